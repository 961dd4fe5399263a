#!/usr/bin/python3
"""Learns the weights of the bot's network from what shinpan_write_positions wrote (Debian: python3-torch):

    python3 tests/bench/learn_moves.py learn POSITIONS MODEL --minutes 40
    python3 tests/bench/learn_moves.py write MODEL

`learn` reads POSITIONS.learned and POSITIONS.held and writes MODEL every few minutes; where MODEL is there,
it goes on from it. `write` writes the weights, rounded as the bot has them, to data/move_network.bin.

The network (tower.py) learns to give the plays that were made the highest probability, each position turned
and mirrored at random."""
import numpy as np
import torch
from torch.nn import functional

from tower import AREA, SIDE, SYMMETRIES, Rounded, Tower, learn, loaded, parsed, write

PLANES = 20  # bot/features/planes.hpp: the last is the strength
SENSIBLE = 11
WHOLE = 32
BLOCKS = 3
BATCH = 256
MOST_WEIGHT = 42  # of an integer weight, up or down

PLACES = torch.argsort(SYMMETRIES, 1)


def new_network():
    others = PLANES - 1
    return Tower(BLOCKS, [0.0] * others + [4.0], [0] * others + [1]).to(memory_format=torch.channels_last)


def unpacked(rows, generator=None):
    """Planes and the plays made of so many records; turned at random where there is a generator."""
    words = torch.from_numpy(np.ascontiguousarray(rows).view(np.int32))
    played, words = words[:, 0].long(), words[:, 1:]
    if generator is not None:
        symmetry = torch.randint(8, (len(rows),), generator=generator)
        words = words.gather(1, SYMMETRIES[symmetry])
        played = PLACES[symmetry].gather(1, played[:, None])[:, 0]
    bits = (words[:, None, :] >> torch.arange(PLANES - 1, dtype=torch.int32)[None, :, None]) & 1
    strength = (words >> 24).float() / WHOLE
    planes = torch.cat([bits.float(), strength[:, None]], 1).view(-1, PLANES, SIDE, SIDE)
    return planes.contiguous(memory_format=torch.channels_last), played


def logits_of(network, planes):
    return network(planes).masked_fill(planes[:, SENSIBLE].flatten(1) == 0, -1e9)


def records(path):
    return np.memmap(path, dtype=np.uint32, mode="r").reshape(-1, 1 + AREA)


def tested(logits_from, held, count=30000):
    first = five = loss = total = 0
    with torch.no_grad():
        for rows in np.array_split(held[:: max(1, len(held) // count)], 100):
            planes, played = unpacked(rows)
            logits = logits_from(planes)
            best = logits.topk(5).indices
            first += (best[:, 0] == played).sum().item()
            five += (best == played[:, None]).any(1).sum().item()
            loss += functional.cross_entropy(logits, played, reduction="sum").item()
            total += len(rows)
    shares = f"first {100 * first / total:.2f} %, among five {100 * five / total:.2f} %"
    return f"held out: {shares}, loss {loss / total:.4f}"


def learn_moves(arguments):
    torch.manual_seed(arguments.seed)
    generator = torch.Generator().manual_seed(arguments.seed)
    learned, held = records(arguments.positions + ".learned"), records(arguments.positions + ".held")
    network = new_network()
    print(f"{len(learned)} plays, {len(held)} held out")

    def loss_of_batch():
        rows = np.sort(torch.randint(len(learned), (BATCH,), generator=generator).numpy())
        planes, played = unpacked(learned[rows], generator)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logits = logits_of(network, planes)
        return functional.cross_entropy(logits, played)

    learn(network, arguments, loss_of_batch, lambda: tested(lambda planes: logits_of(network, planes), held))


def write_moves(arguments):
    network = loaded(new_network(), arguments.model)
    tower = Rounded(network, MOST_WEIGHT, WHOLE)
    if arguments.positions:
        held = records(arguments.positions + ".held")
        print("as learned,", tested(lambda planes: logits_of(network, planes), held))
        print("rounded,", tested(lambda planes: logits_of(tower, planes), held))
    write(tower, "data/move_network.bin")


arguments = parsed(__doc__, learn_moves, write_moves, decay=1e-4)
arguments.run(arguments)
