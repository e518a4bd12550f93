import JSZip from 'jszip'
import { readZip } from './read-zip'

const LIMITS = { files: 10, bytes: 10_000 }
const read = (archive: Uint8Array) => {
  const files = readZip(archive, LIMITS)
  return files && [...files]
}
const text = (content: Uint8Array) => Buffer.from(content).toString()

const pack = async (files: Record<string, string>, compression: 'STORE' | 'DEFLATE' = 'DEFLATE') => {
  const zip = new JSZip()
  for (const [name, content] of Object.entries(files)) zip.file(name, content)
  return zip.generateAsync({ type: 'uint8array', compression })
}

it.each(['STORE', 'DEFLATE'] as const)('reads files of an archive made with %s', async (compression) => {
  const files = read(await pack({ 'a.md': 'One', 'places/ü.md': 'Two '.repeat(500) }, compression))
  expect(files?.map(({ name, content }) => [name, text(content)])).toEqual([
    ['a.md', 'One'],
    ['places/ü.md', 'Two '.repeat(500)],
  ])
})

it('refuses an archive that unpacks to more than it may', async () => {
  expect(read(await pack({ 'bomb.md': 'x'.repeat(1_000_000) }))).toBeNull()
  expect(read(await pack({ 'a.md': 'x'.repeat(6000), 'b.md': 'x'.repeat(6000) }))).toBeNull()
})

it('refuses too many files, and what is no archive', async () => {
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}.md`, 'x']))
  expect(read(await pack(many))).toBeNull()
  expect(read(new TextEncoder().encode('PK no archive at all, only text'))).toBeNull()
  const archive = await pack({ 'a.md': 'One' })
  expect(read(archive.slice(0, -10))).toBeNull()
  const broken = archive.slice()
  broken.fill(0xff, 30, 40)
  expect(read(broken)).toBeNull()
})
