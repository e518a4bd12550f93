import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'
import type { Session } from './session'

const database = openDatabase()

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
