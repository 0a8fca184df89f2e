# Was eine Ansage bedeutet. Der Text entsteht aus dem, was das Bietsystem zeigt:
# [Name: ]Punkte, Längen, Verteilung, Stopper[, forcierend].

meaning-points-exact = { $low ->
    [one] { $low } Punkt
   *[other] { $low } Punkte
}
meaning-points-least = mindestens { $low } Punkte
meaning-points-most = höchstens { $high } Punkte
meaning-points-range = { $low }–{ $high } Punkte
meaning-total-exact = { $low } Punkte mit Verteilung
meaning-total-least = mindestens { $low } Punkte mit Verteilung
meaning-total-most = höchstens { $high } Punkte mit Verteilung
meaning-total-range = { $low }–{ $high } Punkte mit Verteilung

meaning-length-exact = { $low ->
    [0] kein { $suit }
   *[other] { $low } { $suit }
}
meaning-length-least = mindestens { $low } { $suit }
meaning-length-most = höchstens { $high } { $suit }
meaning-length-range = { $low }–{ $high } { $suit }

meaning-shape-even = keine sehr kurze und keine lange Farbe
meaning-shape-balanced = gleichmäßig verteilt
meaning-stoppers = Stopper in { $suits }
meaning-and = { $one } und { $two }
meaning-aces = { $number ->
    [one] ein Ass
   *[other] { $number } Asse
}
meaning-aces-either = { $low } oder { $high } Asse

meaning-forcing-round = forcierend
meaning-forcing-game = forcierend bis zum Vollspiel
meaning-or = {" oder "}
meaning-noted = { $note }: { $text }
meaning-nothing = keine besondere Aussage

meaning-note-strong = stark, sagt nichts über Kreuz
meaning-note-preempt = Sperrgebot
meaning-note-takeout = Informationskontra
meaning-note-penalty = Strafkontra
meaning-note-strength = Stärke
meaning-note-cue = Überruf der gegnerischen Farbe
meaning-note-negative = Absage, sagt nichts über Karo
meaning-note-ask-aces = Frage nach Assen
meaning-note-answer-aces = Antwort auf die Frage nach Assen
meaning-note-penalty-pass = lässt das Kontra stehen
