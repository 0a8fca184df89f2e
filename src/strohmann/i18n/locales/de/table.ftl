# Der Tisch im Browser. „Sie“ sind immer die Gegner; der Leser wird geduzt.

# Bereiche
table-felt = Spieltisch
table-mine = Mein Blatt
table-status = Stand
table-side = Reizung und Wertung
table-tabs = Wertung und Verlauf
table-tab-sheet = Wertung
table-tab-log = Verlauf
table-log = Was geschehen ist
table-menu = Menü
table-settings = Einstellungen
table-loading = Der Tisch wird geholt …
table-close = Schließen
table-cancel = Zurück
table-print = Drucken
table-to-start = Zur Startseite

# Spieler
table-you = Du
table-away = nicht da
table-seat-label = { $seat }, { $name }, { $zone }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

# Stand
table-deal-number = Spiel { $number }
table-deal-number-of = Spiel { $number } von { $of }
table-no-contract = noch offen
table-by = von { $seat }
table-needs = braucht { $tricks } Stiche
table-needs-short = braucht { $tricks }
table-not-vulnerable-short = nicht

# Reizung
table-bidding-box = Bietbox
table-calls = Reizung
table-meaning-hint = Was eine Ansage bedeutet, steht hier, sobald du sie antippst oder darauf zeigst.
table-no-meaning = Ohne vereinbarte Bedeutung.
table-auction-empty = Noch keine Ansage.
table-auction-hint = Tippe auf eine Ansage: Hier steht, was sie bedeutet.
table-alert = künstlich
table-awaited = Hier wird angesagt

# Blätter und Karten
table-my-hand = Dein Blatt, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
table-dummy-hand = Tisch, { $seat }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
table-void = keine
# $suit ist ein Name wie Pik, $cards eine Liste wie „Ass, König, Sieben“.
table-suit-line = { $suit } { $cards }
table-card-not-now = { $card }, jetzt nicht erlaubt
table-card-not-held = { $card } ist nicht im Blatt.
table-call-not-now = { $call } ist jetzt nicht erlaubt.
table-trick-now = Stich auf dem Tisch
table-trick-empty = Auf dem Tisch liegt keine Karte.
table-confirm-call = { $call } ansagen
table-confirm-card = { $card } spielen
table-confirm-dummy = { $card } vom Tisch

# Wer am Zug ist
table-turn-call = Du bist dran: Ansage
table-turn-they-call = { $seat } überlegt
table-turn-lead = Du spielst aus
table-turn-play = Du bist dran
table-turn-dummy = Du bist dran: Karte vom Tisch
table-turn-dummy-leads = Du spielst vom Tisch aus
table-turn-they-play = { $seat } ist dran
table-turn-claim = { $seat } fragt: Einverstanden?
table-turn-claim-wait = Warten auf die Antwort von { $seat }
table-turn-honours = Honneurs ansagen?
table-turn-next = Bereit für das nächste Spiel?
table-wait = Warten auf { $seat }
table-over = Die Partie ist zu Ende
table-dealing = Es wird gegeben …
table-i-am-dummy = Du bist der Tisch. { $seat } spielt deine Karten.
table-dummy-own = Selbst legen
table-dummy-watch = Zusehen

# Was noch möglich ist
table-rules = Regeln
table-rules-more = Mehr in der Hilfe
table-last-trick = Letzter Stich
table-no-last-trick = Es gibt noch keinen letzten Stich.
table-led-by = { $seat } hat ausgespielt.
table-won-by = Stich an { $seat }.
table-claim = Claim
table-claim-explain = Ist der Rest entschieden? Dein Blatt wird offen gelegt, und die Gegner stimmen zu oder lassen weiterspielen.
table-claim-all = { $count ->
    [one] Den letzten Stich beanspruchen
   *[other] Alle { $count } Stiche beanspruchen
}
table-concede-all = { $count ->
    [one] Den letzten Stich abgeben
   *[other] Alle { $count } Stiche abgeben
}
table-claim-hand = Das Blatt von { $seat }
table-claim-accept = Einverstanden
table-play-on = Weiterspielen
table-honours-explain = Du hältst Honneurs, die { $points } Punkte wert sind. Sie zählen nur, wenn du sie ansagst.
table-honours-announce = { $points } Punkte ansagen
table-honours-decline = Nicht ansagen
table-pace = Tempo der anderen
table-pace-slow = gemütlich
table-pace-normal = normal
table-pace-fast = flott
table-pace-instant = sofort
table-break-off = Abbruch vorschlagen
table-break-off-yes = Abbrechen
table-break-off-no = Weiterspielen
table-broken-off = Im Einverständnis abgebrochen.

# Auslosung
table-drawn = Die Plätze sind gezogen
table-drawn-explain = Die beiden höchsten Karten spielen zusammen. { $seat } zog die höchste und gibt zuerst.
table-drawn-go = Los geht’s

# Nach dem Spiel
table-deal-over = Das Spiel ist zu Ende
table-next-deal = Nächstes Spiel
table-points = Punkte dieses Spiels
table-no-points = Keine Punkte
table-record-title = { $number }. Spiel
table-record-title-none = Ausgepasstes Spiel
table-record-tricks = Die Stiche
table-record-winner = Stich
table-record-legend = Unterstrichen: ausgespielt. Hervorgehoben: gewinnt den Stich.
table-commitment = Vor dem Geben veröffentlicht (SHA-256). Mit der geöffneten Datei lässt sich nachrechnen, dass die Karten seither feststanden:
table-opened = Geöffnete Datei laden
table-deals = Frühere Spiele
table-earlier = Früher
table-later = Später

# Nach der Partie
table-match-we = Gewonnen mit { $margin } Punkten Vorsprung
table-match-they = Verloren mit { $margin } Punkten Rückstand
table-match-won = { $side } gewinnt mit { $margin } Punkten Vorsprung
table-match-draw = Unentschieden
table-again-same = Noch einmal, gleiche Partner
table-again-new = Partner neu auslosen
table-next-table = Zur nächsten Partie

# Ergebnis eines Spiels; $contract wie „4 Herz Kontra“, $seat der Alleinspieler
table-result-pass = Ausgepasst
table-result-made = { $contract } von { $seat }, genau erfüllt
table-result-over = { $contract } von { $seat }, { $count ->
    [one] ein Überstich
   *[other] { $count } Überstiche
}
table-result-down = { $contract } von { $seat }, { $count ->
    [one] ein Faller
   *[other] { $count } Faller
}

# Was geschieht, Satz für Satz
table-say-dealt = Spiel { $number }. { $seat } gibt, { $vulnerability }.
table-say-my-hand = Dein Blatt: { $cards }.
table-say-call = { $seat }: { $call }.
table-say-meaning = Bedeutet: { $text }.
table-say-passed-out = Alle haben gepasst.
table-say-contract = Kontrakt { $contract } von { $seat }, { $tricks } Stiche nötig. { $leader } spielt aus.
table-say-dummy = Der Tisch, { $seat }: { $cards }.
table-say-plays = { $seat } spielt { $card }.
table-say-trick = Stich an { $side }.
table-say-side-tricks = { $side } { $count ->
    [one] ein Stich
   *[other] { $count } Stiche
}
table-say-claims = { $seat } beansprucht alle restlichen Stiche.
table-say-concedes = { $seat } gibt alle restlichen Stiche ab.
table-say-accepts = { $seat } ist einverstanden.
table-say-plays-on = { $seat } lässt weiterspielen.
table-say-honours = { $seat } sagt Honneurs an: { $points } Punkte.
table-say-points = { $side } { $points } Punkte.
table-say-break-off = { $seat } schlägt vor, den Rubber abzubrechen.
table-say-break-off-yes = { $seat } ist mit dem Abbruch einverstanden.
table-say-break-off-no = { $seat } möchte weiterspielen.

# Verbindung
table-connection-lost = Verbindung verloren.
table-connection-kept = Der Tisch wartet, deine Auswahl bleibt.
table-connection-retry = { $seconds ->
    [0] Neuer Versuch …
   *[other] Neuer Versuch in { $seconds } s
}
table-connection-now = Jetzt verbinden
table-connection-back = Wieder verbunden.
table-connection-refused = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
table-not-sent = Nicht gesendet: Es besteht keine Verbindung.
    .hint = Deine Auswahl bleibt. Bestätige sie, sobald die Verbindung wieder steht.
table-unsure = Die Verbindung riss, bevor eine Antwort kam.
    .hint = Liegt deine Karte oder Ansage noch nicht auf dem Tisch, bestätige sie bitte noch einmal.

# Tasten
table-shortcuts = Tasten
table-keys-bid = Stufe, dann Farbe: { $strains }
table-keys-card-name = Farbe, Rang
table-keys-card = Karte wählen, zum Beispiel P und D für Pik Dame
table-keys-arrows = von Karte zu Karte, von Ansage zu Ansage
table-keys-enter = wählen; beim zweiten Mal spielen oder ansagen
table-keys-escape = Auswahl aufheben, Fenster schließen
table-keys-situation = vorlesen: Kontrakt, Stiche, wer dran ist
table-keys-auction = vorlesen: Reizung
table-keys-my-hand = vorlesen: mein Blatt
table-keys-dummy = vorlesen: Tisch
table-keys-trick = vorlesen: Karten in der Mitte
table-keys-last-trick = letzter Stich
table-keys-claim = Claim: den Rest beanspruchen oder abgeben
table-keys-sheet = Wertung
table-keys-rules = Regeln dieses Spiels
table-keys-help = diese Liste
