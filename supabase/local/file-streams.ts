import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { ByteRange } from './byte-range.ts'

/** Opens the file on the first read. HEAD requests and 304 responses never read, and must not leave it open. */
export function lazyFileStream(file: string, range: ByteRange | null): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Buffer> | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        chunks ??= createReadStream(file, range ?? undefined)[Symbol.asyncIterator]() as AsyncIterator<Buffer>
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await chunks?.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Streams a body to a file, and deletes the file when the stream fails. The ETag is a hash of the content. */
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
