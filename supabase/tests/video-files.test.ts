import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()
const server = () => database.asServiceRole()

const VIDEO = 'd0000000-0000-4000-8000-000000000001'
const FILM = `${VIDEO}/original-1.mp4`
const REQUEST = 'select public.request_renditions($1)'

const setFilm = (file = FILM) =>
  database.asUser('admin').query('update public.videos set film_file = $2 where id = $1', [VIDEO, file])
const jobs = () =>
  database.sql<{ id: string; status: string; payload: object }>(
    `select id, status, payload from public.jobs where kind = 'renditions' order by created_at`,
  )

const RENDITIONS = JSON.stringify([
  {
    kind: 'film',
    file: 'a/720.mp4',
    width: 1280,
    height: 720,
    bytes: 9,
    sha256: 'a'.repeat(64),
    duration_ms: 9000,
  },
  {
    kind: 'poster',
    file: 'a/poster-1.webp',
    width: 1280,
    height: 720,
    bytes: 9,
    sha256: 'b'.repeat(64),
    at_ms: 450,
  },
])

async function claim(): Promise<{ id: string; token: number }> {
  const [job] = await server().query<{ id: string; token: number }>(
    `select * from public.claim_job($1, '{renditions}', 60)`,
    [randomUUID()],
  )
  if (!job) throw new Error('Nothing is due')
  return job
}

const replace = ({ id, token }: { id: string; token: number }, source = FILM) =>
  server().value('select public.replace_renditions($1, $2, $3, $4, $5)', [
    VIDEO,
    source,
    id,
    token,
    RENDITIONS,
  ])

const files = async () =>
  (
    await database.sql<{ file: string }>(
      `select file from public.video_renditions where video_id = '${VIDEO}' and made_from <> 'demo' order by file`,
    )
  ).map(({ file }) => file)

describe('renditions', () => {
  it('are asked for with each new film, once', async () => {
    await setFilm()
    await setFilm(`${VIDEO}/original-2.mp4`)
    await database.asUser('admin').query(`update public.videos set city = 'Flint' where id = $1`, [VIDEO])
    expect(await jobs()).toMatchObject([{ status: 'queued', payload: { video: VIDEO } }])
  })

  it('are asked for again by admins', async () => {
    await setFilm()
    const { id } = await claim()
    await server().query(`select public.fail_job($1, 1, 'No.', true)`, [id])
    const again = await database.asUser('admin').value(REQUEST, [VIDEO])
    expect(await jobs()).toMatchObject([{ status: 'failed' }, { id: again, status: 'queued' }])
  })

  it.each(['project_manager', 'graphic_designer', 'owl', 'member'] as const satisfies Person[])(
    'are not for a %s to ask for',
    async (person) => {
      await setFilm()
      expect(await database.asUser(person).attempt(REQUEST, [VIDEO])).toEqual({ refused: 'PT403' })
    },
  )

  it('are not for mirroring that only looks, nor for a video without an uploaded film', async () => {
    const session = await database.asMirroring('super_admin', 'admin')
    expect(await session.attempt(REQUEST, [VIDEO])).toEqual({ refused: 'PT403' })
    expect(await database.asUser('admin').attempt(REQUEST, [VIDEO])).toEqual({ refused: 'PT404' })
  })

  it('are swapped in one step', async () => {
    await setFilm()
    await database.run(`insert into public.video_renditions (video_id, kind, file, made_from, width, height, bytes, sha256)
      values ('${VIDEO}', 'film', 'old.mp4', 'old', 2, 2, 1, repeat('0', 64))`)
    expect(await replace(await claim())).toBe(true)
    expect(await files()).toEqual(['a/720.mp4', 'a/poster-1.webp'])
  })

  it('stay as they are when another worker has the job, or the film is another one now', async () => {
    await setFilm()
    const job = await claim()
    expect(await replace({ ...job, token: job.token - 1 })).toBe(false)
    await setFilm(`${VIDEO}/original-2.mp4`)
    expect(await replace(job)).toBe(false)
    expect(await files()).toEqual([])
  })

  it('become public together, for the film that they were copied for', async () => {
    await setFilm()
    await replace(await claim())
    const id = await database.value(`select id from public.video_renditions where kind = 'film'`)
    const expose = (source: string) =>
      server().value('select public.set_public_files($1, $2, $3, $4)', [
        ...[VIDEO, source, 'x/1.mp4'],
        JSON.stringify({ [String(id)]: 'x/1.mp4' }),
      ])
    expect(await expose('another')).toBe(false)
    expect(await expose(FILM)).toBe(true)
    expect(
      await database.sql(
        `select kind, public_file from public.video_renditions where video_id = '${VIDEO}' order by kind`,
      ),
    ).toEqual([
      { kind: 'film', public_file: 'x/1.mp4' },
      { kind: 'poster', public_file: null },
    ])
    expect(await database.value('select video_file from public.videos where id = $1', [VIDEO])).toBe(
      'x/1.mp4',
    )
  })
})

it('the files of a film follow its publication, also when it is deleted', async () => {
  await setFilm()
  const waiting = () => database.sql(`select payload from public.jobs where kind = 'video-files'`)
  const admin = database.asUser('admin')
  await admin.query(`update public.videos set city = 'Flint' where id = $1`, [VIDEO])
  expect(await waiting()).toEqual([])
  await admin.query('update public.videos set draft = true where id = $1', [VIDEO])
  expect(await waiting()).toEqual([{ payload: { video: VIDEO } }])
  await database.run('delete from public.jobs')
  await admin.query('delete from public.videos where id = $1', [VIDEO])
  expect(await waiting()).toEqual([{ payload: { video: VIDEO } }])
})

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

it('moves a film of the demo inside, unless it was replaced meanwhile', async () => {
  const move = (played: string) =>
    server().value('select public.move_film_inside($1, $2, $3)', [VIDEO, played, FILM])
  const played = await database.value<string>('select video_file from public.videos where id = $1', [VIDEO])
  expect(await move('another.mp4')).toBe(false)
  expect(await move(played)).toBe(true)
  expect(
    await database.sql('select film_file, video_file from public.videos where id = $1', [VIDEO]),
  ).toEqual([{ film_file: FILM, video_file: null }])
})

it.each(['anon', 'super_admin'] as const)('leaves files to the server, not to %s', async (person) => {
  const session = person === 'anon' ? database.asAnon() : database.asUser(person)
  for (const call of [
    `public.replace_renditions('${VIDEO}', 'a', gen_random_uuid(), 1, '[]')`,
    `public.set_public_files('${VIDEO}', 'a', 'b', '{}')`,
    `public.move_film_inside('${VIDEO}', 'a', 'b')`,
    `public.list_public_files('${VIDEO}')`,
    `public.list_orphan_files(1)`,
  ]) {
    expect([call, await session.attempt(`select ${call}`)]).toEqual([call, { refused: '42501' }])
  }
})
