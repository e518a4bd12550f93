import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withWorkFolder } from './work-folder'

let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'work-folder-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('is there while the work goes on, also when it fails', async () => {
  const seen: string[] = []
  await withWorkFolder((folder) => Promise.resolve(seen.push(folder)), root)
  const failing = withWorkFolder((folder) => {
    seen.push(folder)
    return Promise.reject(new Error('No.'))
  }, root)
  await expect(failing).rejects.toThrow('No.')
  expect(seen.map((folder) => [path.dirname(folder), existsSync(folder)])).toEqual([
    [root, false],
    [root, false],
  ])
})

it('removes what killed processes left, and nothing that is in use', async () => {
  // Above the largest number that Linux gives.
  const dead = path.join(root, 'fieldlight-film-4999999-abc')
  const earlier = path.join(root, `fieldlight-film-${process.pid}-abc`)
  const parent = path.join(root, `fieldlight-film-${process.ppid}-abc`)
  const others = path.join(root, 'something-else')
  await Promise.all([dead, earlier, parent, others].map((folder) => mkdir(folder)))
  await withWorkFolder(
    (mine) =>
      withWorkFolder((second) => {
        expect([dead, earlier, parent, others, mine, second].map(existsSync)).toEqual([
          false,
          false,
          true,
          true,
          true,
          true,
        ])
        return Promise.resolve()
      }, root),
    root,
  )
})
