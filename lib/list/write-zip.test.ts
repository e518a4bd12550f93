import JSZip from 'jszip'
import { readZip } from './read-zip'
import { packEnd, writeZip } from './write-zip'

async function pack(files: readonly { name: string; text: string }[]): Promise<Buffer> {
  async function* source() {
    yield* files
    await Promise.resolve()
  }
  const parts: Uint8Array[] = []
  for await (const part of writeZip(source())) parts.push(part)
  return Buffer.concat(parts)
}

it('writes archives that another program and our own import read, letter by letter', async () => {
  const files = [
    { name: 'detroit-mi.md', text: '---\ntitle: "Größe"\n---\n\n' + 'The light is good. '.repeat(200) },
    { name: 'größe.md', text: '' },
  ]
  const archive = await pack(files)
  expect(archive.length).toBeLessThan(600)
  const zip = await JSZip.loadAsync(archive, { checkCRC32: true })
  for (const { name, text } of files) expect(await zip.file(name)?.async('string')).toBe(text)
  const read = readZip(archive, { files: 10, bytes: 10_000 }) ?? []
  expect([...read].map(({ name, content }) => ({ name, text: Buffer.from(content).toString() }))).toEqual(
    files,
  )
})

it('writes an empty archive', async () => {
  expect(Object.keys((await JSZip.loadAsync(await pack([]))).files)).toEqual([])
})

it('counts more files than the old form can, in the form for large archives', () => {
  const small = packEnd(3, 150, 900)
  expect([small.length, small.readUInt16LE(10), small.readUInt32LE(16)]).toEqual([22, 3, 900])
  const large = packEnd(70_000, 5_000_000, 6_000_000_000)
  expect([large.readUInt32LE(0), large.readUInt32LE(56)]).toEqual([0x06064b50, 0x07064b50])
  expect([24, 32, 40, 48].map((at) => large.readBigUInt64LE(at))).toEqual([
    70_000n,
    70_000n,
    5_000_000n,
    6_000_000_000n,
  ])
  // Where the record above begins, and what tells readers to look for it.
  expect(large.readBigUInt64LE(64)).toBe(6_005_000_000n)
  expect([large.readUInt16LE(76 + 10), large.readUInt32LE(76 + 16)]).toEqual([0xffff, 0xffffffff])
})
