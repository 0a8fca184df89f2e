# Draw Bridge, spillet for to: ved bordet, på regnskabet, i hjælpen.

draw-me = Mig
draw-opponent = Modstander
draw-one-vulnerable = { $seat } i zonen
draw-both-vulnerable = begge i zonen

# De første 13 stik, om kortene i talonen
draw-turn-free = Din tur: alle kort er tilladt
draw-say-stock = { $count ->
    [one] Ét kort tilbage i talonen.
   *[other] { $count } kort tilbage i talonen.
} Disse stik tæller ikke; den, der vinder dem, trækker først.
draw-say-i-drew = Du trækker { $card }.
draw-say-drew = { $seat } trækker et kort.
draw-say-stock-empty = Talonen er tom. Nu meldes der.
draw-say-passed-out = Begge har passet.
