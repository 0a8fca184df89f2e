"""Events survive the way into the database and back."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bridge.board import Deal, shuffled
from strohmann.bridge.calls import CALLS, Bid, Call
from strohmann.bridge.contract import Contract
from strohmann.cards import PACK, Card, Hand
from strohmann.errors import NotationError, UnknownName
from strohmann.games.bismarck.events import BISMARCK_EVENTS
from strohmann.games.draw.events import DRAW_EVENTS
from strohmann.games.events import BRIDGE_EVENTS
from strohmann.games.protocol import Event
from strohmann.scoring.honours import Honours
from strohmann.scoring.result import DealResult
from strohmann.seats import NORTH, Seat
from strohmann.store.codec import EVENT_TYPES, decode, encode, plain, type_name

EVENTS = {*BRIDGE_EVENTS, *DRAW_EVENTS, *BISMARCK_EVENTS}


def _contracts_of_two() -> st.SearchStrategy[Contract]:
    texts = st.sampled_from(["1C by N", "4HX by S", "7NTXX by N"])
    return texts.map(lambda text: Contract.parse(text, "NS"))


def _results() -> st.SearchStrategy[DealResult]:
    texts = st.builds(
        "{}{} by {}".format,
        st.sampled_from([call.text for call in CALLS if isinstance(call, Bid)]),
        st.sampled_from(["", "X", "XX"]),
        st.sampled_from("NESW"),
    )
    honours = st.lists(st.builds(Honours, st.sampled_from(Seat), st.just(150)), max_size=1)
    played = st.builds(
        DealResult,
        texts.map(Contract.parse) | _contracts_of_two(),
        st.integers(0, 13),
        honours.map(tuple),
    )
    return st.just(DealResult(None, None)) | played


st.register_type_strategy(Card, st.sampled_from(PACK))
st.register_type_strategy(Call, st.sampled_from(CALLS))
st.register_type_strategy(Hand, st.sets(st.sampled_from(PACK), max_size=13).map(Hand))
st.register_type_strategy(
    Deal, st.integers().map(lambda seed: Deal.of_pack(shuffled(Random(seed)), NORTH))
)
st.register_type_strategy(DealResult, _results())


def test_every_class_of_events_has_a_name_of_its_own() -> None:
    assert set(EVENT_TYPES.values()) == EVENTS
    assert len(EVENT_TYPES) == len(EVENTS)
    assert {"dealt", "dummy_exposed", "match_ended"} <= EVENT_TYPES.keys()


@pytest.mark.parametrize("kind", EVENT_TYPES.values(), ids=EVENT_TYPES)
@given(data=st.data())
def test_every_event_comes_back_as_it_was(kind: type[Event], data: st.DataObject) -> None:
    event = data.draw(st.builds(kind))
    name, document = encode(event)
    back = decode(name, document)
    assert back == event
    assert type(back) is kind
    assert hash(back) == hash(event)


@pytest.mark.parametrize("kind", EVENT_TYPES.values(), ids=EVENT_TYPES)
@given(data=st.data())
def test_the_wire_form_is_the_stored_document_with_its_type(
    kind: type[Event], data: st.DataObject
) -> None:
    event = data.draw(st.builds(kind))
    name, document = encode(event)
    wire = json.loads(json.dumps(plain(event)))
    assert wire == {"type": name, **json.loads(document)}
    assert name == type_name(kind)


def test_a_document_is_ascii_notation() -> None:
    hand = Hand.parse("AKQ2.J3.T984.KQ2")
    event = EVENT_TYPES["dummy_exposed"](NORTH, hand)  # type: ignore[call-arg]
    assert encode(event) == ("dummy_exposed", '{"seat":"N","hand":"AKQ2.J3.T984.KQ2"}')


def test_an_unknown_type_is_told_apart_from_a_broken_document() -> None:
    with pytest.raises(UnknownName) as unknown:
        decode("teleported", "{}")
    assert unknown.value.code == "unknown-event"
    with pytest.raises(NotationError) as broken:
        decode("played", '{"seat":"N","card":"S1"}')
    assert broken.value.code == "unreadable-event"
    with pytest.raises(NotationError):
        decode("played", "{")


@pytest.mark.parametrize("ring", ['"NN"', '"NQ"', "2", "[]"])
def test_a_contract_of_an_unknown_ring_is_a_broken_document(ring: str) -> None:
    contract = f'{{"bid":"1C","doubling":"","declarer":"N","ring":{ring}}}'
    with pytest.raises(NotationError) as broken:
        decode("deal_scored", f'{{"result":{{"contract":{contract},"tricks":7}}}}')
    assert broken.value.code == "unreadable-event"


def test_the_error_of_a_broken_document_does_not_quote_it() -> None:
    with pytest.raises(NotationError) as broken:
        decode("dummy_exposed", '{"seat":"N","hand":"AKQ2.J3.T984.KQ22"}')
    assert "AKQ2" not in str(broken.value)
    assert broken.value.__cause__ is None
    assert broken.value.__suppress_context__
