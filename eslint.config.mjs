import nextCoreWebVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { builtActions } from './tools/lint/built-actions.mjs'

/** Without parent-relative imports every import across folders goes through '@/', where the boundaries below see it. */
const NO_PARENT = { regex: '^\\.\\./', message: "Import across folders through '@/'." }
/** Plain Node loads these rooms, and does not know '@/': they name files of lower rooms by path. */
const NO_PARENT_BUT_LOWER = (rooms) => ({
  regex: `^(\\.\\./)+(?!\\.\\./|(${rooms})/|[a-z-]+\\.ts$)`,
  message: NO_PARENT.message,
})
const NO_APP = { regex: '^@/app(/|$)', message: 'Nothing imports from app; no imports between route groups.' }
const NO_COMPONENTS = { regex: '^@/components(/|$)', message: 'lib never imports upward.' }
const NO_SUPABASE = {
  regex: '^(@supabase/|@/lib/supabase/)',
  message: 'Only lib/data and lib/auth talk to Supabase.',
}
const NO_SECRET_KEY = {
  regex: '^(@/lib/supabase|\\.)/admin$',
  message: 'Only lib/data/privileged uses the secret key.',
}
const DATA_TYPES_ONLY = {
  regex: '^@/lib/(data/|auth/session|env$)',
  message: 'Components are given their data: import types only.',
  allowTypeImports: true,
}
const NO_GAZETTEER = {
  regex: '^@/lib/geo/(reference|gazetteer|search|compose)/',
  message: 'A megabyte of places: read them through lib/data, which stays on the server.',
}
const NO_PREFETCH = {
  regex: '^next/link$',
  importNames: ['default'],
  message: 'Pages of the portal read live data: use StaffLink, which does not prefetch.',
}
const NO_FRAMEWORK = {
  regex: '^(next|react|react-dom|server-only)(/|$)',
  message: 'This folder knows neither Next nor React.',
}
const NO_PRODUCT = {
  regex: '^@/(lib/(?!cn$)|components/(?!ui/|hooks/))',
  message: 'components/ui has no product knowledge.',
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
const BY_PATH = {
  geo: NO_PARENT_BUT_LOWER('content|text|reference|gazetteer|search|facts|light|prose|sun'),
  'next-runtime': NO_PARENT_BUT_LOWER('time|policy|redis'),
  supabase: NO_PARENT_BUT_LOWER('next-runtime'),
}

const upward = (room) => {
  const higher = ROOMS.slice(0, ROOMS.indexOf(room)).join('|')
  const exceptRoles = ROOMS.indexOf(room) < ROOMS.indexOf('auth/roles') ? '(?!auth/roles$)' : ''
  return {
    regex: `^@/lib/${exceptRoles}(${higher})(/|$)`,
    message: `lib/${room} imports only from rooms below it; the order is ROOMS in eslint.config.mjs.`,
  }
}

const mayTalkToSupabase = (room) => ['data', 'auth', 'supabase'].includes(room)

const lib = ROOMS.map((room) => {
  const patterns = [
    BY_PATH[room] ?? NO_PARENT,
    NO_APP,
    NO_COMPONENTS,
    mayTalkToSupabase(room) ? NO_SECRET_KEY : NO_SUPABASE,
    ...(room === ROOMS[0] ? [] : [upward(room)]),
    ...(PURE.includes(room) ? [NO_FRAMEWORK] : []),
  ]
  return {
    files: [`lib/${room}/**`, `lib/${room}.{ts,test.ts}`],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  }
})

const imports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns: [NO_PARENT, ...patterns] }],
})

export default defineConfig([
  globalIgnores([
    '.next/',
    '.next-test/',
    '.next-perf/',
    '.next-chaos/',
    '.next-large/',
    '.next-blue/',
    '.next-green/',
    '.local-stack/',
    'coverage/',
    'playwright-report/',
    'test-results/',
    'next-env.d.ts',
  ]),
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },

  {
    files: ['app/**', 'components/**', 'lib/**'],
    plugins: { local: { rules: { 'built-actions': builtActions } } },
    rules: { 'local/built-actions': 'error' },
  },
  { files: ['app/**'], rules: imports(NO_APP, NO_SUPABASE, NO_GAZETTEER) },
  { files: ['components/**'], rules: imports(NO_APP, NO_SUPABASE, NO_GAZETTEER, DATA_TYPES_ONLY) },
  { files: ['components/ui/**'], rules: imports(NO_APP, NO_SUPABASE, NO_PRODUCT) },
  {
    files: ['components/staff/**'],
    ignores: ['components/staff/staff-link.tsx'],
    rules: imports(NO_APP, NO_SUPABASE, NO_GAZETTEER, DATA_TYPES_ONLY, NO_PREFETCH),
  },
  // It writes the sources of a picture itself.
  { files: ['components/site/picture.tsx'], rules: { '@next/next/no-img-element': 'off' } },
  { files: ['app/(staff)/**'], rules: imports(NO_APP, NO_SUPABASE, NO_GAZETTEER, NO_PREFETCH) },
  ...lib,
  // A test may take its samples from a room above.
  { files: ['lib/**/*.test.*'], rules: imports(NO_APP, NO_COMPONENTS) },
  {
    files: ['lib/data/privileged/**'],
    rules: imports(NO_APP, NO_COMPONENTS, upward('data')),
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'middleware.ts'],
    ignores: ['lib/env.ts', '**/*.test.*'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only lib/env.ts reads the environment.' },
      ],
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'e2e/**', 'tools/**', 'supabase/**', 'demo/**', '*.ts'],
    ignores: ['lib/next-runtime/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(next/dist/|(node:)?diagnostics_channel$)',
              message: 'Only lib/next-runtime leans on private parts of Next and Node.',
            },
          ],
        },
      ],
    },
  },
  // What the server says goes through lib/observability, which keeps people out of it.
  {
    files: ['lib/**'],
    ignores: ['lib/observability/redirect-console*.ts', 'lib/geo/reference/**'],
    rules: { 'no-console': 'error' },
  },
  { files: ['supabase/{local,tests}/**', 'demo/**', 'tools/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  prettier,
])
