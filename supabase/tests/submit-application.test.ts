import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'
import type { Session } from './session'

const database = openDatabase()

beforeEach(() =>
  database.run(
    `delete from public.videographer_applications; delete from public.cameras where status = 'pending'`,
  ),
)

const APPLICATION = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.com',
  phone: '(555) 123-4567',
  street: '1 Loom St',
  city: 'Flint',
  state: 'MI',
  zip_code: '48502',
  country: 'USA',
  website: 'ada.example',
  linkedin_url: 'linkedin.com/in/ada',
  about: 'I film looms.',
  gear: 'Two tripods',
  source: '/hiring-videographers',
}

type Options = { session?: Session; payload?: object; key?: string; address?: string; held?: boolean }

function submit(options: Options = {}) {
  const { session = database.asServiceRole(), payload = APPLICATION, key = randomUUID() } = options
  return session.value<string>('select public.submit_application($1, $2, $3, $4)', [
    JSON.stringify(payload),
    key,
    options.address ?? 'home',
    options.held ?? false,
  ])
}

const stored = () => database.sql('select * from public.videographer_applications')

const camerasOf = (id: string | null) =>
  database.sql(
    `select name, brand, model, camera.status from public.cameras as camera
     join public.videographer_application_cameras on camera_id = camera.id
     where application_id = $1 order by name`,
    [id],
  )

const suggest = (what: 'camera' | 'lens', name: string, session = database.asServiceRole()) =>
  session.value<string>(`select public.suggest_${what}($1, 'home')`, [name])

it('stores what was sent', async () => {
  const id = await submit()
  expect(await stored()).toMatchObject([{ ...APPLICATION, id, status: 'new' }])
})

it('reads what is left empty as the form means it', async () => {
  await submit({
    payload: { ...APPLICATION, country: '', website: '', linkedin_url: '', gear: '', held: true },
  })
  expect(await stored()).toMatchObject([{ country: 'USA', website: null, linkedin_url: null, gear: null }])
})

it('links known cameras in any case once, and keeps unknown ones for staff to look at', async () => {
  const cameras = ['sony fx3', 'Sony FX3', 'Bolex H16', 'BOLEX H16']
  expect(await camerasOf(await submit({ payload: { ...APPLICATION, cameras } }))).toEqual([
    { name: 'Bolex H16', brand: 'Other', model: 'Bolex H16', status: 'pending' },
    { name: 'Sony FX3', brand: 'Sony', model: 'FX3', status: 'approved' },
  ])
})

it('links lenses in the same way', async () => {
  const lenses = ['Sony FE 50mm F1.4 GM', 'Helios 44-2']
  const id = await submit({ payload: { ...APPLICATION, lenses } })
  const linked = await database.sql(
    `select name, lens_type from public.lenses as lens
     join public.videographer_application_lenses on lens_id = lens.id where application_id = $1 order by name`,
    [id],
  )
  expect(linked).toEqual([
    { name: 'Helios 44-2', lens_type: 'other' },
    { name: 'Sony FE 50mm F1.4 GM', lens_type: 'prime' },
  ])
})

it('queues the mail about it, and for a held one only that to the staff', async () => {
  const mailAbout = (id: string | null) =>
    database.sql('select kind, recipient from public.outbox_messages where about_id = $1 order by kind', [id])
  const notice = { kind: 'application_notice', recipient: null }
  const confirmation = { kind: 'application_received', recipient: 'ada@example.com' }
  expect(await mailAbout(await submit())).toEqual([notice, confirmation])
  const held = await submit({ held: true })
  expect(await mailAbout(held)).toEqual([notice])
  await database
    .asUser('admin')
    .value(`update public.videographer_applications set status = 'new' where id = $1 returning id`, [held])
  expect(await mailAbout(held)).toEqual([notice, confirmation])
  await database.run('delete from public.videographer_applications')
  expect(await mailAbout(held)).toEqual([])
})

it('stores the same key once and answers the same id, in sequence and in parallel', async () => {
  const key = randomUUID()
  const first = await submit({ key })
  expect(await Promise.all(Array.from({ length: 5 }, () => submit({ key })))).toEqual(Array(5).fill(first))
  expect(await stored()).toHaveLength(1)
})

it('rejects the sixth from one address in ten minutes, but not those of others', async () => {
  for (let i = 0; i < 5; i += 1) await submit()
  await expect(submit()).rejects.toMatchObject({ code: 'PT429' })
  await submit({ address: 'office' })
  expect(await stored()).toHaveLength(6)
})

it.each([
  ['no name', { first_name: '' }],
  ['no ZIP code', { zip_code: undefined }],
  ['an address without an at sign', { email: 'ada' }],
  ['a text that is too long', { about: 'x'.repeat(5001) }],
  ['a camera without a name', { cameras: [' '] }],
  ['a lens with a name that is too long', { lenses: ['x'.repeat(121)] }],
  ['more cameras than anybody has', { cameras: Array.from({ length: 41 }, (_, i) => `Camera ${i}`) }],
])('refuses %s without quoting it, and keeps nothing', async (_, change) => {
  await expect(submit({ payload: { ...APPLICATION, ...change } })).rejects.toMatchObject({ code: 'PT422' })
  expect(await stored()).toEqual([])
  expect(await database.sql(`select from public.cameras where status = 'pending'`)).toEqual([])
})

it('keeps the first spelling of a suggestion and hides it from visitors', async () => {
  expect(await suggest('camera', ' Bolex H16 ')).toBe('Bolex H16')
  expect(await suggest('camera', 'bolex h16')).toBe('Bolex H16')
  expect(await suggest('lens', 'helios 44-2')).toBe('helios 44-2')
  expect(await suggest('camera', 'sony fx3')).toBe('Sony FX3')
  const shown = `select from public.cameras where name = 'Bolex H16'`
  expect(await database.sql(shown)).toHaveLength(1)
  expect(await database.asAnon().attempt(shown)).toEqual({ count: 0 })
})

it('limits the number of suggestions', async () => {
  for (let i = 0; i < 30; i += 1) await suggest('camera', `Camera ${i}`)
  await expect(suggest('lens', 'One more')).rejects.toMatchObject({ code: 'PT429' })
})

it('can be called by the server only', async () => {
  for (const session of [database.asAnon(), database.asUser('member'), database.asUser('super_admin')]) {
    await expect(submit({ session })).rejects.toMatchObject({ code: '42501' })
    await expect(suggest('camera', 'Mine', session)).rejects.toMatchObject({ code: '42501' })
    await expect(suggest('lens', 'Mine', session)).rejects.toMatchObject({ code: '42501' })
  }
})
