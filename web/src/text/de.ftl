# Was die Seite selbst sagt. Ein Satz über einen Platz bekommt $who (seinen Namen) und $person (you oder they).

## Der Rahmen jeder Seite

site-name = Serai
