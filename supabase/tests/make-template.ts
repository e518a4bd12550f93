import { execFileSync } from 'node:child_process'

/** Before all files, so that none waits for it, in a process of its own, because Jest's module system cannot load PGlite. */
export default function makeTemplate(): void {
  if (process.env.TEST_DATABASE_URL) return
  const program = require.resolve('./template.ts')
  process.env.DATABASE_TEMPLATE = execFileSync(process.execPath, [program], { encoding: 'utf8' })
}
