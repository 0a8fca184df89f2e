"""Files of the bridge world: forgiving readers, strict writers, one neutral model.

`pbn` and `lin` each have ``load``, ``loads``, ``iterload``, ``dump`` and ``dumps``; what
comes out and goes in are the values of `model`. `registry` finds the format of a file.
Readers never fail because of what a file holds: they collect diagnostics.
"""
