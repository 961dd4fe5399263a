"""TypeScript types of the page of a tournament, which changes nothing of what the desk says, and of what it finds in
disputes."""

from typescript import TypeScript


class Page(TypeScript):
    schema = "tournament.json"
    kinds = ("request", "answer")
    file = "web/site/src/tournament/view.ts"
    head = """// What the desk of a tournament says of an event, and what it can be asked. Written by tools/answers
// from docs/schema/tournament.json.

import type { EvidenceLine } from "../dispute/evidence.ts";
"""
    field = "readonly "
    list_of = staticmethod("readonly {}".format)

    def dictionary(self, schema):
        values = schema.get("additionalProperties")
        kind = f"Readonly<Record<string, {self.type_of(values) if values else 'unknown'}>>"
        return self.titled(schema, kind)


class Evidence(Page):
    schema = "event.json"
    file = "web/site/src/dispute/evidence.ts"
    head = """// What a ruling rests on: lines of the arbiter's own, and what the page found. Written by tools/answers from
// docs/schema/event.json.

import type { EndingSaying, Player, PointName, PrecedentShape, Reason } from "../engine/engine.ts";
"""

    def roots(self, schema):
        return [{"$ref": "#/$defs/evidence_line"}]
