import { createHash } from 'node:crypto'
import { canonicalJson } from '@/lib/quotes/document'
import { openDatabase } from './harness'
import { LEAD, line, OTHER, QUOTE, TOKEN, openQuoteDesk } from './quote-desk'

const database = openDatabase()
const { create, save, send, quote, versions, events, letters, owl } = openQuoteDesk(database)

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
