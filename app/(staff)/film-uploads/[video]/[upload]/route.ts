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
import { getFilmCheck } from '@/lib/data/catalogue/film-checks'
import {
  continueFilmUpload,
  deleteFilmUpload,
  getFilmUpload,
  type FilmUpload,
} from '@/lib/data/catalogue/film-uploads'
import { passPart, readStoredOffset, removeStoredUpload } from '@/lib/data/privileged/film-parts'
import { checkFilm } from '@/lib/jobs/film-check'
import { log } from '@/lib/observability/log'

type Context = RouteContext<'/film-uploads/[video]/[upload]'>
type Ids = { videoId: string; id: string }

const GONE = 'This upload has expired or was canceled. Start it again.'
/** Of storage, for the client to act on: wait, retry, or give up. */
const PASSED_STATUSES = [409, 413, 423, 429, 507]

async function readIds(request: Request, { params }: Context, { isTus = true } = {}) {
  const refusal = await refuseStaffRequest(request, 'admin')
  if (refusal) return refusal
  if (isTus && request.headers.get('tus-resumable') !== TUS_VERSION) return tusResponse(412)
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

/** The last part may arrive twice, and a check that failed may be repeated. Whoever only looks changes nothing. */
async function settleArrival(ids: Ids, bytes: number) {
  if (!(await continueFilmUpload(ids, { received: bytes, hasArrived: true }))) return
  const { status } = await getFilmCheck(ids.id)
  if (status === 'none' || status === 'failed') await checkFilm(ids.id)
}

/** How the check of a film that has arrived goes on. Not a part of tus. */
export async function GET(request: Request, context: Context) {
  const ids = await readIds(request, context, { isTus: false })
  if (ids instanceof Response) return ids
  const upload = await getFilmUpload(ids.videoId, ids.id)
  if (!upload?.hasArrived) return tusProblem(404, GONE)
  const check = await getFilmCheck(ids.id)
  if (check.status === 'none') await settleArrival(ids, upload.bytes)
  const answer = check.status === 'judged' ? { status: check.status } : check
  return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } })
}

export async function HEAD(request: Request, context: Context) {
  const ids = await readIds(request, context)
  if (ids instanceof Response) return ids
  const upload = await getFilmUpload(ids.videoId, ids.id)
  if (!upload?.storageId) return tusProblem(404, GONE)
  const offset = upload.hasArrived ? upload.bytes : await readStoredOffset(upload.storageId)
  if (offset === null) return tusProblem(404, GONE)
  if (offset === upload.bytes) await settleArrival(ids, offset)
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
    if (stored === upload.bytes) await settleArrival(ids, stored)
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
