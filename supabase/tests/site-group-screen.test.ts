import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'

const database = openDatabase()

const group = randomUUID()
const empty = randomUUID()
const [first, second, closed] = [randomUUID(), randomUUID(), randomUUID()]
const [fuel, store] = [randomUUID(), randomUUID()]

const contact = async (facts: Record<string, unknown>) => {
  const id = randomUUID()
  await database
    .asUser('owl')
    .query('select public.add_contact($1, $2)', [id, { first_name: 'Ada', last_name: 'Byron', ...facts }])
  return id
}

beforeEach(() =>
  database.run(`
    insert into public.parent_groups (id, name, status) values
      ('${group}', 'Halcyon Fuel', 'active'), ('${empty}', 'Empty group', 'prospect');
    insert into public.brands (id, name, kind) values ('${fuel}', 'Halcyon', 'fuel'), ('${store}', 'Corner', 'store');
    insert into public.sites (id, parent_group_id, number, name, status, time_zone) values
      ('${first}', '${group}', '1', 'First', 'open', 'America/Detroit'),
      ('${second}', '${group}', '2', 'Second', 'planned', 'America/Detroit'),
      ('${closed}', '${group}', '3', 'Closed', 'closed', 'America/Detroit');
    insert into public.brand_associations (site_id, brand_id, role, first_on, last_on) values
      ('${first}', '${fuel}', 'canopy', '2020-01-01', null), ('${first}', '${fuel}', 'fuel', '2020-01-01', null),
      ('${first}', '${store}', 'store', '2020-01-01', '2020-12-31'), ('${closed}', '${fuel}', 'fuel', '2020-01-01', null),
      ('${second}', '${store}', 'store', '2999-01-01', null);
    insert into public.products (name, sold_by) values ('Halcyon soda', 'sites');
    insert into public.deals (parent_group_id, title, offer_kind, offer_cents, first_on, last_on, state, product_ids)
      select '${group}', title, 'price', 100, private.today() + first, private.today() + last, state,
        array[(select id from public.products where name = 'Halcyon soda')]
      from (values
        ('Runs', -5, 5, 'planned'), ('Next', 10, 20, 'planned'), ('Draft', 1, 2, 'draft'), ('Ended', -9, -3, 'planned')
      ) as deal (title, first, last, state)`),
)

type Screen = {
  sites: Record<string, unknown>
  brands: unknown[]
  deals: { runs: number; planned: number; rows: { title: string }[] }
  contacts: { count: number; rows: { id: string }[] }
  group: { name: string }
}

const read = (id: string) =>
  database.asUser('owl').value<Screen | null>('select public.get_site_group($1)', [id])

it('answers what the screen of a group shows', async () => {
  const own = await contact({ parent_group_id: group })
  expect(await read(group)).toMatchObject({
    group: { name: 'Halcyon Fuel' },
    sites: { count: 3, open: 1, planned: 1, closed: 1 },
    brands: [{ id: fuel, name: 'Halcyon', kind: 'fuel', sites: 1 }],
    deals: { runs: 1, planned: 1, rows: [{ title: 'Runs' }, { title: 'Next' }] },
    contacts: { count: 1, rows: [{ id: own }] },
    loyalty: [],
    adGroups: [],
  })
})

it('answers an empty group, and null for one that is not there', async () => {
  expect(await read(empty)).toMatchObject({
    sites: { count: 0, rows: [] },
    brands: [],
    deals: { runs: 0, planned: 0, rows: [] },
    contacts: { count: 0, rows: [] },
  })
  expect(await read(randomUUID())).toBeNull()
})

it('shows designers no contacts', async () => {
  const screen = await database
    .asUser('graphic_designer')
    .value<Screen | null>('select public.get_site_group($1)', [group])
  expect(screen?.contacts).toEqual({ count: 0, rows: [] })
})

it('lists for a site its own contacts before those of the whole group, and not those of other sites', async () => {
  await contact({ parent_group_id: group })
  const manager = await contact({ last_name: 'Zimmer', parent_group_id: group, site_ids: [first] })
  await contact({ last_name: 'Other', parent_group_id: group, site_ids: [second] })
  const list = await database
    .asUser('owl')
    .value<Screen['contacts'] | null>('select public.list_contacts_of(of_site => $1)', [first])
  expect(list?.count).toBe(2)
  expect(list?.rows).toMatchObject([{ id: manager, isOwn: true }, { isOwn: false }])
})

it('lists the contacts of a brand', async () => {
  const keeper = await contact({ brand_id: store })
  expect(
    await database.asUser('owl').value('select public.list_contacts_of(of_brand => $1)', [store]),
  ).toMatchObject({ count: 1, rows: [{ id: keeper }] })
})
