# For every error: what is wrong, and what can be done instead.

law = Law { $number }
place-line = Line { $number }

phase-drawing = drawing for seats
phase-dealing = dealing
phase-stock = playing for the cards of the stock
phase-auction = the auction
phase-play = the play
phase-honours = announcing honours
phase-between = the break between two deals
phase-over = the end

# Auction

error-auction-over = The auction is over.
    .hint = Three passes after a bid settle the contract.
error-insufficient-bid = { $where } is not higher than { $last }.
    .hint = Bid at a higher level, or a higher suit at the same level; notrump is the highest.
error-nothing-to-double = There is no bid to double yet.
    .hint = You can only double a bid by the opponents.
error-double-own-side = { $last } is a bid by your own side.
    .hint = You can only double a bid by the opponents.
error-already-doubled = { $last } is doubled already.
    .hint = Pass, or bid higher.
error-nothing-to-redouble = There is nothing to redouble.
    .hint = You can only redouble after the opponents have doubled.
error-redouble-own-double = It was your own side that doubled.
    .hint = You can only redouble after the opponents have doubled.
error-already-redoubled = The last bid is redoubled already.
    .hint = Pass, or bid higher.
error-call-out-of-turn = It is not { $where }’s turn to call.
    .hint = { $turn } calls now.
error-bad-level = There is no level { $level }.
    .hint = Bids go from level 1 to level 7.

# Play

error-play-over = All 13 tricks have been played.
    .hint = Look at the score and go on.
error-play-out-of-turn = It is not { $where }’s turn to play.
    .hint = The next card comes from { $turn }.
error-card-not-held = { $where } does not hold { $card }.
    .hint = Choose a card that is still in this hand.
error-must-follow-suit = { $where } does not follow suit: { $suit } were led.
    .hint = A hand that still has { $suit } must follow.
error-must-trump = { $where } does not trump: { $suit } are trumps.
    .hint = A hand that cannot follow suit and has a trump must play one here.
error-claim-pending = The claim has to be settled first.
    .hint = Those who were asked accept it or play on.
error-no-dummy = In a game for two each plays alone, there is no dummy.
    .hint = Play your own hand only.
error-dummy-cannot-claim = Dummy may neither claim nor concede.
    .hint = That is up to declarer.
error-claim-all-or-none = There are { $remaining } tricks left, not { $where }.
    .hint = Claim all the remaining tricks or concede them all.
error-no-claim-to-answer = There is no claim to answer.
    .hint = Just play on.
error-no-honours = { $where } has no honours to announce.
    .hint = It takes four or five of the trump honours in one hand, or four aces at notrump.

# The course of a match

error-wrong-phase = Not now. In progress: { $where }.
    .hint = It belongs to { $needed }.
error-nothing-to-deal = There is nothing to deal. In progress: { $where }.
    .hint = Finish the deal first.
error-already-ready = { $where } is ready already.
    .hint = Wait for the others.
error-break-off-pending = Somebody has already proposed to stop.
    .hint = Answer that first.
error-cannot-break-off = This match cannot be stopped early.
    .hint = Only a rubber can be broken off, and only between two deals.
error-no-break-off-to-answer = { $where } was not asked to stop.
    .hint = Just play on.
error-match-over = The match is over.
    .hint = Start a new one.
error-already-chosen = { $where } has chosen that already.
    .hint = Nothing needs to change.

# Dealing

error-not-two-cards = Each of the two draws one card, but there are { $count } different ones.
    .hint = Draw two different cards.
error-wrong-seats = This table has { $seats } seats, the game needs { $needed }.
    .hint = Choose a game for as many players.
error-not-four-cards = Drawing takes four different cards, not { $count }.
    .hint = Everybody draws one card.
error-not-the-pack = These are { $count } different cards, not a full pack.
    .hint = A pack has 52 cards, each of them once.
error-not-thirteen-cards = { $where } has { $count } cards.
    .hint = Everybody gets 13 cards.
error-card-twice = { $card } is there twice.
    .hint = Every card exists only once.
error-bad-board-number = There is no board { $number }.
    .hint = Boards are numbered from 1.
error-bad-holding = { $mask } is no set of cards of one suit.
    .hint = Use a number from 0 to 8191.
error-seat-not-in-ring = { $where } has no seat at this table.
    .hint = The seats are { $ring }.

# Notation

error-unreadable-card = “{ $text }” is not a card.
    .hint = Write suit and rank, for example SA, HT or D2.
error-unreadable-suit = “{ $text }” is not a suit.
    .hint = Write C, D, H or S.
error-unreadable-strain = “{ $text }” is neither a suit nor notrump.
    .hint = Write C, D, H, S or N.
error-unreadable-rank = “{ $text }” is not a rank.
    .hint = Write 2 to 9, T, J, Q, K or A.
error-unreadable-hand = “{ $text }” is not a hand.
    .hint = Write spades, hearts, diamonds and clubs with dots between, for example AKQ2.J3.T984.KQ2.
error-rank-twice = { $rank } is in “{ $text }” twice.
    .hint = Every card exists only once.
error-unreadable-call = “{ $text }” is not a call.
    .hint = Write, for example, 1H, 3NT, P, X or XX.
error-not-a-bid = “{ $text }” is not a bid.
    .hint = A bid names a level and a strain, for example 2S or 3NT.
error-unreadable-contract = “{ $text }” is not a contract.
    .hint = Write, for example, 4H, 3NT or 4SX.
error-unreadable-seat = “{ $text }” is not a seat.
    .hint = Write N, E, S or W.
error-unreadable-side = “{ $text }” is not a side.
    .hint = Write NS or EW.
error-unreadable-vulnerability = “{ $text }” is not a vulnerability.
    .hint = Write none, ns, ew or both.
error-unreadable-deal = “{ $text }” is not a deal.
    .hint = Write N: and then the four hands clockwise.

# Proof of the deal

error-unknown-commitment-version = This version of the proof is unknown.
    .hint = The file must contain "version": 1.
error-missing-opened-value = The file lacks “{ $where }”.
    .hint = Use the file that the table offers after the deal.
error-opened-value-not-text = “{ $where }” is not text in quotes in the file.
    .hint = Use the file unchanged, as the table offers it after the deal.

# Names and texts

error-unknown-language = There is no language “{ $name }” here.
    .hint = Choose one of: { $known }.
error-unknown-text = The text “{ $name }” is missing.
    .hint = This is a fault in the program. Please report it.
error-text-without-value = The text “{ $name }” cannot be formed: { $reason }.
    .hint = This is a fault in the program. Please report it.

# Points and score pad

error-bad-tricks = Tricks must be a number from 0 to 13.
    .hint = Count every trick of declarer’s side, the first six too.
error-bad-part = { $points } is nothing to write down.
    .hint = Every entry is more than zero; penalties go to the other side.
error-bad-honours = Honours cannot be worth { $points } here.
    .hint = They are worth { $known }. Four of the five top trumps count 100, all five or four aces at notrump 150.
error-honours-twice = Two players cannot both hold honours.
    .hint = Give only the hand that has four or five of them.
error-honours-not-scored = Honours do not count by these rules.
    .hint = Leave them out, or choose rules with honours such as chicago-000 or rubber-laws.
error-passed-out-with-result = A deal that was passed out has neither tricks nor honours.
    .hint = Leave them out, or give the contract.
error-not-in-form = “{ $option }” means nothing in this form: { $form }.
    .hint = Leave it out, or choose another form.
error-bad-deal-number = Chicago has no deal { $number }.
    .hint = It has four deals, 1 to 4.
error-bad-carried = { $side } cannot have { $points } below the line.
    .hint = A game in progress has 0 to 90 points, in tens.
error-unknown-profile = There are no rules called “{ $name }”.
    .hint = Choose one of: { $known }.
error-unknown-form = There is no form called “{ $name }”.
    .hint = Choose one of: { $known }.
error-unknown-option = The rules { $profile } have no option “{ $name }”.
    .hint = They have: { $known }.
error-bad-option = “{ $value }” is no choice for “{ $option }”.
    .hint = Choose one of: { $known }.
error-sheet-unknown-header = There is no header “{ $name }”.
    .hint = The headers are: { $known }.
error-sheet-header-twice = The header “{ $name }” is in line { $first } already.
    .hint = Delete one of them.
error-sheet-too-long = The sheet is longer than { $most } deals.
    .hint = Spread the match over several sheets.
error-sheet-header-late = The header “{ $name }” comes too late.
    .hint = Headers stand above the first deal.
error-sheet-bad-header = “{ $text }” does not say what “{ $name }” is.
    .hint = Write one of: { $known }.
error-sheet-unreadable-line = “{ $text }” does not describe a deal.
    .hint = Write declarer, contract and tricks, for example { $known }.
error-sheet-unreadable-declarer = “{ $text }” is not a seat.
    .hint = The line begins with declarer: { $known }.
error-sheet-unreadable-contract = “{ $text }” is not a contract.
    .hint = Write, for example, { $known }.
error-sheet-ambiguous-suit = The suit in “{ $text }” could be two.
    .hint = Instead of the one letter write: { $known }.
error-sheet-unreadable-tricks = “{ $text }” is not a number of tricks.
    .hint = Write every trick of declarer’s side, 0 to 13.
error-sheet-unreadable-honours = “{ $text }” does not say who held honours.
    .hint = Write, for example, { $known }.
error-sheet-unknown-word = “{ $text }” means nothing in this line.
    .hint = What fits is, for example, { $known }.
error-sheet-missing-players = The line with the players is missing.
    .hint = Write above the first deal, clockwise and the first dealer first: { $known }.
error-sheet-bad-players = “{ $text }” does not name three players.
    .hint = Write three different names of one word each, clockwise and the first dealer first, for example { $known }.
error-sheet-unreadable-deal = “{ $text }” does not describe a deal.
    .hint = Write forehand, contract and the tricks of all three players, for example { $known }.
error-sheet-unreadable-forehand = “{ $text }” is none of the players.
    .hint = The line begins with forehand, one of: { $known }.
error-sheet-wrong-forehand = { $player } is not forehand in deal { $number }.
    .hint = It is the turn of { $known }. Is a line missing or twice?
error-sheet-unknown-contract = “{ $text }” is not a contract of this game.
    .hint = Write one of: { $known }.
error-sheet-wrong-trumps = “{ $text }” does not say the trumps rightly.
    .hint = Write, for example, { $known }.
error-sheet-contract-again = { $player } has played { $name } already, in line { $first }.
    .hint = Each contract is played once. Still open: { $known }.
error-sheet-contract-not-open = { $name } is not played in deal { $number }.
    .hint = What can be played is: { $known }.
error-sheet-unreadable-share = “{ $text }” is not a number of tricks.
    .hint = Write three numbers of 0 to 16 that make 16.
error-sheet-tricks-not-16 = The tricks { $text } make { $total } and not 16.
    .hint = Write the tricks of all three, in this order: { $known }.

# At the table, over the net

error-not-your-hand = Somebody else plays these cards.
    .hint = Play from your own hand; declarer plays from dummy too.
error-wrong-type = Calls and cards must be text.
    .hint = Send, for example, "1H" or "SA".
error-unknown-level = The computer players have no level “{ $name }”.
    .hint = Choose one of: { $known }.
error-unknown-pace = There is no pace “{ $name }”.
    .hint = Choose one of: { $known }.
error-unknown-event = There is no event “{ $name }”.
    .hint = The events are: { $known }.
error-unreadable-event = A stored event cannot be read: { $where }.
    .hint = The file with the tables is damaged, or comes from a newer version.
error-version-conflict = Something has happened at the table meanwhile.
    .hint = Have a look and try again.
error-unknown-table = There is no table “{ $name }”.
    .hint = Check the address, or open a new table.
error-forged-cookie = This pass was not issued here.
    .hint = Load the page again and you get a new one.

# Bidding systems

error-bad-system = The bidding system has a fault, { $where }, node { $node }: { $reason }
    .hint = Correct this place in the file.
error-unknown-system = There is no bidding system called “{ $name }”.
    .hint = There are: { $known }.

# Command line

error-no-such-command = There is no command “{ $where }”.
    .hint = The commands are: { $known }.
error-extra-argument = This is too much: { $where }
    .hint = Put quotes around words that belong together.
error-no-such-option = There is no option { $where }.
    .hint = { $similar ->
        [none] { $command } --help shows them all.
       *[other] Similar: { $similar }. { $command } --help shows them all.
    }
error-option-without-value = A value is missing after { $where }.
    .hint = { $command } --help shows what the options want.
error-option-takes-no-value = The option { $where } takes no value.
    .hint = Write { $where } alone.
error-missing-argument = Missing: { $where }
    .hint = { $command } --help shows what is needed.
error-missing-option = The option { $option } is missing.
    .hint = Declarer (--by) and tricks (--tricks) are needed, except with “pass”.
error-missing-profile = The option --profile is missing: by which rules is it scored?
    .hint = Choose one of: { $known }.
error-wrong-usage = This command makes no sense.
    .hint = { $command } --help shows what it looks like.
error-bad-value = “{ $text }” does not fit here.
    .hint = Every command shows with --help what it wants.
error-not-a-number = “{ $text }” is not a whole number.
    .hint = Write digits only.
error-not-a-decimal = “{ $text }” is not a number.
    .hint = Write one such as 2 or 0.5.
error-number-too-small = “{ $text }” is too small.
    .hint = It must be { $least } or more.
error-number-too-large = “{ $text }” is too large.
    .hint = It must be { $most } or less.
error-unreadable-carried = “{ $text }” does not say what is below the line.
    .hint = Write side and points, for example NS:40, each side once at most.
error-file-missing = There is no such file.
    .hint = Check the name and the folder.
error-file-is-folder = This is a folder, not a file.
    .hint = Name a file in this folder.
error-file-unreadable = This file cannot be opened.
    .hint = Check that you may read it.
error-file-not-text = This file holds no text.
    .hint = Save it as plain text in UTF-8.
error-file-too-large = This file is larger than { $kilobytes } kB.
    .hint = A short text is wanted; is it the right file?
error-file-not-json = This file holds no JSON object.
    .hint = Use the file just as the table offers it.
error-unreadable-commitment = “{ $text }” is not a checksum.
    .hint = It has 64 characters, digits and letters from a to f.
error-unknown-log-level = There is no level “{ $name }”.
    .hint = Choose one of: { $known }.
error-no-data-folder = Nothing can be stored in this folder.
    .hint = Name another folder with --data.
error-unusable-database = The database { $where } cannot be used.
    .hint = Name another folder with --data, or move this file away.
error-unusable-key = The key { $where } cannot be used.
    .hint = Delete the file, then a new one is made; after that all guests are new guests.
error-bad-port = There is no port { $port }.
    .hint = Use 0 to 65535; 0 finds a free one.
error-port-taken = Port { $port } on { $host } is not free.
    .hint = Take another with --port, or stop the program that has it.
error-port-forbidden = This program may not open port { $port }.
    .hint = Use one from 1024 on.
error-unknown-host = This computer has no address “{ $name }”.
    .hint = Use 127.0.0.1 for this computer alone or 0.0.0.0 for everybody on the net.
error-bad-host-name = “{ $name }” is not the name of a computer.
    .hint = Write the name alone, such as bridge.example, without http:// and without a port.

# Server

error-not-found = There is nothing at { $name }.
    .hint = Check the address, or begin at the start page.
error-method-not-allowed = { $name } does not work at this address.
    .hint = Possible here: { $known }.
error-bad-json = This is not valid JSON.
    .hint = Send exactly one JSON object in UTF-8.
error-missing-field = A field is missing: { $where }.
    .hint = See /api/schema for the fields that are needed.
error-wrong-field = A field does not have the right form.
    .hint = See /api/schema for the values that are possible.
error-unknown-message = There is no message of this kind.
    .hint = See /api/schema for those there are.
error-message-too-large = The message is too long with { $size } characters.
    .hint = Up to { $limit } are allowed.
error-body-too-large = The request is too large.
    .hint = Send less at a time.
error-foreign-origin = Pages of { $name } may not use this server.
    .hint = Open the table at its own address.
error-foreign-host = This server does not answer to the name “{ $name }”.
    .hint = Open it at its IP address. If the name is right, start the server with --host-name { $name }
error-internal = Something went wrong on the server.
    .hint = Nothing at the table is lost. Load the page again and retry.
error-table-busy = Too much is happening at the table at once.
    .hint = Try again in a moment.
error-stale-version = Something has happened at the table meanwhile.
    .hint = Have a look and decide again.
error-not-seated = You have no seat at this table.
    .hint = You can watch, or take the seat of a computer.
error-already-seated = You already sit at this table.
    .hint = Play on in your seat.
error-seat-taken = { $where } is taken.
    .hint = Only seats where a computer plays are free.
error-not-to-act = { $where } has nothing to do now.
    .hint = Wait until the table asks.
error-nothing-to-do = { $where } has nothing to decide now.
    .hint = Wait for the others.
error-unknown-deal = There is no finished deal { $name } at this table.
    .hint = Only deals that are over can be seen.
error-bad-name = This name cannot be used.
    .hint = Take { $limit } visible characters at most.
error-too-many-tables = You already have { $limit } open tables.
    .hint = Finish one of them first.
error-too-many-messages = Those were too many messages at once.
    .hint = In the long run there may be { $limit } a second. Wait a moment.
error-too-many-sockets = You already have this table open { $limit } times.
    .hint = Close another tab with this table.
error-match-not-over = The match is not over yet.
    .hint = Finish it, then a new one can begin.
error-no-draw-here = New partners are not drawn here.
    .hint = Go on with the same partners.
error-position-empty = Nobody has a card left in this position.
    .hint = Ask about a position in which there is still something to play.
error-position-uneven = The hand of { $where } does not have as many cards as the others.
    .hint = All hands are equally long; who has played to the current trick has one card less.
error-position-hidden = Not all four hands are open.
    .hint = All cards must be known for this.
error-position-too-large = This position is too much for the plain solver.
    .hint = Install the fast one with: pip install "strohmann[dds]"
error-solver-missing = The double-dummy solver is not installed.
    .hint = Install it with: pip install "strohmann[dds]"
error-solver-failed = The double-dummy solver gave up (message { $number }).
    .hint = Check the cards and the current trick.
error-bad-trick-table = This is not a complete table of tricks.
    .hint = It takes 20 numbers from 0 to 13: four seats with five strains each.
error-unreadable-trick-table = “{ $text }” is not a table of tricks.
    .hint = It takes 20 characters 0 to 9 and A to D: N, S, E, W, each with NT, spades, hearts, diamonds, clubs.
error-no-deals = There is no deal in { $where }.
    .hint = It takes a PBN file, or on each line a deal such as “N:AKQ2.J3.T984.KQ2 …”.
error-unreadable-shape = “{ $text }” is not a shape.
    .hint = Write the lengths of spades, hearts, diamonds, clubs such as 5+ 4 x x, (4432) or balanced.
error-condition-too-long = The condition is too long.
    .hint = Up to { $limit } characters are allowed.
error-condition-too-deep = The condition is nested too deeply.
    .hint = Up to { $limit } parentheses within each other are allowed.
error-condition-ends-early = The condition ends half-way (character { $column }).
    .hint = Finish it, for instance: north.balanced and north.hcp >= 15
error-condition-unexpected = “{ $text }” does not fit here (character { $column }).
    .hint = A condition looks like this: north.balanced and 15 <= north.hcp <= 17
error-condition-unknown-word = “{ $text }” is not known here (character { $column }).
    .hint = Possible are: { $known }
error-condition-is-number = This is a number where a yes or no is needed (character { $column }).
    .hint = Compare the number, for instance with >= 15.
error-condition-is-truth = This is a yes or no where a number is needed (character { $column }).
    .hint = Join conditions with and, or and not.
error-condition-without-solver = There is no solver for tricks with open cards.
    .hint = Pass a function that finds them.
error-bad-range = The range from { $low } to { $high } is empty.
    .hint = The smaller number comes first.
error-order-impossible = No deal can be like this.
    .hint = Loosen the condition.
error-order-too-rare = Among { $count } deals none did fit.
    .hint = Loosen the condition.
error-script-too-long = { $where }, line { $line }, column { $column }: The script is too long.
    .hint = Up to { $limit } characters are allowed.
error-script-number-too-large = { $where }, line { $line }, column { $column }: This number is too large.
    .hint = Numbers have up to { $limit } digits.
error-script-not-closed = { $where }, line { $line }, column { $column }: What begins here with { $text } never ends.
    .hint = Close a text with ", a comment with */.
error-script-unexpected = { $where }, line { $line }, column { $column }: “{ $text }” means nothing here.
    .hint = Write words, numbers, texts in double quotes and the signs of expressions.
error-script-expected = { $where }, line { $line }, column { $column }: Found “{ $text }”.
    .hint = Expected: { $known }
error-script-number-expected = { $where }, line { $line }, column { $column }: Found “{ $text }”.
    .hint = Expected: a whole number.
error-script-text-expected = { $where }, line { $line }, column { $column }: Found “{ $text }”.
    .hint = Expected: a text in double quotes.
error-script-card-expected = { $where }, line { $line }, column { $column }: Found “{ $text }”.
    .hint = Expected: a card, rank first, such as AS or TC.
error-script-shape-expected = { $where }, line { $line }, column { $column }: Found “{ $text }”.
    .hint = Expected: a shape of 13 cards such as 5431, 54xx or any 4333.
error-script-contract-expected = { $where }, line { $line }, column { $column }: Found “{ $text }”.
    .hint = Expected: a contract such as x3N, x4Hx or x1Sxx.
error-script-expression-expected = { $where }, line { $line }, column { $column }: Found “{ $text }”.
    .hint = Expected: a number, a name, a function or a parenthesis.
error-script-holding-expected = { $where }, line { $line }, column { $column }: Found “{ $text }”.
    .hint = Expected: a suit and its cards, such as SAQ542.
error-script-unknown-name = { $where }, line { $line }, column { $column }: The name “{ $text }” is not known.
    .hint = Define it above: name = expression.
error-script-reserved-name = { $where }, line { $line }, column { $column }: “{ $text }” is a word of the language.
    .hint = Choose another name.
error-script-name-twice = { $where }, line { $line }, column { $column }: The name “{ $text }” has been given already.
    .hint = Choose another name.
error-script-count-out-of-range = { $where }, line { $line }, column { $column }: “{ $text }” is out of range.
    .hint = Up to 100000000 deals, 13 cards, and alternate counts 0 to 9 are possible.
error-script-too-many-points = { $where }, line { $line }, column { $column }: “{ $text }” is one number too many.
    .hint = There are 13 ranks, from the ace to the two.
error-script-card-twice = { $where }, line { $line }, column { $column }: A card of “{ $text }” has been dealt already.
    .hint = Each card can be dealt once.
error-script-hand-too-long = { $where }, line { $line }, column { $column }: With “{ $text }” the hand has more than 13 cards.
    .hint = Take some away.
error-script-bad-range = { $where }, line { $line }, column { $column }: The range that ends at “{ $text }” cannot be counted.
    .hint = The smaller number comes first; 10000 values are possible, and 200 each for two numbers.
error-script-too-deep = { $where }, line { $line }, column { $column }: The expression is nested too deeply.
    .hint = Up to { $limit } steps are allowed.
error-script-division-by-zero = { $where }, line { $line }, column { $column }: Division by zero.
    .hint = Ask first, for instance: n == 0 ? 0 : m / n
error-script-result-too-large = { $where }, line { $line }, column { $column }: The result is too large.
    .hint = Compute with smaller numbers.
error-script-bad-tricks = { $where }, line { $line }, column { $column }: { $tricks } tricks cannot be scored.
    .hint = There are 0 to 13 tricks.
error-script-bad-rnd = { $where }, line { $line }, column { $column }: There is no random number below { $number }.
    .hint = Write at least rnd(1).
error-option-beside-script = { $where } does not go with --script.
    .hint = The script itself says what to deal and how to print it.
error-unknown-deal-format = “{ $text }” is not a format of deals.
    .hint = Possible are: { $known }.
error-unreadable-fixed-cards = “{ $text }” are no fixed cards.
    .hint = It takes a seat and its cards, such as N:AKQ2... or S:..AK.2
error-deal-not-complete = The deal of { $where } is not complete.
    .hint = It takes four hands with 52 different cards in all.
error-no-plays = There is no play in { $where }.
    .hint = It takes a PBN or LIN file with contracts and cards played.
error-no-form-of-bridge = “{ $name }” is not scored as bridge is.
    .hint = Choose a profile of bridge.
error-unknown-contract-name = There is no contract “{ $name }”.
    .hint = Possible are: { $known }.
error-wrong-trumps = { $name } cannot have these trumps.
    .hint = Spader has spades, Valfri and Trumf have a suit, Sang and Pass have none.
error-contract-played-before = { $where } has played { $name } before.
    .hint = Each contract is played once. Still open: { $known }.
error-contract-not-open = { $name } cannot be played in this deal.
    .hint = Possible are: { $known }.
error-variants-not-combined = These variants do not go with “{ $where }”.
    .hint = Seeing all first and other open cards go with the free choice of contracts only.
error-wrong-open-places = These cards of the pack cannot be laid open: { $where }.
    .hint = From the middle it takes four cards, neither the first nor the last, no two next to each other.
error-wrong-cut = A card is cut where it tells the trumps, and nowhere else (deal { $number }).
    .hint = In the British game that is the second deal of each dealer.
error-tricks-not-16 = The tricks { $tricks } are not 16 of three players.
    .hint = Give three numbers that make 16.
error-dealer-known = The first dealer is known already.
    .hint = Go on with the deal.
error-dealer-not-drawn = The first dealer was not drawn yet.
    .hint = Draw for the first dealer before dealing.
error-not-forehand = Not { $where } but { $turn } is forehand.
    .hint = Forehand chooses the contract and lays four cards away.
error-discard-four = { $count ->
    [one] One card is
   *[other] { $count } cards are
} not four.
    .hint = Lay away exactly four different cards.
error-claim-all = There are { $remaining } tricks left, and only all of them can be claimed.
    .hint = Claim all the remaining tricks or play on.
error-not-in-this-game = There is no such action in this game.
    .hint = Choose one of the actions that are offered.
