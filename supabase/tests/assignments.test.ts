import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

const GROUP = 'e2000000-0000-4000-8000-000000000001'
/** Only the manager works on it. */
const APPROVED = 'e2000000-0000-4000-8000-000000000002'

const assignable = (person: Person) =>
  database.asUser(person).attempt('select public.list_assignable_staff()')

async function assignees(person: Person): Promise<string[]> {
  const rows = await database
    .asUser(person)
    .query<{ id: string }>('select id from public.list_ad_group_assignees($1)', [[GROUP, APPROVED]])
  return rows.map(({ id }) => id)
}

describe('assignable staff', () => {
  it('are active project managers and designers, by name', async () => {
    await database.run(`
      update public.profiles set user_type = 'graphic_designer', first_name = null, last_name = null where id = '${PEOPLE.member}';
      update public.profiles set user_type = 'project_manager', active = false where id = '${PEOPLE.owl}'`)
    const rows = await database
      .asUser('project_manager')
      .query('select * from public.list_assignable_staff()')
    expect(rows).toEqual([
      { id: PEOPLE.project_manager, name: 'Joanna Ekberg', user_type: 'project_manager' },
      { id: PEOPLE.member, name: 'member', user_type: 'graphic_designer' },
      { id: PEOPLE.graphic_designer, name: 'Theo Dunmore', user_type: 'graphic_designer' },
    ])
  })

  it.each(['project_manager', 'admin', 'super_admin'] as const)('are listed for a %s', async (person) => {
    expect(await assignable(person)).toEqual({ count: 2 })
  })

  it.each(['graphic_designer', 'owl', 'member'] as const)('are not listed for a %s', async (person) => {
    expect(await assignable(person)).toEqual({ refused: 'PT403' })
  })

  it('are not listed for visitors, nor once mirroring has expired', async () => {
    const call = 'select public.list_assignable_staff()'
    expect(await database.asAnon().attempt(call)).toEqual({ refused: '42501' })
    const expired = await database.asMirroring('super_admin', 'admin', { expired: true })
    expect(await expired.attempt(call)).toEqual({ refused: 'PT403' })
  })
})

describe('the assignees of a group', () => {
  it.each(['project_manager', 'admin', 'super_admin'] as const)('is told to a %s', async (person) => {
    expect(await assignees(person)).toEqual([
      PEOPLE.project_manager,
      PEOPLE.project_manager,
      PEOPLE.graphic_designer,
    ])
  })

  it('lists for designers only themselves', async () => {
    expect(await assignees('graphic_designer')).toEqual([PEOPLE.graphic_designer])
  })

  it.each(['owl', 'member'] as const)('is not told to a %s', async (person) => {
    expect(await assignees(person)).toEqual([])
  })

  it('includes inactive users until they are unassigned', async () => {
    await database.run(`update public.profiles set active = false where id = '${PEOPLE.graphic_designer}'`)
    const rows = await database
      .asUser('admin')
      .query('select name, active from public.list_ad_group_assignees($1)', [[GROUP]])
    expect(rows).toContainEqual({ name: 'Theo Dunmore', active: false })
  })
})

describe('assigning', () => {
  const assign = `insert into public.ad_group_assignments (ad_group_id, profile_id)
    values ('${APPROVED}', '${PEOPLE.graphic_designer}') on conflict do nothing`
  const handOver = `update public.ad_group_assignments set profile_id = '${PEOPLE.graphic_designer}'
    where ad_group_id = '${APPROVED}' and profile_id = '${PEOPLE.project_manager}'`
  const takeBack = `delete from public.ad_group_assignments where ad_group_id = '${APPROVED}'`

  it('the same person twice does nothing the second time', async () => {
    const manager = database.asUser('project_manager')
    expect(await manager.attempt(assign)).toEqual({ count: 1 })
    expect(await manager.attempt(assign)).toEqual({ count: 0 })
  })

  it('is allowed for managers, who cannot unassign', async () => {
    const manager = database.asUser('project_manager')
    expect(await manager.attempt(handOver)).toEqual({ count: 1 })
    expect(await manager.attempt(takeBack)).toEqual({ count: 0 })
    expect(await database.asUser('admin').attempt(takeBack)).toEqual({ count: 1 })
  })

  it('is not allowed for designers, not even themselves', async () => {
    const designer = database.asUser('graphic_designer')
    expect(await designer.attempt(assign)).toEqual({ refused: '42501' })
    expect(await designer.attempt(handOver)).toEqual({ count: 0 })
  })

  it('to somebody who has the group already is told apart', async () => {
    const admin = database.asUser('admin')
    await admin.query(assign)
    expect(await admin.attempt(handOver)).toEqual({ refused: '23505' })
  })
})
