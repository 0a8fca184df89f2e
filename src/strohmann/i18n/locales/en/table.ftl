# The table in the browser. "They" are always the opponents.

# Regions
table-felt = Card table
table-mine = My hand
table-status = Situation
table-side = Auction and score
table-tabs = Score and history
table-tab-sheet = Score
table-tab-log = History
table-log = What has happened
table-menu = Menu
table-settings = Settings
table-loading = Fetching the table …
table-close = Close
table-cancel = Back
table-print = Print
table-to-start = To the start page

# Players
table-you = You
table-away = away
table-seat-label = { $seat }, { $name }, { $zone }, { $count ->
    [one] one card
   *[other] { $count } cards
}

# Situation
table-deal-number = Deal { $number }
table-deal-number-of = Deal { $number } of { $of }
table-no-contract = still open
table-by = by { $seat }
table-needs = needs { $tricks } tricks
table-needs-short = needs { $tricks }
table-not-vulnerable-short = not vul.

# Auction
table-bidding-box = Bidding box
table-calls = Auction
table-meaning-hint = Point at a call or tap it, and its meaning is shown here.
table-no-meaning = No agreed meaning.
table-auction-empty = No call yet.
table-auction-hint = Tap a call to see what it means.
table-alert = artificial
table-awaited = Next call here

# Hands and cards
table-my-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
table-dummy-hand = Dummy, { $seat }, { $count ->
    [one] one card
   *[other] { $count } cards
}
table-void = none
# $suit is a name such as spades, $cards a list such as "ace, king, seven".
table-suit-line = { $suit } { $cards }
table-card-not-now = { $card }, not allowed now
table-card-not-held = { $card } is not in the hand.
table-call-not-now = { $call } is not allowed now.
table-trick-now = Trick on the table
table-trick-empty = There is no card on the table.
table-confirm-call = Call { $call }
table-confirm-card = Play { $card }
table-confirm-dummy = { $card } from dummy

# Whose turn it is
table-turn-call = Your turn to call
table-turn-they-call = { $seat } is thinking
table-turn-lead = Your lead
table-turn-play = Your turn
table-turn-dummy = Your turn: play from dummy
table-turn-dummy-leads = You lead from dummy
table-turn-they-play = { $seat } to play
table-turn-claim = { $seat } asks: do you agree?
table-turn-claim-wait = Waiting for the answer of { $seat }
table-turn-honours = Announce honours?
table-turn-next = Ready for the next deal?
table-wait = Waiting for { $seat }
table-over = The match is over
table-dealing = Dealing …
table-i-am-dummy = You are dummy. { $seat } plays your cards.
table-dummy-own = Play myself
table-dummy-watch = Just watch

# What else can be done
table-rules = Rules
table-rules-more = More in the help
table-last-trick = Last trick
table-no-last-trick = There is no last trick yet.
table-led-by = { $seat } led.
table-won-by = { $seat } won it.
table-claim = Claim
table-claim-explain = Is the rest decided? Your hand is laid open, and the opponents agree or ask to play on.
table-claim-all = { $count ->
    [one] Claim the last trick
   *[other] Claim all { $count } tricks
}
table-concede-all = { $count ->
    [one] Concede the last trick
   *[other] Concede all { $count } tricks
}
table-claim-hand = The hand of { $seat }
table-claim-accept = Agree
table-play-on = Play on
table-honours-explain = You hold honours worth { $points } points. They count only if you announce them.
table-honours-announce = Announce { $points } points
table-honours-decline = Do not announce
table-pace = Pace of the others
table-pace-slow = leisurely
table-pace-normal = normal
table-pace-fast = brisk
table-pace-instant = at once
table-break-off = Propose to stop here
table-break-off-yes = Stop here
table-break-off-no = Play on
table-broken-off = Broken off by agreement.

# Draw for seats
table-drawn = The seats are drawn
table-drawn-explain = The two highest cards play together. { $seat } drew the highest and deals first.
table-drawn-go = Let’s play

# After the deal
table-deal-over = The deal is over
table-next-deal = Next deal
table-points = Points of this deal
table-no-points = No points
table-record-title = Deal { $number }
table-record-title-none = Passed-out deal
table-record-tricks = The tricks
table-record-winner = Won by
table-record-legend = Underlined: led. Highlighted: wins the trick.
table-commitment = Published before the deal (SHA-256). With the opened file anyone can check that the cards were fixed from then on:
table-opened = Get the opened file
table-deals = Earlier deals
table-earlier = Earlier
table-later = Later

# After the match
table-match-we = Won by { $margin } points
table-match-they = Lost by { $margin } points
table-match-won = { $side } win by { $margin } points
table-match-draw = A draw
table-again-same = Again, same partners
table-again-new = Draw new partners
table-next-table = To the next match

# Result of a deal; $contract such as "4 hearts Double", $seat is declarer
table-result-pass = Passed out
table-result-made = { $contract } by { $seat }, just made
table-result-over = { $contract } by { $seat }, { $count ->
    [one] one overtrick
   *[other] { $count } overtricks
}
table-result-down = { $contract } by { $seat }, { $count } down

# What happens, sentence by sentence
table-say-dealt = Deal { $number }. { $seat } deals, { $vulnerability }.
table-say-my-hand = Your hand: { $cards }.
table-say-call = { $seat }: { $call }.
table-say-meaning = Meaning: { $text }.
table-say-passed-out = All have passed.
table-say-contract = Contract { $contract } by { $seat }, { $tricks } tricks needed. { $leader } leads.
table-say-dummy = Dummy, { $seat }: { $cards }.
table-say-plays = { $seat } plays { $card }.
table-say-trick = Trick to { $side }.
table-say-side-tricks = { $side } { $count ->
    [one] one trick
   *[other] { $count } tricks
}
table-say-claims = { $seat } claims all the remaining tricks.
table-say-concedes = { $seat } concedes all the remaining tricks.
table-say-accepts = { $seat } agrees.
table-say-plays-on = { $seat } asks to play on.
table-say-honours = { $seat } announces honours: { $points } points.
table-say-points = { $side } { $points } points.
table-say-break-off = { $seat } proposes to break the rubber off.
table-say-break-off-yes = { $seat } agrees to stop here.
table-say-break-off-no = { $seat } wants to play on.

# Connection
table-connection-lost = Connection lost.
table-connection-kept = The table waits, and what you selected stays selected.
table-connection-retry = { $seconds ->
    [0] Trying again …
   *[other] Trying again in { $seconds } s
}
table-connection-now = Connect now
table-connection-back = Connected again.
table-connection-refused = There is no such table, or it is not for you.
table-not-sent = Not sent: there is no connection.
    .hint = Your selection stays. Confirm it when the connection is back.
table-unsure = The connection broke before an answer came.
    .hint = If your card or call is not on the table yet, please confirm it once more.

# Keys
table-shortcuts = Keys
table-keys-bid = level, then suit: { $strains }
table-keys-card-name = Suit, rank
table-keys-card = select a card, such as S and Q for the queen of spades
table-keys-arrows = from card to card, from call to call
table-keys-enter = select; the second time play or call
table-keys-escape = undo the selection, close a window
table-keys-situation = read out: contract, tricks, whose turn
table-keys-auction = read out: auction
table-keys-my-hand = read out: my hand
table-keys-dummy = read out: dummy
table-keys-trick = read out: cards in the middle
table-keys-last-trick = last trick
table-keys-claim = claim or concede the rest
table-keys-sheet = score
table-keys-rules = rules of this game
table-keys-help = this list
