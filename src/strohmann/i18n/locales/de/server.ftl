# Namen, die der Server vergibt.

server-bot = Computer { $seat }
server-guest = Gast
