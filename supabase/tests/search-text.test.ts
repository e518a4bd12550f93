import { openDatabase } from './harness'

const database = openDatabase()

const ASKED = 'where search_text like all ($1)'

it('finds groups and ads by the small letters of all their names', async () => {
  const manager = database.asUser('project_manager')
  const find = (view: string, column: string, words: string[]) =>
    manager.value(`select ${column} from public.${view} ${ASKED}`, [words.map((word) => `%${word}%`)])
  expect(await find('ad_group_list', 'name', ['cold', 'lakeshore', 'pump-top'])).toBe('Cold Brew Summer')
  expect(await find('ad_list', 'title', ['eleven', 'cold brew', 'lakeshore', 'pump'])).toBe('Eleven Seconds')
  expect(await find('ad_group_list', 'name', ['Cold'])).toBeNull()
})

it('follows a change of name, which the log tells without it', async () => {
  const manager = database.asUser('project_manager')
  await manager.query(
    `update public.parent_groups set name = 'ÉCLAIR & Sons' where name = 'Lakeshore Roasters'`,
  )
  expect(
    await manager.value(`select name from public.ad_group_list ${ASKED}`, [['%éclair%', '%cold%']]),
  ).toBe('Cold Brew Summer')
  expect(await database.sql('select table_name, changed_columns from private.audit_log')).toEqual([
    { table_name: 'parent_groups', changed_columns: ['name'] },
  ])
})

it('finds a lead without a city, whose status can be changed as before', async () => {
  await database.run(`
    insert into public.contact_submissions (first_name, last_name, email, business_name, message)
    values ('Nora', 'Whitcomb', 'nora@example.com', 'Whitcomb Orchards', 'The Harvest.')`)
  const admin = database.asUser('admin')
  await admin.query(`update public.contact_submissions set status = 'won' ${ASKED}`, [
    ['%nora%', '%orchards%', '%harvest%'],
  ])
  expect(await admin.value(`select status from public.contact_submissions ${ASKED}`, [['%whitcomb%']])).toBe(
    'won',
  )
})
