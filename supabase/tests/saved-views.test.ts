import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

beforeEach(() => database.run('delete from public.saved_views'))

const save = (who: Person, name: string, readers: string[] = []) =>
  database
    .asUser(who)
    .query(
      `insert into public.saved_views (owner_id, list, name, query, readers) values ($1, 'leads', $2, 'q=oil', $3)`,
      [PEOPLE[who], name, readers],
    )
const seenBy = (who: Person) =>
  database
    .asUser(who)
    .query<{ name: string; shared: boolean; shared_by: string | null }>(
      `select name, shared, shared_by from public.list_saved_views('leads')`,
    )

it('are seen by their owner, and by the roles that they are shared with', async () => {
  await save('owl', 'Mine')
  await save('owl', 'Ours', ['owl', 'admin', 'super_admin'])
  await save('admin', 'Late', ['admin'])
  const ours = { name: 'Ours', shared: true, shared_by: 'Ines Carvalho' }
  expect(await seenBy('owl')).toEqual([
    { name: 'Mine', shared: false, shared_by: null },
    { ...ours, shared_by: null },
  ])
  expect(await seenBy('admin')).toEqual([{ name: 'Late', shared: true, shared_by: null }, ours])
  expect(await seenBy('super_admin')).toEqual([ours])
  for (const who of ['graphic_designer', 'project_manager', 'member'] as const) {
    expect(await seenBy(who)).toEqual([])
  }
  const mirroring = await database.asMirroring('super_admin', 'graphic_designer')
  expect(await mirroring.query(`select * from public.list_saved_views('leads')`)).toEqual([])
  expect(await database.asUser('admin').query(`select * from public.list_saved_views('quotes')`)).toEqual([])
  expect(await database.asAnon().attempt(`select * from public.list_saved_views('leads')`)).toEqual({
    refused: '42501',
  })
})

it('are changed and deleted by their owner only', async () => {
  await save('owl', 'Ours', ['admin'])
  for (const change of [`update public.saved_views set query = ''`, 'delete from public.saved_views']) {
    expect(await database.asUser('admin').attempt(change)).toEqual({ count: 0 })
  }
  expect(await database.asUser('owl').attempt('delete from public.saved_views')).toEqual({ count: 1 })
})
