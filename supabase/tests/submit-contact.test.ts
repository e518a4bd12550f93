import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'
import type { Session } from './session'

const database = openDatabase()
beforeEach(database.deleteLeads)

const LEAD = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.com',
  business_name: 'Analytical Engines',
  website: '',
  phone_number: 'Not provided',
  city: null,
  state: null,
  message: 'A film about looms.',
  source: '/get-started',
}

type Options = { session?: Session; payload?: object | null; key?: string | null; address?: string | null }

function submit({ session, payload = LEAD, key = randomUUID(), address = 'home' }: Options = {}) {
  return (session ?? database.asServiceRole()).value<string>('select public.submit_contact($1, $2, $3)', [
    payload && JSON.stringify(payload),
    key,
    address,
  ])
}

const stored = () => database.sql('select * from public.contact_submissions')

it('stores what was sent', async () => {
  const id = await submit()
  expect(await stored()).toMatchObject([{ ...LEAD, id, website: null, status: 'new' }])
})

it('reads an empty phone, city and state as the form means them', async () => {
  await submit({ payload: { ...LEAD, phone_number: '', city: '', state: '' } })
  expect(await stored()).toMatchObject([{ phone_number: 'Not provided', city: null, state: null }])
})

it('stores the same key once and answers the same id, in sequence and in parallel', async () => {
  const key = randomUUID()
  const first = await submit({ key })
  expect(await submit({ key, payload: { ...LEAD, message: 'Sent again' } })).toBe(first)
  expect(await Promise.all(Array.from({ length: 5 }, () => submit({ key })))).toEqual(Array(5).fill(first))
  expect(await stored()).toHaveLength(1)
})

it('does not count repetitions against the limit', async () => {
  const key = randomUUID()
  for (let i = 0; i < 10; i += 1) await submit({ key })
  await submit()
  expect(await stored()).toHaveLength(2)
})

it('rejects the sixth from one address in ten minutes, but not those of others', async () => {
  for (let i = 0; i < 5; i += 1) await submit()
  await expect(submit()).rejects.toMatchObject({ code: 'PT429' })
  await submit({ address: 'office' })
  expect(await stored()).toHaveLength(6)
})

it('gives a refused key another chance', async () => {
  for (let i = 0; i < 5; i += 1) await submit()
  const key = randomUUID()
  await expect(submit({ key })).rejects.toMatchObject({ code: 'PT429' })
  await database.run(`update private.rate_limits set hits = '{}'`)
  await submit({ key })
  expect(await stored()).toHaveLength(6)
})

it('hears an address again as its requests grow old, one by one', async () => {
  for (let i = 0; i < 5; i += 1) await submit()
  await database.run(`update private.rate_limits set hits[1] = now() - interval '11 minutes'`)
  await submit()
  await expect(submit()).rejects.toMatchObject({ code: 'PT429' })
})

it('forgets addresses that have not been heard for a while', async () => {
  await submit({ address: 'long ago' })
  await database.run(`update private.rate_limits set expires_at = now() - interval '1 second'`)
  await submit({ address: 'now' })
  expect(await database.sql('select address_hash from private.rate_limits')).toEqual([
    { address_hash: 'now' },
  ])
})

it.each([
  ["Robert'); drop table public.contact_submissions; --"],
  ['<script>alert(1)</script>'],
  ['{{constructor}} ${process.env} %s \\x00 \\u0000'],
  ['\u202eevil\u202c 👩‍🚀 Zoë'],
])('keeps %p as the text it is', async (message) => {
  await submit({ payload: { ...LEAD, first_name: message, message } })
  expect(await stored()).toMatchObject([{ first_name: message, message }])
})

it('takes nothing from the payload but the fields it knows', async () => {
  const id = randomUUID()
  expect(await submit({ payload: { ...LEAD, id, status: 'won', created_at: '2001-01-01' } })).not.toBe(id)
  expect(await stored()).toMatchObject([{ status: 'new' }])
})

it.each([
  ['no name', { first_name: '' }],
  ['no message', { message: undefined }],
  ['an address without an at sign', { email: 'ada' }],
  ['a name that is too long', { last_name: 'x'.repeat(101) }],
  ['a message that is too long', { message: 'x'.repeat(5001) }],
])('refuses %s without quoting it', async (_, change) => {
  await expect(submit({ payload: { ...LEAD, ...change } })).rejects.toMatchObject({
    code: 'PT422',
    message: 'The submission is incomplete or too long',
  })
  expect(await stored()).toEqual([])
})

it.each([{ payload: null }, { key: null }, { address: null }, { address: '' }])(
  'refuses %p',
  async (missing) => expect(submit(missing)).rejects.toMatchObject({ code: 'PT422' }),
)

it('can be called by the server only', async () => {
  for (const session of [
    database.asAnon(),
    database.asUser('member'),
    database.asUser('admin'),
    database.asUser('super_admin'),
  ]) {
    await expect(submit({ session })).rejects.toMatchObject({ code: '42501' })
  }
})

describe('where the visit began', () => {
  const ORIGIN = {
    landing_path: '/blog/one',
    landing_kind: 'article',
    landing_state: null,
    referrer_host: 'search.example',
    campaign: { utm_source: 'mail', utm_campaign: 'x'.repeat(120), evil: '<script>', utm_term: '' },
    estimate: { package: 'drone-video' },
  }

  const kept = async (change: object) => {
    await submit({ payload: { ...LEAD, ...ORIGIN, ...change } })
    const [lead] = await stored()
    return lead
  }

  it('is stored with the lead, and only what is known of a campaign', async () => {
    expect(await kept({})).toMatchObject({
      ...ORIGIN,
      landing_city: null,
      campaign: { utm_source: 'mail', utm_campaign: 'x'.repeat(100) },
    })
  })

  it('is named by the page of a place', async () => {
    await database.run(
      `insert into public.service_geo_pages (city, state, slug, title)
       values ('Far Springs', 'Michigan', 'far-springs-mi', 'Far Springs')`,
    )
    const city = { landing_path: '/video-production-in/far-springs-mi', landing_kind: 'state' }
    expect(await kept(city)).toMatchObject({
      landing_kind: 'city',
      landing_city: 'Far Springs',
      landing_state: 'Michigan',
    })
  })

  it('is told by the form for a state without a stored page', async () => {
    const state = { landing_path: '/video-production-in/utah', landing_kind: 'state', landing_state: 'Utah' }
    expect(await kept(state)).toMatchObject({ ...state, landing_city: null })
  })

  it.each([
    ['no path', { landing_path: null }],
    ['another site', { landing_path: 'https://evil.example' }],
    ['a long path', { landing_path: `/${'x'.repeat(300)}` }],
    ['an unknown kind', { landing_kind: 'evil' }],
    ['a long state', { landing_state: 'x'.repeat(41) }],
  ])('is left out with %s, and the lead is stored', async (_, change) => {
    expect(await kept(change)).toMatchObject({ landing_path: null, landing_kind: null, landing_state: null })
  })

  it.each([
    ['a list', ['x']],
    ['a text', 'x'],
    ['too long', { text: 'x'.repeat(8000) }],
  ])('campaign and estimate are left out when they are %s', async (_, wrong) => {
    expect(await kept({ campaign: wrong, estimate: wrong })).toMatchObject({ campaign: null, estimate: null })
  })

  it('is told to staff by mail, without columns that the mail does not show', async () => {
    await kept({})
    const [notice] = await database.sql<{ payload: Record<string, unknown> }>(
      `select payload from public.outbox_messages where kind = 'contact_notice'`,
    )
    expect(notice?.payload).toMatchObject({ landing_path: '/blog/one', estimate: { package: 'drone-video' } })
    expect(Object.keys(notice?.payload ?? {})).not.toContain('search_text')
  })
})
