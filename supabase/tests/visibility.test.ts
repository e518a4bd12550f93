import { openDatabase } from './harness'
import type { Session } from './session'

const database = openDatabase()

const VISITORS: [string, () => Session][] = [
  ['a visitor', () => database.asAnon()],
  ['somebody without a role', () => database.asUser('member')],
]

beforeEach(() => database.grantAsSupabaseLiteDoes())

describe.each(VISITORS)('%s', (_, open) => {
  it('sees no draft and nothing archived, by no way round', async () => {
    const session = open()
    const hidden = `(select id from unnest($1::uuid[]) as id)`
    const ids = (
      await database.sql<{ id: string }>('select id from public.videos where draft or archived')
    ).map(({ id }) => id)
    expect(ids).toHaveLength(6)
    for (const [table, column] of [
      ['videos', 'id'],
      ['video_clients', 'video_id'],
      ['video_industries', 'video_id'],
    ]) {
      const found = await session.attempt(`select * from public.${table} where ${column} in ${hidden}`, [ids])
      expect(found).toEqual({ count: 0 })
    }
  })

  it('does not see the video of a review once it is archived, but still the review', async () => {
    await database.run(`update public.videos set archived = true where slug = 'forge-and-fathom-made-loud'`)
    const rows = await open().query(
      `select video.slug from public.client_reviews as review
      left join public.videos as video on video.id = review.featured_video_id
      where review.id = 'f0000000-0000-4000-8000-000000000004'`,
    )
    expect(rows).toEqual([{ slug: null }])
  })

  it('sees a client while it is featured, reviewed or on a published video, and no longer', async () => {
    const id = await database.value<string>(
      `insert into public.clients (name) values ('Quiet Co') returning id`,
    )
    const sees = async () =>
      (await open().query('select id from public.clients where id = $1', [id])).length === 1
    const steps: [string, boolean][] = [
      ['select', false],
      [`update public.clients set featured_logo = true where id = '${id}'`, true],
      [`update public.clients set featured_logo = false where id = '${id}'`, false],
      [
        `insert into public.client_reviews (rating, description, client_id) values (5, 'Good', '${id}')`,
        true,
      ],
      [`delete from public.client_reviews where client_id = '${id}'`, false],
      [
        `insert into public.video_clients select id, '${id}' from public.videos where draft or archived`,
        false,
      ],
      [`update public.videos set draft = false, archived = false`, true],
    ]
    for (const [change, seen] of steps) {
      await database.run(change)
      expect([change, await sees()]).toEqual([change, seen])
    }
  })

  it('sees the names of reviewers and nothing more about anybody', async () => {
    const names = await open().query('select * from public.contacts')
    expect(names).toHaveLength(14)
    expect(Object.keys(names[0] ?? {})).toEqual([
      'id',
      'client_id',
      'first_name',
      'last_name',
      'position',
      'version',
      'created_at',
      'updated_at',
      'search_text',
    ])
    const { first_name: first, last_name: last, position, search_text: words } = names[0] ?? {}
    expect(words).toBe([first, last, position].filter(Boolean).join(' ').toLowerCase())
    expect(await open().attempt('select * from public.contact_details')).toEqual({ count: 0 })
    expect(await open().attempt('select * from public.profiles')).toEqual({ count: 0 })
  })

  it('cannot write a lead past the form', async () => {
    const outcome = await open().attempt(
      `insert into public.contact_submissions (first_name, last_name, email, business_name, message)
      values ('A', 'B', 'a@b.example', 'C', 'D')`,
    )
    expect(outcome).toEqual({ refused: '42501' })
  })
})
