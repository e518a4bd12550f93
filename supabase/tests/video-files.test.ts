import { FILM, openFilmDesk, VIDEO } from './film-desk'
import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()
const { server, setFilm, claim, replace } = openFilmDesk(database)

const REQUEST = 'select public.request_renditions($1)'

const jobs = () =>
  database.sql<{ id: string; status: string; payload: object; max_attempts: number }>(
    `select id, status, payload, max_attempts from public.jobs where kind = 'renditions' order by created_at, status`,
  )

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
    expect(await jobs()).toMatchObject([{ status: 'queued', payload: { video: VIDEO }, max_attempts: 6 }])
  })

  it('are asked for again by admins', async () => {
    await setFilm()
    const { id } = await claim()
    await server().query(`select public.fail_job($1, 1, 'No.', true)`, [id])
    const again = await database.asUser('admin').value(REQUEST, [VIDEO])
    expect(await jobs()).toMatchObject([
      { status: 'failed' },
      { id: again, status: 'queued', max_attempts: 6 },
    ])
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
    `public.list_orphan_pictures(1)`,
    `public.list_orphan_documents(1)`,
  ]) {
    expect([call, await session.attempt(`select ${call}`)]).toEqual([call, { refused: '42501' }])
  }
})
