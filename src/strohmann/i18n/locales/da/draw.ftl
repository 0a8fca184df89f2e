# Draw Bridge, spillet for to: ved bordet, på regnskabet, i hjælpen.

form-draw = Draw Bridge
profile-draw-bridge = Draw Bridge for to
    .line = 13 stik om kortene i talonen, så meldinger og spil for to; der regnes som i en rubber uden honnører.
option-draw_follow = Bekende farve under trækningen
    .line = Om man skal bekende farve i de første 13 stik.
option-draw_follow-off = nej
option-draw_follow-on = ja
option-draw_first_lead = Første udspil
    .line = Hvem der spiller ud til første stik om talonen.
option-draw_first_lead-non_dealer = den, der ikke giver
option-draw_first_lead-dealer = giveren
option-both_pass = Hvis begge passer
    .line = Hvad der sker, når ingen melder.
option-both_pass-next_dealer = den næste giver
option-both_pass-redeal = den samme giver igen
option-first_dealer-draw = trækkes
option-draw_use = Trukne kort
    .line = De kommer på hånden, eller de lægges skjult til side og bliver hånden til meldinger og spil.
option-draw_use-hand = på hånden
option-draw_use-aside = til side

draw-me = Mig
draw-opponent = Modpart
draw-one-vulnerable = { $seat } i zonen
draw-both-vulnerable = begge i zonen

# De første 13 stik, om kortene i talonen
draw-turn-free = Din tur, alt er tilladt
draw-say-stock = { $count ->
    [one] Ét kort tilbage i talonen.
   *[other] { $count } kort tilbage i talonen.
} Disse stik tæller ikke; den, der vinder dem, trækker først.
draw-say-i-drew = Du trækker { $card }.
draw-say-drew = { $seat } trækker et kort.
draw-say-stock-empty = Talonen er tom. Nu meldes der.
draw-say-passed-out = Begge har passet.

# Talon og trukne kort
draw-phase = Fase
draw-trick-number = Trækning, stik { $number } af 13
draw-stock-left = Talon: { $count ->
    [one] ét kort tilbage
   *[other] { $count } kort tilbage
}
draw-in-stock = i talonen
draw-drawn = trukket
draw-card-drawn = { $card }, lige trukket
draw-aside = { $count ->
    [one] Ét kort til side
   *[other] { $count } kort til side
}
draw-hint = { $follow ->
    [on] Disse 13 stik tæller ikke. Der skal bekendes farve; vinderen trækker først.
   *[off] Disse 13 stik tæller ikke. Man behøver ikke bekende farve; vinderen trækker først.
}
draw-lots = Hvem giver først?
draw-lots-explain = { $seat } trak det højeste kort og giver først.
draw-claim-explain = Er resten afgjort? Din hånd bliver lagt op, og din modstander er enig eller lader spillet fortsætte.
draw-again = En rubber til

# Referat
draw-record-first = De første 13 stik om talonen
draw-record-dealt = { $seat }, den givne hånd
draw-record-draws = { $seat } trækker

# Reglerne i korthed
draw-rule-aim = Hvad det gælder om
    .text = To spiller mod hinanden, hver for sig. Først gælder det gode kort i 13 stik, så meldes og spilles der med den nye hånd som i bridge. Den, der først har to udgange, vinder rubberen.
draw-rule-stock = De første 13 stik
    .text = Hver får 13 kort, de øvrige 26 ligger med bagsiden op som talon i midten. Den, der ikke gav, spiller ud til første stik, siden vinderen af det sidste. Der er ingen trumf, og man behøver ikke bekende farve: Det højeste kort i den udspillede farve vinder, en anden farve aldrig. Vinderen tager talonens øverste kort, den anden det næste; ingen ser, hvad den anden trækker. Stikkene tæller ikke. Når talonen er tom, har hver igen 13 kort.
draw-rule-auction = Meldingerne
    .text = Giveren begynder, så går det frem og tilbage. Når en passer på et bud, en dobling eller en redobling, ligger kontrakten fast, og den, der afgav det sidste bud, er spilfører. Passer giveren som det første, må den anden stadig melde.
draw-rule-play = Spillet
    .text = Spilførerens modstander spiller ud. Der er intet bord; begge hænder forbliver skjulte. Der skal bekendes farve; den, der ikke kan, må trumfe eller kaste af. Der spilles 13 stik med hver to kort.
draw-rule-score = Regnskabet
    .text = Der regnes som i rubber: Stikpoint står under stregen, og 100 af dem er en udgang. Den, der har en udgang, er i zonen. Den, der først har to, vinder og får 700 point, eller 500, hvis den anden også har en. Honnører tæller ikke.
