"""Python types of answers: an object with properties is a TypedDict."""

import json
import keyword

from walk import Walk, sentence, wrapped

WIDTH = 116


class Python(Walk):
    file = "src/bindings/python/shinpan/answers.py"
    head = '''"""What the engine answers. Written by tools/answers from docs/schema/libraries.json.

Points in answers are named: A1 at the bottom left, no I. Numbers called `_half` are half points.
"""

from typing import Any, Literal, Optional, TypedDict, Union
'''
    between = "\n\n"
    plain = {"integer": "int", "number": "float", "boolean": "bool"}

    @staticmethod
    def nullable(kind):
        return f"Optional[{kind}]"

    @staticmethod
    def either(kinds):
        return f"Union[{', '.join(kinds)}]"

    @staticmethod
    def literal(values, indent=4):
        """The type of one of these words, broken where a line would be too long."""
        words = ", ".join(json.dumps(value) for value in values)
        if indent + len(words) < WIDTH - 10:
            return f"Literal[{words}]"
        inner = " " * (indent + 4)
        return "\n".join(["Literal[", *wrapped(words, WIDTH, inner, inner), " " * indent + "]"])

    def words(self, name, schema):
        return f"{name} = {self.literal(schema['enum'], 0)}"

    def string(self, _):
        return "str"

    def array(self, schema):
        return f"list[{self.type_of(schema['items'])}]"

    def dictionary(self, schema):
        values = schema.get("additionalProperties")
        return f"dict[str, {self.type_of(values) if values else 'Any'}]"

    def object(self, name, schema):
        required = {key: each for key, each in schema["properties"].items() if key in schema["required"]}
        optional = {key: each for key, each in schema["properties"].items() if key not in required}
        description = sentence(schema.get("description", ""))
        base = self.base_of(schema) or "TypedDict"
        if not optional:
            return self.fields(name, base, required, description)
        self.parts["_" + name] = self.fields("_" + name, base, required, "")
        return self.fields(name, f"_{name}, total=False", optional, description)

    def fields(self, name, base, properties, description):
        typed = [(key, self.type_of(each), each.get("description", "")) for key, each in properties.items()]
        if any(keyword.iskeyword(key) for key in properties):
            assert base == "TypedDict", name  # what is optional, or has a base, has no such key
            lines = [f"# {description}"] if description else []
            lines += [f'{name} = TypedDict("{name}", {{']
            lines += [line for key, kind, words in typed for line in self.commented(words, f'"{key}": {kind},')]
            return "\n".join([*lines, "})"])
        lines = [f"class {name}({base}):"]
        if description:
            lines += [*wrapped(f'"""{description}"""', WIDTH, "    ", "    "), ""]
        return "\n".join(lines + [line for key, kind, words in typed for line in self.commented(words, f"{key}: {kind}")])

    @staticmethod
    def commented(words, line):
        return [*wrapped(words, WIDTH - 6, "    # ", "    # "), "    " + line]
