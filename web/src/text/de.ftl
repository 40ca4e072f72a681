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
problem-429 = { $minutes ->
    [0] Das war etwas viel auf einmal. Warte kurz und versuch es noch einmal.
   *[other] Mehr lässt dieser Server gerade nicht zu. Versuch es in { $minutes } Minuten noch einmal.
}
problem-503 = Der Server kann gerade nichts speichern, darum ist nichts geschehen. Versuch es später noch einmal.
problem-other = Das hat nicht geklappt: { $detail }
problem-name = So heißen schon Bots, oder so spricht der Verlauf alle an. Wähl einen anderen Namen.

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
lobby-against-bot = gegen einen gemütlichen Bot
lobby-alone = allein
lobby-solo = Solo
lobby-new = Freunde, andere Bots
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

lobby-table-won = { $count ->
    [one] { $person ->
        [you] Du hast gewonnen
       *[they] { $who } hat gewonnen
    }
   *[other] { $who } haben gemeinsam gewonnen
}
lobby-table-points = { $who }: { $points }
lobby-table-picture = So steht es
lobby-table-remove = { $table } aus der Liste entfernen
lobby-table-leave = { $table } verlassen
lobby-table-sure-leave = Dein Platz wird für andere frei.
lobby-table-sure-remove = Dieses Spiel ist noch nicht zu Ende. Du kannst es dann nicht weiterspielen.
lobby-table-yes-leave = Verlassen
lobby-table-yes-remove = Entfernen
lobby-table-no = Behalten

given = Hast du einen Link oder Code?
given-label = Einladung, Link zum Zuschauen oder Code für einen Platz
given-go = Los
given-unreadable = Das führt nirgendwohin: Füg den ganzen Link ein oder den Code aus 20 Buchstaben und Ziffern.
given-expired = Dieser Code ist verbraucht oder älter als 15 Minuten. Hol dir dort einen neuen, wo du spielst.

bring = Gespeichertes Spiel ansehen
bring-label = Wähle die Datei des Spiels, oder zieh sie hierher
bring-choose = Datei wählen
bring-unreadable = { $file } ist kein gespeichertes Spiel.
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
new-seat-add = Platz hinzufügen
new-seat-remove = Platz { $number } entfernen
new-friends = Den Link zum Einladen bekommst du, sobald der Tisch steht.
new-more = Weitere Optionen
new-name = Name des Tisches, wenn du magst
new-create = Tisch aufstellen
new-create-invite = Tisch aufstellen und einladen
new-back = Zurück

level-random = ahnungslos: spielt irgendetwas
level-novice = Neuling: übersieht manches
level-greedy = eifrig: nimmt, was gerade am besten aussieht
level-casual = gemütlich: denkt ein wenig voraus
level-strong = stark: denkt weit voraus
level-master = meisterhaft: nimmt sich Zeit und verzeiht nichts

clock = Bedenkzeit
clock-none = So lange ihr wollt
clock-quick = Schnell: 10 Minuten, je Aktion 10 Sekunden dazu
clock-slow = Ruhig: 30 Minuten, je Aktion 30 Sekunden dazu
clock-daily = Täglich: 1 Tag, je Aktion 4 Stunden dazu
clock-weekly = Über Wochen: 3 Tage, je Aktion 12 Stunden dazu
clock-own = Eigene Einstellung
clock-minutes = Minuten am Anfang
clock-seconds = Sekunden je Aktion

## Mit einem Link dazukommen

join-title = Du bist eingeladen
join-more = Jemand hält dir einen Platz frei. Wie sollen die anderen dich nennen?
join-name = Dein Name
join-fairness = Der Server hat schon festgelegt, was er zu den Ziehungen beiträgt. Das ist der Fingerabdruck davon. Dein Browser trägt etwas Eigenes bei, das niemand kennen kann, bevor alle sich festgelegt haben.
join-sit = Platz nehmen
join-gone = Diese Einladung gilt nicht
join-gone-more = Vielleicht ist der Link unvollständig oder abgelaufen. Bitte um einen neuen, oder fang selbst ein Spiel an.
join-full = Alle Plätze sind besetzt
join-full-more = Jemand war schneller. Bitte um einen Link zum Zuschauen, oder fang selbst ein Spiel an.

join-who = { $host } lädt dich ein: { $game }
join-seats = Mit { $names }
join-open = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
join-clock = { $minutes } Minuten Bedenkzeit, je Aktion { $seconds } Sekunden dazu
join-no-clock = So viel Bedenkzeit, wie ihr wollt
join-options = Optionen
join-yours = Du hast hier schon einen Platz.
join-return = Zurück zum Spiel
join-loading = Die Einladung wird gelesen …
new-seat-name = Name für Platz { $number }, wenn du magst
new-seat-unnamed = Person { $number }
new-sitter-me = ich
new-sitter-friend = jemand über den Link
new-start = { $colour } ({ $sitter })
new-sitter-bot = ein Bot
join-sitter-you = du

## Einstellungen

settings = Einstellungen
settings-you = Du
settings-name = Dein Name, wie andere ihn sehen
settings-name-keep = Übernehmen
settings-name-kept = So heißt du von jetzt an.
settings-language-system = Wie im Browser
settings-looks = Darstellung
settings-theme = Farben
settings-theme-system = Automatisch
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Animation
settings-motion-system = Automatisch
settings-motion-off = Aus
settings-motion-fast = Schnell
settings-motion-normal = Normal
settings-play = Beim Spielen
settings-ask = Nachfragen vor
settings-ask-always = jeder Aktion
settings-ask-final = allem Endgültigen
settings-ask-never = nichts
settings-hints = Ergebnis vorher zeigen
settings-hints-more = Was eine Aktion bringt, erscheint, bevor du sie wählst.
settings-codes = Kürzel zeigen
settings-codes-more = Jedes Plättchen und jede Karte zeigt den Kurznamen, mit dem du es eintippst.
settings-plain = Schlichter Tisch
settings-plain-more = Zeigt jedes Spiel in Worten und Listen, ohne eigenes Brett.
settings-keys = Tastenkürzel
settings-keys-more = Einzelne Tasten wie u, c und / sind am Tisch Befehle, aber nie, während du tippst.
settings-sound = Töne
settings-sound-more = Kurz und leise: du bist dran, etwas wird hingelegt, ein Sieg.
settings-volume = Lautstärke
settings-where = All das bleibt nur in diesem Browser.

## Über Serai

about-what = Serai ist ein digitaler Spieltisch: vollständige Brettspiele mit allen Regeln, mit Freunden oder gegen Bots.
about-name = Ein Serai war eine Herberge an einer langen Straße. Reisende legten ihre Lasten ab, saßen zusammen und spielten.
about-games = Die Spiele
about-game = { $title }, von { $by }
about-game-from = { $title }, von { $by }, erschienen bei { $from }
about-owners = Die Namen der Spiele gehören ihren Eigentümern. Die Bretter, Zeichen und Texte hier sind unsere eigenen; Bilder und Wortlaut der Verlage werden nicht verwendet. Wenn dir ein Spiel gefällt, kauf die Schachtel.
about-fair = Fairer Zufall
about-fair-how = Vor der ersten Ziehung legt sich der Server auf seine Zufallszahlen fest. Ist ein Spiel zu Ende, können alle jede Ziehung nachprüfen und die Aufzeichnung herunterladen.
about-private = Was behalten wird
about-private-how = Ein Cookie sagt, wer du bist, und dieser Browser merkt sich deine Einstellungen. Es gibt keine Tracker, und von keiner anderen Seite wird etwas geladen.
about-fonts = Schriften
about-font = { $name } von { $by }, unter der SIL Open Font License
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
rules-own-page = Auf einer eigenen Seite öffnen
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

plain-look-through = Durchsehen
plain-empty = leer
zone-score = Punkte

## Ein Tisch

table-title = { $game } – Serai
table-title-turn = (!) Du bist am Zug – { $game }
table-loading = Der Tisch wird aufgebaut …
table-absent = So einen Tisch gibt es für dich nicht
table-absent-more = Vielleicht ist der Link vertippt, oder ein anderer Browser sitzt dort. Lass dich einladen, oder gib einen Code ein, wenn du auf einem anderen Gerät gespielt hast.
table-namesake = { $name } ({ $colour })
table-board = Tisch
table-board-trouble = Das Spielfeld konnte nicht geladen werden. Lade die Seite neu.
table-beside = Mitspielende, Verlauf und Chat
table-bar = Was zu tun ist
table-held = Wähle jetzt, wohin.
table-choices = Wähle eins
table-all-actions = { $count ->
    [one] Eine Aktion
    [2] Beide Aktionen
   *[other] Alle { $count } Aktionen
}
table-other-actions = { $count ->
    [one] Die andere
   *[other] Weitere ({ $count })
}
table-filter = { $count } Aktionen filtern
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
table-confirm = Ausführen?
table-sure = Noch einmal wählen oder bestätigen.
table-back = Zurück
table-rule = Zur Regel
table-rules = Regeln
table-score = Punkte
table-undo = Zurücknehmen
table-undo-title = Deine letzte Aktion zurücknehmen (u)
table-redo = Wiederholen
table-redo-title = Deine Aktion wiederholen (r)
table-ask-undo = Die anderen fragen
table-undo-anyway = Trotzdem zurücknehmen
table-rematch = Noch einmal spielen
table-join-rematch = Beim neuen Spiel mitmachen
table-export = Als Datei speichern
table-lobby = Zur Lobby
table-go-on = Weiterspielen
table-people = Mitspielende
table-winner = gewinnt
table-secret = geheim
table-to-play = am Zug
table-points = { $goal ->
    [0] { $score } Punkte
   *[other] { $score } von { $goal } Punkten
}
table-open-seat = noch frei
table-here = da
table-away = nicht da
table-late = Zeit abgelaufen
table-bot-stuck = kann nicht denken: spielt zufällig
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

table-resigned = { $count ->
    [one] { $person ->
        [you] Du hast aufgegeben.
       *[they] { $who } hat aufgegeben.
    }
   *[other] { $who } haben aufgegeben.
}
table-gave-up = aufgegeben
table-origin = Aus dem Spiel von { $names }, nach Aktion { $number }
waiting-leave = Diesen Tisch verlassen
waiting-for = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waiting-others = Alle haben einen Platz. Das Spiel beginnt, sobald die Browser aller verbunden waren.
waiting-again = Wer noch an dem Tisch sitzt, von dem du kommst, ist schon eingeladen. Jemand ist gegangen? Dann schick diesen Link.
waiting-send = Schick diesen Link allen, mit denen du spielen willst. Das Spiel beginnt von selbst, sobald alle sitzen.
waiting-invite = Einladungslink
waiting-local = Dieser Link geht nur auf diesem Rechner. Für Freunde an anderen Geräten starte Serai mit „serai serve --host“ und der Adresse dieses Rechners in deinem Netz.
waiting-watch-more = Jemand will nur zuschauen?
waiting-watch = Link zum Zuschauen
waiting-meanwhile = Solange du wartest:

## Über dem Spielfeld

banner-lost = Verbindung verloren. Sie wird wiederhergestellt … dein Spiel ist sicher.
banner-retry = Jetzt versuchen
banner-outdated = Serai wurde aktualisiert. Lade die Seite neu, um weiterzuspielen; dein Spiel ist sicher.
banner-reload = Neu laden
banner-asks-undo = { $who } möchte die eigene letzte Aktion und alles seitdem zurücknehmen. Einverstanden?
banner-asks-pause = { $who } möchte eine Pause. Einverstanden?
banner-asks-go-on = { $who } möchte weiterspielen. Bereit?
banner-asked-undo = Du hast die anderen gefragt, ob du zurücknehmen darfst.
banner-asked-pause = Du hast die anderen um eine Pause gebeten.
banner-asked-go-on = Du hast die anderen gefragt, ob es weitergeht.
banner-late = { $person ->
    [you] Deine Zeit ist um. Die anderen können deinen Platz einem Bot geben.
   *[they] Die Zeit von { $who } ist um. Ein Bot kann den Platz übernehmen, oder ihr wartet weiter.
}
banner-wait = Weiter warten
banner-yes = Ja
banner-no = Nein
banner-paused = Das Spiel ist unterbrochen. Die Uhren stehen.
banner-again = Es gibt ein neues Spiel, mit einem Platz für dich.
banner-join = Hinsetzen
past = Rückblick
past-at = Aktion { $number } von { $count }.
past-now = Zurück zum Spiel
past-latest = Zum aktuellen Stand
past-fork = Von hier weiterspielen

## Neben dem Spielfeld

side = Verlauf, Chat und Befehle
side-people = Mitspielende
side-log = Verlauf
side-history = Nachspielen
side-fold = Einklappen
side-unfold = Ausklappen
side-chat = Chat
side-chat-unread = Chat: { $count } neu
side-command = Befehle
side-unread = {" "}ungelesen
log-panel-filter = Wessen Aktionen
log-panel-everyone = Alle
log-panel-go = Den Tisch nach Aktion { $number } ansehen
log-panel-earlier = Frühere Aktionen zeigen
scrub = Rückblick
scrub-range = Augenblick des Spiels
scrub-at = { $number } von { $count }
scrub-first = Zum Anfang
scrub-previous = Eine Aktion zurück
scrub-next = Eine Aktion vor
scrub-last = Zur letzten Aktion
scrub-play = Abspielen
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
end-ahead = { $points ->
    [one] Mit einem Punkt Vorsprung.
   *[other] Mit { $points } Punkten Vorsprung.
}
end-turns = Wie es lief
end-takes-lead = { $person ->
    [you] Du gehst mit { $points } zu { $others } in Führung
   *[they] { $who } geht mit { $points } zu { $others } in Führung
}
end-gains = { $person ->
    [you] Du bekommst { $points } Punkte
   *[they] { $who } bekommt { $points } Punkte
}
fairness = War der Zufall fair?
fairness-how = Bevor sich jemand setzte, hat der Server eine geheime Zahl gewählt und ihren Fingerabdruck gezeigt. Dann hat jeder Browser eine eigene Zahl gewählt und ebenfalls ihren Fingerabdruck gezeigt, bevor eine davon bekannt war. Alle zusammen bestimmen jede Ziehung. Hier sind sie. Als Datei gespeichert, lässt sich das Spiel mit „serai verify“ Ziehung für Ziehung prüfen.
fairness-proven = Die Zahl dieses Browsers ist dabei, und Namen, Plätze und Fingerabdrücke sind die, die er vor dem Start gesehen hat: Niemand konnte die Ziehungen wählen.
fairness-unproven = Dieser Browser hat zu diesem Spiel keine Zahl beigesteuert oder weiß sie nicht mehr. Darum kann er selbst nicht beweisen, dass niemand die Ziehungen gewählt hat.
fairness-commitment = Fingerabdruck, seit Beginn bekannt
fairness-seed = Die geheime Zahl
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

tools-resign = Aufgeben
tools-resign-one = Als { $name } aufgeben
tools-remove = Aus meiner Liste entfernen
resign-ends = { $count ->
    [0] Damit endet das Spiel.
    [one] Damit endet das Spiel, und der andere Platz gewinnt.
   *[other] Damit endet das Spiel, und die anderen gewinnen.
}
resign-bot = Du gibst deinen Platz endgültig auf. Ein Bot übernimmt ihn, damit die anderen zu Ende spielen können.
resign-yes = Aufgeben
resign-no = Weiterspielen

lesson-done = Gut gemacht
lesson-next = Weiter

## Tastatur

keys-title = Tastatur
keys-tab = zwischen Elementen wechseln; auf dem Spielfeld die Pfeiltasten
keys-enter = wählen; dann bestätigen
keys-escape = zurück, schließen, zum aktuellen Stand
keys-all = zur Liste der Aktionen
keys-undo = zurücknehmen, wiederholen
keys-history = im Rückblick eine Aktion zurück oder vor
keys-ends = Anfang des Spiels, aktueller Stand
keys-play = den Rückblick abspielen
keys-score = Punkte
keys-hand = hören, was du auf der Hand hast
keys-chat = Chat
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
gallery-table = Woraus Bretter bestehen
gallery-cards = Karten und Stapel
gallery-back = Eine verdeckte Karte
gallery-deck = { $count } verdeckte Karten
gallery-mark-can = Möglich
gallery-mark-aimed = Gezeigt
gallery-mark-held = In der Hand
gallery-mark-would = So wäre es
gallery-mark-last = Zuletzt benutzt
gallery-fan = Eine Hand
gallery-figures = Figuren der Plätze
gallery-figure-peg = Stecker
gallery-figure-pawn = Pöppel
gallery-figure-meeple = Meeple
gallery-figure-camel = Kamel
gallery-gems = Edelsteine, Münzen und Zahlen
gallery-price = zahle { $count }
gallery-track = Eine Leiste
gallery-way = Ein Weg: schon gegangen und noch zu gehen
gallery-water = Wasser
gallery-water-row = Unter Wasser
gallery-rise = Steigen lassen
gallery-points = Punkte
gallery-gain = 5 Punkte bekommen
gallery-zoom = Eine Karte zum Vergrößern
gallery-tray = Eine Ablage
gallery-sounds = Töne

## Teile von Brettern

gem-ruby = Rubin
gem-amber = Bernstein
gem-jade = Jade
gem-sapphire = Saphir
gem-amethyst = Amethyst
zoom = Brett, größer und kleiner mit + und −
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Alles zeigen
sound-tap = Etwas wird hingelegt
sound-draw = Etwas wird gezogen
sound-turn = Du bist dran
sound-pebble = Ein Edelstein
sound-wave = Das Wasser steigt
sound-win = Ein Sieg

## Hints

hint = Tipp
hint-button = Tipp (i)
hint-title = Ein starker Bot würde …
hint-thinking = Denkt nach …
hint-wins = gewinnt { $percent } %
hint-points = etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
hint-then = dann vielleicht: { $next }
hint-honest = Die Meinung eines Bots nach dem, was du wissen kannst. Er würde das Erste wählen: je länger der Balken, desto sicherer ist er.
hint-close = Tipp schließen
hint-later = Gerade gibt es keinen Tipp. Versuch es gleich noch einmal.
hint-not-now = Tipps gibt es, wenn du am Zug bist.
hints-off = An diesem Tisch gibt es keine Tipps.
keys-hint = einen Tipp holen
new-hints = Wer spielt, darf Tipps holen

## Analyse

analysis = Analyse
analysis-table = Zurück zum Tisch
analysis-how = So funktioniert sie
analysis-honest = Die Meinung eines starken Bots, nicht die Wahrheit: Er betrachtet jede Wahl mit dem, was dieser Spieler da wissen konnte.
analysis-honest-all = Die Meinung eines starken Bots, nicht die Wahrheit: Er weiß hier alles, auch was niemand am Tisch wissen konnte.
analysis-honest-open = Die Meinung eines starken Bots, nicht die Wahrheit: Er betrachtet jede Wahl mit dem, was alle da sehen konnten.
analysis-knowing = Was der Bot weiß
analysis-knowing-own = Was der Spieler wusste
analysis-knowing-all = Alles
analysis-run = Dieses Spiel analysieren
analysis-go-on = Weitermachen
analysis-stop = Anhalten
analysis-running = Denkt nach … { $percent } %
analysis-stopped = Angehalten bei { $percent } %.
analysis-done = { $count ->
    [one] Eine Entscheidung beurteilt,
   *[other] { $count } Entscheidungen beurteilt,
} { $marks ->
    [0] keine davon ein Wendepunkt.
    [one] eine davon ein Wendepunkt.
   *[other] { $marks } davon Wendepunkte.
}
analysis-not-over = Ein Spiel lässt sich analysieren, wenn es zu Ende ist.
analysis-origin = Dieses Spiel begann an einem Tisch ohne Tipps, an dem noch gespielt wird. Es lässt sich analysieren, wenn auch dort Schluss ist.
analysis-no-rules = Die Regeln dieses Spiels haben sich seitdem geändert, darum lässt es sich nicht mehr analysieren.
analysis-watching = Nur wer mitgespielt hat, kann eine Analyse starten oder anhalten.
analysis-busy = Für dich läuft schon eine andere Analyse. Warte auf sie, oder halte sie erst an.
analysis-later = Länger denkt dieser Server in einer Stunde nicht für dich nach. Was er gefunden hat, bleibt: Mach später weiter.
analysis-failed = Etwas ging schief, und der Bot hat aufgehört. Was er gefunden hat, bleibt: Lass ihn weitermachen.
analysis-chart = Gewinnchance, Wahl für Wahl
analysis-chart-alone = Erwartete Punkte, Wahl für Wahl
analysis-marked = Wendepunkt
analysis-point = Zeig auf das Diagramm, um es zu lesen. Ein Klick zeigt die Stellung auf dem Brett.
analysis-before = Vor Aktion { $number }:
analysis-marks = Wendepunkte
analysis-none = Bisher hat keine Wahl viel ausgemacht.
analysis-action = Aktion { $number }.
analysis-chose = { $person ->
    [you] Du hast gewählt:
   *[they] { $who } hat gewählt:
}
analysis-went = { $person ->
    [you] Von { $before } auf { $after } für dich.
   *[they] Von { $before } auf { $after } für { $who }.
}
analysis-gave = { $person ->
    [you] Du hast { $gain } vergeben.
   *[they] { $who } hat { $gain } vergeben.
}
analysis-percent = { $percent } %
analysis-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
analysis-agrees = Der Bot hätte dasselbe getan: Den Unterschied machten andere, das Glück oder sein eigener Irrtum.
analysis-find = Finde den besseren Zug
analysis-turned = Ein Wendepunkt
analysis-mark = Wendepunkt
analysis-tell = Zeigen
analysis-better = Der Bot zieht vor:
analysis-worth = Das ist ihm { $gain } mehr wert.
analysis-look = Auf dem Brett ansehen
analysis-back = Analyse
analysis-previous = Voriger Wendepunkt
analysis-next = Nächster Wendepunkt
analysis-data = Alle Entscheidungen als Tabelle
analysis-number = Aktion
analysis-who = Wer
analysis-played = Gewählt
analysis-cost = Vergeben
