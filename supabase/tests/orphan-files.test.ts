import { randomUUID } from 'node:crypto'
import { FILM, openFilmDesk, VIDEO } from './film-desk'
import { openDatabase } from './harness'

const database = openDatabase()
const { server, setFilm, claim, replace } = openFilmDesk(database)

describe('files that nothing names', () => {
  const GONE = randomUUID()
  const store = (bucket: string, name: string, age = '25 hours') =>
    database.sql(
      'insert into storage.objects (bucket_id, name, created_at) values ($1, $2, now() - $3::interval)',
      [bucket, name, age],
    )
  const orphans = async () =>
    (await server().query<{ name: string }>('select * from public.list_orphan_files(100)')).map(
      ({ name }) => name,
    )

  beforeEach(() => database.run('delete from storage.objects'))

  it('are those of abandoned uploads, deleted videos and failed runs', async () => {
    const files: [string, string][] = [
      ['incoming', 'logos/abandoned'],
      ['films', `${GONE}/original-1.mp4`],
      ['films', `${VIDEO}/renditions/lost/720.mp4`],
      ['videos', `${VIDEO}/stale.mp4`],
    ]
    for (const [bucket, name] of files) await store(bucket, name)
    expect((await orphans()).toSorted()).toEqual(files.map(([, name]) => name).toSorted())
  })

  it('are not those of the last day, of other buckets, and what somebody put there by hand', async () => {
    await store('incoming', 'logos/new', '23 hours')
    await store('films', `${GONE}/original-1.mp4`, '23 hours')
    await store('logos', 'old.webp')
    await store('videos', 'by-hand.mp4')
    expect(await orphans()).toEqual([])
  })

  it('are not those that a video or its renditions name', async () => {
    await setFilm()
    await replace(await claim())
    await database.run(`update public.video_renditions set public_file = '${VIDEO}/1.mp4' where kind = 'film';
      update public.videos set video_file = '${VIDEO}/1.mp4' where id = '${VIDEO}'`)
    await store('films', FILM)
    await store('films', 'a/720.mp4')
    await store('videos', `${VIDEO}/1.mp4`)
    expect(await orphans()).toEqual([])
    await database.run(`update public.videos set draft = true where id = '${VIDEO}'`)
    expect(await orphans()).toEqual([`${VIDEO}/1.mp4`])
  })

  it('are not films that have a report', async () => {
    await store('films', FILM)
    await database.run(`
      insert into public.film_probes
        (video_id, path, file_name, content_type, playable, width, height, duration_ms, has_audio, fast_start, bytes, sha256)
      values ('${VIDEO}', '${FILM}', 'a.mp4', 'video/mp4', true, 2, 2, 1, false, true, 1, repeat('0', 64))`)
    expect(await orphans()).toEqual([])
    await database.run(`delete from public.film_probes where path = '${FILM}'`)
    expect(await orphans()).toEqual([FILM])
  })

  it('are not earlier films that the history can bring back', async () => {
    await setFilm()
    await setFilm(`${VIDEO}/original-2.mp4`)
    await store('films', FILM)
    await store('films', `${VIDEO}/original-3.mp4`)
    expect(await orphans()).toEqual([`${VIDEO}/original-3.mp4`])
  })
})

describe('posters', () => {
  const NAME = 'a'.repeat(32)
  const files = [
    ['posters', `${NAME}.webp`],
    ['posters', `${NAME}.original.webp`],
    ['video-thumbnails', `${NAME}.webp`],
  ] as const
  const orphans = async () =>
    (
      await server().query<{ bucket: string; name: string }>('select * from public.list_orphan_files(100)')
    ).map(({ bucket, name }) => `${bucket}/${name}`)
  const setPoster = (poster: string) =>
    database
      .asUser('admin')
      .query('update public.videos set video_thumbnail = $2 where id = $1', [VIDEO, poster])

  beforeEach(async () => {
    await database.run('delete from storage.objects')
    for (const [bucket, name] of [...files, ['posters', 'by-hand.webp'], ['video-thumbnails', 'demo.webp']]) {
      await database.sql(
        `insert into storage.objects (bucket_id, name, created_at) values ($1, $2, now() - interval '25 hours')`,
        [bucket, name],
      )
    }
  })

  it('that no film shows are orphans', async () => {
    expect((await orphans()).toSorted()).toEqual(files.map((file) => file.join('/')).toSorted())
  })

  it('in use are kept, and public ones only for a published film', async () => {
    await setPoster(`${NAME}.webp`)
    expect(await orphans()).toEqual([])
    await database.run(`update public.videos set draft = true where id = '${VIDEO}'`)
    expect(await orphans()).toEqual([`video-thumbnails/${NAME}.webp`])
  })

  it('of before are kept inside for an undo', async () => {
    await setPoster(`${NAME}.webp`)
    await setPoster('another.webp')
    expect(await orphans()).toEqual([`video-thumbnails/${NAME}.webp`])
  })
})
