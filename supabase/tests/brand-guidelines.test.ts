import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

const BRAND = 'b9100000-0000-4000-8000-000000000001'
const OTHER = 'b9100000-0000-4000-8000-000000000002'
const fileOf = (brand: string, digit: string) =>
  `brands/${brand}/${digit.repeat(8)}-0000-4000-8000-000000000000.pdf`

const SET = `update public.brands
  set guidelines_file = $2, guidelines_file_name = $3, guidelines_file_since = now() where id = $1`
const CLEAR = `update public.brands
  set guidelines_file = null, guidelines_file_name = null, guidelines_file_since = null where id = $1`

const setFile = (person: Person, file: string, brand = BRAND) =>
  database.asUser(person).attempt(SET, [brand, file, 'Book.pdf'])

const orphans = async () =>
  (
    await database
      .asServiceRole()
      .query<{ name: string }>('select name from public.list_orphan_documents(100)')
  )
    .map(({ name }) => name)
    .toSorted()

beforeEach(() =>
  database.run(
    `insert into public.brands (id, name, kind)
     values ('${BRAND}', 'Heron Fuel', 'fuel'), ('${OTHER}', 'Heron Store', 'store')`,
  ),
)

it.each(['project_manager', 'owl', 'admin', 'super_admin'] as const)('%s sets the file', async (person) => {
  expect(await setFile(person, fileOf(BRAND, 'a'))).toEqual({ count: 1 })
  expect(await database.asUser(person).attempt(CLEAR, [BRAND])).toEqual({ count: 1 })
})

it.each(['graphic_designer', 'member'] as const)('%s does not', async (person) => {
  expect(await setFile(person, fileOf(BRAND, 'a'))).toEqual({ count: 0 })
})

it('is not set while looking through the eyes of an owl', async () => {
  const looking = await database.asMirroring('super_admin', 'owl')
  expect(await looking.attempt(SET, [BRAND, fileOf(BRAND, 'a'), 'Book.pdf'])).toEqual({ count: 0 })
})

it.each([
  fileOf(OTHER, 'a'),
  `brands/${BRAND}/../${OTHER}.pdf`,
  `brands/${BRAND}/book.html`,
  'elsewhere.pdf',
])('never names %s', async (file) => {
  expect(await setFile('owl', file)).toEqual({ refused: '23514' })
})

it('has a name and a time, or none of them', async () => {
  const half = `update public.brands set guidelines_file = $2 where id = $1`
  expect(await database.asUser('owl').attempt(half, [BRAND, fileOf(BRAND, 'a')])).toEqual({
    refused: '23514',
  })
})

describe('documents', () => {
  beforeEach(async () => {
    for (const digit of ['a', 'b', 'c']) {
      await database.sql(
        `insert into storage.objects (bucket_id, name, created_at) values ('documents', $1, now() - interval '25 hours')`,
        [fileOf(BRAND, digit)],
      )
    }
    await database.sql(`insert into storage.objects (bucket_id, name) values ('documents', $1)`, [
      fileOf(BRAND, 'd'),
    ])
  })

  it('are swept after a day when neither a brand nor its history names them', async () => {
    await setFile('owl', fileOf(BRAND, 'a'))
    await setFile('owl', fileOf(BRAND, 'b'))
    expect(await orphans()).toEqual([fileOf(BRAND, 'c')])
    await database.asUser('owl').query(CLEAR, [BRAND])
    expect(await orphans()).toEqual([fileOf(BRAND, 'c')])
  })
})
