# Bordet i browseren. »De« er altid modstanderne; læseren er du.

# Områder
table-felt = Spillebord
table-mine = Min hånd
table-status = Situation
table-side = Meldeforløb og regnskab
table-tabs = Regnskab og forløb
table-tab-sheet = Regnskab
table-tab-log = Forløb
table-log = Hvad der er sket
table-menu = Menu
table-settings = Indstillinger
table-loading = Henter bordet …
table-close = Luk
table-cancel = Tilbage
table-print = Udskriv
table-to-start = Til forsiden

# Spillere
table-you = Du
table-away = ikke til stede
table-seat-label = { $seat }, { $name }, { $zone }, { $count ->
    [one] et kort
   *[other] { $count } kort
}

# Situation
table-deal-number = Spil { $number }
table-deal-number-of = Spil { $number } af { $of }
table-no-contract = endnu åben
table-by = af { $seat }
table-needs = skal have { $tricks } stik
table-needs-short = kræver { $tricks }
table-not-vulnerable-short = uden for

# Meldeforløb
table-bidding-box = Meldekasse
table-calls = Meldinger
table-meaning-hint = Peg på en melding eller tryk på den, så står her, hvad den betyder.
table-no-meaning = Uden aftalt betydning.
table-auction-empty = Ingen meldinger endnu.
table-auction-hint = Tryk på en melding for at se, hvad den betyder.
table-alert = kunstig
table-awaited = Her meldes der

# Hænder og kort
table-my-hand = Din hånd, { $count ->
    [one] et kort
   *[other] { $count } kort
}
table-dummy-hand = Bordet, { $seat }, { $count ->
    [one] et kort
   *[other] { $count } kort
}
table-void = ingen
# $suit er et navn som spar, $cards en liste som »es, konge, syv«.
table-suit-line = { $suit } { $cards }
table-card-not-now = { $card }, ikke tilladt nu
table-card-not-held = { $card } er ikke på hånden.
table-call-not-now = { $call } er ikke tilladt nu.
table-trick-now = Stik på bordet
table-trick-empty = Der ligger intet kort på bordet.
table-confirm-call = Meld { $call }
table-confirm-card = Spil { $card }
table-confirm-dummy = { $card } fra bordet

# Hvis tur det er
table-turn-call = Din tur til at melde
table-turn-they-call = { $seat } tænker
table-turn-lead = Du spiller ud
table-turn-play = Din tur
table-turn-dummy = Din tur: kort fra bordet
table-turn-dummy-leads = Du spiller ud fra bordet
table-turn-they-play = { $seat } skal spille
table-turn-claim = { $seat } spørger: Er du enig?
table-turn-claim-wait = Venter på svar fra { $seat }
table-turn-honours = Vil du melde honnører?
table-turn-next = Klar til næste spil?
table-wait = Venter på { $seat }
table-over = Partiet er slut
table-dealing = Der gives …
table-i-am-dummy = Du er blind makker. { $seat } spiller dine kort.
table-dummy-own = Læg selv
table-dummy-watch = Se på

# Hvad man ellers kan
table-rules = Regler
table-rules-more = Mere i hjælpen
table-last-trick = Sidste stik
table-no-last-trick = Der er intet sidste stik endnu.
table-led-by = { $seat } spillede ud.
table-won-by = { $seat } fik stikket.
table-claim = Krav
table-claim-explain = Er resten afgjort? Din hånd lægges åbent, og modstanderne er enige eller lader spillet gå videre.
table-claim-all = { $count ->
    [one] Kræv det sidste stik
   *[other] Kræv alle { $count } stik
}
table-concede-all = { $count ->
    [one] Opgiv det sidste stik
   *[other] Opgiv alle { $count } stik
}
table-claim-hand = Hånden hos { $seat }
table-claim-accept = Enig
table-play-on = Spil videre
table-honours-explain = Du har honnører til { $points } point. De tæller kun, hvis du melder dem.
table-honours-announce = Meld { $points } point
table-honours-decline = Meld dem ikke
table-pace = De andres tempo
table-pace-slow = roligt
table-pace-normal = normalt
table-pace-fast = rask
table-pace-instant = straks
table-break-off = Foreslå at stoppe her
table-break-off-yes = Stop her
table-break-off-no = Spil videre
table-broken-off = Afbrudt efter aftale.

# Lodtrækning
table-drawn = Pladserne er trukket
table-drawn-explain = De to højeste kort spiller sammen. { $seat } trak det højeste og giver først.
table-drawn-go = Så spiller vi

# Efter spillet
table-deal-over = Spillet er slut
table-next-deal = Næste spil
table-points = Point i dette spil
table-no-points = Ingen point
table-record-title = { $number }. spil
table-record-title-none = Spil med alle pas
table-record-tricks = Stikkene
table-record-winner = Stik
table-record-legend = Understreget: spillet ud. Fremhævet: vinder stikket.
table-commitment = Offentliggjort før kortgivningen (SHA-256). Med den åbnede fil kan enhver regne efter, at kortene lå fast fra da af:
table-opened = Hent den åbnede fil
table-deals = Tidligere spil
table-earlier = Tidligere
table-later = Senere

# Efter partiet
table-match-we = Vundet med { $margin } point
table-match-they = Tabt med { $margin } point
table-match-won = { $side } vinder med { $margin } point
table-match-draw = Uafgjort
table-again-same = Igen, samme makkere
table-again-new = Træk nye makkere
table-next-table = Til næste parti

# Resultat af et spil; $contract som »4 hjerter Dobler«, $seat er spilføreren
table-result-pass = Alle pas
table-result-made = { $contract } af { $seat }, lige hjemme
table-result-over = { $contract } af { $seat }, { $count ->
    [one] et overtræk
   *[other] { $count } overtræk
}
table-result-down = { $contract } af { $seat }, { $count ->
    [one] en bet
   *[other] { $count } bet
}

# Hvad der sker, sætning for sætning
table-say-dealt = Spil { $number }. { $seat } giver, { $vulnerability }.
table-say-my-hand = Din hånd: { $cards }.
table-say-call = { $seat }: { $call }.
table-say-meaning = Betyder: { $text }.
table-say-passed-out = Alle har meldt pas.
table-say-contract = Kontrakt { $contract } af { $seat }, { $tricks } stik nødvendige. { $leader } spiller ud.
table-say-dummy = Bordet, { $seat }: { $cards }.
table-say-plays = { $seat } spiller { $card }.
table-say-trick = Stik til { $side }.
table-say-side-tricks = { $side } { $count } stik
table-say-claims = { $seat } kræver alle resterende stik.
table-say-concedes = { $seat } opgiver alle resterende stik.
table-say-accepts = { $seat } er enig.
table-say-plays-on = { $seat } vil spille videre.
table-say-honours = { $seat } melder honnører: { $points } point.
table-say-points = { $side } { $points } point.
table-say-break-off = { $seat } foreslår at afbryde rubberen.
table-say-break-off-yes = { $seat } er enig i at stoppe.
table-say-break-off-no = { $seat } vil spille videre.

# Forbindelse
table-connection-lost = Forbindelsen er afbrudt.
table-connection-kept = Bordet venter, og dit valg bliver stående.
table-connection-retry = { $seconds ->
    [0] Prøver igen …
   *[other] Prøver igen om { $seconds } s
}
table-connection-now = Forbind nu
table-connection-back = Forbundet igen.
table-connection-refused = Bordet findes ikke, eller det er ikke til dig.
table-not-sent = Ikke sendt: Der er ingen forbindelse.
    .hint = Dit valg bliver stående. Bekræft det, når forbindelsen er tilbage.
table-unsure = Forbindelsen blev afbrudt, før der kom svar.
    .hint = Ligger dit kort eller din melding ikke på bordet endnu, så bekræft igen.

# Taster
table-shortcuts = Taster
table-keys-bid = trin, derefter farve: { $strains }
table-keys-card-name = Farve, kort
table-keys-card = vælg et kort, for eksempel S og D for spar dame
table-keys-arrows = fra kort til kort, fra melding til melding
table-keys-enter = vælg; anden gang spil eller meld
table-keys-escape = fortryd valget, luk et vindue
table-keys-situation = læs op: kontrakt, stik, hvis tur
table-keys-auction = læs op: meldeforløb
table-keys-my-hand = læs op: min hånd
table-keys-dummy = læs op: bordet
table-keys-trick = læs op: kortene i midten
table-keys-last-trick = sidste stik
table-keys-claim = krav: kræv eller opgiv resten
table-keys-sheet = regnskab
table-keys-rules = reglerne for dette spil
table-keys-help = denne liste
