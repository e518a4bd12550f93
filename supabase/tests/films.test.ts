import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

const VIDEO = 'd0000000-0000-4000-8000-000000000001'
const OTHER = 'd0000000-0000-4000-8000-000000000002'
const UPLOAD = 'f1000000-0000-4000-8000-000000000001'
const PATH = `${VIDEO}/original-one`
const OTHERS = ['project_manager', 'graphic_designer', 'owl', 'member'] as const satisfies Person[]
const ADD = 'select public.add_film($1, $2)'

const REPORT = {
  content_type: 'video/mp4',
  playable: true,
  error: null,
  width: 1080,
  height: 1920,
  rotation: 90,
  duration_ms: 9000,
  video_codec: 'avc1.640028',
  audio_codec: 'aac',
  has_audio: true,
  fast_start: false,
  bytes: 100,
  sha256: 'a'.repeat(64),
}

const filmOf = (id: string) =>
  database.sql<{ film_file: string | null; aspect_ratio: string | null }>(
    'select film_file, aspect_ratio from public.videos where id = $1',
    [id],
  )
const isProven = (id: string) =>
  database.value<boolean>(
    'select private.has_proven_film(video) from public.videos as video where video.id = $1',
    [id],
  )

beforeEach(() =>
  database.run(`
    update public.videos set aspect_ratio = null, film_file = null where id = '${VIDEO}';
    delete from public.film_probes where video_id = '${VIDEO}';
    insert into public.film_uploads (id, video_id, path, file_name, content_type, bytes)
      values ('${UPLOAD}', '${VIDEO}', '${PATH}', 'pots.mp4', 'video/mp4', 100)`),
)

it('makes an upload the film of its video, which takes the ratio of the film', async () => {
  expect(await isProven(VIDEO)).toBe(false)
  const admin = database.asUser('admin')
  await admin.query(ADD, [UPLOAD, REPORT])
  expect(await filmOf(VIDEO)).toEqual([{ film_file: PATH, aspect_ratio: 'reel' }])
  expect(await isProven(VIDEO)).toBe(true)
  expect(await database.value('select file_name from public.film_probes where path = $1', [PATH])).toBe(
    'pots.mp4',
  )
  expect(await admin.attempt(ADD, [UPLOAD, REPORT])).toEqual({ refused: 'PT404' })
})

it('keeps a ratio that somebody chose', async () => {
  await database.run(`update public.videos set aspect_ratio = 'square' where id = '${VIDEO}'`)
  await database.asUser('admin').query(ADD, [UPLOAD, REPORT])
  expect((await filmOf(VIDEO))[0]?.aspect_ratio).toBe('square')
})

it('is on record, so that a replacement can be undone', async () => {
  await database.asUser('admin').query(ADD, [UPLOAD, REPORT])
  const changes = await database.value(
    `select changed_values -> 'film_file' from private.audit_entries
    where table_name = 'videos' and row_key = jsonb_build_object('id', $1::text)`,
    [VIDEO],
  )
  expect(changes).toEqual([null, PATH])
})

it('proves nothing by a film that browsers do not play, or that is not the one in use', async () => {
  const unplayable = { ...REPORT, playable: false, error: 'Browsers do not play its picture.' }
  await database.asUser('admin').query(ADD, [UPLOAD, unplayable])
  expect(await isProven(VIDEO)).toBe(false)
  await database.run(`update public.film_probes set playable = true where path = '${PATH}'`)
  expect(await isProven(VIDEO)).toBe(true)
  await database.run(`update public.videos set film_file = '${VIDEO}/original-two' where id = '${VIDEO}'`)
  expect(await isProven(VIDEO)).toBe(false)
})

it('asks why a film does not play', async () => {
  const admin = database.asUser('admin')
  expect(await admin.attempt(ADD, [UPLOAD, { ...REPORT, playable: false }])).toEqual({ refused: '23514' })
})

it.each([
  [1, 1, 'square'],
  [1000, 910, 'square'],
  [1000, 890, 'standard'],
  [890, 1000, 'reel'],
])('takes %i by %i for %s', async (width, height, ratio) => {
  await database.asUser('admin').query(ADD, [UPLOAD, { ...REPORT, width, height }])
  expect((await filmOf(VIDEO))[0]?.aspect_ratio).toBe(ratio)
})

it('keeps the report of a film that moves into the private bucket', async () => {
  await database.run(`
    update public.videos set video_file = 'pots.mp4' where id = '${VIDEO}';
    insert into public.film_probes
      (video_id, file_name, content_type, playable, width, height, duration_ms, has_audio, fast_start, bytes, sha256)
      values ('${VIDEO}', 'pots.mp4', 'video/mp4', true, 1920, 1080, 9000, false, true, 100, repeat('a', 64))`)
  expect(await isProven(VIDEO)).toBe(true)
  await database.sql('select public.move_film_inside($1, $2, $3)', [VIDEO, 'pots.mp4', PATH])
  expect(await isProven(VIDEO)).toBe(true)
})

it('takes no path of another video, and no more than 5 GB', async () => {
  const admin = database.asUser('admin')
  const insert = `insert into public.film_uploads (video_id, path, file_name, content_type, bytes)
    values ($1, $2, 'pots.mp4', $3, $4)`
  const path = `${OTHER}/original-two`
  expect(await admin.attempt(insert, [VIDEO, path, 'video/mp4', 1])).toEqual({ refused: '23514' })
  expect(await admin.attempt(insert, [OTHER, path, 'text/html', 1])).toEqual({ refused: '23514' })
  expect(await admin.attempt(insert, [OTHER, path, 'video/mp4', 5 * 1024 ** 3 + 1])).toEqual({
    refused: '23514',
  })
  expect(await admin.attempt(insert, [OTHER, path, 'video/mp4', 5 * 1024 ** 3])).toEqual({ count: 1 })
})

it.each(OTHERS)('is not for a %s to add', async (person) => {
  expect(await database.asUser(person).attempt(ADD, [UPLOAD, REPORT])).toEqual({ refused: 'PT403' })
})

it('is not for visitors, nor for mirroring that only looks', async () => {
  expect(await database.asAnon().attempt(ADD, [UPLOAD, REPORT])).toEqual({ refused: '42501' })
  const looking = await database.asMirroring('super_admin', 'admin')
  expect(await looking.attempt(ADD, [UPLOAD, REPORT])).toEqual({ refused: 'PT403' })
  const acting = await database.asMirroring('super_admin', 'admin', { allowChanges: true })
  expect(await acting.attempt(ADD, [UPLOAD, REPORT])).toEqual({ count: 1 })
})

describe('the length of a film', () => {
  const length = () =>
    database.asAnon().value<number | null>('select duration_ms from public.videos where id = $1', [VIDEO])
  const setFiles = (change: string) =>
    database.run(`update public.videos set ${change} where id = '${VIDEO}'`)

  it('follows the report of the film in use, and visitors read it', async () => {
    await setFiles(`film_file = null, video_file = 'pots.mp4'`)
    expect(await length()).toBeNull()
    await database.run(`
      insert into public.film_probes (
        video_id, file_name, content_type, playable, width, height, duration_ms, has_audio, fast_start, bytes, sha256
      ) values ('${VIDEO}', 'pots.mp4', 'video/mp4', true, 960, 540, 5792, false, true, 1, '${'b'.repeat(64)}')`)
    expect(Number(await length())).toBe(5792)
    await database.asUser('admin').query(ADD, [UPLOAD, REPORT])
    expect(Number(await length())).toBe(9000)
    await setFiles('film_file = null')
    expect(Number(await length())).toBe(5792)
  })

  it('is unknown for a film elsewhere, and nobody sets it by hand', async () => {
    await database.asUser('admin').query(ADD, [UPLOAD, REPORT])
    await setFiles('duration_ms = 1')
    expect(Number(await length())).toBe(9000)
    await setFiles(`film_file = null, video_file = 'https://cdn.example/film.mp4'`)
    expect(await length()).toBeNull()
  })
})
