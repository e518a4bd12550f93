import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'

const database = openDatabase()

const PERSON = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com', city: 'Flint', state: 'MI' }
const LEAD = { ...PERSON, business_name: 'Analytical Engines', message: 'A film about looms.' }
const APPLICATION = {
  ...PERSON,
  phone: '5551234567',
  street: '1 Loom St',
  zip_code: '48502',
  about: 'I film looms.',
  cameras: [],
  lenses: [],
}
const COMMENT = { author_name: 'Ada', email: 'ada@example.com', body: 'Darker, please.' }
const AD = `'e2000000-0000-4000-8000-000000000001', 'e3000000-0000-4000-8000-000000000101'`

const FORMS: [name: string, call: string, payload: object, table: string][] = [
  ['a lead', 'submit_contact($1, $2, $3, key_expires => $4)', LEAD, 'contact_submissions'],
  [
    'an application',
    'submit_application($1, $2, $3, key_expires => $4)',
    APPLICATION,
    'videographer_applications',
  ],
  ['a comment', `submit_ad_comment(${AD}, $1, $2, $3, key_expires => $4)`, COMMENT, 'ad_comments'],
]

/** Tells the keys that they were claimed so much earlier. */
const goBy = (time: string) =>
  database.sql('update private.idempotency_keys set created_at = created_at - $1::interval', [time])

describe.each(FORMS)('%s that is sent again', (_, call, payload, table) => {
  const key = randomUUID()
  const send = (keyExpires: boolean) =>
    database
      .asServiceRole()
      .value<string>(`select public.${call}`, [JSON.stringify(payload), key, 'home', keyExpires])
  const count = () => database.value<number>(`select count(*)::integer from public.${table}`)
  const countMail = () => database.value<number>('select count(*)::integer from public.outbox_messages')

  it('is the same within ten minutes of the first, and another one after them', async () => {
    const [before, first] = [await count(), await send(true)]
    const mail = await countMail()
    await goBy('9 minutes 59 seconds')
    expect(await send(true)).toBe(first)
    await goBy('1 second')
    const second = await send(true)
    expect(second).not.toBe(first)
    expect(await send(true)).toBe(second)
    expect(await count()).toBe(before + 2)
    expect(await countMail()).toBe(2 * mail)
  })

  it('does not restart its ten minutes', async () => {
    const first = await send(true)
    await goBy('6 minutes')
    expect(await send(true)).toBe(first)
    await goBy('6 minutes')
    expect(await send(true)).not.toBe(first)
  })

  it('is always the same with a key from the browser', async () => {
    const first = await send(false)
    await goBy('30 days')
    expect(await send(false)).toBe(first)
  })
})

it('forgets keys after ninety days, fifty with each form', async () => {
  await database.sql(`
    insert into private.idempotency_keys (scope, key, result_id, created_at)
    select 'contact', gen_random_uuid(), gen_random_uuid(), now() - interval '91 days' from generate_series(1, 60)`)
  const count = () => database.value<number>('select count(*)::integer from private.idempotency_keys')
  const send = () =>
    database
      .asServiceRole()
      .value('select public.submit_contact($1, $2, $3)', [JSON.stringify(LEAD), randomUUID(), 'home'])
  await send()
  expect(await count()).toBe(11)
  await send()
  expect(await count()).toBe(2)
})
