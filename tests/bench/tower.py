"""The tower of residual blocks that src/analysis/network computes (He, Zhang, Ren, Sun 2015), to be learned with
PyTorch (Debian: python3-torch) and written, rounded as it has the weights, to a file of data/ (data/README.md).
Batch normalisation is folded into the weights when they are written."""
import argparse
import os
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional

SIDE = 19
AREA = SIDE * SIDE
CHANNELS = 32
ACTIVATION_WHOLE = 256  # what stands for 1 between the layers
MOST_ACTIVE = 8191
FACTOR_BITS = 20


class Layer(nn.Module):
    def __init__(self, channels_in):
        super().__init__()
        self.convolution = nn.Conv2d(channels_in, CHANNELS, 3, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(CHANNELS)

    def forward(self, x):
        return self.norm(self.convolution(x))


class Tower(nn.Module):
    """A sum for each point. `straight`: what each plane counts for it at first; `learned`: which of these are
    learned."""

    def __init__(self, blocks, straight, learned):
        super().__init__()
        self.first = Layer(len(straight))
        self.blocks = nn.ModuleList(nn.ModuleList([Layer(CHANNELS), Layer(CHANNELS)]) for _ in range(blocks))
        self.last = nn.Conv2d(CHANNELS, 1, 1, bias=False)
        nn.init.zeros_(self.last.weight)
        self.straight = nn.Parameter(torch.tensor(straight))
        self.register_buffer("learned", torch.tensor(learned, dtype=torch.float), persistent=False)

    def layers(self):
        return [self.first] + [layer for block in self.blocks for layer in block]

    def of_planes(self, planes):
        return torch.einsum("bpa,p->ba", planes.flatten(2), self.straight * self.learned)

    def forward(self, planes):
        x = functional.relu(self.first(planes))
        for inner, outer in self.blocks:
            x = functional.relu(x + outer(functional.relu(inner(x))))
        return self.last(x).float().flatten(1) + self.of_planes(planes.float())


def symmetries():
    cells = np.arange(AREA).reshape(SIDE, SIDE)
    turned = [np.rot90(board, k) for board in (cells, cells.T) for k in range(4)]
    return torch.from_numpy(np.stack([board.reshape(-1).copy() for board in turned]))


SYMMETRIES = symmetries()


def learn(network, arguments, loss_of_batch, tested):
    """Learns for so many minutes by the losses of one batch after the other, and tells what `tested` says."""
    torch.set_num_threads(arguments.threads)
    if os.path.exists(arguments.model):
        network.load_state_dict(torch.load(arguments.model))
    optimizer = torch.optim.AdamW(network.parameters(), lr=arguments.rate, weight_decay=arguments.decay)
    began = told = time.time()
    steps, mean = 0, 0.0

    def tell():
        save(network, arguments.model)
        network.eval()
        print(f"{(told - began) / 60:.1f} min, {steps} batches, loss {mean:.4f};", tested(), flush=True)
        network.train()

    while (share := (time.time() - began) / (60 * arguments.minutes)) < 1:
        for group in optimizer.param_groups:
            fallen = max(0.002, 0.5 + 0.5 * np.cos(np.pi * share))
            group["lr"] = arguments.rate * min(1, steps / 200) * fallen
        loss = loss_of_batch()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        steps += 1
        mean += (loss.item() - mean) / min(steps, 500)
        if time.time() - told > arguments.told_every:
            told = time.time()
            tell()
    told = time.time()
    tell()


def parsed(description, run_learn, run_write, decay, more=lambda learning: None):
    """The two commands of a program that learns a tower, and what they were given."""
    shown = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=description, formatter_class=shown)
    commands = parser.add_subparsers(required=True)
    learning = commands.add_parser("learn")
    learning.add_argument("positions")
    learning.add_argument("model")
    learning.add_argument("--minutes", type=float, default=40)
    learning.add_argument("--rate", type=float, default=4e-3)
    learning.add_argument("--decay", type=float, default=decay, help="of the weights")
    learning.add_argument("--threads", type=int, default=2)
    learning.add_argument("--seed", type=int, default=1)
    learning.add_argument("--told-every", type=float, default=180, help="seconds")
    more(learning)
    learning.set_defaults(run=run_learn)
    writing = commands.add_parser("write")
    writing.add_argument("model")
    writing.add_argument("--positions", help="test with these")
    writing.set_defaults(run=run_write)
    return parser.parse_args()


def loaded(network, path):
    network.load_state_dict(torch.load(path))
    return network.eval()


def save(network, path):
    torch.save(network.state_dict(), path + ".new")
    os.replace(path + ".new", path)


def folded(layer):
    """Weights and offsets of the convolution with its normalisation."""
    norm = layer.norm
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return layer.convolution.weight * scale[:, None, None, None], norm.bias - norm.running_mean * scale


def rounded(weights, most_weight):
    """Whole numbers for the weights of each channel, and the steps between them that lose least."""
    most = weights.flatten(1).abs().max(1).values
    best_steps, least = most / most_weight, torch.full_like(most, float("inf"))
    for share in np.linspace(0.2, 1, 81):
        steps = (share * most / most_weight).clamp(min=1e-9)[:, None, None, None]
        lost = (torch.round(weights / steps).clamp(-most_weight, most_weight) * steps - weights).pow(2)
        lost = lost.flatten(1).sum(1)
        best_steps = torch.where(lost < least, steps.flatten(), best_steps)
        least = torch.minimum(lost, least)
    whole = torch.round(weights / best_steps[:, None, None, None]).clamp(-most_weight, most_weight)
    return whole.int(), best_steps


class Rounded:
    """The tower as it is written: its weights are whole numbers, up to `most_weight` up or down, and `whole`
    stands for 1 in its planes."""

    def __init__(self, network, most_weight, whole):
        self.network, self.whole = network, whole
        units = [whole] + [ACTIVATION_WHOLE] * (len(network.layers()) - 1)
        self.layers = []
        for layer, unit in zip(network.layers(), units):
            weights, offsets = folded(layer)
            weights, steps = rounded(weights, most_weight)
            factors = torch.round(ACTIVATION_WHOLE * steps / unit * 2**FACTOR_BITS).int()
            self.layers.append((weights, factors, torch.round(ACTIVATION_WHOLE * offsets).int()))

    def gone_through(self, i, x):
        weights, factors, offsets = self.layers[i]
        sums = functional.conv2d(x, weights.float(), padding=1)
        scaled = torch.floor(sums * (factors / 2**FACTOR_BITS)[:, None, None])
        return scaled + offsets[:, None, None]

    def __call__(self, planes):
        """What the C++ code computes, in numbers with fractions."""
        x = self.gone_through(0, torch.round(planes * self.whole)).clamp(0, MOST_ACTIVE)
        for i in range(1, len(self.layers), 2):
            inner = self.gone_through(i, x).clamp(0, MOST_ACTIVE)
            x = (x + self.gone_through(i + 1, inner)).clamp(0, MOST_ACTIVE)
        return self.network.last(x / ACTIVATION_WHOLE).flatten(1) + self.network.of_planes(planes)

    def whole_numbers(self):
        """As data/README.md says: of each layer its factors and its offsets, then of each its weights."""
        for _, factors, offsets in self.layers:
            yield factors.numpy().astype("<i4")
            yield offsets.numpy().astype("<i4")
        for weights, _, _ in self.layers:
            yield weights.permute(0, 2, 3, 1).numpy().astype("i1")

    def fractions(self):
        """Of each channel of the last layer, then of each plane: what it counts for the sum."""
        network = self.network
        yield (network.last.weight.flatten() / ACTIVATION_WHOLE).detach().numpy().astype("<f4")
        yield (network.straight * network.learned / self.whole).detach().numpy().astype("<f4")


def write(tower, path):
    counts = np.array([len(tower.network.straight), len(tower.layers)], "<u4")
    with open(path, "wb") as out:
        for numbers in [counts, *tower.whole_numbers(), *tower.fractions()]:
            out.write(numbers.tobytes())
