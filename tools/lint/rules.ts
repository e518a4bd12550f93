import type { OxlintConfig } from 'oxlint'

/** Axe asks the rendered pages in the browser tests, and knows more: what has a name, a role, and the focus there. */
const LEFT_TO_AXE = [
  'click-events-have-key-events',
  'control-has-associated-label',
  'interactive-supports-focus',
  'label-has-associated-control',
  'media-has-caption',
  'no-autofocus',
  'no-interactive-element-to-noninteractive-role',
  'no-noninteractive-element-interactions',
  'no-noninteractive-element-to-interactive-role',
  'no-noninteractive-tabindex',
  'no-redundant-roles',
  'no-static-element-interactions',
  'prefer-tag-over-role',
].map((rule) => `jsx-a11y/${rule}`)

/** Of those that Oxlint recommends: forms post text, text is sorted as text, and TypeScript knows the rest. */
const NOT_OURS = [
  'eslint/no-eval',
  'eslint/no-misleading-character-class',
  'eslint/no-setter-return',
  'eslint/no-unsafe-optional-chaining',
  'typescript/no-base-to-string',
  'typescript/no-meaningless-void-operator',
  'typescript/no-misused-spread',
  'typescript/no-redundant-type-constituents',
  'typescript/require-array-sort-compare',
  'typescript/restrict-template-expressions',
  'typescript/unbound-method',
]

/** Of those that Oxlint does not recommend by itself, and React, Next or TypeScript ESLint do. */
const ALSO_OURS = [
  'eslint/no-var',
  'eslint/prefer-const',
  'eslint/prefer-rest-params',
  'eslint/prefer-spread',
  'eslint/no-array-constructor',
  'import/no-anonymous-default-export',
  'react/display-name',
  'react/jsx-no-comment-textnodes',
  'react/no-unescaped-entities',
  'react/rules-of-hooks',
  'react/unsupported-syntax',
  'typescript/ban-ts-comment',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-namespace',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-function-type',
  'typescript/switch-exhaustiveness-check',
]

const set = (rules: string[], to: 'error' | 'off') => Object.fromEntries(rules.map((rule) => [rule, to]))

/** For all files. Folders have more in `oxlint.config.ts`. */
export const RULES: OxlintConfig['rules'] = {
  ...set([...LEFT_TO_AXE, ...NOT_OURS], 'off'),
  ...set(ALSO_OURS, 'error'),
  'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  'eslint/no-console': ['error', { allow: ['error', 'warn'] }],
}
