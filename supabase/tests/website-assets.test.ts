import { ASSET_SLOTS } from '@/lib/catalogue/assets/slots'
import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

const ADD = `insert into public.website_asset_versions (slot_id, files, file_name)
  select id, $2::jsonb, 'new.png' from public.website_asset_slots where slot = $1 returning id`
const FILES = '{"webp": "people/portrait-1-abc.webp"}'

async function addVersion(slot = 'portrait-1'): Promise<string> {
  const [version] = await database.sql<{ id: string }>(ADD, [slot, FILES])
  return version?.id ?? ''
}

const USE = `update public.website_asset_slots set version_id = $2 where slot = $1 and version = $3`

const inUse = () => database.asAnon().query('select * from public.list_assets_in_use()')

it('has a row for each slot of the code', async () => {
  const rows = await database.sql<{ slot: string }>('select slot from public.website_asset_slots')
  expect(rows.map(({ slot }) => slot).toSorted()).toEqual(ASSET_SLOTS.map(({ id }) => id).toSorted())
})

it('shows visitors what is in use and nothing else', async () => {
  const version = await addVersion()
  expect(await inUse()).toEqual([])
  expect(await database.asUser('admin').attempt(USE, ['portrait-1', version, 1])).toEqual({ count: 1 })
  expect(await inUse()).toEqual([{ slot: 'portrait-1', files: JSON.parse(FILES) as object }])
})

it('lets the second of two editors know', async () => {
  const version = await addVersion()
  const admin = database.asUser('admin')
  expect(await admin.attempt(USE, ['portrait-1', version, 1])).toEqual({ count: 1 })
  expect(await admin.attempt(USE, ['portrait-1', null, 1])).toEqual({ count: 0 })
})

it('shows no version of another slot', async () => {
  const version = await addVersion('portrait-2')
  expect(await database.asUser('admin').attempt(USE, ['portrait-1', version, 1])).toEqual({
    refused: '23503',
  })
})

it('keeps the version that is in use', async () => {
  const version = await addVersion()
  const admin = database.asUser('admin')
  await admin.query(USE, ['portrait-1', version, 1])
  const remove = 'delete from public.website_asset_versions where id = $1'
  expect(await admin.attempt(remove, [version])).toEqual({ refused: '23503' })
})

it.each([
  '{}',
  '[]',
  '"hero/a.webp"',
  '{"svg": "hero/a.svg"}',
  '{"webp": "hero/../a.webp"}',
  '{"webp": "https://example.com/a.webp"}',
  '{"webp": null}',
])('takes no version with the files %s', async (files) => {
  expect(await database.asUser('admin').attempt(ADD, ['portrait-1', files])).toEqual({ refused: '23514' })
})

it('keeps in the history what was in use before', async () => {
  const version = await addVersion()
  const admin = database.asUser('admin')
  await admin.query(USE, ['portrait-1', version, 1])
  const id = await database.value(`select id from public.website_asset_slots where slot = 'portrait-1'`)
  const history = await admin.query(`select * from public.list_record_history('website_asset_slots', $1)`, [
    id,
  ])
  expect(history).toMatchObject([{ changed_values: { version_id: [null, version] } }])
})

it.each(['project_manager', 'graphic_designer', 'owl', 'member'] as const satisfies Person[])(
  'is not for a %s to change',
  async (person) => {
    const version = await addVersion()
    expect(await database.asUser(person).attempt(USE, ['portrait-1', version, 1])).toEqual({ count: 0 })
  },
)

it('takes films and pictures into the bucket for uploads', async () => {
  const types = await database.value<string[]>(
    `select allowed_mime_types from storage.buckets where id = 'incoming'`,
  )
  expect(types).toEqual(expect.arrayContaining(['image/svg+xml', 'image/webp', 'video/mp4', 'video/webm']))
})
