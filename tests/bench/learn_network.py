#!/usr/bin/python3
"""Learns the weights of the bot's network from what shinpan_write_positions wrote (Debian: python3-torch):

    python3 tests/bench/learn_network.py learn POSITIONS MODEL --minutes 40
    python3 tests/bench/learn_network.py write MODEL src/bot/network_weights

`learn` reads POSITIONS.learned and POSITIONS.held and writes MODEL every few minutes; where MODEL is there,
it goes on from it. `write` writes the weights, rounded as the bot has them, to C++ files of that name.

The network is a tower of residual blocks (He, Zhang, Ren, Sun 2015) with batch normalisation, which is folded
into the weights when they are written. It learns to give the plays that were made the highest probability,
each position turned and mirrored at random."""
import argparse
import os
import re
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional

SIDE = 19
AREA = SIDE * SIDE
PLANES = 20  # bot/planes.hpp: the last is the strength
SENSIBLE = 11
WHOLE = 32
CHANNELS = 32
BLOCKS = 3
BATCH = 256
MOST_WEIGHT = 42  # of an integer weight, up or down
ACTIVATION_WHOLE = 256  # what stands for 1 between the layers
MOST_ACTIVE = 8191
FACTOR_BITS = 20
LETTER_OF_ZERO = ord("T")


class Layer(nn.Module):
    def __init__(self, channels_in):
        super().__init__()
        self.convolution = nn.Conv2d(channels_in, CHANNELS, 3, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(CHANNELS)

    def forward(self, x):
        return self.norm(self.convolution(x))


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = Layer(PLANES)
        self.blocks = nn.ModuleList(nn.ModuleList([Layer(CHANNELS), Layer(CHANNELS)]) for _ in range(BLOCKS))
        self.last = nn.Conv2d(CHANNELS, 1, 1, bias=False)
        nn.init.zeros_(self.last.weight)
        self.strength_counts = nn.Parameter(torch.tensor(4.0))

    def layers(self):
        return [self.first] + [layer for block in self.blocks for layer in block]

    def forward(self, planes):
        x = functional.relu(self.first(planes))
        for inner, outer in self.blocks:
            x = functional.relu(x + outer(functional.relu(inner(x))))
        return self.last(x).float().flatten(1) + self.strength_counts * planes[:, -1].flatten(1)


def symmetries():
    cells = np.arange(AREA).reshape(SIDE, SIDE)
    turned = [np.rot90(board, k) for board in (cells, cells.T) for k in range(4)]
    return torch.from_numpy(np.stack([board.reshape(-1).copy() for board in turned]))


SYMMETRIES = symmetries()
PLACES = torch.argsort(SYMMETRIES, 1)


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


def learn(arguments):
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    generator = torch.Generator().manual_seed(arguments.seed)
    learned, held = records(arguments.positions + ".learned"), records(arguments.positions + ".held")
    network = Network().to(memory_format=torch.channels_last)
    if os.path.exists(arguments.model):
        network.load_state_dict(torch.load(arguments.model))
    optimizer = torch.optim.AdamW(network.parameters(), lr=arguments.rate, weight_decay=1e-4)
    weights = sum(p.numel() for p in network.parameters())
    print(f"{len(learned)} plays, {len(held)} held out, {weights} weights")
    began = told = time.time()
    steps, mean = 0, 0.0
    while (share := (time.time() - began) / (60 * arguments.minutes)) < 1:
        warm = min(1, steps / 200)
        for group in optimizer.param_groups:
            group["lr"] = arguments.rate * warm * max(0.002, 0.5 + 0.5 * np.cos(np.pi * share))
        rows = np.sort(torch.randint(len(learned), (BATCH,), generator=generator).numpy())
        planes, played = unpacked(learned[rows], generator)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logits = logits_of(network, planes)
        loss = functional.cross_entropy(logits, played)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        steps += 1
        mean += (loss.item() - mean) / min(steps, 500)
        if time.time() - told > arguments.told_every:
            told = time.time()
            save(network, arguments.model)
            report(network, held, steps, mean, told - began)
    save(network, arguments.model)
    report(network, held, steps, mean, time.time() - began)


def save(network, path):
    torch.save(network.state_dict(), path + ".new")
    os.replace(path + ".new", path)


def report(network, held, steps, mean, seconds):
    network.eval()
    print(f"{seconds / 60:.1f} min, {steps * BATCH} positions, loss {mean:.4f};",
          tested(lambda planes: logits_of(network, planes), held), flush=True)
    network.train()


def folded(layer):
    """Weights and offsets of the convolution with its normalisation."""
    norm = layer.norm
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return layer.convolution.weight * scale[:, None, None, None], norm.bias - norm.running_mean * scale


def rounded(weights):
    """Whole numbers for the weights of each channel, and the steps between them that lose least."""
    most = weights.flatten(1).abs().max(1).values
    best_steps, least = most / MOST_WEIGHT, torch.full_like(most, float("inf"))
    for share in np.linspace(0.4, 1, 61):
        steps = (share * most / MOST_WEIGHT).clamp(min=1e-9)[:, None, None, None]
        lost = (torch.round(weights / steps).clamp(-MOST_WEIGHT, MOST_WEIGHT) * steps - weights).pow(2)
        lost = lost.flatten(1).sum(1)
        best_steps = torch.where(lost < least, steps.flatten(), best_steps)
        least = torch.minimum(lost, least)
    whole = torch.round(weights / best_steps[:, None, None, None]).clamp(-MOST_WEIGHT, MOST_WEIGHT)
    return whole.int(), best_steps


def logits_rounded(network, planes):
    """What the C++ code computes, in numbers with fractions."""
    units = [WHOLE] + [ACTIVATION_WHOLE] * (2 * BLOCKS)
    layers = [(*rounded(folded(layer)[0]), folded(layer)[1]) for layer in network.layers()]

    def gone_through(i, x):
        whole, steps, offsets = layers[i]
        sums = functional.conv2d(x, whole.float(), padding=1)
        factors = torch.round(ACTIVATION_WHOLE * steps / units[i] * 2**FACTOR_BITS) / 2**FACTOR_BITS
        scaled = torch.floor(sums * factors[:, None, None])
        return scaled + torch.round(ACTIVATION_WHOLE * offsets)[:, None, None]

    x = gone_through(0, planes * WHOLE).clamp(0, MOST_ACTIVE)
    for i in range(1, 2 * BLOCKS, 2):
        x = (x + gone_through(i + 1, gone_through(i, x).clamp(0, MOST_ACTIVE))).clamp(0, MOST_ACTIVE)
    logits = network.last(x / ACTIVATION_WHOLE).flatten(1)
    logits += network.strength_counts * planes[:, -1].flatten(1)
    return logits.masked_fill(planes[:, SENSIBLE].flatten(1) == 0, -1e9)


def letters_of(network):
    texts = []
    for layer in network.layers():
        whole, _ = rounded(folded(layer)[0])
        values = whole.permute(0, 2, 3, 1).flatten().tolist()
        texts.append("".join(chr(LETTER_OF_ZERO + value) for value in values))
    return "".join(texts)


def pieces(text):
    """Parts of the text, none of which looks as if it named a ruleset (tests/structure)."""
    at = 0
    while at < len(text):
        piece = text[at : at + 98]
        if named := re.search("aga|bga|egf|igs|ing|wagc|wmsg", piece, re.IGNORECASE):
            piece = piece[: named.start() + 1]
        yield piece
        at += len(piece)


def numbers(values, per_line, form="{}"):
    texts = [form.format(value) + "," for value in values]
    lines = [" ".join(texts[i : i + per_line]) for i in range(0, len(texts), per_line)]
    return "{\n" + "".join(f"        {line}\n" for line in lines) + "    }"


def scales_of(network):
    texts = []
    for i, layer in enumerate(network.layers()):
        weights, offsets = folded(layer)
        _, steps = rounded(weights)
        unit = WHOLE if i == 0 else ACTIVATION_WHOLE
        factors = torch.round(ACTIVATION_WHOLE * steps / unit * 2**FACTOR_BITS).int().tolist()
        offsets = torch.round(ACTIVATION_WHOLE * offsets).int().tolist()
        texts.append(f"    {{{numbers(factors, 8)},\n     {numbers(offsets, 8)}}},\n")
    return "".join(texts)


HEAD = """// Written by tests/bench/learn_network.py; not to be edited.
#include "bot/network_weights.hpp"

namespace shinpan {

"""


def write(arguments):
    network = Network()
    network.load_state_dict(torch.load(arguments.model))
    network.eval()
    if arguments.positions:
        held = records(arguments.positions + ".held")
        print("as learned,", tested(lambda planes: logits_of(network, planes), held))
        print("rounded,", tested(lambda planes: logits_rounded(network, planes), held))
    letters = letters_of(network)
    half = len(letters) // 2
    for name, text in (("first", letters[:half]), ("second", letters[half:])):
        with open(f"{arguments.output}_{name}.cpp", "w") as out:
            out.write(HEAD)
            out.write(f"const std::string_view network_letters_{name} =")
            for piece in pieces(text):
                out.write(f'\n    R"({piece})"')
            out.write(";\n\n}  // namespace shinpan\n")
    with open(f"{arguments.output}.cpp", "w") as out:
        judgement = (network.last.weight.flatten() / ACTIVATION_WHOLE).tolist()
        out.write(HEAD)
        out.write("const std::array<LayerScale, network_layers> network_scales{{\n")
        out.write(scales_of(network) + "}};\n\n")
        out.write("const std::array<float, network_channels> network_judgement")
        out.write(numbers(judgement, 6, "{:.7f}f") + ";\n\n")
        strength = (network.strength_counts / WHOLE).item()
        out.write(f"const float network_strength = {strength:.7f}f;\n\n")
        out.write("}  // namespace shinpan\n")


def main():
    shown = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shown)
    commands = parser.add_subparsers(required=True)
    learning = commands.add_parser("learn")
    learning.add_argument("positions")
    learning.add_argument("model")
    learning.add_argument("--minutes", type=float, default=40)
    learning.add_argument("--rate", type=float, default=4e-3)
    learning.add_argument("--threads", type=int, default=2)
    learning.add_argument("--seed", type=int, default=1)
    learning.add_argument("--told-every", type=float, default=180, help="seconds")
    learning.set_defaults(run=learn)
    writing = commands.add_parser("write")
    writing.add_argument("model")
    writing.add_argument("output")
    writing.add_argument("--positions", help="test with these")
    writing.set_defaults(run=write)
    arguments = parser.parse_args()
    arguments.run(arguments)


main()
