"""The schema of answers, walked: which types it has, each before those that use it.

A type has a name where the schema gives it one: a title, or the key under which it defines an object or words.
"""

import json
import pathlib
import textwrap

SCHEMAS = pathlib.Path(__file__).parent.parent.parent / "docs/schema"


def camel_case(words):
    return "".join(word.capitalize() for word in words.split("_"))


def sentence(words):
    return words[0].upper() + words[1:] + "." if words else ""


def wrapped(words, width, first, further):
    return textwrap.wrap(words, width, initial_indent=first, subsequent_indent=further)


def name_in(file, key):
    """Of a type of another schema, which the head imports."""
    return json.loads((SCHEMAS / file).read_text(encoding="utf-8"))["$defs"][key].get("title", camel_case(key))


class Walk:
    """What a language says of each type; `parts` are the named ones, by name."""

    schema = "libraries.json"
    kinds = None  # of the schema's properties; None: all

    def __init__(self, schema):
        self.definitions = schema["$defs"]
        self.parts = {}
        for each in self.roots(schema):
            self.type_of(each)

    def roots(self, schema):
        return [schema["properties"][kind] for kind in self.kinds or schema["properties"]]

    def text(self):
        return self.head + "".join(self.between + part + "\n" for part in self.parts.values())

    def type_of(self, schema):
        if "$ref" in schema:
            file, key = schema["$ref"].split("#/$defs/")
            return name_in(file, key) if file else self.defined(key)
        if "oneOf" in schema:
            first, *others = schema["oneOf"]
            if first != {"type": "null"}:
                return self.named(schema, self.union)
            (other,) = others
            return self.nullable(self.type_of(other))
        if "enum" in schema:
            return self.named(schema, self.words) if "title" in schema else self.literal(schema["enum"])
        if "properties" in schema:
            return self.named(schema, self.object)
        if "allOf" in schema:
            return self.type_of(schema["allOf"][0])
        if isinstance(schema["type"], list):
            return self.either([self.type_of({"type": each}) for each in schema["type"]])
        if schema["type"] == "array":
            return self.array(schema)
        if schema["type"] == "object":
            return self.dictionary(schema)
        return self.string(schema) if schema["type"] == "string" else self.plain[schema["type"]]

    def defined(self, key):
        schema = self.definitions[key]
        is_union = schema.get("oneOf", [{"type": "null"}])[0] != {"type": "null"}
        has_name = "enum" in schema or "properties" in schema or is_union
        return self.type_of({"title": camel_case(key), **schema} if has_name else schema)

    def named(self, schema, write):
        name = schema["title"]
        if name not in self.parts:
            self.parts[name] = write(name, schema)
        return name

    def base_of(self, schema):
        """The type whose keys an object has besides its own."""
        return self.type_of(schema["allOf"][0]) if "allOf" in schema else None
