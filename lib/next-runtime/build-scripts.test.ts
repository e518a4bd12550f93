import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hintRootScripts, listRootScripts } from './build-scripts'

const FRAMEWORK = 'static/chunks/framework.js'
const PAGE = 'static/chunks/page.js'
let build: string

beforeEach(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'build-'))
  await mkdir(path.join(build, 'static/chunks'), { recursive: true })
  await writeFile(path.join(build, 'build-manifest.json'), JSON.stringify({ rootMainFiles: [FRAMEWORK] }))
  for (const script of [FRAMEWORK, PAGE]) await writeFile(path.join(build, script), 'run()')
})
afterEach(() => rm(build, { recursive: true }))

const read = (script: string) => readFile(path.join(build, script), 'utf8')

test('adds the hint to the scripts of every page and not to those of one page', async () => {
  expect(await listRootScripts(build)).toEqual([FRAMEWORK])
  await hintRootScripts(build)
  expect(await read(FRAMEWORK)).toBe('//# allFunctionsCalledOnLoad\nrun()')
  expect(await read(PAGE)).toBe('run()')
})

test('adds the hint once to a script that an earlier build left', async () => {
  await hintRootScripts(build)
  await hintRootScripts(build)
  expect(await read(FRAMEWORK)).toBe('//# allFunctionsCalledOnLoad\nrun()')
})
