import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

const CONTACT = 'e0000000-0000-4000-8000-000000000001'
const CLIENT = 'c0000000-0000-4000-8000-000000000001'
const NOBODY = '00000000-0000-4000-8000-000000000000'
const OTHERS = ['project_manager', 'graphic_designer', 'owl', 'member'] as const satisfies Person[]

const ASK = 'select public.ask_for_review($1, $2)'
const AGAIN = 'select public.send_review_request_again($1, $2)'
const WITHDRAW = 'select public.withdraw_review_request($1)'

const film = () =>
  database.value<string>(`select id from public.videos where slug = 'forge-and-fathom-made-loud'`)
const admin = () => database.asUser('admin')
const ask = async () => (await admin().value<string>(ASK, [CONTACT, await film()])) ?? ''
const letters = (kind = 'review_request') =>
  database.sql<{ recipient: string | null; payload: Record<string, unknown> }>(
    'select recipient, payload from public.outbox_messages where kind = $1',
    [kind],
  )
const tokenOf = async () => String((await letters())[0]?.payload.token)
const request = async (id: string) =>
  (
    await admin().query<{
      state: string
      sent_at: Date
      mail_status: string | null
      review_id: string | null
    }>('select state, sent_at, mail_status, review_id from public.review_request_list where id = $1', [id])
  )[0]
const find = (token: string) =>
  database.asServiceRole().query('select * from public.find_review_request($1)', [token])

const REVIEW = { rating: 4, description: 'They were early.', consent: 'You may publish it.' }
const submit = (token: string, change: object = {}, address = 'home') =>
  database
    .asServiceRole()
    .attempt('select public.submit_review($1, $2, $3)', [
      token,
      JSON.stringify({ ...REVIEW, ...change }),
      address,
    ])
const stored = () => database.sql(`select * from public.client_reviews where description like 'They were%'`)
const expire = () =>
  database.run(`update public.review_requests set expires_at = now() - interval '1 second'`)

describe('asking', () => {
  it('writes a letter to the contact, and keeps only a hash of the link', async () => {
    const id = await ask()
    expect(await letters()).toEqual([
      {
        recipient: 'naomi@tilthandtwine.example',
        payload: {
          first_name: 'Naomi',
          film: expect.any(String),
          token: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      },
    ])
    const row = await database.sql('select * from public.review_requests where id = $1', [id])
    expect(JSON.stringify(row)).not.toContain(await tokenOf())
    expect(row).toMatchObject([{ contact_id: CONTACT, client_id: CLIENT, answered_at: null }])
    expect(await request(id)).toMatchObject({ state: 'sent', mail_status: 'waiting' })
  })

  it('is refused a second time while the first link is open', async () => {
    const id = await ask()
    expect(await admin().attempt(ASK, [CONTACT, await film()])).toEqual({ refused: 'PT409' })
    await admin().query(WITHDRAW, [id])
    await ask()
    await expire()
    await ask()
  })

  it('needs an address, a client and a published film', async () => {
    const attempt = async () => admin().attempt(ASK, [CONTACT, await film()])
    const steps: [string, string][] = [
      [`update public.videos set draft = true`, `update public.videos set draft = false`],
      [
        `update public.contact_details set email = null where contact_id = '${CONTACT}'`,
        `update public.contact_details set email = 'two at once' where contact_id = '${CONTACT}'`,
      ],
      [
        `update public.contact_details set email = 'naomi@tilthandtwine.example' where contact_id = '${CONTACT}';
        update public.contacts set client_id = null where id = '${CONTACT}'`,
        `update public.contacts set client_id = '${CLIENT}' where id = '${CONTACT}'`,
      ],
    ]
    await database.run(steps[0]?.[0] ?? '')
    expect(await attempt()).toEqual({ refused: 'PT422' })
    await database.run(steps[0]?.[1] ?? '')
    for (const change of steps[1] ?? []) {
      await database.run(change)
      expect(await attempt()).toEqual({ refused: 'PT422' })
    }
    await database.run(steps[2]?.[0] ?? '')
    expect(await attempt()).toEqual({ refused: 'PT422' })
    await database.run(steps[2]?.[1] ?? '')
    expect(await attempt()).toEqual({ count: 1 })
  })

  it('knows contacts and films', async () => {
    expect(await admin().attempt(ASK, [NOBODY, await film()])).toEqual({ refused: 'PT404' })
    expect(await admin().attempt(ASK, [CONTACT, NOBODY])).toEqual({ refused: 'PT404' })
    expect(await admin().attempt(AGAIN, [NOBODY, new Date()])).toEqual({ refused: 'PT404' })
    expect(await admin().attempt(WITHDRAW, [NOBODY])).toEqual({ refused: 'PT404' })
  })

  it.each(OTHERS)('is not for a %s', async (person) => {
    const id = await ask()
    const session = database.asUser(person)
    for (const outcome of [
      await session.attempt(ASK, [CONTACT, await film()]),
      await session.attempt(AGAIN, [id, new Date()]),
      await session.attempt(WITHDRAW, [id]),
    ]) {
      expect(outcome).toEqual({ refused: 'PT403' })
    }
    expect(await session.attempt('select * from public.review_request_list')).toEqual({ count: 0 })
  })

  it('is not for mirroring that only looks', async () => {
    const id = await ask()
    const session = await database.asMirroring('super_admin', 'admin')
    expect(await session.attempt(ASK, [CONTACT, await film()])).toEqual({ refused: 'PT403' })
    expect(await session.attempt(WITHDRAW, [id])).toEqual({ refused: 'PT403' })
    const writing = await database.asMirroring('super_admin', 'admin', { allowChanges: true })
    expect(await writing.attempt(WITHDRAW, [id])).toEqual({ count: 1 })
  })

  it('is forgotten with the contact, and its letter too', async () => {
    await ask()
    await database.run(`delete from public.contacts where id = '${CONTACT}'`)
    expect(await letters()).toEqual([])
    expect(await database.sql('select from public.review_requests where contact_id = $1', [CONTACT])).toEqual(
      [],
    )
  })
})

describe('a link', () => {
  it('tells who is asked for what, until it is withdrawn or ends', async () => {
    const id = await ask()
    const token = await tokenOf()
    expect(await find(token)).toEqual([
      {
        is_answered: false,
        first_name: 'Naomi',
        last_name: 'Vance',
        position: 'Co-founder',
        client: 'Tilth & Twine',
        film_slug: 'forge-and-fathom-made-loud',
      },
    ])
    await database.run('update public.videos set archived = true')
    expect(await find(token)).toMatchObject([{ film_slug: null }])
    await expire()
    expect(await find(token)).toEqual([])
    expect((await request(id))?.state).toBe('expired')
    expect(await submit(token)).toEqual({ refused: 'PT404' })
  })

  it('ends with a newer letter and when it is withdrawn, and its letter is gone', async () => {
    const id = await ask()
    const first = await tokenOf()
    // As text: the driver of PostgreSQL cuts dates to milliseconds.
    const again = AGAIN.replace('$2', '$2::text::timestamptz')
    const seen = await database.value<string>(
      'select sent_at::text from public.review_requests where id = $1',
      [id],
    )
    await admin().query(again, [id, seen])
    expect(await letters()).toHaveLength(1)
    const second = await tokenOf()
    expect(second).not.toBe(first)
    expect(await find(first)).toEqual([])
    expect(await find(second)).toHaveLength(1)
    // The second of two clicks saw the first letter.
    expect(await admin().attempt(again, [id, seen])).toEqual({ refused: 'PT409' })

    await admin().query(WITHDRAW, [id])
    await admin().query(WITHDRAW, [id])
    expect(await letters()).toEqual([])
    expect(await find(second)).toEqual([])
    expect(await submit(second)).toEqual({ refused: 'PT404' })
    expect((await request(id))?.state).toBe('withdrawn')
  })

  it('is opened once', async () => {
    const id = await ask()
    const open = `select public.mark_review_request_opened($1, 'home')`
    await database.asServiceRole().query(open, [await tokenOf()])
    expect((await request(id))?.state).toBe('opened')
    expect(await database.asServiceRole().attempt(open, ['nothing'])).toEqual({ count: 1 })
  })

  it.each([
    ['find_review_request($1)', ['x']],
    [`mark_review_request_opened($1, 'home')`, ['x']],
    [`submit_review($1, '{}', 'home')`, ['x']],
  ])('%s is for the server alone', async (call, parameters) => {
    for (const session of [database.asAnon(), database.asUser('member'), admin()]) {
      expect(await session.attempt(`select public.${call}`, parameters)).toEqual({ refused: '42501' })
    }
  })
})

describe('an answer', () => {
  it('waits for approval, and the staff are told', async () => {
    const id = await ask()
    expect(await submit(await tokenOf())).toEqual({ count: 1 })
    expect(await stored()).toMatchObject([
      {
        rating: 4,
        status: 'waiting',
        client_id: CLIENT,
        contact_id: CONTACT,
        featured_video_id: await film(),
      },
    ])
    expect(await letters()).toEqual([])
    expect(await letters('review_notice')).toMatchObject([
      { recipient: null, payload: { author_name: 'Naomi Vance', rating: 4, is_doubtful: false } },
    ])
    expect(await request(id)).toMatchObject({ state: 'answered', review_id: expect.any(String) })
    expect(await admin().attempt(WITHDRAW, [id])).toEqual({ refused: 'PT409' })
    const seen = (await request(id))?.sent_at
    expect(await admin().attempt(AGAIN, [id, seen])).toEqual({ refused: 'PT409' })
  })

  it('is invisible to visitors until it is published', async () => {
    await ask()
    await submit(await tokenOf())
    const seen = () =>
      database.asAnon().attempt(`select from public.client_reviews where description like 'They were%'`)
    expect(await seen()).toEqual({ count: 0 })
    await admin().query(`update public.client_reviews set status = 'published' where status = 'waiting'`)
    expect(await seen()).toEqual({ count: 1 })
  })

  it('sent twice is stored once, and another one with the same link is refused', async () => {
    await ask()
    const token = await tokenOf()
    const outcomes = await Promise.all([submit(token), submit(token), submit(token, {}, 'office')])
    expect(outcomes).toEqual(Array(3).fill({ count: 1 }))
    expect(await submit(token, { description: 'They were late.' })).toEqual({ refused: 'PT409' })
    expect(await stored()).toHaveLength(1)
    expect(await letters('review_notice')).toHaveLength(1)
    expect(await find(token)).toEqual([
      {
        is_answered: true,
        first_name: null,
        last_name: null,
        position: null,
        client: null,
        film_slug: null,
      },
    ])
  })

  it.each([
    ['no rating', { rating: null }],
    ['a rating of six', { rating: 6 }],
    ['a rating that is no number', { rating: 'five' }],
    ['a rating that is too large', { rating: 99999999 }],
    ['no text', { description: '' }],
    ['too long a text', { description: 'x'.repeat(2001) }],
    ['no consent', { consent: null }],
  ])('with %s is refused, and the link stays open', async (_, change) => {
    const id = await ask()
    const token = await tokenOf()
    expect(await submit(token, change)).toEqual({ refused: 'PT422' })
    expect((await request(id))?.state).toBe('sent')
    expect(await submit(token)).toEqual({ count: 1 })
  })

  it('belongs to the client it was asked for, and moves with it', async () => {
    await ask()
    const token = await tokenOf()
    const other = 'c0000000-0000-4000-8000-000000000002'
    await database.asUser('super_admin').query('select public.merge_clients($1, $2, false)', [CLIENT, other])
    expect(await submit(token)).toEqual({ count: 1 })
    expect(await stored()).toMatchObject([{ client_id: other }])
  })

  it('belongs to its request again when its deletion is undone', async () => {
    const id = await ask()
    await submit(await tokenOf())
    const [review] = await stored()
    await admin().query('delete from public.client_reviews where id = $1', [review?.id])
    expect(await letters('review_notice')).toEqual([])
    expect(await request(id)).toMatchObject({ state: 'answered', review_id: review?.id })
  })
})

it('a review counts its versions, and staff read the hidden ones', async () => {
  const rows = await admin().query(
    `update public.client_reviews set status = 'hidden', version = 9
    where id = 'f0000000-0000-4000-8000-000000000004' returning version`,
  )
  expect(rows).toEqual([{ version: 2 }])
  const read = `select search_text from public.review_list where id = 'f0000000-0000-4000-8000-000000000004'`
  for (const person of ['graphic_designer', 'project_manager', 'owl', 'admin'] as const) {
    expect(await database.asUser(person).attempt(read)).toEqual({ count: 1 })
  }
  expect(await admin().value(read)).toMatch(/good crew.+forge & fathom luis arreola/)
  const own = `select from public.client_reviews where id = 'f0000000-0000-4000-8000-000000000004'`
  for (const session of [database.asAnon(), database.asUser('member')]) {
    expect(await session.attempt(own)).toEqual({ count: 0 })
  }
})

it('a visitor reads no client and no person of a review that is not published', async () => {
  await database.run(`update public.client_reviews set status = 'waiting' where contact_id = '${CONTACT}'`)
  expect(await database.asAnon().attempt(`select from public.contacts where id = '${CONTACT}'`)).toEqual({
    count: 0,
  })
})
