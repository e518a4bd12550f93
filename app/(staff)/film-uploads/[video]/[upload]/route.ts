import { z } from 'zod'
import { refuseStaffRequest } from '@/lib/actions/staff-endpoint'
import {
  CHUNK_TYPE,
  readCount,
  TUS_VERSION,
  tusCapabilities,
  tusProblem,
  tusResponse,
  uploadExpires,
} from '@/lib/catalogue/film/tus'
import { MAX_FILM_BYTES } from '@/lib/catalogue/film/upload-rules'
import {
  continueFilmUpload,
  deleteFilmUpload,
  getFilmUpload,
  type FilmUpload,
} from '@/lib/data/catalogue/film-uploads'
import { passPart, readStoredOffset, removeStoredUpload } from '@/lib/data/privileged/film-parts'
import { log } from '@/lib/observability/log'

type Context = RouteContext<'/film-uploads/[video]/[upload]'>

const GONE = 'This upload has expired or was canceled. Start it again.'
/** Of storage, for the client to act on: wait, retry, or give up. */
const PASSED_STATUSES = [409, 413, 423, 429, 507]

async function readIds(request: Request, { params }: Context) {
  const refusal = await refuseStaffRequest(request, 'admin')
  if (refusal) return refusal
  if (request.headers.get('tus-resumable') !== TUS_VERSION) return tusResponse(412)
  const { video, upload } = await params
  const areIds = [video, upload].every((id) => z.uuid().safeParse(id).success)
  return areIds ? { videoId: video, id: upload } : tusProblem(404, GONE)
}

const state = ({ bytes, expiresAt }: FilmUpload, offset: number) => ({
  'Upload-Offset': String(offset),
  'Upload-Length': String(bytes),
  ...uploadExpires(expiresAt),
})

export const OPTIONS = () => tusCapabilities(MAX_FILM_BYTES)

export async function HEAD(request: Request, context: Context) {
  const ids = await readIds(request, context)
  if (ids instanceof Response) return ids
  const upload = await getFilmUpload(ids.videoId, ids.id)
  if (!upload?.storageId) return tusProblem(404, GONE)
  if (upload.hasArrived) return tusResponse(200, state(upload, upload.bytes))
  const offset = await readStoredOffset(upload.storageId)
  if (offset === null) return tusProblem(404, GONE)
  if (offset === upload.bytes) await continueFilmUpload(ids, { received: offset, hasArrived: true })
  return tusResponse(200, state(upload, offset))
}

export async function PATCH(request: Request, context: Context) {
  const ids = await readIds(request, context)
  if (ids instanceof Response) return ids
  const offset = readCount(request.headers.get('upload-offset'))
  if (request.headers.get('content-type') !== CHUNK_TYPE) return tusResponse(415)
  if (offset === null || !request.body) return tusResponse(400)
  // Null also where the database lets this person only look.
  const upload = await continueFilmUpload(ids, { received: offset })
  if (!upload?.storageId) return tusProblem(404, GONE)
  const { body, signal } = request
  const length = request.headers.get('content-length')
  const passed = await passPart(upload.storageId, { offset, length, body, signal }).catch(
    (error: unknown) => {
      log.warn('filmUploads.passPart', error)
      return null
    },
  )
  if (!passed) return tusProblem(503, 'Storage did not take the part. Try again.')
  const { status, offset: stored } = passed
  if (status === 204 && stored !== null) {
    if (stored === upload.bytes) await continueFilmUpload(ids, { received: stored, hasArrived: true })
    return tusResponse(204, state(upload, stored))
  }
  if (status === 404 || status === 410) return tusProblem(404, GONE)
  return tusResponse(PASSED_STATUSES.includes(status) ? status : 503)
}

export async function DELETE(request: Request, context: Context) {
  const ids = await readIds(request, context)
  if (ids instanceof Response) return ids
  const upload = await deleteFilmUpload(ids.videoId, ids.id)
  if (!upload) return tusProblem(404, GONE)
  await removeStoredUpload(upload.path, upload.storageId)
  return tusResponse(204)
}
