"""TypeScript types of answers: an object with properties is an interface, laid out as Prettier lays it out."""

import json

from walk import Walk, sentence, wrapped

WIDTH = 100


class TypeScript(Walk):
    file = "src/bindings/wasm/src/answers.ts"
    head = """// What the engine answers. Written by tools/answers from docs/schema/libraries.json. Points in answers
// are named: A1 at the bottom left, no I. Numbers called `_half` are half points.

import type { Axes } from "./axes.js";
"""
    between = "\n"
    plain = {"integer": "number", "number": "number", "boolean": "boolean"}

    @staticmethod
    def nullable(kind):
        return f"{kind} | null"

    @staticmethod
    def either(kinds):
        return " | ".join(kinds)

    literal = staticmethod(lambda values: " | ".join(map(json.dumps, values)))

    def words(self, name, schema):
        return self.alias(name, self.literal(schema["enum"]), schema)

    def union(self, name, schema):
        return self.alias(name, " | ".join(map(self.type_of, schema["oneOf"])), schema)

    def alias(self, name, kind, schema):
        return "\n".join([*self.comment(schema, ""), *self.assigned(f"export type {name} =", kind, "")])

    def string(self, schema):
        return self.titled(schema, "string")

    def array(self, schema):
        kind = self.type_of(schema["items"])
        assert "|" not in kind, f"give these a title: {kind}"
        length = schema.get("maxItems")
        fixed = length is not None and length == schema.get("minItems")
        return self.titled(schema, self.list_of(f"[{', '.join([kind] * length)}]" if fixed else f"{kind}[]"))

    field = ""  # what stands before a field
    list_of = staticmethod(lambda kind: kind)

    def titled(self, schema, kind):
        return self.named(schema, lambda name, _: self.alias(name, kind, schema)) if "title" in schema else kind

    def dictionary(self, schema):
        if "title" in schema:
            return schema["title"]  # written by hand
        values = schema.get("additionalProperties")
        return f"Record<string, {self.type_of(values) if values else 'unknown'}>"

    def object(self, name, schema):
        base = self.base_of(schema)
        lines = [*self.comment(schema, ""), f"export interface {name}{f' extends {base}' if base else ''} {{"]
        for key, each in schema["properties"].items():
            sign = ":" if key in schema["required"] else "?:"
            left = f"  {self.field}{key}{sign}"
            lines += [*self.comment(each, "  "), *self.assigned(left, self.type_of(each), "  ")]
        return "\n".join([*lines, "}"])

    @staticmethod
    def assigned(left, kind, indent):
        """In one line, on the next, or each of its words on one."""
        if len(f"{left} {kind};") <= WIDTH:
            return [f"{left} {kind};"]
        if len(f"{indent}  {kind};") <= WIDTH:
            return [left, f"{indent}  {kind};"]
        return [left, *(f"{indent}  | {word}" for word in f"{kind};".split(" | "))]

    @staticmethod
    def comment(schema, indent):
        words = sentence(schema.get("description", ""))
        if not words:
            return []
        if len(f"{indent}/** {words} */") <= WIDTH:
            return [f"{indent}/** {words} */"]
        return [f"{indent}/**", *wrapped(words, WIDTH, f"{indent} * ", f"{indent} * "), f"{indent} */"]
