import { bigEndian, type ByteReader } from './byte-reader'

const MARKER = 0xff
const END = 0xd9
const SCAN = 0xda
const START = 0xd8

/** Inside a scan: an escaped byte or a mark to restart at. */
const belongsToScan = (code: number) => code === 0 || (code >= 0xd0 && code <= 0xd7)

/** The code of the marker that stands next; null when there stands something else. Any number of fillers may precede it. */
async function takeMarker(reader: ByteReader): Promise<number | null> {
  const [prefix] = (await reader.take(1)) ?? []
  if (prefix !== MARKER) return null
  for (;;) {
    const [code] = (await reader.take(1)) ?? []
    if (code !== MARKER) return code ?? null
  }
}

async function takeMarkerAfterScan(reader: ByteReader): Promise<number | null> {
  for (;;) {
    if (!(await reader.skipTo(MARKER))) return null
    const code = await takeMarker(reader)
    if (code === null || !belongsToScan(code)) return code
  }
}

/** From its start mark over segments and scans to the end mark, and to nothing behind it. */
export async function isWholeJpeg(reader: ByteReader): Promise<boolean> {
  if ((await takeMarker(reader)) !== START) return false
  let hasScan = false
  let code = await takeMarker(reader)
  while (code !== null && code !== END) {
    if (code === START || belongsToScan(code)) return false
    const length = await reader.take(2)
    if (!length || bigEndian(length) < 2 || !(await reader.skip(bigEndian(length) - 2))) return false
    const isScan = code === SCAN
    hasScan ||= isScan
    code = isScan ? await takeMarkerAfterScan(reader) : await takeMarker(reader)
  }
  return code === END && hasScan && reader.isAtEnd()
}
