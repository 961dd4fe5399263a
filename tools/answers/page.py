"""TypeScript types of the page of a tournament, which changes nothing of what the desk says."""

from typescript import TypeScript


class Page(TypeScript):
    schema = "tournament.json"
    kinds = ("request", "answer")
    file = "web/site/src/tournament/view.ts"
    head = """// What the desk of a tournament says of an event, and what it can be asked. Written by tools/answers
// from docs/schema/tournament.json.
"""
    field = "readonly "
    list_of = staticmethod("readonly {}".format)

    def dictionary(self, schema):
        values = schema.get("additionalProperties")
        kind = f"Readonly<Record<string, {self.type_of(values) if values else 'unknown'}>>"
        return self.titled(schema, kind)
