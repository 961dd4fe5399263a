#!/usr/bin/env python3
"""draw_house.py [--check]: draws docs/pictures/house.svg, the storeys and rooms of src, from the table in CMakeLists.txt.

The ground floor is at the bottom. An arrow leads from a room to one of its storey that it includes; to storeys below no
arrows are drawn. --check draws nothing and fails where the picture is not the one that would be drawn.
"""

import pathlib
import re
import sys

PROJECT = pathlib.Path(__file__).resolve().parent.parent
PICTURE = PROJECT / "docs/pictures/house.svg"
KEYWORDS = {"NATIVE", "PACKAGES", "OPTIONAL"}
BAND, LEFT, WIDTH, BOX_HEIGHT, GAP = 74, 150, 960, 34, 18


def table(cmake_lists):
    """Each room with the rooms that it names, in the order of CMakeLists.txt."""
    rooms = {}
    for kind, call in re.findall(r"^\s*shinpan_(folder|program|edges)\(([^)]*)\)", cmake_lists, re.MULTILINE):
        words = call.split()
        if kind == "program":
            words = words[1:]
        edges = []
        for word in words[1:]:
            if word in KEYWORDS:
                break
            edges.append(word)
        rooms[words[0]] = edges
    return rooms


def storeys(rooms):
    """The rooms of each storey, from the ground floor up."""
    found = {}
    for room in rooms:
        found.setdefault(room.split("/")[0], []).append(room)
    return found


def boxes(storey_rooms, y):
    """Where each room of one storey stands: x, y, width."""
    width = (WIDTH - LEFT - GAP * (len(storey_rooms) + 1)) / len(storey_rooms)
    width = min(width, 170)
    return {room: (LEFT + i * (width + GAP), y + (BAND - BOX_HEIGHT) / 2 + 4, width)
            for i, room in enumerate(storey_rooms)}


def arrow(start, end):
    """An arc above the boxes, from the top of one to the top of the other."""
    (from_x, from_y, from_width), (to_x, _, to_width) = start, end
    a, b = from_x + from_width / 2 - 6, to_x + to_width / 2 + 6
    lift = 12 if abs(a - b) < 220 else 20
    return (f'<path d="M{a:.0f} {from_y:.0f} C{a:.0f} {from_y - lift:.0f} {b:.0f} {from_y - lift:.0f} '
            f'{b:.0f} {from_y:.0f}" class="arrow" marker-end="url(#head)"/>')


def drawn(rooms):
    floors = storeys(rooms)
    height = BAND * len(floors) + 2 * GAP
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
             'aria-label="The storeys and rooms of src">',
             "<style>text{font:14px sans-serif;fill:#1d1d1f}.storey{font-weight:bold}"
             ".band{fill:#f4f1e8;stroke:#d9d2bd}.room{fill:#fff;stroke:#8a7f5c}"
             ".arrow{fill:none;stroke:#8a7f5c}.head{fill:#8a7f5c}</style>",
             '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
             'orient="auto"><path d="M0 0L8 4L0 8z" class="head"/></marker></defs>',
             f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>']
    for level, (storey, storey_rooms) in enumerate(floors.items()):
        y = GAP + BAND * (len(floors) - 1 - level)
        placed = boxes(storey_rooms, y)
        parts.append(f'<rect x="{GAP}" y="{y}" width="{WIDTH - 2 * GAP}" height="{BAND - 6}" rx="6" class="band"/>')
        parts.append(f'<text x="{GAP + 14}" y="{y + BAND / 2 + 3:.0f}" class="storey">{storey}</text>')
        for room, (x, box_y, width) in placed.items():
            name = room.split("/")[-1] if "/" in room else ""
            if not name:
                continue
            parts.append(f'<rect x="{x:.0f}" y="{box_y:.0f}" width="{width:.0f}" height="{BOX_HEIGHT}" rx="4" '
                         'class="room"/>')
            parts.append(f'<text x="{x + width / 2:.0f}" y="{box_y + 22:.0f}" text-anchor="middle">{name}</text>')
        for room in storey_rooms:
            parts += [arrow(placed[room], placed[edge]) for edge in rooms[room] if edge in placed]
    return "\n".join(parts) + "\n</svg>\n"


def main():
    picture = drawn(table((PROJECT / "CMakeLists.txt").read_text()))
    if "--check" in sys.argv[1:]:
        if not PICTURE.exists() or PICTURE.read_text() != picture:
            sys.exit("docs/pictures/house.svg is not what CMakeLists.txt says: run tools/draw_house.py")
        return
    PICTURE.write_text(picture)


if __name__ == "__main__":
    main()
