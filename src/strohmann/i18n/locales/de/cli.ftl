# Die Kommandozeile.

number = { $value }

cli-help = Strohmann: Bridge im Browser, am Schreibblock und als Programmbibliothek.
cli-usage-command = BEFEHL
cli-usage-options = [Optionen]
cli-commands = Befehle
cli-arguments = Angaben
cli-options = Optionen

cli-option-help = diese Hilfe zeigen
cli-option-version = die Version zeigen
cli-option-lang = Sprache der Ausgabe und der Eingabe; sonst die des Systems
cli-option-json = ein JSON-Dokument statt der Tabelle ausgeben
cli-option-data = Ordner, in dem die Tische gespeichert werden

cli-play = Den Tisch im Browser öffnen und gegen den Computer spielen
cli-play-port = Port statt 8642
cli-play-no-browser = nur die Adresse zeigen, keinen Browser öffnen
cli-play-ready = Der Tisch ist gedeckt. Hier wird gespielt:
cli-play-open = Wenn sich kein Browser öffnet, gib die Adresse dort selbst ein.
cli-play-stop = Aufhören: Strg+C. Jedes Spiel geht später genau dort weiter.

cli-serve = Den Server für andere betreiben
cli-serve-host = Adresse, unter der er zu erreichen ist
cli-serve-host-name = weiterer Name, unter dem er im Netz heißt; für mehrere noch einmal
cli-serve-port = Port
cli-serve-log-level = wie viel er meldet
cli-serve-ready = Der Server ist bereit: { $address }

cli-points = Ein Spiel abrechnen
cli-points-contract = Kontrakt wie 4HX oder 3SA; „passe“, wenn alle gepasst haben
cli-points-by = Alleinspieler
cli-points-tricks = Stiche der Alleinspielerseite
cli-points-vul = Gefahrenlage, sonst keiner
cli-points-form = Spielform, sonst Turnier
cli-points-deal = Nummer des Spiels im Chicago
cli-points-carried = Punkte unter dem Strich aus früheren Spielen; auch für beide Seiten
cli-points-honours = Honneurs: wer, wie viele Punkte
cli-points-title = { $contract } { $result }, Stiche: { $tricks }, { $vulnerability }
cli-points-game = Das Vollspiel geht an { $side }.
cli-part-below = { $part } (unter dem Strich)

cli-sheet = Eine Partie mit echten Karten abrechnen
cli-sheet-file = Datei mit einer Zeile für jedes Spiel, etwa „N 4H 11“; - liest die Eingabe
cli-sheet-profile = Regeln, etwa chicago-000 oder rubber-laws
cli-sheet-vulnerability = Gefahr
cli-sheet-goes-on = Die Partie läuft noch; als Nächstes teilt { $dealer }.
cli-sheet-draw = Unentschieden.
cli-sheet-won = { $side } gewinnt mit { $margin } Punkten Vorsprung.
cli-sheet-won-by-games = { $side } gewinnt mit zwei Vollspielen.
cli-sheet-of-three = Je Spieler: Stiche, Punkte, Zwischenstand.
cli-sheet-goes-on-three = Die Partie läuft noch; als Nächstes teilt { $dealer }, Vorhand ist { $forehand }.
cli-sheet-won-alone = { $player } gewinnt mit { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkten
} Vorsprung.
cli-sheet-won-alone-by-games = { $player } gewinnt mit zwei Vollspielen.
cli-sheet-shared = { $players } teilen sich den Sieg.

cli-verify = Prüfen, ob ein Spiel so gegeben wurde wie zugesagt
cli-verify-commitment = die Prüfsumme, die vor dem Spiel gezeigt wurde
cli-verify-file = die Datei, die der Tisch danach anbietet; - liest die Eingabe
cli-verify-valid = Es stimmt: Genau diese Karten waren vor dem Spiel festgelegt.
cli-verify-invalid = Es stimmt nicht: Die Prüfsumme gehört zu anderen Karten.

cli-solve = Mit offenen Karten rechnen: Stiche, erfüllbare Kontrakte und Par
cli-solve-file = PBN- oder LIN-Datei, oder eine PBN-Austeilung je Zeile; - liest die Standardeingabe
cli-solve-time-limit = Zeit für eine Austeilung; 60 Sekunden, wenn nichts angegeben ist
cli-solve-processes = wie viele Austeilungen zugleich gerechnet werden; sonst so viele wie Prozessoren
cli-solve-board = Board { $board }, Teiler { $dealer }, { $vulnerability }
cli-solve-makeable = Erfüllbar: { $contracts }
cli-solve-par = Par: { $points }, { $contracts }
cli-solve-unsolved-time = Nicht gelöst: Die Zeit war um. Gib mit --time-limit mehr davon.
cli-solve-unsolved-crash = Nicht gelöst: Der Rechner ist zweimal abgestürzt.

cli-deal = Austeilungen auf Bestellung
cli-deal-count = wie viele; eine, wenn nichts angegeben ist
cli-deal-where = Bedingung, etwa "north.balanced and 15 <= north.hcp <= 17"
cli-deal-fixed = Karten, die eine Hand hat, etwa N:AKQ2...; für weitere Hände noch einmal
cli-deal-seed = gleiche Zahl, gleiche Austeilungen; sonst ist jede neu
cli-deal-format = pbn, lin, json oder line (eine Zeile für jede)
cli-deal-script = Datei mit einem Skript des klassischen Programms dealer; - liest die Standardeingabe
cli-solve-place = Board { $board }

cli-analyse = Was jede Karte eines Abspiels gekostet hat
cli-analyse-file = PBN- oder LIN-Datei mit Abspielen; - liest die Standardeingabe
cli-analyse-board = Board
cli-analyse-contract = Kontrakt
cli-analyse-makeable = möglich
cli-analyse-tricks = erreicht
cli-analyse-declarer = Alleinspieler
cli-analyse-lead = Ausspiel
cli-analyse-defence = Gegenspiel
cli-analyse-cards = Karten, die kosteten
