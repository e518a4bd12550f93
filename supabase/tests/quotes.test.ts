import { canonicalJson } from '@/lib/quotes/document'
import { createHash } from 'node:crypto'
import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import type { Session } from './session'

const database = openDatabase()

const LEAD = 'f4000000-0000-4000-8000-000000000001'
const TILTH = 'c0000000-0000-4000-8000-000000000001'
const QUOTE = 'f4000000-0000-4000-8000-000000000002'
const OTHER = 'f4000000-0000-4000-8000-000000000003'
const NOBODY = '00000000-0000-4000-8000-000000000000'
const TOKEN = 'a'.repeat(22)

const CREATE = 'select public.create_quote($1, $2, $3, null, $4, $5)'
const SAVE = 'select public.save_quote_draft($1, $2, $3)'
const SEND = 'select public.send_quote($1, $2, $3)'

const line = (change: object = {}) => ({
  kind: 'own',
  title: 'Filming',
  quantity: 2,
  unit_price_cents: 50_000,
  is_taxable: true,
  ...change,
})
const CONTENT = { terms_text: 'Half in advance.', lines: [line()] }

beforeEach(() =>
  database.run(`insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
    values ('${LEAD}', 'Ada', 'Byron', 'ada@example.com', 'Analytical Engines', 'A film about looms.')`),
)

const owl = () => database.asUser('owl')
const create = (id = QUOTE, content: object = CONTENT, caller: Session = owl()) =>
  caller.attempt(CREATE, [id, LEAD, null, '', JSON.stringify(content)])
const save = (madeFrom: number, content: object, caller: Session = owl()) =>
  caller.attempt(SAVE, [
    QUOTE,
    madeFrom,
    JSON.stringify({
      title: 'Looms',
      recipient_name: 'Ada Byron',
      recipient_email: 'ada@example.com',
      ...CONTENT,
      ...content,
    }),
  ])
const send = (madeFrom: number, token = TOKEN, caller: Session = owl()) =>
  caller.attempt(SEND, [QUOTE, madeFrom, token])
const quote = async (id = QUOTE) =>
  (await database.sql<Record<string, unknown>>('select * from public.quotes where id = $1', [id]))[0]
const versions = (id = QUOTE) =>
  database.sql<Record<string, unknown>>(
    'select * from public.quote_versions where quote_id = $1 order by version',
    [id],
  )
const events = async () =>
  (
    await database.sql<{ kind: string; version: number }>(
      'select kind, version from public.quote_events where quote_id = $1 order by at',
      [QUOTE],
    )
  ).map(({ kind, version }) => `${kind} ${version}`)
const letters = (kind: string) =>
  database.sql<{ recipient: string; payload: Record<string, unknown> }>(
    'select recipient, payload from public.outbox_messages where about_id = $1 and kind = $2',
    [QUOTE, kind],
  )

describe('creating', () => {
  it('takes the recipient of the lead, and computes the totals', async () => {
    expect(await create()).toEqual({ count: 1 })
    expect(await quote()).toMatchObject({
      number: expect.stringMatching(/^Q-\d{4}-\d{4}$/),
      status: 'draft',
      recipient_name: 'Ada Byron',
      recipient_business: 'Analytical Engines',
      recipient_email: 'ada@example.com',
      owner_id: PEOPLE.owl,
    })
    const [version] = await versions()
    expect([Number(version?.subtotal_cents), Number(version?.total_cents)]).toEqual([100_000, 100_000])
    expect(await events()).toEqual(['created 1'])
  })

  it('takes a contact with an address for a client', async () => {
    expect(await owl().attempt(CREATE, [QUOTE, null, TILTH, 'Looms', JSON.stringify(CONTENT)])).toEqual({
      count: 1,
    })
    expect(await quote()).toMatchObject({
      title: 'Looms',
      recipient_business: 'Tilth & Twine',
      recipient_email: 'naomi@tilthandtwine.example',
      contact_id: expect.any(String),
    })
  })

  it('creates one quote for a form that is sent twice', async () => {
    await create()
    await create()
    expect(await database.value('select count(*)::int from public.quotes where lead_id = $1', [LEAD])).toBe(1)
  })

  it('refuses an unknown lead or client', async () => {
    expect(await owl().attempt(CREATE, [QUOTE, NOBODY, null, '', '{}'])).toEqual({ refused: 'PT404' })
    expect(await owl().attempt(CREATE, [QUOTE, null, null, '', '{}'])).toEqual({ refused: 'PT404' })
  })

  it('numbers quotes one after the other, and fills the place of a deleted draft', async () => {
    const ids = [1, 2, 3].map((n) => `f5000000-0000-4000-8000-00000000000${n}`)
    for (const id of ids) await create(id)
    const numbers = async () =>
      (
        await database.sql<{ number: string }>(
          'select number from public.quotes where id = any ($1) order by number',
          [ids],
        )
      ).map(({ number }) => Number(number.slice(7)))
    const [first = 0] = await numbers()
    expect(await numbers()).toEqual([first, first + 1, first + 2])
    expect(await owl().value('select public.delete_quote_draft($1, 1)', [ids[1]])).toBe(true)
    await create(ids[1])
    expect(await numbers()).toEqual([first, first + 1, first + 2])
    expect((await quote(ids[1]))?.number).toMatch(new RegExp(`0*${first + 1}$`))
  })
})

describe('saving a draft', () => {
  beforeEach(() => create())

  it('writes lines in their order, and keeps their ids', async () => {
    const [first, second] = [NOBODY.replace(/0$/, '1'), NOBODY.replace(/0$/, '2')]
    expect(await save(1, { lines: [line({ id: first }), line({ id: second, title: 'Edit' })] })).toEqual({
      count: 1,
    })
    expect(await save(2, { lines: [line({ id: second, title: 'Edit' }), line({ id: first })] })).toEqual({
      count: 1,
    })
    expect(
      await database.sql(
        'select line.id, line.title from public.quote_lines as line join public.quote_versions as version on version.id = version_id where quote_id = $1 order by position',
        [QUOTE],
      ),
    ).toEqual([
      { id: second, title: 'Edit' },
      { id: first, title: 'Filming' },
    ])
  })

  it('refuses totals that are not those of the lines', async () => {
    const totals = {
      subtotal_cents: 100_000,
      discount_cents: 0,
      tax_cents: 0,
      total_cents: 100_000,
      deposit_cents: 50_000,
    }
    expect(await save(1, { deposit_percent: 50, totals: { ...totals, total_cents: 99_999 } })).toEqual({
      refused: 'PT422',
    })
    expect(await save(1, { deposit_percent: 50, totals })).toEqual({ count: 1 })
  })

  it('refuses a save that was made from an older state', async () => {
    await save(1, { intro: 'First' })
    expect(await save(1, { intro: 'Second' })).toEqual({ refused: 'PT409' })
    expect((await versions())[0]?.intro).toBe('First')
  })

  it.each([
    ['a negative price', { lines: [line({ unit_price_cents: -1 })] }],
    ['no quantity', { lines: [line({ quantity: 0 })] }],
    ['a discount above the whole', { discount_kind: 'percent', discount_value: 10_001 }],
    ['a tax without a state', { tax_ppm: 60_000 }],
    ['a day that does not exist', { valid_until: '2026-02-30' }],
    ['an owner who is nobody', { owner_id: NOBODY }],
    ['a preselected line that is not optional', { lines: [line({ is_preselected: true })] }],
    ['101 lines', { lines: Array.from({ length: 101 }, () => line()) }],
  ])('refuses %s', async (_, content) => {
    expect(await save(1, content)).toEqual({ refused: 'PT422' })
  })

  it('does not touch a line of another quote', async () => {
    await create(OTHER)
    const id = await database.value<string>(
      `select line.id from public.quote_lines as line join public.quote_versions as version on version.id = line.version_id
      where version.quote_id = $1`,
      [OTHER],
    )
    expect(await save(1, { lines: [line({ id, title: 'Taken' })] })).toEqual({ refused: 'PT422' })
    expect(await database.value('select title from public.quote_lines where id = $1', [id])).toBe('Filming')
  })
})

describe('sending', () => {
  beforeEach(() => create())

  it('freezes what is shown, writes the letter, and moves the lead', async () => {
    await save(1, { deposit_percent: 50, tax_state: 'MI', tax_ppm: 60_000 })
    expect(await send(2)).toEqual({ count: 1 })
    expect(await quote()).toMatchObject({ status: 'sent', current_version: 1, edit_version: 3 })
    const [version] = await versions()
    const document = version?.document as Parameters<typeof canonicalJson>[0]
    expect(document).toMatchObject({
      version: 1,
      title: 'Looms',
      preparedFor: { name: 'Ada Byron' },
      lines: [{ title: 'Filming', quantity: 2, unitPriceCents: 50_000, discount: null, isTaxable: true }],
      terms: { taxPpm: 60_000, depositPercent: 50, discount: null, text: 'Half in advance.' },
    })
    expect(version?.document_sha256).toBe(createHash('sha256').update(canonicalJson(document)).digest('hex'))
    expect(await letters('quote_sent')).toEqual([
      {
        recipient: 'ada@example.com',
        payload: expect.objectContaining({ token: TOKEN, total_cents: 106_000, version: 1 }),
      },
    ])
    expect(await database.value('select status from public.contact_submissions where id = $1', [LEAD])).toBe(
      'quoted',
    )
    expect(await events()).toEqual(['created 1', 'sent 1'])
    expect(
      await database.value(
        `select count(*)::int from private.quote_links where token_hash = sha256(convert_to($1, 'UTF8'))`,
        [TOKEN],
      ),
    ).toBe(1)
  })

  it('forgets the token when the letter is sent', async () => {
    await send(1)
    const id = await database.value(`select id from public.outbox_messages where kind = 'quote_sent'`)
    await database.run(`set local request.jwt.claim.sub = ''; set local request.jwt.claims = ''`)
    await database.asServiceRole().query('select public.mark_outbox_message_sent($1)', [id])
    expect((await letters('quote_sent'))[0]?.payload).not.toHaveProperty('token')
  })

  it('never changes a version that was sent, not even for the owner of the tables', async () => {
    await send(1)
    for (const change of [
      `update public.quote_versions set total_cents = 0, subtotal_cents = 0`,
      `update public.quote_versions set document = '{}'`,
      `delete from public.quote_versions`,
      `update public.quote_lines set unit_price_cents = 1`,
      `delete from public.quote_lines`,
      `insert into public.quote_lines (version_id, position, kind, title) select version_id, 9, 'own', 'More' from public.quote_lines`,
    ]) {
      expect(await database.sql(`savepoint s`)).toEqual([])
      await expect(database.run(change)).rejects.toMatchObject({ code: 'PT409' })
      await database.run('rollback to savepoint s')
    }
    await database.run(`update public.quote_versions set seen_at = now() where quote_id = '${QUOTE}'`)
    expect((await versions())[0]?.seen_at).not.toBeNull()
  })

  it.each([
    ['without an address', { recipient_email: null }],
    ['without a name', { recipient_name: '' }],
    ['without lines', { lines: [] }],
    ['after its last day', { valid_until: '2020-01-01' }],
  ])('refuses a quote %s', async (_, content) => {
    await save(1, content)
    expect(await send(2)).toEqual({ refused: 'PT422' })
  })

  it('refuses a weak token, and a draft that somebody has changed', async () => {
    expect(await send(1, 'short')).toEqual({ refused: 'PT422' })
    await save(1, {})
    expect(await send(1)).toEqual({ refused: 'PT409' })
  })

  it('sends once when two people press the button', async () => {
    expect([await send(1), await send(1, 'b'.repeat(22))]).toEqual([{ count: 1 }, { refused: 'PT409' }])
    expect(await letters('quote_sent')).toHaveLength(1)
  })
})

describe('a new version', () => {
  beforeEach(async () => {
    await create()
    await send(1)
  })

  it('begins with what was sent, and replaces it when it is sent itself', async () => {
    expect(await owl().value('select public.new_quote_version($1, 2)', [QUOTE])).toBe(3)
    expect(await quote()).toMatchObject({ status: 'sent', current_version: 1 })
    expect(await save(3, { lines: [line({ unit_price_cents: 40_000 })] })).toEqual({ count: 1 })
    await send(4, 'b'.repeat(22))
    expect(await quote()).toMatchObject({ status: 'sent', current_version: 2 })
    expect((await versions()).map(({ total_cents: cents }) => Number(cents))).toEqual([100_000, 80_000])
    expect(await events()).toEqual(['created 1', 'sent 1', 'created 2', 'replaced 1', 'sent 2'])
    // The first letter had not left yet.
    expect((await letters('quote_sent')).map(({ payload }) => payload.version)).toEqual([2])
  })

  it('exists once, and can be dropped', async () => {
    const begin = (madeFrom: number) =>
      owl().attempt('select public.new_quote_version($1, $2)', [QUOTE, madeFrom])
    expect(await begin(2)).toEqual({ count: 1 })
    expect(await begin(3)).toEqual({ refused: 'PT409' })
    expect(await owl().value('select public.delete_quote_draft($1, 3)', [QUOTE])).toBe(false)
    expect(await versions()).toHaveLength(1)
    expect(await owl().attempt('select public.delete_quote_draft($1, 4)', [QUOTE])).toEqual({
      refused: 'PT409',
    })
  })

  it('is not made of a quote that was accepted', async () => {
    await database.run(`update public.quotes set status = 'accepted'`)
    expect(await owl().attempt('select public.new_quote_version($1, 2)', [QUOTE])).toEqual({
      refused: 'PT409',
    })
  })

  it('brings a withdrawn quote back', async () => {
    expect(await owl().value('select public.withdraw_quote($1, 2)', [QUOTE])).toBe(3)
    expect(await owl().attempt('select public.withdraw_quote($1, 3)', [QUOTE])).toEqual({ refused: 'PT409' })
    expect(await letters('quote_sent')).toEqual([])
    await owl().query('select public.new_quote_version($1, 3)', [QUOTE])
    expect(await send(4, 'b'.repeat(22))).toEqual({ count: 1 })
    expect((await quote())?.status).toBe('sent')
  })
})

it('a fresh link ends those before it', async () => {
  await create()
  expect(await owl().attempt('select public.renew_quote_link($1, $2)', [QUOTE, TOKEN])).toEqual({
    refused: 'PT409',
  })
  await send(1)
  await owl().query('select public.renew_quote_link($1, $2)', [QUOTE, 'b'.repeat(22)])
  expect(
    await database.sql(
      'select revoked_at is null as works from private.quote_links order by created_at, revoked_at is null',
    ),
  ).toEqual([{ works: false }, { works: true }])
})

it('an answer is stored once with its letter, and brings a link of its own', async () => {
  await create()
  await send(1)
  const answer = (token: string) =>
    owl().attempt('select public.answer_quote($1, $2, $3, $4)', [QUOTE, OTHER, 'In March.', token])
  expect(await answer('c'.repeat(22))).toEqual({ count: 1 })
  expect(await answer('d'.repeat(22))).toEqual({ count: 1 })
  expect(await letters('quote_answer')).toEqual([
    {
      recipient: 'ada@example.com',
      payload: expect.objectContaining({ answer: 'In March.', token: 'c'.repeat(22) }),
    },
  ])
  expect(await database.value('select count(*)::int from private.quote_links where revoked_at is null')).toBe(
    2,
  )
})

it('a copy has the lines and the recipient, and a number of its own', async () => {
  await create()
  await send(1)
  await owl().query('select public.copy_quote($1, $2)', [OTHER, QUOTE])
  const [original, copy] = [await quote(), await quote(OTHER)]
  expect(copy).toMatchObject({ status: 'draft', recipient_email: 'ada@example.com', title: original?.title })
  expect(copy?.number).not.toBe(original?.number)
  expect(Number((await versions(OTHER))[0]?.total_cents)).toBe(100_000)
  expect(await owl().attempt('select public.copy_quote($1, $2)', [NOBODY, NOBODY])).toEqual({
    refused: 'PT404',
  })
})

it('a template keeps lines and terms without the recipient', async () => {
  await create()
  const keep = (name: string) => owl().attempt('select public.save_quote_template($1, $2)', [name, QUOTE])
  expect(await keep('Looms')).toEqual({ count: 1 })
  expect(await keep('Looms')).toEqual({ refused: 'PT409' })
  expect(await keep('')).toEqual({ refused: 'PT422' })
  const [template] = await owl().query<{ id: string; content: Record<string, unknown> }>(
    `select id, content from public.quote_templates where name = 'Looms'`,
  )
  expect(JSON.stringify(template?.content)).not.toContain('Byron')
  await create(OTHER, template?.content)
  expect(Number((await versions(OTHER))[0]?.total_cents)).toBe(100_000)
  expect(await owl().attempt('select public.rename_quote_template($1, $2)', [template?.id, 'Cloth'])).toEqual(
    { count: 1 },
  )
  expect(await owl().attempt('select public.delete_quote_template($1)', [template?.id])).toEqual({ count: 1 })
  expect(await database.value(`select count(*)::int from public.quote_templates where name = 'Cloth'`)).toBe(
    0,
  )
})

describe('rights', () => {
  const CALLS: [string, unknown[]][] = [
    [CREATE, [OTHER, LEAD, null, '', JSON.stringify(CONTENT)]],
    ['select public.copy_quote($1, $2)', [OTHER, QUOTE]],
    [SAVE, [QUOTE, 1, JSON.stringify({ title: 'Looms', ...CONTENT })]],
    [SEND, [QUOTE, 1, TOKEN]],
    ['select public.new_quote_version($1, 1)', [QUOTE]],
    ['select public.withdraw_quote($1, 1)', [QUOTE]],
    ['select public.delete_quote_draft($1, 1)', [QUOTE]],
    ['select public.renew_quote_link($1, $2)', [QUOTE, TOKEN]],
    ['select public.answer_quote($1, $2, $3, $4)', [QUOTE, OTHER, 'Yes', TOKEN]],
    ['select public.assign_quote($1, null)', [QUOTE]],
    ['select public.save_quote_template($1, $2)', ['Looms', QUOTE]],
    ['select public.rename_quote_template($1, $2)', [OTHER, 'Looms']],
    ['select public.delete_quote_template($1)', [OTHER]],
  ]
  const CALLERS: [string, () => Session | Promise<Session>][] = [
    ...(['project_manager', 'graphic_designer', 'member'] as const satisfies Person[]).map(
      (person): [string, () => Session] => [`a ${person}`, () => database.asUser(person)],
    ),
    ['a super admin who looks at an owl', () => database.asMirroring('super_admin', 'owl')],
  ]

  it.each(CALLERS)('%s writes nothing', async (_, open) => {
    await create()
    const caller = await open()
    for (const [call, parameters] of CALLS) {
      expect(await caller.attempt(call, parameters)).toEqual({ refused: 'PT403' })
    }
  })

  it('a visitor cannot call anything', async () => {
    for (const [call, parameters] of CALLS) {
      expect(await database.asAnon().attempt(call, parameters)).toEqual({ refused: '42501' })
    }
  })

  it('admins, and super admins who may change things as an owl, write', async () => {
    expect(await create(QUOTE, CONTENT, database.asUser('admin'))).toEqual({ count: 1 })
    const mirror = await database.asMirroring('super_admin', 'owl', { allowChanges: true })
    expect(await save(1, {}, mirror)).toEqual({ count: 1 })
    expect(await send(2, TOKEN, mirror)).toEqual({ count: 1 })
  })

  it('managers read the list and the people, designers do not', async () => {
    await create()
    const people = 'select * from public.list_quote_people()'
    expect(
      await database
        .asUser('project_manager')
        .attempt('select * from public.quote_list where id = $1', [QUOTE]),
    ).toEqual({ count: 1 })
    expect(await database.asUser('graphic_designer').attempt('select * from public.quote_list')).toEqual({
      count: 0,
    })
    const [first] = await database.asUser('project_manager').query(people)
    expect(first).toMatchObject({ may_own: expect.any(Boolean) })
    expect(await database.asUser('graphic_designer').attempt(people)).toEqual({ refused: 'PT403' })
  })

  it('only owls and admins own quotes', async () => {
    await create()
    const assign = (person: Person) =>
      owl().attempt('select public.assign_quote($1, $2)', [QUOTE, PEOPLE[person]])
    expect(await assign('admin')).toEqual({ count: 1 })
    expect(await assign('graphic_designer')).toEqual({ refused: 'PT422' })
  })
})

it('the list says seen and expired', async () => {
  await create()
  await send(1)
  const state = () => database.value('select state from public.quote_list where id = $1', [QUOTE])
  expect(await state()).toBe('sent')
  await database.run(`update public.quote_versions set seen_at = now() where quote_id = '${QUOTE}'`)
  expect(await state()).toBe('seen')
  await database.run(
    `set local session_replication_role = replica; update public.quote_versions set valid_until = '2020-01-01' where quote_id = '${QUOTE}'`,
  )
  expect(await state()).toBe('expired')
})
