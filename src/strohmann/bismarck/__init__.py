"""One deal of Bismarck, a game for three (B-01 to B-24): contracts, rules, lay-out of the pack."""
