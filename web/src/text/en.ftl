# What the site says by itself. A sentence about a seat gets $who (its name) and $person (you or they).

## The frame of every page

site-name = Serai
