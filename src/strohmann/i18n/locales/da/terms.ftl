# Bridgens ord på dansk.

rank-A = E
rank-K = K
rank-Q = D
rank-J = B
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2

rank-name-A = es
rank-name-K = konge
rank-name-Q = dame
rank-name-J = knægt
rank-name-T = ti
rank-name-9 = ni
rank-name-8 = otte
rank-name-7 = syv
rank-name-6 = seks
rank-name-5 = fem
rank-name-4 = fire
rank-name-3 = tre
rank-name-2 = to

suit-S = spar
suit-H = hjerter
suit-D = ruder
suit-C = klør
strain-N = uden trumf
strain-short-N = UT

# $suit er et navn som spar, $rank et navn som es.
card-name = { $suit } { $rank }

# $level er et tal fra 1 til 7.
bid-C = { $level } klør
bid-D = { $level } ruder
bid-H = { $level } hjerter
bid-S = { $level } spar
bid-N = { $level } uden trumf

seat-N = Nord
seat-E = Øst
seat-S = Syd
seat-W = Vest
seat-short-N = N
seat-short-E = Ø
seat-short-S = S
seat-short-W = V
side-NS = Nord/Syd
side-EW = Øst/Vest
side-N = Nord
side-S = Syd
side-short-NS = N/S
side-short-EW = Ø/V
side-short-N = N
side-short-S = S
we = Vi
they = De

call-P = Pas
call-X = Dobler
call-XX = Redobler
call-short-X = D
call-short-XX = RD

vul-none = ingen
vul-ns = N/S
vul-ew = Ø/V
vul-both = alle
vulnerability = Zonestilling
vulnerable = i zonen
not-vulnerable = uden for zonen

dealer = Kortgiver
declarer = Spilfører
dummy = Bordet
contract = Kontrakt
trick = Stik
tricks = Stik
auction = Meldeforløb
deal = Spil
honours = Honnører
passed-out = alle pas
part-score = Delkontrakt
small-slam = Lilleslem
grand-slam = Storeslem
above-line = Over stregen
below-line = Under stregen
points = Point
total = I alt

form-single = Enkelt spil
form-chicago = Chicago
form-rubber = Rubber
form-duplicate = Turneringsspil

part-contract_tricks = Trækværdi
part-overtricks = Overtræk
part-undertricks = Bet
part-game = Udgangsbonus
part-part_score = Delkontrakt
part-small_slam = Lilleslem
part-grand_slam = Storeslem
part-doubled_made = Bonus for doblet kontrakt
part-honours = Honnører
part-rubber = Rubberbonus
part-unfinished_game = Udgang i afbrudt rubber
part-unfinished_part_score = Delkontrakt i afbrudt rubber

profile-chicago-000 = Chicago (de udførlige regler)
    .line = Fire spil med honnører. I andet og tredje spil er kortgivers side i zonen.
profile-chicago-001 = Chicago (bridge i fire spil)
    .line = Fire spil uden honnører, og alle beholder deres makker til sidst.
profile-chicago-swapped = Chicago med byttet zone
    .line = I andet og tredje spil er det kortgivers modstandere, der er i zonen. Med honnører.
profile-chicago-swapped-001 = Chicago med byttet zone, uden honnører
    .line = I andet og tredje spil er det kortgivers modstandere, der er i zonen. Uden honnører.
profile-chicago-duplicate = Chicago med turneringsregnskab
    .line = Hvert spil regnes for sig, og en delkontrakt giver 50. Intet føres videre, ingen honnører.
profile-rubber-laws = Rubber (de officielle regler)
    .line = To udgange slutter rubberen, og den højeste sum vinder. Med honnører og bonus, hvis den afbrydes.
profile-rubber-000 = Rubber (de udførlige regler)
    .line = Den side, der først har to udgange, vinder. Med honnører og bonus, hvis rubberen afbrydes.
profile-rubber-001 = Robber (de enkle regler)
    .line = Den side, der først har to udgange, vinder. Ingen honnører og ingen bonus, hvis der afbrydes.
profile-single-deal = Enkelt spil
    .line = Ét spil med Syd som kortgiver. Vælg selv zonen; regnskabet er som i turnering.
profile-duplicate-wbf = Turneringsspil (16 mapper)
    .line = Et spil efter turneringsloven. Mappens nummer bestemmer kortgiver og zone.
profile-duplicate-002 = Turneringsspil (4 mapper)
    .line = Som turneringsspillet, men zonestillingen begynder forfra efter fire mapper.

option-honours_claim = Honnører
    .line = De godskrives af sig selv efter spillet, eller også skal de meldes.
option-honours_claim-auto = af sig selv
option-honours_claim-announce = meldes
option-seating = Pladser
    .line = Pladserne ligger fast, eller der trækkes kort om makker og første kortgiver.
option-seating-fixed = faste
option-seating-draw = trækkes
option-first_dealer = Første kortgiver
    .line = Den, der giver først.
option-first_dealer-N = Nord
option-first_dealer-E = Øst
option-first_dealer-S = Syd
option-first_dealer-W = Vest
option-vulnerability = Zonestilling
    .line = I zonen er både bonus og straf større.
option-vulnerability-none = ingen i zonen
option-vulnerability-ns = Nord/Syd i zonen
option-vulnerability-ew = Øst/Vest i zonen
option-vulnerability-both = alle i zonen
option-board = Mappens nummer
    .line = Nummeret bestemmer kortgiver og zone.
option-dummy_play = Når min makker er spilfører
    .line = Hvem der så lægger bordets kort, altså dine.
option-dummy_play-declarer = min makker
option-dummy_play-own = mig selv
