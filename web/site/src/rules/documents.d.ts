// The project's documents as modules: content/plugin.ts makes them when the site is built.

declare module "shinpan-docs/readings" {
  const readings: readonly import("../../content/types.ts").Reading[];
  export default readings;
}
declare module "shinpan-docs/positions" {
  const positions: readonly import("../../content/types.ts").NotoriousPosition[];
  export default positions;
}
declare module "shinpan-docs/terms" {
  const terms: readonly import("../../content/types.ts").Term[];
  export default terms;
}
declare module "shinpan-docs/rules.*" {
  const pages: readonly import("../../content/types.ts").RulesPage[];
  export default pages;
}
