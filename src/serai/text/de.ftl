# Texte, die alle Spiele teilen. Ein Satz über einen Platz bekommt $who (den Namen) und $person (you oder they).
#
# Einheitlich: action = Aktion, choice = Wahl, draw = Ziehung, position = Stellung, record = Aufzeichnung,
# score = Punkte, seat = Platz, table = Tisch, redo = wiederholen, undo = zurücknehmen, turn = Zug.

## Namen

you = Du
seat-0 = Rosa
seat-1 = Türkis
seat-2 = Grau
seat-3 = Braun
seat-4 = Oliv
bot = { $colour }-Bot
name = { $who }

list-two = { $first } und { $last }
list-more = { $first }, { $rest }

## Absagen

reason-not-your-turn = Jemand anders ist am Zug.
reason-game-over = Das Spiel ist zu Ende.
reason-not-now = Das geht gerade nicht.

undo-nothing = Es gibt nichts, was du zurücknehmen könntest.
undo-chance = Das kannst du nicht zurücknehmen: Seitdem hat der Zufall entschieden.
undo-taught = Das kannst du nicht zurücknehmen: Jemand hat dadurch etwas erfahren.
undo-other-seat = Das kannst du nicht zurücknehmen: Inzwischen hat jemand anders gehandelt.
redo-nothing = Es gibt nichts zu wiederholen.

refused-not-started = Das Spiel hat noch nicht begonnen: Es fehlt noch jemand.
refused-not-your-seat = Das ist nicht dein Platz.
refused-stale = Am Tisch hat sich etwas geändert. Sieh noch einmal hin.
refused-paused = Das Spiel ist unterbrochen.
refused-frozen = Du kannst dieses Spiel nur noch ansehen: Die Regeln haben sich geändert, oder ein Fehler oder der Betreiber dieses Servers hat es angehalten.
refused-nothing-asked = Es ist nichts gefragt, oder du hast schon geantwortet.
refused-seat-taken = Dieser Platz ist besetzt.
refused-resigned = Du hast diesen Platz aufgegeben.

error-unreadable = Der Server konnte diese Nachricht nicht lesen.
error-no-such-action = Eine solche Aktion gibt es in diesem Spiel nicht.
error-too-often = Zu viele Anfragen. Warte einen Moment.
error-chat = Im Chat schreiben kann nur, wer am Tisch sitzt, und keine leere Zeile.
error-again = Jemand hat im selben Augenblick etwas am Tisch geändert. Versuch es noch einmal.
error-store = Der Server kann gerade nicht speichern, darum hat sich nichts geändert. Versuch es später noch einmal.

bye-restart = Der Server startet neu. Gleich geht dein Spiel weiter.
bye-left = Du hast diesen Tisch verlassen.
bye-gone = Diesen Tisch gibt es nicht mehr, oder dein Link wurde widerrufen.
bye-banned = Der Betreiber dieses Servers hat dich ausgeschlossen.

## Was auf eine Aktion folgt

then-ends = Dann ist dein Zug zu Ende.
then-over = Dann ist das Spiel zu Ende.
then-other = Dann wählt jemand anders.
then-chance = Dann entscheidet der Zufall.
then-reveals = Das deckt Verborgenes auf und lässt sich nicht zurücknehmen.
then-seen = Die anderen sehen es, darum lässt es sich nicht zurücknehmen.
then-ask = Enter führt es aus, „back“ legt es zurück.

## Ein Spiel im Terminal

turn = { $person ->
    [you] Du bist am Zug
   *[they] { $who } ist am Zug
}
gain = +{ $points }
choose = Deine Wahl, 1 bis { $count } (? für Hilfe):{" "}
choose-only = Enter, und das geschieht (? für Hilfe):{" "}
turn-over = Zug beenden? Enter, oder u zum Zurücknehmen:{" "}
thinking = { $who } denkt nach …
curtain = Gib weiter an { $who }, dann Enter:{" "}
continued = Willkommen zurück. Bisher: { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}.

undone = Zurückgenommen.
redone = Wiederholt.
nothing-yet = Noch ist nichts geschehen.
hand-empty = Du hast nichts auf der Hand.

what-to-type = „{ $text }“ steht hier nicht zur Wahl. Tippe eine Zahl von 1 bis { $count }, eine Aktion wie „{ $example }“ oder ? für Hilfe.
what-to-type-after = „{ $text }“ steht hier nicht zur Wahl. Enter beendet deinen Zug, u nimmt die Aktion zurück, ? gibt Hilfe.
which-number = Eine Wahl { $number } gibt es nicht. Nimm eine von 1 bis { $count }.
not-legal = { $action }? Nein. { $reason }
rule = Mit „rules { $name }“ liest du die Regel.
welcome = Mit „rules“ liest du die Regeln, mit ? die Hilfe.
rules-usage = Eine Regel dieses Namens gibt es nicht. Tippe „rules“ und eines davon: { $names }.
rules-elsewhere = Die Regeln sind hier nicht installiert. Im Quelltext von Serai stehen sie in { $page }.
folded = Gekürzt, damit es passt. „board“ zeigt alles, „show NAME“ einen Teil davon.
show-usage = Tippe „show“ und eines davon: { $names }.
why-usage = Tippe nach „why“ eine Aktion, zum Beispiel „why { $example }“.
why-legal = { $action }? Ja, das ist Wahl { $number }.
preview-usage = Tippe nach „preview“ eine Wahl, zum Beispiel „preview 1“.
preview-nothing = Es geschieht nichts, was du vorher wissen könntest.
preview-on = Zuerst triffst du noch eine weitere Wahl.

hint = { $number }: { $action } ({ $share } % der Versuche eines Bots, { $chance } % Aussicht auf den Sieg)
hint-solo = { $number }: { $action } ({ $share } % der Versuche eines Bots, etwa { $points } Punkte wert)
hint-opinion = Das ist die Meinung eines Bots, nach dem, was du weißt.
hint-none = Gerade gibt es nichts zu wählen.

save-usage = Tippe nach „save“ einen Dateinamen, zum Beispiel „save { $file }“.
save-exists = { $file } gibt es schon. Nimm einen anderen Namen.
save-failed = { $file } konnte nicht geschrieben werden: { $problem }.
saved = Gespeichert. „serai play { $game } --record { $file }“ setzt dieses Spiel fort.
saved-over = Gespeichert. „serai replay { $file }“ spielt dieses Spiel noch einmal ab.
offer = Als { $file } speichern? Enter für ja, n für nein, oder ein anderer Name:{" "}
left = Bis bald.
left-unsaved = Bis bald. Das Spiel wurde nicht gespeichert.

score = Punkte
zone-score = { score }
score-total = gesamt

help =
    Tippe die Zahl einer Wahl oder eine Aktion wie „{ $example }“. Außerdem gibt es:
      u, r               zurücknehmen, wiederholen
      why AKTION         warum etwas nicht geht, zum Beispiel „why { $example }“
      preview N          was Wahl N bewirken würde, soweit du es wissen kannst
      hint               was ein Bot an deiner Stelle täte
      board, hand        der ganze Tisch, oder was du auf der Hand hast
      show NAME          ein Teil des Tisches
      log, score         die Geschichte bisher, die Punkte
      rules, rules NAME  die Regeln oder eine davon
      save DATEI         das Spiel speichern und weiterspielen
      q                  aufhören; vorher kannst du speichern

## Noch einmal spielen

verified = { $file }: { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
} von { $game }, alle erlaubt, und jede Stellung ist wie aufgezeichnet.
unfinished = Das Spiel ist noch nicht zu Ende.
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

analysing = Das Spiel wird durchdacht: { $percent } % …
analysis-better = Besser: { $action } (+{ $gain })
analysis-opinion = Die Meinung eines Bots nach dem, was man am Zug wusste. In Klammern, vor jeder Wahl: die Aussicht jedes Platzes der Reihe nach auf den Sieg, allein der Wert der Lage in Punkten.
analysis-opinion-all = Die Meinung eines Bots, der auch alles Verdeckte kennt. In Klammern, vor jeder Wahl: die Aussicht jedes Platzes der Reihe nach auf den Sieg, allein der Wert der Lage in Punkten.

## Ein Bot an einem entfernten Tisch

seated = { $name } sitzt an einem Tisch bei { $url }.
reconnecting = Keine Verbindung: { $problem }. Nächster Versuch in { $seconds } s.
played-to-the-end = Das Spiel ist zu Ende. Dieser Bot spielte { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}.

## Die Liste der Spiele

players = { $fewest } bis { $most } Personen, { $maturity }
maturity-prototype = Prototyp
maturity-alpha = Alpha
maturity-beta = Beta
maturity-ready = fertig
