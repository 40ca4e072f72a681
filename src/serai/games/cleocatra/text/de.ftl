# Cleocatra. Ein Satz über einen Platz bekommt $who (den Namen) und $person (you oder they).
#
# Einheitlich: area = Bereich, Dispatch = Entsenden, draw = ziehen, Helper = Helfer, Herd = Wandern, Inspector =
# Inspektor, lay = legen, pile = Stapel, pyramids = Pyramiden, Rescue = Retten, Rescuer = Retter, score = werten,
# Scout = Erkunden, Search = Suchen, supply = Vorrat, swap = tauschen, Team up = Verstärken, tile = Plättchen,
# unused Inspector = freier Inspektor.

title = Cleocatra
about = Rette Katzen auf wachsenden Pyramiden, den Inspektoren vor der Nase weg. Von Ta-Te Wu.

## Optionen

option-mode = Regeln: basic sind die Grundregeln, advanced hat dazu das Wandern und die Kräfte der Plättchen.
option-mode-title = Regeln
option-mode-basic = Grundspiel
option-mode-advanced = Mit Kräften
option-mode-hint = Im Spiel mit Kräften kommen das Wandern und die Kräfte der Plättchen dazu.
option-start = Wer anfängt: random lost aus, sonst die Nummer eines Platzes, von 0 an gezählt.
option-start-title = Wer anfängt
option-start-random = Das Los entscheidet
option-cap = So viele Züge hat ein Spiel höchstens, bei 0 beliebig viele.
option-cap-title = Höchstzahl der Züge (0: beliebig viele)

## Dinge

colour-purple = lila
colour-blue = blau
colour-orange = orange
colour-green = grün
colour-gold = gold

the-tile = { $codes ->
    [yes] { $tile }
   *[no] { $place ->
        [hand] es
        [only] { $hue }
       *[other] { $hue } ({ $place })
    }
}
hue-purple = Lila
hue-blue = Blau
hue-orange = Orange
hue-green = Grün
hue-gold = Gold
drawn-purple = ein lila Plättchen
drawn-blue = ein blaues Plättchen
drawn-orange = ein oranges Plättchen
drawn-green = ein grünes Plättchen
drawn-gold = das goldene Plättchen
place-left = links
place-middle = Mitte
place-right = rechts
place-upper = oben
place-lower = unten
place-upper-left = oben links
place-upper-middle = oben Mitte
place-upper-right = oben rechts
place-middle-left = Mitte links
place-middle-right = Mitte rechts
place-lower-left = unten links
place-lower-middle = unten Mitte
place-lower-right = unten rechts

power-mafdet = Mafdet: wandert mit allem, was darauf steht
power-bastet = Bastet: dein Retter hier darf tauschen
power-mut = Mut: ein Retter, der hier wertet, bleibt
power-princess = Prinzessin: schickt zwei Inspektoren aus
power-cleocatra = Cleocatra: ein Punkt mehr, und Hilfe für den Letzten

where-left = links von { $tile }
where-right = rechts von { $tile }
where-above = über { $tile }
where-below = unter { $tile }

score-cats = Katzen
score-helpers = Helfer
score-cleocatra = Cleocatra

## Der Tisch

panel-round = Runde { $round }, Ziel: { $goal } Punkte
panel-over = Das Spiel ist zu Ende
panel-points = Punkte
panel-supply = Vorrat
panel-pile = { $count ->
    [0] Der Stapel ist leer.
   *[other] Stapel { $count }: { $content }
}
panel-colour = { $count } { $colour }
panel-inspectors = { $count ->
    [0] Alle Inspektoren sind unterwegs.
   *[other] Freie Inspektoren:
}
panel-hand = In der Hand: { $codes ->
    [yes] { $tile }, { $colour }
   *[no] { $drawn }
}

## Das Brett

cat-purple = eine getigerte Katze auf der Pirsch
cat-blue = eine getupfte Katze, die aufrecht sitzt
cat-orange = eine schlafende Katze
cat-green = eine ruhende Katze mit Lotosblüte
cat-gold = Cleocatra
board-label = Die Pyramiden
board-tile = { $codes ->
    [yes] { $tile }, { $colour }, { $cat }
   *[no] { $tile }, { $cat }
}
board-rescuers = Retter: { $who }
board-inspector = Hier steht ein Inspektor
board-can = Du kannst: { $actions }
board-not-here = Eine freie Stelle, an die das Plättchen nicht darf
board-points = { $score } von { $goal } Punkten
board-home = { $count } zu Hause
board-supply = { $count ->
    [0] kein Retter im Vorrat
    [one] ein Retter im Vorrat
   *[other] { $count } Retter im Vorrat
}
board-face-down = Verdeckt
board-unused = Freie Inspektoren
board-of = von { $most }

## Die Galerie aller Teile

gallery-tiles = Plättchen
gallery-pieces = Figuren und Stapel
gallery-state-still = Andere sind dran
gallery-state-can = Was leuchtet, lässt sich wählen
gallery-state-pointed = Auf ein Retten wird gezeigt
gallery-state-way = Auf ein Wandern wird gezeigt
gallery-state-named = Eine Zeile des Verlaufs nennt zwei Plättchen
gallery-state-laying = Ein Plättchen ist zu legen

## Was zu entscheiden ist

aim = Dein Ziel: retten, wo viele Farben zusammenkommen, ein Punkt für jede. Mit { $goal } Punkten beginnt die letzte Runde.
step-LayTile = Leg das Plättchen an eine der freien Stellen.
step-Act = { $stage ->
    [first] Aktion 1 von 2: Plättchen oder Retter. Retten beendet den Zug.
    [second] Aktion 2 von 2: eine Retter-Aktion.
    [bonus] Bonusaktion von Cleocatra: irgendeine Aktion außer Entsenden.
   *[alone] Deine Retter sitzen fest, darum ist dein Zug nur eine Plättchen-Aktion.
}
step-ChooseScored = Eine Farbe zählt nur einmal. Werte ein Plättchen: Ein Helfer darauf bringt 1 Punkt.
step-RecallInspector = Alle Inspektoren sind unterwegs. Wähle einen, der umzieht.
step-PostInspector = Die Prinzessin schickt Inspektoren aus. Wähle ein Plättchen für einen.
step-Fallback = Keine erste Aktion: Setz einen Retter auf ein Plättchen mit Platz, dann eine Retter-Aktion.
step-PassTurn = Du kannst nichts tun.
next-draw = Welches, bestimmt der Zufall, darum lässt es sich nicht zurücknehmen.

## Aktionen

kind-recall = Einen Inspektor umsetzen
kind-place = Einen Retter setzen
kind-post = Einen Inspektor schicken
kind-regroup = Einen Retter umsetzen
kind-score = Ein Plättchen werten

action-scout = Erkunden: ein Plättchen ziehen
action-search = Suchen: { $tile } woandershin legen
action-dispatch = Entsenden: ein Retter auf { $laid ->
    [none] das eben gelegte Plättchen
   *[other] { $laid }, eben gelegt
}
action-team = Verstärken: ein Retter auf { $tile }, neben einem von dir
action-rescue = Retten: von { $tile } aus werten
action-lay = { $count ->
    [0] Das Plättchen auf { $x } { $y } legen
   *[other] { $codes ->
        [yes] { $tile } { $where } legen
       *[no] Anlegen: { $where }
    }
}
action-score = { $tile } werten
action-recall = Den Inspektor von { $tile } nehmen
action-place = Einen Retter auf { $tile } setzen
action-regroup = Deinen Retter von { $from } auf { $to } setzen
action-pass = Passen
action-start = { $who } { $person ->
    [you] fängst an
   *[they] fängt an
}
action-draw = Ein Plättchen ziehen: { $colour }
action-herd = Wandern: dein Retter von { $from } auf { $to }
action-mafdet = Mafdet: { $tile } nehmen, mit allem, was darauf steht
action-swap = Bastet: dein Retter auf { $from } tauscht mit { $person ->
    [you] dir selbst
   *[they] { $who }
} auf { $to }
action-post = Einen Inspektor auf { $tile } schicken

## Die Geschichte

log-starts = { $who } { $person ->
    [you] fängst
   *[they] fängt
} an.
log-draws = { $who } { $person ->
    [you] ziehst
   *[they] zieht
} { $codes ->
    [yes] { $tile }, { $colour }
   *[no] { $drawn }
}.
log-takes = { $who } { $person ->
    [you] nimmst
   *[they] nimmt
} { $tile } von seinem Ort.
log-lays = { $who } { $person ->
    [you] legst
   *[they] legt
} { $tile }{ $count ->
    [0] {""}
   *[other] {" "}{ $where }
}.
log-places = { $who } { $person ->
    [you] setzt
   *[they] setzt
} einen Retter auf { $tile }.
log-moves = { $person ->
    [you] Dein Retter
   *[they] Ein Retter von { $who }
} geht von { $from } auf { $to }.
log-scores = { $who } { $person ->
    [you] bekommst
   *[they] bekommt
} { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}: { $cats } für Katzen{ $helpers ->
    [0] {""}
   *[other] , { $helpers } für Helfer
}{ $cleocatra ->
    [0] {""}
   *[other] , { $cleocatra } für Cleocatra
}.
log-bonus = { $who } { $person ->
    [you] bekommst
   *[they] bekommt
} von Cleocatra eine Bonusaktion.
log-no-bonus = { $who } { $person ->
    [you] hast
   *[they] hat
} keine mögliche Aktion, also verfällt der Bonus.
log-goes-home = { $count ->
    [one] { $person ->
        [you] Dein Retter
       *[they] Der Retter von { $who }
    } auf { $tiles } geht nach Hause.
   *[other] { $person ->
        [you] Deine Retter
       *[they] Die Retter von { $who }
    } auf { $tiles } gehen nach Hause.
}
log-inspector-moves = Ein Inspektor geht von { $from } auf { $to }.
log-inspector-comes = Ein Inspektor kommt auf { $tile }.
log-passes = { $who } { $person ->
    [you] passt
   *[they] passt
}.
log-wins = { $count ->
    [one] { $who } { $person ->
        [you] gewinnst
       *[they] gewinnt
    } das Spiel.
   *[other] Den Sieg teilen sich: { $who }.
}

## Absagen

reason-tile-action-first = Eine Plättchen-Aktion kommt in einem Zug zuerst oder gar nicht. Jetzt ist eine Retter-Aktion dran.
reason-place-first = Du hast keine erste Aktion, also beginne mit einem Retter auf irgendeinem Plättchen mit Platz.
reason-only-tile-action = Deine Retter sitzen fest, darum ist dein Zug nur eine Plättchen-Aktion.
reason-has-first-action = Irgendwohin setzen darf nur, wer gar keine erste Aktion hat, und du hast eine.
reason-cannot-pass = Passen darfst du nur, wenn du überhaupt nichts tun kannst.
reason-no-second-action = Ein Zug hat zwei Aktionen, und nach dieser gäbe es keine zweite.
reason-pile-empty = Der Stapel ist leer, also gibt es nichts zu erkunden.
reason-not-on-table = Dieses Plättchen liegt nicht bei den Pyramiden.
reason-tile-occupied = Nur ein leeres Plättchen kann man nehmen, und auf diesem steht ein Retter oder ein Inspektor.
reason-surrounded = Es liegen Plättchen an allen drei Seiten, und ein eingeschlossenes Plättchen kann man nicht nehmen.
reason-splits = Die Pyramiden müssen zusammenhängen, und ohne dieses Plättchen fielen sie in zwei Gruppen.
reason-cell-taken = Da liegt schon ein Plättchen.
reason-cell-apart = Ein Plättchen muss mit einem anderen eine Kante teilen. Eine Ecke genügt nicht.
reason-same-cell = Von da kommt das Plättchen, und es muss woandershin.
reason-nothing-laid = Entsenden geht nur auf das Plättchen, das du eben gelegt hast, gleich nach deiner Plättchen-Aktion.
reason-supply-empty = Dein Vorrat ist leer: Alle drei Retter sind auf Plättchen.
reason-supply-first = In deinem Vorrat ist noch ein Retter. Setz den und lass die anderen, wo sie sind.
reason-own-rescuer-there = Da steht schon ein Retter von dir, und zwei von derselben Person stehen nie auf einem Plättchen.
reason-tile-full = Da stehen schon zwei Retter, und für einen dritten ist kein Platz.
reason-not-beside-yours = Verstärken geht nur auf ein Plättchen neben einem, auf dem ein Retter von dir steht.
reason-no-rescuer-there = Da steht kein Retter von dir.
reason-inspected = Auf diesem Plättchen steht ein Inspektor, und bis er geht, kann niemand von da aus retten.
reason-not-to-choose = Das gewertete Plättchen muss im Bereich deines Retters liegen und die fragliche Farbe haben.
reason-no-inspector-there = Auf diesem Plättchen steht kein Inspektor.
reason-inspector-there = Wähle ein Plättchen, auf dem kein Inspektor steht und auch vor der Wertung keiner stand.
reason-inspector-just-placed = Dieser Inspektor ist eben erst gekommen. Nimm einen, der vorher schon da war.
reason-advanced-only = Das gehört zum Spiel mit Kräften, und dieses ist das Grundspiel.
reason-not-adjacent = Wandern geht nur auf ein Plättchen, das mit dem des Retters eine Kante teilt.
reason-not-mafdet = Nur ein lila Plättchen, Mafdet, kann man mit etwas darauf bewegen.
reason-nothing-on-mafdet = Auf diesem Plättchen steht nichts, also ist das ein gewöhnliches Suchen.
reason-not-bastet = Nur ein Retter auf einem blauen Plättchen, Bastet, kann tauschen.
reason-not-theirs = Auf diesem Plättchen steht kein Retter dieser Person.
reason-same-tile = Die beiden Retter stehen auf demselben Plättchen, es würde sich also nichts ändern.
reason-same-colour-twice = Nach dem Tausch stünden zwei Retter einer Person auf einem Plättchen, und das ist nicht erlaubt.

## Lektionen: der Titel, ein Satz vor jeder Entscheidung und einer am Schluss

lesson-tile = Ein Plättchen legen
lesson-tile-1 = Ein Zug hat zwei Aktionen. Fang mit Erkunden an: Zieh ein Plättchen vom Stapel.
lesson-tile-2 = Leg es dahin, wo es mit einem anderen eine Kante teilt. Jede leuchtende Stelle geht.
lesson-tile-3 = Die zweite Aktion: Entsenden. Einer deiner Retter geht geradewegs auf das eben gelegte Plättchen.
lesson-tile-done = Das war ein ganzer Zug. Die Pyramiden wachsen, und deine Truppe wächst mit.

lesson-team-up = Verstärken
lesson-team-up-1 = Seite an Seite sind Retter am stärksten. Verstärken: Setz einen zweiten auf das blaue Plättchen, neben deinen ersten.
lesson-team-up-2 = Noch einmal, auf das orange Plättchen. Da steht schon jemand, aber ein Plättchen hat Platz für zwei.
lesson-team-up-done = Drei Retter Seite an Seite, und zwei Retter-Aktionen in einem Zug. Jetzt sollen sie auch punkten.

lesson-rescue = Retten
lesson-rescue-1 = Dein Retter auf dem orangen Plättchen erreicht vier Farben: die eigene und eine auf jeder Seite. Dein anderer, auf Lila, hilft ihm. Rette vom orangen Plättchen aus.
lesson-rescue-done = 4 Punkte für vier Farben und 1 für den Helfer. Beide Retter sind wieder zu Hause, und ein Inspektor bewacht das orange Plättchen.

lesson-inspectors = Inspektoren
lesson-inspectors-1 = Auf deinem orangen Plättchen steht ein Inspektor, darum kann niemand von da aus retten. Rette stattdessen vom goldenen aus.
lesson-inspectors-2 = Alle drei Inspektoren sind unterwegs, also kommt einer von einem anderen Plättchen, und du sagst, welcher. Mach das orange frei!
lesson-inspectors-done = 4 Punkte, und dein Retter auf Orange kann wieder werten. Retten schließt ein Plättchen und öffnet vielleicht ein anderes.

lesson-search = Suchen
lesson-search-1 = Neben deinem blauen Plättchen liegen zwei andere Farben, und Grün liegt nutzlos am Rand. Suchen: Nimm das grüne Plättchen.
lesson-search-2 = Leg es unter das blaue, da kann dein Retter es erreichen.
lesson-search-3 = Jetzt rette vom blauen Plättchen aus.
lesson-search-done = 4 Punkte statt 3. Nehmen kann man nur ein leeres Plättchen, und nur, wenn die Pyramiden in einem Stück bleiben.

lesson-end = Das Ende eines Spiels
lesson-end-1 = Jemand hat 23 Punkte, darum ist diese Runde die letzte, und du hast darin den letzten Zug. Du hast 19. Rette vom lila Plättchen aus!
lesson-end-done = 24 zu 23: Du gewinnst! Eine Runde wird immer zu Ende gespielt, damit alle gleich viele Züge hatten.

lesson-herd = Wandern
lesson-herd-1 = Willkommen im Spiel mit Kräften. Neben dem Inspektor kann dein Retter nicht werten, aber er darf weggehen. Wandern: Geh von Lila auf Blau.
lesson-herd-2 = Hier passt niemand auf. Rette vom blauen Plättchen aus.
lesson-herd-done = 4 Punkte mit einem Retter, der festsaß. Wandern ist eine Retter-Aktion, geht also als erste und als zweite.

lesson-mafdet = Mafdet, lila
lesson-mafdet-1 = Mafdet wandert mit allem, was darauf steht, wer es auch sei. Nimm das lila Plättchen als deine Plättchen-Aktion.
lesson-mafdet-2 = Leg es unter das blaue: Es bringt dort eine neue Farbe, und dein Helfer reist mit.
lesson-mafdet-3 = Rette vom blauen Plättchen aus.
lesson-mafdet-done = Vier Farben und der mitgereiste Helfer: 5 Punkte.

lesson-bastet = Bastet, blau
lesson-bastet-1 = Von Bastet aus darf dein Retter mit einem fremden tauschen. Tausch mit dem auf Lila, mitten im Geschehen.
lesson-bastet-2 = Was für ein Platz! Rette vom lila Plättchen aus.
lesson-bastet-done = 4 Punkte, und der andere Retter sieht vom Rand aus zu. Tauschen ist deine Plättchen-Aktion; entsenden kannst du danach nicht.

lesson-mut = Mut, orange
lesson-mut-1 = Wer bei Mut wertet, bleibt stehen. Rette vom orangen Plättchen aus.
lesson-mut-done = 5 Punkte, und dein Retter ist noch da. Der Helfer ging nach Hause und der Inspektor kam, wie immer.

lesson-princess = Die Prinzessin, grün
lesson-princess-1 = Wenn du bei der Prinzessin rettest, schickst du danach zwei Inspektoren, wohin du willst. Rette vom grünen Plättchen aus.
lesson-princess-2 = Schick den ersten auf das blaue Plättchen, da steht er jemandem im Weg.
lesson-princess-3 = Und den zweiten auf das orange.
lesson-princess-done = 4 Punkte, zwei Retter aufgehalten, und dein eigenes Plättchen ist noch frei.

lesson-cleocatra = Cleocatra, gold
lesson-cleocatra-1 = Cleocatra gibt beim Retten einen Punkt dazu, und wer allein die wenigsten Punkte hatte, bekommt eine Bonusaktion. Das bist du! Rette vom goldenen Plättchen aus.
lesson-cleocatra-2 = Dein Bonus: irgendeine Aktion außer Entsenden. Rette auch vom lila Plättchen aus.
lesson-cleocatra-done = 5 Punkte und gleich noch 4. Mehr muss man nicht wissen. Viel Spaß!
