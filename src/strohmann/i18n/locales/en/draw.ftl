# Draw Bridge, the game for two: at the table, on the sheet, in the help.

draw-me = Me
draw-opponent = Opponent
draw-one-vulnerable = { $seat } vulnerable
draw-both-vulnerable = both vulnerable

# The first 13 tricks, for the cards in the stock
draw-turn-free = Your turn: any card may be played
draw-say-stock = { $count ->
    [one] One card left in the stock.
   *[other] { $count } cards left in the stock.
} These tricks do not count; whoever wins them draws first.
draw-say-i-drew = You draw { $card }.
draw-say-drew = { $seat } draws a card.
draw-say-stock-empty = The stock is empty. Now the auction begins.
draw-say-passed-out = Both have passed.
