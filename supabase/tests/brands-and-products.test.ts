import { openDatabase } from './harness'
import { AD_ROWS } from './ad-samples'
import type { Person } from './people'

const database = openDatabase()

const KEEPERS = ['project_manager', 'owl', 'admin', 'super_admin'] as const satisfies Person[]
const OTHERS = ['graphic_designer', 'member'] as const satisfies Person[]

const addBrand = (name: string, colors: string) =>
  database
    .asUser('owl')
    .attempt('insert into public.brands (name, kind, colors) values ($1, $2, $3)', [name, 'fuel', colors])

describe('brands', () => {
  it('takes each name once, whatever the case', async () => {
    expect(await addBrand('Copper Pump', '{}')).toEqual({ count: 1 })
    expect(await addBrand('COPPER PUMP', '{}')).toEqual({ refused: '23505' })
  })

  it.each([
    '{#0af}',
    '{#0000AA}',
    '{red}',
    '{NULL}',
    '{#000000,}',
    '{#000000,NULL}',
    `{${Array(7).fill('#000000').join()}}`,
  ])('refuses the colors %s', async (colors) => {
    expect(await addBrand('Copper Pump', colors)).toHaveProperty('refused')
  })

  it('takes up to six colors', async () => {
    expect(await addBrand('Copper Pump', `{${Array(6).fill('#12abef').join()}}`)).toEqual({ count: 1 })
  })

  it('stays while a product names it', async () => {
    await database.run(AD_ROWS)
    await database.run(
      `update public.products set brand_id = (select id from public.brands where name = 'Carried by nobody')
       where name = 'Unsold product'`,
    )
    const remove = `delete from public.brands where name = 'Carried by nobody'`
    expect(await database.asUser('admin').attempt(remove)).toEqual({ refused: '23503' })
    await database.run(`update public.products set brand_id = null`)
    expect(await database.asUser('admin').attempt(remove)).toEqual({ count: 1 })
  })
})

describe('codes of products', () => {
  const CODE = `insert into public.products (name, code) values ($1, $2)`

  it.each(['96385074', '036000291452', '4006381333931', '0036000291452', '00000000'])(
    'takes %s, whose check digit is right',
    async (code) => {
      expect(await database.asUser('owl').attempt(CODE, ['Coded', code])).toEqual({ count: 1 })
    },
  )

  it.each([
    '96385075',
    '036000291453',
    '4006381333932',
    '4006381333',
    '',
    'abcdefgh',
    '9638507４',
    ' 96385074',
  ])('refuses “%s”', async (code) => {
    expect(await database.asUser('owl').attempt(CODE, ['Coded', code])).toEqual({ refused: '23514' })
  })

  it('sees that a UPC-A and the EAN-13 with a zero before it are the same', async () => {
    const owl = database.asUser('owl')
    expect(await owl.attempt(CODE, ['One', '036000291452'])).toEqual({ count: 1 })
    expect(await owl.attempt(CODE, ['Two', '0036000291452'])).toEqual({ refused: '23505' })
  })
})

describe('the products that ad groups offer', () => {
  const offered = () =>
    database
      .asUser('admin')
      .query(`select name from public.ad_catalogue where kind = 'product' and name like 'Test %'`)

  it('are those that we sell, and others that an ad group has', async () => {
    await database.run(
      `insert into public.products (name, sold_by, is_active)
       values ('Test ours', 'us', true), ('Test gone', 'us', false), ('Test coffee', 'sites', true), ('Test used', 'sites', false);
       update public.ad_groups set product_id = (select id from public.products where name = 'Test used')
       where id = 'e2000000-0000-4000-8000-000000000001'`,
    )
    expect((await offered()).map(({ name }) => name).toSorted()).toEqual(['Test ours', 'Test used'])
  })
})

describe('the history of a product', () => {
  const HISTORY = `select changed_values from public.list_record_history('products', (select id::text from public.products where name = 'Coded'))`

  beforeEach(() => database.asUser('owl').query(`insert into public.products (name) values ('Coded')`))

  it.each(KEEPERS)('is read by %s', async (person) => {
    expect(await database.asUser(person).attempt(HISTORY)).toEqual({ count: 1 })
  })

  it.each(OTHERS)('is refused to %s', async (person) => {
    expect(await database.asUser(person).attempt(HISTORY)).toEqual({ refused: 'PT403' })
  })

  it('is no way to the history of what owls do not write', async () => {
    const read = `select * from public.list_record_history('clients', 'c0000000-0000-4000-8000-000000000011')`
    expect(await database.asUser('owl').attempt(read)).toEqual({ refused: 'PT403' })
    expect(await database.asUser('admin').attempt(read)).toHaveProperty('count')
  })
})

describe('logos of brands', () => {
  beforeEach(() => database.grantAsSupabaseLiteDoes())

  const upload = (name: string) => `insert into storage.objects (bucket_id, name) values ('logos', '${name}')`

  it.each(KEEPERS)('are uploaded by %s, and never replaced', async (person) => {
    const session = database.asUser(person)
    expect(await session.attempt(upload('brands/new.webp'))).toEqual({ count: 1 })
    const replace = `update storage.objects set metadata = '{}' where name = 'brands/new.webp'`
    expect(await session.attempt(replace)).toEqual({ count: 0 })
  })

  it.each(OTHERS)('are not uploaded by %s', async (person) => {
    expect(await database.asUser(person).attempt(upload('brands/new.webp'))).toEqual({ refused: '42501' })
  })

  it('leave the logos of clients to admins', async () => {
    for (const name of ['new.webp', 'brands.webp', 'clients/brands/new.webp']) {
      expect(await database.asUser('owl').attempt(upload(name))).toEqual({ refused: '42501' })
    }
    const looking = await database.asMirroring('super_admin', 'owl')
    expect(await looking.attempt(upload('brands/new.webp'))).toEqual({ refused: '42501' })
  })
})
