import { bigEndian, MAX_PARTS, type ByteReader } from './byte-reader'

const MARKER = 0xff
const END = 0xd9
const SCAN = 0xda
const START = 0xd8

/** Escaped bytes and restart markers are part of a scan. */
const belongsToScan = (code: number) => code === 0 || (code >= 0xd0 && code <= 0xd7)

/** Null when the next byte does not start a marker. Fill bytes before the code are skipped. */
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
