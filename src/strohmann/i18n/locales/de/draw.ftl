# Draw Bridge, das Spiel für zwei: am Tisch, auf dem Blatt, in der Hilfe.

draw-me = Ich
draw-opponent = Gegner
draw-one-vulnerable = { $seat } in Gefahr
draw-both-vulnerable = beide in Gefahr

# Die ersten 13 Stiche, um die Karten im Stapel
draw-turn-free = Du bist dran: jede Karte ist erlaubt
draw-say-stock = { $count ->
    [one] Noch eine Karte im Stapel.
   *[other] Noch { $count } Karten im Stapel.
} Diese Stiche zählen nicht; wer sie gewinnt, zieht zuerst.
draw-say-i-drew = Du ziehst { $card }.
draw-say-drew = { $seat } zieht eine Karte.
draw-say-stock-empty = Der Stapel ist leer. Jetzt wird gereizt.
draw-say-passed-out = Beide haben gepasst.
