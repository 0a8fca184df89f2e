# Names that the server gives.

server-bot = Computer { $seat }
server-guest = Guest
