# Die Wörter des Bridgespiels. Partie heißt hier nie ein Vollspiel.

rank-A = A
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

rank-name-A = Ass
rank-name-K = König
rank-name-Q = Dame
rank-name-J = Bube
rank-name-T = Zehn
rank-name-9 = Neun
rank-name-8 = Acht
rank-name-7 = Sieben
rank-name-6 = Sechs
rank-name-5 = Fünf
rank-name-4 = Vier
rank-name-3 = Drei
rank-name-2 = Zwei

suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz
strain-N = Sans Atout
strain-short-N = SA

# $suit ist ein Name wie Pik, $rank ein Name wie Ass.
card-name = { $suit } { $rank }

# $level ist eine Zahl von 1 bis 7.
bid-C = { $level } Kreuz
bid-D = { $level } Karo
bid-H = { $level } Herz
bid-S = { $level } Pik
bid-N = { $level } Sans Atout

seat-N = Nord
seat-E = Ost
seat-S = Süd
seat-W = West
seat-short-N = N
seat-short-E = O
seat-short-S = S
seat-short-W = W
side-NS = Nord-Süd
side-EW = Ost-West
side-N = Nord
side-S = Süd
side-short-NS = NS
side-short-EW = OW
side-short-N = N
side-short-S = S
we = Wir
they = Sie

call-P = Passe
call-X = Kontra
call-XX = Rekontra
call-short-X = X
call-short-XX = XX

vul-none = keiner
vul-ns = NS
vul-ew = OW
vul-both = alle
vulnerability = Gefahrenlage
vulnerable = in Gefahr
not-vulnerable = nicht in Gefahr

dealer = Geber
declarer = Alleinspieler
dummy = Tisch
contract = Kontrakt
trick = Stich
tricks = Stiche
auction = Reizung
deal = Spiel
honours = Honneurs
passed-out = ausgepasst
part-score = Teilkontrakt
small-slam = Kleinschlemm
grand-slam = Großschlemm
above-line = Über dem Strich
below-line = Unter dem Strich
points = Punkte
total = Summe

form-single = Einzelspiel
form-chicago = Chicago
form-rubber = Rubber
form-duplicate = Turnierboard

part-contract_tricks = Stichpunkte
part-overtricks = Überstiche
part-undertricks = Faller
part-game = Vollspielprämie
part-part_score = Teilkontrakt
part-small_slam = Kleinschlemm
part-grand_slam = Großschlemm
part-doubled_made = Beleidigungsprämie
part-honours = Honneurs
part-rubber = Rubberprämie
part-unfinished_game = Vollspiel im abgebrochenen Rubber
part-unfinished_part_score = Teilkontrakt im abgebrochenen Rubber

profile-chicago-000 = Chicago (ausführliche Regeln)
    .line = Vier Spiele mit Honneurs. Im zweiten und dritten ist die Partei des Gebers in Gefahr.
profile-chicago-001 = Chicago (Bridge mit vier Spielen)
    .line = Vier Spiele ohne Honneurs; alle behalten am Ende ihre Partner.
profile-chicago-swapped = Chicago, Gefahr getauscht
    .line = Im zweiten und dritten Spiel ist die Partei in Gefahr, die nicht teilt. Mit Honneurs.
profile-chicago-swapped-001 = Chicago, Gefahr getauscht, ohne Honneurs
    .line = Im zweiten und dritten Spiel ist die Partei in Gefahr, die nicht teilt. Ohne Honneurs.
profile-chicago-duplicate = Chicago mit Turnierwertung
    .line = Jedes Spiel zählt für sich, ein Teilkontrakt bringt 50. Nichts wird übertragen, keine Honneurs.
profile-rubber-laws = Rubber (offizielle Regeln)
    .line = Zwei Vollspiele beenden den Rubber, die höhere Summe gewinnt. Mit Honneurs und Prämien beim Abbruch.
profile-rubber-000 = Rubber (ausführliche Regeln)
    .line = Wer zuerst zwei Vollspiele hat, gewinnt. Mit Honneurs und Prämien beim Abbruch.
profile-rubber-001 = Robber (einfache Regeln)
    .line = Wer zuerst zwei Vollspiele hat, gewinnt. Ohne Honneurs, ohne Prämien beim Abbruch.
profile-single-deal = Einzelspiel
    .line = Ein einziges Spiel. Süd teilt, die Gefahrenlage ist frei wählbar, gewertet wird wie im Turnier.
profile-duplicate-wbf = Turnierboard (16er-Folge)
    .line = Ein Board nach den Turnierregeln: Die Nummer bestimmt Geber und Gefahrenlage.
profile-duplicate-002 = Turnierboard (4er-Folge)
    .line = Wie das Turnierboard, aber die Gefahrenlage wiederholt sich alle vier Nummern.

option-honours_claim = Honneurs
    .line = Sie werden nach dem Abspiel von selbst gutgeschrieben oder müssen angesagt werden.
option-honours_claim-auto = von selbst
option-honours_claim-announce = ansagen
option-seating = Plätze
    .line = Die Plätze stehen fest, oder gezogene Karten entscheiden über Partner und ersten Geber.
option-seating-fixed = fest
option-seating-draw = auslosen
option-first_dealer = Erster Geber
    .line = Wer das erste Spiel gibt.
option-first_dealer-N = Nord
option-first_dealer-E = Ost
option-first_dealer-S = Süd
option-first_dealer-W = West
option-vulnerability = Gefahrenlage
    .line = In Gefahr sind Prämien und Strafen höher.
option-vulnerability-none = niemand in Gefahr
option-vulnerability-ns = Nord-Süd in Gefahr
option-vulnerability-ew = Ost-West in Gefahr
option-vulnerability-both = alle in Gefahr
option-board = Boardnummer
    .line = Aus der Nummer folgen Geber und Gefahrenlage.
option-dummy_play = Wenn mein Partner spielt
    .line = Wer dann die Karten des Tisches zugibt, also deine.
option-dummy_play-declarer = mein Partner
option-dummy_play-own = ich selbst
