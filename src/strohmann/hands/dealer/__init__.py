"""Scripts in the language of the classic program *dealer*, read and run.

A script says what deals must be like and what is to be done with them. It is read by a
parser of our own and never run as a program, so it may come from anybody.
"""

from strohmann.hands.dealer.errors import ScriptError
from strohmann.hands.dealer.parser import read_script
from strohmann.hands.dealer.running import run
from strohmann.hands.dealer.tree import Script

__all__ = ["Script", "ScriptError", "read_script", "run"]
