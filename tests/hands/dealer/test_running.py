"""What scripts print: layouts and figures that the classic program gives, within chance."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import product
from math import comb, sqrt

import pytest

from strohmann.bridge.board import Deal, Vulnerability
from strohmann.cards import STRAINS, Hand, Holding, Strain
from strohmann.errors import InvalidValue
from strohmann.hands.dealer import layout, read_script, run
from strohmann.hands.dealer.counts import cccc, quality
from strohmann.hands.dealer.dealing import wanted_by
from strohmann.hands.orders import OrderError
from strohmann.seats import NORTH, SEATS, Seat
from tests.hands.chi_square import deviation

DEAL = Deal.parse("N:2.T98.K752.KJT84 5.J7642.986.9763 AQ8.AQ5.QJT.AQ52 KJT97643.K3.A43.")
MASKS = (DEAL.masks[0], DEAL.masks[1], DEAL.masks[2], DEAL.masks[3])


def _run(text: str, seed: int = 1) -> str:
    return "".join(run(read_script(text), seed))


def _deals(output: str) -> list[Deal]:
    rows = re.findall(r"^n (\S+) e (\S+) s (\S+) w (\S+) ", output, re.MULTILINE)
    return [Deal.parse("N:" + " ".join(row)) for row in rows]


# --- Layouts ------------------------------------------------------------------------------


def test_all_hands_side_by_side() -> None:
    assert layout.full(MASKS, 1).split("\n") == [
        "   1.",
        "2                   5                   A Q 8               K J T 9 7 6 4 3 ",
        "T 9 8               J 7 6 4 2           A Q 5               K 3 ",
        "K 7 5 2             9 8 6               Q J T               A 4 3 ",
        "K J T 8 4           9 7 6 3             A Q 5 2             - ",
        "",
        "",
    ]


def test_a_page_of_hands() -> None:
    assert layout.pages([NORTH], [MASKS] * 5) == (
        "\n\nNorth hands:\n\n\n\n"
        "   1.                  2.                  3.                  4.               \n"
        "2                   2                   2                   2 \n"
        "T 9 8               T 9 8               T 9 8               T 9 8 \n"
        "K 7 5 2             K 7 5 2             K 7 5 2             K 7 5 2 \n"
        "K J T 8 4           K J T 8 4           K J T 8 4           K J T 8 4 \n\n"
        "   5.               \n2 \nT 9 8 \nK 7 5 2 \nK J T 8 4 \n\n\f"
    )


def test_short_forms() -> None:
    text = "n 2.T98.K752.KJT84 e 5.J7642.986.9763 s AQ8.AQ5.QJT.AQ52 w KJT97643.K3.A43. "
    assert layout.line(SEATS, MASKS) == text
    assert layout.compact(MASKS).split("\n")[3:] == ["w KJT97643.K3.A43.", ""]


def test_pbn_with_dealer_and_vulnerability() -> None:
    text = layout.pbn(MASKS, 2, 1, None, Vulnerability.BOTH)
    assert '[Dealer "E"]\n[Vulnerable "All"]\n' in text
    assert f'[Deal "{DEAL}"]' in text
    assert [Deal.parse(found) for found in re.findall(r'\[Deal "(.*)"\]', text)] == [DEAL]


def test_numbers_behind_deals_and_texts_between() -> None:
    output = _run('produce 2 x = 3 action printoneline(x), printes("a ", x, "!", \\n)')
    lines = output.split("\n")
    assert lines[0].endswith(" 3")
    assert lines[1] == "a 3!"
    assert lines[4:] == ["Generated 2 hands", "Produced 2 hands", "Initial random seed 1", ""]


def test_a_table_of_frequencies() -> None:
    output = _run('produce 9 action frequency "f" (hcp(north) * 0 + 1, 0, 2), frequency (3, 4, 4)')
    assert output.startswith(
        "Frequency f:\n    0\t       0\n    1\t       9\n    2\t       0\n"
        "Frequency :\nLow\t       9\n    4\t       0\nGenerated"
    )


def test_a_table_of_two_numbers() -> None:
    output = _run('produce 5 action frequency "g" (1, 1, 2, 9, -1, 0)')
    assert output.startswith(
        "Frequency g:\n"
        "        Low     -1      0   High    Sum\n"
        "Low       0      0      0      0      0\n"
        "   1      0      0      0      5      5\n"
        "   2      0      0      0      0      0\n"
        "High      0      0      0      0      0\n"
        "Sum       0      0      0      5      5\n\n"
    )


def test_averages_with_six_digits() -> None:
    output = _run('produce 3 action average "x" 10 / 4, average 1545070, average "b" 1 == 1')
    assert output.startswith("x: 2\n1.54507e+06\nb: 1\n")
    assert _run('generate 3 condition 0 action average "none" 1').startswith("none: -\n")


def test_lines_of_values() -> None:
    output = _run("produce 1 action csvrpt('x')".replace("'", '"'))
    assert output.startswith("'x'\n")
    fields = _run('produce 1 action csvrpt("N S", 3, NS)').split("\n")[0].split(",")
    assert fields[:2] == ["'N S'", "3"]
    assert re.fullmatch(r"n \S+ s \S+ ", fields[2])


# --- Counts -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("suit", "points"),
    [("J", 10), ("6", 0), ("7", 0), ("A", 40),
     ("52", 0), ("KT", 70), ("A5", 80), ("62", 0),
     ("A95", 120), ("A42", 120), ("KJ6", 120), ("Q98", 75),
     ("AQJ9", 280), ("K754", 120), ("Q763", 80), ("A876", 160),
     ("QT753", 125), ("AT754", 225), ("97432", 0), ("AQJ74", 350),
     ("J87652", 60), ("AQ9432", 390), ("AKQ654", 540), ("QJT943", 270),
     ("KJT9532", 350), ("AKQJ974", 700), ("AK98642", 560), ("AKQ9764", 700),
     ("KQJT6532", 480), ("AKJT9643", 800), ("AKQ76532", 800), ("A8765432", 480),
     ("AJT876432", 630), ("AKQJ86532", 900), ("AKJT98653", 900), ("AKQJ98762", 900),
     ("", 0)],
)  # fmt: skip
def test_quality_of_a_suit(suit: str, points: int) -> None:
    assert quality(Holding.parse(suit).mask) == points


@pytest.mark.parametrize(
    ("hand", "points"),
    [("653.A94.T8.AKJ74", 1380), ("Q7.AJ54.J732.987", 670), ("J6.AQT764.Q3.KT2", 1360),
     ("AKQJ9.9.T7.JT753", 1410), ("AKQJ.Q42.AKQ2.85", 2095), ("A53.AKQJT9.KQ.84", 2185),
     ("AKQJ864.K2.AJ.82", 2185), ("4.762.KQJT864.87", 970)],
)  # fmt: skip
def test_four_cs_of_a_hand(hand: str, points: int) -> None:
    assert cccc(Hand.parse(hand).mask) == points


def test_counts_of_hands_and_suits() -> None:
    text = """produce 1 predeal north SAKQJT98, HA3, DKT, CQ2
        action printes(hcp(north), " ", hcp(north, spades), " ", controls(north), " ",
        control(north, diamond), " ", losers(north), " ", loser(north, club), " ", tens(north),
        " ", aces(north), " ", top3(north, spades), " ", top5(north), " ", c13(north), " ",
        spades(north), " ", hascard(north, KD), " ", hascard(north, QD), " ", pt4(north), \\n)"""
    assert _run(text).split("\n")[0] == "19 10 6 1 4 2 2 2 3 9 25 7 1 0 2"


def test_counts_can_be_changed() -> None:
    text = """produce 1 pointcount 1 1 1 1 1 altcount 2 0 0 0 0 0 7
        predeal north SAKQJT98, HA3, DKT, CQ2 action printes(hcp(north), " ", pt2(north))"""
    assert _run(text).startswith("9 7Generated")


# --- Dealing ------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same() -> None:
    text = "produce 5 rnd(2) == 1 action printoneline, printes(rnd(100), \\n)"
    assert _run(text, 4) == _run(text, 4)
    assert _run(text, 4) != _run(text, 5)


def test_generate_and_produce_are_limits() -> None:
    assert "Generated 50 hands\nProduced 0 hands\n" in _run("generate 50 condition 0")
    assert "Generated 40 hands\nProduced 40 hands\n" in _run("printed = 1")
    assert "Generated 0 hands\n" in _run("produce 0")


def test_predealt_cards_and_lengths() -> None:
    output = _run("""produce 30 predeal north SAK, H2 spades(north) == 3 hearts(south) == 6
                     action printoneline""")
    deals = _deals(output)
    assert len(deals) == 30
    for deal in deals:
        north, _, south, _ = (str(deal[seat]).split(".") for seat in SEATS)
        assert len(north[0]) == 3
        assert {"A", "K"} <= set(north[0])
        assert "2" in north[1]
        assert len(south[1]) == 6
    assert "Generated 30 hands" in output


def test_what_cannot_be_is_said_at_once() -> None:
    with pytest.raises(OrderError, match="order-impossible"):
        _run("predeal north SAK spades(north) == 1")
    with pytest.raises(OrderError, match="order-impossible"):
        _run("hcp(north) > 37")


def test_a_conjunction_is_drawn_directly_unless_deals_are_counted() -> None:
    wish = (
        "strong = hcp(north) >= 30 and 31 >= hcp(north) condition strong && shape(north, any 4333)"
    )
    output = _run(f"produce 20 {wish} action printoneline")
    assert "Generated 20 hands\nProduced 20 hands\n" in output
    assert all(30 <= deal[NORTH].hcp <= 31 for deal in _deals(output))
    assert "Produced 0 hands" in _run(f"generate 200 {wish}")
    assert wanted_by(read_script("hcp(north) > 3 or hcp(south) > 3")) == {}
    assert wanted_by(read_script("pointcount 1 hcp(north) > 3")) == {}


def test_direct_drawing_favours_no_deal() -> None:
    """Small spaces: 13 cards of which all but a few are fixed."""
    text = """produce 4000 predeal north SAKQJT9, HAKQ, DA south S87654, HJT98765 east D98765432
        condition spades(north) == 7 and hcp(north) >= 23 action printoneline"""
    found = [str(deal[NORTH]) for deal in _deals(_run(text))]
    assert len(found) == 4000
    kinds = {str(hand) for hand in found}
    possible = _possible()
    assert kinds <= possible
    assert deviation(found, len(possible)) < 4


def _possible() -> set[str]:
    """North takes three of the cards left, two of them no spade, if he has 23 points."""
    held = "AKQJT9.AKQ.A."
    left = [("S", "32"), ("H", "432"), ("D", "KQJT"), ("C", "AKQJT98765432")]
    cards = [(suit, rank) for suit, ranks in left for rank in ranks]
    others = [card for card in cards if card[0] != "S"]
    assert comb(len(others), 2) == 190
    hands = set()
    for spade, first, second in product("32", range(len(others)), range(len(others))):
        if first < second:
            suits = dict(zip("SHDC", held.split("."), strict=True))
            for suit, rank in (("S", spade), others[first], others[second]):
                suits[suit] += rank
            hand = Hand.parse(".".join(suits.values()))
            if hand.hcp >= 23:
                hands.add(str(hand))
    return hands


# --- Figures of the classic program -------------------------------------------------------


def _near(found: float, expected: float, trials: tuple[int, int], spread: float) -> None:
    """Within four standard errors of the difference of two means."""
    assert abs(found - expected) <= 4 * spread * sqrt(1 / trials[0] + 1 / trials[1])


def test_the_weak_two_of_the_examples() -> None:
    """A spade weak two: averages and frequencies over 13 012 hands of the classic program."""
    output = _run("""
        weaktwospades = shape(north, 6xxx - any 0xxx) and hcp(north) >= 5 and hcp(north) <= 11
            and hcp(north, spades) >= hcp(north) / 2
        heartfit = hearts(north) + hearts(south) >= 8
        condition weaktwospades
        produce 4000
        action frequency "points" (hcp(north), 5, 11), average "hearts" hearts(north),
            average "Ace of spades" hascard(north, AS),
            average "Jack of spades" hascard(north, JS), average "Heart fit" heartfit
    """)
    averages = dict(re.findall(r"^(.*): ([0-9.]+)$", output, re.MULTILINE))
    for name, expected, spread in EXPECTED_AVERAGES:
        _near(float(averages[name]), expected, (4000, EXPECTED_TOTAL), spread)
    counts = {int(v): int(n) for v, n in re.findall(r"^ +(\d+)\t +(\d+)$", output, re.MULTILINE)}
    for points, count in EXPECTED_POINTS.items():
        share = count / EXPECTED_TOTAL
        spread = sqrt(share * (1 - share))
        _near(counts[points] / 4000, share, (4000, EXPECTED_TOTAL), spread)


EXPECTED_TOTAL = 13_012
EXPECTED_POINTS = {5: 1253, 6: 1429, 7: 2129, 8: 1886, 9: 2347, 10: 1913, 11: 2055}
EXPECTED_AVERAGES = [
    ("hearts", 2.34184, 1.3),
    ("Ace of spades", 0.548801, 0.4976),
    ("Jack of spades", 0.474101, 0.4993),
    ("Heart fit", 0.136566, 0.3434),
]


def test_the_play_of_the_examples() -> None:
    """Drop or finesse: 110 257 hands of the classic program."""
    output = _run("""
        predeal north SJ865432, HJ5, D72, C95 west DQ5 south SA, HAQ, DA, CAQJT87642 east DKJ
        produce 4000
        condition hcp(east) >= 10 && shape(west, x5xx) && shape(east, x45x + x46x + x47x)
        action average "king drops" shape(west, xxx1), average "finesse" hascard(east, KH)
    """)
    averages = dict(re.findall(r"^(.*): ([0-9.]+)$", output, re.MULTILINE))
    _near(float(averages["king drops"]), 0.573633, (4000, 110_257), 0.4946)
    _near(float(averages["finesse"]), 0.745476, (4000, 110_257), 0.4356)


def test_the_controls_of_the_examples() -> None:
    """Strong balanced hands: 10 000 of the classic program."""
    expected = {4: 18, 5: 296, 6: 1631, 7: 3455, 8: 3518, 9: 1029, 10: 53}
    output = _run("""
        condition shape(north, any 4333 + any 4432 + any 5332) and hcp(north)>=20 and
            hcp(north)<=22
        produce 5000 action frequency "controls" (control(north), 0, 12)
    """)
    counts = {int(v): int(n) for v, n in re.findall(r"^ +(\d+)\t +(\d+)$", output, re.MULTILINE)}
    assert sum(counts.values()) == 5000
    for value in range(13):
        share = expected.get(value, 0) / 10_000
        _near(counts[value] / 5000, share, (5000, 10_000), sqrt(share * (1 - share)))


# --- Tricks -------------------------------------------------------------------------------


def test_tricks_are_asked_of_the_function_that_is_given() -> None:
    asked: list[Deal] = []

    def tricks(deal: Deal) -> Mapping[tuple[Seat, Strain], int]:
        asked.append(deal)
        return {(seat, strain): seat.index + strain.index for seat in SEATS for strain in STRAINS}

    script = read_script("""produce 3 n = dds(south, notrump)
        condition tricks(north, spades) == 3
        action printes(n, " ", par(NS), " ", par(EW), \\n), csvrpt(trix(north))""")
    pieces = run(script, 1, tricks=tricks, par=lambda *_: 420)
    lines = "".join(pieces).split("\n")
    assert lines[:2] == ["6 420 -420", "0,1,2,3,4"]
    assert len(asked) == 3  # each deal once
    with pytest.raises(InvalidValue, match="condition-without-solver"):
        next(run(script, 1))
