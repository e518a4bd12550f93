import { execFileSync } from 'node:child_process'

/**
 * For tests: in a process of its own, because Jest's module system cannot load PGlite. The stack must not be running.
 *
 * @param address folder of the embedded database, or URL of a server
 */
export function inStoppedDatabase(address: string, statement: string): Record<string, unknown>[] {
  const script = address.includes('://')
    ? `import postgres from 'postgres'
      const database = postgres(process.argv[1], { max: 1 })
      console.log(JSON.stringify(await database.unsafe(process.argv[2])))
      await database.end()`
    : `import { PGlite } from '@supabase/lite/pglite'
      const database = await PGlite.create(process.argv[1])
      console.log(JSON.stringify((await database.query(process.argv[2])).rows))
      await database.close()`
  const args = ['--input-type=module', '--eval', script, address, statement]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Record<string, unknown>[]
}
