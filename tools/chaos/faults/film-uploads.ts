import { setTimeout as pause } from 'node:timers/promises'
import { unless, type Fault, type Outcome } from '../fault.ts'
import {
  isOver,
  listFiles,
  listPartialFiles,
  makeFilm,
  openDatabase,
  paddedFilm,
  partsOf,
  sendFilm,
  sha256,
  untilJob,
} from '../films.ts'
import type { ChaosSite } from '../site.ts'

const FILM_MEBIBYTES = 48
/** The fault comes while the part after each of these is on its way. */
const AFTER_PARTS = [2, 5]
const AWAY_MS = 1_500

/** A draft of its own for each fault. */
async function addDraft(site: ChaosSite, name: string): Promise<string> {
  const { data } = await openDatabase(site)
    .from('videos')
    .insert({ name_internal: name, slug: `chaos-${name}` })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}

async function uploadThrough(
  site: ChaosSite,
  name: string,
  interrupt: () => Promise<void>,
): Promise<Outcome> {
  const film = paddedFilm(FILM_MEBIBYTES)
  const videoId = await addDraft(site, name)
  let interruptions = Promise.resolve()
  const { uploadId, parts } = await sendFilm(site, videoId, film, (part) => {
    if (AFTER_PARTS.includes(part)) interruptions = interruptions.then(interrupt)
  })
  await interruptions

  const database = openDatabase(site)
  const check = await untilJob(database, `film-check:${uploadId}`, isOver)
  const verdict = check.result as { ok: boolean; report?: { sha256: string } } | null
  const uploads = await database.from('film_uploads').select('id').eq('video_id', videoId).throwOnError()
  const stored = await listFiles(database, 'films', videoId)
  const shown = await listFiles(database, 'videos', videoId)
  const most = partsOf(film) + AFTER_PARTS.length
  if (verdict?.report) await makeFilm(site, uploadId, toRow(verdict.report))
  const films = await database.from('film_probes').select('sha256').eq('video_id', videoId).throwOnError()
  return {
    problems: [
      ...unless(
        verdict?.report?.sha256 === sha256(film),
        'the stored film differs from the one that was sent',
      ),
      ...unless(parts <= most, `${parts} parts were sent, and ${most} would do`),
      ...unless(uploads.data.length === 1, `${uploads.data.length} uploads were begun`),
      ...unless(films.data.length === 1, `the video has ${films.data.length} films`),
      ...unless(stored.length === 1, `${stored.length} files were stored`),
      ...unless(shown.length === 0, 'a draft has public files'),
      ...unless((await listPartialFiles(site)).length === 0, 'parts of the upload stayed behind'),
    ],
    seen: `${parts} parts sent for a film of ${partsOf(film)}`,
  }
}

/** The report in the words of the database. */
function toRow(report: Record<string, unknown>) {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const { type, isFastStart, error, ...rest } = report as Record<string, never>
  return {
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [snake(name), value])),
    content_type: type,
    fast_start: isFastStart,
    playable: error === null,
    error,
  }
}

export const filmServerKilled: Fault = {
  name: 'film-server-killed',
  expected: 'the upload goes on where it was; the film is the same, once',
  run: (site) =>
    uploadThrough(site, 'film-server-killed', async () => {
      await site.killServer()
      await site.startServer()
    }),
}

export const filmDatabaseStops: Fault = {
  name: 'film-database-stops',
  expected: 'the upload waits, goes on where it was, and the film is the same, once',
  run: (site) =>
    uploadThrough(site, 'film-database-stops', async () => {
      await site.stopDatabase()
      await pause(AWAY_MS)
      await site.startDatabase()
    }),
}
