"""Points of a deal and score sheets of a match; pure, no table and no play.

The parts of a deal's score (`parts`), honours (`honours`), the sheets of the forms
(`single`, `chicago`, `rubber`), their named sets of rules (`profiles`), one deal by
hand (`calculator`) and matches played with real cards (`padfile`).
"""
