import { randomUUID } from 'node:crypto'
import { unless } from '../fault.ts'
import { drawFilm, openDatabase, type Drawn } from '../films.ts'
import { statusOf } from '../readers.ts'
import type { Work } from '../work.ts'

/** Published with the demo. */
const FILM = 'forge-and-fathom-night-shift'
const POSTERS = 10

export const renditionsOf = (drawn: Drawn): Work => ({
  name: 'renditions',
  stages: /upload|object|renditions|public_files|stale-files/,
  begin: async (site) => {
    const film = await drawFilm(drawn)
    if (!film) return { omitted: 'ffmpeg is not installed' }
    const database = openDatabase(site)
    const video = () =>
      database.from('videos').select('id, video_file').eq('slug', FILM).single().throwOnError()
    const { id, video_file: played } = (await video()).data
    const source = `${id}/original-${randomUUID()}`
    const { error } = await database.storage.from('films').upload(source, film, { contentType: 'video/mp4' })
    if (error) throw error
    await database.from('videos').update({ film_file: source }).eq('id', id).throwOnError()
    const listJobs = () =>
      database.from('jobs').select('status, payload').eq('kind', 'renditions').throwOnError()

    return {
      isOver: async () => {
        const { data } = await listJobs()
        return data.every(({ status }) => status === 'done' || status === 'failed')
      },
      listProblems: async () => {
        const { data: jobs } = await listJobs()
        const { data: made } = await database
          .from('video_renditions')
          .select('kind, file, public_file, made_from')
          .eq('video_id', id)
          .throwOnError()
        const kinds = Map.groupBy(made, ({ kind }) => kind)
        const count = (kind: string) => kinds.get(kind)?.length ?? 0
        const now = (await video()).data.video_file
        const shown = made.flatMap(({ public_file: file }) => file ?? [])
        const answers = await Promise.all(
          shown.map((file) => statusOf(`${site.url}/storage/v1/object/public/videos/${file}`)),
        )
        return [
          ...unless(
            jobs.every(({ status }) => status === 'done'),
            'a job of renditions failed',
          ),
          ...unless(now !== played && shown.includes(now ?? ''), 'the new film is not what plays'),
          ...unless(
            made.every(({ made_from: from }) => from === source),
            'renditions of the old film stayed',
          ),
          ...unless(
            count('poster') === POSTERS && count('loop') === 1 && count('storyboard') === 1,
            `there are ${count('poster')} posters, ${count('loop')} loops and ${count('storyboard')} storyboards`,
          ),
          ...unless(new Set(made.map(({ file }) => file.split('/')[2])).size === 1, 'two runs are mixed'),
          ...unless(
            answers.every((status) => status === 200),
            'a public file is missing',
          ),
        ]
      },
    }
  },
})

export const renditions = renditionsOf({})
