# For hver fejl: hvad der er galt, og hvad man kan gøre i stedet.

law = § { $number }
place-line = Linje { $number }

phase-drawing = lodtrækning om pladser
phase-dealing = kortgivning
phase-stock = spil om bunkens kort
phase-auction = meldeforløb
phase-play = spil af kortene
phase-honours = melding af honnører
phase-between = pause mellem to spil
phase-over = slut

# Meldeforløb

error-auction-over = Meldeforløbet er slut.
    .hint = Efter tre passer til en melding er kontrakten fastlagt.
error-insufficient-bid = { $where } er ikke højere end { $last }.
    .hint = Meld på et højere trin, eller meld en højere farve på samme trin; uden trumf er højest.
error-nothing-to-double = Der er ikke noget bud at doble endnu.
    .hint = Man kan kun doble modstandernes bud.
error-double-own-side = { $last } er jeres eget bud.
    .hint = Man kan kun doble modstandernes bud.
error-already-doubled = { $last } er allerede doblet.
    .hint = Pas, eller meld højere.
error-nothing-to-redouble = Der er ikke noget at redoble.
    .hint = Man kan kun redoble, når modstanderne har doblet.
error-redouble-own-double = Det er jeres egen side, der har doblet.
    .hint = Man kan kun redoble, når modstanderne har doblet.
error-already-redoubled = Det sidste bud er allerede redoblet.
    .hint = Pas, eller meld højere.
error-call-out-of-turn = Det er ikke { $where }, der skal melde.
    .hint = Nu er det { $turn }.
error-bad-level = Man kan ikke melde på trin { $level }.
    .hint = Trinene går fra 1 til 7.

# Spil

error-play-over = Alle 13 stik er spillet.
    .hint = Se regnskabet, og gå så videre.
error-play-out-of-turn = Det er ikke { $where }, der skal spille.
    .hint = Næste kort kommer fra { $turn }.
error-card-not-held = { $where } har ikke { $card }.
    .hint = Vælg et kort, der stadig er på hånden.
error-must-follow-suit = { $where } bekender ikke; der er spillet { $suit } ud.
    .hint = Den, der har { $suit }, skal bekende.
error-must-trump = { $where } trumfer ikke: trumf er { $suit }.
    .hint = Den, der ikke kan bekende og har trumf, skal her lægge en trumf.
error-claim-pending = Først skal det afgøres, hvem der får resten af stikkene.
    .hint = De, der er spurgt, siger ja eller beder om at spille videre.
error-no-dummy = I spillet for to spiller hver for sig, der er ingen blind makker.
    .hint = Spil kun din egen hånd.
error-dummy-cannot-claim = Bordet kan hverken kræve eller opgive stik.
    .hint = Det er spilførers sag.
error-claim-all-or-none = Der mangler { $remaining } stik, ikke { $where }.
    .hint = Kræv alle de stik, der er tilbage, eller opgiv dem alle.
error-no-claim-to-answer = Der er ikke noget krav at svare på.
    .hint = Spil bare videre.
error-no-honours = { $where } har ingen honnører at melde.
    .hint = Det kræver fire eller fem af trumfhonnørerne på én hånd, eller fire esser i uden trumf.

# Gangen i spillet

error-wrong-phase = Det kan ikke lade sig gøre nu. I gang er: { $where }.
    .hint = Det hører til her: { $needed }.
error-nothing-to-deal = Der skal ikke gives kort nu. I gang er: { $where }.
    .hint = Spil først spillet til ende.
error-already-ready = { $where } er allerede klar.
    .hint = Vent på de andre.
error-break-off-pending = Der er allerede en, der foreslår at holde op.
    .hint = Svar først på det forslag.
error-cannot-break-off = Her kan man ikke holde op før tid.
    .hint = Kun en rubber kan afbrydes, og kun mellem to spil.
error-no-break-off-to-answer = { $where } er ikke spurgt, om der skal holdes op.
    .hint = Spil bare videre.
error-match-over = Der er spillet færdigt.
    .hint = Begynd forfra med et nyt bord.
error-already-chosen = { $where } har allerede valgt sådan.
    .hint = Der er ikke noget at ændre.

# Kortgivning

error-not-two-cards = Hver af de to trækker et kort, her er { $count } forskellige.
    .hint = Træk to forskellige kort.
error-wrong-seats = Ved dette bord er der { $seats } pladser, spillet kræver { $needed }.
    .hint = Vælg et spil for så mange spillere.
error-not-four-cards = Lodtrækningen kræver fire forskellige kort, ikke { $count }.
    .hint = Hver spiller trækker ét kort.
error-not-the-pack = Det er { $count } forskellige kort og ikke et helt spil kort.
    .hint = Der er 52 kort, og hvert kort findes én gang.
error-not-thirteen-cards = { $where } har { $count } kort.
    .hint = Hver spiller får 13 kort.
error-card-twice = { $card } er der to gange.
    .hint = Hvert kort findes kun én gang.
error-bad-board-number = Der findes ingen kortmappe { $number }.
    .hint = Mapperne tælles fra 1.
error-bad-holding = { $mask } er ikke kort i en farve.
    .hint = Brug et tal fra 0 til 8191.
error-seat-not-in-ring = { $where } sidder ikke ved dette bord.
    .hint = Der spilles på pladserne { $ring }.

# Skrivemåde

error-unreadable-card = »{ $text }« er ikke et kort.
    .hint = Skriv farve og værdi, for eksempel SA, HT eller D2.
error-unreadable-suit = »{ $text }« er ikke en farve.
    .hint = Skriv C for klør, D for ruder, H for hjerter eller S for spar.
error-unreadable-strain = »{ $text }« er hverken en farve eller uden trumf.
    .hint = Skriv C, D, H, S eller N.
error-unreadable-rank = »{ $text }« er ikke en kortværdi.
    .hint = Skriv 2 til 9, T, J, Q, K eller A.
error-unreadable-hand = »{ $text }« er ikke en hånd.
    .hint = Skriv spar, hjerter, ruder og klør med punktum imellem, for eksempel AKQ2.J3.T984.KQ2.
error-rank-twice = { $rank } står to gange i »{ $text }«.
    .hint = Hvert kort findes kun én gang.
error-unreadable-call = »{ $text }« er ikke en melding.
    .hint = Skriv for eksempel 1H, 3NT, P, X eller XX.
error-not-a-bid = »{ $text }« er ikke et bud.
    .hint = Et bud har trin og farve, for eksempel 2S eller 3NT.
error-unreadable-contract = »{ $text }« er ikke en kontrakt.
    .hint = Skriv for eksempel 4H, 3NT eller 4SX.
error-unreadable-seat = »{ $text }« er ikke en plads.
    .hint = Skriv N, E, S eller W, på dansk også Ø og V.
error-unreadable-side = »{ $text }« er ikke et makkerpar.
    .hint = Skriv NS eller EW, på dansk også ØV.
error-unreadable-vulnerability = »{ $text }« er ikke en zonestilling.
    .hint = Skriv none, ns, ew eller both.
error-unreadable-deal = »{ $text }« er ikke en kortfordeling.
    .hint = Skriv N: og derefter de fire hænder med uret.

# Bevis for fordelingen

error-unknown-commitment-version = Denne udgave af beviset er ukendt.
    .hint = Filen skal indeholde "version": 1.
error-missing-opened-value = Filen mangler »{ $where }«.
    .hint = Brug den fil, som bordet tilbyder efter spillet.
error-opened-value-not-text = »{ $where }« er ikke tekst i anførselstegn i filen.
    .hint = Brug filen uændret, som bordet tilbyder den efter spillet.

# Navne og tekster

error-unknown-language = Sproget »{ $name }« findes ikke her.
    .hint = Vælg mellem: { $known }.
error-unknown-text = Teksten »{ $name }« mangler.
    .hint = Det er en fejl i programmet, som vi gerne vil høre om.
error-text-without-value = Teksten »{ $name }« kan ikke dannes: { $reason }.
    .hint = Det er en fejl i programmet, som vi gerne vil høre om.

# Point og regnskab

error-bad-tricks = Antallet af stik skal være fra 0 til 13.
    .hint = Tæl alle spilførers og bordets stik, også de første seks.
error-bad-part = { $points } er ikke noget at skrive op.
    .hint = Hver post er større end nul; straf skrives hos modstanderne.
error-bad-honours = Honnører kan ikke give { $points } her.
    .hint = De giver { $known }. Fire af de fem trumfhonnører giver 100, alle fem eller fire esser i uden trumf 150.
error-honours-twice = To spillere kan ikke have honnører i samme spil.
    .hint = Skriv kun den hånd, der har fire eller fem af dem.
error-honours-not-scored = Efter disse regler tæller honnører ikke.
    .hint = Udelad dem, eller vælg regler med honnører som chicago-000 eller rubber-laws.
error-passed-out-with-result = Når alle passer, er der hverken stik eller honnører.
    .hint = Udelad dem, eller skriv kontrakten.
error-not-in-form = »{ $option }« bruges ikke i denne spilleform: { $form }.
    .hint = Udelad det, eller vælg en anden spilleform.
error-bad-deal-number = Chicago har ikke noget spil { $number }.
    .hint = Der er fire spil, nummer 1 til 4.
error-bad-carried = Der kan ikke stå { $points } under stregen for { $side }.
    .hint = En påbegyndt udgang har fra 0 til 90 point, i hele tiere.
error-unknown-profile = Der er ingen regler, der hedder »{ $name }«.
    .hint = Vælg mellem: { $known }.
error-unknown-form = Der er ingen spilleform, der hedder »{ $name }«.
    .hint = Vælg mellem: { $known }.
error-unknown-option = Reglerne { $profile } har ikke valget »{ $name }«.
    .hint = Der er: { $known }.
error-bad-option = »{ $value }« kan ikke vælges ved »{ $option }«.
    .hint = Vælg mellem: { $known }.
error-sheet-unknown-header = Hovedlinjen »{ $name }« kendes ikke.
    .hint = Der er: { $known }.
error-sheet-header-twice = Hovedlinjen »{ $name }« står allerede i linje { $first }.
    .hint = Slet den ene.
error-sheet-too-long = Arket har flere end { $most } spil.
    .hint = Fordel spillene på flere ark.
error-sheet-header-late = Hovedlinjen »{ $name }« kommer for sent.
    .hint = Hovedlinjer skal stå før det første spil.
error-sheet-bad-header = »{ $text }« duer ikke efter »{ $name }«.
    .hint = Skriv en af disse: { $known }.
error-sheet-unreadable-line = »{ $text }« er ikke et spil.
    .hint = Skriv spilfører, kontrakt og stik, for eksempel { $known }.
error-sheet-unreadable-declarer = »{ $text }« er ikke en plads.
    .hint = Linjen begynder med spilfører: { $known }.
error-sheet-unreadable-contract = »{ $text }« er ikke en kontrakt.
    .hint = Skriv for eksempel { $known }.
error-sheet-ambiguous-suit = Farven i »{ $text }« kan forstås på to måder.
    .hint = Skriv i stedet for bogstavet: { $known }.
error-sheet-unreadable-tricks = »{ $text }« er ikke et antal stik.
    .hint = Skriv alle stik, som spilførers side fik, fra 0 til 13.
error-sheet-unreadable-honours = »{ $text }« fortæller ikke, hvem der har honnører.
    .hint = Skriv for eksempel { $known }.
error-sheet-unknown-word = »{ $text }« giver ingen mening i denne linje.
    .hint = Her kan for eksempel stå { $known }.
error-sheet-missing-players = Linjen med spillerne mangler.
    .hint = Skriv over det første spil, med uret og første kortgiver først: { $known }.
error-sheet-bad-players = »{ $text }« nævner ikke tre spillere.
    .hint = Skriv tre forskellige navne på hvert ét ord, med uret og første kortgiver først, for eksempel { $known }.
error-sheet-unreadable-deal = »{ $text }« beskriver ikke et spil.
    .hint = Skriv forhånd, kontrakt og alle tre spilleres stik, for eksempel { $known }.
error-sheet-unreadable-forehand = »{ $text }« er ingen af spillerne.
    .hint = Linjen begynder med forhånden, en af: { $known }.
error-sheet-wrong-forehand = { $player } er ikke forhånd i spil { $number }.
    .hint = Det er { $known }s tur. Mangler en linje, eller står den der to gange?
error-sheet-unknown-contract = »{ $text }« er ikke en kontrakt i dette spil.
    .hint = Skriv en af: { $known }.
error-sheet-wrong-trumps = »{ $text }« angiver ikke trumffarven rigtigt.
    .hint = Skriv for eksempel { $known }.
error-sheet-contract-again = { $player } har allerede spillet { $name }, i linje { $first }.
    .hint = Hver kontrakt spilles én gang. Endnu fri: { $known }.
error-sheet-contract-not-open = { $name } spilles ikke i spil { $number }.
    .hint = Mulig er: { $known }.
error-sheet-unreadable-share = »{ $text }« er ikke et antal stik.
    .hint = Skriv tre tal fra 0 til 16, der tilsammen giver 16.
error-sheet-tricks-not-16 = Stikkene { $text } giver { $total } og ikke 16.
    .hint = Skriv alle tres stik i denne rækkefølge: { $known }.

# Ved bordet over nettet

error-not-your-hand = De kort spilles af en anden.
    .hint = Spil fra din egen hånd; spilfører spiller også fra bordet.
error-wrong-type = Meldinger og kort skal være tekst.
    .hint = Send for eksempel "1H" eller "SA".
error-unknown-level = Computerspillerne har intet niveau, der hedder »{ $name }«.
    .hint = Vælg mellem: { $known }.
error-unknown-pace = Der er intet tempo, der hedder »{ $name }«.
    .hint = Vælg mellem: { $known }.
error-unknown-event = Hændelsen »{ $name }« kendes ikke.
    .hint = Der er: { $known }.
error-unreadable-event = En gemt hændelse kan ikke læses: { $where }.
    .hint = Filen med borde er beskadiget eller fra en nyere udgave.
error-version-conflict = Der er sket noget ved bordet imens.
    .hint = Se efter, og prøv så igen.
error-unknown-table = Der er intet bord »{ $name }«.
    .hint = Se adressen efter, eller åbn et nyt bord.
error-forged-cookie = Det adgangskort er ikke herfra.
    .hint = Hent siden igen, så får du et nyt.

# Meldesystemer

error-bad-system = Der er en fejl i meldesystemet, { $where }, knude { $node }: { $reason }
    .hint = Ret dette sted i filen.
error-unknown-system = Der er ikke noget meldesystem, der hedder »{ $name }«.
    .hint = Der findes: { $known }.

# Kommandolinjen

error-no-such-command = Der er ingen kommando »{ $where }«.
    .hint = Vælg mellem: { $known }.
error-extra-argument = Det er for meget: { $where }
    .hint = Sæt citationstegn om det, der har mellemrum.
error-no-such-option = Der er ikke noget valg { $where }.
    .hint = { $similar ->
        [none] { $command } --help viser dem alle.
       *[other] Noget lignende hedder: { $similar }. { $command } --help viser dem alle.
    }
error-option-without-value = Der mangler en værdi efter { $where }.
    .hint = { $command } --help viser, hvad valgene venter.
error-option-takes-no-value = Valget { $where } tager ingen værdi.
    .hint = Skriv kun { $where }.
error-missing-argument = Der mangler: { $where }
    .hint = { $command } --help viser, hvad der skal til.
error-missing-option = Der mangler { $option }.
    .hint = Spilfører (--by) og stik (--tricks) skal med, undtagen ved »pas«.
error-missing-profile = Der mangler --profile: efter hvilke regler skal der regnes?
    .hint = Vælg mellem: { $known }.
error-wrong-usage = Kommandoen kan ikke forstås.
    .hint = { $command } --help viser, hvordan den ser ud.
error-bad-value = »{ $text }« passer ikke her.
    .hint = Skriv --help efter kommandoen for at se, hvad den venter.
error-not-a-number = »{ $text }« er ikke et helt tal.
    .hint = Skriv kun cifre.
error-not-a-decimal = »{ $text }« er ikke et tal.
    .hint = Skriv det med punktum, for eksempel 2 eller 0.5.
error-number-too-small = »{ $text }« er for lidt.
    .hint = Tilladt er { $least } eller mere.
error-number-too-large = »{ $text }« er for meget.
    .hint = Tilladt er { $most } eller mindre.
error-unreadable-carried = »{ $text }« fortæller ikke, hvad der står under stregen.
    .hint = Skriv side og point, for eksempel NS:40, og hver side højst én gang.
error-file-missing = Filen findes ikke.
    .hint = Se navn og mappe efter.
error-file-is-folder = Det er en mappe og ikke en fil.
    .hint = Skriv navnet på en fil i mappen.
error-file-unreadable = Filen kan ikke åbnes.
    .hint = Se efter, om du har lov til at læse den.
error-file-not-text = Der er ikke tekst i filen.
    .hint = Gem den som almindelig tekst i UTF-8.
error-file-too-large = Filen er større end { $kilobytes } kB.
    .hint = Her ventes en kort tekst; er det den rigtige fil?
error-file-not-json = Der er ikke noget JSON-objekt i filen.
    .hint = Brug filen, præcis som bordet tilbyder den.
error-unreadable-commitment = »{ $text }« er ikke en kontrolsum.
    .hint = Den har 64 tegn, cifre og bogstaver fra a til f.
error-unknown-log-level = Der er ikke noget niveau »{ $name }«.
    .hint = Vælg mellem: { $known }.
error-no-data-folder = Der kan ikke gemmes noget i denne mappe.
    .hint = Vælg en anden mappe med --data.
error-unusable-database = Databasen { $where } kan ikke bruges.
    .hint = Vælg en anden mappe med --data, eller flyt filen ud.
error-unusable-key = Nøglen { $where } kan ikke bruges.
    .hint = Slet filen, så laves der en ny; alle gæster er derefter nye gæster.
error-bad-port = Der er ingen port { $port }.
    .hint = Brug 0 til 65535; 0 finder selv en ledig.
error-port-taken = Port { $port } på { $host } er ikke ledig.
    .hint = Vælg en anden med --port, eller luk det program, der bruger den.
error-port-forbidden = Programmet må ikke åbne port { $port }.
    .hint = Brug en fra 1024 og op.
error-unknown-host = Denne computer har ikke adressen »{ $name }«.
    .hint = Brug 127.0.0.1 for computeren selv eller 0.0.0.0 for alle på nettet.
error-bad-host-name = »{ $name }« er ikke navnet på en computer.
    .hint = Skriv kun navnet, for eksempel bridge.example, uden http:// og uden port.

# Server

error-not-found = Der er ikke noget på { $name }.
    .hint = Se adressen efter, eller begynd på forsiden.
error-method-not-allowed = { $name } kan ikke bruges på denne adresse.
    .hint = Her kan bruges: { $known }.
error-bad-json = Det er ikke gyldig JSON.
    .hint = Send ét JSON-objekt i UTF-8.
error-missing-field = Der mangler et felt: { $where }.
    .hint = Se på /api/schema, hvilke der skal med.
error-wrong-field = Et felt har ikke den rigtige form.
    .hint = Se på /api/schema, hvad der kan stå.
error-unknown-message = Den slags besked findes ikke.
    .hint = Se på /api/schema, hvilke der er.
error-message-too-large = Beskeden er for lang med { $size } tegn.
    .hint = Den må have { $limit }.
error-body-too-large = Der er sendt for meget på én gang.
    .hint = Send mindre.
error-foreign-origin = Siden { $name } må ikke bruge denne server.
    .hint = Åbn bordet på dets egen adresse.
error-foreign-host = Denne server svarer ikke på navnet »{ $name }«.
    .hint = Åbn den på dens IP-adresse. Skal navnet gælde, så start serveren med --host-name { $name }
error-internal = Noget gik galt på serveren.
    .hint = Intet ved bordet er tabt. Hent siden igen, og prøv en gang til.
error-table-busy = Der sker for meget på én gang ved bordet.
    .hint = Prøv igen om lidt.
error-stale-version = Der er sket noget ved bordet imens.
    .hint = Se efter, og bestem dig så igen.
error-not-seated = Du har ingen plads ved dette bord.
    .hint = Du kan se på eller tage en plads fra computeren.
error-already-seated = Du sidder allerede ved bordet.
    .hint = Spil videre på din plads.
error-seat-taken = { $where } er optaget.
    .hint = Kun de pladser, hvor computeren spiller, er ledige.
error-not-to-act = { $where } skal ikke gøre noget nu.
    .hint = Vent, til bordet spørger.
error-nothing-to-do = { $where } har ikke noget at bestemme nu.
    .hint = Vent på de andre.
error-unknown-deal = Der er ikke noget færdigt spil { $name } ved dette bord.
    .hint = Man kan kun se spil, der er slut.
error-bad-name = Det navn kan ikke bruges.
    .hint = Brug højst { $limit } synlige tegn.
error-too-many-tables = Du har allerede { $limit } åbne borde.
    .hint = Spil et af dem færdigt først.
error-too-many-messages = Det var for mange beskeder på én gang.
    .hint = I længden må der højst være { $limit } i sekundet. Vent et øjeblik.
error-too-many-sockets = Du har allerede åbnet dette bord { $limit } gange.
    .hint = Luk en anden fane med dette bord.
error-match-not-over = I er ikke færdige endnu.
    .hint = Spil til ende, så kan I begynde igen.
error-no-draw-here = Her trækkes der ikke lod om nye makkere.
    .hint = Spil videre med de samme makkere.
error-position-empty = I denne stilling har ingen flere kort.
    .hint = Spørg om en stilling, hvor der stadig spilles.
error-position-uneven = { $where } har ikke lige så mange kort som de andre.
    .hint = Alle hænder er lige lange; den, der allerede har spillet til stikket, har et kort mindre.
error-position-hidden = Ikke alle fire hænder er åbne.
    .hint = Til denne beregning skal alle kort være kendt.
error-position-too-large = Den enkle beregner kan ikke klare denne stilling.
    .hint = Installer den hurtige med: pip install "strohmann[dds]"
error-solver-missing = Beregneren for åbne kort er ikke installeret.
    .hint = Installer den med: pip install "strohmann[dds]"
error-solver-failed = Beregneren for åbne kort gav op (melding { $number }).
    .hint = Se efter, om kortene og stikket passer.
error-bad-trick-table = Det er ikke en hel stiktabel.
    .hint = Der skal være 20 tal fra 0 til 13: fire pladser med fem trumfer hver.
error-unreadable-trick-table = “{ $text }” er ikke en stiktabel.
    .hint = Der skal være 20 tegn 0 til 9 og A til D: N, S, Ø, V med UT, spar, hjerter, ruder og klør hver.
error-no-deals = Der er ingen fordeling i { $where }.
    .hint = Der skal være en PBN-fil, eller på hver linje en fordeling som “N:AKQ2.J3.T984.KQ2 …”.
error-unreadable-shape = “{ $text }” er ikke en fordeling.
    .hint = Skriv længderne af spar, hjerter, ruder, klør som 5+ 4 x x, (4432) eller balanced.
error-condition-too-long = Betingelsen er for lang.
    .hint = Op til { $limit } tegn er tilladt.
error-condition-too-deep = Betingelsen har for mange parenteser i hinanden.
    .hint = Op til { $limit } er tilladt.
error-condition-ends-early = Betingelsen holder op midt i det hele (tegn { $column }).
    .hint = Skriv den færdig, for eksempel: north.balanced and north.hcp >= 15
error-condition-unexpected = “{ $text }” passer ikke her (tegn { $column }).
    .hint = En betingelse ser sådan ud: north.balanced and 15 <= north.hcp <= 17
error-condition-unknown-word = “{ $text }” er ukendt her (tegn { $column }).
    .hint = Mulige er: { $known }
error-condition-is-number = Her står et tal, men der skal være et ja eller nej (tegn { $column }).
    .hint = Sammenlign tallet, for eksempel med >= 15.
error-condition-is-truth = Her står et ja eller nej, men der skal være et tal (tegn { $column }).
    .hint = Forbind betingelser med and, or og not.
error-condition-without-solver = Der mangler en beregner til stik med åbne kort.
    .hint = Giv en funktion med, der regner dem ud.
error-bad-range = Området fra { $low } til { $high } er tomt.
    .hint = Det mindste tal står først.
error-order-impossible = Ingen fordeling kan se sådan ud.
    .hint = Gør betingelsen løsere.
error-order-too-rare = Blandt { $count } fordelinger passede ingen.
    .hint = Gør betingelsen løsere.
error-script-too-long = { $where }, linje { $line }, kolonne { $column }: Scriptet er for langt.
    .hint = Op til { $limit } tegn er tilladt.
error-script-number-too-large = { $where }, linje { $line }, kolonne { $column }: Tallet er for stort.
    .hint = Tal har op til { $limit } cifre.
error-script-not-closed = { $where }, linje { $line }, kolonne { $column }: Det, der begynder her med { $text }, slutter aldrig.
    .hint = Afslut en tekst med ", en kommentar med */.
error-script-unexpected = { $where }, linje { $line }, kolonne { $column }: »{ $text }« betyder ikke noget her.
    .hint = Skriv ord, tal, tekster i dobbelte anførselstegn og regnetegn.
error-script-expected = { $where }, linje { $line }, kolonne { $column }: Her står »{ $text }«.
    .hint = Ventet: { $known }
error-script-number-expected = { $where }, linje { $line }, kolonne { $column }: Her står »{ $text }«.
    .hint = Ventet: et helt tal.
error-script-text-expected = { $where }, linje { $line }, kolonne { $column }: Her står »{ $text }«.
    .hint = Ventet: en tekst i dobbelte anførselstegn.
error-script-card-expected = { $where }, linje { $line }, kolonne { $column }: Her står »{ $text }«.
    .hint = Ventet: et kort med rangen først, for eksempel AS eller TC.
error-script-shape-expected = { $where }, linje { $line }, kolonne { $column }: Her står »{ $text }«.
    .hint = Ventet: en fordeling af 13 kort, for eksempel 5431, 54xx eller any 4333.
error-script-contract-expected = { $where }, linje { $line }, kolonne { $column }: Her står »{ $text }«.
    .hint = Ventet: en kontrakt, for eksempel x3N, x4Hx eller x1Sxx.
error-script-expression-expected = { $where }, linje { $line }, kolonne { $column }: Her står »{ $text }«.
    .hint = Ventet: et tal, et navn, en funktion eller en parentes.
error-script-holding-expected = { $where }, linje { $line }, kolonne { $column }: Her står »{ $text }«.
    .hint = Ventet: en farve og dens kort, for eksempel SAQ542.
error-script-unknown-name = { $where }, linje { $line }, kolonne { $column }: Navnet »{ $text }« er ukendt.
    .hint = Fastlæg det længere oppe: navn = udtryk.
error-script-reserved-name = { $where }, linje { $line }, kolonne { $column }: »{ $text }« er et ord i sproget.
    .hint = Vælg et andet navn.
error-script-name-twice = { $where }, linje { $line }, kolonne { $column }: Navnet »{ $text }« er allerede brugt.
    .hint = Vælg et andet navn.
error-script-count-out-of-range = { $where }, linje { $line }, kolonne { $column }: »{ $text }« er ikke muligt her.
    .hint = Mulige er op til 100000000 fordelinger, 13 kort og tællingerne 0 til 9.
error-script-too-many-points = { $where }, linje { $line }, kolonne { $column }: »{ $text }« er et tal for meget.
    .hint = Der er 13 range, fra es til to.
error-script-card-twice = { $where }, linje { $line }, kolonne { $column }: Et kort i »{ $text }« er allerede givet.
    .hint = Hvert kort kan kun gives én gang.
error-script-hand-too-long = { $where }, linje { $line }, kolonne { $column }: Med »{ $text }« har hånden mere end 13 kort.
    .hint = Fjern nogle.
error-script-bad-range = { $where }, linje { $line }, kolonne { $column }: Området, der slutter med »{ $text }«, kan ikke tælles op.
    .hint = Det mindste tal står først; mulige er 10000 værdier, ved to tal 200 hver.
error-script-too-deep = { $where }, linje { $line }, kolonne { $column }: Udtrykket har for mange led i hinanden.
    .hint = Op til { $limit } trin er tilladt.
error-script-division-by-zero = { $where }, linje { $line }, kolonne { $column }: Her divideres med nul.
    .hint = Spørg først, for eksempel: n == 0 ? 0 : m / n
error-script-result-too-large = { $where }, linje { $line }, kolonne { $column }: Resultatet er for stort.
    .hint = Regn med mindre tal.
error-script-bad-tricks = { $where }, linje { $line }, kolonne { $column }: { $tricks } stik kan ikke afregnes.
    .hint = Der er 0 til 13 stik.
error-script-bad-rnd = { $where }, linje { $line }, kolonne { $column }: Der findes intet tilfældigt tal under { $number }.
    .hint = Skriv mindst rnd(1).
error-option-beside-script = { $where } passer ikke til --script.
    .hint = Scriptet siger selv, hvad der skal gives, og hvordan det udskrives.
error-unknown-deal-format = »{ $text }« er ikke et format til fordelinger.
    .hint = Mulige er: { $known }.
error-unreadable-fixed-cards = “{ $text }” er ikke faste kort.
    .hint = Der skal være en plads og dens kort, for eksempel N:AKQ2... eller S:..AK.2
error-deal-not-complete = Fordelingen { $where } er ikke hel.
    .hint = Der skal være fire hænder med i alt 52 forskellige kort.
error-no-plays = Der er intet spilleforløb i { $where }.
    .hint = Der skal være en PBN- eller LIN-fil med kontrakter og spillede kort.
error-no-form-of-bridge = »{ $name }« gøres ikke op som bridge.
    .hint = Vælg en profil for bridge.
error-unknown-contract-name = Der findes ingen kontrakt »{ $name }«.
    .hint = Mulige er: { $known }.
error-wrong-trumps = { $name } kan ikke have den trumf.
    .hint = Spader har spar, Valfri og Trumf har en farve, Sang og Pass har ingen.
error-contract-played-before = { $where } har spillet { $name } før.
    .hint = Hver kontrakt spilles én gang. Endnu ledige: { $known }.
error-contract-not-open = { $name } kan ikke spilles i dette spil.
    .hint = Mulige er: { $known }.
error-variants-not-combined = De varianter passer ikke til »{ $where }«.
    .hint = At se alt først og andre åbne kort findes kun med frit valg af kontrakt.
error-wrong-open-places = De kort i bunken kan ikke lægges åbent: { $where }.
    .hint = Fra midten tages fire kort, aldrig det første eller sidste, aldrig to ved siden af hinanden.
error-wrong-cut = Der tages kun et kort af, hvor det bestemmer trumf (spil { $number }).
    .hint = I det britiske spil er det hver givers andet spil.
error-tricks-not-16 = Stikkene { $tricks } er ikke 16 for tre spillere.
    .hint = Skriv tre tal, der tilsammen er 16.
error-dealer-known = Den første giver er allerede fundet.
    .hint = Giv det næste spil.
error-dealer-not-drawn = Den første giver er ikke trukket endnu.
    .hint = Træk lod om giveren først.
error-not-forehand = Ikke { $where }, men { $turn } er forhånd.
    .hint = Forhånden vælger kontrakten og lægger fire kort væk.
error-discard-four = { $count ->
    [one] Ét kort er
   *[other] { $count } kort er
} ikke fire.
    .hint = Læg netop fire forskellige kort væk.
error-claim-all = Der er { $remaining } stik tilbage, og man kan kun kræve dem alle.
    .hint = Kræv alle resterende stik, eller spil videre.
error-not-in-this-game = Den handling findes ikke i dette spil.
    .hint = Vælg en af de handlinger, der tilbydes.
