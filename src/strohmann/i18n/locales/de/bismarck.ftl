# Bismarck zu dritt. Die Namen der Kontrakte sind Eigennamen und bleiben in jeder Sprache gleich.

form-bismarck = Bismarck
profile-bismarck = Bismarck
    .line = Zwölf Spiele zu dritt. Die Vorhand sieht vier offene Karten und wählt den Kontrakt, jeden genau einmal.
profile-bismarck-see-all = Bismarck, erst alles ansehen
    .line = Die Vorhand nimmt alle zwanzig Karten auf, bevor sie den Kontrakt wählt.
profile-bismarck-other-cards = Bismarck, andere offene Karten
    .line = Offen liegen die letzten vier Karten oder vier aus der Mitte des Packs.
profile-bismarck-must-trump = Bismarck mit Trumpfpflicht
    .line = Wer nicht bedienen kann und Trumpf hat, muss trumpfen.
profile-bismarck-classic = Klassisches Bismarck
    .line = Die alte Form von 1949: neun Spiele in fester Folge, je drei Trumf, Sang und Noll.
profile-bismarck-british = Britisches Bismarck
    .line = Jeder gibt viermal hintereinander und behält die vier Karten; seine Kontrakte kommen in fester Folge.

option-see_all = Erst alles ansehen
    .line = Die Vorhand wählt den Kontrakt erst, wenn sie zwanzig Karten auf der Hand hat.
option-see_all-off = nein
option-see_all-on = ja
option-open_cards = Offene Karten
    .line = Welche vier Karten des Packs offen hingelegt werden.
option-open_cards-first4 = die ersten vier
option-open_cards-last4 = die letzten vier
option-open_cards-middle4 = vier aus der Mitte
option-must_trump = Trumpfpflicht
    .line = Wer nicht bedienen kann, muss trumpfen, wenn er Trumpf hat. Übertrumpfen muss niemand.
option-must_trump-off = nein
option-must_trump-on = ja
option-classic_order = Reihenfolge
    .line = Mit welchem Kontrakt die drei Runden beginnen.
option-classic_order-trumf-first = Trumf, Sang, Noll
option-classic_order-sang-first = Sang, Trumf, Noll
option-british_choose = Trumpfwahl bei Valfri
    .line = Wann der Geber in seinem dritten Spiel die Trumpffarbe nennt.
option-british_choose-after_20 = mit zwanzig Karten
option-british_choose-after_discard = nach dem Weglegen
option-british_choose-before_deal = vor dem Geben
option-first_dealer-random = zufällig

phase-choose = Kontraktwahl
phase-discard = Weglegen

# Wörter
bismarck-forehand = Vorhand
bismarck-target = Ziel
bismarck-player = Spieler
bismarck-contracts = Die vier Kontrakte
bismarck-contract-spader = Spader
    .line = Pik ist Trumpf. Ziel: 8 Stiche oder mehr.
bismarck-contract-valfri = Valfri
    .line = Du bestimmst die Trumpffarbe, auch Pik. Ziel: 8 Stiche oder mehr.
bismarck-contract-trumf = Trumf
    .line = Eine aufgedeckte Karte bestimmt die Trumpffarbe. Ziel: 8 Stiche oder mehr.
bismarck-contract-sang = Sang
    .line = Ohne Trumpf. Ziel: 8 Stiche oder mehr.
bismarck-contract-pass = Pass
    .line = Ohne Trumpf. Ziel: höchstens 4 Stiche.
bismarck-noll = Noll
bismarck-misere = Misère
# $contract ist ein Name wie Valfri, $suit einer wie Herz.
bismarck-with-trump = { $contract }, Trumpf { $suit }
bismarck-by-me = von dir
bismarck-no-contract = noch nicht gewählt
bismarck-card-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
bismarck-and = { $first } und { $last }
bismarck-side = Wertung und Verlauf

# Offene Karten und Kontraktwahl
bismarck-open = Offene Karten
bismarck-cut = Abgehoben
bismarck-choose = Wähle deinen Kontrakt
bismarck-choose-suit = Wähle die Trumpffarbe
bismarck-choose-first = Erst einen Kontrakt wählen
bismarck-name-it = { $contract } ansagen
bismarck-used = schon gespielt
bismarck-still-free = noch frei
bismarck-later = kommt noch
bismarck-free = Wer hat noch was? × heißt: schon gespielt.

# Weglegen
bismarck-lay-away = Karten weglegen
bismarck-lay-away-explain = Tippe { $count } Karten an, die du weglegen willst. Sie spielen nicht mehr mit.
bismarck-laid-of = { $count } von { $of }
bismarck-take-back = { $card } zurücknehmen
bismarck-undo = Zurücknehmen
bismarck-confirm-discard = Weglegen
bismarck-my-discards = Weggelegt
bismarck-discards = Weggelegt

# Ziele und Stiche
bismarck-standing = Ziele und Stiche
bismarck-tricks-of = { $seat } { $tricks } von { $target }
bismarck-tricks-and-target = { $tricks } Stiche, Ziel { $target }
bismarck-needs = braucht noch { $count }
    .short = noch { $count }
bismarck-missed = { $count } unter dem Ziel
    .short = { $count } zu wenig
bismarck-reached = Ziel erreicht
    .short = erreicht
bismarck-over = { $count } über dem Ziel
    .short = { $count } drüber
bismarck-pass-free = noch { $count } unter dem Ziel
    .short = { $count } darunter
bismarck-pass-full = am Ziel, kein Stich mehr!
    .short = am Ziel!
bismarck-pass-over = { $count } zu viel
    .short = { $count } zu viel

# Wer am Zug ist
bismarck-turn-choose = Du bist Vorhand: Wähle den Kontrakt
bismarck-turn-suit = Du bist Vorhand: Wähle die Trumpffarbe
bismarck-turn-they-choose = { $seat } wählt den Kontrakt
bismarck-turn-discard = Lege { $count } Karten weg
bismarck-turn-they-discard = { $seat } nimmt vier Karten auf und legt vier weg

# Claim, Ende
bismarck-claim-explain = Gehören dir alle übrigen Stiche? Dein Blatt wird offen gelegt, und die beiden anderen stimmen zu oder lassen weiterspielen.
bismarck-record-result = { $contract } von { $seat }
bismarck-match-me = Du gewinnst!
bismarck-match-won = { $seat } gewinnt
bismarck-match-shared = { $seats } teilen sich den Sieg
bismarck-match-shared-me = Du teilst dir den Sieg mit { $seats }
bismarck-again = Noch einmal

# Wertung
bismarck-boxes = Eine Zeile je Spieler, eine Spalte je Kontrakt
bismarck-sheet-deals = Spiel für Spiel
bismarck-sheet-next = Spiel { $number }: { $dealer } gibt, { $forehand } ist Vorhand.
bismarck-sheet-next-own = Spiel { $number }: { $dealer } gibt und spielt den Kontrakt.
bismarck-sheet-won = { $seats } gewinnt.
bismarck-sheet-shared = { $seats } teilen sich den Sieg.

# Was geschieht, Satz für Satz
bismarck-say-deal = Spiel { $number }. { $dealer } gibt, { $forehand } ist Vorhand.
bismarck-say-deal-own = Spiel { $number }. { $dealer } gibt und spielt den Kontrakt.
bismarck-say-open = Offen liegen { $cards }.
bismarck-say-cut = Abgehoben: { $card }.
bismarck-say-contract = { $seat } spielt { $contract }.
bismarck-say-targets = Ziel { $forehand }, die anderen je { $others }.
bismarck-say-takes = { $seat } nimmt die vier Karten auf.
bismarck-say-discards = { $seat } legt vier Karten weg.
bismarck-say-discards-these = { $seat } legt weg: { $cards }.
bismarck-say-trick = Stich an { $seat }.
# $list wie „Süd 3 von 8, West 1 von 4“.
bismarck-say-standing = Stiche: { $list }.
bismarck-say-free = { $seat } hat noch { $contracts }.
bismarck-say-none-free = { $seat } hat alle Kontrakte gespielt.
bismarck-say-result = { $contract } von { $seat }. Punkte: { $points }.

# Regeln
bismarck-rules-aim = Bismarck ist ein Stichspiel für drei, jeder für sich. Niemand muss eine feste Zahl von Stichen schaffen: Jeder hat ein Ziel, und gezählt wird, um wie viel er es über- oder unterbietet.
bismarck-rules-steps = Ein Spiel von Anfang bis Ende
bismarck-rules-step-deal = Gegeben wird reihum. Wer links vom Geber sitzt, ist in diesem Spiel Vorhand.
bismarck-rules-step-open = Vier Karten liegen offen auf dem Tisch.
bismarck-rules-step-choose = Nur mit Blick auf sie sagt die Vorhand den Kontrakt an, bei Valfri auch die Trumpffarbe.
bismarck-rules-step-hands = Dann bekommt jeder sechzehn Karten.
bismarck-rules-step-discard = Die Vorhand nimmt die vier offenen Karten dazu und legt vier beliebige verdeckt weg. Sie spielen nicht mehr mit.
bismarck-rules-step-play = Die Vorhand spielt zum ersten Stich aus. Nach sechzehn Stichen wird gezählt.
bismarck-rules-classic = In der klassischen Form gibt es nichts zu wählen: neun Spiele, die Kontrakte kommen in fester Folge. Bei Trumf bestimmt die erste offene Karte die Trumpffarbe.
bismarck-rules-british = In der britischen Form gibt jeder viermal hintereinander und hat selbst das Ziel der Vorhand. Die letzten vier Karten behält er, ohne sie zu zeigen, und legt vier weg; sein linker Nachbar spielt aus. Die Kontrakte kommen in fester Folge, bei Trumf bestimmt eine abgehobene Karte die Farbe.
bismarck-rules-target-forehand = Ziel der Vorhand
bismarck-rules-target-others = Ziel der anderen
bismarck-rules-once = Jeder spielt als Vorhand jeden Kontrakt genau einmal; am Ende bleibt also nur noch einer übrig. Die drei Ziele ergeben zusammen immer sechzehn.
bismarck-rules-tricks = Die Stiche
bismarck-rules-follow = Jeder legt reihum eine Karte. Die ausgespielte Farbe muss zugeben, wer sie hat; sonst ist jede Karte erlaubt, auch Trumpf.
bismarck-rules-wins = Den Stich gewinnt der höchste Trumpf, ohne Trumpf die höchste Karte der ausgespielten Farbe. Das Ass ist hoch, die Zwei niedrig. Wer gewinnt, spielt als Nächster aus.
bismarck-rules-points = Genau das Ziel bringt nichts. Jeder Stich darüber bringt einen Punkt, jeder fehlende kostet einen. Bei Pass ist es umgekehrt: Jeder Stich unter dem Ziel bringt einen Punkt, jeder darüber kostet einen.
bismarck-rules-example = Ein Beispiel: West ist Vorhand und spielt Sang, Ziel 8, die anderen je 4. West macht 6 Stiche, Süd 6, Ost 4. Das ergibt −2, +2 und 0. Die Punkte der drei sind zusammen immer null.
bismarck-rules-end = Nach dem letzten Spiel gewinnt, wer die meisten Punkte hat. Gleichstand an der Spitze ist ein geteilter Sieg.
bismarck-rules-tips = Für den Anfang
bismarck-rules-tip-spades = Ein oder zwei hohe Pik unter den offenen Karten sprechen für Spader. Wer zum ersten Mal Pik als Trumpf will, nimmt Spader und hebt sich Valfri auf.
bismarck-rules-tip-pass = Lauter niedrige offene Karten sprechen für Pass. Warte damit nicht zu lange: Am Ende bleibt vielleicht nur Pass, mit einem zu guten Blatt.
bismarck-rules-tip-short = Lege kurze Farben weg. Wo du nichts mehr hast, kannst du trumpfen oder gefährliche Karten loswerden.
bismarck-rules-tip-together = Die beiden anderen halten zusammen, bis das Ziel der Vorhand verfehlt ist. Von da an spielt jeder für sich.
bismarck-rules-here = An diesem Tisch

# Tasten
bismarck-keys-contract = Kontrakt wählen, in der Reihenfolge der Spalten
bismarck-keys-suit-name = Farbe
bismarck-keys-suit = Trumpffarbe bei Valfri: { $suits }
bismarck-keys-arrows = von Karte zu Karte
bismarck-keys-undo = beim Weglegen: die letzte Karte zurücknehmen
bismarck-keys-enter = wählen; danach ansagen, weglegen oder spielen
bismarck-keys-situation = vorlesen: Kontrakt, Ziele, Stiche, wer dran ist
bismarck-keys-free = vorlesen: welche Kontrakte jeder noch hat
bismarck-keys-open = vorlesen: die offenen Karten
bismarck-keys-claim = Claim: den Rest beanspruchen
