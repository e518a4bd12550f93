import { openDatabase } from './harness'
import { EMPTY, FILL, id } from './owl-home-samples'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

type OwnGroups = {
  count: number
  rows: {
    id: string
    deal: { kind: 'starts' | 'ends'; on: string } | null
    openTasks: number
    sites: number
    missing: Record<'brand' | 'position' | 'contact' | 'hours', number>
  }[]
}

it('tells the owner of groups in the CRM what waits in each, as the lists do', async () => {
  await database.run(`${EMPTY} ${FILL}
    insert into public.tasks (title, parent_group_id, assignee_id)
      values ('Call them', ${id('0', '4')}, '${PEOPLE.admin}')`)
  const ownGroups = async (person: Person) =>
    (await database.asUser(person).value<{ groups: OwnGroups }>('select public.get_crm_home()'))?.groups
  const groups = (await ownGroups('owl')) as OwnGroups
  expect(groups.count).toBe(3)
  expect(groups.rows.map((row) => row.id.slice(-1)).toSorted()).toEqual(['2', '4', '6'])
  const days = groups.rows.map(({ deal }) => deal?.on ?? 'later')
  expect(days).toEqual(days.toSorted())
  for (const row of groups.rows) {
    const [listed] = await database.asUser('owl').query<{
      day: string
      sites: number
      bare: number
      tasks: number
    }>(`
      select
        (
          select min(case when deal.starts_soon then deal.first_on else deal.last_on end)::text from public.deal_list as deal
          where deal.parent_group_id = '${row.id}' and (deal.starts_soon or deal.ends_soon)
        ) as day,
        (select sites from public.site_group_list where id = '${row.id}') as sites,
        (
          select count(*)::integer from public.site_list
          where parent_group_id = '${row.id}' and status = 'open' and not carries_brand
        ) as bare,
        (select open_tasks from public.site_group_list where id = '${row.id}') as tasks`)
    expect([row.deal?.on, row.sites, row.missing.brand, row.openTasks]).toEqual([
      listed?.day,
      listed?.sites,
      listed?.bare,
      listed?.tasks,
    ])
  }
  expect(await ownGroups('admin')).toEqual({ count: 0, rows: [] })
})
