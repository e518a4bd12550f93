import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'
import { LEAD, QUOTE, TOKEN, openSentQuote } from './sent-quote'

const database = openDatabase()
const { service, owl, sendQuote, open, outcome, letters, events, quote, passTime } = openSentQuote(database)

describe('asking and declining', () => {
  const ask = (key: string, body = 'Is the music included?', address = 'home') =>
    service().value('select public.comment_quote($1, $2, $3, false, $4)', [TOKEN, body, key, address])
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
    const answers = (await open())?.comments.filter(({ author }) => author === 'staff')
    expect(answers).toMatchObject([{ body: 'It is.' }])
    await expect(ask(LEAD, ' '.repeat(3000))).rejects.toMatchObject({ code: 'PT422' })
  })

  it.each([
    [{}, 1],
    [{ quote_declined: 'nothing', quote_accepted: 'digest' }, 1],
    [{ quote_question: 'mail' }, 1],
    [{ quote_question: 'digest' }, 0],
    [{ quote_question: 'nothing' }, 0],
  ])('with the choice %j the owner gets %i letters about a question', async (choice, count) => {
    await sendQuote()
    await owl().query('select public.set_notification_settings($1)', [JSON.stringify(choice)])
    await ask(LEAD)
    expect(await letters()).toHaveLength(count)
  })

  it('leaves the owner alone about a muted quote, and tells the staff once nobody owns it', async () => {
    await sendQuote()
    await ask('f4000000-0000-4000-8000-0000000000aa')
    const note = await database.value<string>(
      'select id from public.notifications where about_id = $1 and read_at is null',
      [QUOTE],
    )
    await owl().query('select public.mute_notifications($1)', [note])
    await ask('f4000000-0000-4000-8000-0000000000ab')
    expect(await decline()).toBe('declined')
    expect((await letters()).map(({ kind }) => kind)).toEqual(['quote_question'])
    await database.run(`update public.quotes set owner_id = null, status = 'sent'`)
    await ask('f4000000-0000-4000-8000-0000000000ac')
    expect((await letters()).map(({ recipient }) => recipient).toSorted()).toEqual([
      null,
      'owl@fieldlight.example',
    ])
  })

  it('takes thirty questions about a quote in an hour, whoever sends them', async () => {
    await sendQuote()
    for (let n = 0; n < 30; n += 1)
      expect(await ask(randomUUID(), `Question ${n}`, `address ${n}`)).toBe('stored')
    await expect(ask(randomUUID(), 'One more', 'address 30')).rejects.toMatchObject({ code: 'PT429' })
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
    await passTime(`valid_until = private.today() + 4, sent_at = now() - interval '30 days'`)
    expect(await run()).toEqual({ reminded: 0, expired: 0 })
    await passTime('valid_until = private.today() + 3')
    expect([await run(), await run()]).toEqual([
      { reminded: 1, expired: 0 },
      { reminded: 0, expired: 0 },
    ])
    expect(await letters()).toMatchObject([{ kind: 'quote_reminder', recipient: 'ada@looms.example' }])
    await passTime('valid_until = private.today() - 1')
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
    await passTime('valid_until = private.today() + 1')
    expect(await run()).toEqual({ reminded: 0, expired: 0 })
  })
})
