import { defineConfig, type OxlintOverride } from 'oxlint'
import { RULES } from './tools/lint/rules.ts'

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
  rules: RULES,
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
