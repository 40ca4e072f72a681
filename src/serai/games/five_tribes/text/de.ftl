# Five Tribes. Ein Satz über einen Platz bekommt $who (den Namen) und $person (you oder they).

title = Five Tribes
about = Biete um die Reihenfolge, ziehe Meeples durchs Sultanat, gewinne Sippen und Dschinn.

## Optionen

option-expansion = Das Grundspiel, oder mit den Kunstschmieden von Naqala, den Launen des Sultans oder beiden; auto nimmt zu fünft die Launen dazu, denn dann braucht ihr eine Erweiterung.
option-expansion-title = Erweiterungen
option-expansion-auto = Keine, zu fünft die Launen
option-expansion-base = Keine
option-expansion-artisans = Die Kunstschmiede von Naqala
option-expansion-whims = Die Launen des Sultans
option-expansion-both = Beide
option-expansion-hint = Zu fünft braucht ihr mindestens eine davon.
option-screen = Ob alle sehen, wie viel Gold die anderen haben.
option-screen-title = Gold
option-screen-open = Offen
option-screen-hidden = Hinter dem Sichtschirm
option-promo = Ob die Zusatz-Dschinn Dhenim, Wilwit und Galbells dabei sind.
option-promo-title = Zusatz-Dschinn
option-promo-off = Ohne
option-promo-on = Mit
option-thieves = Ob man an Heiligen Stätten die Diebe von Naqala anheuern kann.
option-thieves-title = Diebe von Naqala
option-thieves-off = Ohne
option-thieves-on = Mit
option-track = Zu fünft: wie viele Felder es für 8, 12 und 18 Gold gibt.
option-track-title = Felder für 8, 12 und 18, zu fünft
option-track-one = Je eines
option-track-two = Je zwei
option-whim_action = Ob du die Laune einer Stadt nehmen musst, auf der dein Zug endet.
option-whim_action-title = Laune einer Stadt
option-whim_action-automatic = Wird immer genommen
option-whim_action-optional = Nach Wunsch
option-item_set = Die Gegenstände: wie vorgeschlagen, oder wie im Satz eines Fans.
option-item_set-title = Gegenstände
option-item_set-proposed = 11 kostbare, 7 magische
option-item_set-fan = 9 kostbare, 9 magische
option-artisan_tie = Wer drei Punkte je Kunstschmied bekommt, wenn mehrere die meisten haben.
option-artisan_tie-title = Meiste Kunstschmiede bei Gleichstand
option-artisan_tie-nobody = Niemand bekommt den Bonus
option-artisan_tie-everybody = Alle Gleichen bekommen ihn
option-djinn_use = Wie oft man einen Dschinn mit Kosten einsetzen kann.
option-djinn_use-title = Einsatz eines Dschinns
option-djinn_use-turn = Einmal je Zug
option-djinn_use-round = Einmal je Runde
option-nekir = Ob Nekir je Anschlag zahlt oder für jeden getöteten Meeple.
option-nekir-title = Nekir bei zwei Opfern
option-nekir-once = Zahlt einmal
option-nekir-each = Zahlt für jedes
option-kali = Ob Kali für jeden verschobenen Zuganzeiger zahlt oder einmal je Gebot.
option-kali-title = Kali bei mehreren Zuganzeigern
option-kali-marker = Zahlt für jeden
option-kali-push = Zahlt einmal
option-kumarbi = Ob ein Fakir Kumarbis Gebot um einen Preis oder um ein Feld senkt.
option-kumarbi-title = Ein Schritt mit Kumarbi
option-kumarbi-prices = Ein Preis
option-kumarbi-spots = Ein Feld
option-dhenim = Ob Dhenim für jeden Wesir zahlt oder einmal für alle zusammen.
option-dhenim-title = Dhenim
option-dhenim-vizier = Zahlt für jeden Wesir
option-dhenim-gain = Zahlt einmal
option-bank = Ob der Bank das Gold ausgehen kann.
option-bank-title = Bank
option-bank-unlimited = Geht nie aus
option-bank-printed = Nur die Münzen der Schachtel
option-new_djinns = Die Punkte von Kali, Ganapati, Geb und Ptah.
option-new_djinns-title = Punkte der Dschinn aus den Erweiterungen
option-wilwit = Die aufgedruckten Punkte von Wilwit, einem Zusatz-Dschinn.
option-wilwit-title = Punkte von Wilwit
option-warden = Die Punkte des Dschinns, der Diebe fernhält.
option-warden-title = Punkte des Wächters

## Dinge

tribe-vizier = Wesir
tribe-elder = Ältester
tribe-merchant = Kaufmann
tribe-builder = Baumeister
tribe-assassin = Meuchelmörder
tribe-artisan = Kunstschmied
viziers = { $count } Wesire
elders = { $count } Älteste
merchants = { $count } Kaufleute
builders = { $count } Baumeister
assassins = { $count } Meuchelmörder
artisans = { $count } Kunstschmiede
meeples-Y = einen Wesir
meeples-YY = 2 Wesire
meeples-W = einen Ältesten
meeples-WW = 2 Älteste
meeples-G = einen Kaufmann
meeples-GG = 2 Kaufleute
meeples-B = einen Baumeister
meeples-BB = 2 Baumeister
meeples-R = einen Meuchelmörder
meeples-RR = 2 Meuchelmörder
meeples-P = einen Kunstschmied
meeples-PP = 2 Kunstschmiede
pile-Y = Wesir
pile-YY = 2 Wesire
pile-W = Ältester
pile-WW = 2 Älteste
pile-G = Kaufmann
pile-GG = 2 Kaufleute
pile-B = Baumeister
pile-BB = 2 Baumeister
pile-R = Meuchelmörder
pile-RR = 2 Meuchelmörder
pile-P = Kunstschmied
pile-PP = 2 Kunstschmiede
kept-vizier = Wesir
kept-elder = Ältester
kept-artisan = Kunstschmied
payment-elder = einem Ältesten
payment-fakir = Fakiren
payment-artisan = einem Kunstschmied
marker-camel = ein Kamel
marker-tent = dein Zelt
feature-palm = Palme
feature-palace = Palast
placing-palm = Palme
placing-palace = Palast

resource-ivory = Elfenbein
resource-jewels = Juwelen
resource-gold = Gold
resource-papyrus = Papyrus
resource-silk = Seide
resource-spice = Gewürze
resource-fish = Fisch
resource-wheat = Weizen
resource-pottery = Tonwaren
resource-fakir = Fakir
resource-none = keine Karte

tile-village = Dorf
tile-sacred-place = Heilige Stätte
tile-oasis = Oase
tile-small-market = Kleiner Markt
tile-large-market = Großer Markt
tile-workshop = Werkstatt
tile-special-market = Spezialmarkt
tile-chasm = Abgrund
tile-city = Wundersame Stadt
tile-lake = Großer See
tile-none = kein Plättchen
tile-sacred-6 = Heilige Stätte (6)
tile-sacred-10 = Heilige Stätte (10)
tile-sacred-12 = Heilige Stätte (12)
tile-sacred-15 = Heilige Stätte (15)
tile-workshop-nw = Werkstatt mit Bergen im Norden und Westen
tile-workshop-se = Werkstatt mit Bergen im Süden und Osten
tile-blue-city = blaue Wundersame Stadt
tile-red-city = rote Wundersame Stadt
hue-blue = blau
hue-red = rot
hue-none = ohne Farbe
side-north = Norden
side-south = Süden
side-west = Westen
side-east = Osten

djinn-al-amin = Al-Amin
djinn-anun-nak = Anun-Nak
djinn-baal = Ba’al
djinn-boaz = Boaz
djinn-bouraq = Bouraq
djinn-echidna = Echidna
djinn-enki = Enki
djinn-hagis = Hagis
djinn-haurvatat = Haurvatat
djinn-iblis = Iblis
djinn-jafaar = Jafaar
djinn-kandicha = Kandicha
djinn-kumarbi = Kumarbi
djinn-lamia = Lamia
djinn-leta = Leta
djinn-marid = Marid
djinn-monkir = Monkir
djinn-nekir = Nekir
djinn-shamhat = Shamhat
djinn-sibittis = Sibittis
djinn-sloar = Sloar
djinn-utug = Utug
djinn-kali = Kali
djinn-ganapati = Ganapati
djinn-geb = Geb
djinn-ptah = Ptah
djinn-dhenim = Dhenim
djinn-wilwit = Wilwit
djinn-galbells = Galbells
djinn-warden = Wächter

does-al-amin = Am Ende sind je 2 Fakire eine Ware deiner Wahl.
does-anun-nak = Setze 3 Meeples aus dem Beutel auf ein leeres Plättchen.
does-baal = Jemand bekommt einen Dschinn: 1 Gold für deinen, 2 für einen fremden.
does-boaz = Deine Wesire, Ältesten und Kunstschmiede können nicht getötet werden.
does-bouraq = Setze einen Palast auf ein beliebiges Dorf.
does-echidna = Verdopple in diesem Zug das Gold deiner Baumeister.
does-enki = Setze eine Palme auf eine beliebige Oase.
does-hagis = Ein Palast, den du setzt, darf auf ein Plättchen ringsum.
does-haurvatat = Deine Palmen sind je 5 Punkte wert.
does-iblis = Deine Meuchelmörder töten in diesem Zug 2, am selben Ort.
does-jafaar = Deine Wesire sind je 3 Punkte wert.
does-kandicha = Wen deine Meuchelmörder töten, der dient dir: Karte, Gold oder der Meeple selbst.
does-kumarbi = Jeder Fakir senkt den Preis deines Gebots um einen Schritt.
does-lamia = Eine Palme, die du setzt, darf auf ein Plättchen ringsum.
does-leta = Nimm ein leeres Plättchen in Besitz.
does-marid = Ein Meeple kommt auf dein Plättchen: 1 Gold in deinem Zug, 2 in einem fremden.
does-monkir = Ein Palast wird gesetzt: 1 Gold für deinen, 2 für einen fremden.
does-nekir = Ein Anschlag: 1 Gold für deinen, 2 für einen fremden.
does-shamhat = Deine Ältesten sind je 4 Punkte wert.
does-sibittis = Ziehe 3 Dschinn und behalte einen.
does-sloar = Ziehe die oberste Rohstoffkarte.
does-utug = Nimm ein Plättchen in Besitz, auf dem nur Meeples stehen.
does-kali = Zuganzeiger werden verschoben: 1 Gold, wenn du schiebst, 2, wenn du geschoben wirst.
does-ganapati = Eine Laune wird genommen: 1 Gold für deine, 2 für eine fremde.
does-geb = 3 Punkte mehr für jeden kostbaren Gegenstand.
does-ptah = 2 Punkte mehr für jeden Kunstschmied.
does-dhenim = Jemand bekommt Wesire: je 1 Gold für deine, je 2 für fremde.
does-wilwit = 5 Punkte für jeden deiner Dschinn.
does-galbells = Du ziehst eine Karte, wenn ein fremder Zug auf einem Markt endet.
does-warden = Diebe können dir nichts nehmen.
cost-none = umsonst
cost-elder-or-fakir = ein Ältester oder ein Fakir
cost-two-elders = 2 Älteste, oder ein Ältester und ein Fakir
cost-fakir = ein Fakir
cost-fakirs = beliebig viele Fakire
djinn-facts = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $cost }

item-jewellery = Schmuck
item-treasure-chest = Schatztruhe
item-crown = Krone
item-flying-carpet = Fliegender Teppich
item-fabulous-lamp = Fabelhafte Lampe
item-enchanting-flute = Betörende Flöte
item-burning-scimitar = Brennender Krummsäbel
item-tempest-talisman = Talisman des Sturms
item-horn-of-plenty = Füllhorn
item-rebirth-ring = Ring der Wiedergeburt
does-jewellery = 5 Punkte.
does-treasure-chest = 7 Punkte.
does-crown = 9 Punkte.
does-flying-carpet = Der letzte Meeple deines Zuges fliegt auf ein beliebiges Plättchen mit seiner Sippe.
does-fabulous-lamp = Nimm einen offenen Dschinn umsonst.
does-enchanting-flute = Rufe 1 bis 5 Meeples von den Nachbarn auf ein Plättchen.
does-burning-scimitar = Töte 2 Meeples irgendwo auf dem Plan.
does-tempest-talisman = Setze eines deiner Kamele oder dein Zelt auf ein leeres Plättchen um.
does-horn-of-plenty = Lege 9 neue Rohstoffkarten in beliebiger Reihenfolge aus.
does-rebirth-ring = Nimm einen beliebigen abgelegten Gegenstand.

thief-vizier-thief = Dieb der Wesire
thief-elder-thief = Dieb der Ältesten
thief-merchant-thief = Dieb der Kaufleute
thief-builder-thief = Dieb der Baumeister
thief-assassin-thief = Dieb der Meuchelmörder
thief-artisan-thief = Dieb der Kunstschmiede
does-vizier-thief = Alle geben einen Wesir ab, du nimmst einen.
does-elder-thief = Alle geben einen Dschinn ab, du nimmst einen.
does-merchant-thief = Alle geben 2 Karten ab, du nimmst 2.
does-builder-thief = Alle geben eine Palme oder einen Palast ab, du setzt eines davon.
does-assassin-thief = Alle nehmen ein Kamel zurück, du nimmst eines der Plättchen.
does-artisan-thief = Alle geben einen Gegenstand ab, du nimmst einen.

wants-viziers = { $number } Wesire
wants-elders = { $number } Älteste
wants-viziers-and-elders = { $number } Wesire und { $number } Älteste
wants-djinns = { $number } Dschinn
wants-palms = { $number } Palmen auf deinen Plättchen
wants-palaces = { $number } Paläste auf deinen Plättchen
wants-palms-and-palaces = { $number } Palmen und { $number } Paläste auf deinen Plättchen
wants-oases = { $number } Oasen
wants-villages = { $number } Dörfer
wants-sacred-places = { $number } Heilige Stätten
wants-markets = { $number } Märkte
wants-cities = { $number } Wundersame Städte
wants-blue-tiles = { $number } blaue Plättchen, ohne Städte
wants-red-tiles = { $number } rote Plättchen, ohne Städte
wants-line = { $number } Plättchen in einer Linie
wants-block = { $number } der 4 Plättchen eines Blocks
wants-kinds = { $number } Sorten Waren auf der Hand
wants-fakirs = { $number } Fakire auf der Hand
wants-artisans = { $number } Kunstschmiede
wants-precious-items = { $number } kostbare Gegenstände
wants-workshop-and-market = eine Werkstatt und ein Spezialmarkt
a-whim = { $wants }, für { $gold } Gold

some-fakirs = { $count ->
    [one] 1 Fakir
   *[other] { $count } Fakire
}
some-cards = { $count ->
    [one] { $resource }
   *[other] { $count } × { $resource }
}

score-gold = Gold
score-viziers = Wesire
score-elders = Älteste
score-djinns = Dschinn
score-tiles = Plättchen
score-cities = Wundersame Städte
score-palms = Palmen
score-palaces = Paläste
score-tent = Zelt
score-artisans = Kunstschmiede
score-items = Kostbare Gegenstände
score-goods = Waren
score-thieves = Diebe
sheet-secret = Nur du siehst { $more ->
    [one] 1 weiteren Punkt von dir
   *[other] { $more } weitere Punkte von dir
}: zusammen { $total }.

## Der Tisch

round-now = Runde { $round }
round-last = Runde { $round }, die letzte
round-over = Das Spiel ist aus.
tile-now = { $tile }{ $value ->
    [0] {""}
   *[other] , { $hue } { $value }
}
stands = { $pile }
palms-here = { $count ->
    [one] 1 Palme
   *[other] { $count } Palmen
}
palaces-here = { $count ->
    [one] 1 Palast
   *[other] { $count } Paläste
}
has-tent = mit Zelt
shore = am Ufer: Palmen und Paläste zählen doppelt
mountain = Berg im { $side }
move-now = In der Hand, bei { $at }
offer-now = für { $gold } Gold
supply-now = noch { $palms ->
    [one] 1 Palme
   *[other] { $palms } Palmen
} und { $palaces ->
    [one] 1 Palast
   *[other] { $palaces } Paläste
}
discards = { $count ->
    [0] nichts abgelegt
   *[other] abgelegt: { $cards }
}
tent-left = und das Zelt
goods-now = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in Sätzen

zone-round = Runde
zone-board = Das Sultanat
zone-move = Dein Zug
zone-track = Zugreihenfolge
zone-row = Rohstoffe
zone-djinns = Dschinn
zone-conjured = Dschinn zur Wahl
zone-thief = Dieb zum Anheuern
zone-given = Abgegebene Karten
zone-offered = Zum Verkauf
zone-supply = Vorrat
zone-deck = Rohstoffstapel
zone-djinn-deck = Dschinnstapel
zone-item-pile = Gegenstände
zone-item-discard = Abgelegte Gegenstände
zone-whim-deck = Launen
zone-score = Punkte
zone-gold = Gold
zone-camels = Kamele
zone-kept = Meeples
zone-own-djinns = Dschinn
zone-cards = Karten
zone-items = Gegenstände
zone-drawn = Gezogene Gegenstände
zone-whims = Launen auf der Hand
zone-done = Erfüllte Launen
zone-thieves = Diebe

## Was zu entscheiden ist

aim = Dein Ziel: die meisten Punkte mit Gold, Wesiren, Ältesten, Dschinn, Plättchen und Sätzen von Waren.
step-Bid = Biete um deinen Platz. Bei gleichem Gebot ist zuerst dran, wer zuletzt bot.
step-Lower = Kumarbi: Wie viele Fakire legst du ab, um den Preis zu senken?
step-Move = Nimm alle Meeples eines Plättchens auf.
step-DropOne = Setze einen Meeple daneben, nie direkt zurück. Der letzte muss seine Sippe treffen.
step-Claim = Das Plättchen gehört dir. Markiere es mit einem Kamel oder mit deinem Zelt.
step-Window = Du darfst jetzt einen Dschinn oder Gegenstand einsetzen. Oder mach weiter.
step-Build = Baumeister bringen Gold je blauem Plättchen ringsum. Jeder Fakir zählt als einer mehr.
step-Assassinate = { $second ->
    [true] Iblis: Wähle das zweite Opfer.
   *[other] Deine Meuchelmörder töten einen Meeple: auf dem Plan oder vor einer anderen Person.
}
step-KeepItem = Behalte einen dieser Gegenstände. Die anderen werden abgelegt.
step-TileChoice = Du darfst die Aktion dieses Plättchens nutzen. Oder mach ohne sie weiter.
step-BuySecond = Wähle deine zweite Karte.
step-PlaceFeature = Bleib bei diesem Plättchen, oder zahle und nimm eines ringsum.
step-PayWith = Wähle, womit du zahlst.
step-Sale = Du darfst Sätze verschiedener Waren verkaufen. „Weiter“ beendet deinen Zug.
step-BringMeeples = Anun-Nak: Wähle ein leeres Plättchen für die Meeples aus dem Beutel.
step-BuildAnywhere = Bouraq: Wähle ein Dorf für den Palast.
step-PlantAnywhere = Enki: Wähle eine Oase für die Palme.
step-TakeEmpty = Leta: Wähle ein leeres Plättchen.
step-TakePeopled = Utug: Wähle ein Plättchen, auf dem nur Meeples stehen.
step-KeepDjinn = Sibittis: Wähle den Dschinn, den du behältst.
step-LampDjinn = Die Lampe: Wähle einen Dschinn.
step-PlayFlute = Die Flöte: Wähle ein Plättchen, auf das du Meeples rufst.
step-CallMeeple = Rufe einen Meeple von einem Nachbarplättchen, bis zu fünf insgesamt.
step-Strike = Der Krummsäbel: Wähle einen Meeple, den du tötest.
step-Saddle = Der Talisman: Wähle eines deiner Kamele.
step-Ride = Wähle ein leeres Plättchen für dein Kamel.
step-ArrangeRow = Das Füllhorn: Wähle die nächste Karte der Reihe.
step-FetchItem = Der Ring: Wähle einen abgelegten Gegenstand.
step-GiveDjinn = Ein Dieb! Wähle einen Dschinn, den du abgibst.
step-GiveCard = Ein Dieb! Wähle eine Karte, die du abgibst.
step-GiveFeature = Ein Dieb! Wähle eine Palme oder einen Palast, den du abgibst.
step-GiveTile = Ein Dieb! Wähle ein Plättchen, von dem du dein Kamel zurücknimmst.
step-GiveItem = Ein Dieb! Wähle einen Gegenstand, den du abgibst.
step-TakeDjinn = Wähle den Dschinn, den du nimmst.
step-TakeCard = Wähle eine Karte, die du nimmst.
step-TakeFeature = Setze eine Palme oder einen Palast auf ein beliebiges Plättchen.
step-TakeTile = Wähle das Plättchen, das du nimmst.
step-TakeItem = Wähle den Gegenstand, den du nimmst.
next-card = Dann werden neue Waren aufgedeckt.
next-djinn = Dann erscheint ein neuer Dschinn.
next-whim = Dann wird eine neue Laune aufgedeckt.
next-find = Dann ziehst du Gegenstände.
next-thief = Dann erscheint ein neuer Dieb.

## Aktionen

kind-bid = Bieten
kind-move = Aufnehmen
kind-buy = Ware nehmen
kind-summon = Dschinn nehmen
kind-use = Dschinn einsetzen
kind-wield = Gegenstand einsetzen
kind-drop = Meeple ablegen
kind-kill = Auf dem Plan töten
kind-murder = Bei anderen töten
kind-fetch = Einen Gegenstand nehmen
kind-saddle = Kamel umsetzen
kind-forfeit = Abgeben
kind-erect = Setzen

action-bid = { $price } bieten
action-lower = { $fakirs ->
    [0] Den vollen Preis zahlen
    [one] 1 Fakir ablegen
   *[other] { $fakirs } Fakire ablegen
}
action-move = { $cell } aufnehmen: { $meeples }
action-drop = { $tribe } auf { $cell }
action-claim = { $marker } setzen
action-build = { $gold } Gold{ $fakirs ->
    [0] {""}
    [one] {" "}mit 1 Fakir
   *[other] {" "}mit { $fakirs } Fakiren
}
action-kill = Töten: { $meeples } auf { $cell }{ $needed ->
    [0] {""}
    [one] {" "}mit 1 Fakir
   *[other] {" "}mit { $needed } Fakiren
}
action-murder = Töten: { $kept } bei { $who }
action-keep = Behalten: { $item }
action-buy = { $resource } nehmen ({ $place })
action-summon = { $djinn } nehmen
action-craft = Den obersten Gegenstand nehmen
action-visit = Die Laune nehmen
action-place = Auf { $cell } setzen
action-pay = Mit { $payment } zahlen
action-offer = { $resource } zum Satz legen
action-sell = Für { $gold } Gold verkaufen
action-use = { $djinn } einsetzen ({ $cost })
action-choose = { $cell } wählen
action-wield = Einsetzen: { $item }
action-call = Rufen: { $meeples } von { $cell }
action-saddle = Kamel von { $cell } umsetzen
action-arrange = Als Nächstes: { $resource }
action-fetch = Nehmen: { $item }
action-hire = { $thief } anheuern
action-steal = { $thief } losschicken
action-leave = { $cell } abgeben
action-seize = { $cell } nehmen
action-forfeit = { $feature } auf { $cell } abgeben
action-erect = { $feature } auf { $cell } setzen
action-hand-over = { $resource } abgeben
action-grab = { $resource } nehmen
action-banish = { $djinn } abgeben
action-surrender = Abgeben: { $item }
action-done = Weiter
action-lay = Gelegt: { $tile }
action-settle = { $tribe } kommt an
action-line-up = Als Nächstes in der Reihe: { $who }
action-card = { $resource } aufdecken
action-djinn = { $djinn } aufdecken
action-find = Gezogen: { $item }
action-whim = { $whim } aufdecken
action-thief = { $thief } aufdecken

## Der Bericht

log-laid = Das Sultanat liegt aus: { $rows } × { $columns } Plättchen.
log-laid-again = Ein Plättchen war abgeschnitten, daher werden alle neu ausgelegt.
log-lines-up = { $who } { $person ->
    [you] bietest
   *[they] bietet
} an Stelle { $place }.
log-settles = Der Beutel bringt { $meeples } auf { $cell }.
log-row = In der Reihe: { $cards }.
log-djinns = Die Dschinn { $djinns } erscheinen.
log-row-card = Neu in der Reihe: { $resource }.
log-draws-own = Du ziehst { $resource }.
log-draws = { $who } { $person ->
    [you] ziehst
   *[they] zieht
} eine Karte.
log-djinn-appears = { $djinn } erscheint.
log-finds-own = Du ziehst: { $item }.
log-finds = { $who } { $person ->
    [you] ziehst
   *[they] zieht
} einen Gegenstand.
log-whim-appears = Eine neue Laune auf { $cell }: { $whim }.
log-thief-appears = Zum Anheuern: { $thief }.
log-bids = { $who } { $person ->
    [you] bietest
   *[they] bietet
} { $price }.
log-pushed = { $who } { $person ->
    [you] wirst
   *[they] wird
} um ein Feld zurückgeschoben.
log-picks-up = { $who } { $person ->
    [you] nimmst
   *[they] nimmt
} { $meeples } von { $cell } auf.
log-drops = { $who } { $person ->
    [you] setzt
   *[they] setzt
} { $meeples } auf { $cell }.
log-takes = { $who } { $person ->
    [you] nimmst
   *[they] nimmt
} { $meeples } von { $cell }.
log-camel = { $who } { $person ->
    [you] nimmst
   *[they] nimmt
} { $cell } in Besitz ({ $tile }).
log-tent = { $who } { $person ->
    [you] schlägst dein
   *[they] schlägt das
} Zelt auf { $cell } auf ({ $tile }).
log-leaves = { $who } { $person ->
    [you] gibst
   *[they] gibt
} { $cell } ab ({ $tile }).
log-palms-placed = Eine Palme auf { $cell }.
log-palaces-placed = Ein Palast auf { $cell }.
log-palms-removed = Eine Palme verlässt { $cell }.
log-palaces-removed = Ein Palast verlässt { $cell }.
log-takes-cards = { $who } { $person ->
    [you] nimmst
   *[they] nimmt
} { $cards } aus der Reihe.
log-sells = { $who } { $person ->
    [you] verkaufst
   *[they] verkauft
} { $cards } für { $gold } Gold.
log-discards = Abgelegt: { $cards }.
log-shuffles = Die abgelegten Karten werden zum neuen Stapel mit { $cards } Karten.
log-tosses = Abgelegt: { $item }.
log-wields = { $who } { $person ->
    [you] setzt ein
   *[they] setzt ein
}: { $item }.
log-fetches = { $who } { $person ->
    [you] nimmst
   *[they] nimmt
} aus der Ablage: { $item }.
log-gives-card = { $who } { $person ->
    [you] gibst
   *[they] gibt
} ab: { $resource }.
log-takes-card = { $who } { $person ->
    [you] nimmst
   *[they] nimmt
}: { $resource }.
log-keeps = { $who } { $person ->
    [you] bekommst
   *[they] bekommt
} { $meeples }.
log-loses = { $who } { $person ->
    [you] verlierst
   *[they] verliert
} { $meeples }.
log-gains-djinn = { $who } { $person ->
    [you] bekommst
   *[they] bekommt
} { $djinn }.
log-uses-djinn = { $who } { $person ->
    [you] setzt
   *[they] setzt
} { $djinn } ein.
log-loses-djinn = { $who } { $person ->
    [you] verlierst
   *[they] verliert
} { $djinn }.
log-hires = { $who } { $person ->
    [you] heuerst
   *[they] heuert
} an: { $thief }.
log-steals = { $who } { $person ->
    [you] schickst
   *[they] schickt
} los: { $thief }.
log-takes-whim = { $who } { $person ->
    [you] nimmst
   *[they] nimmt
} eine Laune: { $whim }.
log-fulfils = { $who } { $person ->
    [you] erfüllst
   *[they] erfüllt
} eine Laune: { $whim }.
log-kills = { $who } { $person ->
    [you] tötest
   *[they] tötet
} { $meeples } auf { $cell }.
log-murders = { $who }: Die Meuchelmörder schlagen bei einer anderen Person zu.
log-gains-gold = { $who } { $person ->
    [you] bekommst
   *[they] bekommt
} { $gold } Gold.
log-pays-gold = { $who } { $person ->
    [you] zahlst
   *[they] zahlt
} { $gold } Gold.
log-round = Runde { $round } beginnt.
log-last-camel = { $who } { $person ->
    [you] hast
   *[they] hat
} das letzte Kamel gesetzt: Das Spiel endet nach dieser Runde.
log-no-move = Keine Meeples lassen sich bewegen: Das Spiel endet nach dieser Runde.
log-no-move-left = Keine Meeples lassen sich mehr bewegen, daher ist das Spiel aus.
log-scores = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
log-wins = { $who } { $person ->
    [you] gewinnst
   *[they] gewinnt
} das Spiel.
log-share = { $who } teilen sich den Sieg.

outlook-order = Reihenfolge{ $left ->
    [0] {""}
   *[other] {" "}bisher
}: { $who }.

## Ablehnungen

reason-no-meeples = Auf { $cell } stehen keine Meeples.
reason-not-completable = Wie du { $meeples } von { $cell } auch setzt, der letzte träfe seine Sippe nicht.
reason-round-stuck = Niemand zieht mehr: In dieser Runde konnte schon jemand nicht ziehen.
reason-not-in-hand = Davon hast du keinen mehr in der Hand: { $tribe }.
reason-not-beside = { $cell } liegt nicht neben deinem Plättchen. Du ziehst gerade, nie schräg.
reason-no-tile = Bei { $cell } liegt kein Plättchen.
reason-is-lake = Niemand kann den Großen See betreten.
reason-is-chasm = Niemand kann den Abgrund betreten.
reason-mountain = Ein Berg versperrt den Weg nach { $cell }.
reason-straight-back = Du kannst nicht direkt nach { $cell } zurück.
reason-last-must-match = Das ist dein letzter Meeple: Auf { $cell } muss schon jemand seiner Sippe stehen ({ $tribe }).
reason-dead-end = { $left ->
    [one] Danach könnte der letzte Meeple ({ $pile }) in 1 Schritt kein Plättchen mit seiner Sippe erreichen.
   *[other] Danach könnte von den übrigen ({ $pile }) niemand in { $left } Schritten auf einem Plättchen mit seiner Sippe enden.
}
reason-moving-now = Beende erst deinen Zug mit den Meeples.
reason-cannot-pay = Das kannst du nicht zahlen: Dir fehlen Älteste oder Fakire.
reason-no-fakir = Du hast nicht genug Fakire.
reason-no-artisan = Du hast keinen Kunstschmied.
reason-no-camel = Du hast keine Kamele mehr.
reason-no-tent = Dein Zelt steht schon auf dem Plan.
reason-not-around = { $cell } liegt nicht rings um das vorgesehene Plättchen.
reason-no-tile-there = Bei { $cell } kann nichts stehen.
reason-not-your-djinn = Das ist nicht dein Dschinn.
reason-djinn-used = Diesen Dschinn hast du schon eingesetzt.
reason-not-face-up = Dieser Dschinn liegt nicht offen aus.
reason-bag-empty = Der Beutel ist leer.
reason-no-empty-tile = Es gibt kein leeres Plättchen.
reason-not-empty = { $cell } ist nicht leer: Kein Kamel, Zelt, Meeple, keine Palme und kein Palast darf dort stehen.
reason-not-free = Auf dem Plättchen müssen Meeples stehen, aber kein Kamel, kein Zelt, keine Palme und kein Palast.
reason-no-palaces = Es sind keine Paläste mehr da.
reason-no-palms = Es sind keine Palmen mehr da.
reason-not-a-village = { $cell } ist kein Dorf.
reason-not-an-oasis = { $cell } ist keine Oase.
reason-no-djinns = Es gibt keine Dschinn mehr zu ziehen.
reason-no-cards = Es gibt keine Karten mehr zu ziehen.
reason-no-builders = Echidna hilft nur, solange deine Baumeister in diesem Zug noch Gold bekommen.
reason-no-assassins = Iblis hilft nur, solange deine Meuchelmörder in diesem Zug noch zuschlagen.
reason-not-conjured = Diesen Dschinn hat Sibittis nicht gezogen.
reason-not-your-item = Diesen Gegenstand hast du nicht.
reason-item-used = Du kannst je Zug nur einen Gegenstand einsetzen.
reason-moved-already = Der Fliegende Teppich hilft nur beim Ziehen, und dein Zug mit den Meeples ist vorbei.
reason-no-djinn-open = Kein Dschinn liegt offen aus.
reason-nobody-to-call = Daneben steht kein Meeple.
reason-not-a-neighbour = Von { $cell } kann niemand kommen: Es ist kein Nachbar, oder ein Berg liegt dazwischen.
reason-nobody-called = Rufe mindestens einen Meeple.
reason-nobody-to-kill = Auf dem Plan steht kein Meeple.
reason-not-there = Auf { $cell } steht niemand dieser Sippe ({ $tribe }).
reason-not-your-tile = Dort steht keines deiner Kamele.
reason-not-in-discard = Dieser Gegenstand liegt nicht in der Ablage, oder es ist der Ring selbst.
reason-not-in-row = Diese Karte gehört nicht zu denen, die du ordnest.
reason-not-drawn = Diesen Gegenstand hast du nicht gezogen.
reason-too-far = { $cell } ist { $distance } Schritte entfernt, deine Meuchelmörder reichen { $reach } weit.
reason-too-far-for-fakirs = { $cell } ist { $distance } Schritte entfernt: Dafür hast du zu wenige Fakire.
reason-protected = Boaz beschützt diese Person.
reason-own-people = Die eigenen Leute kannst du nicht töten.
reason-has-none = Dort gibt es keinen.
reason-must-kill = Deine Meuchelmörder müssen jemanden töten, den sie erreichen.
reason-same-tile = Das zweite Opfer muss auf demselben Plättchen stehen.
reason-same-player = Das zweite Opfer muss derselben Person gehören.
reason-not-this-tile = Das ist nicht die Aktion des Plättchens, auf dem dein Zug endete.
reason-not-enough-gold = Für diesen Markt hast du nicht genug Gold.
reason-no-such-card = So eine Karte liegt nicht in der Reihe.
reason-out-of-reach = Dieser Markt reicht nur bis zu den ersten Karten der Reihe.
reason-no-elder = Du brauchst mindestens einen Ältesten.
reason-no-items = Es sind keine Gegenstände mehr da.
reason-cannot-craft = Du brauchst einen Kunstschmied oder 2 Fakire.
reason-not-held = Davon hast du nichts: { $resource }.
reason-offered-already = Alle Waren eines Satzes sind verschieden, und { $resource } liegt schon darin.
reason-nothing-offered = Lege erst Waren in den Satz.
reason-sell-first = Verkaufe erst den Satz, oder mach es rückgängig.
reason-price-full = Alle Felder dieses Preises sind besetzt.
reason-too-expensive = So viel Gold hast du nicht.
reason-lower-enough = Tiefer als 0 geht der Preis nicht.
reason-thief-not-open = Dieser Dieb ist nicht zu haben.
reason-not-your-thief = Das ist nicht dein Dieb.
reason-not-its-tribe = Ein Dieb hilft nur zusammen mit der Aktion seiner Sippe.
reason-nothing-to-steal = Niemand hat etwas für diesen Dieb.
reason-not-given = Das hat niemand abgegeben.
reason-not-yours = Das hast du nicht.

## Lektionen: der Titel, ein Satz vor jeder Entscheidung und einer am Ende

lesson-bid = Biete um deinen Zug
lesson-bid-1 = Jede Runde beginnt mit Geboten. Türkis hat 5 gezahlt und ist früh dran; Grau bietet 0 und kommt spät. Zahle 3, um dazwischen zu spielen.
lesson-bid-done = Du bist vorerst an zweiter Stelle. Wer einen Preis mit mehreren Feldern bietet, schiebt die Früheren zurück: Bei gleichem Gebot ist zuerst dran, wer zuletzt geboten hat.

lesson-move = Meeples bewegen
lesson-move-1 = Nimm alle Meeples von C3 auf: einen Wesir, einen Ältesten und einen Baumeister.
lesson-move-2 = Setze auf jedes Plättchen eines Weges einen ab, gerade und nie direkt zurück. Beginne mit dem Ältesten auf B3.
lesson-move-3 = Jetzt den Baumeister auf B4.
lesson-move-4 = Dein letzter Meeple muss seine Sippe treffen. Auf B5 steht ein Wesir: Setze deinen dazu.
lesson-move-done = Du nimmst beide Wesire. Das Plättchen ist nun leer, und ein Kamel macht es zu deinem: 12 Punkte. C3 wurde nur durch Aufnehmen leer, also bekommt es niemand.

lesson-loop = Der letzte Meeple
lesson-loop-1 = Fünf Meeples, und niemand sonst in der Nähe. Können sie überhaupt ziehen? Nimm A1 auf.
lesson-loop-2 = Setze einen Wesir auf A2. Ihn wird dein letzter Meeple treffen.
lesson-loop-3 = Geh um den Block: den Ältesten auf B2.
lesson-loop-4 = Den Kaufmann auf B1.
lesson-loop-5 = Den Baumeister auf A1. Du darfst zum Anfang zurück, nur nie direkt zurück.
lesson-loop-6 = Und heim: Dein letzter Meeple ist ein Wesir, und auf A2 steht einer.
lesson-loop-done = Zwei Wesire, das Plättchen, und auf einem Dorf ein Palast. Angeboten werden dir immer nur Schritte, mit denen sich der Zug vollenden lässt.

lesson-builders = Baumeister
lesson-builders-1 = Baumeister bringen Gold für jedes blaue Plättchen ringsum, ihr eigenes eingeschlossen. Nimm B2 auf.
lesson-builders-2 = Setze ihn zu den zwei Baumeistern auf B3.
lesson-builders-3 = Rings um B3 liegen sechs blaue Plättchen. Jeder Fakir zählt wie ein Baumeister mehr: Setze deinen ein.
lesson-builders-done = Vier mal sechs sind 24 Gold, und Gold sind Punkte.

lesson-assassins = Meuchelmörder
lesson-assassins-1 = Meuchelmörder töten einen Meeple, so viele Schritte entfernt, wie sie zahlreich sind. Nimm D2 auf.
lesson-assassins-2 = Setze ihn zum Meuchelmörder auf D3: Das macht zwei.
lesson-assassins-3 = Der Wesir auf E4 steht allein, zwei Schritte entfernt.
lesson-assassins-done = Du hast E4 geleert, also gehört es dir, ebenso wie D3. Du hättest auch einen Wesir oder Ältesten vor einer anderen Person töten können.

lesson-merchants = Kaufleute, Märkte und Sätze
lesson-merchants-1 = Kaufleute nehmen Karten vom Anfang der Reihe. Nimm D2 auf.
lesson-merchants-2 = Setze ihn zu den zwei Kaufleuten auf D3.
lesson-merchants-3 = Fisch, Weizen und Seide gehören dir. D3 ist ein kleiner Markt: Für 3 Gold darfst du eine der nächsten drei Karten nehmen. Nimm die Gewürze.
lesson-merchants-4 = Sätze verschiedener Waren bringen jetzt Gold oder am Ende Punkte. Beginne einen Satz mit dem Fisch.
lesson-merchants-5 = Lege den Weizen dazu.
lesson-merchants-6 = Auch die Seide.
lesson-merchants-7 = Und die Gewürze.
lesson-merchants-8 = Vier verschiedene Waren sind 13 Gold wert. Verkaufe sie!
lesson-merchants-done = Je mehr Sorten ein Satz hat, desto mehr ist jede wert: Alle neun bringen 60. Oft lohnt es sich, sie für das Ende zu behalten.

lesson-djinns = Dschinn
lesson-djinns-1 = Älteste sind je 2 Punkte wert, und mit ihnen zahlt man Dschinn. Nimm B2 auf.
lesson-djinns-2 = Setze ihn zum Ältesten auf B3, eine Heilige Stätte.
lesson-djinns-3 = Zwei Älteste, oder ein Ältester und ein Fakir, kaufen einen Dschinn. Nimm Jafaar: Deine Wesire sind dann je 3 Punkte wert.
lesson-djinns-done = Jafaar gehört dir bis zum Ende, mit 6 eigenen Punkten.

lesson-use-djinn = Einen Dschinn einsetzen
lesson-use-djinn-1 = Manche Dschinn tun etwas für einen Preis, einmal je Zug. Enki pflanzt für einen Ältesten oder Fakir eine Palme. Setze Enki ein!
lesson-use-djinn-2 = C4 ist deine eigene Oase: Dort bringt dir die Palme 3 Punkte.
lesson-use-djinn-3 = Dein Zug mit den Meeples kommt noch. Nimm B2 auf.
lesson-use-djinn-4 = Und setze ihn zum Wesir auf B3.
lesson-use-djinn-done = Dschinn und Gegenstände kannst du zwischen zwei beliebigen Schritten deines Zuges einsetzen.

lesson-artisans = Zelte und Werkstätten
lesson-artisans-1 = C3 ist eine Werkstatt, mit Bergen im Süden und Osten, die niemand überquert. Nimm C2 auf.
lesson-artisans-2 = Setze den Wesir auf C3.
lesson-artisans-3 = Das Plättchen gehört dir. Markiere es mit deinem Zelt: Das ist ein Punkt für jedes rote Plättchen ringsum.
lesson-artisans-4 = Für einen Kunstschmied oder zwei Fakire macht die Werkstatt einen Gegenstand. Nimm ihn!
lesson-artisans-done = Kostbare Gegenstände sind 5 bis 9 Punkte wert; magische kannst du einmal einsetzen.

lesson-lake = Der Große See
lesson-lake-1 = Niemand betritt den Großen See auf D4. Aber Palmen und Paläste auf den Plättchen ringsum zählen doppelt. Nimm C2 auf.
lesson-lake-2 = C3 ist eine Oase am Ufer. Ende dort.
lesson-lake-done = Die Oase gehört dir, mit einer Palme, die 6 statt 3 Punkte wert ist.

lesson-city = Städte und Launen
lesson-city-1 = C3 ist eine Wundersame Stadt mit einer Laune des Sultans: 6 Wesire, für 10 Gold. Du hast 4. Nimm C2 auf.
lesson-city-2 = Zwei Wesire mehr: Ende auf C3.
lesson-city-done = Du hast die Laune genommen, und sie zahlte sofort. Andere Launen bleiben auf deiner Hand, bis sie wahr werden, egal in wessen Zug. Städte sind 5, 20, 45, 80 oder 125 Punkte wert, je nachdem, wie viele du besitzt.

# Der Spielplan im Browser

board-label = Das Sultanat
board-can = Möglich: { $actions }
board-walk = den Zug hier beenden; drücken für die Wege
board-track = Züge
board-bidders = Als Nächste
board-yours = Deins
board-price = { $price ->
    [0] 0 bieten
   *[other] { $price } Gold bieten
}
board-order = dann ist die Reihenfolge { $order }
board-bid-of = { $who } { $person ->
    [you] spielst
   *[they] spielt
} für { $price } Gold
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-no-djinn = Hier liegt kein Dschinn
board-place = { $place }: { $resource }
board-plan = Auf { $cell } enden, { $tile }
board-ways = { $number ->
    [one] der einzige Weg
   *[other] Weg { $nth } von { $number }
}
board-way-next = Nächster Weg
board-way-before = Voriger Weg
board-other-end = Ein anderes Ende wählen
board-in-hand = In der Hand: { $meeples }
board-end = { $gold ->
    [0] { $meeples } nehmen
   *[other] { $meeples } nehmen: { $gold } Gold
}
board-end-reach = sie reichen { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} weit
board-end-control = das Plättchen wird deins{ $value ->
    [0] {""}
   *[other] : { $value } Punkte
}
board-end-action = { $kind ->
    [village] einen Palast bauen
    [oasis] eine Palme pflanzen
    [sacred-place] ein Dschinn ist zu haben
    [small-market] 1 von 3 Karten für 3 Gold
    [large-market] 2 von 6 Karten für 6 Gold
    [special-market] eine beliebige Karte für 4 Gold
    [workshop] ein Gegenstand ist zu haben
   *[other] keine Aktion
}
board-end-whim = die Laune nehmen: { $whim }
board-camel-of = { $person ->
    [you] gehört dir
   *[they] gehört { $who }
}
board-tent-of = { $person ->
    [you] gehört dir, mit Zelt
   *[they] gehört { $who }, mit Zelt
}
board-progress = Fortschritt: { $have }/{ $number }
board-secret = geheim
board-gold = Gold
board-cards = Karten
board-camels = Kamele übrig

board-power = { $cost }: { $power }

## Die Galerie aller Teile

gallery-state-still = Andere sind im Sultanat am Zug
gallery-state-can = Punkte zeigen, welche Plättchen du aufnehmen kannst
gallery-state-pointed = Ein Meeple soll gleich fallen
gallery-state-named = Eine Zeile des Verlaufs nennt ein Plättchen und einen Dschinn
