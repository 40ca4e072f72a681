"""What a position of When Cutie Met Patootie is worth to a bot."""

from tests.games.cutie.kit import TITLE, load

from serai.games.cutie.heuristics import leads

HIGH = {"Amelia": "5 0", "Bramble": "1 0"}


def worth(citizens: str = "C01 C02 C03", **more: object) -> int:
    """To the first seat, whose Citizen C01 counts ruby 3, amber 2, jade 1."""
    return TITLE.value(load(citizens=citizens, **{"at": HIGH, **more}), 0)  # type: ignore[arg-type]


def test_a_gem_of_the_own_colours_is_wanted_and_one_of_others_colours_is_not():
    nothing = worth(gems={})
    assert worth(gems={"Amelia": "R"}) > worth(gems={"Amelia": "Y"}) > nothing
    assert worth(gems={"Amelia": "B"}) < nothing


def test_gems_are_worth_more_with_a_visitor_who_is_safe():
    assert worth(gems={"Amelia": "RR"}) > worth(gems={"Bramble": "RR"})


def test_a_visitor_with_the_own_colours_is_wanted_higher_up_and_one_without_is_not():
    def with_visitor(name: str, cell: str) -> int:
        return worth(at={"Juno": "5 0", name: cell})

    assert with_visitor("Amelia", "3 0") > with_visitor("Amelia", "2 0") > with_visitor("Amelia", "1 0")
    assert with_visitor("Cosmo", "3 0") < with_visitor("Cosmo", "1 0")


def test_the_same_gain_is_worth_more_where_it_decides():
    def gain(gems: str) -> int:
        return worth(gems={"Amelia": gems + "R"}) - worth(gems={"Amelia": gems})

    assert gain("") > gain("RRRRR")


def test_who_the_others_are_is_not_looked_at():
    assert worth("C01 C02 C03") == worth("C01 C03 C02") == worth("C01 C02 C04")
    s = load(citizens="C01 C02 C03", at=HIGH)
    assert list(leads(s)) == [TITLE.value(s, seat) for seat in range(3)]


def test_a_player_alone_hopes_for_points():
    alone = [TITLE.value(load(1, gems={"Amelia": gems}), 0) for gems in ("", "B", "R")]
    assert alone == sorted(set(alone))
