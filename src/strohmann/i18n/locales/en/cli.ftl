# The command line.

number = { $value }

cli-help = Strohmann: bridge in the browser, on the score pad and as a library.
cli-usage-command = COMMAND
cli-usage-options = [options]
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options

cli-option-help = show this help
cli-option-version = show the version
cli-option-lang = language of what you read and write; otherwise the system’s
cli-option-json = print a JSON document instead of a table
cli-option-data = folder where the tables are kept

cli-play = Open the table in the browser and play against the computer
cli-play-port = a port other than 8642
cli-play-no-browser = show the address only, open no browser
cli-play-ready = The table is set. Play here:
cli-play-open = If no browser opens, type the address into yours.
cli-play-stop = Stop with Ctrl+C. Every match goes on later where you left it.

cli-serve = Run the server for others
cli-serve-host = address at which it can be reached
cli-serve-host-name = another name that it has on the net; again for more
cli-serve-port = port
cli-serve-log-level = how much it reports
cli-serve-ready = The server is ready: { $address }

cli-points = Score one deal
cli-points-contract = contract such as 4HX or 3NT; “pass” when everybody passed
cli-points-by = declarer
cli-points-tricks = tricks of declarer’s side
cli-points-vul = who is vulnerable; nobody unless given
cli-points-form = form of the game; duplicate unless given
cli-points-deal = number of the deal in Chicago
cli-points-carried = points below the line from earlier deals; for both sides if need be
cli-points-honours = honours: who, and how many points
cli-points-title = { $contract } { $result }, tricks: { $tricks }, { $vulnerability }
cli-points-game = { $side } win the game.
cli-part-below = { $part } (below the line)

cli-sheet = Score a match played with real cards
cli-sheet-file = file with a line for each deal, such as “N 4H 11”; - reads standard input
cli-sheet-profile = rules such as chicago-000 or rubber-laws
cli-sheet-vulnerability = Vul
cli-sheet-goes-on = The match goes on; { $dealer } deals next.
cli-sheet-draw = A draw.
cli-sheet-won = { $side } win by { $margin } points.
cli-sheet-won-by-games = { $side } win with two games.
cli-sheet-of-three = For each player: tricks, points, running total.
cli-sheet-goes-on-three = The match goes on; { $dealer } deals next, { $forehand } is forehand.
cli-sheet-won-alone = { $player } wins by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}.
cli-sheet-won-alone-by-games = { $player } wins with two games.
cli-sheet-shared = { $players } share the win.

cli-verify = Check that a deal is the one that was promised
cli-verify-commitment = the checksum shown before the deal was played
cli-verify-file = the file that the table offers afterwards; - reads standard input
cli-verify-valid = It holds: exactly these cards were fixed before the deal was played.
cli-verify-invalid = It does not hold: the checksum belongs to other cards.

cli-solve = Play with open cards: tricks, makeable contracts and par
cli-solve-file = PBN or LIN file, or a PBN deal on each line; - reads standard input
cli-solve-time-limit = time for one deal; 60 seconds unless given
cli-solve-processes = how many deals are solved at once; otherwise as many as processors
cli-solve-board = Board { $board }, dealer { $dealer }, { $vulnerability }
cli-solve-makeable = Makeable: { $contracts }
cli-solve-par = Par: { $points }, { $contracts }
cli-solve-unsolved-time = Not solved: the time was up. Give more with --time-limit.
cli-solve-unsolved-crash = Not solved: the solver crashed twice.

cli-deal = Deals to order
cli-deal-count = how many; one unless given
cli-deal-where = condition such as "north.balanced and 15 <= north.hcp <= 17"
cli-deal-fixed = cards that a hand holds, such as N:AKQ2...; again for other hands
cli-deal-seed = same number, same deals; otherwise each is new
cli-deal-format = pbn, lin, json or line (a line for each)
cli-deal-script = file with a script of the classic program dealer; - reads standard input
cli-solve-place = Board { $board }

cli-analyse = What each card of a play cost
cli-analyse-file = PBN or LIN file with plays; - reads standard input
cli-analyse-board = Board
cli-analyse-contract = Contract
cli-analyse-makeable = possible
cli-analyse-tricks = reached
cli-analyse-declarer = Declarer
cli-analyse-lead = Lead
cli-analyse-defence = Defence
cli-analyse-cards = Cards that cost
