import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const NODE = path.resolve('node_modules/.bin/node')

test('the reference data matches its sources', async () => {
  await expect(run(NODE, ['lib/geo/reference/build.ts', '--check'])).resolves.toMatchObject({ stderr: '' })
}, 60_000)
