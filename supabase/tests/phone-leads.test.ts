import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import type { Session } from './session'

const database = openDatabase()
beforeEach(database.deleteLeads)

const LEAD = 'f1000000-0000-4000-8000-0000000000a1'

const CALLER = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'Ada@Looms.example',
  business_name: 'Looms & Co',
  website: '',
  phone_number: '',
  city: 'Detroit',
  state: null,
  message: 'A film about looms.',
}

const add = (caller: Session, change: object = {}, id = LEAD) =>
  caller.attempt('select public.add_lead($1, $2)', [id, JSON.stringify({ ...CALLER, ...change })])
const leads = () => database.sql<Record<string, unknown>>('select * from public.contact_submissions')

it('stores a lead of whoever takes the call, answered and without letters', async () => {
  expect(await add(database.asUser('owl'))).toEqual({ count: 1 })
  const [lead] = await leads()
  expect(lead).toMatchObject({
    ...CALLER,
    website: null,
    phone_number: 'Not provided',
    source: 'phone',
    status: 'contacted',
    owner_id: PEOPLE.owl,
    landing_path: null,
  })
  expect(lead?.first_answered_at).toEqual(lead?.created_at)
  expect(
    await database.value('select count(*)::int from public.outbox_messages where about_id = $1', [LEAD]),
  ).toBe(0)
})

it('stores a form that is sent twice once', async () => {
  await add(database.asUser('admin'))
  expect(await add(database.asUser('admin'), { first_name: 'Other' })).toEqual({ count: 1 })
  expect(await leads()).toMatchObject([{ first_name: 'Ada', owner_id: PEOPLE.admin }])
})

it.each([
  ['no name', { first_name: '' }],
  ['no e-mail', { email: null }],
  ['no address', { email: 'ada' }],
  ['nothing to do', { message: '' }],
  ['a message that is too long', { message: 'x'.repeat(5001) }],
])('refuses a lead with %s', async (_, change) => {
  expect(await add(database.asUser('owl'), change)).toEqual({ refused: 'PT422' })
  expect(await leads()).toEqual([])
})

it('is for owls and admins, and not for sessions that only look', async () => {
  for (const person of ['project_manager', 'graphic_designer', 'member'] as const satisfies Person[]) {
    expect(await add(database.asUser(person))).toEqual({ refused: 'PT403' })
  }
  expect(await add(await database.asMirroring('super_admin', 'owl'))).toEqual({ refused: 'PT403' })
  expect(await add(database.asAnon())).toEqual({ refused: '42501' })
  expect(await leads()).toEqual([])
  expect(await add(await database.asMirroring('super_admin', 'owl', { allowChanges: true }))).toEqual({
    count: 1,
  })
  expect(await leads()).toMatchObject([{ owner_id: PEOPLE.owl }])
})

it('finds the leads of an address, for those who may read them', async () => {
  await add(database.asUser('owl'))
  const find = (person: Person) =>
    database.asUser(person).query(`select id, status from public.find_leads_of('ada@LOOMS.example')`)
  expect(await find('admin')).toEqual([{ id: LEAD, status: 'contacted' }])
  expect(await find('project_manager')).toEqual([])
  await database.run(`update public.contact_submissions set status = 'spam'`)
  expect(await find('admin')).toEqual([])
})
