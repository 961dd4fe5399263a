"""Plays a ko on 5x5, is told why it may not be retaken, ends the game and counts it.

python3 ko.py
"""

import shinpan

game = shinpan.Game("French", size=5, komi=0)
for point in ["A2", "C1", "E5", "B2", "E4", "A1", "B1", "A1"]:
    try:
        game.play(game.to_move, point)
    except shinpan.IllegalMove as illegal:
        why = illegal.refusal
        print(f"{point} is refused: {why['reason']}, {why['clause']}, as after move {why['repeats_move']}")
game.pass_turn("W")
game.pass_turn("B")
print(game)
for term in game.score([])["terms"]:
    print(term["player"], term["what"], term["half_points"] / 2, f"({term['clause']})")
print(game.score([])["result"])
