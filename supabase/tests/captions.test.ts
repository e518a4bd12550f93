import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

const FILM = 'd0000000-0000-4000-8000-000000000001'
const CAPTIONS = 'a1000000-0000-4000-8000-0000000000aa'
const VTT = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n'

const INSERT =
  'insert into public.captions (video_id, kind, language, label, content) values ($1, $2, $3, $4, $5)'

beforeEach(() =>
  database.run(
    `insert into public.captions (id, video_id, kind, language, label, content)
     values ('${CAPTIONS}', '${FILM}', 'captions', 'fr', 'Français', E'${VTT.replaceAll('\n', '\\n')}')`,
  ),
)

const seen = async (session: { query: (sql: string, values: unknown[]) => Promise<unknown[]> }) =>
  (await session.query('select id from public.captions where id = $1', [CAPTIONS])).length

it('shows captions with their film, and never those of a draft or archived one', async () => {
  expect(await seen(database.asAnon())).toBe(1)
  for (const column of ['draft', 'archived']) {
    await database.run(`update public.videos set draft = false, archived = false where id = '${FILM}'`)
    await database.run(`update public.videos set ${column} = true where id = '${FILM}'`)
    for (const session of [database.asAnon(), database.asUser('owl'), database.asUser('member')]) {
      expect(await seen(session)).toBe(0)
    }
    for (const person of ['graphic_designer', 'project_manager', 'admin'] as const) {
      expect(await seen(database.asUser(person))).toBe(1)
    }
  }
})

it('takes one text of a kind and language for a film', async () => {
  const admin = database.asUser('admin')
  expect(await admin.attempt(INSERT, [FILM, 'captions', 'fr', 'Again', VTT])).toEqual({ refused: '23505' })
  expect(await admin.attempt(INSERT, [FILM, 'chapters', 'fr', 'Chapitres', VTT])).toEqual({ count: 1 })
})

it.each([
  ['kind', ['subtitles', 'en', 'English', VTT]],
  ['language', ['captions', 'english', 'English', VTT]],
  ['empty name', ['captions', 'de', '', VTT]],
  ['text', ['captions', 'de', 'Deutsch', '<html>']],
  ['long text', ['captions', 'de', 'Deutsch', `WEBVTT\n\n${'a'.repeat(150_000)}`]],
])('refuses another %s', async (_, values) => {
  expect(await database.asUser('admin').attempt(INSERT, [FILM, ...values])).toEqual({ refused: '23514' })
})

it.each(['graphic_designer', 'project_manager', 'owl', 'member'] as const satisfies Person[])(
  'is not for a %s to change',
  async (person) => {
    const session = database.asUser(person)
    expect(await session.attempt(INSERT, [FILM, 'captions', 'de', 'Deutsch', VTT])).toEqual({
      refused: '42501',
    })
    expect(await session.attempt(`update public.captions set label = 'x' where id = $1`, [CAPTIONS])).toEqual(
      {
        count: 0,
      },
    )
    expect(await session.attempt('delete from public.captions where id = $1', [CAPTIONS])).toEqual({
      count: 0,
    })
  },
)

it('is read-only for a super admin who looks as an admin, unless changes are allowed', async () => {
  const change = `update public.captions set label = 'x' where id = $1`
  const looking = await database.asMirroring('super_admin', 'admin')
  expect(await looking.attempt(change, [CAPTIONS])).toEqual({ count: 0 })
  const changing = await database.asMirroring('super_admin', 'admin', { allowChanges: true })
  expect(await changing.attempt(change, [CAPTIONS])).toEqual({ count: 1 })
})

it('counts versions, and keeps what a text was for the history', async () => {
  const admin = database.asUser('admin')
  const [row] = await admin.query(
    `update public.captions set content = E'WEBVTT\\n', version = 9 where id = $1 returning version`,
    [CAPTIONS],
  )
  expect(row).toEqual({ version: 2 })
  const [entry] = await admin.query<{ changed_values: unknown }>(
    `select changed_values from public.list_record_history('captions', $1)`,
    [CAPTIONS],
  )
  expect(entry?.changed_values).toEqual({ content: [VTT, 'WEBVTT\n'] })
})

it('goes with its film', async () => {
  await database.run(`delete from public.videos where id = '${FILM}'`)
  expect(await database.value('select count(*)::int from public.captions where id = $1', [CAPTIONS])).toBe(0)
})

it('keeps the focal point of a poster inside the picture', async () => {
  const admin = database.asUser('admin')
  const move = 'update public.videos set thumbnail_focus_x = $2, thumbnail_focus_y = $3 where id = $1'
  expect(await admin.attempt(move, [FILM, 0, 100])).toEqual({ count: 1 })
  expect(await admin.attempt(move, [FILM, 101, 50])).toEqual({ refused: '23514' })
  expect(await admin.attempt(move, [FILM, 50, -1])).toEqual({ refused: '23514' })
})
