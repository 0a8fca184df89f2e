# What a call means. The text is made of what the bidding system shows:
# [name: ]points, lengths, shape, stoppers[, forcing].

meaning-points-exact = { $low ->
    [one] { $low } point
   *[other] { $low } points
}
meaning-points-least = at least { $low } points
meaning-points-most = at most { $high } points
meaning-points-range = { $low }–{ $high } points
meaning-total-exact = { $low } points with distribution
meaning-total-least = at least { $low } points with distribution
meaning-total-most = at most { $high } points with distribution
meaning-total-range = { $low }–{ $high } points with distribution

meaning-length-exact = { $low ->
    [0] no { $suit }
   *[other] { $low } { $suit }
}
meaning-length-least = at least { $low } { $suit }
meaning-length-most = at most { $high } { $suit }
meaning-length-range = { $low }–{ $high } { $suit }

meaning-shape-even = no very short and no long suit
meaning-shape-balanced = balanced
meaning-stoppers = stopper in { $suits }
meaning-and = { $one } and { $two }
meaning-aces = { $number ->
    [one] one ace
   *[other] { $number } aces
}
meaning-aces-either = { $low } or { $high } aces

meaning-forcing-round = forcing
meaning-forcing-game = forcing to game
meaning-or = {" or "}
meaning-noted = { $note }: { $text }
meaning-nothing = says nothing in particular

meaning-note-strong = strong, says nothing about clubs
meaning-note-preempt = preempt
meaning-note-takeout = take-out double
meaning-note-penalty = penalty double
meaning-note-strength = strength
meaning-note-cue = cue-bid of the opponents' suit
meaning-note-negative = negative, says nothing about diamonds
meaning-note-ask-aces = asks for aces
meaning-note-answer-aces = answer to the ask for aces
meaning-note-penalty-pass = leaves the double in
