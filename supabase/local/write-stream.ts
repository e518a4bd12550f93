import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ReadableStream as WebStream } from 'node:stream/web'

/** Writes a body to a file as it arrives, and leaves nothing behind when it breaks off. The ETag is the content's. */
export async function writeStream(
  file: string,
  body: WebStream | ReadableStream | Uint8Array,
): Promise<{ size: number; eTag: string }> {
  const source = body instanceof Uint8Array ? Readable.from([body]) : Readable.fromWeb(body as WebStream)
  const digest = createHash('sha256')
  let size = 0
  const weigh = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      digest.update(chunk)
      size += chunk.byteLength
      yield chunk
    }
  }
  try {
    await pipeline(source, weigh, createWriteStream(file))
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
  return { size, eTag: `"${digest.digest('hex').slice(0, 32)}"` }
}
