import { openDatabase } from './harness'
import { PEOPLE } from './people'

const database = openDatabase()

const GROUP = 'e2000000-0000-4000-8000-000000000001'
const OTHER = 'e2000000-0000-4000-8000-000000000002'
const NOBODYS = 'e2000000-0000-4000-8000-00000000ffff'

const statuses = () =>
  database
    .sql<{ status: string }>('select status from public.ad_groups where id = any ($1) order by id', [
      [GROUP, OTHER],
    ])
    .then((rows) => rows.map(({ status }) => status))

describe('the status of many ad groups', () => {
  const set = 'select public.set_ad_groups_status($1, $2)'

  it('is set for all that were chosen, and counted as a change of each', async () => {
    const versions = () =>
      database.sql<{ version: number }>(
        'select version from public.ad_groups where id = any ($1) order by id',
        [[GROUP, OTHER]],
      )
    const before = await versions()
    await database.asUser('project_manager').query(set, [[GROUP, OTHER], 'delivered'])
    expect(await statuses()).toEqual(['delivered', 'delivered'])
    expect(await versions()).toEqual(before.map(({ version }) => ({ version: version + 1 })))
  })

  it('is set for none when one of them is gone', async () => {
    const before = await statuses()
    const outcome = await database.asUser('admin').attempt(set, [[GROUP, NOBODYS], 'delivered'])
    expect(outcome).toEqual({ refused: 'PT409' })
    expect(await statuses()).toEqual(before)
  })

  it.each(['graphic_designer', 'owl', 'member'] as const)('is not for a %s to set', async (person) => {
    const before = await statuses()
    expect(await database.asUser(person).attempt(set, [[GROUP], 'delivered'])).toEqual({ refused: 'PT409' })
    expect(await statuses()).toEqual(before)
  })
})

describe('a person for many ad groups', () => {
  const assign = 'select public.assign_ad_groups($1, $2)'
  const assigned = () =>
    database.value<number>(
      'select count(*)::integer from public.ad_group_assignments where profile_id = $1 and ad_group_id = any ($2)',
      [PEOPLE.graphic_designer, [GROUP, OTHER]],
    )

  it('is assigned to all of them, and stays where they were assigned before', async () => {
    expect(await assigned()).toBe(1)
    await database.asUser('project_manager').query(assign, [[GROUP, OTHER], PEOPLE.graphic_designer])
    expect(await assigned()).toBe(2)
  })

  it('is assigned to none when one of them is gone', async () => {
    const outcome = await database
      .asUser('admin')
      .attempt(assign, [[OTHER, NOBODYS], PEOPLE.graphic_designer])
    expect(outcome).toEqual({ refused: 'PT409' })
    expect(await assigned()).toBe(1)
  })

  it('is not for a designer to assign', async () => {
    const outcome = await database
      .asUser('graphic_designer')
      .attempt(assign, [[OTHER], PEOPLE.graphic_designer])
    expect(outcome).toEqual({ refused: '42501' })
  })
})
