import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const MODULE = path.join(import.meta.dirname, 'seed-folder.ts')
const LOAD = `
  const { listSeeds } = await import(process.argv[1])
  const files = await Promise.all((await listSeeds(process.argv[2])).map((seed) => seed.load()))
  console.log(JSON.stringify(files.map(({ name, sql }) => ({ name, sql }))))`

let folder: string
const write = (name: string, content: string) => writeFile(path.join(folder, name), content)

/** In plain Node, as the stack does it: jest's own module system would load the seeds otherwise. */
async function load(): Promise<unknown> {
  const parameters = ['--input-type=module', '-e', LOAD, MODULE, folder]
  return JSON.parse((await promisify(execFile)(process.execPath, parameters)).stdout)
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'seeds-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('runs written and composed seeds in the order of their numbers', async () => {
  await write('30_last.sql', 'select 3')
  await write('20_composed.ts', 'export const seed = async (): Promise<string> => `select ${1 + 1}`')
  await write('10_first.sql', 'select 1')
  expect(await load()).toEqual([
    { name: '10_first.sql', sql: 'select 1' },
    { name: '20_composed.ts', sql: 'select 2' },
    { name: '30_last.sql', sql: 'select 3' },
  ])
})

it('leaves what is not a seed alone', async () => {
  await write('helper.ts', 'throw new Error("not a seed")')
  await write('10_first.test.ts', 'throw new Error("a test")')
  expect(await load()).toEqual([])
})
