import nextCoreWebVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Without parent-relative imports every import across folders goes through '@/', where the boundaries below see it. */
const NO_PARENT = { regex: '^\\.\\./', message: "Import across folders through '@/'." }
/** Scripts run lib/geo with plain node, which knows no '@/': it may name its own files and those of lib/content by path. */
const NO_PARENT_BUT_OWN = {
  regex: '^(\\.\\./)+(?!(content|reference|gazetteer|search)/|[a-z-]+\\.ts$)',
  message: NO_PARENT.message,
}
/** The page cache is loaded by plain Node, with what it reads and says of policies. */
const NO_PARENT_BUT_SERVER = {
  regex: '^(\\.\\./)+(?!\\.\\./|security/[a-z-]+\\.ts$|(env|within)\\.ts$)',
  message: NO_PARENT.message,
}
const NO_APP = { regex: '^@/app(/|$)', message: 'Nothing imports from app; no imports between route groups.' }
const NO_COMPONENTS = { regex: '^@/components(/|$)', message: 'lib never imports upward.' }
const NO_SUPABASE = {
  regex: '^(@supabase/|@/lib/supabase/)',
  message: 'Only lib/data and lib/auth talk to Supabase.',
}
const NO_SECRET_KEY = {
  regex: '^(@/lib/supabase|\\.)/admin$',
  message: 'The secret key has a named list of importers.',
}
const DATA_TYPES_ONLY = {
  regex: '^@/lib/(data/|auth/session|env$)',
  message: 'Components are given their data: import types only.',
  allowTypeImports: true,
}
const NO_GAZETTEER = {
  regex: '^@/lib/geo/(reference|gazetteer|search)/',
  message: 'A megabyte of places: read them through lib/data, which stays on the server.',
}
const NO_FRAMEWORK = {
  regex: '^(next|react|react-dom|server-only)(/|$)',
  message: 'This folder knows neither Next nor React.',
}
const NO_PRODUCT = {
  regex: '^@/(lib/(?!cn$)|components/(?!ui/|hooks/))',
  message: 'components/ui has no product knowledge.',
}

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

  { files: ['app/**'], rules: imports(NO_APP, NO_SUPABASE, NO_GAZETTEER) },
  { files: ['components/**'], rules: imports(NO_APP, NO_SUPABASE, NO_GAZETTEER, DATA_TYPES_ONLY) },
  { files: ['components/ui/**'], rules: imports(NO_APP, NO_SUPABASE, NO_PRODUCT) },
  { files: ['lib/**'], rules: imports(NO_APP, NO_COMPONENTS, NO_SUPABASE) },
  {
    files: ['lib/{ads,schemas,content,geo,map,seo,video}/**', 'lib/auth/roles.ts', 'lib/paths.ts'],
    rules: imports(NO_APP, NO_COMPONENTS, NO_SUPABASE, NO_FRAMEWORK),
  },
  {
    files: ['lib/geo/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [NO_PARENT_BUT_OWN, NO_APP, NO_COMPONENTS, NO_SUPABASE, NO_FRAMEWORK] },
      ],
    },
  },
  {
    files: ['lib/{cache,security}/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [NO_PARENT_BUT_SERVER, NO_APP, NO_COMPONENTS, NO_SUPABASE] },
      ],
    },
  },
  { files: ['lib/{data,auth,supabase}/**'], rules: imports(NO_APP, NO_COMPONENTS, NO_SECRET_KEY) },
  {
    files: [
      'lib/data/{ad-files,ad-previews,ad-uploads,applications,attempts,cameras,contact-submissions,health,intro-calls,invitations,lenses,outbox,preview-feedback}.ts',
    ],
    rules: imports(NO_APP, NO_COMPONENTS),
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
  // What the server says goes through lib/log, which keeps people out of it.
  {
    files: ['lib/**'],
    ignores: ['lib/log/adopt-console*.ts', 'lib/geo/reference/**'],
    rules: { 'no-console': 'error' },
  },
  { files: ['supabase/{local,tests,seed}/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  prettier,
])
