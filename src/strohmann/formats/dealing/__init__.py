"""Files of dealing machines and of the programs around them: deals, and no more.

BRI, DGE, DUP, RZD, CDS, CSV, BER and BHG. Each module has ``load``, ``loads``,
``iterload``, ``dump`` and ``dumps``. What a format leaves open follows from the number of
the board: its dealer and vulnerability (Law 2, W-02), and where it has no number, that from
its place in the file.

The layouts were worked out from one set of sixteen boards that exists in all of them.
"""
