import { createReadStream } from 'node:fs'
import { type ByteRange } from './byte-range.ts'

/** Opens the file when the first byte is asked for: a HEAD request or a 304 never asks, and must not leave it open. */
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
