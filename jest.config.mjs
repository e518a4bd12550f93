import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: import.meta.dirname })

/** `server-only` throws outside a React server; in tests the modules behind it are called directly. */
const base = {
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/jest.setup.mjs'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
}

const project = async (displayName, testMatch) => ({
  ...(await withNext({ ...base })()),
  displayName,
  testMatch,
})

export default async () => ({
  projects: [
    await project('unit', ['<rootDir>/{app,components,lib}/**/*.test.{ts,tsx}']),
    await project('database', ['<rootDir>/supabase/tests/**/*.test.ts']),
    await project('stack', ['<rootDir>/supabase/local/**/*.test.ts']),
  ],
})
