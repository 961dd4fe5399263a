#!/usr/bin/env python3
"""examples.py HEADER... -o FILE: a C++ source with the example of each header as a function.

An example is what a header's first comment has indented by four blanks. Its lines of #include go to the head, the rest
becomes `void example_NAME()`. What it prints is to be what stands behind `//` in the lines that print.
"""

import argparse
import json
import pathlib
import re


def example_in(header):
    """The lines of the example, without the comment signs."""
    lines = []
    for line in header.read_text(encoding="utf-8").splitlines():
        if not line.startswith("//"):
            break
        if line.startswith("//     "):
            lines.append(line[7:])
    return lines


def expected(lines):
    """What the lines that print say that they print."""
    printing = (line for line in lines if "std::cout" in line)
    return [found[1] for line in printing if (found := re.search(r"// (.*)$", line))]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("headers", nargs="+", type=pathlib.Path)
    parser.add_argument("-o", required=True, type=pathlib.Path)
    arguments = parser.parse_args()
    heads, functions, table = [], [], []
    for header in arguments.headers:
        lines = example_in(header)
        name = header.stem
        heads += [line for line in lines if line.startswith("#include")]
        body = [line for line in lines if not line.startswith("#include")]
        functions += [f"void example_{name}() {{"]
        functions += ["    " + line for line in body] + ["}", ""]
        prints = "".join(text + "\n" for text in expected(body))
        table.append(f'    {{"{name}", {len(lines)}, example_{name}, {json.dumps(prints, ensure_ascii=False)}}},')
    heads = list(dict.fromkeys(heads))
    source = ["// Made by examples.py from the headers of include/shinpan.", '#include "face/examples.hpp"', "", *heads]
    source += ["", "#include <iostream>", "#include <string>", "#include <string_view>", "#include <vector>", ""]
    source += ["namespace {", "", *functions, "}  // namespace", ""]
    source += ["const std::vector<Example> all_examples{", *table, "};"]
    arguments.o.write_text("\n".join(source) + "\n", encoding="utf-8")


main()
