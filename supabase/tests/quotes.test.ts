import { openDatabase } from './harness'
import { PEOPLE } from './people'
import { CONTENT, CREATE, LEAD, line, NOBODY, OTHER, QUOTE, TILTH, openQuoteDesk } from './quote-desk'

const database = openDatabase()
const { create, save, send, quote, versions, events, owl } = openQuoteDesk(database)

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
