import { canonicalJson } from '@/lib/quotes/document'
import { sha256 } from '@/lib/quotes/seal'
import { shownQuote } from '@/lib/quotes/shown'
import { openDatabase } from './harness'
import { OPTION, QUOTE, openSentQuote } from './sent-quote'

const database = openDatabase()
const {
  owl,
  sendQuote,
  open,
  document,
  accept,
  outcome,
  acceptances,
  letters,
  events,
  quote,
  lead,
  passTime,
} = openSentQuote(database)

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
    await passTime('valid_until = private.today() - 1')
    expect(await open()).toMatchObject({ state: 'expired' })
    expect(await outcome()).toBe('closed')
    await passTime('valid_until = private.today()')
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
