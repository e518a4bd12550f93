import { brand, group, NAOMI, openDuties, PETE, sites } from './contact-duty-samples'
import { openDatabase } from './harness'

const database = openDatabase()
const { duties, give } = openDuties(database)

const NO_DUTIES = `parent_group_id = null, brand_id = null, site_ids = '{}', reach = null, preferred_way = null,
  do_not_contact = false`

describe('an import', () => {
  const FIELDS = {
    first_name: 1, last_name: 2, email: 3, site_group: 4, sites: 5, brand: 6, reach: 7, preferred_way: 8, do_not_contact: 9,
  } // prettier-ignore
  const headers = Object.keys(FIELDS)

  async function plan(rows: string[][]) {
    const owl = database.asUser('owl')
    const lines = rows.map((cells, index) => [String(index + 2), ...cells])
    const id = await owl.value<string>('select public.start_contact_import($1, $2, $3)', [
      'a.csv',
      headers,
      lines,
    ])
    await owl.query('select public.match_contact_import($1, $2, $3)', [id, FIELDS, 'email'])
    const counts = await database.value('select counts from private.contact_imports where id = $1', [id])
    const read = () =>
      owl.query(
        'select outcome, problems, changes, contact_id, kept from public.list_contact_import_rows($1)',
        [id],
      )
    return { id, counts, read, owl }
  }

  it('takes group, sites, brand and the rest, and gives them back', async () => {
    await give(NAOMI, NO_DUTIES)
    await give(PETE, NO_DUTIES)
    await database.run(
      `update public.contact_details set email = 'pete@x.example' where contact_id = '${PETE}'`,
    )
    const row = [
      'Naomi',
      'Vance',
      'naomi@tilthandtwine.example',
      'halcyon fuel',
      '102; 101',
      'corner brand',
      'Ohio',
      'SMS',
      'Yes',
    ]
    const { id, counts, read, owl } = await plan([
      row,
      ['Cy', 'New', 'cy@new.example', 'Halcyon Fuel', '101', '', '', 'email', ''],
      ['Di', 'Bad', 'di@new.example', 'No such', '1', 'Nothing', '', 'pigeon', 'maybe'],
      ['Ed', 'Bad', 'ed@new.example', 'Halcyon Fuel', '101, 999', '', '', '', ''],
      ['Flo', 'Bad', 'flo@new.example', '', '101', '', '', '', ''],
    ])
    expect(counts).toEqual({ create: 1, update: 1, skip: 0, error: 3 })
    expect((await read()).map(({ problems }) => problems)).toEqual([
      {},
      {},
      { site_group: 'absent', brand: 'absent', preferred_way: 'invalid', do_not_contact: 'invalid' },
      { sites: 'number' },
      { sites: 'group' },
    ])
    expect(await owl.value('select public.run_contact_import($1, $2)', [id, counts])).toBe('done')
    expect(await duties(NAOMI)).toMatchObject([
      {
        parent_group_id: group.id,
        brand_id: brand,
        links: sites,
        preferred_way: 'text',
        do_not_contact: true,
      },
    ])
    const again = await plan([row])
    expect(again.counts).toEqual({ create: 0, update: 0, skip: 1, error: 0 })
    expect(await owl.value('select public.undo_contact_import($1)', [id])).toBe('undone')
    expect(await duties(NAOMI)).toMatchObject([{ parent_group_id: null, brand_id: null, links: [] }])
    expect(await database.value(`select count(*)::int from public.contacts where last_name = 'New'`)).toBe(0)
  })

  it('leaves what was changed since when it is undone', async () => {
    await give(NAOMI, NO_DUTIES)
    const { id, counts, read, owl } = await plan([
      ['Naomi', 'Vance', 'naomi@tilthandtwine.example', 'Halcyon Fuel', '', '', '', '', ''],
    ])
    await owl.value('select public.run_contact_import($1, $2)', [id, counts])
    await give(NAOMI, `reach = 'Ohio'`)
    await owl.value('select public.undo_contact_import($1)', [id])
    expect(await read()).toMatchObject([{ kept: 'changed' }])
    expect(await duties(NAOMI)).toMatchObject([{ parent_group_id: group.id }])
  })
})
