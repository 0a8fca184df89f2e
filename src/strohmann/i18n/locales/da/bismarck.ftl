# Bismarck for tre. Kontrakterne har egennavne, de samme på alle sprog.

form-bismarck = Bismarck
profile-bismarck = Bismarck
    .line = Tolv spil for tre. Forhånden ser fire åbne kort og vælger kontrakten, hver præcis én gang.
profile-bismarck-see-all = Bismarck, se alt først
    .line = Forhånden tager alle tyve kort op, før kontrakten vælges.
profile-bismarck-other-cards = Bismarck, andre åbne kort
    .line = De sidste fire kort ligger åbne, eller fire fra midten af bunken.
profile-bismarck-must-trump = Bismarck med trumftvang
    .line = Den, der ikke kan bekende og har trumf, skal trumfe.
profile-bismarck-classic = Klassisk Bismarck
    .line = Den gamle form fra 1949: ni spil i fast rækkefølge, tre af hver af Trumf, Sang og Noll.
profile-bismarck-british = Britisk Bismarck
    .line = Hver spiller giver fire gange i træk og beholder de fire kort; kontrakterne kommer i fast rækkefølge.

option-see_all = Se alt først
    .line = Forhånden vælger først kontrakten med alle tyve kort på hånden.
option-see_all-off = nej
option-see_all-on = ja
option-open_cards = Åbne kort
    .line = Hvilke fire kort af bunken der lægges åbne.
option-open_cards-first4 = de første fire
option-open_cards-last4 = de sidste fire
option-open_cards-middle4 = fire fra midten
option-must_trump = Trumftvang
    .line = Den, der ikke kan bekende, skal trumfe med trumf på hånden. Ingen skal overtrumfe.
option-must_trump-off = nej
option-must_trump-on = ja
option-classic_order = Rækkefølge
    .line = Hvilken kontrakt de tre runder begynder med.
option-classic_order-trumf-first = Trumf, Sang, Noll
option-classic_order-sang-first = Sang, Trumf, Noll
option-british_choose = Trumf i Valfri
    .line = Hvornår giveren nævner trumffarven i sit tredje spil.
option-british_choose-after_20 = med tyve kort
option-british_choose-after_discard = efter bortlægning
option-british_choose-before_deal = før kortgivningen
option-first_dealer-random = tilfældig

phase-choose = Valg af kontrakt
phase-discard = Bortlægning

# Ord
bismarck-forehand = Forhånd
bismarck-target = Mål
bismarck-player = Spiller
bismarck-contracts = De fire kontrakter
bismarck-contract-spader = Spader
    .line = Spar er trumf. Mål: 8 stik eller flere.
bismarck-contract-valfri = Valfri
    .line = Du vælger trumffarven, også spar. Mål: 8 stik eller flere.
bismarck-contract-trumf = Trumf
    .line = Et vendt kort bestemmer trumffarven. Mål: 8 stik eller flere.
bismarck-contract-sang = Sang
    .line = Uden trumf. Mål: 8 stik eller flere.
bismarck-contract-pass = Pass
    .line = Uden trumf. Mål: højst 4 stik.
bismarck-noll = Noll
bismarck-misere = Misère
# $contract er et navn som Valfri, $suit et som hjerter.
bismarck-with-trump = { $contract }, trumf { $suit }
bismarck-by-me = af dig
bismarck-no-contract = ikke valgt endnu
bismarck-card-count = { $count ->
    [one] et kort
   *[other] { $count } kort
}
bismarck-and = { $first } og { $last }
bismarck-side = Regnskab og forløb

# Åbne kort og valg af kontrakt
bismarck-open = Åbne kort
bismarck-cut = Taget af
bismarck-choose = Vælg din kontrakt
bismarck-choose-suit = Vælg trumffarven
bismarck-choose-first = Vælg først en kontrakt
bismarck-name-it = Meld { $contract }
bismarck-used = allerede spillet
bismarck-still-free = stadig fri
bismarck-later = kommer endnu
bismarck-free = Hvem har hvad tilbage? × betyder: allerede spillet.

# Bortlægning
bismarck-lay-away = Læg kort bort
bismarck-lay-away-explain = Tryk på { $count } kort, som du vil lægge bort. De er ude af spillet.
bismarck-laid-of = { $count } af { $of }
bismarck-take-back = Tag { $card } tilbage
bismarck-undo = Tag tilbage
bismarck-confirm-discard = Læg bort
bismarck-my-discards = Lagt bort
bismarck-discards = Lagt bort

# Mål og stik
bismarck-standing = Mål og stik
bismarck-tricks-of = { $seat } { $tricks } af { $target }
bismarck-tricks-and-target = { $tricks } stik, mål { $target }
bismarck-needs = mangler { $count }
    .short = mangler { $count }
bismarck-missed = { $count } under målet
    .short = { $count } for få
bismarck-reached = målet nået
    .short = nået
bismarck-over = { $count } over målet
    .short = { $count } over
bismarck-pass-free = { $count } under målet
    .short = { $count } under
bismarck-pass-full = på målet, ikke flere!
    .short = på målet!
bismarck-pass-over = { $count } for mange
    .short = { $count } for mange

# Hvis tur det er
bismarck-turn-choose = Du er forhånd: Vælg kontrakten
bismarck-turn-suit = Du er forhånd: Vælg trumffarven
bismarck-turn-they-choose = { $seat } vælger kontrakten
bismarck-turn-discard = Læg { $count } kort bort
bismarck-turn-they-discard = { $seat } tager fire kort op og lægger fire bort

# Krav, slutning
bismarck-claim-explain = Er alle de øvrige stik dine? Din hånd lægges åbent, og de to andre er enige eller lader spillet gå videre.
bismarck-record-result = { $contract } af { $seat }
bismarck-match-me = Du vinder!
bismarck-match-won = { $seat } vinder
bismarck-match-shared = { $seats } deler sejren
bismarck-match-shared-me = Du deler sejren med { $seats }
bismarck-again = Igen

# Regnskab
bismarck-boxes = En række for hver spiller, en kolonne for hver kontrakt
bismarck-sheet-deals = Spil for spil
bismarck-sheet-next = Spil { $number }: { $dealer } giver, { $forehand } er forhånd.
bismarck-sheet-next-own = Spil { $number }: { $dealer } giver og spiller kontrakten.
bismarck-sheet-won = { $seats } vinder.
bismarck-sheet-shared = { $seats } deler sejren.

# Hvad der sker, sætning for sætning
bismarck-say-deal = Spil { $number }. { $dealer } giver, { $forehand } er forhånd.
bismarck-say-deal-own = Spil { $number }. { $dealer } giver og spiller kontrakten.
bismarck-say-open = Åbne kort: { $cards }.
bismarck-say-cut = Taget af: { $card }.
bismarck-say-contract = { $seat } spiller { $contract }.
bismarck-say-targets = Mål { $forehand }, de andre { $others } hver.
bismarck-say-takes = { $seat } tager de fire kort op.
bismarck-say-discards = { $seat } lægger fire kort bort.
bismarck-say-discards-these = { $seat } lægger bort: { $cards }.
bismarck-say-trick = Stik til { $seat }.
# $list som »Syd 3 af 8, Vest 1 af 4«.
bismarck-say-standing = Stik: { $list }.
bismarck-say-free = { $seat } har { $contracts } tilbage.
bismarck-say-none-free = { $seat } har spillet alle kontrakter.
bismarck-say-result = { $contract } af { $seat }. Point: { $points }.

# Regler
bismarck-rules-aim = Bismarck er et stikspil for tre, hver for sig. Ingen skal nå et fast antal stik: Alle har et mål, og det tæller, hvor langt man kommer over eller under det.
bismarck-rules-steps = Et spil fra først til sidst
bismarck-rules-step-deal = Der gives på skift. Den, der sidder til venstre for giveren, er forhånd i dette spil.
bismarck-rules-step-open = Fire kort ligger åbne på bordet.
bismarck-rules-step-choose = Forhånden ser kun dem og melder kontrakten, i Valfri også trumffarven.
bismarck-rules-step-hands = Så får hver spiller seksten kort.
bismarck-rules-step-discard = Forhånden tager de fire åbne kort op og lægger fire valgfrie bort med bagsiden opad. De er ude af spillet.
bismarck-rules-step-play = Forhånden spiller ud til første stik. Efter seksten stik tælles der.
bismarck-rules-classic = I den klassiske form er der intet at vælge: ni spil, og kontrakterne kommer i fast rækkefølge. I Trumf bestemmer det første åbne kort trumffarven.
bismarck-rules-british = I den britiske form giver hver spiller fire gange i træk og har selv forhåndens mål. Giveren beholder de sidste fire kort uden at vise dem og lægger fire bort; naboen til venstre spiller ud. Kontrakterne kommer i fast rækkefølge, og i Trumf bestemmer et kort, der tages af, farven.
bismarck-rules-target-forehand = Forhåndens mål
bismarck-rules-target-others = De andres mål
bismarck-rules-once = Som forhånd spiller alle hver kontrakt præcis én gang; til sidst er der altså kun én tilbage. De tre mål giver altid seksten tilsammen.
bismarck-rules-tricks = Stikkene
bismarck-rules-follow = Alle lægger et kort på skift. Den, der har den udspillede farve, skal bekende; ellers må alle kort spilles, også trumf.
bismarck-rules-wins = Den højeste trumf vinder stikket, uden trumf det højeste kort i den udspillede farve. Esset er højest, toeren lavest. Vinderen spiller ud til næste stik.
bismarck-rules-points = Præcis målet giver intet. Hvert stik over giver et point, hvert manglende koster et. I Pass er det omvendt: Hvert stik under målet giver et point, hvert over koster et.
bismarck-rules-example = Et eksempel: Vest er forhånd og spiller Sang, mål 8, de andre 4 hver. Vest får 6 stik, Syd 6, Øst 4. Det giver −2, +2 og 0. De tres point er altid nul tilsammen.
bismarck-rules-end = Efter det sidste spil vinder flest point. Står flere lige i spidsen, deler de sejren.
bismarck-rules-tips = Til at begynde med
bismarck-rules-tip-spades = En eller to høje spar blandt de åbne kort taler for Spader. Den, der første gang vil have spar som trumf, tager Spader og gemmer Valfri.
bismarck-rules-tip-pass = Lave åbne kort taler for Pass. Vent ikke for længe: Til sidst er måske kun Pass tilbage, med en for god hånd.
bismarck-rules-tip-short = Læg korte farver bort. Hvor du ingen har, kan du trumfe eller slippe af med farlige kort.
bismarck-rules-tip-together = De to andre holder sammen, indtil forhåndens mål er glippet. Derefter spiller hver for sig.
bismarck-rules-here = Ved dette bord

# Taster
bismarck-keys-contract = vælg kontrakt, i kolonnernes rækkefølge
bismarck-keys-suit-name = Farve
bismarck-keys-suit = trumffarve i Valfri: { $suits }
bismarck-keys-arrows = fra kort til kort
bismarck-keys-undo = under bortlægning: tag det sidste kort tilbage
bismarck-keys-enter = vælg; derefter meld, læg bort eller spil
bismarck-keys-situation = læs op: kontrakt, mål, stik, hvis tur
bismarck-keys-free = læs op: hvilke kontrakter hver har tilbage
bismarck-keys-open = læs op: de åbne kort
bismarck-keys-claim = krav: kræv resten
