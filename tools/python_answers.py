#!/usr/bin/env python3
"""python_answers.py [--check]: writes the Python types of docs/schema/libraries.json, shinpan/answers.py; with --check
fails where the file is not what would be written.

An object with properties becomes a TypedDict. Its name is its title, or the key under which the schema defines it.
"""

import json
import keyword
import pathlib
import sys
import textwrap

PROJECT = pathlib.Path(__file__).parent.parent
SCHEMA = PROJECT / "docs/schema/libraries.json"
FILE = PROJECT / "src/bindings/python/shinpan/answers.py"
WIDTH = 116
HEAD = '''"""What the engine answers. Written by tools/python_answers.py from docs/schema/libraries.json.

Points in answers are named: A1 at the bottom left, no I. Numbers called `_half` are half points.
"""

from typing import Any, Literal, Optional, TypedDict
'''
PLAIN = {"string": "str", "integer": "int", "boolean": "bool", "null": "None"}


def camel_case(words):
    return "".join(word.capitalize() for word in words.split("_"))


def literal(values, indent):
    """The type of one of these words, broken where a line would be too long."""
    words = ", ".join(json.dumps(value) for value in values)
    if indent + len(words) < WIDTH - 10:
        return f"Literal[{words}]"
    inner = " " * (indent + 4)
    broken = textwrap.fill(words, WIDTH, initial_indent=inner, subsequent_indent=inner)
    return f"Literal[\n{broken}\n{' ' * indent}]"


def sentence(words):
    return words[0].upper() + words[1:] + "."


class Writer:
    def __init__(self, definitions):
        self.definitions = definitions
        self.parts = {}  # by name, in an order in which each stands before those that use it

    def type_of(self, schema, indent=4):
        if "$ref" in schema:
            return self.defined(schema["$ref"].rsplit("/", 1)[1], indent)
        if "oneOf" in schema:
            null, other = schema["oneOf"]
            assert null == {"type": "null"}, schema
            return f"Optional[{self.type_of(other, indent)}]"
        if "enum" in schema:
            return literal(schema["enum"], indent)
        if schema["type"] == "array":
            return f"list[{self.type_of(schema['items'], indent)}]"
        if schema["type"] == "object":
            return self.typed_dict(schema["title"], schema) if "properties" in schema else "dict[str, Any]"
        return PLAIN[schema["type"]]

    def defined(self, key, indent):
        schema = self.definitions[key]
        if "properties" in schema:
            return self.typed_dict(schema.get("title", camel_case(key)), schema)
        if "enum" not in schema:
            return self.type_of(schema, indent)
        name = camel_case(key)
        self.parts.setdefault(name, f"{name} = {literal(schema['enum'], 0)}")
        return name

    def typed_dict(self, name, schema):
        if name not in self.parts:
            required = {key: each for key, each in schema["properties"].items() if key in schema["required"]}
            optional = {key: each for key, each in schema["properties"].items() if key not in required}
            if optional:
                self.parts["_" + name] = self.fields("_" + name, "TypedDict", required, "")
                self.parts[name] = self.fields(name, f"_{name}, total=False", optional, schema.get("description", ""))
            else:
                self.parts[name] = self.fields(name, "TypedDict", required, schema.get("description", ""))
        return name

    def fields(self, name, base, properties, description):
        typed = [(key, self.type_of(each), each.get("description", "")) for key, each in properties.items()]
        if any(keyword.iskeyword(key) for key in properties):
            assert base == "TypedDict", name  # what is optional has no such key
            lines = [f"# {sentence(description)}"] if description else []
            lines += [f'{name} = TypedDict("{name}", {{']
            lines += [line for key, kind, words in typed for line in self.commented(words, f'"{key}": {kind},')]
            return "\n".join([*lines, "})"])
        lines = [f"class {name}({base}):"]
        if description:
            lines += [*textwrap.wrap(f'"""{sentence(description)}"""', WIDTH, initial_indent="    ",
                                     subsequent_indent="    "), ""]
        return "\n".join(lines + [line for key, kind, words in typed for line in self.commented(words, f"{key}: {kind}")])

    @staticmethod
    def commented(words, line):
        above = textwrap.wrap(words, WIDTH - 6, initial_indent="    # ", subsequent_indent="    # ")
        return [*above, "    " + line]

    def text(self):
        return HEAD + "".join("\n\n" + part + "\n" for part in self.parts.values())


def written():
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    writer = Writer(schema["$defs"])
    for each in schema["properties"].values():
        writer.type_of(each)
    return writer.text()


if __name__ == "__main__":
    if sys.argv[1:] != ["--check"]:
        FILE.write_text(written(), encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != written():
        sys.exit(f"{FILE.relative_to(PROJECT)} is not what the schema says: python3 tools/python_answers.py")
