import 'server-only'
import { z } from 'zod/mini'
import { judgeFilm, type StoredFilm } from '@/lib/catalogue/film/judge-film'
import { filmCheckKey } from '@/lib/data/catalogue/film-checks'
import { getArrivedUpload, openStoredFilm } from '@/lib/data/privileged/film-parts'
import { enqueueJob } from './enqueue'
import { JobFailure, type JobContext, type JobHandler } from './job'

const payload = z.object({ upload: z.uuid() })

const SKIPPED = { ok: false, problem: 'The upload was canceled.' }

function followed(film: StoredFilm, { signal, report }: Pick<JobContext, 'signal' | 'report'>): StoredFilm {
  return {
    ...film,
    async stream() {
      const content = await film.stream()
      return (async function* () {
        let bytes = 0
        for await (const chunk of content) {
          signal.throwIfAborted()
          bytes += chunk.length
          report((bytes / film.bytes) * 100)
          yield chunk
        }
      })()
    },
  }
}

/** Judges an upload by its content. Somebody who may change the video then makes it the film. */
export const filmCheck: JobHandler = {
  async run({ job, ...context }) {
    const upload = await getArrivedUpload(payload.parse(job.payload).upload)
    if (!upload) return SKIPPED
    const film = await openStoredFilm(upload.path, upload.bytes)
    if (!film) throw new JobFailure('The file is not in storage. Upload it again.', { isFinal: true })
    return judgeFilm(followed(film, context), { name: upload.fileName, type: upload.type })
  },
}

export const checkFilm = (uploadId: string) =>
  enqueueJob({ kind: 'film-check', payload: { upload: uploadId }, key: filmCheckKey(uploadId), priority: 1 })
