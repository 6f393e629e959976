import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

/** What makes the same input give other bytes on another day or machine. */
const IMPURE = [
  ["CallExpression[callee.property.name=/^(localeCompare|toLocale.*String|toLocale(Upper|Lower)Case)$/]", "the locale"],
  ["MemberExpression[object.name='Math'][property.name='random']", "chance"],
  ["MemberExpression[object.name='Date'][property.name='now']", "the clock"],
  ["NewExpression[callee.name='Date'][arguments.length=0]", "the clock"],
  ["MemberExpression[object.name='Intl']", "the locale data of the machine"],
  ["Identifier[name='process']", "the process"],
  // A bare sort is fine for nobody: it hides which order is meant.
  ["CallExpression[callee.property.name=/^(sort|toSorted)$/][arguments.length=0]", "an order nobody named"],
].map(([selector, what]) => ({ selector, message: `Artifacts must not depend on ${what}.` }));

export default defineConfig(
  globalIgnores(["dist/", ".dist-*/", "generated/", "coverage/", "test/fixtures/", "test/consumers/"]),
  js.configs.recommended,
  {
    files: ["**/*.ts"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/prefer-readonly": "error",
      // Numbers in messages are fine; anything else is spelt out.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // An indexed access of a record by its literal key is how noPropertyAccessFromIndexSignature wants it.
      "@typescript-eslint/dot-notation": "off",
      // `{ readonly [name: string]: T }` says in its own text what the key is; `Record` does not.
      "@typescript-eslint/consistent-indexed-object-style": "off",
      // `x as T` names what is expected; `x!` is forbidden.
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      "@typescript-eslint/prefer-regexp-exec": "off",
      "@typescript-eslint/prefer-promise-reject-errors": ["error", { allowThrowingUnknown: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // A parameter's type is part of what its reader sees, default or not.
      "@typescript-eslint/no-inferrable-types": "off",
      complexity: ["error", 15],
      eqeqeq: "error",
      "max-depth": ["error", 4],
      "max-params": ["error", 5],
      "no-console": "error",
      "no-param-reassign": "error",
      "prefer-const": "error",
      // Pages are untrusted: control characters are looked for on purpose.
      "no-control-regex": "off",
    },
  },
  {
    files: ["generator/**/*.ts"],
    rules: {
      "max-lines": ["error", { max: 400, skipComments: true, skipBlankLines: true }],
      "max-lines-per-function": ["error", { max: 60, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: ["generator/**/*.ts"],
    ignores: ["generator/commands/**", "generator/cli.ts"],
    rules: { "no-restricted-syntax": ["error", ...IMPURE] },
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: { globals: { process: "readonly", URL: "readonly", performance: "readonly", Buffer: "readonly" } },
  },
  prettier,
);
