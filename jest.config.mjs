import nextJest from 'next/jest.js'

// Enough configuration for modules that read it on import; nothing in a test talks to this address.
process.env.SUPABASE_URL ??= 'http://127.0.0.1:1'
process.env.SUPABASE_PUBLISHABLE_KEY ??= 'sb_publishable_unit_test'
process.env.SUPABASE_SECRET_KEY ??= 'sb_secret_unit_test'

const withNext = nextJest({ dir: import.meta.dirname })

/** `server-only` throws outside a React server; in tests the modules behind it are called directly. */
const base = {
  testEnvironment: 'node',
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
    // These packages name their entries for `import` only, and Jest asks with `require`.
    '^unpdf/pdfjs$': '<rootDir>/node_modules/unpdf/dist/pdfjs.mjs',
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
  },
}

const project = async (displayName, testMatch, overrides = {}) => ({
  ...(await withNext({ ...base })()),
  ...overrides,
  displayName,
  testMatch,
})

/** PGlite has one session, and no programs: tests of parallel sessions and of pg_dump need PostgreSQL. */
const testPathIgnorePatterns = process.env.TEST_DATABASE_URL ? [] : ['\\.postgres\\.test\\.ts$']

const config = async () => ({
  // Milliseconds: forms are drawn without a browser, and thousands of rows are taken in one go, slowly where every processor is busy.
  testTimeout: 90_000,
  // By itself Jest leaves one processor to whoever watches it.
  maxWorkers: '100%',
  projects: [
    await project('unit', ['<rootDir>/{app,components,lib,demo,tools}/**/*.test.{ts,tsx}'], {
      // The Markdown pipeline is a hundred small packages of ES modules, which Jest cannot load as they are. It can load these, and
      // a copy of them with its source map is three times as long for each test file to read.
      transformIgnorePatterns: [
        '/node_modules/.*/cjs/',
        '/node_modules/(brotli|playwright|playwright-core|react|react-dom|typescript|yaml)/',
      ],
      setupFilesAfterEnv: ['<rootDir>/lib/next-runtime/end-subscriptions.ts'],
    }),
    await project('database', ['<rootDir>/supabase/tests/**/*.test.ts'], {
      globalSetup: '<rootDir>/supabase/tests/make-template.ts',
      testEnvironment: '<rootDir>/supabase/tests/environment.ts',
      testPathIgnorePatterns,
    }),
    await project('stack', ['<rootDir>/supabase/local/**/*.test.ts'], { testPathIgnorePatterns }),
  ],
})

export default config
