import { canonicalJson } from '@/lib/quotes/document'
import { sha256 } from '@/lib/quotes/seal'
import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import { QUOTE, TOKEN, openSentQuote } from './sent-quote'

const database = openDatabase()
const { service, owl, sendQuote, open, document, outcome, acceptances, events, quote } =
  openSentQuote(database)

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
