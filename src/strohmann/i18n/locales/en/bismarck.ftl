# Bismarck for three. The contracts have names of their own, the same in every language.

form-bismarck = Bismarck
profile-bismarck = Bismarck
    .line = Twelve deals for three. Forehand sees four open cards and chooses the contract, each exactly once.
profile-bismarck-see-all = Bismarck, see all first
    .line = Forehand picks up all twenty cards before choosing the contract.
profile-bismarck-other-cards = Bismarck, other open cards
    .line = The last four cards lie open, or four from the middle of the pack.
profile-bismarck-must-trump = Bismarck with the duty to trump
    .line = Whoever cannot follow suit and holds a trump must play one.
profile-bismarck-classic = Classic Bismarck
    .line = The old form of 1949: nine deals in a fixed order, three each of Trumf, Sang and Noll.
profile-bismarck-british = British Bismarck
    .line = Each player deals four times in a row and keeps the four cards; the contracts come in a fixed order.

option-see_all = See all first
    .line = Forehand chooses the contract with all twenty cards in hand.
option-see_all-off = no
option-see_all-on = yes
option-open_cards = Open cards
    .line = Which four cards of the pack are laid open.
option-open_cards-first4 = the first four
option-open_cards-last4 = the last four
option-open_cards-middle4 = four from the middle
option-must_trump = Duty to trump
    .line = Whoever cannot follow suit must trump with a trump in hand. Nobody has to overtrump.
option-must_trump-off = no
option-must_trump-on = yes
option-classic_order = Order
    .line = Which contract the three rounds begin with.
option-classic_order-trumf-first = Trumf, Sang, Noll
option-classic_order-sang-first = Sang, Trumf, Noll
option-british_choose = Trumps in Valfri
    .line = When the dealer names the trump suit of the third deal.
option-british_choose-after_20 = with twenty cards
option-british_choose-after_discard = after laying away
option-british_choose-before_deal = before the deal
option-first_dealer-random = at random

phase-choose = Choosing the contract
phase-discard = Laying away

# Words
bismarck-forehand = Forehand
bismarck-target = Target
bismarck-player = Player
bismarck-contracts = The four contracts
bismarck-contract-spader = Spader
    .line = Spades are trumps. Target: 8 tricks or more.
bismarck-contract-valfri = Valfri
    .line = You choose the trump suit, spades too. Target: 8 tricks or more.
bismarck-contract-trumf = Trumf
    .line = A card turned up tells the trump suit. Target: 8 tricks or more.
bismarck-contract-sang = Sang
    .line = No trumps. Target: 8 tricks or more.
bismarck-contract-pass = Pass
    .line = No trumps. Target: 4 tricks at most.
bismarck-noll = Noll
bismarck-misere = Misère
# $contract is a name such as Valfri, $suit one such as hearts.
bismarck-with-trump = { $contract }, trumps { $suit }
bismarck-by-me = by you
bismarck-no-contract = not chosen yet
bismarck-card-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
bismarck-and = { $first } and { $last }
bismarck-side = Score and story

# Open cards and the choice
bismarck-open = Open cards
bismarck-cut = Card cut
bismarck-choose = Choose your contract
bismarck-choose-suit = Choose the trump suit
bismarck-choose-first = Choose a contract first
bismarck-name-it = Name { $contract }
bismarck-used = played already
bismarck-still-free = still free
bismarck-later = still to come
bismarck-free = What is left to whom? × means: played already.

# Laying away
bismarck-lay-away = Lay cards away
bismarck-lay-away-explain = Tap { $count } cards that you want to lay away. They are out of play.
bismarck-laid-of = { $count } of { $of }
bismarck-take-back = Take back { $card }
bismarck-undo = Take back
bismarck-confirm-discard = Lay away
bismarck-my-discards = Laid away
bismarck-discards = Laid away

# Targets and tricks
bismarck-standing = Targets and tricks
bismarck-tricks-of = { $seat } { $tricks } of { $target }
bismarck-tricks-and-target = { $tricks } tricks, target { $target }
bismarck-needs = needs { $count } more
    .short = { $count } more
bismarck-missed = { $count } below the target
    .short = { $count } short
bismarck-reached = target reached
    .short = reached
bismarck-over = { $count } over the target
    .short = { $count } over
bismarck-pass-free = { $count } below the target
    .short = { $count } below
bismarck-pass-full = at the target, no more!
    .short = at target!
bismarck-pass-over = { $count } too many
    .short = { $count } too many

# Whose turn it is
bismarck-turn-choose = You are forehand: choose the contract
bismarck-turn-suit = You are forehand: choose the trump suit
bismarck-turn-they-choose = { $seat } is choosing the contract
bismarck-turn-discard = Lay { $count } cards away
bismarck-turn-they-discard = { $seat } takes four cards and lays four away

# Claim, end
bismarck-claim-explain = Are all the other tricks yours? Your hand is laid open, and the two others agree or play on.
bismarck-record-result = { $contract } by { $seat }
bismarck-match-me = You win!
bismarck-match-won = { $seat } wins
bismarck-match-shared = { $seats } share the win
bismarck-match-shared-me = You share the win with { $seats }
bismarck-again = Once more

# Score
bismarck-boxes = A row for each player, a column for each contract
bismarck-sheet-deals = Deal by deal
bismarck-sheet-next = Deal { $number }: { $dealer } deals, { $forehand } is forehand.
bismarck-sheet-next-own = Deal { $number }: { $dealer } deals and plays the contract.
bismarck-sheet-won = { $seats } wins.
bismarck-sheet-shared = { $seats } share the win.

# What happens, sentence by sentence
bismarck-say-deal = Deal { $number }. { $dealer } deals, { $forehand } is forehand.
bismarck-say-deal-own = Deal { $number }. { $dealer } deals and plays the contract.
bismarck-say-open = Open on the table: { $cards }.
bismarck-say-cut = Card cut: { $card }.
bismarck-say-contract = { $seat } plays { $contract }.
bismarck-say-targets = Target { $forehand }, the others { $others } each.
bismarck-say-takes = { $seat } takes the four cards.
bismarck-say-discards = { $seat } lays four cards away.
bismarck-say-discards-these = { $seat } lays away: { $cards }.
bismarck-say-trick = Trick to { $seat }.
# $list such as "South 3 of 8, West 1 of 4".
bismarck-say-standing = Tricks: { $list }.
bismarck-say-free = { $seat } still has { $contracts }.
bismarck-say-none-free = { $seat } has played all the contracts.
bismarck-say-result = { $contract } by { $seat }. Points: { $points }.

# Rules
bismarck-rules-aim = Bismarck is a trick game for three, each on their own. Nobody has to make a fixed number of tricks: everyone has a target, and what counts is how far above or below it they end.
bismarck-rules-steps = A deal from beginning to end
bismarck-rules-step-deal = The deal goes round the table. Whoever sits left of the dealer is forehand in this deal.
bismarck-rules-step-open = Four cards lie open on the table.
bismarck-rules-step-choose = Seeing only these, forehand names the contract, and in Valfri the trump suit too.
bismarck-rules-step-hands = Then everybody gets sixteen cards.
bismarck-rules-step-discard = Forehand adds the four open cards and lays any four face down aside. They are out of play.
bismarck-rules-step-play = Forehand leads to the first trick. After sixteen tricks the score is taken.
bismarck-rules-classic = In the classic form there is nothing to choose: nine deals, the contracts come in a fixed order. In Trumf the first open card tells the trump suit.
bismarck-rules-british = In the British form each player deals four times in a row and has the target of forehand. The dealer keeps the last four cards without showing them and lays four away; the left neighbour leads. The contracts come in a fixed order, and in Trumf a card that is cut tells the suit.
bismarck-rules-target-forehand = Target of forehand
bismarck-rules-target-others = Target of the others
bismarck-rules-once = As forehand everyone plays each contract exactly once, so in the end only one is left. The three targets always add up to sixteen.
bismarck-rules-tricks = The tricks
bismarck-rules-follow = Each player in turn plays a card. Whoever has the suit led must follow it; otherwise any card may be played, a trump too.
bismarck-rules-wins = The highest trump wins the trick, without a trump the highest card of the suit led. The ace is high, the two is low. The winner leads next.
bismarck-rules-points = Exactly the target scores nothing. Each trick above it is a point, each one short costs a point. In Pass it is the other way round: each trick below the target is a point, each one above costs a point.
bismarck-rules-example = An example: West is forehand and plays Sang, target 8, the others 4 each. West takes 6 tricks, South 6, East 4. That makes −2, +2 and 0. The points of the three always add up to nothing.
bismarck-rules-end = After the last deal the most points win. A tie at the top is a shared win.
bismarck-rules-tips = To begin with
bismarck-rules-tip-spades = One or two high spades among the open cards speak for Spader. Whoever wants spades as trumps for the first time takes Spader and saves Valfri.
bismarck-rules-tip-pass = Low open cards speak for Pass. Do not wait too long with it: in the end only Pass may be left, with too good a hand.
bismarck-rules-tip-short = Lay short suits away. Where you have none you can trump, or get rid of dangerous cards.
bismarck-rules-tip-together = The two others stand together until forehand's target is missed. From then on each plays alone.
bismarck-rules-here = At this table

# Keys
bismarck-keys-contract = choose a contract, in the order of the columns
bismarck-keys-suit-name = Suit
bismarck-keys-suit = trump suit in Valfri: { $suits }
bismarck-keys-arrows = from card to card
bismarck-keys-undo = while laying away: take back the last card
bismarck-keys-enter = choose; then name, lay away or play
bismarck-keys-situation = read aloud: contract, targets, tricks, whose turn
bismarck-keys-free = read aloud: which contracts are left to each
bismarck-keys-open = read aloud: the open cards
bismarck-keys-claim = claim the rest
