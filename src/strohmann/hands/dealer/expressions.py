"""Reading expressions with the precedence of C, without recursion.

Operands and operators wait on two stacks, so parentheses may be nested as deeply as anybody
likes; only the tree that comes out of it has a limit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from strohmann.hands.dealer.cursor import Cursor
from strohmann.hands.dealer.errors import script_error
from strohmann.hands.dealer.functions import FUNCTIONS, read_contract, read_function
from strohmann.hands.dealer.lexer import Kind, Token
from strohmann.hands.dealer.tree import (
    Binary,
    Choice,
    Imps,
    Named,
    Node,
    Number,
    Rnd,
    Score,
    Unary,
)

__all__ = ["Names", "read_expression"]

_DEEPEST = 300  # steps from a whole expression, through its names, to a number
_UNARY, _CHOICE, _OPEN = 8, 1, 0
_BINARY = {
    "||": 2, "&&": 3, "==": 4, "!=": 4, "<": 5, "<=": 5, ">": 5, ">=": 5,
    "+": 6, "-": 6, "*": 7, "/": 7, "%": 7,
}  # fmt: skip
_STRENGTH = {"?": _CHOICE, ":": _CHOICE, **_BINARY}
_VULNERABLE = {"vul": True, "nv": False, "vulnerable": True}


@dataclass(frozen=True, slots=True)
class _Operand:
    node: Node
    depth: int


Names = Mapping[str, tuple[Named, int]]
"""The names of a script, each with the depth of its expression."""
_Build = Callable[[Node], Node]


@dataclass(frozen=True, slots=True)
class _Waiting:
    """An operator that waits for its operands, or something that waits to be closed."""

    sign: str  # "(" and "?" are open; "u" stands before its operand
    strength: int
    token: Token
    build: _Build | None = None


def read_expression(cursor: Cursor, names: Names) -> tuple[Node, int]:
    """Read up to where no expression can go on; gives its depth too. Raises `ScriptError`."""
    return _Reader(cursor, names).read()


class _Reader:
    def __init__(self, cursor: Cursor, names: Names) -> None:
        self._cursor, self._names = cursor, names
        self._operands: list[_Operand] = []
        self._waiting: list[_Waiting] = []

    def read(self) -> tuple[Node, int]:
        while True:
            self._operand()
            while self._closes():
                pass
            if not self._operator():
                break
        self._reduce(_OPEN + 1)
        if self._waiting:
            raise self._cursor.expected([")" if self._waiting[-1].sign == "(" else ":"])
        (operand,) = self._operands
        return operand.node, operand.depth

    # --- Operands -----------------------------------------------------------------

    def _operand(self) -> None:
        """Whatever stands before an operand, and the operand."""
        cursor = self._cursor
        while True:
            if (token := cursor.accept("-", "!")) is not None:
                self._waiting.append(_Waiting("u", _UNARY, token, partial(Unary, token.text)))
            elif (token := cursor.accept("(")) is not None:
                self._waiting.append(_Waiting("(", _OPEN, token))
            elif cursor.next.kind is Kind.WORD and cursor.next.text in _CALLS:
                token = cursor.take()
                cursor.expect("(")
                build = _CALLS[token.text](cursor, token)
                self._waiting.append(_Waiting("(", _OPEN, token, build))
            else:
                break
        self._operands.append(self._value())

    def _value(self) -> _Operand:
        token = self._cursor.next
        if token.kind is Kind.NUMBER:
            return _Operand(Number(self._cursor.take().value), 1)
        if token.kind is Kind.WORD and token.text in FUNCTIONS:
            return _Operand(read_function(self._cursor), 1)
        if token.kind is not Kind.WORD:
            raise self._cursor.misfit("script-expression-expected")
        if token.text not in self._names:
            raise self._cursor.misfit("script-unknown-name")
        named, depth = self._names[self._cursor.take().text]
        return self._checked(named, depth + 1, token)

    # --- Operators ----------------------------------------------------------------

    def _closes(self) -> bool:
        """A parenthesis that was opened here is closed."""
        if not self._cursor.next.is_sign(")"):
            return False
        if not any(each.sign == "(" for each in self._waiting):
            return False
        self._reduce(_OPEN + 1)
        opened = self._waiting[-1]
        if opened.sign != "(":
            raise self._cursor.expected([":"])
        self._cursor.take()
        self._waiting.pop()
        if opened.build is not None:
            self._wrap(opened)
        return True

    def _operator(self) -> bool:
        token = self._cursor.next
        if token.kind is not Kind.SIGN or token.text not in _STRENGTH:
            return False
        strength = _STRENGTH[token.text]
        if token.text == "?":
            self._reduce(strength + 1)
            self._waiting.append(_Waiting("?", _OPEN, token))
        elif token.text == ":":
            self._reduce(_OPEN + 1)
            if not self._waiting or self._waiting[-1].sign != "?":
                return False
            opened = self._waiting.pop()
            self._waiting.append(_Waiting(":", _CHOICE, opened.token))
        else:
            self._reduce(strength)
            self._waiting.append(_Waiting(token.text, strength, token))
        self._cursor.take()
        return True

    def _reduce(self, strength: int) -> None:
        """Join what binds at least so strongly."""
        while self._waiting and self._waiting[-1].strength >= strength:
            self._join(self._waiting.pop())

    def _join(self, waiting: _Waiting) -> None:
        if waiting.sign == "u":
            self._wrap(waiting)
            return
        right, left = self._operands.pop(), self._operands.pop()
        depth = max(left.depth, right.depth)
        node: Node
        if waiting.sign == ":":
            asked = self._operands.pop()
            depth = max(depth, asked.depth)
            node = Choice(asked.node, left.node, right.node)
        else:
            node = Binary(waiting.sign, left.node, right.node, waiting.token.place)
        self._operands.append(self._checked(node, depth + 1, waiting.token))

    def _wrap(self, waiting: _Waiting) -> None:
        inner = self._operands.pop()
        assert waiting.build is not None
        node = waiting.build(inner.node)
        self._operands.append(self._checked(node, inner.depth + 1, waiting.token))

    @staticmethod
    def _checked(node: Node, depth: int, token: Token) -> _Operand:
        if depth > _DEEPEST:
            place = token.place
            raise script_error("script-too-deep", place, limit=_DEEPEST)
        return _Operand(node, depth)


# --- Functions of an expression ----------------------------------------------------


def _score(cursor: Cursor, token: Token) -> _Build:
    vulnerable = cursor.one_of(_VULNERABLE)
    cursor.expect(",")
    contract = read_contract(cursor)
    cursor.expect(",")
    return lambda node: Score(vulnerable, contract, node, token.place)


def _imps(_cursor: Cursor, _token: Token) -> _Build:
    return Imps


def _rnd(_cursor: Cursor, token: Token) -> _Build:
    return lambda node: Rnd(node, token.place)


_CALLS: dict[str, Callable[[Cursor, Token], _Build]] = {
    "score": _score, "imps": _imps, "imp": _imps, "rnd": _rnd,
}  # fmt: skip
