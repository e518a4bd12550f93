import { randomUUID } from 'node:crypto'
import { brand, group, NAOMI, openDuties, PETE, sites } from './contact-duty-samples'
import { openDatabase } from './harness'

const database = openDatabase()
const { duties, give } = openDuties(database)

describe('similar contacts', () => {
  it('have one name in one group, not in two groups', async () => {
    const owl = database.asUser('owl')
    const id = randomUUID()
    const facts = { first_name: 'Sam', last_name: 'Doe', parent_group_id: group.id }
    await owl.query('select public.add_contact($1, $2)', [id, facts])
    const find = (wanted: string | null) =>
      owl.query(`select parent_group from public.find_similar_contacts('', 'sam', 'doe', '', null, $1)`, [
        wanted,
      ])
    expect(await find(group.id)).toEqual([{ parent_group: 'Halcyon Fuel' }])
    expect(await find(null)).toHaveLength(1)
    expect(await find(group.other)).toEqual([])
  })
})

describe('merging', () => {
  const MERGE = 'select kind, label, outcome from public.merge_contacts($1, $2, $3)'
  const back = () =>
    database
      .asUser('super_admin')
      .query(`insert into public.contacts (id, first_name, last_name) values ($1, 'Naomi', 'Vance')`, [NAOMI])

  beforeEach(async () => {
    await give(
      NAOMI,
      `parent_group_id = '${group.id}', site_ids = '{${sites[0]}}', brand_id = '${brand}', reach = 'Ohio',
      preferred_way = 'email', do_not_contact = true`,
    )
    await give(
      PETE,
      `parent_group_id = '${group.id}', site_ids = '{${sites[1]}}', brand_id = null, reach = 'Iowa',
      preferred_way = null, do_not_contact = false`,
    )
  })

  it('puts together what both are responsible for, as the dry run lists it', async () => {
    const superAdmin = database.asUser('super_admin')
    const dryRun = await superAdmin.query(MERGE, [NAOMI, PETE, true])
    expect(dryRun).toEqual(
      expect.arrayContaining([
        { kind: 'fact', label: 'brand', outcome: 'moves' },
        { kind: 'fact', label: 'reach', outcome: 'is dropped' },
        { kind: 'fact', label: 'preferred way', outcome: 'moves' },
        { kind: 'fact', label: 'do not contact', outcome: 'moves' },
        { kind: 'sites', label: '1', outcome: 'moves' },
      ]),
    )
    expect(await superAdmin.query(MERGE, [NAOMI, PETE, false])).toEqual(dryRun)
    expect(await duties(PETE)).toEqual([
      {
        parent_group_id: group.id,
        brand_id: brand,
        site_ids: sites,
        links: sites,
        reach: 'Iowa',
        preferred_way: 'email',
        do_not_contact: true,
      },
    ])
  })

  it('drops sites of another group', async () => {
    await give(PETE, `parent_group_id = '${group.other}', site_ids = '{}'`)
    const steps = await database.asUser('super_admin').query(MERGE, [NAOMI, PETE, false])
    expect(steps).toContainEqual({ kind: 'sites', label: '1', outcome: 'is dropped' })
    expect(await duties(PETE)).toMatchObject([{ parent_group_id: group.other, links: [] }])
  })

  it('is undone with every link, apart from what was changed since', async () => {
    const [naomi, pete] = [await duties(NAOMI), await duties(PETE)]
    const reviews = (id: string) =>
      database.value('select count(*)::int from public.client_reviews where contact_id = $1', [id])
    const before = [await reviews(NAOMI), await reviews(PETE)]
    await database.run(`insert into public.notes (contact_id, body) values ('${NAOMI}', 'Called')`)
    await database.asUser('super_admin').query(MERGE, [NAOMI, PETE, false])
    await give(PETE, `reach = 'Texas'`)
    await back()
    expect(await duties(NAOMI)).toEqual(naomi)
    expect(await duties(PETE)).toEqual([{ ...pete[0], reach: 'Texas' }])
    expect([await reviews(NAOMI), await reviews(PETE)]).toEqual(before)
    expect(await database.value(`select contact_id from public.notes where body = 'Called'`)).toBe(NAOMI)
  })

  it('gives an e-mail back that the other contact took over', async () => {
    await database.run(`update public.contact_details set email = null where contact_id = '${PETE}'`)
    await database.asUser('super_admin').query(MERGE, [NAOMI, PETE, false])
    await back()
    expect(
      await database.sql(
        `select contact_id, email from public.contact_details where contact_id in ('${NAOMI}', '${PETE}') order by 1`,
      ),
    ).toMatchObject([
      { contact_id: NAOMI, email: 'naomi@tilthandtwine.example' },
      { contact_id: PETE, email: null },
    ])
  })
})
