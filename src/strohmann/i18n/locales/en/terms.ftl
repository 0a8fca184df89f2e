# The words of the game.

rank-A = A
rank-K = K
rank-Q = Q
rank-J = J
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2

rank-name-A = ace
rank-name-K = king
rank-name-Q = queen
rank-name-J = jack
rank-name-T = ten
rank-name-9 = nine
rank-name-8 = eight
rank-name-7 = seven
rank-name-6 = six
rank-name-5 = five
rank-name-4 = four
rank-name-3 = three
rank-name-2 = two

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
strain-N = notrump
strain-short-N = NT

# $suit is a name such as spades, $rank a name such as ace.
card-name = { $rank } of { $suit }

# $level is a number from 1 to 7.
bid-C =
    { $level ->
        [1] 1 club
       *[other] { $level } clubs
    }
bid-D =
    { $level ->
        [1] 1 diamond
       *[other] { $level } diamonds
    }
bid-H =
    { $level ->
        [1] 1 heart
       *[other] { $level } hearts
    }
bid-S =
    { $level ->
        [1] 1 spade
       *[other] { $level } spades
    }
bid-N = { $level } notrump

seat-N = North
seat-E = East
seat-S = South
seat-W = West
seat-short-N = N
seat-short-E = E
seat-short-S = S
seat-short-W = W
side-NS = North-South
side-EW = East-West
side-N = North
side-S = South
side-short-NS = NS
side-short-EW = EW
side-short-N = N
side-short-S = S
we = We
they = They

call-P = Pass
call-X = Double
call-XX = Redouble
call-short-X = X
call-short-XX = XX

vul-none = none
vul-ns = NS
vul-ew = EW
vul-both = both
vulnerability = Vulnerability
vulnerable = vulnerable
not-vulnerable = not vulnerable

dealer = Dealer
declarer = Declarer
dummy = Dummy
contract = Contract
trick = Trick
tricks = Tricks
auction = Auction
deal = Deal
honours = Honours
passed-out = passed out
part-score = Part score
small-slam = Small slam
grand-slam = Grand slam
above-line = Above the line
below-line = Below the line
points = Points
total = Total

form-single = Single deal
form-chicago = Chicago
form-rubber = Rubber
form-duplicate = Duplicate board

part-contract_tricks = Trick points
part-overtricks = Overtricks
part-undertricks = Undertricks
part-game = Game bonus
part-part_score = Part score
part-small_slam = Small slam
part-grand_slam = Grand slam
part-doubled_made = For the insult
part-honours = Honours
part-rubber = Rubber bonus
part-unfinished_game = Game in an unfinished rubber
part-unfinished_part_score = Part score in an unfinished rubber

profile-chicago-000 = Chicago (full rules)
    .line = Four deals with honours. Dealer’s side is vulnerable on the second and third.
profile-chicago-001 = Chicago (four-deal bridge)
    .line = Four deals without honours; everyone keeps the same partner afterwards.
profile-chicago-swapped = Chicago, vulnerability swapped
    .line = On the second and third deal the side that did not deal is vulnerable. Honours count.
profile-chicago-swapped-001 = Chicago, vulnerability swapped, no honours
    .line = On the second and third deal the side that did not deal is vulnerable. No honours.
profile-chicago-duplicate = Chicago with duplicate scoring
    .line = Every deal stands alone and a part score earns 50. Nothing is carried over, no honours.
profile-rubber-laws = Rubber (official rules)
    .line = Two games end the rubber and the higher total wins. Honours count; breaking off pays for what was begun.
profile-rubber-000 = Rubber (full rules)
    .line = First to win two games wins. Honours count; breaking off pays for what was begun.
profile-rubber-001 = Rubber (simple rules)
    .line = First to win two games wins. No honours, and nothing extra for breaking off.
profile-single-deal = Single deal
    .line = One deal with South as dealer. Choose the vulnerability; it is scored as in duplicate.
profile-duplicate-wbf = Duplicate board (cycle of 16)
    .line = One board by the duplicate laws: its number sets dealer and vulnerability.
profile-duplicate-002 = Duplicate board (cycle of 4)
    .line = As a duplicate board, but the vulnerability starts again every four boards.

option-honours_claim = Honours
    .line = Credited without asking after the play, or only if somebody announces them.
option-honours_claim-auto = credited
option-honours_claim-announce = announced
option-seating = Seats
    .line = Keep the seats as they are, or draw cards for partners and first dealer.
option-seating-fixed = fixed
option-seating-draw = drawn
option-first_dealer = First dealer
    .line = Who deals first.
option-first_dealer-N = North
option-first_dealer-E = East
option-first_dealer-S = South
option-first_dealer-W = West
option-vulnerability = Vulnerability
    .line = A vulnerable side wins more and loses more.
option-vulnerability-none = nobody vulnerable
option-vulnerability-ns = North-South vulnerable
option-vulnerability-ew = East-West vulnerable
option-vulnerability-both = both sides vulnerable
option-board = Board number
    .line = The number sets dealer and vulnerability.
option-dummy_play = When my partner declares
    .line = Who plays dummy’s cards then, that is, yours.
option-dummy_play-declarer = my partner
option-dummy_play-own = I do
