"""Every game: undo and its barrier, previews, the story, and bots."""

import pytest
from tests.conformance import checks
from tests.conformance.samples import FEW, LAST, TRIALS, sample
from tests.conformance.texts import rule_anchors, speaker, text_keys
from tests.kit import Table, every_table, every_title

from serai.bots.bot import Bot, RandomBot
from serai.bots.greedy import GreedyBot
from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER
from serai.core.title import Title
from serai.match.match import Match


@pytest.mark.parametrize("table", every_table())
def test_undo_is_offered_only_where_nothing_came_between(table: Table):
    keys = text_keys(table.title)
    for seed, s in enumerate(sample(table, FEW * 2)):
        rng = Rng(seed)
        match = Match(table.title, s, checks.KEY)
        match.begin()
        for _ in range(TRIALS):
            checks.check_undo(table.title, match, keys)
            if match.state.actor() == OVER:
                break
            match.play(int(match.state.actor()), int(any_action(match.state, rng)))


@pytest.mark.parametrize("table", every_table())
def test_every_line_of_the_story_has_a_text(table: Table):
    """A whole game as seat 0 and the spectator hear it, and what all hear after each sampled position."""
    title, keys = table.title, text_keys(table.title)
    ends = [0, table.seats]
    matches = [checks.play_match(title, table.new(), Rng(1), title.longest, tell=ends)]
    for seed, s in enumerate(sample(table)):
        matches.append(checks.play_match(title, s, Rng(seed), 1, tell=table.readers()))
    told = {line.key for match in matches for lines in match.story.values() for _, line in lines}
    assert told
    assert told <= keys, f"there is no text for {told - keys}"


@pytest.mark.parametrize("table", every_table())
def test_a_match_tells_every_reader_what_changed_in_its_view(table: Table):
    for seed, s in enumerate(sample(table, FEW)):
        if s.actor() != OVER:
            checks.check_story(table.title, s, int(any_action(s, Rng(seed))))


@pytest.mark.parametrize("table", every_table())
def test_the_preview_of_every_verb_tells_what_is_certain_and_whether_it_can_be_undone(table: Table):
    """An action of each verb in every position: what ends a turn, draws or reveals can be stopped before."""
    for seed, s in enumerate(sample(table)):
        if s.actor() in (CHANCE, OVER):
            continue
        by_verb: dict[str, list[int]] = {}
        for action in s.legal():
            by_verb.setdefault(s.game.catalogue.verb_of(action).name, []).append(int(action))
        for actions in by_verb.values():
            checks.check_preview(table.title, s, actions[seed % len(actions)])


@pytest.mark.parametrize("table", every_table())
def test_undo_is_offered_unless_chance_fell_or_a_seat_learned_something(table: Table):
    """What only the spectator learns is no barrier."""
    for seed, s in enumerate(sample(table)):
        if s.actor() in (CHANCE, OVER):
            continue
        seat, seats = int(s.actor()), (1 << table.seats) - 1
        match = Match(table.title, s, checks.KEY)
        match.play(seat, int(any_action(s, Rng(seed))))
        after = s.copy()
        after.clear_news()
        after.apply(match.log[0].action)
        assert match.can_undo(seat) == (len(match.log) == 1 and not after.learners() & seats)


@pytest.mark.parametrize("table", every_table())
def test_every_legal_action_has_a_sentence_and_all_that_it_needs(table: Table):
    say = speaker(table)
    for s in sample(table):
        checks.check_describe(table.title, s, say)


@pytest.mark.parametrize("table", every_table())
def test_every_refusal_is_given_all_that_its_sentence_needs(table: Table):
    say = speaker(table)
    for s in sample(table, FEW):
        checks.check_refusals(table.title, s, say)


@pytest.mark.parametrize("table", every_table())
def test_what_lies_where_can_be_told_to_every_reader(table: Table):
    say = speaker(table)
    for s in sample(table):
        checks.check_zones(table.title, s, say)
    checks.check_components(table.title, table.new(), say)


@pytest.mark.parametrize("table", every_table())
def test_bots_play_legal_actions_to_the_end(table: Table):
    """One greedy bot among random ones takes over the last part of a random game."""
    log = checks.check_playout(table.title, table.new(), Rng(1))
    s = table.new()
    for action in log[:-LAST]:
        s.apply(action)
    bots: list[Bot] = [RandomBot() for _ in range(table.seats)]
    bots[0] = GreedyBot(table.title.value)
    checks.check_bots(table.title, s, bots, Rng(1))


@pytest.mark.parametrize("title", every_title())
def test_the_rules_page_has_the_anchors_of_undo(title: Title):
    """Refusals to undo or redo point to the rules of a turn."""
    assert "turn" in rule_anchors(title)
    wanted = {"undo-nothing", "undo-chance", "undo-taught", "undo-other-seat", "redo-nothing"}
    assert wanted <= text_keys(title)
