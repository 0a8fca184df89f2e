# Navne, som serveren giver.

server-bot = Computer { $seat }
server-guest = Gæst
