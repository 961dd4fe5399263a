// A Vite plugin: the project's own documents as modules of the site, made when it is built.
//
//   import pages from "shinpan-docs/rules.en";

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { casesIn } from "./cases.ts";
import { notoriousPositions } from "./notorious.ts";
import type { Links } from "./prose.ts";
import { reading, rulesPage } from "./rules.ts";
import { termsIn } from "./terms.ts";
import type { NotoriousPosition, Reading, RulesPage, Term } from "./types.ts";

const name = "shinpan-docs/";

/** Pages beside those of the rulesets. */
const ofNoRuleset = ["README", "competition"];

/** Addresses of the site for links between documents; other sites keep theirs. */
export const siteLinks: Links = (target) => {
  if (/^https?:\/\//.test(target)) return target;
  const [, folder, id] = /(?:^|(\w+)\/)([\w-]+)(?:\.\w\w)?\.md$/.exec(target) ?? [];
  if (id === undefined || ofNoRuleset.includes(id)) return null;
  if (/^\d{4}-/.test(id)) return `#readings/${id}`;
  if (id === "notorious") return "#positions";
  return folder === "rules" || folder === undefined ? `#rules/${id}` : null;
};

/** Reads the documents of the project that lies at `root`. */
export class Documents {
  constructor(private readonly root: string) {}

  fileAt = (path: string): string => readFileSync(join(this.root, path), "utf8");

  private idsIn(folder: string, ending: RegExp): string[] {
    return readdirSync(join(this.root, folder))
      .filter((file) => ending.test(file))
      .map((file) => file.replace(ending, ""))
      .sort();
  }

  /** The pages of rules in a language; the originals are English. */
  rules(language: string): RulesPage[] {
    const ending = language === "en" ? /(?<!\.\w\w)\.md$/ : new RegExp(`\\.${language}\\.md$`);
    const file = language === "en" ? ".md" : `.${language}.md`;
    return this.idsIn("docs/rules", ending)
      .filter((id) => !ofNoRuleset.includes(id))
      .map((id) =>
        rulesPage(
          id,
          this.fileAt(`docs/rules/${id}${file}`),
          casesIn(this.fileAt(`tests/cases/${id}.case`)),
          siteLinks,
        ),
      );
  }

  readings(): Reading[] {
    return this.idsIn("docs/decisions", /\.md$/)
      .filter((id) => id !== "README")
      .map((id) => reading(id, this.fileAt(`docs/decisions/${id}.md`), siteLinks));
  }

  positions(): NotoriousPosition[] {
    return notoriousPositions(this.fileAt("docs/notorious.md"), this.fileAt, siteLinks);
  }

  terms(): Term[] {
    return termsIn(this.fileAt("docs/terms.md"), siteLinks);
  }

  /** A module by its name behind "shinpan-docs/"; undefined for what is none. */
  module(asked: string): unknown {
    const [kind = "", language = "en"] = asked.split(".");
    switch (kind) {
      case "rules":
        return this.rules(language);
      case "readings":
        return this.readings();
      case "positions":
        return this.positions();
      case "terms":
        return this.terms();
      default:
        return undefined;
    }
  }
}

/** Lets the site import the project's documents; `root` is the project's folder. */
export function documents(root: string): Plugin {
  const found = new Documents(root);
  return {
    name: "documents",
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return null;
      const made = found.module(id.slice(name.length + 1));
      return made === undefined
        ? null
        : `export default JSON.parse(${JSON.stringify(JSON.stringify(made))});`;
    },
  };
}
