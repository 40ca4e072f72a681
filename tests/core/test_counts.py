from serai.core.counts import counted, gained


def test_names_are_counted_in_the_order_in_which_they_first_come():
    assert list(counted(["ivory", "fish", "ivory"]).items()) == [("ivory", 2), ("fish", 1)]
    assert counted("YWY") == {"Y": 2, "W": 1}


def test_what_is_gained_comes_one_by_one_and_equal_ones_together():
    assert gained({"fish": 1, "ivory": 2}, {"fish": 3, "papyrus": 1, "ivory": 1}) == [
        "fish",
        "fish",
        "papyrus",
    ]
    assert gained({"fish": 1}, {}) == []
