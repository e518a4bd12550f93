import { canonicalJson, type QuoteDocument } from '@/lib/quotes/document'
import type { QuoteRecord } from '@/lib/quotes/record'
import { sha256 } from '@/lib/quotes/seal'
import { shownQuote } from '@/lib/quotes/shown'
import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

/** Without those of the demo, which have deadlines, too. */
beforeEach(() => database.run('truncate public.quotes cascade'))

const LEAD = 'f4000000-0000-4000-8000-000000000001'
const QUOTE = 'f4000000-0000-4000-8000-000000000002'
const TOKEN = 'b'.repeat(22)
const OPTION = 'f4000000-0000-4000-8000-00000000000a'

const CONTENT = {
  terms_text: 'Half in advance.',
  tax_state: 'TX',
  tax_ppm: 82_500,
  tax_source: 'Comptroller',
  deposit_percent: 50,
  lines: [
    { kind: 'own', title: 'Filming “looms” \\ \n', quantity: 3, unit_price_cents: 33_333, is_taxable: true },
    {
      id: OPTION,
      kind: 'add_on',
      title: 'Drone',
      quantity: 1,
      unit_price_cents: 50_001,
      is_optional: true,
      is_taxable: true,
    },
  ],
}

const service = () => database.asServiceRole()
const owl = () => database.asUser('owl')

async function sendQuote(recipient = { business: 'Analytical Engines', email: 'ada@looms.example' }) {
  await database.run(`insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
    values ('${LEAD}', 'Ada', 'Byron', '${recipient.email}', '${recipient.business}', 'A film about looms.')`)
  await owl().query('select public.create_quote($1, $2, null, null, $3, $4)', [
    QUOTE,
    LEAD,
    'Looms',
    JSON.stringify(CONTENT),
  ])
  await owl().query('select public.send_quote($1, 1, $2)', [QUOTE, TOKEN])
}

const open = async (token = TOKEN, address = 'home') =>
  service().value<QuoteRecord>('select public.open_quote($1, $2)', [token, address])
const document = async () => (await open())?.document as QuoteDocument

async function accept({
  name = 'Ada Byron',
  chosen = [] as string[],
  change = {},
  shown = undefined as string[] | undefined,
  address = 'home',
} = {}) {
  const quote = await database.value<QuoteDocument>(
    'select document from public.quote_versions where quote_id = $1 order by version desc limit 1',
    [QUOTE],
  )
  return service().value<{ outcome: string }>('select public.accept_quote($1, $2, $3)', [
    TOKEN,
    JSON.stringify({
      name,
      capacity: 'Owner',
      consent: 'I accept.',
      chosen,
      document_sha256: sha256(canonicalJson(quote)),
      shown_sha256: sha256(canonicalJson(shownQuote(quote, shown ?? chosen))),
      ...change,
    }),
    address,
  ])
}
const outcome = async (options?: Parameters<typeof accept>[0]) => (await accept(options))?.outcome
const acceptances = () =>
  database.sql<Record<string, unknown>>('select * from public.quote_acceptances where quote_id = $1', [QUOTE])
const letters = () =>
  database.sql<{ kind: string; recipient: string | null; payload: Record<string, unknown> }>(
    `select kind, recipient, payload from public.outbox_messages where about_id = $1 and kind <> 'quote_sent' order by kind`,
    [QUOTE],
  )
const events = async () =>
  (
    await database.sql<{ kind: string }>(
      'select kind from public.quote_events where quote_id = $1 order by at, id',
      [QUOTE],
    )
  ).map(({ kind }) => kind)
const quote = async () =>
  (await database.sql<Record<string, unknown>>('select * from public.quotes where id = $1', [QUOTE]))[0]
const lead = async () =>
  (
    await database.sql<Record<string, unknown>>('select * from public.contact_submissions where id = $1', [
      LEAD,
    ])
  )[0]

/** Moves the dates of the version that was sent, as if time had passed. */
const passTime = (change: string) =>
  database.run(`alter table public.quote_versions disable trigger keep_sent_version;
    update public.quote_versions set ${change};
    alter table public.quote_versions enable trigger keep_sent_version`)

describe('opening', () => {
  it('shows the document, and changes nothing', async () => {
    await sendQuote()
    for (let times = 0; times < 10; times += 1)
      expect(await open()).toMatchObject({ state: 'open', isSeen: false })
    expect(await document()).toMatchObject({ title: 'Looms', preparedFor: { name: 'Ada Byron' } })
    expect((await open())?.documentSha256).toBe(sha256(canonicalJson(await document())))
    expect(await events()).toEqual(['created', 'sent'])
    expect(await acceptances()).toEqual([])
  })

  it('marks a version as seen once', async () => {
    await sendQuote()
    for (let times = 0; times < 2; times += 1) {
      await service().query('select public.mark_quote_seen($1, $2)', [TOKEN, 'home'])
    }
    expect(await open()).toMatchObject({ isSeen: true })
    expect(await events()).toEqual(['created', 'sent', 'seen'])
    await service().query('select public.mark_quote_seen($1, $2)', ['nothing', 'home'])
  })

  it('tells nothing of a withdrawn quote', async () => {
    await sendQuote()
    await owl().query('select public.withdraw_quote($1, 2)', [QUOTE])
    expect(await open()).toBeNull()
    expect(await outcome()).toBe('closed')
  })

  it('tells only the number of a replaced version', async () => {
    await sendQuote()
    await owl().query('select public.new_quote_version($1, 2)', [QUOTE])
    await owl().query('select public.send_quote($1, 3, $2)', [QUOTE, 'c'.repeat(22)])
    expect(await open()).toEqual({ state: 'replaced', number: (await quote())?.number })
    expect(await outcome()).toBe('closed')
    expect(await open('c'.repeat(22))).toMatchObject({ state: 'open', document: { version: 2 } })
  })

  it('refuses an address after twenty unknown links, also with the right one', async () => {
    await sendQuote()
    for (let wrong = 0; wrong < 20; wrong += 1) expect(await open(`wrong-${wrong}`)).toBeNull()
    const attempt = (token: string, address: string) =>
      service().attempt('select public.open_quote($1, $2)', [token, address])
    expect(await attempt('wrong', 'home')).toEqual({ refused: 'PT429' })
    expect(await attempt(TOKEN, 'home')).toEqual({ refused: 'PT429' })
    expect(await attempt(TOKEN, 'office')).toEqual({ count: 1 })
  })

  it('is over at midnight of the last day in Detroit, in summer and in winter', async () => {
    const isOver = (day: string, moment: string) =>
      database.value<boolean>('select private.is_quote_over($1, $2)', [day, moment])
    for (const [day, last, first] of [
      ['2026-12-01', '2026-12-02T04:59:59.999Z', '2026-12-02T05:00:00Z'],
      ['2026-07-01', '2026-07-02T03:59:59.999Z', '2026-07-02T04:00:00Z'],
      // The clocks change on these nights.
      ['2026-03-07', '2026-03-08T04:59:59.999Z', '2026-03-08T05:00:00Z'],
      ['2026-11-01', '2026-11-02T04:59:59.999Z', '2026-11-02T05:00:00Z'],
    ] as const) {
      expect(await isOver(day, last)).toBe(false)
      expect(await isOver(day, first)).toBe(true)
    }
  })
})

describe('accepting', () => {
  it('binds exactly what was shown, and everything follows from it', async () => {
    await sendQuote()
    expect(await outcome({ chosen: [OPTION] })).toBe('accepted')
    const [acceptance] = await acceptances()
    const shown = shownQuote(await document(), [OPTION])
    expect(acceptance).toMatchObject({
      name: 'Ada Byron',
      capacity: 'Owner',
      consent_text: 'I accept.',
      chosen_line_ids: [OPTION],
      totals: shown.totals,
      shown_sha256: sha256(canonicalJson(shown)),
    })
    expect(await open()).toMatchObject({
      state: 'accepted',
      acceptance: { chosen: [OPTION], name: 'Ada Byron' },
    })
    const { status, client_id: client, contact_id: contact } = (await quote()) ?? {}
    expect(status).toBe('accepted')
    expect(await lead()).toMatchObject({ status: 'won', client_id: client, contact_id: contact })
    expect(await database.value('select name from public.clients where id = $1', [client])).toBe(
      'Analytical Engines',
    )
    expect(
      await database.sql(
        `select first_name, last_name, client_id, email from public.contacts
        join public.contact_details on contact_id = id where id = $1`,
        [contact],
      ),
    ).toEqual([{ first_name: 'Ada', last_name: 'Byron', client_id: client, email: 'ada@looms.example' }])
    expect(await letters()).toEqual([
      {
        kind: 'quote_accepted',
        recipient: 'ada@looms.example',
        payload: expect.objectContaining({
          token: expect.stringMatching(/^[\da-f]{32}$/),
          total_cents: shown.totals.totalCents,
        }),
      },
      {
        kind: 'quote_accepted_notice',
        recipient: expect.stringContaining('@'),
        payload: expect.objectContaining({ accepted_by: 'Ada Byron', role: 'owl' }),
      },
    ])
    expect(await open(String((await letters())[0]?.payload.token))).toMatchObject({ state: 'accepted' })
    expect(await events()).toEqual(['created', 'sent', 'accepted'])
  })

  it('is one acceptance, however often and by whomever', async () => {
    await sendQuote()
    const all = await Promise.all([
      outcome(),
      outcome(),
      outcome({ name: 'Grace Hopper' }),
      outcome({ chosen: [OPTION] }),
      outcome({ name: 'ADA BYRON ' }),
    ])
    expect(all).toEqual(['accepted', 'accepted', 'used', 'used', 'accepted'])
    expect(await acceptances()).toHaveLength(1)
    expect(await letters()).toHaveLength(2)
    expect(await owl().attempt('select public.withdraw_quote($1, 3)', [QUOTE])).toEqual({ refused: 'PT409' })
  })

  it('is refused for other content, other totals and lines that are no options', async () => {
    await sendQuote()
    const [first] = (await document()).lines
    expect(await outcome({ change: { document_sha256: 'a'.repeat(64) } })).toBe('changed')
    expect(await outcome({ change: { shown_sha256: 'a'.repeat(64) } })).toBe('changed')
    expect(await outcome({ chosen: [OPTION], shown: [] })).toBe('changed')
    expect(await outcome({ chosen: [], shown: [OPTION] })).toBe('changed')
    expect(await outcome({ chosen: [first?.id ?? ''] })).toBe('changed')
    expect(await acceptances()).toEqual([])
  })

  it('is refused after the last day', async () => {
    await sendQuote()
    await passTime('valid_until = private.company_today() - 1')
    expect(await open()).toMatchObject({ state: 'expired' })
    expect(await outcome()).toBe('closed')
    await passTime('valid_until = private.company_today()')
    expect(await outcome()).toBe('accepted')
  })

  it('needs a name, a position and a consent', async () => {
    await sendQuote()
    for (const change of [{ name: ' ' }, { capacity: null }, { consent: '' }, { name: 'a'.repeat(201) }]) {
      await expect(accept({ change })).rejects.toMatchObject({ code: 'PT422' })
    }
    expect(await quote()).toMatchObject({ status: 'sent' })
  })

  it.each([
    [
      'of the same name',
      'TILTH & TWINE',
      'ada@gmail.com',
      `update public.clients set name = 'Tilth & Twine'`,
    ],
    [
      'with a website of the domain',
      'T. and T.',
      'ada@tilth.example',
      `update public.clients set website = 'https://www.tilth.example/about'`,
    ],
    [
      'of the contact with the address',
      'T. and T.',
      'Naomi@TilthAndTwine.example',
      `update public.clients set name = name`,
    ],
  ])('takes the client %s', async (_, business, email, change) => {
    const client = 'c0000000-0000-4000-8000-000000000001'
    await database.run(`${change} where id = '${client}'`)
    await sendQuote({ business, email })
    expect(await outcome()).toBe('accepted')
    expect(await quote()).toMatchObject({ client_id: client })
  })

  it('takes no client for the domain of a public mail service', async () => {
    await database.run(
      `update public.clients set website = 'https://gmail.com' where id = 'c0000000-0000-4000-8000-000000000001'`,
    )
    await sendQuote({ business: 'Looms', email: 'ada@gmail.com' })
    await outcome()
    expect(
      await database.value('select name from public.clients where id = $1', [(await quote())?.client_id]),
    ).toBe('Looms')
  })
})

describe('asking and declining', () => {
  const ask = (key: string, body = 'Is the music included?') =>
    service().value('select public.comment_quote($1, $2, $3, false, $4)', [TOKEN, body, key, 'home'])
  const decline = (reason = 'price') =>
    service().value('select public.decline_quote($1, $2, $3, $4)', [TOKEN, reason, 'Next year.', 'home'])

  it('stores a question once, and tells the owner', async () => {
    await sendQuote()
    const key = 'f4000000-0000-4000-8000-0000000000aa'
    expect(await Promise.all([ask(key), ask(key)])).toEqual(['stored', 'stored'])
    expect((await open())?.comments).toMatchObject([
      { author: 'client', name: null, body: 'Is the music included?' },
    ])
    expect(await letters()).toMatchObject([
      { kind: 'quote_question', payload: { reply_to: 'ada@looms.example' } },
    ])
    await owl().query('select public.answer_quote($1, $2, $3, $4)', [QUOTE, LEAD, 'It is.', 'd'.repeat(22)])
    expect((await open())?.comments[1]).toMatchObject({ author: 'staff', body: 'It is.' })
    await expect(ask(LEAD, ' '.repeat(3000))).rejects.toMatchObject({ code: 'PT422' })
  })

  it('declines once, and the quote is closed', async () => {
    await sendQuote()
    expect([await decline(), await decline('timing')]).toEqual(['declined', 'declined'])
    expect(await database.sql('select reason, note from public.quote_declines')).toEqual([
      { reason: 'price', note: 'Next year.' },
    ])
    expect(await letters()).toMatchObject([{ kind: 'quote_declined', payload: { reason: 'price' } }])
    expect(await outcome()).toBe('closed')
    expect(await open()).toMatchObject({ state: 'declined' })
  })

  it('cannot decline what was accepted', async () => {
    await sendQuote()
    await outcome()
    expect(await decline()).toBe('closed')
  })
})

describe('deadlines', () => {
  const run = async () => service().value('select public.run_quote_deadlines()')

  it('reminds once for a version, and lets it expire once', async () => {
    await sendQuote()
    // The clock of the test may stand before nine.
    await database.run(
      `create or replace function private.is_reminding_time() returns boolean language sql as 'select true'`,
    )
    expect(await run()).toEqual({ reminded: 0, expired: 0 })
    await passTime(`valid_until = private.company_today() + 4, sent_at = now() - interval '30 days'`)
    expect(await run()).toEqual({ reminded: 0, expired: 0 })
    await passTime('valid_until = private.company_today() + 3')
    expect([await run(), await run()]).toEqual([
      { reminded: 1, expired: 0 },
      { reminded: 0, expired: 0 },
    ])
    expect(await letters()).toMatchObject([{ kind: 'quote_reminder', recipient: 'ada@looms.example' }])
    await passTime('valid_until = private.company_today() - 1')
    expect([await run(), await run()]).toEqual([
      { reminded: 0, expired: 1 },
      { reminded: 0, expired: 0 },
    ])
    expect(await quote()).toMatchObject({ status: 'expired' })
    expect((await letters()).map(({ kind }) => kind)).toEqual(['quote_expired', 'quote_reminder'])
    expect(await events()).toEqual(['created', 'sent', 'reminded', 'expired'])
  })

  it('does not remind on the day of sending', async () => {
    await sendQuote()
    await database.run(
      `create or replace function private.is_reminding_time() returns boolean language sql as 'select true'`,
    )
    await passTime('valid_until = private.company_today() + 1')
    expect(await run()).toEqual({ reminded: 0, expired: 0 })
  })
})

describe('rights', () => {
  const CALLS = [
    `select public.open_quote('${TOKEN}', 'home')`,
    `select public.mark_quote_seen('${TOKEN}', 'home')`,
    `select public.comment_quote('${TOKEN}', 'Hello', gen_random_uuid(), false, 'home')`,
    `select public.accept_quote('${TOKEN}', '{}', 'home')`,
    `select public.decline_quote('${TOKEN}', 'price', '', 'home')`,
    `select public.run_quote_deadlines()`,
  ]

  it.each(CALLS)('%s is for the server alone', async (call) => {
    await sendQuote()
    for (const session of [database.asAnon(), database.asUser('super_admin'), owl()]) {
      expect(await session.attempt(call)).toEqual({ refused: '42501' })
    }
  })

  it('lets those who read quotes read the evidence', async () => {
    await sendQuote()
    const read = 'select public.quote_evidence($1)'
    for (const person of ['owl', 'admin', 'project_manager', 'super_admin'] satisfies Person[]) {
      expect(await database.asUser(person).value(read, [QUOTE])).toMatchObject({
        quoteId: QUOTE,
        state: 'open',
      })
    }
    for (const person of ['graphic_designer', 'member'] satisfies Person[]) {
      expect(await database.asUser(person).attempt(read, [QUOTE])).toEqual({ refused: 'PT403' })
    }
    expect(await database.asAnon().attempt(read, [QUOTE])).toEqual({ refused: '42501' })
    const mirrored = await database.asMirroring('super_admin', 'graphic_designer')
    expect(await mirrored.attempt(read, [QUOTE])).toEqual({ refused: 'PT403' })
    expect(await owl().value(read, [PEOPLE.owl])).toBeNull()
  })
})
