import 'server-only'
import { open } from 'node:fs/promises'

const HEADER_BYTES = 16

/** Whether the index of an MP4 file stands before its content, so that playback starts at once. */
export async function isFastStart(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const header = Buffer.alloc(HEADER_BYTES)
    for (let position = 0; ;) {
      const { bytesRead } = await handle.read(header, 0, HEADER_BYTES, position)
      if (bytesRead < 8) return false
      const type = header.toString('latin1', 4, 8)
      if (type === 'moov') return true
      if (type === 'mdat') return false
      const short = header.readUInt32BE(0)
      const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short
      if (size < 8) return false
      position += size
    }
  } finally {
    await handle.close()
  }
}
