import { openDatabase } from './harness'

const database = openDatabase()

type Group = { name: string; client: string; product: string; due_date: string | null; status: string }

const create = (client: string, product: string) =>
  `select public.create_ad_group('Winter', '${client}', '${product}', null, '2026-12-24')`

const created = () =>
  database.sql<Group>(
    `select ad_group.name, parent_group.name as client, product.name as product, due_date::text, ad_group.status
    from public.ad_groups as ad_group
    join public.parent_groups as parent_group on parent_group.id = parent_group_id
    join public.products as product on product.id = product_id
    where ad_group.name = 'Winter'`,
  )

const countClients = async () => (await database.sql('select from public.parent_groups')).length

test.each(['project_manager', 'admin', 'super_admin'] as const)(
  '%s adds a group for a known client, whatever the case',
  async (role) => {
    const clients = await countClients()
    expect(
      await database.asUser(role).attempt(create('LAKESHORE roasters', 'pump-top screens')),
    ).toHaveProperty('count')
    expect(await created()).toEqual([
      {
        name: 'Winter',
        client: 'Lakeshore Roasters',
        product: 'Pump-Top Screens',
        due_date: '2026-12-24',
        status: 'planned',
      },
    ])
    expect(await countClients()).toBe(clients)
  },
)

test('a client that is new is added with the group', async () => {
  await database.asUser('project_manager').attempt(create('Northern Lights Bakery', 'Window Posters'))
  expect(await created()).toMatchObject([{ client: 'Northern Lights Bakery', product: 'Window Posters' }])
})

test.each(['owl', 'graphic_designer'] as const)(
  '%s adds no group, and no client on the way',
  async (role) => {
    const clients = await countClients()
    expect(await database.asUser(role).attempt(create('Northern Lights Bakery', 'Posters'))).toEqual({
      refused: '42501',
    })
    expect(await countClients()).toBe(clients)
  },
)

test('a group goes with its ads, their files and who worked on it, and leaves its client', async () => {
  const group = 'e2000000-0000-4000-8000-000000000001'
  const clients = await countClients()
  expect(
    await database.asUser('project_manager').attempt(`delete from public.ad_groups where id = '${group}'`),
  ).toEqual({ count: 1 })
  const left = await database.sql(
    `select path from public.ad_files where path like '${group}/%'
    union all select ad_group_id::text from public.ad_group_assignments where ad_group_id = '${group}'`,
  )
  expect(left).toEqual([])
  expect(await countClients()).toBe(clients)
})
