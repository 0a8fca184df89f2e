# Draw Bridge, the game for two: at the table, on the sheet, in the help.

form-draw = Draw Bridge
profile-draw-bridge = Draw Bridge, for two
    .line = 13 tricks for the cards in the stock, then auction and play for two; scored as a rubber without honours.
option-draw_follow = Follow suit when drawing
    .line = Whether suit must be followed in the first 13 tricks.
option-draw_follow-off = no
option-draw_follow-on = yes
option-draw_first_lead = First lead
    .line = Who leads to the first trick for the stock.
option-draw_first_lead-non_dealer = who does not deal
option-draw_first_lead-dealer = the dealer
option-both_pass = If both pass
    .line = What happens when nobody bids.
option-both_pass-next_dealer = the next one deals
option-both_pass-redeal = the same one deals again
option-first_dealer-draw = by drawing cards
option-draw_use = Drawn cards
    .line = They join the hand, or they are laid aside unseen and are the hand for auction and play.
option-draw_use-hand = into the hand
option-draw_use-aside = aside

draw-me = Me
draw-opponent = Opponent
draw-one-vulnerable = { $seat } vulnerable
draw-both-vulnerable = both vulnerable

# The first 13 tricks, for the cards in the stock
draw-turn-free = Your turn, any card
draw-say-stock = { $count ->
    [one] One card left in the stock.
   *[other] { $count } cards left in the stock.
} These tricks do not count; whoever wins them draws first.
draw-say-i-drew = You draw { $card }.
draw-say-drew = { $seat } draws a card.
draw-say-stock-empty = The stock is empty. Now the auction begins.
draw-say-passed-out = Both have passed.

# Stock and drawn cards
draw-phase = Phase
draw-trick-number = Drawing, trick { $number } of 13
draw-stock-left = Stock: { $count ->
    [one] one card left
   *[other] { $count } cards left
}
draw-in-stock = in the stock
draw-drawn = drawn
draw-card-drawn = { $card }, just drawn
draw-aside = { $count ->
    [one] One card aside
   *[other] { $count } cards aside
}
draw-hint = { $follow ->
    [on] These 13 tricks do not count. Suit must be followed; the winner draws first.
   *[off] These 13 tricks do not count. Suit need not be followed; the winner draws first.
}
draw-lots = Who deals first?
draw-lots-explain = { $seat } drew the higher card and deals first.
draw-claim-explain = Is the rest decided? Your hand is laid open, and your opponent agrees or plays on.
draw-again = Another rubber

# Record
draw-record-first = The first 13 tricks, for the stock
draw-record-dealt = { $seat }, hand as dealt
draw-record-draws = { $seat } draws

# The rules in short
draw-rule-aim = What it is about
    .text = Two play against each other, each alone. First 13 tricks are about good cards, then the new hands are bid and played as in bridge. Whoever first has two games wins the rubber.
draw-rule-stock = The first 13 tricks
    .text = Each gets 13 cards, the other 26 lie face down as the stock in the middle. The player who did not deal leads to the first trick, afterwards the winner of the last one. There are no trumps, and suit need not be followed: the higher card of the suit led wins, another suit never does. The winner takes the top card of the stock, the other the next; neither sees what the other draws. The tricks do not count. When the stock is empty, both hold 13 cards again.
draw-rule-auction = The auction
    .text = The dealer begins, then the two take turns. As soon as one passes after a bid, a double or a redouble, the contract stands, and whoever made the last bid is declarer. If the dealer passes at once, the other may still bid.
draw-rule-play = The play
    .text = Declarer's opponent leads. There is no dummy, both hands stay hidden. Suit must be followed; whoever cannot may trump or discard. 13 tricks of two cards are played.
draw-rule-score = The score
    .text = Scored as a rubber: trick points go below the line, 100 of them make a game. Whoever has a game is vulnerable. Whoever first has two wins and gets 700 points, or 500 if the other has one, too. Honours do not count.
