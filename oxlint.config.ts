import { defineConfig, type OxlintOverride } from 'oxlint'

/** An address that an import may not have. */
type Address = { regex: string; message: string; allowTypeImports?: true; onlyDefault?: true }

/** Without parent-relative imports every import across folders goes through '@/', where the boundaries below see it. */
const NO_PARENT: Address = { regex: '^\\.\\./', message: "Import across folders through '@/'." }
/** Plain Node loads these rooms, and does not know '@/': they name files of lower rooms by path. */
const NO_PARENT_BUT_LOWER = (rooms: string): Address => ({
  regex: `^(\\.\\./)+(?!\\.\\./|(${rooms})/|[a-z-]+\\.ts$)`,
  message: NO_PARENT.message,
})
const NO_APP: Address = {
  regex: '^@/app(/|$)',
  message: 'Nothing imports from app; no imports between route groups.',
}
const NO_COMPONENTS: Address = { regex: '^@/components(/|$)', message: 'lib never imports upward.' }
const NO_SUPABASE: Address = {
  regex: '^(@supabase/|@/lib/supabase/)',
  message: 'Only lib/data and lib/auth talk to Supabase.',
}
const NO_SECRET_KEY: Address = {
  regex: '^(@/lib/supabase|\\.)/admin$',
  message: 'Only lib/data/privileged uses the secret key.',
}
const DATA_TYPES_ONLY: Address = {
  regex: '^@/lib/(data/|auth/session|env$)',
  message: 'Components are given their data: import types only.',
  allowTypeImports: true,
}
const NO_GAZETTEER: Address = {
  regex: '^@/lib/geo/(reference|gazetteer|search|compose)/',
  message: 'A megabyte of places: read them through lib/data, which stays on the server.',
}
const NO_PREFETCH: Address = {
  regex: '^next/link$',
  onlyDefault: true,
  message: 'Pages of the portal read live data: use StaffLink, which does not prefetch.',
}
const NO_FRAMEWORK: Address = {
  regex: '^(next|react|react-dom|server-only)(/|$)',
  message: 'This folder knows neither Next nor React.',
}
const NO_PRODUCT: Address = {
  regex: '^@/(lib/(?!cn$)|components/(?!ui/|hooks/))',
  message: 'components/ui has no product knowledge.',
}
const NO_PRIVATE_PARTS: Address = {
  regex: '^(next/dist/|(node:)?diagnostics_channel$)',
  message: 'Only lib/next-runtime leans on private parts of Next and Node.',
}

/**
 * The rooms of lib, from the top floor down. An import goes to the same room or to one further down this list. `auth/roles` is
 * the vocabulary of everything, the addresses of the portal included, and imports nothing but text.
 */
const ROOMS = [
  'actions',
  'jobs',
  'mail',
  'redirects',
  'data',
  'schemas',
  'audit',
  'portal',
  'auth',
  'seo',
  'owl',
  'catalogue',
  'ads',
  'quotes',
  'leads',
  'blog',
  'scheduling',
  'video',
  'analytics',
  'map',
  'geo',
  'content',
  'forms',
  'list',
  'browser-storage',
  'markdown',
  'supabase',
  'observability',
  'next-runtime',
  'paths',
  'auth/roles',
  'time',
  'text',
  'errors',
  'env',
  'cn',
]
/** Of the rooms that know neither Next nor React. */
const PURE = [
  'schemas',
  'owl',
  'ads',
  'quotes',
  'video',
  'seo',
  'map',
  'geo',
  'content',
  'paths',
  'auth/roles',
  'text',
]
/** Of the rooms that plain Node loads. */
const BY_PATH: Record<string, Address> = {
  geo: NO_PARENT_BUT_LOWER('content|text|reference|gazetteer|search|facts|light|prose|sun'),
  'next-runtime': NO_PARENT_BUT_LOWER('time|policy|redis'),
  supabase: NO_PARENT_BUT_LOWER('next-runtime'),
}

function upward(room: string): Address {
  const higher = ROOMS.slice(0, ROOMS.indexOf(room)).join('|')
  const exceptRoles = ROOMS.indexOf(room) < ROOMS.indexOf('auth/roles') ? '(?!auth/roles$)' : ''
  return {
    regex: `^@/lib/${exceptRoles}(${higher})(/|$)`,
    message: `lib/${room} imports only from rooms below it; the order is ROOMS in oxlint.config.ts.`,
  }
}

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

const forbid = (...addresses: Address[]): OxlintOverride['rules'] => ({
  'house/forbidden-imports': ['error', addresses],
})
const imports = (...addresses: Address[]) => forbid(NO_PARENT, ...addresses)

const mayTalkToSupabase = (room: string) => ['data', 'auth', 'supabase'].includes(room)

const lib = ROOMS.map((room): OxlintOverride => ({
  files: [`lib/${room}/**`, `lib/${room}.ts`, `lib/${room}.test.ts`],
  rules: forbid(
    BY_PATH[room] ?? NO_PARENT,
    NO_APP,
    NO_COMPONENTS,
    mayTalkToSupabase(room) ? NO_SECRET_KEY : NO_SUPABASE,
    ...(room === ROOMS[0] ? [] : [upward(room)]),
    ...(PURE.includes(room) ? [NO_FRAMEWORK] : []),
  ),
}))

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'nextjs', 'import', 'oxc'],
  jsPlugins: ['./tools/lint/house.mjs'],
  categories: { correctness: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  env: { browser: true, node: true, es2026: true },
  rules: {
    ...set([...LEFT_TO_AXE, ...NOT_OURS], 'off'),
    ...set(ALSO_OURS, 'error'),
    'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'eslint/no-console': ['error', { allow: ['error', 'warn'] }],
  },
  overrides: [
    { files: ['app/**', 'components/**', 'lib/**'], rules: { 'house/built-actions': 'error' } },
    { files: ['app/**'], rules: imports(NO_APP, NO_SUPABASE, NO_GAZETTEER) },
    { files: ['components/**'], rules: imports(NO_APP, NO_SUPABASE, NO_GAZETTEER, DATA_TYPES_ONLY) },
    { files: ['components/ui/**'], rules: imports(NO_APP, NO_SUPABASE, NO_PRODUCT) },
    {
      files: ['components/staff/**'],
      excludeFiles: ['components/staff/staff-link.tsx'],
      rules: imports(NO_APP, NO_SUPABASE, NO_GAZETTEER, DATA_TYPES_ONLY, NO_PREFETCH),
    },
    // It writes the sources of a picture itself.
    { files: ['components/site/picture.tsx'], rules: { 'nextjs/no-img-element': 'off' } },
    { files: ['app/(staff)/**'], rules: imports(NO_APP, NO_SUPABASE, NO_GAZETTEER, NO_PREFETCH) },
    ...lib,
    // A test may take its samples from a room above.
    { files: ['lib/**/*.test.*'], rules: imports(NO_APP, NO_COMPONENTS) },
    { files: ['lib/data/privileged/**'], rules: imports(NO_APP, NO_COMPONENTS, upward('data')) },
    {
      files: ['app/**', 'components/**', 'lib/**', 'middleware.ts'],
      excludeFiles: ['lib/env.ts', '**/*.test.*'],
      rules: {
        'eslint/no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: 'Only lib/env.ts reads the environment.' },
        ],
      },
    },
    {
      files: ['app/**', 'components/**', 'lib/**', 'e2e/**', 'tools/**', 'supabase/**', 'demo/**', '*.ts'],
      excludeFiles: ['lib/next-runtime/**'],
      rules: { 'house/private-parts': ['error', [NO_PRIVATE_PARTS]] },
    },
    // What the server says goes through lib/observability, which keeps people out of it.
    {
      files: ['lib/**'],
      excludeFiles: ['lib/observability/redirect-console*.ts', 'lib/geo/reference/**'],
      rules: { 'eslint/no-console': 'error' },
    },
    {
      files: ['supabase/{local,tests}/**', 'demo/**', 'tools/**', 'e2e/**'],
      rules: { 'eslint/no-console': 'off' },
    },
  ],
})
