import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { unless, type Fault } from '../fault.ts'
import { drawFilm, isOver, listFiles, listJobs, openDatabase, untilJob, type Server } from '../films.ts'
import { statusOf } from '../readers.ts'

/** Published with the demo, and shown on pages. */
const FILM = 'quillstack-logo-reveal'
const FILM_DRAWN = { seconds: 12, size: '1920x1080' }
/** In percent: ffmpeg is in the middle of a film. */
const KILL_AT = 20
const WORK_FOLDER = 'fieldlight-film-'

const workFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(WORK_FOLDER))

async function readFilm(database: Server) {
  const { data } = await database
    .from('videos')
    .select('id, video_file, video_renditions(kind, file, public_file)')
    .eq('slug', FILM)
    .single()
    .throwOnError()
  return data
}

export const renditionsKilled: Fault = {
  name: 'renditions-killed',
  expected: 'the old film plays on; the job runs again and ends once; nothing is left of the first try',
  run: async (site) => {
    const film = await drawFilm(FILM_DRAWN)
    if (!film) return { problems: [], omitted: 'ffmpeg is not installed' }
    const database = openDatabase(site)
    const before = await readFilm(database)
    const key = `renditions:${before.id}`
    const original = `${before.id}/original-chaos`
    const { error } = await database.storage
      .from('films')
      .upload(original, film, { contentType: 'video/mp4' })
    if (error) return { problems: ['the film could not be stored'] }
    const folders = workFolders()
    await database.from('videos').update({ film_file: original }).eq('id', before.id).throwOnError()

    await untilJob(database, key, ({ progress }) => progress >= KILL_AT)
    await site.killServer()
    const during = await readFilm(database)
    await site.startServer()
    const isPlaying =
      (await statusOf(`${site.url}/storage/v1/object/public/videos/${before.video_file}`)) === 200
    await untilJob(database, key, isOver)

    const [after, jobs] = [await readFilm(database), await listJobs(database, key)]
    const named = after.video_renditions.map(({ file }) => file)
    const stored = (await listFiles(database, 'films', before.id)).filter((file) => file !== original)
    const shown = after.video_renditions.flatMap(({ public_file: file }) => file ?? [])
    const visible = await Promise.all(
      shown.map((file) => statusOf(`${site.url}/storage/v1/object/public/videos/${file}`)),
    )
    const left = workFolders().filter((folder) => !folders.includes(folder))
    const [job] = jobs
    return {
      problems: [
        ...unless(isPlaying && during.video_file === before.video_file, 'the old film did not play on'),
        ...unless(jobs.length === 1 && job?.status === 'done', 'the job did not end once'),
        ...unless(job?.attempts === 2, `the job took ${job?.attempts} attempts`),
        ...unless(shown.includes(after.video_file ?? ''), 'the new film is not what plays'),
        ...unless(
          visible.every((status) => status === 200),
          'a public file is missing',
        ),
        ...unless(stored.toSorted().join() === named.toSorted().join(), 'files stayed that nothing names'),
        ...unless(left.length === 0, `${left.length} folders of the first try stayed`),
      ],
      seen: `${job?.attempts} attempts, ${named.length} files`,
    }
  },
}
