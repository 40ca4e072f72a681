# When Cutie Met Patootie. Ein Satz über einen Platz bekommt $who (den Namen) und $person (you oder they).

title = When Cutie Met Patootie
about = Führe Tiere vor der Flut eine Pyramide aus Waldwegen hinauf und zähle ihre Steine.

## Optionen

option-start = Wer beginnt: zufällig (random), oder die Nummer eines Platzes, gezählt ab 0.
option-start-title = Wer beginnt
option-start-random = Zufall
option-promo = Ob die Bürger von Kodiak Harbor, ein Zusatzpaket, dabei sind.
option-promo-title = Bürger von Kodiak Harbor
option-promo-off = Ohne
option-promo-on = Mit
option-citizen = Dein Bürger im Solospiel: C11 ist Cutie, oder wähle einen anderen, oder random für Zufall.
option-citizen-title = Dein Bürger im Solospiel
option-citizen-C01 = { citizen-C01 }
option-citizen-C02 = { citizen-C02 }
option-citizen-C03 = { citizen-C03 }
option-citizen-C04 = { citizen-C04 }
option-citizen-C05 = { citizen-C05 }
option-citizen-C06 = { citizen-C06 }
option-citizen-C07 = { citizen-C07 }
option-citizen-C08 = { citizen-C08 }
option-citizen-C09 = { citizen-C09 }
option-citizen-C10 = { citizen-C10 }
option-citizen-C11 = { citizen-C11 }
option-citizen-K01 = { citizen-K01 }
option-citizen-K02 = { citizen-K02 }
option-citizen-K03 = { citizen-K03 }
option-citizen-K04 = { citizen-K04 }
option-citizen-K05 = { citizen-K05 }
option-citizen-K06 = { citizen-K06 }
option-citizen-K07 = { citizen-K07 }
option-citizen-K08 = { citizen-K08 }
option-citizen-K09 = { citizen-K09 }
option-citizen-K10 = { citizen-K10 }
option-citizen-K11 = { citizen-K11 }
option-citizen-random = Zufall
option-route = Ob ein Besucher auch den teureren von zwei Wegen nehmen darf, oder nur den günstigsten.
option-route-title = Wege nach oben
option-route-free = Nach Wunsch
option-route-cheapest = Nur der günstigste
option-pictured = Wer Steine einer langsamen Suche bekommt: nur andere, oder alle, auch der Besucher auf der Karte.
option-pictured-title = Steine einer langsamen Suche
option-pictured-others = Nicht für den Besucher auf der Karte
option-pictured-anyone = Für alle
option-full = Ob du schnell für einen Besucher suchen darfst, der schon sechs Steine hat.
option-full-title = Schnelle Suche für Besucher mit sechs Steinen
option-full-refused = Nicht erlaubt
option-full-allowed = Erlaubt
option-full-hint = Erlaubt wirkt sie wie Passen, und ein Spiel kann sehr lange dauern.
option-cutie = Wann Cutie unter den Bürgern ist: mit Amelia, immer oder nie. Allein kannst du sie immer wählen.
option-cutie-title = Cutie als Bürgerin
option-cutie-amelia = Wenn Amelia mitspielt
option-cutie-always = Immer
option-cutie-never = Nie

## Dinge

gem-ruby = Rubin
gem-amber = Bernstein
gem-jade = Jade
gem-sapphire = Saphir
gem-amethyst = Amethyst
gem-none = ein Stein

way-left = links
way-right = rechts

citizen-C01 = Großmutter Garcia
citizen-C02 = Leuchtturmwärterin
citizen-C03 = Fährkapitän
citizen-C04 = Konservenkoch
citizen-C05 = Lehrerin
citizen-C06 = Parkwächterin
citizen-C07 = Buschpilot
citizen-C08 = Hafenmeisterin
citizen-C09 = Netzflicker
citizen-C10 = Radiomoderatorin
citizen-C11 = Camila „Cutie“ Garcia
citizen-K01 = Bootsbauer
citizen-K02 = Gezeitenwächterin
citizen-K03 = Seetangbäuerin
citizen-K04 = Eisverkäufer
citizen-K05 = Kajakführerin
citizen-K06 = Katzenfreundin vom Dock
citizen-K07 = Walbeobachter
citizen-K08 = Postbotin
citizen-K09 = Bäcker
citizen-K10 = Sturmjägerin
citizen-K11 = Großvater Garcia

rating-washed-away = fortgespült
rating-soggy-socks = nasse Socken
rating-safe-ashore = sicher an Land
rating-forest-guide = Waldführer
rating-hero = Held von Kodiak Harbor

score-ruby = { gem-ruby }
score-amber = { gem-amber }
score-jade = { gem-jade }
score-sapphire = { gem-sapphire }
score-amethyst = { gem-amethyst }

## Teile in Worten

some-gems = { $count ->
    [one] { $gem }
   *[other] { $gem } ×{ $count }
}
a-card = { $gems }{ $visitor ->
    [none] {""}
   *[other] , mit { $visitor }
}{ $codes ->
    [yes] {" "}({ $card })
   *[no] {""}
}
a-path = { $visitor ->
    [none] Weg
   *[other] Weg mit { $visitor }
}
trails = von links { $left }, von rechts { $right }
finds = { $gems }
picture-away = der Besucher ist nicht da
each-gem = { $gem } { $points }
each-gem-now = { $gem } je { $points }, jetzt { $total }
worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn das Spiel jetzt enden würde

## Der Tisch

cell = Reihe { $row }, { $column }
flood-now = { $flipped } von { $timer } Rewind-Karten sind aufgedeckt. Nach { $left ->
    [one] einer weiteren langsamen Suche
   *[other] { $left } weiteren langsamen Suchen
} wird Reihe { $row } überflutet{ $count ->
    [0] {""}
    [one] , und { $lost } ist verloren
   *[other] , und { $lost } sind verloren
}.
flood-over = Die Flut ist vorbei: { $rows ->
    [one] Eine Reihe ragt
   *[other] { $rows } Reihen ragen
} aus dem Wasser.
visitor-lost = in der Flut verloren
visitor-at = { $row ->
    [0] am Start, { $column }
   *[other] Reihe { $row }, { $column }
}
visitor-has = { $count ->
    [0] keine Steine
   *[other] { $gems }
}
way-now = { $way }: { $kind ->
    [full] voll
    [free] umsonst
    [dear] { $gems } ({ $cost } Steine)
   *[exact] { $gems }
}

zone-flood = Die Flut
zone-visitors = Besucher
zone-map = Karte
zone-found = Gefundene Steine
zone-supply = Vorrat
zone-pile = Wegkarten
zone-discard = Ablagestapel
zone-hand = Hand
zone-citizen = Bürger

## Was zu entscheiden ist

aim = Dein Ziel: Besucher, die Steine für deinen Bürger tragen, vor der Flut nach oben bringen.
step-Act = Rücke vor oder suche.
step-Pay = Womit stattdessen zahlen?
step-LeaveGem = Kein Platz für alle. Was bleibt liegen?
step-GiveGem = Wer bekommt { $giving ->
    [ruby] den { gem-ruby }
    [amber] den { gem-amber }
    [jade] die { gem-jade }
    [sapphire] den { gem-sapphire }
   *[amethyst] den { gem-amethyst }
}?

## Aktionen

kind-advance = Vorrücken
kind-quick = Schnell suchen
kind-slow = Langsam suchen
kind-pay = Zahlen
kind-leave = Liegen lassen
kind-give = { $gem } geben
held-advance = { $way ->
    [rechts] Rechts
   *[links] Links
}{ $kind ->
    [none] {""}
    [free] : gratis
   *[other] : { $cost } zahlen
}
action-advance = Mit { $visitor } nach { $way } vorrücken{ $kind ->
    [none] {""}
    [free] , umsonst
    [dear] : { $needs }, für { $cost } Steine
   *[exact] : { $needs } zahlen
}
action-quick = Schnell suchen: { $gems }{ $visitor ->
    [none] {""}
   *[other] {" "}für { $visitor }
}{ $codes ->
    [yes] {" "}({ $card })
   *[no] {""}
}
action-slow = Langsam suchen: { $gems }{ $visitor ->
    [none] , für alle
   *[other] , nicht für { $visitor }
}{ $codes ->
    [yes] {" "}({ $card })
   *[no] {""}
}
action-pay = { $gem } zahlen
action-leave = { $gem } im Vorrat lassen
action-give = { $gem } an { $visitor } geben
action-arrive = { $visitor } kommt an
action-lay = { $card } legen
action-deal = { $citizen } austeilen
action-draw = { $card } ziehen
action-first = { $who } { $person ->
    [you] beginnst
   *[they] beginnt
}

## Die Geschichte

log-arrives = { $visitor } kommt mit { $gems } an.
log-dealt = { $who } { $person ->
    [you] bekommst
   *[they] bekommt
} einen geheimen Bürger.
log-dealt-own = Dein Bürger: { $citizen }.
log-first = { $who } { $person ->
    [you] beginnst
   *[they] beginnt
}.
log-advances = { $who } { $person ->
    [you] führst
   *[they] führt
} { $visitor } für { $gems } hinauf nach { $way }.
log-quick-advance = { $who } { $person ->
    [you] führst
   *[they] führt
} { $visitor } umsonst hinauf nach { $way }.
log-pays = { $visitor } zahlt { $gems }.
log-searches-quickly = { $who } { $person ->
    [you] suchst
   *[they] sucht
} schnell{ $codes ->
    [yes] {" "}mit { $card }
   *[no] {""}
} und { $person ->
    [you] findest
   *[they] findet
} { $gems }.
log-searches-slowly = { $who } { $person ->
    [you] suchst
   *[they] sucht
} langsam{ $codes ->
    [yes] {" "}mit { $card }
   *[no] {""}
} und { $person ->
    [you] findest
   *[they] findet
} { $gems }.
log-gains = { $visitor } bekommt { $gems }.
log-stays = Im Vorrat bleibt: { $gems }.
log-flips = Eine Rewind-Karte wird aufgedeckt: { $flipped } von { $timer }.
log-timed-flood = Alle Rewind-Karten sind aufgedeckt, und Reihe { $row } wird überflutet. { $count ->
    [0] Niemand ist
    [one] { $lost } ist
   *[other] { $lost } sind
} verloren. { $timer ->
    [one] Eine Rewind-Karte bleibt
   *[other] { $timer } Rewind-Karten bleiben
}.
log-automatic-flood = Alle sind über Reihe { $row } hinaus, also wird sie überflutet. { $timer ->
    [one] Eine Rewind-Karte bleibt
   *[other] { $timer } Rewind-Karten bleiben
}.
log-shuffles = Aus den abgelegten Karten wird ein neuer Stapel mit { $cards } Karten.
log-draws = { $who } { $person ->
    [you] ziehst
   *[they] zieht
} { $card }.
log-ends = Nur die obersten { $rows } Reihen bleiben, also ist das Spiel vorbei.
log-all-lost = Alle sind verloren, und das Spiel ist vorbei.
log-scores = { $who }, { $citizen }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
log-rating = Dein Ergebnis: { $rating }.
log-wins = { $who } { $person ->
    [you] gewinnst
   *[they] gewinnt
} das Spiel.
log-wins-tie = { $who } { $person ->
    [you] gewinnst
   *[they] gewinnt
} bei Gleichstand: als Erstes in der Reihenfolge ab dem, der das Spiel beendet hat.

## Was eine Vorschau zusammenzählt

outlook-keeps = { $visitor } behält { $count ->
    [0] keine Steine
   *[other] { $gems }
}.
outlook-flips = Dann wird eine Rewind-Karte aufgedeckt: { $flipped } von { $timer }.{ $left ->
    [0] {" "}Reihe { $row } wird überflutet{ $count ->
        [0] {""}
       *[other] , mit { $lost }
    }.
   *[other] {""}
}
outlook-points = Deine Punkte: { $before } → { $after }.

## Ablehnungen

reason-not-playing = { $visitor } ist in diesem Spiel nicht dabei.
reason-lost = { $visitor } ist in der Flut verloren gegangen.
reason-at-the-top = { $visitor } ist auf der obersten Karte, und von dort führt kein Weg weiter.
reason-no-card-there = { $visitor } ist am Rand der Karte: Nach { $way } oben liegt keine Karte.
reason-card-full = Auf dieser Karte sind schon zwei Besucher, und für { $visitor } ist kein Platz.
reason-cannot-pay = { $visitor } hat { $have ->
    [0] keine Steine
   *[other] { $held }
}: Dieser Pfad braucht { $needs }, und das würde { $cost ->
    [one] einen Stein
   *[other] { $cost } Steine
} kosten.
reason-cheaper-way = An diesem Tisch nehmen Besucher den günstigsten Weg: { $visitor } könnte für { $least ->
    [0] nichts
    [one] einen Stein
   *[other] { $least } Steine
} statt für { $cost } gehen.
reason-gem-not-held = { $gem } ist nicht unter den Steinen dieses Besuchers.
reason-not-in-hand = { $codes ->
    [yes] { $card }
   *[no] Diese Karte
} ist nicht auf deiner Hand.
reason-no-picture = Auf { $codes ->
    [yes] { $card }
   *[no] dieser Karte
} ist kein Besucher, also kannst du damit nur langsam suchen.
reason-picture-lost = { $visitor } ist in der Flut verloren gegangen, also kannst du mit { $codes ->
    [yes] { $card }
   *[no] dieser Karte
} nur langsam suchen.
reason-picture-absent = { $visitor } ist in diesem Spiel nicht dabei, also kannst du mit { $codes ->
    [yes] { $card }
   *[no] dieser Karte
} nur langsam suchen.
reason-picture-full = { $visitor } hat schon sechs Steine und kann { $gems } nicht nehmen.
reason-supply-empty = Diese Steine sind nicht mehr im Vorrat: { $gems }.
reason-only-others = Eine langsame Suche ist für andere: { $visitor } ist auf der Karte und bekommt nichts.
reason-holds-six = { $visitor } hat schon sechs Steine.
reason-gem-not-found = { $gem } ist nicht unter den gefundenen Steinen.

## Lektionen: der Titel, ein Satz vor jeder Entscheidung, und einer am Ende

lesson-climb = Aufsteigen
lesson-climb-1 = Besucher steigen von Karte zu Karte, und alle dürfen jeden bewegen. Amelia hat einen Rubin, einen Bernstein und eine Jade. Rechts hinauf braucht der Pfad einen Rubin. Bewege sie dorthin!
lesson-climb-done = Sie hat ihren Rubin gezahlt und ist unterwegs. Links hinauf hätte sie einen Saphir und einen Amethyst gebraucht: zu teuer für sie.

lesson-two-for-one = Zwei für einen
lesson-two-for-one-1 = Der Pfad rechts hinauf braucht einen Saphir, und Amelia hat keinen. Zwei beliebige ihrer Steine tun es auch. Bewege sie nach rechts.
lesson-two-for-one-2 = Du wählst, was sie zahlt. Dein Bürger, Großmutter Garcia, zählt Rubin 3, Bernstein 2 und Jade 1, also zahle eine Jade.
lesson-two-for-one-3 = Und noch eine Jade.
lesson-two-for-one-done = Sie behält, was für dich am meisten wert ist. Hätte sie einen Saphir gehabt, hätte sie damit zahlen müssen.

lesson-quick-advance = Schnell vorrücken
lesson-quick-advance-1 = Eddy hat keine Steine mehr. Aber die Karte rechts hinauf zeigt ihn selbst! Bewege ihn dorthin.
lesson-quick-advance-done = Ganz umsonst: Auf eine Karte mit dem eigenen Bild geht ein Besucher, ohne zu zahlen.

lesson-quick-search = Schnell suchen
lesson-quick-search-1 = Amelia braucht Steine, und sie ist auf einer deiner Karten. Suche schnell mit { $codes ->
    [yes] P44
   *[no] ihr
}: Alle drei Steine gehen an sie.
lesson-quick-search-done = Rubin, Bernstein und Amethyst für Amelia, und keine Zeit verloren. Danach ziehst du eine neue Karte. Mehr als sechs Steine hat ein Besucher nie.

lesson-slow-search = Langsam suchen
lesson-slow-search-1 = Auf { $codes ->
    [yes] P03
   *[no] der ersten Karte deiner Hand
} ist kein Besucher, also kannst du damit nur langsam suchen, aber du wählst, wer die Steine bekommt. Tu es.
lesson-slow-search-2 = Zuerst der Rubin. Gib ihn Amelia.
lesson-slow-search-3 = Jetzt der Bernstein: für Amelia oder Eddy, beide weit oben.
lesson-slow-search-4 = Hilf auch jemandem, der es nötig hat: die Jade für Bramble.
lesson-slow-search-done = Alle haben, was du wolltest. Aber eine Rewind-Karte wurde aufgedeckt, die zweite von fünf. Sind alle aufgedeckt, wird eine Reihe überflutet.

lesson-timed-flood = Die Flut
lesson-timed-flood-1 = Vier von fünf Rewind-Karten sind aufgedeckt, und Cosmo ist auf Reihe 1, mit kaum etwas, das du brauchst. Suche langsam mit { $codes ->
    [yes] P03
   *[no] der Karte ohne Besucher
} und lass das Wasser kommen!
lesson-timed-flood-2 = Der Rubin für Amelia.
lesson-timed-flood-3 = Der Bernstein auch.
lesson-timed-flood-4 = Und die Jade für Eddy.
lesson-timed-flood-done = Alle Karten waren aufgedeckt: Reihe 1 wurde überflutet, und Cosmo ist mit seinen Steinen verloren. Alle Rewind-Karten werden wieder umgedreht, und es ist eine weniger.

lesson-automatic-flood = Eine Reihe verschwindet von selbst
lesson-automatic-flood-1 = Amelia ist die Letzte auf Reihe 1. Sobald alle an einer Reihe vorbei sind, wird sie von selbst überflutet, und niemand geht verloren. Bewege sie rechts hinauf.
lesson-automatic-flood-done = Reihe 1 ist weg und mit ihr eine Rewind-Karte, aber die zwei aufgedeckten bleiben aufgedeckt. Eile hat ihren Preis: Bis zur nächsten Flut sind es nur noch zwei langsame Suchen.

lesson-end = Das Ende
lesson-end-1 = Kommt Amelia an Reihe 3 vorbei, wird sie überflutet, nur zwei Reihen bleiben, und das Spiel ist vorbei. Bewege sie rechts hinauf!
lesson-end-done = Alle Steine der Überlebenden zählen, und ihre Startsteine noch einmal. Alle werten dieselben Steine, aber jeder mit dem eigenen Bürger: 30 Punkte für dich, und du gewinnst. Viel Spaß!

## Das Brett

board-label = Die Waldwege
board-can = Möglich: { $actions }
board-pictured = zeigt { $visitor }
board-price = zahlt { $cost }{ $left ->
    [none] {""}
   *[other] , Rest { $left }
}
board-owed = noch { $owed }
board-free = gratis
board-full = voll
board-lost = verloren
board-citizen = dein geheimer Bürger
board-citizen-hidden = Bürger verdeckt
board-alive = { $alive } von { $all } Besuchern am Leben
board-next = ab { $points }: { $rating }
board-hand = schnell für den Besucher im Bild
board-only-you = deine Punkte siehst nur du
board-points-now = Punkte jetzt
board-flood = { $left ->
    [one] Noch eine langsame Suche bis zur Flut
   *[other] Noch { $left } langsame Suchen bis zur Flut
}
board-flood-brief = Flut in { $left }
board-flood-row = Reihe { $row } ginge unter{ $count ->
    [0] ; niemand wäre verloren
   *[other] , mit { $lost }
}.
board-flood-row-brief = Reihe { $row }{ $count ->
    [0] : niemand in Gefahr
   *[other] , mit
}
board-flood-last = Geht { $visitor } hinauf, flutet Reihe { $row }{ $next ->
    [0] , und niemand ist verloren
   *[other] , die Uhr ist voll, und auch Reihe { $next } geht unter
}.
board-flood-last-brief = Geht unter, wenn { $visitor } zieht.
ending-citizens = Wer ihr wart
ending-survivors = Was jeder Überlebende gebracht hat
board-water = Reihe { $row } steht unter Wasser
board-stock = Nachziehstapel { $pile } · Ablage { $discard }
gallery-state-still = Andere sind auf den Wegen am Zug
gallery-state-can = Punkte markieren, was möglich ist
gallery-state-pointed = Auf einen Weg wird gezeigt
gallery-state-flooded = Zehn Besucher, zwei Reihen unter Wasser
gallery-state-named = Eine Zeile des Verlaufs nennt einen Besucher und eine Karte
