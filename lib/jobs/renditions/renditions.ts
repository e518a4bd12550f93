import 'server-only'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { z } from 'zod/mini'
import { downloadFilm, removeFilmFiles, uploadFilm } from '@/lib/data/privileged/film-storage'
import { insertJob } from '@/lib/data/privileged/jobs'
import { getFilmFile, listRenditionFiles, replaceRenditions } from '@/lib/data/privileged/renditions'
import { settleVideoFiles } from '@/lib/data/privileged/video-files'
import { announce } from '@/lib/jobs/announce'
import { paths } from '@/lib/paths'
import { JobFailure, type JobContext, type JobHandler } from '@/lib/jobs/job'
import { makeRenditions, type MadeFile } from './make'
import { hasFfmpeg } from './programs'
import { readFilm } from './read-film'
import { withWorkFolder } from './work-folder'

const payload = z.object({ video: z.uuid() })

/** Seconds. A visitor in the middle of the film may finish it. */
const STALE_FILES_STAY = 15 * 60

const PROBLEMS = {
  unreadable: 'The film cannot be read. The file may be damaged or cut off. Upload it again.',
  'no-picture': 'The file has no picture, only sound.',
} as const

const SKIPPED = { skipped: 'The video has another film now, or none.' }

async function make(context: JobContext, folder: string, filmFile: string): Promise<MadeFile[]> {
  const { signal, report } = context
  const source = path.join(folder, 'source')
  if (!(await downloadFilm({ bucket: 'films', key: filmFile }, source, signal))) {
    throw new JobFailure('The uploaded file no longer exists. Upload it again.', { isFinal: true })
  }
  report(5)
  const film = await readFilm(source, signal)
  if ('problem' in film) throw new JobFailure(PROBLEMS[film.problem], { isFinal: true })
  return makeRenditions({ film, source, folder, signal, onProgress: (share) => report(5 + share * 85) })
}

/** Under new names, aside of what visitors see. */
async function store({ signal, report }: JobContext, videoId: string, folder: string, made: MadeFile[]) {
  const prefix = `${videoId}/renditions/${randomUUID()}`
  const stored = []
  for (const [index, { type, ...rendition }] of made.entries()) {
    const file = `${prefix}/${rendition.file}`
    await uploadFilm(file, path.join(folder, rendition.file), type, signal)
    stored.push({ ...rendition, file })
    report(90 + ((index + 1) / made.length) * 8)
  }
  return stored
}

/** What visitors see changes in one step at the end, and not at all after a failure. */
export const renditions: JobHandler = {
  isPossible: hasFfmpeg,

  async run(context) {
    const { job, signal } = context
    const { video: videoId } = payload.parse(job.payload)
    const filmFile = await getFilmFile(videoId)
    if (!filmFile) return SKIPPED
    return withWorkFolder(async (folder) => {
      const made = await make(context, folder, filmFile)
      const stored = await store(context, videoId, folder, made)
      const before = await listRenditionFiles(videoId)
      signal.throwIfAborted()
      if (!(await replaceRenditions(videoId, filmFile, job, stored))) {
        await removeFilmFiles(stored.map(({ file }) => file))
        return SKIPPED
      }
      await settleVideoFiles(videoId)
      await announce(paths.filmsChanged())
      await removeFilmFiles(before)
      await insertJob({
        ...{ kind: 'stale-files', payload: { video: videoId }, key: `stale-files:${videoId}` },
        delaySeconds: STALE_FILES_STAY,
      })
      return { files: stored.length }
    })
  },
}
