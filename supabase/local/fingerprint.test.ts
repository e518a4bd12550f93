import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fingerprint } from './fingerprint.ts'

let root: string
const write = (file: string, content: string) => writeFile(path.join(root, file), content)

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fingerprint-'))
  await mkdir(path.join(root, 'lib'))
  await mkdir(path.join(root, 'app/videos'), { recursive: true })
  await write('lib/env.ts', 'z.object({ SITE_URL: z.url() })')
  await write('app/videos/page.tsx', 'one')
})
afterEach(() => rm(root, { recursive: true }))

it('stays the same for the same input', async () => {
  expect(await fingerprint(root, {}, 'data')).toBe(await fingerprint(root, {}, 'data'))
})

it('ignores tests and variables that the site does not read', async () => {
  const before = await fingerprint(root, {}, 'data')
  await write('app/videos/page.test.tsx', 'test')
  expect(await fingerprint(root, { EDITOR: 'vi' }, 'data')).toBe(before)
})

it.each<[string, () => Promise<string>]>([
  ['a source', () => write('app/videos/page.tsx', 'two').then(() => fingerprint(root, {}, 'data'))],
  ['a new file', () => write('app/videos/loading.tsx', '').then(() => fingerprint(root, {}, 'data'))],
  ['the configuration', () => write('next.config.ts', 'x').then(() => fingerprint(root, {}, 'data'))],
  ['a variable the site reads', () => fingerprint(root, { SITE_URL: 'https://a.example' }, 'data')],
  ['the content', () => fingerprint(root, {}, 'other data')],
])('changes with %s', async (_what, after) => {
  const before = await fingerprint(root, {}, 'data')
  expect(await after()).not.toBe(before)
})
