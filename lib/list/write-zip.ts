import { crc32, deflateRawSync } from 'node:zlib'

type TextFile = { name: string; text: string }

const DEFLATED = 8
const UTF8_NAMES = 0x0800
const VERSION = 20
/** The least values that the plain form of the end cannot hold. */
const MANY = 0xffff
const FAR = 0xffffffff
/** Midnight of 1 January 1980, the first one that the format has: the content says when it changed. */
const DATE = 0x0021

type Record = (number | bigint | [value: number, bytes: 2])[]

/** Numbers have 4 bytes, and 2 where the record says so; big ones have 8. */
function pack(record: Record): Buffer {
  const parts = record.map((part) => {
    const buffer = Buffer.alloc(typeof part === 'bigint' ? 8 : Array.isArray(part) ? 2 : 4)
    if (typeof part === 'bigint') buffer.writeBigUInt64LE(part)
    else if (Array.isArray(part)) buffer.writeUInt16LE(part[0])
    else buffer.writeUInt32LE(part)
    return buffer
  })
  return Buffer.concat(parts)
}

const short = (value: number): [number, 2] => [value, 2]

function packEntry({ name, text }: TextFile) {
  const [path, content] = [Buffer.from(name), Buffer.from(text)]
  const packed = deflateRawSync(content)
  const facts = [
    ...[VERSION, UTF8_NAMES, DEFLATED, 0, DATE].map(short),
    crc32(content),
    packed.length,
    content.length,
    ...[path.length, 0].map(short),
  ]
  return { path, packed, facts }
}

/** The end of an archive: how many files its index has, how long the index is, and where it starts. */
export function packEnd(count: number, size: number, start: number): Buffer {
  const isLarge = count >= MANY || start + size >= FAR
  const [entries, bytes, at] = [BigInt(count), BigInt(size), BigInt(start)]
  const large = pack([
    ...[0x06064b50, 44n, short(45), short(45), 0, 0, entries, entries, bytes, at],
    ...[0x07064b50, 0, at + bytes, 1],
  ])
  const plain = pack([
    0x06054b50,
    ...[0, 0, Math.min(count, MANY), Math.min(count, MANY)].map(short),
    Math.min(size, FAR),
    Math.min(start, FAR),
    short(0),
  ])
  return isLarge ? Buffer.concat([large, plain]) : plain
}

/** A compressed archive, file by file: the memory holds one of them, and a line for each that was written. */
export async function* writeZip(files: AsyncIterable<TextFile>): AsyncGenerator<Uint8Array> {
  const index: Buffer[] = []
  let written = 0
  for await (const file of files) {
    const { path, packed, facts } = packEntry(file)
    const head = Buffer.concat([pack([0x04034b50, ...facts]), path])
    index.push(
      Buffer.concat([
        pack([0x02014b50, short(VERSION), ...facts, ...[0, 0, 0].map(short), 0, written]),
        path,
      ]),
    )
    written += head.length + packed.length
    yield head
    yield packed
  }
  const size = index.reduce((sum, { length }) => sum + length, 0)
  yield* index
  yield packEnd(index.length, size, written)
}
