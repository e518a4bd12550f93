import { randomUUID } from 'node:crypto'
import { after } from 'next/server'
import { z } from 'zod'
import { refuseStaffRequest } from '@/lib/actions/staff-endpoint'
import {
  readCount,
  readUploadMetadata,
  TUS_VERSION,
  tusCapabilities,
  tusProblem,
  tusResponse,
  uploadExpires,
} from '@/lib/catalogue/film/tus'
import { announcedFilmType, filmUploadProblem, MAX_FILM_BYTES } from '@/lib/catalogue/film/upload-rules'
import {
  addFilmUpload,
  continueFilmUpload,
  deleteFilmUpload,
  findBegunUpload,
  type FilmUpload,
} from '@/lib/data/catalogue/film-uploads'
import { createStoredUpload } from '@/lib/data/privileged/film-parts'
import { sweepFilmUploads } from '@/lib/data/privileged/film-sweep'
import { log } from '@/lib/observability/log'
import { staffPaths } from '@/lib/portal/staff-paths'
import { uploadedFileName } from '@/lib/schemas/ad'

type Context = RouteContext<'/film-uploads/[video]'>

export const OPTIONS = () => tusCapabilities(MAX_FILM_BYTES)

const created = ({ videoId, id, expiresAt }: FilmUpload) =>
  tusResponse(201, { Location: staffPaths.filmUpload(videoId, id), ...uploadExpires(expiresAt) })

/** Creates an upload, as tus defines it. The parts go to its `Location`. */
export async function POST(request: Request, { params }: Context) {
  const refusal = await refuseStaffRequest(request, 'admin')
  if (refusal) return refusal
  if (request.headers.get('tus-resumable') !== TUS_VERSION) return tusResponse(412)
  const { video } = await params
  const bytes = readCount(request.headers.get('upload-length'))
  if (!z.uuid().safeParse(video).success || bytes === null) return tusResponse(400)
  const {
    filename = '',
    filetype = '',
    modified = '',
  } = readUploadMetadata(request.headers.get('upload-metadata'))
  const type = announcedFilmType({ name: filename, type: filetype })
  const problem = filmUploadProblem({ name: filename, type: filetype, size: bytes })
  if (problem !== null || !type) return tusProblem(bytes > MAX_FILM_BYTES ? 413 : 415, problem ?? '')

  after(() => sweepFilmUploads().catch((error: unknown) => log.error('filmSweep.sweepFilmUploads', error)))
  const file = {
    videoId: video,
    fileName: uploadedFileName.parse(filename),
    type,
    bytes,
    modifiedAt: readCount(modified),
  }
  const begun = await findBegunUpload(file)
  if (begun) return created(begun)
  const upload = await addFilmUpload({ ...file, path: `${video}/original-${randomUUID()}` })
  if (!upload)
    return tusProblem(403, 'This video no longer exists, or you don’t have permission to change it.')
  try {
    await continueFilmUpload(upload, { storageId: await createStoredUpload(upload) })
  } catch (error) {
    log.error('filmUploads.create', error)
    await deleteFilmUpload(video, upload.id)
    return tusProblem(503, 'Storage does not take the film now. Try again.')
  }
  return created(upload)
}
