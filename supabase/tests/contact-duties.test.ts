import { randomUUID } from 'node:crypto'
import { brand, group, NAOMI, openDuties, PETE, sites, strangeSite } from './contact-duty-samples'
import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()
const { duties, give } = openDuties(database)

const FILM = `(select id from public.videos where not draft and not archived order by id limit 1)`

const KEEPERS = ['project_manager', 'owl', 'admin', 'super_admin'] as const satisfies Person[]

const NO_DUTIES = `parent_group_id = null, brand_id = null, site_ids = '{}', reach = null, preferred_way = null,
  do_not_contact = false`

describe('what a contact is responsible for', () => {
  const ADD = 'select public.add_contact($1, $2)'

  it.each(KEEPERS)('is added with the contact by a %s', async (person) => {
    const id = randomUUID()
    const facts = {
      first_name: 'Ada',
      last_name: 'Byron',
      parent_group_id: group.id,
      site_ids: [sites[1], sites[0], sites[0]],
      brand_id: brand,
      reach: 'Decides on fuel',
      preferred_way: 'text',
      do_not_contact: true,
    }
    expect(await database.asUser(person).value(ADD, [id, facts])).toBe('done')
    expect(await duties(id)).toEqual([
      {
        parent_group_id: group.id,
        brand_id: brand,
        site_ids: sites,
        links: sites,
        reach: 'Decides on fuel',
        preferred_way: 'text',
        do_not_contact: true,
      },
    ])
  })

  it('names sites of its own group alone, and leaves them when it moves to another group', async () => {
    const owl = database.asUser('owl')
    await give(NAOMI, NO_DUTIES)
    const change = (facts: string) =>
      `update public.contact_duties set ${facts} where contact_id = '${NAOMI}'`
    expect(
      await owl.attempt(change(`parent_group_id = '${group.id}', site_ids = '{${sites[0]},${strangeSite}}'`)),
    ).toEqual({ refused: 'PT422' })
    expect(await owl.attempt(change(`site_ids = '{${sites[0]}}'`))).toHaveProperty('refused')
    await owl.query(change(`parent_group_id = '${group.id}', site_ids = '{${sites.join()}}'`))
    await owl.query(change(`parent_group_id = '${group.other}'`))
    expect(await duties(NAOMI)).toMatchObject([{ parent_group_id: group.other, site_ids: [], links: [] }])
  })

  it('keeps the group, the brand and the sites that it names', async () => {
    await give(
      NAOMI,
      `parent_group_id = '${group.id}', site_ids = '{${sites.join()}}', brand_id = '${brand}'`,
    )
    const admin = database.asUser('admin')
    expect(await admin.attempt(`delete from public.sites where id = '${sites[0]}'`)).toEqual({
      refused: '23503',
    })
    expect(await admin.attempt(`delete from public.brands where id = '${brand}'`)).toEqual({
      refused: '23503',
    })
  })

  it('is in the history with its values', async () => {
    await give(NAOMI, NO_DUTIES)
    await database
      .asUser('owl')
      .query(`update public.contact_duties set reach = 'Ohio' where contact_id = '${NAOMI}'`)
    const [entry] = await database
      .asUser('owl')
      .query('select table_name, changed_values from public.list_contact_history($1, 1)', [NAOMI])
    expect(entry).toEqual({ table_name: 'contact_duties', changed_values: { reach: [null, 'Ohio'] } })
  })

  it('comes back with a contact whose deletion is undone', async () => {
    const superAdmin = database.asUser('super_admin')
    const id = randomUUID()
    const facts = {
      first_name: 'Bea',
      last_name: 'Byron',
      parent_group_id: group.id,
      site_ids: sites,
      reach: 'All',
    }
    await superAdmin.query(ADD, [id, facts])
    await superAdmin.query('select public.delete_unused_contact($1)', [id])
    expect(await duties(id)).toEqual([])
    await superAdmin.query(
      `insert into public.contacts (id, first_name, last_name) values ($1, 'Bea', 'Byron')`,
      [id],
    )
    expect(await duties(id)).toMatchObject([{ parent_group_id: group.id, links: sites, reach: 'All' }])
  })
})

describe('do not contact', () => {
  const ASK = `select public.ask_for_review($1, ${FILM})`
  const letters = () => database.value<number>(`select count(*)::int from public.outbox_messages`)

  it('refuses a request for a review, also to another contact with the address', async () => {
    await give(NAOMI, 'do_not_contact = false')
    await give(PETE, 'do_not_contact = true')
    await database.run(`
      update public.contact_details set email = 'NAOMI@tilthandtwine.example' where contact_id = '${PETE}'`)
    const before = await letters()
    expect(await database.asUser('admin').attempt(ASK, [NAOMI])).toEqual({ refused: 'PT451' })
    expect(await letters()).toBe(before)
    await give(PETE, 'do_not_contact = false')
    expect(await database.asUser('admin').value(ASK, [NAOMI])).toEqual(expect.any(String))
  })

  it('holds letters back that wait', async () => {
    await give(NAOMI, 'do_not_contact = false')
    await database.asUser('admin').value(ASK, [NAOMI])
    expect(await letters()).toBe(1)
    await give(NAOMI, 'do_not_contact = true')
    expect(await letters()).toBe(0)
  })
})
