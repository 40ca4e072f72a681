# Was die Seite selbst sagt. Ein Satz über einen Platz bekommt $who (seinen Namen) und $person (you oder they).

## Der Rahmen jeder Seite

site-name = Serai
frame-skip = Zum Inhalt springen
frame-home = Serai, zur Lobby
frame-site = Seite
frame-language = Sprache
frame-dark = Dunkle Farben
frame-light = Helle Farben
frame-promise = Kein Konto, keine Werbung, keine Tracker.
guest-name = Gast
copy = Kopieren
copy-done = Kopiert
dialog-close = Schließen
notice-home = Zur Lobby
lost = Hier ist nichts
lost-more = Vielleicht ist die Adresse vertippt, oder was hier stand, ist nicht mehr da. Deine Spiele findest du in der Lobby.
unreachable = Diese Seite konnte nicht geladen werden
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
lobby-minutes = { $minutes ->
    [60] etwa eine Stunde
   *[other] etwa { $minutes } Minuten
}
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
lobby-table-frozen = Nur zum Ansehen
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
bring-label = Aus der Aufzeichnung eines Spiels, einer Datei; du kannst sie auch hierher ziehen
bring-choose = Datei wählen
bring-unreadable = { $file } ist keine Aufzeichnung eines Spiels.
bring-refused = { $file } lässt sich nicht verwenden: { $detail }

## Ein neuer Tisch

new-title = Neuer Tisch
new-who = Wer spielt
new-how = Wie gespielt wird
new-player = Dein Name
new-seat = Platz { $number }, { $colour }
new-seat-me = Ich
new-seat-friend = Jemand über einen Link
new-seat-here = Jemand an diesem Bildschirm
new-seat-bot = Bot, { $level }
new-seat-add = Platz dazu
new-seat-remove = Platz { $number } entfernen
new-friends = Den Link zum Einladen bekommst du, sobald der Tisch steht.
new-more = Zeit, Grenzen und ein Name
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
settings-you = Du
settings-name = Dein Name, wie andere ihn sehen
settings-name-keep = Übernehmen
settings-name-kept = So heißt du von jetzt an.
settings-language-system = Wie im Browser
settings-looks = Aussehen
settings-theme = Farben
settings-theme-system = Automatisch
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegte Figuren
settings-motion-system = Automatisch
settings-motion-off = Aus
settings-motion-fast = Schnell
settings-motion-normal = Normal
settings-play = Beim Spielen
settings-confirm = Am Ende eines Zuges nachfragen
settings-confirm-more = Eine Aktion, die deinen Zug beendet, wartet auf einen zweiten Klick.
settings-hints = Zeigen, was eine Aktion bringt
settings-hints-more = Punkte und Änderungen erscheinen, bevor du wählst.
settings-sound = Ton, wenn du am Zug bist
settings-sound-more = Ein kurzer Ton und sonst nie etwas.
settings-where = All das bleibt nur in diesem Browser.

## Über Serai

about-what = Serai ist ein digitaler Spieltisch: vollständige Brettspiele mit allen Regeln, mit Freunden oder gegen Bots.
about-name = Ein Serai war eine Herberge an einer langen Straße. Reisende legten ihre Lasten ab, saßen zusammen und spielten.
about-games = Die Spiele
about-game = { $title }, von { $by }
about-game-from = { $title }, von { $by }, erschienen bei { $from }
about-owners = Die Namen der Spiele gehören ihren Eigentümern. Die Bretter, Zeichen und Texte hier sind unsere eigenen; Bilder und Wortlaut der Verlage werden nicht verwendet. Wenn dir ein Spiel gefällt, kauf die Schachtel.
about-fair = Ehrlicher Zufall
about-fair-how = Vor der ersten Ziehung legt sich der Server auf seine Zufallszahlen fest. Ist ein Spiel zu Ende, können alle jede Ziehung nachprüfen und die Aufzeichnung herunterladen.
about-private = Was behalten wird
about-private-how = Ein Cookie sagt, wer du bist, und dieser Browser merkt sich deine Einstellungen. Es gibt keine Tracker, und von keiner anderen Seite wird etwas geladen.
about-licence = Lizenz
about-licence-how = Das Programm ist freie Software unter der MIT-Lizenz.

## Regelseiten

rules = Regeln
rules-search = Regeln durchsuchen
rules-contents = Inhalt
rules-found = { $count ->
    [0] Nichts gefunden
    [one] In einem Abschnitt gefunden
   *[other] In { $count } Abschnitten gefunden
}
rules-nothing = Diese Wörter stehen in keiner Regel.
rules-all = Alle Regeln zeigen
rules-play = Spielen

## Ein Spiel lernen

learn-title = { $game } lernen
learn-more = { $count } kurze Lektionen an einem echten Tisch. Du machst die Züge; jede dauert höchstens eine Minute.
learn-finished = Du hast alle Lektionen geschafft. Zeit für ein richtiges Spiel!
learn-begin = Anfangen
learn-go-on = Weiter
learn-play = Ein Spiel spielen
learn-done = geschafft
learn-all = Alle Lektionen
learn-number = Lektion { $number } von { $count }
learn-again = Von vorn
learn-progress = Fortschritt in den Lektionen

## Der schlichte Tisch

plain-table = Der Tisch
plain-aside = Daneben
plain-look-through = Durchsehen
plain-empty = leer
zone-score = Punkte

## Ein Tisch

table-title = { $game } – Serai
table-title-turn = (!) Du bist am Zug – { $game }
table-loading = Der Tisch wird gedeckt …
table-absent = So einen Tisch gibt es für dich nicht
table-absent-more = Vielleicht ist der Link vertippt, oder ein anderer Browser sitzt dort. Lass dich einladen, oder gib einen Code ein, wenn du auf einem anderen Gerät gespielt hast.
table-namesake = { $name } ({ $colour })
table-board = Tisch
table-board-trouble = Das Spielfeld konnte nicht geladen werden. Lade die Seite neu.
table-beside = Mitspielende, Verlauf und Gespräch
table-bar = Was zu tun ist
table-choices = Was du tun kannst
table-all-actions = Alle Aktionen ({ $count })
table-all-brief = Alle { $count }
table-chance = Der Zufall entscheidet …
table-paused = Das Spiel ist unterbrochen
table-over = Das Spiel ist zu Ende
table-wins = { $count ->
    [one] { $person ->
        [you] Du gewinnst!
       *[they] { $who } gewinnt.
    }
   *[other] Den Sieg teilen sich: { $who }.
}
table-confirm = Zug beenden?
table-end-turn = Zug beenden
table-back = Zurück
table-then-ends = Dann ist dein Zug zu Ende.
table-then-chance = Danach wird gezogen, darum lässt es sich nicht zurücknehmen.
table-then-reveals = Jemand erfährt dabei etwas, darum lässt es sich nicht zurücknehmen.
table-rule = Zur Regel
table-rules = Regeln
table-score = Punkte
table-undo = Zurücknehmen
table-undo-title = Deine letzte Aktion zurücknehmen (u)
table-redo = Wiederholen
table-redo-title = Noch einmal spielen (r)
table-ask-undo = Die anderen fragen
table-undo-anyway = Trotzdem zurücknehmen
table-rematch = Noch einmal spielen
table-export = Als Datei speichern
table-lobby = Zur Lobby
table-go-on = Weiterspielen
table-people = Mitspielende
table-winner = gewinnt
table-open-seat = noch frei
table-here = da
table-away = nicht da
table-late = Zeit abgelaufen
table-bot-for-you = ein Bot spielt für dich
table-let-bot = Hier einen Bot spielen lassen
table-let-bot-later = Ein Bot kann übernehmen, sobald die Zeit dieser Person um ist oder sie eine Weile weg war.
table-seat-back = Wieder selbst spielen
table-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
table-clock = Restzeit
table-clock-stale = , nicht verbunden
table-clock-days = { $days } T { $hours } Std

## Warten auf die anderen

waiting-for = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waiting-send = Schick diesen Link allen, mit denen du spielen willst. Das Spiel beginnt von selbst, sobald alle sitzen.
waiting-invite = Link zu einem Platz
waiting-local = Dieser Link geht nur auf diesem Rechner. Für Freunde an anderen Geräten starte Serai mit „serai serve --host“ und der Adresse dieses Rechners in deinem Netz.
waiting-watch-more = Jemand will nur zuschauen?
waiting-watch = Link zum Zuschauen
waiting-meanwhile = Solange du wartest:

## Über dem Spielfeld

banner-lost = Die Verbindung ist weg. Wir versuchen es weiter; nichts geht verloren.
banner-retry = Jetzt versuchen
banner-asks-undo = { $who } möchte die letzte Aktion zurücknehmen. Einverstanden?
banner-asks-pause = { $who } möchte eine Pause. Einverstanden?
banner-asks-go-on = { $who } möchte weiterspielen. Bereit?
banner-asked-undo = Du hast die anderen gefragt, ob du zurücknehmen darfst.
banner-asked-pause = Du hast die anderen um eine Pause gebeten.
banner-asked-go-on = Du hast die anderen gefragt, ob es weitergeht.
banner-yes = Ja
banner-no = Nein
banner-paused = Das Spiel ist unterbrochen. Die Uhren stehen.
banner-again = Es gibt ein neues Spiel, mit einem Platz für dich.
banner-join = Hinsetzen
past = Vergangenheit
past-at = nach Aktion { $number } von { $count }
past-now = Zurück zu jetzt
past-fork = Von hier weiterspielen

## Neben dem Spielfeld

side = Verlauf, Gespräch und Befehle
side-log = Verlauf
side-chat = Gespräch
side-command = Befehle
side-unread = {" "}ungelesen
log-panel-filter = Wessen Aktionen
log-panel-everyone = Alle
log-panel-go = Den Tisch nach Aktion { $number } ansehen
scrub = Rückblick
scrub-range = Augenblick des Spiels
scrub-at = { $number } von { $count }
scrub-first = Zum Anfang
scrub-previous = Eine Aktion zurück
scrub-next = Eine Aktion vor
scrub-last = Ins Jetzt
scrub-play = Wie einen Film abspielen
scrub-pause = Anhalten
scrub-speed = Tempo
scrub-eye = Gesehen von
scrub-spectator = jemandem, der zuschaut
chat-empty = Noch hat niemand etwas gesagt.
chat-said = Was gesagt wurde
chat-write = Sag etwas
chat-send = Senden
chat-left = { $count ->
    [one] Noch ein Zeichen
   *[other] Noch { $count } Zeichen
}
chat-only-seats = Wer zuschaut, liest mit und schreibt nicht.
command-heard = Was geschieht
command-label = Befehl oder Aktion eintippen
command-placeholder = board, legal, last, score, help …
command-help =
    Tippe die Zahl einer Aktion aus der Liste „legal“ oder ihren Text, zum Beispiel „{ $example }“.
    Oder eines davon: { $commands }.
command-unknown = „{ $text }“ steht hier nicht zur Wahl. „legal“ zeigt, was geht, „help“ hilft, oder tippe einen Text wie „{ $example }“.

## Punkte und Nachweis

sheet = Punkte
sheet-for = Wofür
fairness = War der Zufall ehrlich?
fairness-how = Der Server hat alle Ziehungen vor der ersten Aktion festgelegt, durch eine geheime Zahl, deren Fingerabdruck er gezeigt hat. Hier ist die Zahl. Als Datei gespeichert, lässt sich das Spiel mit „serai verify“ Ziehung für Ziehung prüfen.
fairness-commitment = Fingerabdruck, seit Beginn bekannt
fairness-seed = Die Zahl
fairness-nonces = Was die Spielenden beigesteuert haben
fairness-mine = von diesem Browser

## Ein Bildschirm für mehrere

curtain-title = Weitergeben
curtain-hand-over = Gib weiter an { $name }
curtain-look-away = Alle anderen schauen jetzt weg.
curtain-continue = Ich bin { $name }

## Werkzeuge am Tisch

tools = Mehr
tools-links = Links zu diesem Tisch
tools-move = Meinen Platz auf ein anderes Gerät mitnehmen
tools-move-one = { $name } auf ein anderes Gerät mitnehmen
tools-move-how = Öffne diese Seite auf dem anderen Gerät und gib dort in der Lobby innerhalb von { $minutes } Minuten diesen Code ein. Er gilt einmal.
tools-move-code = Code
tools-pause = Pause
tools-bot = Einen Bot für mich spielen lassen
tools-moment = Link zu Aktion { $number }
tools-moment-title = Ein Link zu diesem Augenblick
tools-moment-link = Link
tools-fork = Von hier etwas ausprobieren, an einem anderen Tisch
tools-keys = Tastenkürzel
tools-trouble = Das hat nicht geklappt

lesson-done = Gut gemacht
lesson-next = Weiter

## Tastatur

keys-title = Tastatur
keys-tab = von Ding zu Ding; auf dem Spielfeld die Pfeiltasten
keys-enter = wählen und das Ende des Zuges bestätigen
keys-escape = zurück, schließen, wieder ins Jetzt
keys-all = zur Liste der Aktionen
keys-undo = zurücknehmen, wiederholen
keys-history = im Rückblick eine Aktion zurück oder vor
keys-ends = Anfang des Spiels, jetzt
keys-play = den Rückblick wie einen Film abspielen
keys-score = Punkte
keys-chat = Gespräch
keys-command = Befehlszeile
keys-help = diese Liste

## Die Schau aller Teile

gallery = Schaukasten
gallery-about = Jeder Teil der Seite in jedem Zustand, für alle, die einen zeichnen oder ändern.
gallery-tones = Farben
gallery-type = Schrift
gallery-words = Sieben Katzen sitzen auf warmem Stein.
gallery-buttons = Knöpfe
gallery-main = Haupt
gallery-plain = Schlicht
gallery-quiet = Leise
gallery-small = Klein
gallery-off = Aus
gallery-dialog = Fenster
gallery-menu = Menü
gallery-fields = Felder
gallery-field = Feld
gallery-choice = Auswahl
gallery-link = Link
gallery-icons = Symbole
gallery-signs = Zeichen der Plätze
gallery-kit = Teile in Worten
gallery-hand = Hand
gallery-note = eine Notiz
gallery-still = in Ruhe
gallery-can = wählbar
gallery-aimed = gezeigt
gallery-named = in einer Zeile genannt
gallery-field-grid = Ein Feld mit Plätzen
gallery-field-pyramid = Eine Pyramide aus Karten
