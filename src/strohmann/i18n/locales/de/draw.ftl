# Draw Bridge, das Spiel für zwei: am Tisch, auf dem Blatt, in der Hilfe.

form-draw = Draw Bridge
profile-draw-bridge = Draw Bridge, zu zweit
    .line = 13 Stiche um die Karten im Stapel, dann Reizung und Abspiel für zwei; gewertet wird ein Rubber ohne Honneurs.
option-draw_follow = Farbe bedienen beim Ziehen
    .line = Ob in den ersten 13 Stichen die ausgespielte Farbe bedient werden muss.
option-draw_follow-off = nein
option-draw_follow-on = ja
option-draw_first_lead = Erstes Ausspiel
    .line = Wer zum ersten Stich um den Stapel ausspielt.
option-draw_first_lead-non_dealer = wer nicht gibt
option-draw_first_lead-dealer = der Geber
option-both_pass = Passen beide
    .line = Was geschieht, wenn keiner bietet.
option-both_pass-next_dealer = der Nächste gibt
option-both_pass-redeal = derselbe gibt noch einmal
option-first_dealer-draw = auslosen
option-draw_use = Gezogene Karten
    .line = Sie kommen ins Blatt, oder sie liegen verdeckt beiseite und sind das Blatt für Reizung und Abspiel.
option-draw_use-hand = ins Blatt
option-draw_use-aside = beiseite

draw-me = Ich
draw-opponent = Gegner
draw-one-vulnerable = { $seat } in Gefahr
draw-both-vulnerable = beide in Gefahr

# Die ersten 13 Stiche, um die Karten im Stapel
draw-turn-free = Du bist dran, alles ist erlaubt
draw-say-stock = { $count ->
    [one] Noch eine Karte im Stapel.
   *[other] Noch { $count } Karten im Stapel.
} Diese Stiche zählen nicht; wer sie gewinnt, zieht zuerst.
draw-say-i-drew = Du ziehst { $card }.
draw-say-drew = { $seat } zieht eine Karte.
draw-say-stock-empty = Der Stapel ist leer. Jetzt wird gereizt.
draw-say-passed-out = Beide haben gepasst.

# Stapel und gezogene Karten
draw-phase = Phase
draw-trick-number = Ziehen, Stich { $number } von 13
draw-stock-left = Stapel: { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
draw-in-stock = im Stapel
draw-drawn = gezogen
draw-card-drawn = { $card }, eben gezogen
draw-aside = { $count ->
    [one] Eine Karte beiseite
   *[other] { $count } Karten beiseite
}
draw-hint = { $follow ->
    [on] Diese 13 Stiche zählen nicht. Farbe muss bedient werden; wer gewinnt, zieht zuerst.
   *[off] Diese 13 Stiche zählen nicht. Farbe muss nicht bedient werden; wer gewinnt, zieht zuerst.
}
draw-lots = Wer gibt zuerst?
draw-lots-explain = { $seat } zog die höhere Karte und gibt zuerst.
draw-claim-explain = Ist der Rest entschieden? Dein Blatt wird offen gelegt, und dein Gegner stimmt zu oder lässt weiterspielen.
draw-again = Noch ein Rubber

# Aufzeichnung
draw-record-first = Die ersten 13 Stiche um den Stapel
draw-record-dealt = { $seat }, gegebenes Blatt
draw-record-draws = { $seat } zieht

# Regeln in Kürze
draw-rule-aim = Worum es geht
    .text = Zwei spielen gegeneinander, jeder für sich. Erst geht es in 13 Stichen um gute Karten, dann wird mit dem neuen Blatt gereizt und gespielt wie beim Bridge. Wer zuerst zwei Vollspiele hat, gewinnt den Rubber.
draw-rule-stock = Die ersten 13 Stiche
    .text = Jeder bekommt 13 Karten, die übrigen 26 liegen verdeckt als Stapel in der Mitte. Wer nicht gegeben hat, spielt zum ersten Stich aus, danach der Gewinner des letzten. Es gibt keinen Trumpf, und Farbe muss nicht bedient werden: Die höhere Karte der ausgespielten Farbe gewinnt, eine andere Farbe nie. Wer gewinnt, nimmt die oberste Karte des Stapels, der andere die nächste; keiner sieht, was der andere zieht. Die Stiche zählen nicht. Ist der Stapel leer, hat jeder wieder 13 Karten.
draw-rule-auction = Die Reizung
    .text = Der Geber beginnt, dann geht es hin und her. Sobald einer auf ein Gebot, ein Kontra oder ein Rekontra passt, steht der Kontrakt, und wer das letzte Gebot gemacht hat, ist Alleinspieler. Passt der Geber gleich am Anfang, darf der andere noch bieten.
draw-rule-play = Das Abspiel
    .text = Der Gegner des Alleinspielers spielt aus. Einen Tisch gibt es nicht, beide Blätter bleiben verdeckt. Farbe muss bedient werden; wer das nicht kann, darf trumpfen oder abwerfen. Gespielt werden 13 Stiche aus je zwei Karten.
draw-rule-score = Die Wertung
    .text = Gewertet wird wie im Rubber: Stichpunkte stehen unter dem Strich, 100 davon sind ein Vollspiel. Wer ein Vollspiel hat, ist in Gefahr. Wer zuerst zwei hat, gewinnt und bekommt 700 Punkte, oder 500, wenn der andere auch eines hat. Honneurs zählen nicht.
