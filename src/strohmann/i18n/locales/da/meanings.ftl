# Hvad en melding betyder. Teksten dannes af det, som meldesystemet viser:
# [navn: ]point, længder, fordeling, hold[, krav].

meaning-points-exact = { $low } point
meaning-points-least = mindst { $low } point
meaning-points-most = højst { $high } point
meaning-points-range = { $low }–{ $high } point
meaning-total-exact = { $low } point med fordeling
meaning-total-least = mindst { $low } point med fordeling
meaning-total-most = højst { $high } point med fordeling
meaning-total-range = { $low }–{ $high } point med fordeling

meaning-length-exact = { $low ->
    [0] ingen { $suit }
   *[other] { $low } { $suit }
}
meaning-length-least = mindst { $low } { $suit }
meaning-length-most = højst { $high } { $suit }
meaning-length-range = { $low }–{ $high } { $suit }

meaning-shape-even = ingen meget kort og ingen lang farve
meaning-shape-balanced = jævn
meaning-stoppers = hold i { $suits }
meaning-and = { $one } og { $two }
meaning-aces = { $number ->
    [one] ét es
   *[other] { $number } esser
}
meaning-aces-either = { $low } eller { $high } esser

meaning-forcing-round = rundekrav
meaning-forcing-game = udgangskrav
meaning-or = {" eller "}
meaning-noted = { $note }: { $text }
meaning-nothing = siger ikke noget særligt

meaning-note-strong = stærk, siger ikke noget om klør
meaning-note-preempt = spærremelding
meaning-note-takeout = oplysningsdobling
meaning-note-penalty = strafdobling
meaning-note-strength = styrke
meaning-note-cue = overmelding i modstandernes farve
meaning-note-negative = afslag, siger ikke noget om ruder
meaning-note-ask-aces = spørger om esser
meaning-note-answer-aces = svar på spørgsmålet om esser
meaning-note-penalty-pass = lader doblingen stå
