import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const MODULE = path.join(import.meta.dirname, 'page-buffers.ts')

const READ = `
  import { PGlite } from '@supabase/lite/pglite'
  const { boundBuffers } = await import(process.argv[1])
  boundBuffers()
  boundBuffers()
  console.log(PGlite.defaultStartParams.join(' '))`

/** In plain Node: Jest's module system cannot load PGlite. */
it('tells the embedded Postgres once to keep few pages in memory', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', READ, MODULE])
  expect(stdout.match(/-c shared_buffers=\S+/g)).toEqual(['-c shared_buffers=32MB'])
})
