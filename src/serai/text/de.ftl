# Texte, die alle Spiele teilen. Ein Satz über einen Platz bekommt $who (den Namen) und $person (you oder they).
#
# Einheitlich: action = Aktion, choice = Wahl, draw = Ziehung, position = Stellung, record = Aufzeichnung,
# score = Punkte, seat = Platz, table = Tisch, take back = zurücknehmen, turn = Zug.

## Namen

you = Du
seat-0 = Rosa
seat-1 = Türkis
seat-2 = Schwarz
seat-3 = Braun
seat-4 = Oliv
bot = Bot { $colour }
name = { $who }

list-two = { $first } und { $last }
list-more = { $first }, { $rest }

## Absagen

reason-not-your-turn = Jemand anders ist am Zug.
reason-game-over = Das Spiel ist zu Ende.
reason-not-now = Darum geht es gerade nicht.

undo-nothing = Du hast noch nichts getan, was man zurücknehmen könnte.
undo-chance = Seit deiner letzten Aktion hat der Zufall entschieden, also gilt sie.
undo-taught = Durch deine letzte Aktion hat jemand etwas Neues erfahren, also gilt sie.
undo-other-seat = Inzwischen hat jemand anders gehandelt, also gilt deine letzte Aktion.
redo-nothing = Es gibt nichts, was man noch einmal spielen könnte.

refused-not-started = Das Spiel hat noch nicht begonnen: Es fehlt noch jemand.
refused-not-your-seat = Das ist nicht dein Platz.
refused-stale = Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin.
refused-paused = Das Spiel ist unterbrochen.
refused-frozen = Die Regeln haben sich geändert, seit dieses Spiel begann. Du kannst es nur noch ansehen.
refused-nothing-asked = Es ist nichts gefragt, oder du hast schon geantwortet.
refused-seat-taken = Da sitzt schon jemand.

error-unreadable = Der Server konnte diese Nachricht nicht lesen.
error-no-such-action = Eine solche Aktion gibt es in diesem Spiel nicht.
error-too-often = Das war zu oft. Warte einen Moment.
error-chat = Schreiben kann nur, wer am Tisch sitzt, und keine leere Zeile.
error-again = Jemand hat im selben Augenblick etwas am Tisch geändert. Versuch es noch einmal.
error-store = Der Server kann gerade nichts speichern, darum ist nichts geschehen. Versuch es später noch einmal.

bye-restart = Der Server startet neu. Gleich geht dein Spiel weiter.

## Ein Spiel im Terminal

turn = { $person ->
    [you] Du bist am Zug
   *[they] { $who } ist am Zug
}
gain = +{ $points }
choose = Deine Wahl, 1 bis { $count } (? für Hilfe):{" "}
choose-only = Enter, und das geschieht (? für Hilfe):{" "}
turn-over = Fertig? Enter geht weiter, u nimmt es zurück:{" "}
thinking = { $who } denkt nach …
curtain = Gib weiter an { $who }, dann Enter:{" "}
continued = Hier ist das Spiel wieder, nach { $count ->
    [one] einer Aktion
   *[other] { $count } Aktionen
}.

undone = Zurückgenommen.
redone = Noch einmal gespielt.
nothing-yet = Noch ist nichts geschehen.

what-to-type = „{ $text }“ steht hier nicht zur Wahl. Tippe eine Zahl von 1 bis { $count }, eine Aktion wie „{ $example }“ oder ? für Hilfe.
what-to-type-after = „{ $text }“ steht hier nicht zur Wahl. Enter geht weiter, u nimmt deine Aktion zurück, ? gibt Hilfe.
which-number = Eine Wahl { $number } gibt es nicht: Sie gehen von 1 bis { $count }.
not-legal = { $action }? Nein. { $reason }
rule = Regel: { $page }
rules-are-at = Regeln: { $page }
why-usage = Nenne nach „why“ eine Aktion, zum Beispiel „why { $example }“.
why-legal = { $action }? Ja, das ist Wahl { $number }.
preview-usage = Nenne nach „preview“ eine Wahl, zum Beispiel „preview 1“.
preview-nothing = Daraus folgt nichts, was du vorher wissen könntest.

save-usage = Nenne nach „save“ eine Datei, zum Beispiel „save { $file }“.
save-exists = { $file } gibt es schon. Nimm einen anderen Namen.
save-failed = { $file } konnte nicht geschrieben werden: { $problem }.
saved = Gespeichert. Mit „serai play { $game } --record { $file }“ geht es weiter.
saved-over = Gespeichert. „serai replay { $file }“ erzählt es noch einmal.
offer = Das Spiel speichern? Ein Dateiname, Enter für { $file } oder n für nein:{" "}
left = Bis bald.
left-unsaved = Bis bald. Das Spiel wurde nicht gespeichert.

score = Punkte
score-total = gesamt

help =
    Tippe die Zahl einer Wahl oder eine Aktion als Text, zum Beispiel „{ $example }“. Und:
      u, r               deine letzte Aktion zurücknehmen, noch einmal spielen
      why AKTION         warum eine Aktion nicht erlaubt ist, zum Beispiel „why { $example }“
      preview N          was Wahl N bringen würde, soweit man es wissen kann
      board, log, score  den Tisch ansehen, die Geschichte lesen, die Punkte sehen
      save DATEI         das Spiel speichern und weiterspielen
      q                  aufhören; du wirst gefragt, ob du speichern willst

## Noch einmal spielen

verified = { $file }: { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
} von { $game }, alle erlaubt, und jede Stellung ist wie aufgezeichnet.
unfinished = Das Spiel ist nicht zu Ende.
verified-draws = { $file }: { $count ->
    [one] eine Ziehung
   *[other] { $count } Ziehungen
} von { $game }, jede so, wie es die Zufallszahl verlangt, die vor der ersten feststand.
replayed-all = { $sound ->
    [one] Ein Tisch kommt
   *[other] { $sound } Tische kommen
} wieder zur selben Stellung; { $frozen ->
    [0] keiner ist eingefroren
    [one] einer ist eingefroren
   *[other] { $frozen } sind eingefroren
}.

## Ein Bot an einem entfernten Tisch

seated = { $name } sitzt an einem Tisch bei { $url }.
reconnecting = Keine Verbindung: { $problem }. Nächster Versuch in { $seconds } s.
played-to-the-end = Das Spiel ist zu Ende, nach { $count ->
    [one] einer Aktion
   *[other] { $count } Aktionen
} dieses Bots.

## Die Liste der Spiele

players = { $fewest } bis { $most } Personen, { $maturity }
maturity-prototype = Prototyp
maturity-alpha = Alpha
maturity-beta = Beta
maturity-ready = fertig
