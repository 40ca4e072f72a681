"""The report: one HTML page that needs nothing else, for the screen, for paper and for listeners."""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import NamedTuple

from serai.core.title import Title
from serai.lab import charts, study
from serai.lab.charts import Scale
from serai.lab.figures import Bin, Estimate, bins, less, quantile, spread
from serai.lab.naming import Names, plain
from serai.lab.study import Arm, Use
from serai.lab.watching import Thing, Things

ORDINALS = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth")
AT_ONCE = 15  # rows of a table that are shown at once; the others can be opened


class Row(NamedTuple):
    """A row of a table with a chart in it: what it is about, what is drawn, what is written."""

    name: str  # HTML
    marks: list[tuple[Estimate, str]]
    cells: list[str]  # HTML


def page(title: Title, names: Names, arms: Sequence[Arm], command: str, version: str) -> str:
    """The whole report. The first arm is told in full, the others are compared with it."""
    arm = arms[0]
    sections = [("glance", "At a glance", glance(arm, names))]
    if len(arms) > 1:
        sections.append(("comparison", "Comparison", comparison(arms, names)))
    if arm.seats > 1:
        sections.append(("order", "Who goes first", order(arm)))
    sections.append(("points", "Points", points(arm)))
    sections.append(("sheet", "Score sheet", sheet(arm, names)))
    sections.append(("length", "Length", length(arm)))
    if arm.seats > 1:
        sections.append(("finish", "Finishes and the lead", finish(arm)))
    things = Things(title.parts.catalogue)
    every = study.uses(arm, things.all)
    sections.append(("verbs", "Actions", verbs(arm, names, every)))
    sections.append(("things", "What actions are done with", arguments(arm, names, things, every)))
    if len(arm.event.bots) > 1:
        sections.append(("bots", "Bots", bots(arm)))
    sections.append(("reading", "How to read this", reading(arm, command, version)))
    heading = f"{names.game()} in the lab"
    contents = "".join(f'<li><a href="#{anchor}">{escape(name)}</a></li>' for anchor, name, _ in sections)
    body = "".join(
        f'<section aria-labelledby="{anchor}"><h2 id="{anchor}">{escape(name)}</h2>{text}</section>\n'
        for anchor, name, text in sections
    )
    style = files("serai.lab").joinpath("report.css").read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(heading)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n{charts.PATTERN}\n"
        f"<header><h1>{escape(heading)}</h1>\n{about(arm, names)}{block(command)}</header>\n"
        f'<nav aria-label="Contents"><ul>{contents}</ul></nav>\n<main>\n{body}</main>\n</body>\n</html>\n'
    )


# Words and numbers


def number(value: float, unit: str = "", sign: bool = False) -> str:
    """A figure as a reader wants it: shares as percentages, others with as many digits as say something."""
    if unit == "%":
        text = f"{100 * value:+.1f}" if sign else f"{100 * value:.1f}"
    else:
        digits = 0 if abs(value) >= 1000 else 1 if abs(value) >= 10 else 2
        text = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
    if not text.strip("+-0."):
        text = text.lstrip("+-")
    return text.replace("-", charts.MINUS)


def interval(estimate: Estimate, unit: str = "", sign: bool = False) -> str:
    return f"{number(estimate.low, unit, sign)} to {number(estimate.high, unit, sign)}"


def inline(estimate: Estimate, unit: str = "", sign: bool = False) -> str:
    """A figure and its interval within a sentence."""
    tail = {"%": " %"}.get(unit, "")
    return f"{number(estimate.value, unit, sign)}{tail} ({interval(estimate, unit, sign)})"


def cell(estimate: Estimate, unit: str = "", sign: bool = False) -> str:
    """A figure over its interval, for a table."""
    if not estimate.known:
        return "too few"
    tail = {"%": " %"}.get(unit, "")
    return f"{number(estimate.value, unit, sign)}{tail}<small>{interval(estimate, unit, sign)}</small>"


def gap_cell(estimate: Estimate, unit: str = "") -> str:
    """A difference; one that is more than chance is marked by an arrow."""
    if not estimate.known:
        return "too few"
    arrow = ""
    if estimate.excludes(0):
        up = estimate.value > 0
        arrow = f'<span aria-label="{"more" if up else "less"}" role="img">{"▲" if up else "▼"}</span> '
    return arrow + cell(estimate, unit, True).replace(" %", " pp")


def block(text: str) -> str:
    return f"<pre><code>{escape(text)}</code></pre>"


def sentences(texts: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{text}</li>" for text in texts) + "</ul>"


def listed(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


# Tables and charts


def chart(
    caption: str,
    heads: Sequence[str],
    rows: Sequence[Row],
    scale: Scale,
    unit: str = "",
    even: float | None = None,
    drawn: str = "",
) -> str:
    """A table whose second column is a chart."""
    head = "".join(
        f'<th role="columnheader" scope="col" class="number">{escape(each)}</th>' for each in heads[1:]
    )
    lines = "".join(
        f'<tr role="row"><th role="rowheader" scope="row">{row.name}</th>'
        f'<td role="cell" class="drawn">{charts.track(scale, row.marks, even)}</td>'
        + "".join(f'<td role="cell" class="number">{text}</td>' for text in row.cells)
        + "</tr>"
        for row in rows
    )
    kind = "wide" if len(heads) > 3 else "narrow"
    return (
        f'<div class="scroll {kind}" tabindex="0" role="region" aria-label="{escape(caption)}">'
        f'<table role="table"><caption>{escape(caption)}</caption><thead role="rowgroup"><tr role="row">'
        f'<th role="columnheader" scope="col">{escape(heads[0])}</th>'
        f'<th role="columnheader" scope="col" class="drawn">{escape(drawn)}{charts.axis(scale, unit)}</th>'
        f'{head}</tr></thead><tbody role="rowgroup">{lines}</tbody></table></div>'
    )


def folded(rows: Sequence[Row], draw: Callable[[Sequence[Row]], str]) -> str:
    """The first rows at once, and the others to be opened."""
    if len(rows) <= AT_ONCE + 3:
        return draw(rows)
    rest = len(rows) - AT_ONCE
    return (
        f"{draw(rows[:AT_ONCE])}<details><summary>The other {rest}</summary>{draw(rows[AT_ONCE:])}</details>"
    )


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A plain table; its cells are HTML."""
    head = "".join(
        f'<th scope="col"{" class=number" if place else ""}>{escape(each)}</th>'
        for place, each in enumerate(heads)
    )
    lines = "".join(
        f'<tr><th scope="row">{row[0]}</th>'
        + "".join(f'<td class="number">{text}</td>' for text in row[1:])
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(caption)}"><table><caption>'
        f"{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


def distribution(name: str, unit: str, values: Sequence[int], marked: Sequence[bool], marks: str = "") -> str:
    """A histogram, what it says, and its numbers."""
    found = bins(values, marked)
    says = (
        f"Half of all lie between {quantile(values, 0.25):g} and"
        f" {quantile(values, 0.75):g}, nine of ten"
        f" between {quantile(values, 0.05):g} and {quantile(values, 0.95):g}; the median is"
        f" {quantile(values, 0.5):g}, the least {min(values)}, the most {max(values)}, the"
        f" standard deviation"
        f" {number(spread(values))}."
    ).replace("-", charts.MINUS)
    keys = [("bar", unit)] + ([("hatched", marks)] if marks else [])
    heads = [name, unit, *([marks] if marks else [])]
    rows = [[span(each), str(each.number), *([str(each.marked)] if marks else [])] for each in found]
    return (
        f"<h3>{escape(name)}</h3><p>{says}</p>{charts.key(*keys)}{charts.histogram(name, says, found, marks)}"
        f'<details class="numbers"><summary>The numbers of this chart</summary>'
        f"{table(name, heads, rows)}</details>"
    )


def span(each: Bin) -> str:
    text = f"{each.first}" if each.first == each.last else f"{each.first} to {each.last}"
    return text.replace("-", charts.MINUS)


# Sections


def about(arm: Arm, names: Names) -> str:
    """What was played, in a paragraph."""
    event = arm.event
    options = [
        f"{escape(names.option(name))}: {escape(names.value(name, value))}"
        for name, value in event.options.items()
    ]
    seats = "one seat" if event.seats == 1 else f"{event.seats} seats"
    bots = f"{event.bots[0]} bots" if len(event.bots) == 1 else f"the bots {listed(event.bots)}"
    text = f"<p>{len(arm.games)} games with {seats}, played by {escape(bots)}, rules version {event.rules}."
    text += "</p>"
    if arm.numbers:
        text += f"<p>Changed numbers: {escape(changes(arm, names))}.</p>"
    text += f'<p class="soft">{"; ".join(options)}.</p>' if options else ""
    for fault, times in arm.faults.items():
        text += f"<p>Not counted, by a bot’s fault: {times} games, {escape(fault)}.</p>"
    return text


def changes(arm: Arm, names: Names) -> str:
    """What a data file has changed, with the game's own numbers beside it."""
    data = names.title.parts.data
    own = {number.name: number.value for number in data.numbers} if data else {}
    return "; ".join(f"{name} is {value} instead of {own[name]}" for name, value in arm.numbers.items())


def glance(arm: Arm, names: Names) -> str:
    """What stands out, in sentences."""
    texts = [
        f"A seat scores {inline(study.mean_score(arm))} points.",
        f"A game takes {inline(study.choices(arm))} choices in {inline(study.turns(arm))} turns.",
    ]
    if arm.seats == 1:
        return sentences(texts)
    first, even = study.by_order(arm, 0), 1 / arm.seats
    verdict = (
        f"more than the {number(even, '%')} % of an even game"
        if first.low > even
        else f"less than the {number(even, '%')} % of an even game"
        if first.high < even
        else f"which {len(arm.games)} games can’t tell from the {number(even, '%')} % of an even game"
    )
    texts.insert(0, f"Whoever chooses first wins {inline(first, '%')}, {verdict}.")
    texts.append(
        f"The second is {inline(study.mean_margin(arm))} points behind; {inline(study.close(arm), '%')}"
        f" of finishes are"
        f" close, and {inline(study.shared(arm), '%')} of victories are shared."
    )
    by = "points" if study.leads(arm, "points") else "value"
    how = "in points" if by == "points" else "in the bots’ judgement"
    texts.append(
        f"The lead {how} changes {inline(study.lead_changes(arm, by))} times; whoever has it at half"
        f" time wins"
        f" {inline(study.half_time(arm, by), '%')}."
    )
    gaps = [line for line in study.sheet_lines(arm) if line.gap.excludes(0)]
    if gaps:
        most = max(gaps, key=lambda line: abs(line.gap.value))
        texts.append(
            f"What sets winners apart most is <b>{escape(names.line(most.name))}</b>:"
            f" {inline(most.gap, sign=True)} points"
            " beside the others of the same game."
        )
    return sentences(texts)


def comparison(arms: Sequence[Arm], names: Names) -> str:
    """All arms beside each other, and how far each is from the first."""
    base = arms[0]
    parts = [
        "<p>Each set was played by itself. Differences are to the first set; ▲ and ▼ mark those whose"
        " interval"
        f" leaves out 0. The first set is told in full"
        f" below.</p>{charts.key(('full', 'figure'), ('span', '95 % interval'))}"
    ]
    for arm in arms:
        if arm.numbers:
            parts.append(f"<p>Changed numbers of {escape(arm.name)}: {escape(changes(arm, names))}.</p>")
    for measure in study.measures(base):
        every = [measure.of(arm) for arm in arms]
        if not all(each.of for each in every):
            continue
        rows = [
            Row(
                escape(arm.name),
                [(own, "full")],
                [cell(own, measure.unit), "" if arm is base else gap_cell(less(own, every[0]), measure.unit)],
            )
            for arm, own in zip(arms, every, strict=True)
        ]
        scale = charts.scale_for(every)
        parts.append(chart(measure.name, ["Set", "Figure", "Difference"], rows, scale, measure.unit))
    lines = [[study.sheet_line(arm, line.name) for arm in arms] for line in study.sheet_lines(base)]
    parts.append(
        table(
            "Points of a seat by category",
            ["Category", *(arm.name for arm in arms)],
            [
                [escape(names.line(each[0].name))]
                + [
                    cell(line.all) + (difference(line.all, each[0].all) if n else "")
                    for n, line in enumerate(each)
                ]
                for each in lines
            ],
        )
    )
    parts.append(compared_uses(arms, names))
    return "".join(parts)


def difference(one: Estimate, other: Estimate) -> str:
    gap = less(one, other)
    return (
        f"<small>{'▲ ' if gap.value > 0 else '▼ '}{number(gap.value, sign=True)}</small>"
        if gap.excludes(0)
        else ""
    )


def compared_uses(arms: Sequence[Arm], names: Names) -> str:
    """How often each verb is used under each set."""
    things = Things(names.title.parts.catalogue)
    found = [{use.thing: use.times for use in study.uses(arm, things.all).used} for arm in arms]
    rows = []
    for thing in things.all:
        if thing.argument or not any(thing in each for each in found):
            continue
        every = [each.get(thing) for each in found]
        cells = []
        for place, own in enumerate(every):
            if own is None:
                cells.append("never")
            else:
                first = every[0]
                cells.append(cell(own) + (difference(own, first) if place and first is not None else ""))
        rows.append([verb_name(names, thing.verb), *cells])
    return table("How often a seat uses each action in a game", ["Action", *(arm.name for arm in arms)], rows)


def order(arm: Arm) -> str:
    """Whether the order in which seats come to choose matters."""
    even = 1 / arm.seats
    wins = [study.by_order(arm, place) for place in range(arm.seats)]
    scores = [study.score_by_order(arm, place) for place in range(arm.seats)]
    rows = [
        Row(f"{ORDINALS[place]} to choose", [(win, "full")], [cell(win, "%"), cell(score)])
        for place, (win, score) in enumerate(zip(wins, scores, strict=True))
        if win.of
    ]
    seats = [study.by_seat(arm, seat) for seat in range(arm.seats)]
    by_seat = [Row(f"Seat {seat}", [(win, "full")], [cell(win, "%")]) for seat, win in enumerate(seats)]
    keys = charts.key(
        ("full", "share won"), ("span", "95 % interval"), ("even", f"an even game, {number(even, '%')} %")
    )
    return (
        "<p>Seats are told by when they first had a choice, wherever they sit. Several winners share a"
        " victory.</p>"
        + keys
        + chart(
            "Games won by order of play",
            ["Order", "Won", "Points"],
            rows,
            charts.scale_for(wins, even),
            "%",
            even,
        )
        + "<details><summary>The same by seat number</summary>"
        + chart("Games won by seat", ["Seat", "Won"], by_seat, charts.scale_for(seats, even), "%", even)
        + "</details>"
    )


def points(arm: Arm) -> str:
    scores = [(score, seat in game.winners) for game in arm.games for seat, score in enumerate(game.scores)]
    values, marked = [score for score, _ in scores], [mark for _, mark in scores]
    text = f"<p>A seat scores {inline(study.mean_score(arm))} points"
    if arm.seats > 1:
        text += f", the best of a game {inline(study.best_score(arm))}"
        return f"{text}.</p>" + distribution(
            "Points of a seat", "seats", values, marked, "winners among them"
        )
    return f"{text}.</p>" + distribution("Points of a seat", "games", values, marked)


def sheet(arm: Arm, names: Names) -> str:
    """The categories, for winners and for others."""
    lines = study.sheet_lines(arm)
    if arm.seats == 1:
        rows = [
            Row(escape(names.line(line.name)), [(line.all, "full")], [cell(line.all), cell(line.part, "%")])
            for line in lines
        ]
        keys = charts.key(("full", "points"), ("span", "95 % interval"))
        heads = ["Category", "Points", "Part of all"]
        return keys + chart(
            "Points by category", heads, rows, charts.scale_for([line.all for line in lines], 0.0)
        )
    rows = [
        Row(
            escape(names.line(line.name)),
            [(line.winners, "full"), (line.others, "hollow")],
            [cell(line.all), cell(line.part, "%"), cell(line.winners), cell(line.others), gap_cell(line.gap)],
        )
        for line in lines
    ]
    every = [each for line in lines for each in (line.winners, line.others)]
    return charts.key(("full", "winners"), ("hollow", "the others"), ("span", "95 % interval")) + chart(
        "Points by category",
        ["Category", "All seats", "Part of all", "Winners", "Others", "Winner less others"],
        rows,
        charts.scale_for(every, 0.0),
    )


def length(arm: Arm) -> str:
    games = arm.games
    none = [False] * len(games)
    return (
        f"<p>A game takes {inline(study.choices(arm))} choices of all seats together, forced ones"
        f" included, and"
        f" {inline(study.turns(arm))} turns.</p>"
        + distribution("Choices in a game", "games", [game.choices for game in games], none)
        + distribution("Turns in a game", "games", [game.turns for game in games], none)
    )


def finish(arm: Arm) -> str:
    """How close games end, and how often the lead changes on the way."""
    margins = [study.margin(game) for game in arm.games]
    close = [study.is_close(game) for game in arm.games]
    rows = [
        ["Close: one point apart, or 5 % of the most points", cell(study.close(arm), "%")],
        ["Shared victories", cell(study.shared(arm), "%")],
        ["Points between first and second", cell(study.mean_margin(arm))],
    ]
    text = table("Finishes", ["", "Figure"], rows)
    text += distribution("Points between first and second", "games", margins, close, "close ones among them")
    leads = []
    for by, words in (("points", "Points on the table"), ("value", "The bots’ judgement")):
        if study.leads(arm, by):
            leads.append(
                [
                    words,
                    cell(study.lead_changes(arm, by)),
                    cell(study.half_time(arm, by), "%"),
                    cell(study.lead_kept(arm, by), "%"),
                ]
            )
    heads = [
        "Lead by",
        "Changes in a game",
        "Leader at half time wins",
        "Game over when the winner leads for good",
    ]
    text += "<h3>The lead</h3><p>Looked at whenever a turn begins. A tie changes nothing.</p>"
    if not study.leads(arm, "points"):
        text += (
            "<p>Points stay secret until the end, so only the bots’ judgement of the position can tell.</p>"
        )
    text += table("Who leads on the way", heads, leads)
    by = "points" if study.leads(arm, "points") else "value"
    changes = [lead.changes for lead in study.leads(arm, by)]
    if changes:
        name = f"Lead changes by {'points' if by == 'points' else 'the bots’ judgement'}"
        text += distribution(name, "games", changes, [False] * len(changes))
    return text


def verb_name(names: Names, verb: str) -> str:
    return f"{escape(names.verb(verb))} <small><code>{escape(verb)}</code></small>"


def verbs(arm: Arm, names: Names, every: study.Uses) -> str:
    """Every verb: how often, and how it goes together with winning."""
    used = [use for use in every.used if not use.thing.argument]
    rows = [use_row(arm, verb_name(names, use.thing.verb), use, by_times=True) for use in used]
    figures = [
        each for use in used for each in ((use.winners, use.others) if arm.seats > 1 else (use.times,))
    ]
    scale = charts.scale_for(figures, 0.0)._replace(low=0.0)
    dots = [("full", "winners"), ("hollow", "the others")] if arm.seats > 1 else [("full", "times used")]
    text = caution(arm) + charts.key(*dots, ("span", "95 % interval"))
    text += folded(
        rows, lambda some: chart("Actions", heads_of(arm, "Action"), some, scale, drawn="Times a game")
    )
    text += left_over(
        [thing for thing in every.refused if not thing.argument], "Possible, but never chosen", names
    )
    return text + left_over(
        [thing for thing in every.impossible if not thing.argument], "Never a choice of a seat", names
    )


def caution(arm: Arm) -> str:
    if arm.seats == 1:
        return (
            "<p>Times are counted for a game. The last column sets games in which it was used beside"
            " those in which it was"
            " not, in points. That is no cause: who does well may get to use more.</p>"
        )
    return (
        "<p>Times are counted for a seat in a game. “Winner less others” sets winners beside the others"
        " of the same"
        " game; ▲ and ▼ mark where the interval leaves out 0. That is no cause: who does well may get"
        " to use more. And"
        " among twenty rows one is marked by luck.</p>"
    )


def heads_of(arm: Arm, first: str) -> list[str]:
    always = [first, "Times", "Chosen when possible", "Seats that used it"]
    return [*always, "Points with it"] if arm.seats == 1 else [*always, "Won when used", "Winner less others"]


def use_row(arm: Arm, name: str, use: Use, by_times: bool) -> Row:
    part = f"{number(use.seats / (len(arm.games) * arm.seats), '%')} %"
    cells = [cell(use.times), cell(use.chosen, "%"), part]
    if arm.seats == 1:
        return Row(name, [(use.times, "full")], [*cells, gap_cell(use.gap)])
    marks = [(use.winners, "full"), (use.others, "hollow")] if by_times else [(use.winning, "full")]
    return Row(name, marks, [*cells, cell(use.winning, "%"), gap_cell(use.gap)])


def left_over(things: Sequence[Thing], words: str, names: Names) -> str:
    if not things:
        return ""
    said = [
        names.label(thing) if thing.argument else f"{names.verb(thing.verb)} ({thing.verb})"
        for thing in things
    ]
    return f"<p>{words}: {escape('; '.join(said))}.</p>"


def arguments(arm: Arm, names: Names, things: Things, every: study.Uses) -> str:
    """For each verb the values of its arguments: cards, tiles, djinns, wishes."""
    even = 1 / arm.seats
    keys = [
        ("full", "won when used"),
        ("span", "95 % interval"),
        ("even", f"an even game, {number(even, '%')} %"),
    ]
    text = caution(arm) + (charts.key(*keys) if arm.seats > 1 else "")
    for verb in things.catalogue.verbs:
        for argument in verb.args:
            mine = [
                use for use in every.used if use.thing.verb == verb.name and use.thing.argument == argument
            ]
            if mine:
                code = f"<small>(<code>{escape(verb.name)}</code>, {escape(argument)})</small>"
                text += f"<h3>{escape(names.verb(verb.name))} {code}</h3>"
                text += argument_chart(arm, names, argument, mine, even)
                rest = [s for s in every.refused if s.verb == verb.name and s.argument == argument]
                text += left_over(rest, "Possible, but never chosen", names)
                rest = [s for s in every.impossible if s.verb == verb.name and s.argument == argument]
                text += left_over(rest, "Never possible", names)
    return text


def argument_chart(arm: Arm, names: Names, argument: str, mine: Sequence[Use], even: float) -> str:
    rows = [use_row(arm, escape(names.label(use.thing)), use, by_times=False) for use in mine]
    solo = arm.seats == 1
    times = charts.scale_for([use.times for use in mine], 0.0)._replace(low=0.0)
    scale = times if solo else Scale(0.0, 1.0)
    unit, line, drawn = ("", None, "Times a game") if solo else ("%", even, "Won when used")
    heads = heads_of(arm, plain(argument))
    return folded(rows, lambda some: chart(plain(argument), heads, some, scale, unit, line, drawn))


def bots(arm: Arm) -> str:
    wins = [study.by_bot(arm, bot) for bot in range(len(arm.event.bots))]
    rows = [
        Row(escape(name), [(win, "full")], [cell(win, "%")])
        for name, win in zip(arm.event.bots, wins, strict=True)
    ]
    even = 1 / arm.seats
    return "<p>Every deal is played again with the bots one seat further on.</p>" + chart(
        "Games won by each bot", ["Bot", "Won"], rows, charts.scale_for(wins, even), "%", even
    )


def reading(arm: Arm, command: str, version: str) -> str:
    texts = [
        "Numbers in brackets and small print are 95 % intervals: of twenty such intervals about"
        " nineteen hold the true"
        " figure. More games make them narrower: four times as many halve them.",
        "Shares have Wilson’s interval; means have 1.96 standard errors, with a game as one"
        " observation, for the seats of"
        " a game depend on each other; differences of shares and of sets have Newcombe’s.",
        "All of it holds for these bots. People play otherwise, and so do stronger bots: try"
        " <code>--bots strong</code>.",
        "Differences of shares are in percentage points, pp for short.",
        "“Too few” means fewer than ten seats or games on one side.",
        "The same command gives the same report, whatever the number of <code>--workers</code>.",
    ]
    return f"{sentences(texts)}<p>Made by Serai {escape(version)} with</p>{block(command)}"
