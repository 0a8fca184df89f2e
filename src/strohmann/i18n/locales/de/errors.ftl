# Zu jeder Fehlernummer der Satz, der sagt, was nicht geht, und ein Hinweis, was geht.

law = § { $number }
place-line = Zeile { $number }

phase-drawing = Auslosung der Plätze
phase-dealing = Geben
phase-stock = Spiel um die Karten des Stapels
phase-auction = Reizung
phase-play = Abspiel
phase-honours = Ansagen der Honneurs
phase-between = Pause zwischen zwei Spielen
phase-over = Ende der Partie

# Reizung

error-auction-over = Die Reizung ist zu Ende.
    .hint = Nach drei Passe auf ein Gebot wird nicht mehr gereizt.
error-insufficient-bid = { $where } ist nicht höher als { $last }.
    .hint = Biete eine höhere Stufe oder auf derselben Stufe eine höhere Farbe; am höchsten steht Sans Atout.
error-nothing-to-double = Es gibt noch kein Gebot, das man kontrieren kann.
    .hint = Kontra geht nur auf ein Gebot der Gegner.
error-double-own-side = { $last } ist ein Gebot der eigenen Seite.
    .hint = Kontra geht nur auf ein Gebot der Gegner.
error-already-doubled = { $last } ist schon kontriert.
    .hint = Es bleiben Passe oder ein höheres Gebot.
error-nothing-to-redouble = Hier gibt es nichts zu rekontrieren.
    .hint = Rekontra geht nur nach einem Kontra der Gegner.
error-redouble-own-double = Das Kontra kommt von der eigenen Seite.
    .hint = Rekontra geht nur nach einem Kontra der Gegner.
error-already-redoubled = Das letzte Gebot ist schon rekontriert.
    .hint = Es bleiben Passe oder ein höheres Gebot.
error-call-out-of-turn = { $where } ist nicht an der Reihe.
    .hint = Jetzt ist { $turn } mit Reizen dran.
error-bad-level = Eine Stufe { $level } gibt es nicht.
    .hint = Gebote gehen von Stufe 1 bis Stufe 7.

# Abspiel

error-play-over = Alle 13 Stiche sind gespielt.
    .hint = Sieh dir die Abrechnung an, dann geht es weiter.
error-play-out-of-turn = { $where } ist nicht an der Reihe.
    .hint = Die nächste Karte kommt von { $turn }.
error-card-not-held = { $where } hat { $card } nicht.
    .hint = Wähle eine Karte, die noch in diesem Blatt ist.
error-must-follow-suit = { $where } bedient nicht: { $suit } ist ausgespielt.
    .hint = Wer noch { $suit } hat, muss bedienen.
error-must-trump = { $where } sticht nicht: { $suit } ist Trumpf.
    .hint = Wer nicht bedienen kann und Trumpf hat, muss hier einen Trumpf legen.
error-claim-pending = Erst muss über den Rest der Stiche entschieden werden.
    .hint = Alle Gefragten nehmen an oder lassen weiterspielen.
error-no-dummy = Zu zweit spielt jeder für sich, es gibt keinen Tisch.
    .hint = Spiele nur deine eigene Hand.
error-dummy-cannot-claim = Der Tisch darf weder Stiche beanspruchen noch abgeben.
    .hint = Das entscheidet der Alleinspieler.
error-claim-all-or-none = Es sind noch { $remaining } Stiche offen, nicht { $where }.
    .hint = Beanspruche alle restlichen Stiche oder gib alle ab.
error-no-claim-to-answer = Hier ist nichts zu beantworten.
    .hint = Es wird einfach weitergespielt.
error-no-honours = { $where } hat keine Honneurs anzusagen.
    .hint = Es zählen vier oder fünf der höchsten Trümpfe in einem Blatt, bei Sans Atout vier Asse.

# Ablauf der Partie

error-wrong-phase = Das geht jetzt nicht. Gerade läuft: { $where }.
    .hint = Möglich ist es nur hier: { $needed }.
error-nothing-to-deal = Jetzt wird nicht gegeben. Gerade läuft: { $where }.
    .hint = Erst muss das laufende Spiel zu Ende sein.
error-already-ready = { $where } hat schon auf Weiter gedrückt.
    .hint = Warte, bis auch die anderen so weit sind.
error-break-off-pending = Es ist schon vorgeschlagen, die Partie abzubrechen.
    .hint = Erst antworten alle auf diesen Vorschlag.
error-cannot-break-off = Diese Partie lässt sich nicht abbrechen.
    .hint = Abbrechen kann man nur einen Rubber, und nur zwischen zwei Spielen.
error-no-break-off-to-answer = { $where } ist nach keinem Abbruch gefragt.
    .hint = Es wird einfach weitergespielt.
error-match-over = Die Partie ist zu Ende.
    .hint = Beginne eine neue.
error-already-chosen = { $where } hat das schon so gewählt.
    .hint = Es muss nichts geändert werden.

# Geben

error-not-two-cards = Hier zieht jeder der beiden eine Karte, es sind { $count } verschiedene.
    .hint = Ziehe zwei verschiedene Karten.
error-wrong-seats = An diesem Tisch sind { $seats } Plätze, die Partie braucht { $needed }.
    .hint = Wähle eine Partie für so viele Spieler.
error-not-four-cards = Zum Auslosen braucht es vier verschiedene Karten, nicht { $count }.
    .hint = Jeder zieht genau eine Karte.
error-not-the-pack = Das sind { $count } verschiedene Karten, kein ganzes Spiel.
    .hint = Ein Kartenspiel hat 52 Karten, jede genau einmal.
error-not-thirteen-cards = { $where } hat { $count } Karten.
    .hint = Jeder bekommt 13 Karten.
error-card-twice = { $card } kommt zweimal vor.
    .hint = Jede Karte gibt es nur einmal.
error-bad-board-number = Ein Board { $number } gibt es nicht.
    .hint = Boards werden ab 1 gezählt.
error-bad-holding = { $mask } beschreibt keine Karten einer Farbe.
    .hint = Erlaubt sind Zahlen von 0 bis 8191.
error-seat-not-in-ring = { $where } sitzt nicht an diesem Tisch.
    .hint = Besetzt sind die Plätze { $ring }.

# Schreibweise

error-unreadable-card = „{ $text }“ ist keine Karte.
    .hint = Schreibe Farbe und Rang, zum Beispiel SA, HT oder D2.
error-unreadable-suit = „{ $text }“ ist keine Farbe.
    .hint = Schreibe C für Kreuz, D für Karo, H für Herz oder S für Pik.
error-unreadable-strain = „{ $text }“ ist weder eine Farbe noch Sans Atout.
    .hint = Schreibe C, D, H, S oder N.
error-unreadable-rank = „{ $text }“ ist kein Kartenrang.
    .hint = Schreibe 2 bis 9, T, J, Q, K oder A.
error-unreadable-hand = „{ $text }“ ist kein Blatt.
    .hint = Schreibe Pik, Herz, Karo und Kreuz mit Punkten dazwischen, zum Beispiel AKQ2.J3.T984.KQ2.
error-rank-twice = In „{ $text }“ steht { $rank } zweimal.
    .hint = Jede Karte gibt es nur einmal.
error-unreadable-call = „{ $text }“ ist keine Ansage.
    .hint = Schreibe zum Beispiel 1H, 3NT, P, X oder XX.
error-not-a-bid = „{ $text }“ ist kein Gebot.
    .hint = Ein Gebot nennt Stufe und Farbe, zum Beispiel 2S oder 3NT.
error-unreadable-contract = „{ $text }“ ist kein Kontrakt.
    .hint = Schreibe zum Beispiel 4H, 3NT oder 4SX.
error-unreadable-seat = „{ $text }“ ist kein Platz.
    .hint = Schreibe N, E, S oder W, auf Deutsch auch O für Ost.
error-unreadable-side = „{ $text }“ ist keine Partei.
    .hint = Schreibe NS oder EW, auf Deutsch auch OW.
error-unreadable-vulnerability = „{ $text }“ ist keine Gefahrenlage.
    .hint = Schreibe none, ns, ew oder both.
error-unreadable-deal = „{ $text }“ ist keine Kartenverteilung.
    .hint = Schreibe N: und dann die vier Blätter im Uhrzeigersinn.

# Beweis der Verteilung

error-unknown-commitment-version = Diese Fassung des Nachweises ist unbekannt.
    .hint = Die Datei muss "version": 1 enthalten.
error-missing-opened-value = In der Datei fehlt „{ $where }“.
    .hint = Nimm die Datei, die der Tisch nach dem Spiel anbietet.
error-opened-value-not-text = „{ $where }“ ist in der Datei kein Text in Anführungszeichen.
    .hint = Nimm die Datei unverändert so, wie der Tisch sie nach dem Spiel anbietet.

# Namen und Texte

error-unknown-language = Die Sprache „{ $name }“ gibt es hier nicht.
    .hint = Vorhanden sind: { $known }.
error-unknown-text = Der Text „{ $name }“ fehlt im Katalog.
    .hint = Das ist ein Fehler im Programm. Bitte melde ihn.
error-text-without-value = Der Text „{ $name }“ lässt sich nicht bilden: { $reason }.
    .hint = Das ist ein Fehler im Programm. Bitte melde ihn.

# Punkte und Schreibblock

error-bad-tricks = Die Zahl der Stiche muss zwischen 0 und 13 liegen.
    .hint = Gezählt werden alle Stiche der Alleinspielerseite, auch die ersten sechs.
error-bad-part = { $points } ist keine Punktzahl.
    .hint = Jeder Posten ist größer als null; Strafen schreibt die Gegenseite an.
error-bad-honours = { $points } Punkte für Honneurs gibt es hier nicht.
    .hint = Möglich sind: { $known }. Vier der fünf höchsten Trümpfe zählen 100, alle fünf oder vier Asse bei Sans Atout 150.
error-honours-twice = Zwei Spieler können nicht zugleich Honneurs haben.
    .hint = Gib nur das Blatt mit vier oder fünf Honneurs an.
error-honours-not-scored = Honneurs zählen nach diesen Regeln nicht.
    .hint = Lass sie weg, oder nimm Regeln mit Honneurs, etwa chicago-000 oder rubber-laws.
error-passed-out-with-result = Ein ausgepasstes Spiel hat weder Stiche noch Honneurs.
    .hint = Lass sie weg, oder gib den Kontrakt an.
error-not-in-form = „{ $option }“ gibt es in dieser Spielform nicht: { $form }.
    .hint = Lass die Angabe weg, oder wähle eine andere Spielform.
error-bad-deal-number = Ein Spiel { $number } gibt es im Chicago nicht.
    .hint = Ein Chicago hat die Spiele 1 bis 4.
error-bad-carried = { $points } Punkte können für { $side } nicht unter dem Strich stehen.
    .hint = Ein angefangenes Vollspiel hat 0 bis 90 Punkte, in Zehnern.
error-unknown-profile = Regeln mit dem Namen „{ $name }“ gibt es nicht.
    .hint = Vorhanden sind: { $known }.
error-unknown-form = Eine Spielform „{ $name }“ gibt es nicht.
    .hint = Vorhanden sind: { $known }.
error-unknown-option = Die Regeln { $profile } kennen keine Einstellung „{ $name }“.
    .hint = Vorhanden sind: { $known }.
error-bad-option = „{ $value }“ passt nicht zur Einstellung „{ $option }“.
    .hint = Möglich sind: { $known }.
error-sheet-unknown-header = Eine Kopfzeile „{ $name }“ gibt es nicht.
    .hint = Vorhanden sind: { $known }.
error-sheet-header-twice = Die Kopfzeile „{ $name }“ steht schon in Zeile { $first }.
    .hint = Lösche eine von beiden.
error-sheet-too-long = Das Blatt ist länger als { $most } Spiele.
    .hint = Verteile die Partie auf mehrere Blätter.
error-sheet-header-late = Die Kopfzeile „{ $name }“ kommt zu spät.
    .hint = Kopfzeilen stehen über dem ersten Spiel.
error-sheet-bad-header = Mit „{ $text }“ lässt sich „{ $name }“ nicht angeben.
    .hint = Möglich sind: { $known }.
error-sheet-unreadable-line = Mit „{ $text }“ ist kein Spiel beschrieben.
    .hint = Schreibe Alleinspieler, Kontrakt und Stiche, zum Beispiel { $known }.
error-sheet-unreadable-declarer = „{ $text }“ ist kein Platz.
    .hint = Die Zeile beginnt mit dem Alleinspieler: { $known }.
error-sheet-unreadable-contract = „{ $text }“ ist kein Kontrakt.
    .hint = Schreibe zum Beispiel { $known }.
error-sheet-ambiguous-suit = In „{ $text }“ ist die Farbe nicht eindeutig.
    .hint = Schreibe statt des einen Buchstabens: { $known }.
error-sheet-unreadable-tricks = „{ $text }“ ist keine Zahl von Stichen.
    .hint = Schreibe alle Stiche der Alleinspielerseite, 0 bis 13.
error-sheet-unreadable-honours = „{ $text }“ gibt keine Honneurs an.
    .hint = Schreibe zum Beispiel { $known }.
error-sheet-unknown-word = Mit „{ $text }“ kann diese Zeile nichts anfangen.
    .hint = Passen würde zum Beispiel { $known }.
error-sheet-missing-players = Die Zeile mit den Spielern fehlt.
    .hint = Schreibe über das erste Spiel, im Uhrzeigersinn und mit dem ersten Geber zuerst: { $known }.
error-sheet-bad-players = „{ $text }“ nennt nicht drei Spieler.
    .hint = Schreibe drei verschiedene Namen aus je einem Wort, im Uhrzeigersinn und mit dem ersten Geber zuerst, zum Beispiel { $known }.
error-sheet-unreadable-deal = Mit „{ $text }“ ist kein Spiel beschrieben.
    .hint = Schreibe Vorhand, Kontrakt und die Stiche aller drei Spieler, zum Beispiel { $known }.
error-sheet-unreadable-forehand = „{ $text }“ ist keiner der Spieler.
    .hint = Die Zeile beginnt mit der Vorhand, einem von: { $known }.
error-sheet-wrong-forehand = { $player } ist in Spiel { $number } nicht Vorhand.
    .hint = Dran ist { $known }. Fehlt eine Zeile, oder steht eine doppelt da?
error-sheet-unknown-contract = „{ $text }“ ist kein Kontrakt dieses Spiels.
    .hint = Schreibe einen von: { $known }.
error-sheet-wrong-trumps = In „{ $text }“ stimmt die Angabe der Trumpffarbe nicht.
    .hint = Schreibe zum Beispiel { $known }.
error-sheet-contract-again = { $player } hat { $name } schon gespielt, in Zeile { $first }.
    .hint = Jeder Kontrakt wird einmal gespielt. Noch frei: { $known }.
error-sheet-contract-not-open = { $name } wird in Spiel { $number } nicht gespielt.
    .hint = Möglich ist: { $known }.
error-sheet-unreadable-share = „{ $text }“ ist keine Zahl von Stichen.
    .hint = Schreibe drei Zahlen von 0 bis 16, die zusammen 16 ergeben.
error-sheet-tricks-not-16 = Die Stiche { $text } ergeben { $total } und nicht 16.
    .hint = Schreibe die Stiche aller drei, in dieser Reihenfolge: { $known }.

# Am Tisch über das Netz

error-not-your-hand = Diese Karten spielt jemand anders.
    .hint = Spiele aus deinem eigenen Blatt, als Alleinspieler auch vom Tisch.
error-wrong-type = Ansagen und Karten müssen Text sein.
    .hint = Sende zum Beispiel "1H" oder "SA".
error-unknown-level = Ein Niveau „{ $name }“ haben die Computerspieler nicht.
    .hint = Vorhanden sind: { $known }.
error-unknown-pace = Ein Tempo „{ $name }“ gibt es nicht.
    .hint = Vorhanden sind: { $known }.
error-unknown-event = Ein Ereignis „{ $name }“ gibt es nicht.
    .hint = Vorhanden sind: { $known }.
error-unreadable-event = Ein gespeichertes Ereignis ist nicht lesbar: { $where }.
    .hint = Die Datei mit den Tischen ist beschädigt oder stammt aus einer neueren Fassung.
error-version-conflict = Am Tisch ist inzwischen etwas geschehen.
    .hint = Sieh nach und versuche es dann noch einmal.
error-unknown-table = Einen Tisch „{ $name }“ gibt es nicht.
    .hint = Prüfe die Adresse, oder eröffne einen neuen Tisch.
error-forged-cookie = Dieser Ausweis stammt nicht von hier.
    .hint = Lade die Seite neu; du bekommst dann einen neuen.

# Bietsysteme

error-bad-system = Das Bietsystem ist fehlerhaft, { $where }, Knoten { $node }: { $reason }
    .hint = Verbessere diese Stelle der Datei.
error-unknown-system = Ein Bietsystem „{ $name }“ gibt es nicht.
    .hint = Es gibt: { $known }.

# Kommandozeile

error-no-such-command = Einen Befehl „{ $where }“ gibt es nicht.
    .hint = Vorhanden sind: { $known }.
error-extra-argument = Das ist eine Angabe zu viel: { $where }
    .hint = Setze Angaben mit Leerzeichen in Anführungszeichen.
error-no-such-option = Die Option { $where } gibt es nicht.
    .hint = { $similar ->
        [none] Mit { $command } --help siehst du alle.
       *[other] Ähnlich heißt: { $similar }. Mit { $command } --help siehst du alle.
    }
error-option-without-value = Der Option { $where } fehlt ihr Wert.
    .hint = { $command } --help zeigt, was die Optionen wollen.
error-option-takes-no-value = Die Option { $where } nimmt keinen Wert.
    .hint = Schreibe nur { $where }.
error-missing-argument = Es fehlt: { $where }
    .hint = { $command } --help zeigt, was nötig ist.
error-missing-option = Die Option { $option } fehlt.
    .hint = Außer bei „passe“ braucht es Alleinspieler (--by) und Stiche (--tricks).
error-missing-profile = Die Option --profile fehlt: nach welchen Regeln wird abgerechnet?
    .hint = Vorhanden sind: { $known }.
error-wrong-usage = Dieser Aufruf ist nicht zu verstehen.
    .hint = { $command } --help zeigt, wie er aussieht.
error-bad-value = „{ $text }“ passt hier nicht.
    .hint = Mit --help zeigt jeder Befehl, was er will.
error-not-a-number = „{ $text }“ ist keine ganze Zahl.
    .hint = Schreibe nur Ziffern.
error-not-a-decimal = „{ $text }“ ist keine Zahl.
    .hint = Schreibe sie mit Punkt, etwa 2 oder 0.5.
error-number-too-small = „{ $text }“ ist zu wenig.
    .hint = Erlaubt ist { $least } oder mehr.
error-number-too-large = „{ $text }“ ist zu viel.
    .hint = Erlaubt ist { $most } oder weniger.
error-unreadable-carried = „{ $text }“ sagt nicht, was unter dem Strich steht.
    .hint = Schreibe Seite und Punkte, zum Beispiel NS:40; jede Seite höchstens einmal.
error-file-missing = Diese Datei gibt es nicht.
    .hint = Prüfe Namen und Ordner.
error-file-is-folder = Das ist ein Ordner, keine Datei.
    .hint = Nenne eine Datei in diesem Ordner.
error-file-unreadable = Diese Datei lässt sich nicht öffnen.
    .hint = Prüfe, ob du sie lesen darfst.
error-file-not-text = Diese Datei enthält keinen Text.
    .hint = Speichere sie als einfachen Text in UTF-8.
error-file-too-large = Diese Datei ist größer als { $kilobytes } kB.
    .hint = Gesucht ist ein kurzer Text; ist es die richtige Datei?
error-file-not-json = Diese Datei enthält kein JSON-Objekt.
    .hint = Nimm die Datei unverändert so, wie der Tisch sie anbietet.
error-unreadable-commitment = „{ $text }“ ist keine Prüfsumme.
    .hint = Sie hat 64 Zeichen, Ziffern und Buchstaben von a bis f.
error-unknown-log-level = Eine Stufe „{ $name }“ gibt es nicht.
    .hint = Vorhanden sind: { $known }.
error-no-data-folder = In diesem Ordner lässt sich nichts speichern.
    .hint = Nenne mit --data einen anderen Ordner.
error-unusable-database = Die Datenbank { $where } lässt sich nicht benutzen.
    .hint = Nenne mit --data einen anderen Ordner, oder nimm diese Datei heraus.
error-unusable-key = Der Schlüssel { $where } lässt sich nicht benutzen.
    .hint = Lösche die Datei, dann entsteht ein neuer; alle Gäste sind danach neue Gäste.
error-bad-port = Einen Port { $port } gibt es nicht.
    .hint = Erlaubt sind 0 bis 65535; 0 sucht einen freien.
error-port-taken = Port { $port } auf { $host } ist nicht frei.
    .hint = Nimm mit --port einen anderen, oder beende das Programm, das ihn hat.
error-port-forbidden = Port { $port } darf dieses Programm nicht öffnen.
    .hint = Nimm einen ab 1024.
error-unknown-host = Eine Adresse „{ $name }“ hat dieser Rechner nicht.
    .hint = Nimm 127.0.0.1 für diesen Rechner allein oder 0.0.0.0 für alle im Netz.
error-bad-host-name = „{ $name }“ ist kein Name eines Rechners.
    .hint = Schreibe nur den Namen, etwa bridge.example, ohne http:// und ohne Port.

# Server

error-not-found = Unter { $name } ist hier nichts zu finden.
    .hint = Prüfe die Adresse, oder beginne auf der Startseite.
error-method-not-allowed = { $name } geht an dieser Adresse nicht.
    .hint = Möglich ist hier: { $known }.
error-bad-json = Das ist kein gültiges JSON.
    .hint = Sende genau ein JSON-Objekt in UTF-8.
error-missing-field = Ein Feld fehlt: { $where }.
    .hint = Welche Felder nötig sind, steht unter /api/schema.
error-wrong-field = Ein Feld hat nicht die richtige Form.
    .hint = Welche Werte möglich sind, steht unter /api/schema.
error-unknown-message = Diese Art von Nachricht gibt es nicht.
    .hint = Welche es gibt, steht unter /api/schema.
error-message-too-large = Die Nachricht ist mit { $size } Zeichen zu lang.
    .hint = Erlaubt sind { $limit }.
error-body-too-large = Die Anfrage ist zu groß.
    .hint = Sende weniger auf einmal.
error-foreign-origin = Anfragen von der Seite { $name } sind hier nicht erlaubt.
    .hint = Öffne den Tisch unter seiner eigenen Adresse.
error-foreign-host = Unter dem Namen „{ $name }“ antwortet dieser Server nicht.
    .hint = Öffne ihn unter seiner IP-Adresse. Soll der Name gelten, starte den Server mit --host-name { $name }
error-internal = Beim Server ist etwas schiefgegangen.
    .hint = Am Tisch ist nichts verloren. Lade die Seite neu und versuche es noch einmal.
error-table-busy = Am Tisch geschieht gerade zu viel auf einmal.
    .hint = Versuche es gleich noch einmal.
error-stale-version = Am Tisch ist inzwischen etwas geschehen.
    .hint = Sieh nach und entscheide dann neu.
error-not-seated = An diesem Tisch hast du keinen Platz.
    .hint = Du kannst zusehen, oder nimm den Platz eines Computers ein.
error-already-seated = Du sitzt schon an diesem Tisch.
    .hint = Spiele auf deinem Platz weiter.
error-seat-taken = { $where } ist schon besetzt.
    .hint = Frei sind nur Plätze, auf denen ein Computer spielt.
error-not-to-act = { $where } muss gerade nichts tun.
    .hint = Warte, bis der Tisch dich auffordert.
error-nothing-to-do = { $where } hat gerade nichts zu entscheiden.
    .hint = Warte auf die anderen.
error-unknown-deal = Ein fertiges Spiel { $name } gibt es an diesem Tisch nicht.
    .hint = Gezeigt werden nur Spiele, die zu Ende sind.
error-bad-name = Dieser Name geht nicht.
    .hint = Nimm höchstens { $limit } sichtbare Zeichen.
error-too-many-tables = Du hast schon { $limit } offene Tische.
    .hint = Spiele erst einen davon zu Ende.
error-too-many-messages = Das waren zu viele Nachrichten auf einmal.
    .hint = Auf Dauer sind es höchstens { $limit } in der Sekunde. Warte einen Augenblick.
error-too-many-sockets = Du hast diesen Tisch schon { $limit }-mal offen.
    .hint = Schließe einen anderen Reiter mit diesem Tisch.
error-match-not-over = Die Partie ist noch nicht zu Ende.
    .hint = Spielt sie fertig, dann geht es mit einer neuen weiter.
error-no-draw-here = Hier werden keine neuen Partner ausgelost.
    .hint = Spielt mit denselben Partnern weiter.
error-position-empty = In dieser Stellung hat niemand mehr eine Karte.
    .hint = Frage nach einer Stellung, in der noch gespielt wird.
error-position-uneven = Die Hand von { $where } hat nicht so viele Karten wie die anderen.
    .hint = Alle Hände sind gleich lang; wer zum laufenden Stich schon gespielt hat, hat eine Karte weniger.
error-position-hidden = Nicht alle vier Hände sind offen.
    .hint = Für diese Rechnung müssen alle Karten bekannt sein.
error-position-too-large = Für diese Stellung reicht der einfache Rechner nicht.
    .hint = Installiere den schnellen mit: pip install "strohmann[dds]"
error-solver-missing = Der Rechner für offene Karten ist nicht installiert.
    .hint = Installiere ihn mit: pip install "strohmann[dds]"
error-solver-failed = Der Rechner für offene Karten hat aufgegeben (Meldung { $number }).
    .hint = Prüfe die Karten und den laufenden Stich.
error-bad-trick-table = Das ist keine vollständige Stichtabelle.
    .hint = Nötig sind 20 Zahlen von 0 bis 13: vier Plätze mit je fünf Trümpfen.
error-unreadable-trick-table = „{ $text }“ ist keine Stichtabelle.
    .hint = Nötig sind 20 Zeichen 0 bis 9 und A bis D: N, S, O, W mit je SA, Pik, Herz, Karo, Treff.
error-no-deals = In { $where } steht keine Austeilung.
    .hint = Nötig ist eine PBN-Datei, oder auf jeder Zeile eine Austeilung wie „N:AKQ2.J3.T984.KQ2 …“.
error-unreadable-shape = „{ $text }“ ist keine Verteilung.
    .hint = Schreibe die Längen von Pik, Herz, Karo, Treff wie 5+ 4 x x, (4432) oder balanced.
error-condition-too-long = Die Bedingung ist zu lang.
    .hint = Bis zu { $limit } Zeichen sind erlaubt.
error-condition-too-deep = Die Bedingung ist zu tief verschachtelt.
    .hint = Bis zu { $limit } Klammern ineinander sind erlaubt.
error-condition-ends-early = Die Bedingung hört mittendrin auf (Zeichen { $column }).
    .hint = Schreibe sie zu Ende, etwa: north.balanced and north.hcp >= 15
error-condition-unexpected = „{ $text }“ passt hier nicht (Zeichen { $column }).
    .hint = Eine Bedingung sieht so aus: north.balanced and 15 <= north.hcp <= 17
error-condition-unknown-word = „{ $text }“ ist hier unbekannt (Zeichen { $column }).
    .hint = Möglich sind: { $known }
error-condition-is-number = Hier steht eine Zahl, nötig ist ein Ja oder Nein (Zeichen { $column }).
    .hint = Vergleiche die Zahl, etwa mit >= 15.
error-condition-is-truth = Hier steht ein Ja oder Nein, nötig ist eine Zahl (Zeichen { $column }).
    .hint = Verbinde Bedingungen mit and, or und not.
error-condition-without-solver = Für Stiche mit offenen Karten fehlt der Rechner.
    .hint = Gib beim Aufruf eine Funktion mit, die sie berechnet.
error-bad-range = Der Bereich von { $low } bis { $high } ist leer.
    .hint = Die kleinere Zahl steht vorn.
error-order-impossible = Keine Austeilung kann so aussehen.
    .hint = Lockere die Bedingung.
error-order-too-rare = Unter { $count } Austeilungen passte keine.
    .hint = Lockere die Bedingung.
error-script-too-long = { $where }, Zeile { $line }, Spalte { $column }: Das Skript ist zu lang.
    .hint = Erlaubt sind bis zu { $limit } Zeichen.
error-script-number-too-large = { $where }, Zeile { $line }, Spalte { $column }: Diese Zahl ist zu groß.
    .hint = Zahlen haben bis zu { $limit } Ziffern.
error-script-not-closed = { $where }, Zeile { $line }, Spalte { $column }: Was hier mit { $text } beginnt, hört nicht auf.
    .hint = Schließe einen Text mit ", eine Bemerkung mit */.
error-script-unexpected = { $where }, Zeile { $line }, Spalte { $column }: „{ $text }“ bedeutet hier nichts.
    .hint = Schreib Wörter, Zahlen, Texte in doppelten Anführungszeichen und Rechenzeichen.
error-script-expected = { $where }, Zeile { $line }, Spalte { $column }: Hier steht „{ $text }“.
    .hint = Erwartet: { $known }
error-script-number-expected = { $where }, Zeile { $line }, Spalte { $column }: Hier steht „{ $text }“.
    .hint = Erwartet: eine ganze Zahl.
error-script-text-expected = { $where }, Zeile { $line }, Spalte { $column }: Hier steht „{ $text }“.
    .hint = Erwartet: ein Text in doppelten Anführungszeichen.
error-script-card-expected = { $where }, Zeile { $line }, Spalte { $column }: Hier steht „{ $text }“.
    .hint = Erwartet: eine Karte, der Rang zuerst, etwa AS oder TC.
error-script-shape-expected = { $where }, Zeile { $line }, Spalte { $column }: Hier steht „{ $text }“.
    .hint = Erwartet: eine Verteilung von 13 Karten, etwa 5431, 54xx oder any 4333.
error-script-contract-expected = { $where }, Zeile { $line }, Spalte { $column }: Hier steht „{ $text }“.
    .hint = Erwartet: ein Kontrakt, etwa x3N, x4Hx oder x1Sxx.
error-script-expression-expected = { $where }, Zeile { $line }, Spalte { $column }: Hier steht „{ $text }“.
    .hint = Erwartet: eine Zahl, ein Name, eine Funktion oder eine Klammer.
error-script-holding-expected = { $where }, Zeile { $line }, Spalte { $column }: Hier steht „{ $text }“.
    .hint = Erwartet: eine Farbe und ihre Karten, etwa SAQ542.
error-script-unknown-name = { $where }, Zeile { $line }, Spalte { $column }: Den Namen „{ $text }“ gibt es nicht.
    .hint = Lege ihn weiter oben fest: Name = Ausdruck.
error-script-reserved-name = { $where }, Zeile { $line }, Spalte { $column }: „{ $text }“ ist ein Wort der Sprache.
    .hint = Wähle einen anderen Namen.
error-script-name-twice = { $where }, Zeile { $line }, Spalte { $column }: Den Namen „{ $text }“ gibt es schon.
    .hint = Wähle einen anderen Namen.
error-script-count-out-of-range = { $where }, Zeile { $line }, Spalte { $column }: „{ $text }“ geht hier nicht.
    .hint = Möglich sind bis zu 100000000 Austeilungen, 13 Karten und die Zählungen 0 bis 9.
error-script-too-many-points = { $where }, Zeile { $line }, Spalte { $column }: „{ $text }“ ist eine Zahl zu viel.
    .hint = Es gibt 13 Ränge, vom Ass bis zur Zwei.
error-script-card-twice = { $where }, Zeile { $line }, Spalte { $column }: Eine Karte von „{ $text }“ ist schon vergeben.
    .hint = Jede Karte kann nur einmal vergeben werden.
error-script-hand-too-long = { $where }, Zeile { $line }, Spalte { $column }: Mit „{ $text }“ hat die Hand mehr als 13 Karten.
    .hint = Nimm welche weg.
error-script-bad-range = { $where }, Zeile { $line }, Spalte { $column }: Der Bereich, der mit „{ $text }“ endet, lässt sich nicht auszählen.
    .hint = Die kleinere Zahl steht vorn; möglich sind 10000 Werte, bei zwei Zahlen je 200.
error-script-too-deep = { $where }, Zeile { $line }, Spalte { $column }: Der Ausdruck ist zu tief verschachtelt.
    .hint = Erlaubt sind bis zu { $limit } Stufen.
error-script-division-by-zero = { $where }, Zeile { $line }, Spalte { $column }: Hier wird durch null geteilt.
    .hint = Frage vorher nach, etwa: n == 0 ? 0 : m / n
error-script-result-too-large = { $where }, Zeile { $line }, Spalte { $column }: Das Ergebnis ist zu groß.
    .hint = Rechne mit kleineren Zahlen.
error-script-bad-tricks = { $where }, Zeile { $line }, Spalte { $column }: { $tricks } Stiche lassen sich nicht abrechnen.
    .hint = Es gibt 0 bis 13 Stiche.
error-script-bad-rnd = { $where }, Zeile { $line }, Spalte { $column }: Unter { $number } gibt es keine Zufallszahl.
    .hint = Schreib mindestens rnd(1).
error-option-beside-script = { $where } passt nicht zu --script.
    .hint = Das Skript sagt selbst, was gegeben und wie es gedruckt wird.
error-unknown-deal-format = „{ $text }“ ist kein Format für Austeilungen.
    .hint = Möglich sind: { $known }.
error-unreadable-fixed-cards = „{ $text }“ sind keine festen Karten.
    .hint = Nötig sind ein Platz und seine Karten, etwa N:AKQ2... oder S:..AK.2
error-deal-not-complete = Die Austeilung von { $where } ist nicht vollständig.
    .hint = Nötig sind vier Hände mit zusammen 52 verschiedenen Karten.
error-no-plays = In { $where } steht kein Abspiel.
    .hint = Nötig ist eine PBN- oder LIN-Datei mit Kontrakten und gespielten Karten.
error-no-form-of-bridge = „{ $name }“ wird nicht wie Bridge abgerechnet.
    .hint = Wähle ein Profil von Bridge.
error-unknown-contract-name = Einen Kontrakt „{ $name }“ gibt es nicht.
    .hint = Möglich sind: { $known }.
error-wrong-trumps = { $name } kann diesen Trumpf nicht haben.
    .hint = Spader hat Pik, Valfri und Trumf haben eine Farbe, Sang und Pass haben keinen Trumpf.
error-contract-played-before = { $where } hat { $name } schon gespielt.
    .hint = Jeder Kontrakt wird einmal gespielt. Noch frei: { $known }.
error-contract-not-open = { $name } kann in diesem Spiel nicht gespielt werden.
    .hint = Möglich sind: { $known }.
error-variants-not-combined = Diese Varianten passen nicht zu „{ $where }“.
    .hint = „Erst alles ansehen“ und andere offene Karten gibt es nur mit freier Wahl der Kontrakte.
error-wrong-open-places = Diese Karten des Stapels können nicht offen liegen: { $where }.
    .hint = Aus der Mitte sind es vier Karten, nie die erste oder letzte, nie zwei nebeneinander.
error-wrong-cut = Abgehoben wird eine Karte nur, wo sie den Trumpf bestimmt (Spiel { $number }).
    .hint = Im britischen Spiel ist das das zweite Spiel jedes Gebers.
error-tricks-not-16 = Die Stiche { $tricks } sind nicht 16 von drei Personen.
    .hint = Gib drei Zahlen an, die zusammen 16 ergeben.
error-dealer-known = Der erste Geber steht schon fest.
    .hint = Gib das nächste Spiel.
error-dealer-not-drawn = Der erste Geber ist noch nicht ausgelost.
    .hint = Lose zuerst den Geber aus.
error-not-forehand = Nicht { $where }, sondern { $turn } ist Vorhand.
    .hint = Die Vorhand wählt den Kontrakt und legt vier Karten weg.
error-discard-four = { $count ->
    [one] Eine Karte ist
   *[other] { $count } Karten sind
} nicht vier.
    .hint = Lege genau vier verschiedene Karten weg.
error-claim-all = Es sind noch { $remaining } Stiche; beanspruchen kann man nur alle.
    .hint = Beanspruche alle übrigen Stiche oder spiele weiter.
error-not-in-this-game = Diese Aktion gibt es in diesem Spiel nicht.
    .hint = Wähle eine der angebotenen Aktionen.
