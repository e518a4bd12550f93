import { bigEndian, MAX_PARTS, type ByteReader } from './byte-reader'

const MARKER = 0xff
const END = 0xd9
const SCAN = 0xda
const START = 0xd8

/** Inside a scan: an escaped byte or a mark to restart at. */
const belongsToScan = (code: number) => code === 0 || (code >= 0xd0 && code <= 0xd7)

/** The code of the marker that stands next; null when there stands something else. Any number of fillers may precede it. */
async function takeMarker(reader: ByteReader): Promise<number | null> {
  const [prefix] = (await reader.take(1)) ?? []
  return prefix === MARKER ? reader.takeUntil((byte) => byte !== MARKER) : null
}

async function takeMarkerAfterScan(reader: ByteReader): Promise<number | null> {
  let isCode = false
  return reader.takeUntil((byte) => {
    const ends = isCode && byte !== MARKER && !belongsToScan(byte)
    isCode = byte === MARKER
    return ends
  })
}

/** From its start mark over segments and scans to the end mark, and to nothing behind it. */
export async function isCompleteJpeg(reader: ByteReader): Promise<boolean> {
  if ((await takeMarker(reader)) !== START) return false
  let hasScan = false
  let code = await takeMarker(reader)
  for (let parts = 0; code !== null && code !== END; parts += 1) {
    if (parts === MAX_PARTS || code === START || belongsToScan(code)) return false
    const length = await reader.take(2)
    if (!length || bigEndian(length) < 2 || !(await reader.skip(bigEndian(length) - 2))) return false
    const isScan = code === SCAN
    hasScan ||= isScan
    code = isScan ? await takeMarkerAfterScan(reader) : await takeMarker(reader)
  }
  return code === END && hasScan && reader.isAtEnd()
}
