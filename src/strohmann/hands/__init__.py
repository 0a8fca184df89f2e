"""What hands are worth, which shapes they have, and dealing to order.

The source of randomness and, where double-dummy tricks are asked for, a function that
finds them are arguments; nothing here imports a solver.
"""

from strohmann.hands.conditions import Condition
from strohmann.hands.orders import Order, Wanted, deals, generate
from strohmann.hands.shapes import Shapes

__all__ = ["Condition", "Order", "Shapes", "Wanted", "deals", "generate"]
