# Was die Seite selbst sagt. Ein Satz über einen Platz bekommt $who (seinen Namen) und $person (you oder they).

## Der Rahmen jeder Seite

site-name = Serai
frame-skip = Zum Inhalt springen
frame-home = Serai, zur Lobby
frame-site = Seite
frame-language = Sprache
frame-dark = Dunkle Farben
frame-light = Helle Farben
frame-promise = Kein Konto, keine Werbung, niemand schaut zu.
guest-name = Gast
copy = Kopieren
copy-done = Kopiert
dialog-close = Schließen
notice-home = Zur Lobby
lost = Hier ist nichts
lost-more = Vielleicht ist die Adresse vertippt, oder was hier stand, ist nicht mehr da. Deine Spiele findest du in der Lobby.
about = Über Serai

## Wenn etwas nicht geht

problem-0 = Der Server ist nicht erreichbar. Sieh nach, ob er läuft, und versuch es noch einmal.
problem-404 = Das gibt es nicht mehr, oder es gehört dir nicht.
problem-409 = Das geht nicht mehr.
problem-413 = Das ist dem Server zu groß.
problem-429 = Das war etwas viel auf einmal. Warte kurz und versuch es noch einmal.
problem-503 = Der Server kann gerade nichts speichern, darum ist nichts geschehen. Versuch es später noch einmal.
problem-other = Das hat nicht geklappt: { $detail }

## Die Lobby

lobby-welcome = Setz dich und spiel.
lobby-welcome-more = Ganze Brettspiele, mit Freunden oder gegen einen Bot. Ohne Konto, ohne Installation.
lobby-games = Spiele
lobby-loading = Die Spiele werden aufgebaut …
lobby-again = Noch einmal versuchen
lobby-players = { $fewest ->
    [one] { $most ->
        [one] 1 Person
       *[other] 1 bis { $most } Personen
    }
   *[other] { $fewest } bis { $most } Personen
}
lobby-play = Jetzt spielen
lobby-against-bot = gegen einen Bot
lobby-alone = allein
lobby-solo = Solo
lobby-new = Mit Freunden
lobby-learn = Lernen
lobby-rules = Regeln
lobby-tables = Deine Tische
lobby-tables-more = { $count ->
    [one] Noch ein Tisch
   *[other] { $count } weitere Tische
}
lobby-tables-over = { $count ->
    [one] Ein beendetes Spiel
   *[other] { $count } beendete Spiele
}
lobby-table-mine = Du bist am Zug
lobby-table-theirs = { $name } ist am Zug
lobby-table-open = { $count ->
    [one] Wartet auf jemanden
   *[other] Wartet auf { $count } Personen
}
lobby-table-over = Beendet
lobby-table-with = mit { $names }
lobby-table-alone = { $count ->
    [one] allein
   *[other] an einem Bildschirm
}

given = Hat dir jemand einen Link gegeben?
given-label = Einladung, Link zum Zuschauen oder Code für einen Platz
given-go = Los
given-unreadable = Das führt nirgendwohin: Füg den ganzen Link ein oder den Code aus 20 Buchstaben und Ziffern.
given-expired = Dieser Code ist verbraucht oder älter als 15 Minuten. Hol dir dort einen neuen, wo du spielst.

bring = Ein Spiel wieder ansehen
bring-label = Aufzeichnung eines Spiels als Datei; du kannst sie auch hierher ziehen
bring-unreadable = { $file } ist keine Aufzeichnung eines Spiels.
bring-refused = { $file } lässt sich nicht verwenden: { $detail }

## Ein neuer Tisch

new-title = Neuer Tisch
new-who = Wer spielt
new-how = Wie
new-player = Dein Name
new-seat = Platz { $number }, { $colour }
new-seat-me = Ich
new-seat-friend = Jemand über einen Link
new-seat-here = Jemand an diesem Bildschirm
new-seat-bot = Bot, { $level }
new-seat-add = Platz dazu
new-seat-remove = Platz { $number } entfernen
new-friends = { $count ->
    [one] Den Link zum Einladen bekommst du, sobald der Tisch steht.
   *[other] Den Link zum Einladen bekommst du, sobald der Tisch steht.
}
new-name = Name des Tisches, wenn du magst
new-create = Tisch aufstellen
new-create-invite = Tisch aufstellen und einladen
new-back = Zurück

level-random = leicht: spielt irgendetwas
level-greedy = eifrig: nimmt, was am besten aussieht

clock = Bedenkzeit
clock-none = So lange ihr wollt
clock-quick = Schnell: 10 Minuten, je Aktion 10 Sekunden dazu
clock-slow = Ruhig: 30 Minuten, je Aktion 30 Sekunden dazu
clock-daily = Täglich: 1 Tag, je Aktion 4 Stunden dazu
clock-weekly = Über Wochen: 3 Tage, je Aktion 12 Stunden dazu
clock-own = Wie ich es einstelle
clock-minutes = Minuten am Anfang
clock-seconds = Sekunden je Aktion

## Mit einem Link dazukommen

join-title = Du bist eingeladen
join-more = Jemand hält dir einen Platz frei. Wie sollen die anderen dich nennen?
join-name = Dein Name
join-sit = Platz nehmen
join-gone = Diese Einladung gilt nicht
join-gone-more = Vielleicht ist der Link abgeschnitten oder zu alt. Bitte um einen neuen, oder fang selbst ein Spiel an.
join-full = Alle Plätze sind besetzt
join-full-more = Jemand war schneller. Bitte um einen Link zum Zuschauen, oder fang selbst ein Spiel an.

## Einstellungen

settings = Einstellungen

## Der schlichte Tisch

plain-table = Der Tisch
plain-aside = Daneben
plain-look-through = Durchsehen
