import { createServer, type IncomingMessage, type Server } from 'node:http'
import { isClosedDoor } from './auth-doors.ts'
import { sendResponse, toRequest } from './http-bridge.ts'
import { finishMedia, finishRefusal, finishSigned, mediaRequest, SIGN } from './media-response.ts'
import { finishedUpload } from './file-storage.ts'
import { createPartialUploads } from './partial-uploads.ts'
import { BodyTooLarge, receiveBody } from './request-body.ts'
import { handleResumable, RESUMABLE } from './resumable-upload.ts'
import { SNAPSHOT } from './snapshot.ts'
import { isUnfilteredWrite } from './unfiltered-write.ts'

/**
 * Runs jobs strictly one after the other.
 *
 * In Supabase Lite all requests share one Postgres session, and transactions do not wait for each other. Without the queue,
 * the role that one request sets could apply to the queries of another.
 */
function createQueue(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(job)
    last = result.catch(() => undefined)
    return result
  }
}

/** Signing an address for an upload. */
const SIGN_UPLOAD = /^\/storage\/v1\/object\/upload\/sign\//
/** All other paths of Supabase Lite, such as /_system, need no key, so the gateway does not serve them. */
const SERVED = /^\/(rest|auth|storage)\/v1\//
const OBJECT = /^\/storage\/v1\/object\//
/** The only paths that browsers may call from another origin: objects by public or signed URL. */
const FOR_BROWSERS = /^\/storage\/v1\/object\/(public|sign|upload\/sign)\//
const RESPONSE_TIMEOUT_MS = 30_000
/** Longer than clients keep an idle connection: if the server closes it first, a request can be lost. */
export const KEEP_ALIVE_MS = 120_000

interface GatewayOptions {
  /** The backend; called for one request at a time. */
  fetch: (request: Request) => Promise<Response>
  /** The folder for uploads until they are complete. */
  spoolDir: string
  /** The folder for uploads that arrive in parts. It is kept when the stack stops. */
  partsDir: string
  /** False when nobody asked for it who may. */
  takeSnapshot: (id: string) => Promise<boolean>
}

/** The only entrance to the stack: the three public APIs, with objects served as hosted storage serves them, and snapshots. */
export function createGateway({ fetch, spoolDir, partsDir, takeSnapshot }: GatewayOptions): Server {
  const enqueue = createQueue()
  const partialUploads = createPartialUploads(partsDir)
  const storage = {
    fetch: (request: Request) => withTimeout(enqueue(() => fetch(request))),
    fetchWithFile: (request: Request, file: string) =>
      withTimeout(enqueue(() => finishedUpload.run(file, () => fetch(request)))),
  }

  async function handle(incoming: IncomingMessage): Promise<Response> {
    const url = new URL(`http://127.0.0.1${incoming.url}`)
    const [, snapshot] = SNAPSHOT.exec(url.pathname) ?? []
    if (snapshot && incoming.method === 'POST') {
      const taken = await enqueue(() => takeSnapshot(snapshot))
      return taken ? new Response(null, { status: 204 }) : problem(404, 'Not found.')
    }
    if (!SERVED.test(url.pathname) || isClosedDoor(incoming.method, url)) return problem(404, 'Not found.')
    if (isUnfilteredWrite(incoming.method, url)) return problem(400, 'A change of all rows needs a filter.')
    // Lite asks no policy when the file arrives, so such an address would overwrite what is there by then.
    if (SIGN_UPLOAD.test(url.pathname) && incoming.headers['x-upsert'] === 'true') {
      return problem(400, 'An address for an upload cannot replace a file.')
    }
    const resumable = RESUMABLE.exec(url.pathname)
    if (resumable) return handleResumable(partialUploads, storage, incoming, resumable[1])
    const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = incoming.headers
    const isObject = OBJECT.test(url.pathname)
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD' || incoming.method === 'OPTIONS'
    const isUpload = isObject && !incoming.headers['content-type']?.startsWith('application/json')
    const body = isRead ? null : await receiveBody(incoming, isUpload, spoolDir)
    try {
      // HEAD runs as GET, because only the body tells that an object is missing. The file is not opened before it is read.
      const method = isObject && incoming.method === 'HEAD' ? 'GET' : incoming.method
      const request = toRequest(incoming, method, url, body)
      const conditions = { range, ifRange: ifRange?.toString() }
      const response = await withTimeout(enqueue(() => mediaRequest.run(conditions, () => fetch(request))))
      if (incoming.method === 'POST' && SIGN.test(url.pathname)) return await finishSigned(response)
      if (!isObject || !isRead) return response
      return response.ok ? finishMedia(response, { url, ifNoneMatch }) : await finishRefusal(response)
    } finally {
      await body?.discard()
    }
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming)
      .catch(toProblem)
      .then((response) => sendResponse(guard(response, incoming), outgoing, incoming.method === 'HEAD'))
      .catch(() => outgoing.destroy())
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  return server
}

function guard(response: Response, incoming: IncomingMessage): Response {
  const headers = new Headers(response.headers)
  headers.set('x-content-type-options', 'nosniff')
  if (incoming.method === 'POST' || !FOR_BROWSERS.test(incoming.url ?? '')) {
    for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
  }
  return new Response(response.body, { status: response.status, headers })
}

/** With a full disk the database never answers. Then the client gets 504 instead of waiting forever. */
async function withTimeout(response: Promise<Response>): Promise<Response> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<Response>((resolve) => {
    timer = setTimeout(
      () => resolve(problem(504, 'The database did not answer in time.')),
      RESPONSE_TIMEOUT_MS,
    )
  })
  return Promise.race([response, timeout]).finally(() => clearTimeout(timer))
}

function toProblem(error: unknown): Response {
  if (error instanceof BodyTooLarge) return problem(413, 'The request is too large.')
  console.error(error)
  return problem(500, 'The local stack failed; its log says more.')
}

function problem(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: status === 413 ? { connection: 'close' } : {} })
}
