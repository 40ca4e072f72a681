"""Every game: undo and its barrier, previews, the story, and bots."""

import pytest
from tests.conformance import checks
from tests.conformance.samples import MATCHES, PREVIEWS, UNDO_EVERY, sample
from tests.conformance.texts import rule_anchors, text_keys
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
    for seed in range(MATCHES):
        rng = Rng(seed)
        match = Match(table.title, table.new(), checks.KEY)
        match.begin()
        for number in range(table.title.longest):
            if number % UNDO_EVERY == 0 or match.state.actor() == OVER:
                checks.check_undo(table.title, match, keys)
            if match.state.actor() == OVER:
                break
            match.play(int(match.state.actor()), int(any_action(match.state, rng)))


@pytest.mark.parametrize("table", every_table())
def test_every_line_of_the_story_has_a_text(table: Table):
    keys = text_keys(table.title)
    for seed in range(MATCHES):
        match = checks.play_match(
            table.title, table.new(), Rng(seed), table.title.longest, tell=table.readers()
        )
        told = {line.key for lines in match.story.values() for _, line in lines}
        assert told
        assert told <= keys, f"there is no text for {told - keys}"


@pytest.mark.parametrize("table", every_table())
def test_a_preview_tells_the_beginning_of_what_then_happens(table: Table):
    for seed, s in enumerate(sample(table)):
        if s.actor() in (CHANCE, OVER):
            continue
        rng = Rng(seed)
        for action in {int(any_action(s, rng)) for _ in range(PREVIEWS)}:
            checks.check_preview(table.title, s, action)


@pytest.mark.parametrize("table", every_table())
def test_bots_play_legal_actions_to_the_end(table: Table):
    """One greedy bot among random ones: it looks ahead at every decision of a whole game."""
    bots: list[Bot] = [RandomBot() for _ in range(table.seats)]
    bots[0] = GreedyBot(table.title.value)
    checks.check_bots(table.title, table.new(), bots, Rng(1))


@pytest.mark.parametrize("title", every_title())
def test_the_rules_page_has_the_anchors_of_undo(title: Title):
    """Refusals to undo or redo point to the rules of a turn."""
    assert "turn" in rule_anchors(title)
    wanted = {"undo-nothing", "undo-chance", "undo-taught", "undo-other-seat", "redo-nothing"}
    assert wanted <= text_keys(title)
