import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { joinRootScripts, listRootScripts, OWN_ADDRESS } from './build-scripts'

const SCRIPTS = ['static/chunks/framework.js', 'static/chunks/router.js']
const OF_OTHERS = ['static/chunks/other.js']
const OF_A_PAGE = 'server/app/(site)/page/build-manifest.json'
const OF_MIDDLEWARE = 'server/middleware-build-manifest.js'
let build: string

const write = (file: string, text: string) => writeFile(path.join(build, file), text)
const read = (file: string) => readFile(path.join(build, file), 'utf8')
const rootOf = async (file: string) =>
  (JSON.parse(await read(file)) as { rootMainFiles: string[] }).rootMainFiles

const writeManifests = async () => {
  for (const file of ['build-manifest.json', OF_A_PAGE])
    await write(file, JSON.stringify({ rootMainFiles: SCRIPTS, rootMainFilesTree: {} }, null, 2))
  await write('server/build-manifest.json', JSON.stringify({ rootMainFiles: OF_OTHERS }))
  await write(OF_MIDDLEWARE, `self.manifest = {"rootMainFiles": ${JSON.stringify(SCRIPTS)}, "rest": []}`)
}

beforeEach(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'build-'))
  for (const folder of ['static/chunks', path.dirname(OF_A_PAGE)])
    await mkdir(path.join(build, folder), { recursive: true })
  await writeManifests()
  for (const script of SCRIPTS) await write(script, `push([${OWN_ADDRESS},"${path.basename(script)}"])`)
})
afterEach(() => rm(build, { recursive: true }))

test('joins the scripts of every page, each under its own name, with a hint for the browser', async () => {
  expect(await listRootScripts(build)).toEqual(SCRIPTS)
  await joinRootScripts(build)
  const [joined = '', ...others] = await listRootScripts(build)
  expect(others).toEqual([])
  expect(joined).toMatch(/^static\/chunks\/root-[0-9a-f]+\.js$/)
  expect(await read(joined)).toBe(
    '//# allFunctionsCalledOnLoad\n' +
      'push(["static/chunks/framework.js","framework.js"]);\n' +
      'push(["static/chunks/router.js","router.js"])',
  )
})

test('tells all that loads them, and leaves other lists alone', async () => {
  await joinRootScripts(build)
  const joined = await listRootScripts(build)
  expect(await rootOf(OF_A_PAGE)).toEqual(joined)
  expect(await read(OF_MIDDLEWARE)).toBe(
    `self.manifest = {"rootMainFiles": ${JSON.stringify(joined)}, "rest": []}`,
  )
  expect(await rootOf('server/build-manifest.json')).toEqual(OF_OTHERS)
})

test('makes the same file of a build that an earlier one left, and joins once', async () => {
  await joinRootScripts(build)
  const joined = await listRootScripts(build)
  await joinRootScripts(build)
  expect(await listRootScripts(build)).toEqual(joined)
  await writeManifests()
  await joinRootScripts(build)
  expect(await listRootScripts(build)).toEqual(joined)
})
