import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { lazyFileStream } from './file-streams.ts'

const MEBIBYTE = 1024 ** 2
const QUERY_LIMIT = 10 * MEBIBYTE
const UPLOAD_LIMIT = 500 * MEBIBYTE

export class BodyTooLarge extends Error {}

export interface ReceivedBody {
  content: Buffer | ReadableStream<Uint8Array>
  size: number
  discard(): Promise<void>
}

/**
 * Receives the whole body before the request reaches the database, which handles one request at a time and must not wait
 * for a slow client. Uploads are kept on disk.
 *
 * @throws BodyTooLarge
 */
export async function receiveBody(
  request: IncomingMessage,
  upload: boolean,
  spoolDir: string,
): Promise<ReceivedBody> {
  const limit = upload ? UPLOAD_LIMIT : QUERY_LIMIT
  if (Number(request.headers['content-length']) > limit) throw new BodyTooLarge()
  return upload ? spool(request, limit, spoolDir) : hold(request, limit)
}

async function hold(request: IncomingMessage, limit: number): Promise<ReceivedBody> {
  const content = Buffer.concat(await Readable.from(capped(request, limit)).toArray())
  return { content, size: content.byteLength, discard: async () => {} }
}

async function spool(request: IncomingMessage, limit: number, spoolDir: string): Promise<ReceivedBody> {
  await mkdir(spoolDir, { recursive: true, mode: 0o700 })
  const file = path.join(spoolDir, randomUUID())
  const discard = () => rm(file, { force: true })
  try {
    await pipeline(capped(request, limit), createWriteStream(file))
  } catch (error) {
    await discard()
    throw error
  }
  return { content: lazyFileStream(file, null), size: (await stat(file)).size, discard }
}

async function* capped(request: IncomingMessage, limit: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > limit) throw new BodyTooLarge()
    yield chunk
  }
}
