# Kommandolinjen.

number = { $value }

cli-help = Strohmann: bridge i browseren, på regnskabsblokken og som programbibliotek.
cli-usage-command = KOMMANDO
cli-usage-options = [valg]
cli-commands = Kommandoer
cli-arguments = Oplysninger
cli-options = Valg

cli-option-help = vis denne hjælp
cli-option-version = vis versionen
cli-option-lang = sproget i det, du skriver og læser; ellers systemets
cli-option-json = skriv et JSON-dokument i stedet for en tabel
cli-option-data = mappe, hvor bordene gemmes

cli-play = Åbn bordet i browseren og spil mod computeren
cli-play-port = en anden port end 8642
cli-play-no-browser = vis kun adressen uden at åbne en browser
cli-play-ready = Bordet er dækket. Her spilles der:
cli-play-open = Åbner browseren ikke, så skriv selv adressen i den.
cli-play-stop = Stop med Ctrl+C. Alt fortsætter senere, hvor det slap.

cli-serve = Kør serveren for andre
cli-serve-host = adressen, den kan nås på
cli-serve-host-name = et navn mere, som den har på nettet; gentages for flere
cli-serve-port = port
cli-serve-log-level = hvor meget den fortæller
cli-serve-ready = Serveren er klar: { $address }

cli-points = Regn ét spil ud
cli-points-contract = kontrakt som 4HX eller 3UT; »pas«, når alle passede
cli-points-by = spilfører
cli-points-tricks = stik til spilførers side
cli-points-vul = zonestilling, ellers ingen
cli-points-form = spilleform, ellers turnering
cli-points-deal = spillets nummer i Chicago
cli-points-carried = point under stregen fra tidligere spil; også for begge sider
cli-points-honours = honnører: hvem og hvor mange point
cli-points-title = { $contract } { $result }, stik: { $tricks }, { $vulnerability }
cli-points-game = Udgangen går til { $side }.
cli-part-below = { $part } (under stregen)

cli-sheet = Før regnskab for spil med rigtige kort
cli-sheet-file = fil med en linje for hvert spil som »N 4H 11«; - læser inddata
cli-sheet-profile = regler som chicago-000 eller rubber-laws
cli-sheet-vulnerability = Zone
cli-sheet-goes-on = Der spilles stadig; næste kortgiver er { $dealer }.
cli-sheet-draw = Uafgjort.
cli-sheet-won = { $side } vinder med { $margin } point.
cli-sheet-won-by-games = { $side } vinder med to udgange.
cli-sheet-of-three = For hver spiller: stik, point, mellemstand.
cli-sheet-goes-on-three = Der spilles stadig; næste kortgiver er { $dealer }, forhånd er { $forehand }.
cli-sheet-won-alone = { $player } vinder med { $margin } point.
cli-sheet-won-alone-by-games = { $player } vinder med to udgange.
cli-sheet-shared = { $players } deler sejren.

cli-verify = Se efter, om kortene blev givet som lovet
cli-verify-commitment = kontrolsummen, der blev vist før spillet
cli-verify-file = filen, som bordet tilbyder bagefter; - læser inddata
cli-verify-valid = Det passer: netop disse kort lå fast før spillet.
cli-verify-invalid = Det passer ikke: kontrolsummen hører til andre kort.

cli-solve = Regn med åbne kort: stik, kontrakter der kan vindes, og par
cli-solve-file = PBN- eller LIN-fil, eller en PBN-fordeling på hver linje; - læser standardinput
cli-solve-time-limit = tid til en fordeling; 60 sekunder, hvis intet er angivet
cli-solve-processes = hvor mange fordelinger der regnes på én gang; ellers så mange som processorer
cli-solve-board = Spil { $board }, kortgiver { $dealer }, { $vulnerability }
cli-solve-makeable = Kan vindes: { $contracts }
cli-solve-par = Par: { $points }, { $contracts }
cli-solve-unsolved-time = Ikke løst: tiden gik. Giv mere med --time-limit.
cli-solve-unsolved-crash = Ikke løst: beregneren gik ned to gange.

cli-deal = Fordelinger på bestilling
cli-deal-count = hvor mange; én, hvis intet er angivet
cli-deal-where = betingelse, for eksempel "north.balanced and 15 <= north.hcp <= 17"
cli-deal-fixed = kort, som en hånd har, for eksempel N:AKQ2...; igen for flere hænder
cli-deal-seed = samme tal, samme fordelinger; ellers er hver ny
cli-deal-format = pbn, lin, json eller line (en linje for hver)
cli-deal-script = fil med et script til det klassiske program dealer; - læser standardinput
cli-solve-place = Spil { $board }

cli-analyse = Hvad hvert kort i et spil kostede
cli-analyse-file = PBN- eller LIN-fil med spilleforløb; - læser standardinput
cli-analyse-board = Spil
cli-analyse-contract = Kontrakt
cli-analyse-makeable = muligt
cli-analyse-tricks = nået
cli-analyse-declarer = Spilfører
cli-analyse-lead = Udspil
cli-analyse-defence = Modspil
cli-analyse-cards = Kort, der kostede
