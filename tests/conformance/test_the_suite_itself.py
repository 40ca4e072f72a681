"""The suite passes a healthy game and catches each broken one by the check that is meant for it."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64
from tests.conformance import checks, toy
from tests.conformance.toy import HAND, LOOK, NEST, NOT_HELD, PILE, STEPS, THINGS, Magpies, Toy
from tests.kit import Table, positions, tables

from serai.bots.bot import Bot, RandomBot
from serai.bots.greedy import GreedyBot
from serai.core.actions import Catalogue, Reason
from serai.core.layout import Layout
from serai.core.parts import Line
from serai.core.pieces import Pieces
from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.rows import SEAT, Field
from serai.core.state import CHANCE, OVER, State, Step, Weighted
from serai.core.title import Option, Title
from serai.match.match import Match

KEYS = toy.KEYS | {"reason-not-your-turn", "reason-game-over", "reason-not-now"}
UNDO_KEYS = {"undo-nothing", "undo-chance", "undo-taught", "undo-other-seat"}


def first_table(title: Title) -> Table:
    return next(iter(tables(title)))


def sampled(title: Title) -> list[State]:
    return positions(*first_table(title), seed=3, count=60)


def each(check: Callable[[Title, State], None]) -> Callable[[Title], None]:
    """A check of a position, made at each position of a sample."""

    def run(title: Title) -> None:
        for s in sampled(title):
            check(title, s)

    return run


def each_reader(check: Callable[[Title, State, int], None]) -> Callable[[Title], None]:
    def run(title: Title) -> None:
        for s in sampled(title):
            for reader in checks.readers(s):
                check(title, s, reader)

    return run


def playouts(title: Title) -> None:
    for seed in range(20):
        checks.check_playout(title, first_table(title).new(), Rng(seed))


def same_log(title: Title) -> None:
    log = checks.check_playout(title, first_table(title).new(), Rng(5))
    checks.check_same_log_same_digests(first_table(title).new, log)


def records(title: Title) -> None:
    match = checks.play_match(title, first_table(title).new(), Rng(1), 100)
    checks.check_record(title, match, from_position=False)
    for seed, s in enumerate(sampled(title)):
        if checks.rests_at_an_entry(s):
            s = title.load(int(s.game.seats), {}, title.dump(s))
            checks.check_record(title, checks.play_match(title, s, Rng(seed), 8), from_position=True)


def undo(title: Title) -> None:
    for seed in range(6):
        rng = Rng(seed)
        match = Match(title, first_table(title).new(), checks.KEY)
        match.begin()
        while match.state.actor() != OVER:
            checks.check_undo(title, match, UNDO_KEYS)
            match.play(int(match.state.actor()), int(any_action(match.state, rng)))
        checks.check_undo(title, match, UNDO_KEYS)


def witnessed(title: Title) -> None:
    for seed in range(12):
        s = first_table(title).new()
        checks.check_a_redealt_state_contradicts_nothing_seen(
            title, s, seed % (int(s.game.seats) + 1), Rng(seed), every=1, last=100
        )


def previews(title: Title) -> None:
    for s in sampled(title):
        if s.actor() not in (CHANCE, OVER):
            for action in s.legal():
                checks.check_preview(title, s, int(action))


def stories(title: Title) -> None:
    for s in sampled(title):
        for action in s.legal():
            checks.check_story(title, s, int(action))


def bots(title: Title) -> None:
    table = first_table(title)
    players: list[Bot] = [GreedyBot(title.value), *(RandomBot() for _ in range(table.seats - 1))]
    checks.check_bots(title, table.new(), players, Rng(1))


SENTENCES = {
    "action-stash": "Stash {thing}",
    "action-show": "Show {thing}",
    "action-spy": "Spy",
    "action-skip": "Do not spy",
    "action-back": "Put it back",
}


def said(key: str, args: dict[str, Any]) -> str:
    return SENTENCES[key].format(**args)


CHECKS: dict[str, Callable[[Title], None]] = {
    "playouts": playouts,
    "legal is what why allows": each(lambda title, s: checks.check_legal_is_what_why_allows(s)),
    "one log, one game": same_log,
    "reasons": each(lambda title, s: checks.check_reasons(title, checks.reasons_given(s), KEYS, toy.ANCHORS)),
    "explain": each(checks.check_explain),
    "copies": each(lambda title, s: checks.check_copies_share_nothing(s.copy(), Rng(1), 10)),
    "save and restore": each(checks.check_save_and_restore),
    "dump and load": each(checks.check_dump_and_load),
    "records": records,
    "features": each(checks.check_features),
    "re-deal": each_reader(
        lambda title, s, reader: checks.check_a_reader_cannot_tell_a_redealt_state(title, s, reader, range(8))
    ),
    "alike": each_reader(checks.check_actions_that_look_alike_leave_the_same_view),
    "witness": witnessed,
    "views": each(checks.check_views),
    "players": each(checks.check_players),
    "describe": each(lambda title, s: checks.check_describe(title, s, said)),
    "refusals": each(lambda title, s: checks.check_refusals(title, s, lambda key, args: key)),
    "zones": each(lambda title, s: checks.check_zones(title, s, said)),
    "components": each(lambda title, s: checks.check_components(title, s, said)),
    "no secrets": each(checks.check_claim_of_no_secrets),
    "story": stories,
    "undo": undo,
    "previews": previews,
    "bots": bots,
    "title": checks.check_title,
    "catalogue": each(lambda title, s: checks.check_catalogue(s)),
}


@pytest.mark.parametrize("name", CHECKS)
def test_a_healthy_game_passes(name: str):
    CHECKS[name](Toy())


@pytest.mark.parametrize("name", CHECKS)
def test_a_healthy_game_passes_at_five_seats(name: str):
    title = Toy()
    title.fewest = title.most = 5
    CHECKS[name](title)


def with_steps(steps: dict[int, Step[Any]]) -> Title:
    return Toy(new_game=lambda seats, options: toy.lay_out(seats, options, steps=STEPS | steps))


def with_state(kind: type[Magpies]) -> Title:
    return Toy(new_game=lambda seats, options: toy.lay_out(seats, options, kind))


def caught(check: str, title: Title, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        CHECKS[check](title)


# ---- What is broken, and the check that finds it ----


class SharesTheSheet(Magpies):
    def copy(self) -> "SharesTheSheet":
        s = super().copy()
        assert isinstance(s, SharesTheSheet)
        s.sheet = self.sheet
        return s


def test_a_copy_that_shares_a_vector_is_caught():
    caught("copies", with_state(SharesTheSheet), "a copy shares something")


class ForgetsTheMixing(Magpies):
    def copy(self) -> "ForgetsTheMixing":
        s = super().copy()
        assert isinstance(s, ForgetsTheMixing)
        s.mixed = False
        return s


def test_a_copy_that_forgets_a_field_is_caught():
    caught("copies", with_state(ForgetsTheMixing), "a copy is not like its original")


class SavesTooLittle(Magpies):
    def fields(self) -> list[str]:
        return ["things", "sheet"]


def test_a_save_that_leaves_out_a_field_is_caught():
    caught("save and restore", with_state(SavesTooLittle), "looks different")


def test_a_position_that_leaves_out_a_field_is_caught():
    broken = Layout([*toy.LAYOUT.rows[:2], Field("mixed", flag=True, written=False)])
    broken.entries = toy.LAYOUT.entries

    class WritesTooLittle(Magpies):
        def layout(self) -> Layout:
            return broken

    caught("dump and load", with_state(WritesTooLittle), "looks different")


def test_a_row_that_the_rules_count_beyond_is_caught():
    things, _, mixed = toy.LAYOUT.rows
    broken = Layout([things, Field("sheet", (SEAT, ["shown", "spied"]), most=1), mixed])
    broken.entries = toy.LAYOUT.entries

    class CountsTooFar(Magpies):
        def layout(self) -> Layout:
            return broken

    caught("dump and load", with_state(CountsTooFar), "cannot be loaded .*from 0 to 1, not .*more room")


class TooNarrow(toy.Act):
    def legal(self, s: Magpies, seat: i64, arg: i64) -> vec[i64]:
        everything = super().legal(s, seat, arg)
        return vec[i64]([action for action in everything if action != toy.SHOW.of(7)])


def test_a_list_that_is_too_narrow_is_caught():
    caught("legal is what why allows", with_steps({toy.ACT: TooNarrow()}), "list and the predicate")


class TooWide(toy.MaySpy):
    def legal(self, s: Magpies, seat: i64, arg: i64) -> vec[i64]:
        return vec[i64]([toy.SPY.base, toy.SKIP.base, toy.BACK.base])


def test_a_list_that_is_too_wide_is_caught():
    caught("legal is what why allows", with_steps({toy.MAY_SPY: TooWide()}), "list and the predicate")


class OutOfOrder(toy.MaySpy):
    def legal(self, s: Magpies, seat: i64, arg: i64) -> vec[i64]:
        return vec[i64]([toy.SKIP.base, toy.SPY.base])


def test_a_list_out_of_order_is_caught():
    caught("playouts", with_steps({toy.MAY_SPY: OutOfOrder()}), "not ascending")


class Weightless(Weighted[Magpies]):
    def why(self, s: Magpies, seat: i64, arg: i64, action: i64) -> i64:
        return toy.DrawThing().why(s, seat, arg, action)

    def legal(self, s: Magpies, seat: i64, arg: i64) -> vec[i64]:
        return toy.DrawThing().legal(s, seat, arg)

    def apply(self, s: Magpies, seat: i64, arg: i64, action: i64) -> None:
        toy.DrawThing().apply(s, seat, arg, action)

    def weight(self, s: Magpies, seat: i64, arg: i64, outcome: i64) -> i64:
        return outcome - toy.DRAW.base


def test_an_outcome_without_weight_is_caught():
    caught("playouts", with_steps({toy.DRAW_THING: Weightless()}), "no weight")


class Endless(toy.EndTurn):
    def run(self, s: Magpies, seat: i64, arg: i64) -> None:
        s.things.shuffle(NEST, PILE)
        s.mixed = False
        super().run(s, seat, arg)


def test_a_game_that_does_not_end_is_caught():
    caught("playouts", with_steps({toy.END_TURN: Endless()}), "goes on after 100 actions")


class Counterfeit(toy.PutBack):
    def apply(self, s: Magpies, seat: i64, arg: i64, action: i64) -> None:
        super().apply(s, seat, arg, action)
        s.things.where = append(s.things.where, NEST)
        s.things.order = append(s.things.order, 0)
        s.things.may = append(s.things.may, s.things.every << NEST)
        s.things.back = append(s.things.back, 0)


def test_a_piece_out_of_nowhere_is_caught():
    caught("playouts", with_steps({toy.PUT_BACK: Counterfeit()}), "pieces have come or gone")


class Moody(toy.Act):
    """Depends on something outside the state."""

    moods = itertools.count()

    def apply(self, s: Magpies, seat: i64, arg: i64, action: i64) -> None:
        super().apply(s, seat, arg, action)
        s.sheet[seat * toy.LINES] += next(self.moods)


def test_rules_that_depend_on_something_outside_are_caught():
    caught("one log, one game", with_steps({toy.ACT: Moody()}), "one log led to two games")
    with pytest.raises(ValueError, match="a different position than the record says"):
        CHECKS["records"](with_steps({toy.ACT: Moody()}))


def test_a_reason_without_a_text_or_a_rule_is_caught():
    caught("reasons", with_reasons({NOT_HELD: Reason("reason-none", "turn")}), "no text for reason-none")
    caught("reasons", with_reasons({NOT_HELD: Reason("reason-not-held", "moon")}), "no anchor moon")
    caught("reasons", with_reasons({}), "reason 10 is not in the table")


def with_reasons(reasons: dict[int, Reason]) -> Toy:
    """A toy whose catalogue has other reasons."""
    catalogue = Catalogue()
    catalogue.reasons.update(reasons)
    return Toy(CATALOGUE=catalogue)


def test_a_score_sheet_that_does_not_add_up_is_caught():
    caught("playouts", Toy(score=lambda s, seat: s.sheet[seat * toy.LINES]), "is not its score")


def leaky(s: Magpies, reader: int, memory: bool = False) -> dict[str, Any]:
    return toy.view(s, reader, memory) | {"best": max([0, *map(int, s.things.members(HAND))])}


def test_a_view_that_leaks_is_caught():
    caught("re-deal", Toy(view=leaky), "view would tell")


def leaky_memory(s: Magpies, reader: int, memory: bool = False) -> dict[str, Any]:
    return toy.view(s, reader, memory) | ({"nest": list(map(int, s.things.members(NEST)))} if memory else {})


def test_a_memory_that_leaks_is_caught():
    caught("re-deal", Toy(view=leaky_memory), "memory would tell")


class LeakyRow(Magpies):
    """Has a row for learners alone, and that row says where a thing is, whoever asks."""

    row = Field("first_thing", most=HAND + 3)

    @property
    def first_thing(self) -> int:
        return int(self.things.where[0])

    def layout(self) -> Layout:
        return ROWS_FOR_LEARNERS[self.row.name]


class LargeRow(LeakyRow):
    """Its row says more than it declares."""

    row = Field("shouting", least=-4000, most=3)

    @property
    def shouting(self) -> int:
        return -4000


def with_row(row: Field) -> Layout:
    layout = Layout(toy.LAYOUT.rows, also=[row])
    layout.entries = toy.LAYOUT.entries
    return layout


ROWS_FOR_LEARNERS = {row.name: with_row(row) for row in (LeakyRow.row, LargeRow.row)}


def test_features_that_leak_or_do_not_fit_are_caught():
    caught("re-deal", with_state(LeakyRow), "features would tell")
    caught("alike", with_state(LeakyRow), "read from the features")
    caught("features", with_state(LargeRow), "out of range")


class LeakyReasons(toy.Act):
    """Says of a thing that it is elsewhere, and of one in the nest that it is there."""

    def why(self, s: Magpies, seat: i64, arg: i64, action: i64) -> i64:
        reason = super().why(s, seat, arg, action)
        if reason == NOT_HELD and s.things.where[(action - toy.STASH.base) % THINGS] == NEST:
            return reason + 1
        return reason


def test_a_reason_that_leaks_is_caught():
    caught("re-deal", with_steps({toy.ACT: LeakyReasons()}), "reasons would tell")


class LeakyChoice(toy.MaySpy):
    """Spying is offered only if it would find the greatest thing."""

    def legal(self, s: Magpies, seat: i64, arg: i64) -> vec[i64]:
        if s.things.where[THINGS - 1] == NEST:
            return super().legal(s, seat, arg)
        return vec[i64]([toy.SKIP.base])


def test_a_choice_that_leaks_is_caught():
    caught("re-deal", with_steps({toy.MAY_SPY: LeakyChoice()}), "legal actions would tell")


class SeenByAll(toy.Act):
    """A thing stashed face down is recorded as seen by everyone."""

    def apply(self, s: Magpies, seat: i64, arg: i64, action: i64) -> None:
        super().apply(s, seat, arg, action)
        if action < toy.STASH.end:
            s.things.show((action - toy.STASH.base) % THINGS, s.things.everyone())


def test_a_hidden_action_recorded_as_seen_by_all_is_caught():
    """The first property is blind to it, because view and re-deal agree in their error."""
    broken = with_steps({toy.ACT: SeenByAll()})
    CHECKS["re-deal"](broken)
    caught("alike", broken, "a hidden action can be read from the view")


class Tells(toy.Refill):
    """A step that follows by itself pays for the greatest thing in the nest, and nothing is noted."""

    def run(self, s: Magpies, seat: i64, arg: i64) -> None:
        s.sheet[seat * toy.LINES + 1] += s.things.where[THINGS - 1] == NEST
        super().run(s, seat, arg)


def test_a_hidden_action_that_shows_in_what_follows_is_caught():
    caught("alike", with_steps({toy.REFILL: Tells()}), "a hidden action can be read")


class Misnamed(toy.Act):
    def shown(self, s: Magpies, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        return action if reader == seat else toy.STASH.base


def test_a_label_that_names_another_action_is_caught():
    caught("alike", with_steps({toy.ACT: Misnamed()}), "a label names another action")


class SeenByNobody(toy.DrawThing):
    """The drawer's lane is left as the others' are: sure of something that is not so."""

    def apply(self, s: Magpies, seat: i64, arg: i64, action: i64) -> None:
        s.things.where[action - toy.DRAW.base] = HAND + seat


def test_knowledge_that_is_not_so_is_caught():
    caught("re-deal", with_steps({toy.DRAW_THING: SeenByNobody()}), "sure of something that is not so")


def test_a_redeal_that_does_nothing_is_caught():
    caught("alike", Toy(redeterminise=lambda s, reader, rng: None), "leaves hidden things where they are")


def careless(s: Magpies, reader: int, rng: Rng) -> None:
    """Re-deals the things, and leaves behind what the others know of them."""
    knowledge = s.things.may[:]
    s.things.redeal(reader, rng)
    s.things.may = knowledge


def test_a_redeal_that_leaves_knowledge_behind_is_caught():
    caught("re-deal", Toy(redeterminise=careless), "after a re-deal a reader is sure")


def by_lanes(s: Magpies, reader: int, rng: Rng) -> None:
    """Exchanges pieces by what the lanes hold possible, which is too much once the pile has run out."""
    things = s.things
    for one in range(THINGS):
        other = int(rng.below(THINGS))
        here, there = things.where[one], things.where[other]
        if things.lane(one, reader) >> there & things.lane(other, reader) >> here & 1:
            swap_places(things, one, other, reader)


def swap_places(things: Pieces, one: int, other: int, reader: int) -> None:
    where, may = things.where[:], things.may[:]
    mine = ((1 << things.zones) - 1) << (things.zones * reader)
    things.where[one], things.where[other] = where[other], where[one]
    things.may[one] = may[other] & ~mine | may[one] & mine
    things.may[other] = may[one] & ~mine | may[other] & mine


def test_a_redeal_that_contradicts_what_was_seen_is_caught():
    """The first property is blind to it: no view shows what a reader could have worked out."""
    dreamer = Toy(redeterminise=by_lanes)
    CHECKS["re-deal"](dreamer)
    caught("witness", dreamer, "contradicts what reader")


class Amnesia(toy.DrawThing):
    """Nobody remembers who drew: the past is lost."""

    def apply(self, s: Magpies, seat: i64, arg: i64, action: i64) -> None:
        super().apply(s, seat, arg, action)
        s.things.past = vec[i64]()


def test_a_redeal_that_has_lost_the_past_is_caught():
    caught("alike", with_steps({toy.DRAW_THING: Amnesia()}), "leaves hidden things where they are")


def test_a_claim_of_no_secrets_that_is_not_so_is_caught():
    open_book = Toy()
    open_book.secrets = False
    caught("no secrets", open_book, "has secrets after all")
    caught("story", open_book, "tells another story")


def test_a_story_that_counts_steps_in_which_nothing_happens_is_caught():
    """A match passes over beats that change nothing on the table, so a line for one would be lost."""

    def narrate(before: dict[str, Any], step: str, after: dict[str, Any]) -> list[Line]:
        return [Line("log-shows", {"step": step})]

    caught("story", Toy(narrate=narrate), "tells another story")


SHARED: list[int] = []


def test_views_that_share_a_list_are_caught():
    def view(s: Magpies, reader: int, memory: bool = False) -> dict[str, Any]:
        return toy.view(s, reader, memory) | {"marks": SHARED}

    caught("views", Toy(view=view), "two views share")


def test_views_may_share_what_is_printed_on_a_piece():
    printed = {"name": "A", "value": 1}
    CHECKS["views"](Toy(view=lambda s, reader, memory=False: toy.view(s, reader, memory) | {"top": printed}))


def test_views_that_share_what_belongs_to_one_position_are_caught():
    kept: list[tuple[Magpies, dict[str, int]]] = []

    def view(s: Magpies, reader: int, memory: bool = False) -> dict[str, Any]:
        if not kept or kept[-1][0] is not s:
            kept.append((s, {"seats": int(s.game.seats)}))
        return toy.view(s, reader, memory) | {"marks": kept[-1][1]}

    caught("views", Toy(view=view), "two views share")


def test_readers_who_together_see_more_than_each_alone_are_caught():
    def views(s: Magpies, readers: list[int]) -> list[dict[str, Any]]:
        return [toy.view(s, min(readers)) for _ in readers]

    caught("views", Toy(views=views), "together, readers see something else")


def test_a_view_that_changes_after_it_was_given_is_caught():
    marks = {"actions": 0}

    class Marking(toy.Act):
        def apply(self, s: Magpies, seat: i64, arg: i64, action: i64) -> None:
            super().apply(s, seat, arg, action)
            marks["actions"] += 1

    title = Toy(
        view=lambda s, reader, memory=False: toy.view(s, reader, memory) | {"marks": marks},
        new_game=lambda seats, options: toy.lay_out(seats, options, steps=STEPS | {toy.ACT: Marking()}),
    )
    caught("views", title, "a view changes while the game goes on")


def test_a_view_with_other_points_than_the_rules_count_is_caught():
    def view(s: Magpies, reader: int, memory: bool = False) -> dict[str, Any]:
        seen = toy.view(s, reader, memory)
        seen["players"][0]["sheet"]["shown"] += 1
        return seen

    caught("players", Toy(view=view), "another score sheet")


def test_an_action_that_cannot_be_said_is_caught():
    caught("describe", Toy(describe=lambda view, verb, labels: {"pair": (1, 2)}), "does not survive JSON")
    with pytest.raises(AssertionError, match="action-show"):
        say_all({name: text for name, text in SENTENCES.items() if name != "action-show"})
    with pytest.raises(AssertionError, match="place"):
        say_all({**SENTENCES, "action-stash": "Stash {thing} in {place}"})


def say_all(sentences: dict[str, str]) -> None:
    for s in sampled(Toy()):
        checks.check_describe(Toy(), s, lambda key, args: sentences[key].format(**args))


def test_a_refusal_that_lacks_an_argument_of_its_sentence_is_caught():
    s = Toy().new(2)
    while s.actor() == CHANCE:
        s.apply(s.legal()[0])
    with pytest.raises(AssertionError, match="cannot be said: 'who'"):
        checks.check_refusals(Toy(), s, lambda key, args: "{who} cannot".format(**args))


def test_a_zone_with_more_open_pieces_than_pieces_is_caught():
    def zones(view: dict[str, Any]) -> dict[str, Any]:
        return {"table": {"pile": {"count": 0, "pieces": ["ring"]}}, "seats": [{} for _ in view["players"]]}

    caught("zones", Toy(zones=zones), "more pieces than it has")


def test_a_seat_without_zones_is_caught():
    caught("zones", Toy(zones=lambda view: {"table": {}, "seats": []}), "a seat has no zones")


def test_components_with_a_mistake_are_caught():
    caught("components", Toy(ZONES={"pile": {"kind": "room"}}), "odd kind")
    caught("components", Toy(PIECES={"ring": {"pips": (1, 2)}}), "do not survive JSON")


def test_a_view_that_is_no_json_is_caught():
    def view(s: Magpies, reader: int, memory: bool = False) -> dict[str, Any]:
        return toy.view(s, reader, memory) | {"pair": (1, 2)}

    caught("views", Toy(view=view), "does not survive JSON")


class QuietShow(toy.Act):
    """A thing laid open, without a note that the others learn something by it."""

    def apply(self, s: Magpies, seat: i64, arg: i64, action: i64) -> None:
        before = s.things.news
        super().apply(s, seat, arg, action)
        s.things.news = before


def test_undo_after_something_was_shown_is_caught():
    caught("undo", with_steps({toy.ACT: QuietShow()}), "could be taken back")


class QuietBack(toy.PutBack):
    """Everybody sees what goes back into the nest, and nothing is noted."""

    def apply(self, s: Magpies, seat: i64, arg: i64, action: i64) -> None:
        s.things.know(s.things.members(LOOK)[0], s.things.everyone())
        s.things.move(s.things.members(LOOK)[0], NEST, s.things.everyone())


def test_undo_after_something_was_glimpsed_is_caught():
    caught("undo", with_steps({toy.PUT_BACK: QuietBack()}), "could be taken back")


def test_a_preview_that_tells_another_story_is_caught():
    calls = itertools.count()

    def narrate(before: dict[str, Any], step: str, after: dict[str, Any]) -> list[Line]:
        return [Line("log-shows", {"number": next(calls)})]

    caught("previews", Toy(narrate=narrate), "tells what does not happen")


class Cheat(Bot):
    def choose(self, s: State, rng: Rng) -> i64:
        s.apply(s.legal()[0])
        return 0


class Blunderer(Bot):
    def choose(self, s: State, rng: Rng) -> i64:
        return int(toy.BACK.base)


def test_a_bot_that_plays_in_the_state_it_was_given_is_caught():
    with pytest.raises(AssertionError, match="changed the state"):
        checks.check_bots(Toy(), Toy().new(2), [Cheat(), Cheat()], Rng(1))


def test_a_bot_that_plays_what_is_not_legal_is_caught():
    with pytest.raises(AssertionError, match="not legal"):
        checks.check_bots(Toy(), Toy().new(2), [Blunderer(), Blunderer()], Rng(1))


def test_a_title_with_a_mistake_is_caught():
    crowd = Toy()
    crowd.most = 6
    caught("title", crowd, "for five seats")
    default = Toy()
    default.options = (Option("spying", labels=("off", "on"), default=2),)
    caught("title", default, "the default of spying")
