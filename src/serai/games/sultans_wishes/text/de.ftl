# Die Wünsche des Sultans. Ein Satz über einen Platz bekommt $who (den Namen) und $person (you oder they). Die Zahlen
# auf den Karten stehen nicht hier: Sie kommen mit den Argumenten.
#
# Einheitlich: aide = Gehilfe, chart = Plan, deck = Nachziehstapel, discard = abwerfen, discard pile = Ablagestapel,
# effect = Effekt, extra points = Zusatzpunkte, extra stack = Zusatzstapel, extra task = Zusatzaufgabe, final wish =
# Schlusswunsch, gem = Edelstein, gift = Geschenk, guard = Wache, lamp = Lampe, market score card = Marktkarte, mood =
# Laune, orderly = Diener, plate = Tafel, Priority Track = Rangleiste, relic = Relikt, simple wish = einfacher Wunsch,
# stop = Station, task = Aufgabe, traveler = Reisender, valuable = kostbar, ware = Ware.
#
# Waren sind so benannt, dass „kostbare“ im ersten und im vierten Fall passt; in anderen Fällen stehen sie nicht.

title = Die Wünsche des Sultans
about = Erfüll die Wünsche eines launischen Sultans. Von Fábio Arraes und Bruno Viana.

## Optionen

option-expansion = base ist das Grundspiel, travelers hat dazu die Erweiterung mit den Reisenden.
option-expansion-title = Spiel
option-expansion-base = Grundspiel
option-expansion-travelers = Mit den Reisenden
option-start = Wer anfängt: random lost aus, sonst die Nummer eines Platzes, von 0 an gezählt.
option-start-title = Wer anfängt
option-start-random = Das Los entscheidet
option-memory = Ob du deine eigenen Karten im Zusatzstapel siehst; nach den Regeln merkst du sie dir.
option-memory-title = Deine Karten im Zusatzstapel
option-memory-off = Merken
option-memory-on = Zeigen
option-rounds = So viele Runden hat ein Spiel höchstens, bei 0 beliebig viele.
option-rounds-title = Höchstzahl der Runden (0: beliebig viele)

## Dinge

task-fan-wave = Fächeln
task-tea = Tee
task-food = Essen
task-entertainment = Unterhaltung
task-bath = Bad
task-massage = Massage
task-story = Geschichte
task-stroll = Spaziergang

effect-search = Suche
effect-bargain = Feilschen
effect-peek = Spähen
effect-swap = Tausch
effect-aide = Gehilfe
effect-tip = Trinkgeld
effect-relic = Relikt

does-search = sieh dir 3 Karten vom Nachziehstapel an, behalte 1
does-bargain = kauf eine Ware für 1 Edelstein weniger
does-peek = sieh dir die oberste Zusatzkarte an
does-swap = tausch eine Ware von dir gegen eine aus dem Angebot
does-aide = setz einen Gehilfen auf irgendeine Karte unter einem Wunsch
does-tip = 1 Punkt und 1 Edelstein
does-relic = nimm das Relikt, bei dem dein Reisender steht

# Dasselbe in so wenigen Wörtern, wie auf ein Telefon passen.
brief-search = behalte 1 von 3
brief-bargain = Ware 1 billiger
brief-peek = oberste Zusatzkarte
brief-swap = Ware gegen Ware
brief-aide = auf jede Karte
brief-tip = 1 Punkt, 1 Edelstein
brief-relic = an deiner Station

# Was ein Wunsch will, außer einer Zahl von Herzen.
wants-fan-wave = { task-fan-wave }
wants-tea = { task-tea }
wants-food = { task-food }
wants-entertainment = { task-entertainment }
wants-bath = { task-bath }
wants-massage = { task-massage }
wants-story = { task-story }
wants-stroll = { task-stroll }
wants-search = { effect-search }
wants-bargain = { effect-bargain }
wants-peek = { effect-peek }
wants-swap = { effect-swap }
wants-aide = { effect-aide }
wants-tip = { effect-tip }
wants-relic = { effect-relic }

merchant-azure = Azur
merchant-brass = Messing
merchant-crimson = Karmesin

goods-spices = Gewürze
goods-ceramics = Keramik
goods-fabrics = Stoffe
goods-carpets = Teppiche
goods-jewels = Juwelen

period-morning = Morgen
period-afternoon = Nachmittag
period-night = Abend

kind-amulet = Amulett
kind-chalice = Kelch
kind-dagger = Dolch
kind-mask = Maske
kind-scroll = Schriftrolle
kind-statuette = Statuette

stack-immediate = sofort
stack-end-of-round = Rundenende
stack-end-of-game = Spielende

place-start = Start
place-1 = Station 1
place-2 = Station 2
place-3 = Station 3
place-4 = Station 4
place-5 = Station 5
place-6 = Station 6
place-7 = Station 7
place-8 = Station 8
place-immediate = die Stadt der Sofortgeschenke
place-end-of-round = die Stadt der Rundengeschenke
place-end-of-game = die Stadt der Schlussgeschenke

back-task = eine Aufgabenkarte
back-guard = eine Wache

mood-lovely = reizend
mood-kind = gütig
mood-nauseate = unpässlich
mood-demanding = fordernd
mood-hungry = hungrig
mood-happy = glücklich
mood-uncertain = unschlüssig
mood-mean = gemein
mood-afraid = ängstlich
mood-sad = traurig
mood-distracted = zerstreut
mood-angry = zornig
mood-restless = rastlos
mood-confused = verwirrt
mood-friendly = freundlich
mood-tidy = ordentlich
mood-calm = ruhig

# Was eine Laune jetzt bewirkt.
now-lovely = Reihum dürfen alle beliebig viele Karten abwerfen und ebenso viele ziehen.
now-kind = Erfüllen bringt 2 Edelsteine statt 1.
now-nauseate = Niemand darf eine Karte unter einen Wunsch legen.
now-demanding = Ein weiterer einfacher Wunsch wird aufgedeckt, wenn noch einer da ist.
now-hungry = Einfache Wünsche brauchen 1 Herz weniger, Schlusswünsche 1 Karte weniger.
now-happy = Alle bekommen einen Edelstein.
now-uncertain = Die Waren im Angebot kommen unter ihre Stapel, und neue werden aufgedeckt.
now-mean = Reihum werfen alle eine Karte ab und ziehen erst am Ende ihres Zuges nach.
now-afraid = Niemand darf den Effekt einer Karte nutzen.
now-sad = Der einfache Wunsch mit den wenigsten Herzen kommt weg.
now-distracted = Reihum dürfen alle umsonst ihren Diener versetzen.
now-angry = Erfüllen bringt keinen Edelstein.
now-restless = Der Kauf im Zug kostet einen Edelstein weniger.
now-confused = Reihum dürfen alle umsonst eine Karte auf den Zusatzstapel legen.
now-friendly = Reihum geben alle eine Karte nach links weiter.
now-tidy = Der Ablagestapel wird in den Nachziehstapel gemischt.
now-calm = Nichts ändert sich.

## Teile in Worten

a-card = { $task }, { number-of-hearts }, { $effect }{ $codes ->
    [yes] {" "}({ $card })
   *[no] {""}
}
short-card = { $task }, { number-of-hearts }{ $codes ->
    [yes] {" "}({ $card })
   *[no] {""}
}
number-of-hearts = { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}
number-of-gems = { $gems ->
    [one] 1 Edelstein
   *[other] { $gems } Edelsteine
}
number-of-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
a-wish = { $kind ->
    [effect] Karten mit { $wants }
    [hearts] { $wants }-Herz-Karten
   *[other] { $wants }
}{ $codes ->
    [yes] {" "}({ $wish })
   *[no] {""}
}
a-wish-of = { a-wish } mit { $needed } Herzen
needs = { $kind ->
    [simple] { $progress } von { $needed } Herzen
   *[other] { $progress } von { $needed } Karten
}
a-ware = { $valuable ->
    [yes] kostbare { $goods }
   *[no] { $goods }
} vom { $period }{ $codes ->
    [yes] {" "}({ $ware })
   *[no] {""}
}
a-ware-from = { a-ware } von { $merchant }
a-gift = { $deed ->
    [double-extra-points] sofort die doppelten Zusatzpunkte der Tafel
    [free-bottom-ware] sofort die unterste Ware von { $merchant }, umsonst
    [gems] sofort { $number ->
        [one] 1 Edelstein
       *[other] { $number } Edelsteine
    }
    [move-orderly] am Ende einer Runde deinen Diener versetzen
    [add-heart] am Ende einer Runde { $number ->
        [one] 1 Herz
       *[other] { $number } Herzen
    } mehr für eine Zusatzaufgabe
    [priority-first] am Ende einer Runde auf den ersten Platz der Rangleiste
    [point-per-extra-card] am Ende einer Runde 1 Punkt je Zusatzkarte der Aufgaben { $task }
    [points-per-period] am Ende des Spiels { $each } Punkte für jede deiner Waren vom { $period }
    [points-per-merchant] am Ende des Spiels { $each ->
        [one] 1 Punkt
       *[other] { $each } Punkte
    } für jede deiner Waren von { $merchant }
   *[points-per-gem-pair] am Ende des Spiels { $each } Punkte für je zwei deiner Edelsteine
}{ $codes ->
    [yes] {" "}({ $gift })
   *[no] {""}
}
a-market-card = { $pays }{ $codes ->
    [yes] {" "}({ $card })
   *[no] {""}
}

## Der Tisch

table-setup = Der Tisch wird aufgebaut
table-over = Das Spiel ist zu Ende
table-round = Runde { $round }, Tafel { $plate } von { $plates }. { $person ->
    [you] Du beginnst.
   *[they] { $who } beginnt.
}
table-last-round = Runde { $round }, die letzte, Tafel { $plate } von { $plates }. { $person ->
    [you] Du beginnst.
   *[they] { $who } beginnt.
}
table-solo = Runde { $round } von { $rounds }, Tafel { $plate } von { $plates }
table-plate = Der Sultan ist { $mood }{ $extra ->
    [0] , ohne Zusatzpunkte
    [one] , 1 Zusatzpunkt
   *[other] , { $extra } Zusatzpunkte
}.
table-guard-next = Als Nächstes kommt eine Wache.
lamp-lit = brennt
table-down = verdeckt { $simple } einfache und { $final } Schlusswünsche
table-guard = eine Wache, zählt eins
table-no-ware = nichts mehr da
town-immediate = sofort
town-end-of-round = Ende der Runde
town-end-of-game = Ende des Spiels
table-effect = { $effect }: { $does }
table-valuable = Kostbares

## Die Punkte

score-wishes = Wünsche
score-extra-points = Zusatzpunkte
score-tips = Trinkgelder
score-extra-tasks = Zusatzaufgaben
score-gifts = Geschenke
score-gems = Edelsteine
score-wares = Waren
score-relics = Relikte

## Was zu entscheiden ist

step-Mandatory = Spiel eine Karte aus, oder { $travelers ->
    [True] zieh deinen Diener oder deinen Reisenden.
   *[other] zieh deinen Diener.
}
step-Optional = Du darfst noch kaufen und eine brennende Lampe nutzen, je einmal. Oder fertig.
step-LiftAide = Kein Gehilfe ist frei. Nimm einen von einer Karte, die du dann nicht mehr wertest.
step-ChooseCard = Wähle eine Karte unter einem Wunsch für deinen Gehilfen.
step-TossLookedAt = Wirf von den angesehenen Karten ab, bis eine übrig ist. Die behältst du.
step-Bargaining = Wähle eine Ware, die du für einen Edelstein weniger kaufst.
step-Exchanging = Wähle, welche Ware du gibst und welche du nimmst.
step-AttachGuard = Eine Wache ist da. Wähle ihren Wunsch; sie zählt dort als ein Herz oder eine Karte.
step-LovelyDiscard = Der Sultan ist reizend. Wirf beliebig viele Karten ab und zieh ebenso viele.
step-HungryWishes = Der Sultan ist hungrig. Welcher Wunsch, der genug hat, ist als Nächster erfüllt?
step-SadWish = Der Sultan ist traurig. Welcher einfache Wunsch mit den wenigsten Herzen kommt weg?
step-MeanDiscard = Der Sultan ist gemein. Wirf eine Karte ab.
step-FreeOrderly = Der Sultan ist zerstreut. Du darfst deinen Diener umsonst versetzen.
step-FreeExtra = Der Sultan ist verwirrt. Du darfst umsonst eine Karte auf den Zusatzstapel legen.
step-GiveCard = Der Sultan ist freundlich. Gib eine Karte nach links weiter.
step-ChooseGift = Behalte ein Geschenk, oder sieh dir vorher einmal für einen Edelstein noch eins an.
step-UseGifts = Gleich zählen die Zusatzaufgaben. Vorher darfst du Rundengeschenke einsetzen.
step-GiftOrderly = Dein Geschenk versetzt deinen Diener. Wähle, wohin.
step-GiftHeart = Dein Geschenk gibt einer Zusatzaufgabe Herzen. Wähle, welcher.
next-draw = Dann ziehst du nach.
next-back = Dann ziehst du nach.
next-reveal = Dann wird ein neuer Wunsch aufgedeckt.
next-plate = Dann wird die nächste Tafel umgedreht.
next-turn-up = Dann wird eine neue Ware aufgedeckt.
next-relic = Dann ziehst du ein Relikt.
next-gift = Dann siehst du dir ein Geschenk an.
next-ware = Dann bekommst du eine Ware, die du nicht kennst.

## Aktionen

# Wie die Aktionen eines Verbs zusammen heißen. (Effekte ohne: „effect“ ist auch eine Art von Wunsch.)
kind-fulfil = Erfüllen
kind-extra = Zusatzaufgabe
kind-orderly = Diener umsetzen
kind-acquire = Ware kaufen
kind-bargain = Ware kaufen
kind-exchange = Ware tauschen
kind-join = Gehilfen einsetzen
kind-lift = Gehilfen zurücknehmen
kind-toss = Abwerfen
kind-guard = Wache schicken
kind-grant = Erfüllen
kind-remove = Wegnehmen
kind-travel = Reisenden bewegen
kind-give = Karte weitergeben
kind-keep = Geschenk behalten
kind-use = Geschenk einsetzen
kind-heart = Ein Herz dazulegen

# Mit einer Karte oder Ware in der Hand
held-fulfil = { $wish } erfüllen
held-extra = Zusatzaufgabe
held-effect = Effekt { $effect }
held-exchange = Mit { $merchant } tauschen

action-fulfil = Erfüllen: { $wish } mit { $card }
action-extra = Zusatzaufgabe, verdeckt: { $card }
action-effect = Effekt { $effect }, dafür { $card } abwerfen
action-orderly = Diener auf { $task }
action-acquire = { $count ->
    [0] Bei { $merchant } kaufen
   *[other] { $ware } bei { $merchant } kaufen, für { number-of-gems }
}
action-lamp = Die Lampe für noch eine Aktion nutzen
action-done = Fertig
action-bargain = { $count ->
    [0] Mit { $merchant } feilschen
   *[other] { $ware } bei { $merchant } kaufen, für { number-of-gems }
}
action-exchange = { $count ->
    [0] { $ware } gegen das Angebot von { $merchant } tauschen
   *[other] { $ware } gegen { $offered } von { $merchant } tauschen
}
action-join = Ein Gehilfe auf { $card }
action-lift = Deinen Gehilfen von { $card } nehmen
action-toss = { $card } abwerfen
action-guard = Die Wache zu { $wish }
action-grant = { $wish } erfüllen
action-remove = { $wish } wegnehmen
action-first = { $who } { $person ->
    [you] beginnst
   *[they] beginnt
}
action-market = Eine Marktkarte: { $card }
action-turn-up = { $ware } aufdecken
action-back = Als Nächstes im Nachziehstapel: { $back }
action-draw = { $card } ziehen
action-reveal = { $wish } aufdecken
action-plate = Der Sultan ist { $mood }, mit { $extra ->
    [one] 1 Zusatzpunkt
   *[other] { $extra } Zusatzpunkten
}
action-travel = Reisender erreicht { $place }
action-give = { $card } weitergeben
action-look = Einen Edelstein zahlen und noch ein Geschenk ansehen
action-keep = Das Geschenk behalten: { $gift }
action-use = Das Geschenk einsetzen: { $gift }
action-heart = Ein Herz für { $task }
action-gift = Ein Geschenk: { $gift }
action-relic = Ein Relikt: { $kind }
action-ware = { $ware } nehmen

## Die Geschichte: Runden und Tafeln

log-round = Runde { $round } beginnt. { $person ->
    [you] Du fängst an.
   *[they] { $who } fängt an.
}
log-round-solo = Runde { $round } beginnt.
log-plate = { table-plate } { $now }
log-all-gain-a-gem = { $count ->
    [one] { $who } { $person ->
        [you] bekommst
       *[they] bekommt
    } 1 Edelstein.
   *[other] Je 1 Edelstein für { $who }.
}
log-new-relics = { $count ->
    [one] Ein neues Relikt liegt an Station { $stops }.
   *[other] Neue Relikte liegen an den Stationen { $stops }.
}
log-ending = Das war ein Schlusswunsch: Diese Runde ist die letzte.
log-solo-band = { $total } Punkte. { $band ->
    [1] Der Sultan dankt dir höflich und hofft, nächstes Mal mehr von dir zu sehen.
    [2] Es war knapp, aber der Titel gehört dir.
    [3] Ein schönes Fest: Du bist Großwesir, und niemand wundert sich.
   *[4] Nicht das Geringste ging schief. Noch kein Sultan hatte einen solchen Großwesir.
}
log-wins = { $count ->
    [one] { $who } { $person ->
        [you] gewinnst
       *[they] gewinnt
    } das Spiel mit { $total } Punkten.
   *[other] Mit { $total } Punkten teilen sich den Sieg: { $who }.
}
log-wins-tie = { $count ->
    [one] { $who } { $person ->
        [you] gewinnst
       *[they] gewinnt
    } den Gleichstand bei { $total } Punkten durch kostbare Waren.
   *[other] Mit { $total } Punkten und den meisten kostbaren Waren teilen sich den Sieg: { $who }.
}

## Die Geschichte: Karten

log-draws-own = { $who } { $person ->
    [you] ziehst
   *[they] zieht
} { a-card }.
log-discards = { $who } { $person ->
    [you] wirfst
   *[they] wirft
} { a-card } ab.
log-uses-effect = { $who } { $person ->
    [you] wirfst
   *[they] wirft
} { short-card }, für den Effekt { $effect } ab.
log-tips = { $who } { $person ->
    [you] wirfst
   *[they] wirft
} { short-card }, für ein Trinkgeld ab: { number-of-points }{ $gems ->
    [0] , aber kein Edelstein über die Grenze
   *[other] {" "}und { number-of-gems }
}.
log-looks-at = { $who } { $person ->
    [you] siehst dir
   *[they] sieht sich
} { a-card } an.
log-keeps-own = { $who } { $person ->
    [you] behältst
   *[they] behält
} { a-card }.
log-keeps = { $who } { $person ->
    [you] behältst
   *[they] behält
} eine der Karten.
log-peeks-own = Oben auf dem Zusatzstapel { $person ->
    [you] siehst du
   *[they] sieht { $who }
} { a-card }.
log-peeks = { $who } { $person ->
    [you] siehst dir
   *[they] sieht sich
} die oberste Karte des Zusatzstapels an.
log-adds-own-extra = { $who } { $person ->
    [you] legst
   *[they] legt
} { a-card } verdeckt auf den Zusatzstapel.
log-adds-extra = { $who } { $person ->
    [you] legst
   *[they] legt
} eine Karte verdeckt auf den Zusatzstapel.
log-gives-own = { $who } { $person ->
    [you] gibst
   *[they] gibt
} { a-card } nach links.
log-receives-own = { $who } { $person ->
    [you] gibst dir selbst
   *[they] gibt dir
} { a-card }.
log-gives = { $who } { $person ->
    [you] gibst
   *[they] gibt
} eine Karte nach links.
log-extra-task = Zusatzaufgabe { $task }: { number-of-hearts }{ $codes ->
    [yes] {" "}({ $cards })
   *[no] {""}
}.
log-shuffles = Der Ablagestapel wird in den Nachziehstapel gemischt, jetzt { $cards } Karten.

## Die Geschichte: Wünsche und Wachen

log-reveals-wish = Der Sultan hat einen neuen Wunsch, { a-wish }: { $kind ->
    [simple] { $needed } Herzen
   *[other] { $needed } Karten, ein Schlusswunsch
}.
log-attaches = { $who } { $person ->
    [you] legst
   *[they] legt
} { short-card }, unter den Wunsch nach { a-wish }, jetzt { needs }{ $gems ->
    [0] {""}
   *[other] , und { $person ->
        [you] bekommst
       *[they] bekommt
    } { number-of-gems }
}.
log-joins = { $who } { $person ->
    [you] setzt
   *[they] setzt
} noch einen Gehilfen auf { short-card }, unter dem Wunsch nach { a-wish }.
log-lifts = { $who } { $person ->
    [you] nimmst
   *[they] nimmt
} einen Gehilfen von { short-card }, unter dem Wunsch nach { a-wish }.
log-fulfils = Der Wunsch nach { a-wish } ist erfüllt.
log-loses-wish = Der traurige Sultan gibt den Wunsch nach { a-wish } auf.
log-scores-wish = { $who } { $person ->
    [you] bekommst
   *[they] bekommt
} { number-of-points }{ $extra ->
    [0] {" "}für Herzen
   *[other] : { $hearts } für Herzen und { $extra } { $extra ->
        [one] Zusatzpunkt
       *[other] Zusatzpunkte
    }
}{ $gems ->
    [0] {""}
   *[other] , dazu { number-of-gems }
}.
log-draws-guard = { $who } { $person ->
    [you] ziehst
   *[they] zieht
} eine Wache.
log-guard-waits = { $who } { $person ->
    [you] ziehst
   *[they] zieht
} eine Wache, die auf die ersten Wünsche wartet.
log-guard = { $who } { $person ->
    [you] schickst
   *[they] schickt
} die Wache zum Wunsch nach { a-wish }, jetzt { needs }.
log-guard-finds-no-wish = { $who } { $person ->
    [you] ziehst
   *[they] zieht
} eine Wache, die kein Wunsch aufnehmen kann: auf den Ablagestapel.
log-guard-on-top = Die nächste Karte im Nachziehstapel ist eine Wache.

## Die Geschichte: Punkte, Lampe, Diener

log-scores = { $who } { $person ->
    [you] bekommst
   *[they] bekommt
} { number-of-points } für { $line }.
line-wishes = { score-wishes }
line-extra-points = { score-extra-points }
line-tips = { score-tips }
line-extra-tasks = { score-extra-tasks }
line-gifts = { score-gifts }
line-gems = { score-gems }
line-wares = { score-wares }
line-relics = { score-relics }
log-scores-extra-task = { $who } { $person ->
    [you] bekommst
   *[they] bekommt
} { number-of-points } für die Zusatzaufgabe { $task }.
log-lamp-lights = { $person ->
    [you] Deine Lampe
   *[they] Die Lampe von { $who }
} brennt.
log-uses-lamp = { $who } { $person ->
    [you] nutzt
   *[they] nutzt
} die Lampe für noch eine Aktion.
log-orderly-comes = { $person ->
    [you] Dein Diener
   *[they] Der Diener von { $who }
} geht auf { $task }, ein Gehilfe auf Platz { $rank } der Rangleiste.
log-orderly = { $person ->
    [you] Dein Diener
   *[they] Der Diener von { $who }
} geht weiter auf { $task }.

## Die Geschichte: der Markt

log-turns-up = { $merchant } bietet an: { a-ware }, Preis { $price }.
log-buys = { $who } { $person ->
    [you] kaufst
   *[they] kauft
} { a-ware } bei { $merchant } für { number-of-gems }.
log-returns-own-ware = { $who } { $person ->
    [you] legst
   *[they] legt
} { a-ware } unter den Stapel von { $merchant }.
log-returns-ware = { $who } { $person ->
    [you] legst
   *[they] legt
} eine Ware unter den Stapel von { $merchant }.
log-swaps-for = { $who } { $person ->
    [you] nimmst
   *[they] nimmt
} dafür { a-ware } von { $merchant }.
log-market-card = { $person ->
    [you] Deine
   *[they] Die
} geheime Marktkarte{ $codes ->
    [yes] {" "}({ $card })
   *[no] {""}
} zahlt je Ware: { $pays }.
log-shows-market-card = { $person ->
    [you] Deine Marktkarte
   *[they] Die Marktkarte von { $who }
}{ $codes ->
    [yes] {" "}({ $card })
   *[no] {""}
} zahlte: { $pays }.

## Die Geschichte: Reisende

log-travels = { $person ->
    [you] Dein Reisender
   *[they] Der Reisende von { $who }
} erreicht { $place }.
log-goes-home = { $person ->
    [you] Dein Reisender
   *[they] Der Reisende von { $who }
} kehrt zum Start zurück.
log-takes-own-relic = { $who } { $person ->
    [you] nimmst
   *[they] nimmt
} das Relikt von { $place }: { $kind }.
log-takes-relic = { $who } { $person ->
    [you] nimmst
   *[they] nimmt
} das Relikt von { $place }.
log-sees-gift = { $who } { $person ->
    [you] siehst dir
   *[they] sieht sich
} ein Geschenk an: { a-gift }.
log-draws-gift = { $who } { $person ->
    [you] siehst dir
   *[they] sieht sich
} ein Geschenk an.
log-no-gift = Dort ist kein Geschenk mehr.
log-looks-again = { $who } { $person ->
    [you] zahlst
   *[they] zahlt
} einen Edelstein, um noch ein Geschenk zu sehen.
log-keeps-own-gift = { $who } { $person ->
    [you] behältst
   *[they] behält
} ein Geschenk: { a-gift }.
log-keeps-gift = { $who } { $person ->
    [you] behältst
   *[they] behält
} ein Geschenk ({ $stack }).
log-uses-gift = { $who } { $person ->
    [you] setzt
   *[they] setzt
} ein Geschenk ein: { a-gift }.
log-adds-heart = { $who } { $person ->
    [you] machst
   *[they] macht
} die Zusatzaufgabe { $task } um ein Herz stärker.
log-gains-gems = { $who } { $person ->
    [you] bekommst
   *[they] bekommt
} { number-of-gems }.
log-gets-own-ware = { $who } { $person ->
    [you] bekommst
   *[they] bekommt
} { a-ware } von { $merchant }.
log-gets-ware = { $who } { $person ->
    [you] bekommst
   *[they] bekommt
} { a-ware } von { $merchant }, die letzte Ware dort.

## Absagen

reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-wish-not-open = Dieser Wunsch liegt nicht offen.
reason-no-match = Diese Karte passt nicht zu diesem Wunsch.
reason-nauseate = Der Sultan ist unpässlich, darum darf bis zur nächsten Tafel keine Karte unter einen Wunsch.
reason-afraid = Der Sultan ist ängstlich, darum darf bis zur nächsten Tafel kein Effekt genutzt werden.
reason-nothing-to-bargain = Du kannst keine Ware im Angebot bezahlen, auch nicht für einen Edelstein weniger.
reason-extra-stack-empty = Der Zusatzstapel ist leer, also gibt es keine Karte zum Ansehen.
reason-nothing-to-exchange = Zum Tauschen braucht es eine Ware von dir und eine im Angebot.
reason-nothing-to-join = Keine Aufgabenkarte unter einem Wunsch hat Platz für noch einen Gehilfen.
reason-no-relic-here = Wo dein Reisender steht, liegt kein Relikt.
reason-space-taken = Auf diesem Feld steht schon ein Diener.
reason-same-space = Dein Diener steht schon da und muss auf ein anderes Feld.
reason-not-ahead = Dein Reisender zieht vorwärts zur nächsten Station auf einem Weg oder von der letzten Station in eine Stadt.
reason-travelers-only = Das gehört zur Erweiterung mit den Reisenden, und dies ist das Grundspiel.
reason-stack-empty = Dort ist keine Ware im Angebot.
reason-too-expensive = Für diese Ware hast du nicht genug Edelsteine.
reason-bought-already = Du hast in diesem Zug schon eine Ware gekauft, und mehr als eine geht nicht.
reason-lamp-inactive = Deine Lampe brennt nicht. Sie geht an, wenn du 10, 25 oder 40 Punkte erreichst.
reason-lamp-used = Du hast deine Lampe in diesem Zug schon genutzt.
reason-mandatory-first = Erst kommt die Aktion deines Zuges. Danach darfst du eine Ware kaufen und die Lampe nutzen.
reason-mandatory-done = Die Aktion deines Zuges hattest du. Jetzt darfst du eine Ware kaufen oder eine brennende Lampe nutzen.
reason-not-your-ware = Diese Ware gehört dir nicht.
reason-card-not-attached = Diese Karte liegt unter keinem Wunsch.
reason-card-full = Auf dieser Karte stehen schon zwei Gehilfen, und für einen dritten ist kein Platz.
reason-no-own-aide = Auf dieser Karte steht kein Gehilfe von dir.
reason-not-looked-at = Das ist keine der Karten, die du angesehen hast.
reason-guard-there = Da steht schon eine Wache, und jeder Wunsch nimmt nur eine auf.
reason-not-fewest-hearts = Es muss ein Wunsch ohne Aufgabenkarten sein oder, wenn es keinen gibt, einer mit den wenigsten Herzen auf seinen Aufgabenkarten.
reason-another-has-fewer-hearts = Ein trauriger Sultan gibt den einfachen Wunsch mit den wenigsten Herzen auf seinen Aufgabenkarten auf, und ein anderer hat weniger.
reason-not-fulfilled = Dieser Wunsch hat noch nicht genug.
reason-not-simple = Nur ein einfacher Wunsch kann wegkommen, und das ist ein Schlusswunsch.
reason-no-gem = Noch ein Blick kostet einen Edelstein, und du hast keinen.
reason-gift-stack-empty = Es gibt kein anderes Geschenk zum Ansehen.
reason-looked-twice = Du hast schon für einen zweiten Blick bezahlt. Behalte eins der beiden Geschenke.
reason-gift-not-seen = Das ist keins der Geschenke, die du angesehen hast.
reason-gift-not-held = Dieses Geschenk hast du nicht.
reason-gift-not-now = Jetzt kann man nur Rundengeschenke einsetzen.
reason-orderly-not-out = Dein Diener ist nicht auf dem Plan, darum bewirkt dieses Geschenk nichts.
reason-task-not-revealed = Von dieser Aufgabe wurde keine Zusatzkarte aufgedeckt.
reason-none-revealed = Von seinen Aufgaben wurde keine Zusatzkarte aufgedeckt, darum bringt dieses Geschenk keinen Punkt. Heb es für eine andere Runde auf.
reason-first-already = Du bist schon an der Spitze der Rangleiste, darum bewirkt dieses Geschenk nichts.

## Zonen

zone-plates = Der Sultan
zone-wishes = Wünsche
zone-deck = Nachziehstapel
zone-discard = Ablagestapel
zone-extra-stack = Zusatzstapel
zone-chart = Diener
zone-priority = Rangleiste
zone-market = Markt
zone-track = Reisende
zone-gifts = Angesehene Geschenke
zone-hand = Handkarten
zone-looked-at = Angesehene Karten
zone-aides = Gehilfen
zone-gems = Edelsteine
zone-lamp = Lampe
zone-wares = Waren
zone-market-card = Marktkarte
zone-held-gifts = Geschenke
zone-relics = Relikte
zone-score = Punkte

wish-simple = einfacher Wunsch
wish-final = Schlusswunsch
lamp-unlit = aus
worth = { number-of-points } wert
worth-to-you = dir { $points } wert
wares-below = { $below } weitere darunter
places-score = Die besten drei Aufgaben bringen { $places } Punkte.
a-gift-immediate = Geschenk für sofort
a-gift-end-of-round = Geschenk zum Rundenende
a-gift-end-of-game = Geschenk zum Spielende
number-of-gifts = { $gifts ->
    [one] 1 Geschenk
   *[other] { $gifts } Geschenke
}
pays = { $what } { $points }
pays-for = Punkte für jede deiner Waren am Ende
seats-wishes = { $person ->
    [you] dein Gehilfe
   *[they] { $count ->
        [one] ein Gehilfe von { $who }
       *[other] Gehilfen von { $who }
    }
}
seats-chart = { $person ->
    [you] dein Diener
   *[they] der Diener von { $who }
}
seats-track = { $person ->
    [you] dein Reisender
   *[they] { $count ->
        [one] der Reisende von { $who }
       *[other] die Reisenden von { $who }
    }
}

## Das Brett

board-label = Der Innenhof
board-can = Du kannst: { $actions }
board-fulfil = { $granted ->
    [yes] { $wish }: erfüllt
   *[no] { $wish }: { $progress } von { $needed }
}
board-fulfil-brief = { $granted ->
    [yes] erfüllt
   *[no] { $progress } von { $needed }
}
board-later = { $granted ->
    [yes] Später: { $wish }, erfüllt
   *[no] Später: { $wish }, { $progress } von { $needed }
}
board-later-brief = später
board-extra = Zusatzaufgabe
board-do-extra = Zusatzaufgabe
board-do-effect = Effekt nutzen
board-do-toss = Abwerfen
board-do-give = Nach links geben
board-do-keep = Dieses Geschenk behalten
board-do-use = Dieses Geschenk einsetzen
board-look = Noch eins für 1 Edelstein
board-do-fulfil = Unter einen Wunsch
board-granted = Damit ist er erfüllt
board-lacks = { $kind ->
    [simple] { $count ->
        [one] noch 1 Herz
       *[other] noch { $count } Herzen
    }
   *[other] { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
}
board-guard = Wache, zählt 1
board-extra-points = { $points ->
    [one] 1 Zusatzpunkt je erfülltem Wunsch
   *[other] { $points } Zusatzpunkte je erfülltem Wunsch
}
board-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
board-last-round = Runde { $round }, die letzte
board-band = { $band ->
    [1] Ein Anfang
    [2] Gerade noch Großwesir
    [3] Großwesir
   *[4] Der größte aller Großwesire
}
board-down = Verdeckte Wünsche
board-final-down = { $count ->
    [one] 1 Schlusswunsch
   *[other] { $count } Schlusswünsche
}
board-simple-down = { $count } einfache, verdeckt
board-purse = { $gems ->
    [0] du hast keine Edelsteine
    [one] du hast 1 Edelstein
   *[other] du hast { $gems } Edelsteine
}
board-chart = Zusatzaufgaben
board-places = die besten drei: { $places }
board-scored = letzte Runde
board-scores = { $who } { $person ->
    [you] bekommst
   *[they] bekommt
} { number-of-points }
board-priority = Rang
board-nobody = noch niemand
board-stack = { $count ->
    [0] Zusatzstapel, leer
    [one] Zusatzstapel, 1 Karte
   *[other] Zusatzstapel, { $count } Karten
}
board-start = Start
board-road = Der Weg
board-road-more = an den Stationen liegen Relikte
board-own = Was du hast
board-only-you = nur du siehst das
board-no-wares = noch keine Waren
board-no-cards = Keine Karten mehr
board-worth = { $points } wert
board-lamp = Die Lampe geht bei { $squares } Punkten an. Nutz sie für noch eine Aktion.
board-free = { $count } frei
board-a-gift = Geschenk
board-gift = { $gift }
board-task-next = Als Nächstes kommt eine Aufgabenkarte.
board-discard = { $count ->
    [one] Ablagestapel: 1 Karte
   *[other] Ablagestapel: { $count } Karten
}
board-discarded = { $task } mit { $hearts } Herzen
board-first = beginnt die Runde
board-scale = Dein Platz auf der Skala
board-pictures = Bilder
gallery-state-still = Andere handeln im Innenhof
gallery-state-can = Ränder und Punkte zeigen, was man wählen kann
gallery-state-pointed = Eine Karte zeigt auf einen Wunsch
gallery-state-named = Eine Zeile des Verlaufs nennt einen Wunsch und eine Karte

## Lektionen

lesson-fulfil = Einen Wunsch erfüllen
lesson-fulfil-1 = Der Sultan wünscht sich Tee: 6 Herzen. Eine Karte mit 4 davon liegt schon da, mit einem Gehilfen von Türkis darauf. Deine Teekarte hat die 2, die fehlen. Tipp sie an, dann den Wunsch.
lesson-fulfil-done = Der Wunsch ist erfüllt! Alle bekommen die Herzen der Karten, auf denen ihre Gehilfen stehen: du 2 Punkte, Türkis 4. Außerdem bringt dir jede Karte unter einem Wunsch 1 Edelstein. Dann ziehst du nach, denn du hast immer 3 Karten.

lesson-aides = Gehilfen
lesson-aides-1 = Jede Karte, die du unter einen Wunsch legst, bekommt einen deiner 7 Gehilfen, und bis zu 2 haben auf einer Karte Platz. Deine Essenskarte hat den Effekt Gehilfe: Wirf sie dafür ab. Tipp die Karte an, dann ihren Effekt.
lesson-aides-2 = Jetzt such die beste Karte für deinen Gehilfen aus: den Tee von Türkis mit 4 Herzen.
lesson-aides-done = Wird der Wunsch nach Tee erfüllt, bekommst du diese 4 Herzen auch, genau wie Türkis. Sind alle deine Gehilfen beschäftigt, nimmst du vorher einen von einer anderen Karte zurück.

lesson-effects = Effekte
lesson-effects-1 = Deine Badekarte passt zu keinem Wunsch, aber jede Karte kannst du auch für ihren Effekt abwerfen. Diese bringt ein Trinkgeld: 1 Punkt und 1 Edelstein. Nutz sie.
lesson-effects-done = Ein Punkt und ein Edelstein, einfach so. Die anderen Effekte: Suche zeigt dir 3 Karten, Feilschen und Tausch sind für den Markt, Spähen zeigt den Zusatzstapel, und ein Gehilfe kommt auf eine Karte.

lesson-extra-tasks = Zusatzaufgaben
lesson-extra-tasks-1 = Karten, die zu keinem Wunsch passen, können auch verdeckt auf den Zusatzstapel. Am Ende der Runde bringen die drei Aufgaben mit den meisten Herzen 6, 4 und 2 Punkte, und zwar denen, deren Diener dort stehen. Deiner steht auf Bad, und du hast eine Badekarte mit 4 Herzen. Leg sie auf den Stapel!
lesson-extra-tasks-done = Mit der Badekarte, die du schon hingelegt hattest, sind das 5 Herzen. Haben zwei Aufgaben gleich viele, entscheidet die Rangleiste: Da war Türkis zuerst, du bist zweiter.

lesson-lamp = Die Lampe
lesson-lamp-1 = Du hast mehr als 10 Punkte, also brennt deine Lampe. Bei 25 und 40 geht sie wieder an. Zuerst deine Aktion: Leg Bad mit 4 Herzen auf den Zusatzstapel.
lesson-lamp-2 = Jetzt nutz die Lampe, dann hast du noch eine Aktion.
lesson-lamp-3 = Schick deinen Diener auf Bad, wo deine Karte liegt.
lesson-lamp-done = Zwei Aktionen in einem Zug. Dein Diener steht auf dem Plan, und einer deiner Gehilfen nimmt den nächsten Platz auf der Rangleiste ein. Die Lampe ist aus, bis du das nächste Feld erreichst.

lesson-market = Der Markt
lesson-market-1 = Deine geheime Marktkarte sagt, was dir Waren am Ende wert sind. Die Stoffe vom Abend bei Messing sind dir 6 Punkte wert, aber sie kosten 4 Edelsteine, und du hast 3. Hol dir erst ein Trinkgeld: Wirf Tee für den Effekt ab.
lesson-market-2 = Einmal im Zug darfst du nach deiner Aktion eine Ware kaufen. Kauf die Stoffe bei Messing.
lesson-market-done = 6 Punkte am Ende, und niemand weiß davon. Je 2 Edelsteine, die übrig bleiben, sind am Ende nur 1 Punkt wert: Gib sie rechtzeitig aus. Mehr als 7 kannst du nicht haben.

lesson-moods = Launen
lesson-moods-1 = Mit jeder Tafel wechselt die Laune des Sultans. Jetzt ist er hungrig: Einfache Wünsche brauchen ein Herz weniger. Außerdem bringt die Tafel allen, die an einem erfüllten Wunsch beteiligt sind, 1 Zusatzpunkt. Deine Teekarte hat nur 1 Herz, aber das reicht!
lesson-moods-done = 1 Punkt für das Herz und 1 Zusatzpunkt. Eine Laune bleibt, bis alle einmal am Zug waren. Dann kommt die nächste Tafel, fünf in einer Runde.

lesson-guards = Wachen
lesson-guards-1 = Die nächste Karte im Nachziehstapel ist eine Wache: Das sieht man an der Rückseite. Wer sie zieht, schickt sie zu einem Wunsch. Spiel also eine Karte, dann ziehst du nach: Leg Essen auf den Zusatzstapel.
lesson-guards-2 = Eine Wache zählt als ein Herz. Sie muss zu dem Wunsch mit den wenigsten Herzen: Fächeln, und der ist deiner. Schick sie hin.
lesson-guards-done = Genau die Wache hat noch gefehlt. Du bekommst 4 Punkte für Herzen und 2 Zusatzpunkte, und alle, die bei einem Wunsch mit Wache Punkte bekommen, bekommen auch einen Edelstein.

lesson-end = Das Ende
lesson-end-1 = Alle einfachen Wünsche sind aufgedeckt, jetzt kommen die Schlusswünsche, bei denen Karten zählen. Dieser will 4 Karten mit dem Effekt Tausch und hat 3. Leg deine Badekarte dazu!
lesson-end-done = Ein Schlusswunsch ist erfüllt, also ist diese Runde die letzte. Dann zählen noch Zusatzaufgaben, Edelsteine und Waren, und die meisten Punkte gewinnen. Bei Gleichstand entscheiden kostbare Waren.

lesson-solo = Allein spielen
lesson-solo-1 = Allein spielst du drei Runden mit je zehn Tafeln. Das hier ist der allerletzte Zug. Der Sultan ist gütig und zahlt 2 Edelsteine. Mach das Beste daraus: Erfüll den Wunsch nach Tee.
lesson-solo-done = 7 Punkte für den Wunsch, 6 für deine Zusatzaufgabe, 1 für zwei Edelsteine und 10 für deine Waren: zusammen 74. Mit 51 wirst du Großwesir, mit 71 ein guter und mit 91 der größte von allen. Viel Spaß!

lesson-road = Reisende: der Weg
lesson-road-1 = Mit den Reisenden zieht deiner den Weg entlang, mit jeder Aktion eine Station. An den Stationen liegen Relikte. Zieh deinen von Station 1 zu Station 4.
lesson-road-2 = Deine Lampe brennt. Nutz sie für noch eine Aktion.
lesson-road-3 = Manche Karten haben den Effekt Relikt: Du nimmst das Relikt, bei dem dein Reisender steht. Wirf Geschichte dafür ab.
lesson-road-done = Du hast ein Relikt gezogen, und nur du weißt, welches. Verschiedene sind 1, 4, 9, 16, 25 oder 36 Punkte wert, zwei gleiche 3 mehr und drei gleiche 7.

lesson-town = Reisende: Städte und Geschenke
lesson-town-1 = Der Weg endet in drei Städten. Ihre Geschenke zählen sofort, am Ende einer Runde oder am Ende des Spiels. Geh in die Stadt der Rundengeschenke.
lesson-town-2 = Du siehst dir ein Geschenk an. Für einen Edelstein könntest du noch eins ansehen und wählen. Behalte dieses.
lesson-town-done = Dein Reisender kehrt zum Start zurück. Wenn am Ende einer Runde die Zusatzaufgaben aufgedeckt werden, darfst du das Geschenk einsetzen oder für eine spätere Runde behalten.
