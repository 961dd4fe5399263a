// What ESLint looks for in `web` and in the package's sources: faults. How the source looks is Prettier's matter.
//
//   npm run lint

import hooks from "eslint-plugin-react-hooks";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["**/node_modules/", "web/site/dist/", "web/eslint.config.mjs"] },
  {
    files: ["web/**/*.{ts,tsx,mjs}", "src/bindings/wasm/src/**/*.ts"],
    languageOptions: {
      parser: ts.parser,
      parserOptions: { project: "web/tsconfig.json", tsconfigRootDir: `${import.meta.dirname}/..` },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { ts: ts.plugin },
    rules: {
      eqeqeq: "error",
      "ts/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "ts/no-explicit-any": "error",
      "ts/no-floating-promises": "error",
      "ts/no-misused-promises": "error",
      "ts/no-shadow": "error",
      "ts/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "ts/switch-exhaustiveness-check": "error",
    },
  },
  {
    // Scripts read what a browser traces and what a module exports, which has no types.
    files: ["web/**/*.{ts,tsx}", "src/bindings/wasm/src/**/*.ts"],
    rules: {
      "ts/no-unsafe-argument": "error",
      "ts/no-unsafe-assignment": "error",
      "ts/no-unsafe-call": "error",
      "ts/no-unsafe-member-access": "error",
      "ts/no-unsafe-return": "error",
    },
  },
  {
    // Preact's hooks have the rules of React's. When they run anew is each place's own decision.
    files: ["web/site/**/*.{ts,tsx}"],
    plugins: { hooks },
    rules: { "hooks/rules-of-hooks": "error" },
  },
);
