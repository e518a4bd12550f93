import type { IncomingMessage } from 'node:http'
import { type PartialUpload, type PartialUploads, Superseded } from './partial-uploads.ts'

/** The protocol of https://tus.io, version 1.0, at the address that hosted storage has it. */
export const RESUMABLE = /^\/storage\/v1\/upload\/resumable(?:\/([\w-]+))?$/

const MAX_BYTES = 5 * 1024 ** 3
const VERSION = '1.0.0'
const CHUNK_TYPE = 'application/offset+octet-stream'
const COMMON = { 'tus-resumable': VERSION, 'cache-control': 'no-store' }
const CREDENTIALS = ['apikey', 'authorization'] as const

interface Storage {
  /** Calls the storage API. */
  fetch: (request: Request) => Promise<Response>
  /** The same, and the object that it uploads is the file instead of the request's body. */
  fetchWithFile: (request: Request, file: string) => Promise<Response>
}

class Refused extends Error {
  readonly response: Response
  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.response = Response.json({ message }, { status, headers: { ...COMMON, ...headers } })
  }
}

/** The rest of the body stays unread: another request on this connection would wait for ever. */
class BrokenOff extends Refused {
  constructor(status: number, message: string) {
    super(status, message, { connection: 'close' })
  }
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...COMMON, ...headers } })

const expiry = ({ expiresAt }: PartialUpload) => ({ 'upload-expires': new Date(expiresAt).toUTCString() })

function readMetadata(header = ''): Record<string, string> {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '))
  return Object.fromEntries(
    pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString()]),
  )
}

function readCount(header: string | string[] | undefined, name: string): number {
  const text = String(header)
  if (!/^\d{1,15}$/.test(text)) throw new Refused(400, `${name} is missing or no number.`)
  return Number(text)
}

/** Hosted storage checks the rights for every part; signing an address for the same object asks the same policies. */
async function authorize(
  storage: Storage,
  incoming: IncomingMessage,
  upload: PartialUpload,
): Promise<string> {
  const object = `${upload.bucket}/${upload.key.split('/').map(encodeURIComponent).join('/')}`
  const headers = new Headers()
  for (const name of CREDENTIALS) {
    const value = incoming.headers[name]
    if (value) headers.set(name, value.toString())
  }
  const address = `http://127.0.0.1/storage/v1/object/upload/sign/${object}`
  const response = await storage.fetch(new Request(address, { method: 'POST', headers }))
  const body = (await response.json()) as { signedUrl?: string; message?: string }
  if (!response.ok || !body.signedUrl) throw new Refused(response.status, body.message ?? 'Refused.')
  return body.signedUrl
}

async function create(uploads: PartialUploads, storage: Storage, incoming: IncomingMessage) {
  const size = readCount(incoming.headers['upload-length'], 'Upload-Length')
  if (size > MAX_BYTES) throw new Refused(413, 'The file is too large.')
  const metadata = readMetadata(incoming.headers['upload-metadata']?.toString())
  const { bucketName: bucket, objectName: key } = metadata
  if (!bucket || !key) throw new Refused(400, 'Upload-Metadata names no bucket and object.')
  const { contentType = 'application/octet-stream', cacheControl = '3600' } = metadata
  const upload = { bucket, key, contentType, cacheControl, size, expiresAt: 0 }
  await authorize(storage, incoming, upload)
  await uploads.removeExpired()
  const id = await uploads.create(upload)
  const created = await uploads.find(id)
  const location = `http://${incoming.headers.host}/storage/v1/upload/resumable/${id}`
  return answer(201, { location, ...(created && expiry(created)) })
}

async function* capped(body: AsyncIterable<Uint8Array>, limit: number) {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > limit) throw new BrokenOff(413, 'The part is longer than the rest of the file.')
    yield chunk
  }
}

/** Hands a file that has all its bytes to storage. */
async function settle(
  uploads: PartialUploads,
  storage: Storage,
  id: string,
  upload: PartialUpload,
  address: string,
) {
  const headers = {
    'content-type': upload.contentType,
    'content-length': String(upload.size),
    'cache-control': `max-age=${upload.cacheControl}`,
  }
  const request = new Request(`http://127.0.0.1${address}`, { method: 'PUT', headers, body: '' })
  const response = await storage.fetchWithFile(request, uploads.fileOf(id))
  if (response.status >= 500) throw new Refused(503, 'Storage did not take the file; ask again.')
  await uploads.remove(id)
  if (!response.ok) throw new Refused(response.status, await response.text())
}

async function handle(uploads: PartialUploads, storage: Storage, incoming: IncomingMessage, id?: string) {
  const { method, headers } = incoming
  if (method === 'OPTIONS') {
    const extensions = { 'tus-version': VERSION, 'tus-extension': 'creation,termination,expiration' }
    return answer(204, { ...extensions, 'tus-max-size': String(MAX_BYTES) })
  }
  if (headers['tus-resumable'] !== VERSION) throw new Refused(412, `This endpoint speaks tus ${VERSION}.`)
  if (id === undefined) {
    if (method !== 'POST') throw new Refused(405, 'An upload is created by POST.')
    return create(uploads, storage, incoming)
  }
  const upload = await uploads.find(id)
  if (!upload) throw new Refused(404, 'There is no such upload.')
  if (upload.expiresAt < Date.now()) {
    await uploads.remove(id)
    throw new Refused(410, 'The upload has expired.')
  }
  const turn = uploads.takeTurn(id)
  const address = await authorize(storage, incoming, upload)
  switch (method ?? '') {
    case 'HEAD': {
      const offset = await uploads.offsetOf(id)
      // The process ended between the last byte and the handover.
      if (offset === upload.size) await settle(uploads, storage, id, upload, address)
      return answer(200, {
        'upload-offset': String(offset),
        'upload-length': String(upload.size),
        ...expiry(upload),
      })
    }
    case 'DELETE':
      await uploads.remove(id)
      return answer(204)
    case 'PATCH': {
      if (headers['content-type'] !== CHUNK_TYPE) throw new Refused(415, `A part is ${CHUNK_TYPE}.`)
      const offset = readCount(headers['upload-offset'], 'Upload-Offset')
      if (!(await uploads.append(id, turn, offset, capped(incoming, upload.size - offset)))) {
        throw new Refused(409, 'The part does not begin where the file ends.')
      }
      const received = await uploads.offsetOf(id)
      if (received === upload.size) await settle(uploads, storage, id, upload, address)
      return answer(204, { 'upload-offset': String(received), ...expiry(upload) })
    }
    default:
      throw new Refused(405, 'An upload is read by HEAD, continued by PATCH and removed by DELETE.')
  }
}

const isDiskFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Answers requests of `RESUMABLE`; `id` is its group. */
export async function handleResumable(
  uploads: PartialUploads,
  storage: Storage,
  incoming: IncomingMessage,
  id?: string,
): Promise<Response> {
  try {
    return await handle(uploads, storage, incoming, id)
  } catch (error) {
    if (error instanceof Refused) return error.response
    if (isDiskFull(error)) return new BrokenOff(507, 'The disk is full.').response
    // The client went away, or came back on another connection. What arrived is kept.
    const isCut = incoming.destroyed || error instanceof Superseded || isAbort(error)
    if (isCut) return new BrokenOff(400, 'The part broke off.').response
    throw error
  }
}
