"""python3 tools/answers [--check]: writes the types of docs/schema/libraries.json, in Python and in TypeScript, and
those of docs/schema/tournament.json and of evidence in event.json for the page of a tournament; with --check fails
where a file is not what would be written.
"""

import json
import pathlib
import sys

from page import Evidence, Page
from python import Python
from typescript import TypeScript

PROJECT = pathlib.Path(__file__).parent.parent.parent

for language in (Python, TypeScript, Page, Evidence):
    schema = json.loads((PROJECT / "docs/schema" / language.schema).read_text(encoding="utf-8"))
    file, text = PROJECT / language.file, language(schema).text()
    if sys.argv[1:] != ["--check"]:
        file.write_text(text, encoding="utf-8")
    elif not file.exists() or file.read_text(encoding="utf-8") != text:
        sys.exit(f"{language.file} is not what the schema says: python3 tools/answers")
