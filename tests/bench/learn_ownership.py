#!/usr/bin/python3
"""Learns the weights of the estimate's network from what shinpan_write_ends wrote (Debian: python3-torch):

    python3 tests/bench/learn_ownership.py learn POSITIONS MODEL --minutes 20
    python3 tests/bench/learn_ownership.py write MODEL

`learn` reads POSITIONS, with --marked POSITIONS.marked, too, and writes MODEL every few minutes; where MODEL
is there, it goes on from it. One game in 25 of the former is held out. `write` writes the weights, rounded as
the estimate has them, to data/ownership_network.bin.

The network (tower.py) learns to tell whose each point was at the end of the game, from the position and from
what playouts made of it; half of each batch are last positions, each turned and mirrored at random."""
import numpy as np
import torch
from torch.nn import functional

from tower import AREA, SIDE, SYMMETRIES, Rounded, Tower, learn, loaded, parsed, write

# analysis/ownership/ownership_input.hpp
STRAIGHT = [0.0] * 9 + [1.0, 1.0, 1.0, 1.0, 0.0]
LEARNED = [0] * 8 + [1] * 6
WHOLE = 128
BLOCKS = 4
BATCH = 128
MOST_WEIGHT = 42  # of an integer weight, up or down

# A record of write_ends_main.cpp: whether it is the last of its game; then of each point:
FIELDS = 6
STONE, LIBERTIES, ALIVE, OWNER, FIRST, SECOND = range(FIELDS)
RECORDS_A_GAME = 7
HELD_OUT_OF = 25


def new_network():
    return Tower(BLOCKS, STRAIGHT, LEARNED).to(memory_format=torch.channels_last)


def chain_means(points):
    """The mean of both guesses over the chain of each point, in hundredths; 0 where no stone is."""
    count = len(points)
    stones = points[:, :, STONE].reshape(count, SIDE, SIDE)
    numbers = np.where(stones > 0, np.arange(AREA).reshape(SIDE, SIDE), -1).astype(np.int16)
    here, beside = slice(1, None), slice(None, -1)
    every = slice(None)
    ways = ((here, beside), (beside, here))
    pairs = [((every, a), (every, b)) for a, b in ways]
    pairs += [((every, every, a), (every, every, b)) for a, b in ways]
    while True:  # the largest number spreads through each chain
        before = numbers.copy()
        for to, of in pairs:
            joined = (stones[to] == stones[of]) & (stones[to] > 0)
            numbers[to] = np.where(joined, np.maximum(numbers[to], numbers[of]), numbers[to])
        if (before == numbers).all():
            break
    numbers = numbers.reshape(count, AREA)
    guesses = points[:, :, [FIRST, SECOND]].view(np.int8).astype(np.float32).mean(2)
    means = np.zeros((count, AREA), np.int8)
    for mean, number, guess in zip(means, numbers, guesses):
        on = number >= 0
        sizes = np.bincount(number[on], minlength=AREA)
        sums = np.bincount(number[on], weights=guess[on], minlength=AREA)
        mean[on] = np.round((sums / np.maximum(sizes, 1))[number[on]])
    return means


class Positions:
    def __init__(self, path, marked=False):
        files = [np.fromfile(file, np.uint8) for file in [path] + [path + ".marked"] * marked]
        rows = np.concatenate(files).reshape(-1, 1 + FIELDS * AREA)
        unmarked = len(files[0]) // rows.shape[1]
        points = rows[:, 1:].reshape(-1, AREA, FIELDS)
        self.points = np.concatenate([points, chain_means(points).view(np.uint8)[:, :, None]], 2)
        last = rows[:, 0] == 1
        numbers = np.arange(len(rows))
        held = (numbers // RECORDS_A_GAME % HELD_OUT_OF == 0) & (numbers < unmarked)
        self.learned, self.held = np.flatnonzero(~held), np.flatnonzero(held & last)
        self.last = np.flatnonzero(~held & last)

    def unpacked(self, rows, turned):
        """Planes, and the share of the player to move first in each point at the end."""
        points = torch.from_numpy(self.points[rows])
        if turned:
            places = SYMMETRIES[torch.randint(8, (len(rows),))]
            points = points.gather(1, places[:, :, None].expand(-1, -1, points.shape[2]))
        stone, liberties, alive = points[:, :, STONE], points[:, :, LIBERTIES], points[:, :, ALIVE] != 0
        first, second, chain = (
            points[:, :, i].contiguous().view(torch.int8).float() / 100 for i in (FIRST, SECOND, FIELDS)
        )
        planes = [stone == 1, stone == 2] + [liberties == n for n in (1, 2, 3, 4)]
        planes += [alive & (stone == 1), alive & (stone == 2), torch.ones_like(alive)]
        planes = [plane.float() for plane in planes]
        planes += [first, second, ((first + second) / 2) ** 3, chain, first - second]
        planes = torch.stack(planes, 1).view(len(rows), -1, SIDE, SIDE)
        return planes.contiguous(memory_format=torch.channels_last), points[:, :, OWNER].float() / 2


def tested(sums_of, positions):
    """On the last positions of the games that are held out."""
    loss = wrong = guessed_wrong = stones = 0
    with torch.no_grad():
        for rows in np.array_split(positions.held, 1 + len(positions.held) // 200):
            planes, owner = positions.unpacked(rows, turned=False)
            sums = sums_of(planes)
            loss += functional.binary_cross_entropy_with_logits(sums, owner, reduction="sum").item()
            on = (planes[:, :2].sum(1) > 0).flatten(1)
            wrong += (((sums > 0) != (owner > 0.5)) & on).sum().item()
            guess = planes[:, 9:11].sum(1).flatten(1)
            guessed_wrong += (((guess > 0) != (owner > 0.5)) & on).sum().item()
            stones += on.sum().item()
    shares = [f"{100 * count / stones:.3f} %" for count in (wrong, guessed_wrong)]
    mean = loss / AREA / len(positions.held)
    return f"held out: loss {mean:.4f}, {shares[0]} of the stones wrong (playouts: {shares[1]})"


def learn_ownership(arguments):
    torch.manual_seed(arguments.seed)
    random = np.random.default_rng(arguments.seed)
    positions = Positions(arguments.positions, arguments.marked)
    network = new_network()
    print(f"{len(positions.learned)} positions, {len(positions.held)} held out")

    def loss_of_batch():
        halves = (random.choice(rows, BATCH // 2) for rows in (positions.last, positions.learned))
        planes, owner = positions.unpacked(np.concatenate(list(halves)), turned=True)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            sums = network(planes)
        return functional.binary_cross_entropy_with_logits(sums, owner)

    learn(network, arguments, loss_of_batch, lambda: tested(network, positions))


def write_ownership(arguments):
    network = loaded(new_network(), arguments.model)
    tower = Rounded(network, MOST_WEIGHT, WHOLE)
    if arguments.positions:
        positions = Positions(arguments.positions)
        print("as learned,", tested(network, positions))
        print("rounded,", tested(tower, positions))
    write(tower, "data/ownership_network.bin")


def marked_option(learning):
    learning.add_argument("--marked", action="store_true", help="with the marked games")


arguments = parsed(__doc__, learn_ownership, write_ownership, decay=1e-3, more=marked_option)
arguments.run(arguments)
