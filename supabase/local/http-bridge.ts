import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { ReceivedBody } from './request-body.ts'

/** Node's message as the Request that web handlers take, by the method that they are to see. */
export function toRequest(
  incoming: IncomingMessage,
  method: string | undefined,
  url: URL,
  body: ReceivedBody | null,
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, value.toString())
  }
  headers.delete('transfer-encoding')
  if (body) headers.set('content-length', String(body.size))
  return new Request(url, {
    method,
    headers,
    body: body ? (body.content as BodyInit) : undefined,
    duplex: 'half',
  } as RequestInit)
}

/** Streams a web Response out; when the receiver goes away, the source is cancelled. */
export async function sendResponse(
  response: Response,
  outgoing: ServerResponse,
  isHead: boolean,
): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body || isHead) {
    await response.body?.cancel()
    outgoing.end()
    return
  }
  await pipeline(Readable.fromWeb(response.body as WebStream), outgoing)
}
