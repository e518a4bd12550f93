import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { explainFullDisk, pack, unpack } from './archive'
import { MANIFEST, type Manifest, verifyFiles, writeManifest } from './manifest'

let home: string
let folder: string
const write = (file: string, content: string) => writeFile(path.join(folder, file), content)

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'manifest-'))
  folder = path.join(home, 'data')
  await mkdir(path.join(folder, 'storage'), { recursive: true })
  await write('storage/one', 'one')
  await write('keys.json', '{}')
  const rows = { 'public.videos': 3 }
  await writeManifest(folder, { kind: 'embedded', postgres: 17, migrations: ['20260101000000'], rows })
})
afterEach(() => rm(home, { recursive: true }))

it('names each file with its hash, and comes back out of the archive', async () => {
  const file = path.join(home, 'backup.tar.gz')
  await pack(folder, file)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const copy = path.join(home, 'copy')
  await unpack(file, copy)
  const manifest = await verifyFiles(copy)
  expect(manifest.files).toEqual([
    {
      path: 'keys.json',
      size: 2,
      sha256: '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
    },
    {
      path: 'storage/one',
      size: 3,
      sha256: '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed',
    },
  ])
  await expect(pack(folder, file)).rejects.toThrow('is there already')
})

async function changeManifest(change: Partial<Manifest>): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')) as Manifest
  await write(MANIFEST, JSON.stringify({ ...manifest, ...change }))
}

it.each<[string, string, () => Promise<unknown>]>([
  ['a changed file', 'storage/one has another hash', () => write('storage/one', 'two')],
  ['a missing file', 'storage/one is missing', () => rm(path.join(folder, 'storage/one'))],
  ['a file more', 'storage/two is not in its manifest', () => write('storage/two', '')],
  ['a link', 'two, which is not a file', () => symlink('/etc/passwd', path.join(folder, 'storage/two'))],
  ['a newer format', 'format 2, and this release reads 1', () => changeManifest({ format: 2 })],
  ['no manifest', 'This is no backup', () => rm(path.join(folder, MANIFEST))],
])('refuses %s', async (_what, message, change) => {
  await change()
  await expect(verifyFiles(folder)).rejects.toThrow(message)
})

it('refuses what is no archive', async () => {
  const file = path.join(home, 'note.txt')
  await writeFile(file, 'not a backup')
  await expect(unpack(file, path.join(home, 'copy'))).rejects.toThrow('is damaged, or no backup')
  await expect(unpack(`${file}.gz`, path.join(home, 'copy'))).rejects.toThrow('There is no ')
})

it('says that a disk is full, whoever notices', () => {
  const error = Object.assign(new Error('write'), { code: 'ENOSPC' })
  const message = 'The disk of /backups is full. Nothing was kept of what was begun.'
  expect(explainFullDisk(error, '/backups')).toMatchObject({ name: 'Refusal', message })
  expect(
    explainFullDisk(new Error('tar: x: Cannot write: No space left on device'), '/backups'),
  ).toMatchObject({
    message,
  })
  const other = new Error('broken pipe')
  expect(explainFullDisk(other, '/backups')).toBe(other)
})
