import { makeZip } from 'client-zip'
import JSZip from 'jszip'
import { readZip } from './read-zip'

const LIMITS = { files: 10, bytes: 10_000 }
const text = (content: Uint8Array) => Buffer.from(content).toString()

const pack = async (files: Record<string, string>, compression: 'STORE' | 'DEFLATE' = 'DEFLATE') => {
  const zip = new JSZip()
  for (const [name, content] of Object.entries(files)) zip.file(name, content)
  return zip.generateAsync({ type: 'uint8array', compression })
}

it.each(['STORE', 'DEFLATE'] as const)('reads files of an archive made with %s', async (compression) => {
  const files = readZip(await pack({ 'a.md': 'One', 'places/ü.md': 'Two '.repeat(500) }, compression), LIMITS)
  expect(files?.map(({ name, content }) => [name, text(content)])).toEqual([
    ['a.md', 'One'],
    ['places/ü.md', 'Two '.repeat(500)],
  ])
})

it('reads the archives that the portal makes', async () => {
  const stream = makeZip([{ name: 'a.md', input: 'One' }])
  const archive = new Uint8Array(await new Response(stream).arrayBuffer())
  expect(readZip(archive, LIMITS)?.map(({ content }) => text(content))).toEqual(['One'])
})

it('refuses an archive that unpacks to more than it may', async () => {
  expect(readZip(await pack({ 'bomb.md': 'x'.repeat(1_000_000) }), LIMITS)).toBeNull()
  expect(readZip(await pack({ 'a.md': 'x'.repeat(6000), 'b.md': 'x'.repeat(6000) }), LIMITS)).toBeNull()
})

it('refuses too many files, and what is no archive', async () => {
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}.md`, 'x']))
  expect(readZip(await pack(many), LIMITS)).toBeNull()
  expect(readZip(new TextEncoder().encode('PK no archive at all, only text'), LIMITS)).toBeNull()
  const archive = await pack({ 'a.md': 'One' })
  expect(readZip(archive.slice(0, -10), LIMITS)).toBeNull()
  const broken = archive.slice()
  broken.fill(0xff, 30, 40)
  expect(readZip(broken, LIMITS)).toBeNull()
})
