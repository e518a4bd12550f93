import type { ImportCollection } from '@/lib/owl/imports/collections'
import { openDatabase } from './harness'

const database = openDatabase()

type Found = { number: number; record: Record<string, unknown> | null; refs: Record<string, string | null> }

const find = async (collection: ImportCollection, line: Record<string, string>): Promise<Found | undefined> =>
  (
    await database
      .asServiceRole()
      .value<Found[]>('select public.find_owl_import_records($1, $2)', [
        collection,
        JSON.stringify([{ number: 2, ...line }]),
      ])
  )?.[0]

const GROUP = 'f4200000-0000-4000-8000-0000000000a1'
const SITE = 'f4200000-0000-4000-8000-0000000000b1'
const PRODUCT = 'f4200000-0000-4000-8000-0000000000c1'
const BRAND = 'f4200000-0000-4000-8000-0000000000d1'

beforeEach(() =>
  database.run(`
    insert into public.parent_groups (id, name) values ('${GROUP}', 'Test Fuel');
    insert into public.sites (id, parent_group_id, number, name, time_zone) values ('${SITE}', '${GROUP}', 'a12', 'Main', 'America/Detroit');
    insert into public.brands (id, name, kind) values ('${BRAND}', 'Test Cola', 'food');
    insert into public.products (id, name, sold_by, code, brand_id)
      values ('${PRODUCT}', 'Cola 12 oz', 'sites', '036000291452', '${BRAND}');
    insert into public.brand_associations (site_id, brand_id, role, first_on)
      values ('${SITE}', '${BRAND}', 'food', '2026-03-09');
    insert into public.deals (parent_group_id, title, offer_kind, offer_cents, first_on, last_on)
      values ('${GROUP}', 'Test Days', 'price', 199, '2030-01-01', '2030-01-31');
    insert into public.loyalty_programs (parent_group_id, name) values ('${GROUP}', 'Test Perks')`),
)

it.each<[ImportCollection, Record<string, string>, string | null, Record<string, string | null>]>([
  ['site-groups', { name: 'TEST fuel', owner: '' }, 'Test Fuel', { owner: null }],
  ['site-groups', { name: 'Test', owner: '' }, null, { owner: null }],
  ['sites', { group: 'test fuel', site: 'A12' }, 'Main', { group: GROUP }],
  ['sites', { group: 'test fuel', site: 'A13' }, null, { group: GROUP }],
  ['sites', { group: 'Nobody', site: 'A12' }, null, { group: null }],
  ['brands', { name: 'test cola' }, 'Test Cola', {}],
  ['products', { code: '0036000291452', name: 'Other', brand: 'test cola' }, 'Cola 12 oz', { brand: BRAND }],
  ['products', { code: '', name: 'cola 12 OZ', brand: '' }, 'Cola 12 oz', { brand: null }],
  ['products', { code: '', name: 'Other', brand: 'None' }, null, { brand: null }],
  ['loyalty-program', { group: 'TEST fuel', name: 'test perks' }, 'Test Perks', { group: GROUP }],
  ['loyalty-program', { group: 'Test Fuel', name: 'Other' }, null, { group: GROUP }],
])('finds %s by %j', async (collection, line, name, refs) => {
  const found = await find(collection, line)
  expect([found?.record?.name ?? null, found?.refs]).toEqual([name, refs])
})

const CARRIED = { group: 'test FUEL', number_of_site: 'A12', brand: 'TEST cola', role: 'food' }
const CARRIED_REFS = { group: GROUP, number: SITE, brand: BRAND }

it.each<[string, Record<string, string>, string | null, Record<string, string | null>]>([
  ['its five cells', { first_on: '2026-03-09' }, '2026-03-09', CARRIED_REFS],
  ['another first day', { first_on: '2026-03-10' }, null, CARRIED_REFS],
  ['no day at all', { first_on: 'spring' }, null, CARRIED_REFS],
  ['another role', { first_on: '2026-03-09', role: 'store' }, null, CARRIED_REFS],
  ['an unknown site', { number_of_site: 'A13' }, null, { ...CARRIED_REFS, number: null }],
  ['an unknown brand', { brand: 'None' }, null, { ...CARRIED_REFS, brand: null }],
])('finds a brand association by %s', async (_, cells, day, refs) => {
  const found = await find('brand-associations', { ...CARRIED, ...cells })
  expect([found?.record?.first_on ?? null, found?.refs]).toEqual([day, refs])
})

it.each<ImportCollection>([
  'site-groups',
  'sites',
  'brands',
  'brand-associations',
  'products',
  'deals',
  'loyalty-program',
])('exports all %s in batches', async (collection) => {
  const owl = database.asUser('owl')
  const read = (limit: number, after: string | null) =>
    owl.value<{ id: string }[]>('select public.export_owl_collection($1, $2, $3)', [collection, limit, after])
  const all = (await read(1000, null)) ?? []
  const first = (await read(2, null)) ?? []
  const rest = (await read(1000, first.at(-1)?.id ?? null)) ?? []
  expect([...first, ...rest]).toEqual(all)
  expect(all.length).toBeGreaterThan(0)
})
