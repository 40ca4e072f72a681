"""What readers of When Cutie Met Patootie see and are told: secrets, what the flood will do, the story."""

import pytest
from tests.games.cutie.kit import TITLE, load, offered, play

from serai.cli.shared.words import Words, languages, respelled
from serai.match.match import Match

SPECTATOR = 3


def told(s, *texts: str, reader: int = 0) -> list[str]:
    """The lines that a reader hears of these actions."""
    match = Match(TITLE, s, bytes(32), readers=[reader])
    for text in texts:
        match.play(int(match.state.actor()), match.state.game.catalogue.parse(text))
    words = Words(TITLE, strict=True)
    words.seat_people(int(s.game.seats), humans=[0], you=reader)
    return [words.line(line) for _, line in match.story[reader]]


def why(s, text: str, language: str = "en") -> str:
    """A refusal in words, as the terminal and the browser say it."""
    match = Match(TITLE, s, bytes(32))
    seat, action = int(s.actor()), s.game.catalogue.parse(text)
    reason = match.explain(seat, action)
    assert reason is not None
    return Words(TITLE, language, strict=True).say(reason.key, **match.says(seat, action))


def test_hands_and_citizens_are_seen_by_their_owner_alone():
    s = load(citizens="C01 C02 C03")
    for reader in range(4):
        for seat, player in enumerate(TITLE.view(s, reader)["players"]):
            assert (player["cards"] is not None) == (seat == reader)
            assert (player["citizen"] is not None) == (seat == reader)
            assert (player["score"], player["hand"]) == (0, 3)


def test_a_citizen_tells_its_owner_what_the_gems_would_bring_now():
    s = load(
        at={"Amelia": "2 0", "Cosmo": "2 1"}, gems={"Amelia": "RR", "Cosmo": "G"}, citizens="C01 C02 C03"
    )
    citizen = TITLE.view(s, 0)["players"][0]["citizen"]
    assert citizen["points"] == {"ruby": 9, "amber": 2, "jade": 3, "sapphire": 0, "amethyst": 0}
    assert citizen["survivors"] == {"Amelia": 12, "Cosmo": 2}
    assert citizen["total"] == 14


def test_the_view_foretells_floods():
    s = load(at={"Amelia": "1 0", "Cosmo": "0 1", "Eddy": "2 0"}, flipped=3)
    seen = TITLE.view(s, SPECTATOR)
    assert (seen["timer"], seen["flipped"], seen["doomed"], seen["last"]) == (5, 3, ["Amelia", "Cosmo"], None)
    seen = TITLE.view(load(at={"Amelia": "1 0", "Eddy": "2 0"}), SPECTATOR)
    assert (seen["doomed"], seen["last"], seen["also"]) == (["Amelia"], "Amelia", None)


def test_the_view_foretells_that_the_next_row_goes_too_where_the_first_one_fills_the_timer():
    at = {"Amelia": "1 0", "Bramble": "2 1", "Cosmo": "3 1"}
    s = load(at=at, gems={"Amelia": "R"}, laid={"2 0": "P01"}, flipped=4)
    seen = TITLE.view(s, SPECTATOR)
    assert (seen["last"], seen["also"]) == ("Amelia", 2)
    assert play(s, "advance Amelia right").low == seen["also"] + 1
    assert TITLE.view(load(at={**at, "Eddy": "1 1"}, flipped=4), SPECTATOR)["also"] is None


def test_no_second_row_is_foretold_where_the_first_one_ends_the_game():
    s = load(
        at={"Amelia": "3 0", "Bramble": "4 0"}, low=3, gems={"Amelia": "R"}, laid={"4 0": "P01"}, flipped=2
    )
    seen = TITLE.view(s, SPECTATOR)
    assert (seen["last"], seen["also"]) == ("Amelia", None)


def test_no_flood_is_foretold_of_a_visitor_who_only_comes_onto_the_lowest_row():
    s = load(at={"Amelia": "0 0", "Eddy": "2 0"}, laid={"1 0": "P44"})
    seen = TITLE.view(s, SPECTATOR)
    assert (seen["doomed"], seen["last"]) == (["Amelia"], None)
    assert play(s, "advance Amelia right").low == 1


def test_a_solo_player_sees_the_least_points_of_every_rating():
    assert TITLE.view(load(1), 0)["ladder"] == {
        "washed-away": 0, "soggy-socks": 40, "safe-ashore": 60, "forest-guide": 80, "hero": 100,
    }  # fmt: skip
    assert TITLE.view(load(2), 0)["ladder"] == {}


def test_each_way_of_a_visitor_has_its_price():
    s = load(at={"Amelia": "1 1"}, laid={"2 0": "P19", "2 1": "P22"}, gems={"Amelia": "RYG"})
    left, right = TITLE.view(s, SPECTATOR)["visitors"][0]["ways"]
    assert (left["needs"], left["cost"], left["reason"]) == (["sapphire", "amethyst"], 4, "reason-cannot-pay")
    assert (right["needs"], right["cost"], right["free"], right["reason"]) == (["sapphire"], 2, 2, None)


@pytest.mark.parametrize(
    ("language", "action", "held"),
    [
        ("en", "Advance Amelia to the right, for free", "Right: free"),
        ("de", "Mit Amelia nach rechts vorrücken, umsonst", "Rechts: gratis"),
    ],
)
def test_a_way_to_the_own_picture_is_offered_for_free(language, action, held):
    s = load(at={"Amelia": "1 1"}, laid={"2 1": "P44"}, gems={"Amelia": ""})
    match = Match(TITLE, s, bytes(32))
    says = match.says(0, s.game.catalogue.parse("advance Amelia right"))
    words = Words(TITLE, language, strict=True)
    assert words.say("action-advance", **says) == action
    assert words.say("held-advance", **says) == held


def test_the_cheapest_way_is_the_only_one_where_that_is_agreed():
    s = load(
        at={"Amelia": "1 1"},
        laid={"2 0": "P04", "2 1": "P01"},
        gems={"Amelia": "RYG"},
        options={"route": "cheapest"},
    )
    ways = TITLE.view(s, SPECTATOR)["visitors"][0]["ways"]
    assert [way["reason"] for way in ways] == ["reason-cheaper-way", None]


@pytest.mark.parametrize(
    ("pictured", "action"),
    [
        ("others", "Search slowly: ruby, amethyst and amber, not for Amelia (P44)"),
        ("anyone", "Search slowly: ruby, amethyst and amber, for anyone (P44)"),
    ],
)
def test_a_slow_search_says_whom_it_is_not_for(pictured, action):
    s = load(hands={0: "P44 P01 P02"}, options={"pictured": pictured})
    says = Match(TITLE, s, bytes(32)).says(0, s.game.catalogue.parse("slow P44"))
    assert Words(TITLE, strict=True).say("action-slow", **says) == action


def test_a_refusal_says_what_is_held_what_is_needed_and_what_it_would_cost():
    s = load(at={"Amelia": "1 1"}, laid={"2 0": "P19"}, gems={"Amelia": "RYG"})
    assert why(s, "advance Amelia left") == (
        "Amelia holds ruby, amber and jade: this trail needs sapphire and amethyst, which would cost 4 gems."
    )
    assert why(s, "advance Amelia left", "de") == (
        "Amelia hat Rubin, Bernstein und Jade: Dieser Pfad braucht Saphir und Amethyst, "
        "und das würde 4 Steine kosten."
    )
    assert why(load(at={"Amelia": "1 1"}, laid={"2 0": "P19"}), "advance Amelia left").startswith(
        "Amelia holds no gems: "
    )


@pytest.mark.parametrize("language", languages())
def test_every_refusal_of_a_turn_names_what_it_is_about(language):
    s = load(hands={0: "P44 P01 P17"}, gems={"Amelia": "RRYYGG"}, at={"Amelia": "5 0", "Cosmo": "1 0"})
    assert "Amelia" in why(s, "advance Amelia left", language)
    assert "Amelia" in why(s, "quick P44", language)
    assert "Bramble" in why(s, "quick P01", language)
    assert "Hush" in why(s, "quick P17", language)
    assert "P90" in why(s, "slow P90", language)


def outlook(s, text: str, language: str = "en") -> list[str]:
    """What the preview of an action adds up for the seat that asks."""
    ahead = Match(TITLE, s, bytes(32)).preview(int(s.actor()), s.game.catalogue.parse(text))
    return [Words(TITLE, language, strict=True).line(line) for line in ahead.outlook]


def test_a_preview_adds_up_what_a_visitor_keeps_and_what_the_own_citizen_then_has():
    at = {"Amelia": "1 1", "Cosmo": "0 0"}
    s = load(at=at, laid={"2 1": "P01", "2 0": "P22"}, gems={"Amelia": "RYG"}, citizens="C01 C02 C03")
    assert outlook(s, "advance Amelia right") == ["Amelia keeps amber and jade.", "Your points: 13 → 10."]
    assert outlook(s, "advance Amelia right", "de")[0] == "Amelia behält Bernstein und Jade."
    s = load(at=at, laid={"2 1": "P44"}, citizens="C01 C02 C03")
    assert outlook(s, "advance Amelia right") == ["Amelia keeps no gems."]


def test_a_preview_adds_up_nothing_before_the_player_has_chosen_what_to_pay():
    s = load(at={"Amelia": "1 1", "Cosmo": "0 0"}, laid={"2 1": "P22"}, gems={"Amelia": "RYG"})
    assert outlook(s, "advance Amelia right") == []


def test_a_preview_of_a_slow_search_tells_of_the_flip_and_the_flood_to_come():
    s = load(hands={0: "P03 P06 P09"}, at={"Amelia": "1 1", "Cosmo": "0 0", "Eddy": "2 0"}, flipped=3)
    assert outlook(s, "slow P03") == ["Then a Rewind card is flipped: 4 of 5."]
    s = load(hands={0: "P03 P06 P09"}, at={"Amelia": "1 1", "Cosmo": "0 0", "Eddy": "2 0"}, flipped=4)
    assert outlook(s, "slow P03") == [
        "Then a Rewind card is flipped: 5 of 5. Row 1 floods, with Cosmo and Amelia."
    ]
    assert outlook(s, "slow P03", "de")[0].endswith("Reihe 1 wird überflutet, mit Cosmo und Amelia.")


def test_a_preview_of_a_quick_search_tells_of_no_flip():
    s = load(hands={0: "P44 P01 P02"}, gems={"Amelia": "GGGGG"})
    assert outlook(s, "quick P44") == []


def test_cards_have_no_codes_where_codes_are_not_shown():
    s = load(hands={0: "P44 P01 P02"}, gems={"Amelia": "G"})
    match = Match(TITLE, s, bytes(32), readers=[1])
    match.play(0, s.game.catalogue.parse("quick P44"))
    [searched, *_] = [line for _, line in match.story[1]]
    assert "P44" not in Words(TITLE, strict=True).line(
        searched._replace(args={**searched.args, "codes": "no"})
    )


def test_the_story_of_a_payment_by_choice():
    s = load(at={"Amelia": "1 1", "Cosmo": "0 0"}, laid={"2 1": "P22"}, gems={"Amelia": "RYG"})
    assert told(s, "advance Amelia right", "pay jade", "pay ruby") == [
        "Amelia pays jade.",
        "You move Amelia up to the right for ruby.",
    ]


def test_the_story_of_a_chain_of_floods():
    at = {"Amelia": "1 0", "Bramble": "2 1", "Cosmo": "3 1"}
    s = load(at=at, gems={"Amelia": "R"}, laid={"2 0": "P01"}, flipped=4)
    assert told(s, "advance Amelia right") == [
        "You move Amelia up to the right for ruby.",
        "Everybody is past row 1, so it floods. 4 Rewind cards are left.",
        "The timer is full, and row 2 floods. Amelia and Bramble are lost. 3 Rewind cards are left.",
    ]


def test_whoever_has_found_too_many_gems_quickly_is_named_while_some_are_left():
    s = play(load(hands={0: "P44 P01 P02"}, gems={"Amelia": "GGGGG"}), "quick P44")
    assert [TITLE.view(s, reader)["finder"] for reader in range(4)] == ["Amelia"] * 4
    assert TITLE.view(play(s, "leave amber", "leave ruby"), 0)["finder"] is None
    at = {"Amelia": "1 0", "Cosmo": "1 1"}
    full = {"Amelia": "RRRRR", "Cosmo": "YYYYY"}
    slow = play(load(hands={0: "P03 P06 P09"}, at=at, gems=full), "slow P03")
    assert offered(slow)[0].startswith("leave")
    assert TITLE.view(slow, 0)["finder"] is None


def test_the_story_of_gems_without_room():
    s = load(hands={0: "P44 P01 P02"}, gems={"Amelia": "GGGGG"})
    lines = told(s, "quick P44", "leave amber", "leave ruby", reader=1)
    assert lines == [
        "Rose searches quickly with P44 and finds ruby, amethyst and amber.",
        "Left in the supply: amber.",
        "Amelia gets amethyst.",
        "Left in the supply: ruby.",
    ]


def test_the_story_of_a_gem_that_the_supply_has_run_out_of():
    names = ("Amelia", "Bramble", "Cosmo", "Dapple", "Eddy", "Fig")
    s = load(hands={0: "P67 P01 P02"}, gems=dict.fromkeys(names, "BBBBB"))
    lines = told(s, "slow P67", "give Bramble", "give Cosmo", reader=1)
    assert lines[:3] == [
        "Rose searches slowly with P67 and finds ruby and jade.",
        "Bramble gets ruby.",
        "Cosmo gets jade.",
    ]


def test_a_drawn_card_is_told_to_its_drawer_alone():
    s = load(hands={0: "P44 P01 P02"})
    lines = [told(s, "quick P44", reader=reader) for reader in (0, 1)]
    assert len(lines[0]) == len(lines[1]) + 1
    assert lines[0][-1].startswith("You draw ")


def test_typed_commands_need_no_capitals():
    s = load(at={"Amelia": "1 1", "Cosmo": "0 0"}, laid={"2 1": "P01"}, gems={"Amelia": "R"})
    assert respelled(s.game.catalogue, "ADVANCE amelia Right") in offered(s)
