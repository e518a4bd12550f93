import { openDatabase } from './harness'
import { PEOPLE } from './people'

const database = openDatabase()
beforeEach(database.deleteLeads)

/** Five leads, the first one is the newest. */
beforeEach(() =>
  database.run(`
    insert into public.contact_submissions
      (first_name, last_name, email, business_name, message, state, status, lost_reason, owner_id, next_step, next_step_on,
        value_cents, landing_path, landing_kind, created_at)
    values
      ('Ada', 'One', 'one@looms.example', 'Looms', 'A film about looms.', 'Ohio', 'new', null, null, null, null, null,
        '/', 'home', now() - interval '30 hours'),
      ('Ben', 'Two', 'two@gmail.com', 'Anvils', 'A film about anvils.', 'Ohio', 'contacted', null, '${PEOPLE.owl}', 'Call',
        '2026-01-02', 500000, '/video-production-in/ohio', 'state', now() - interval '31 hours'),
      ('Cai', 'Three', 'three@looms.example', 'Looms', 'More looms.', 'Iowa', 'quoted', null, '${PEOPLE.admin}', 'Ask',
        '2999-01-02', 250000, null, null, now() - interval '32 hours'),
      ('Dee', 'Four', 'four@gmail.com', 'Boats', 'Boats.', null, 'lost', 'price', null, null, null, null, null, null,
        now() - interval '33 hours'),
      ('Eli', 'Five', 'five@spam.example', 'Spam', 'Looms, cheap.', null, 'held', null, null, null, null, null, null, null,
        now() - interval '34 hours');
    update public.contact_submissions set first_answered_at = created_at + interval '1 hour' where status in ('contacted', 'quoted')`),
)

type Found = { last_name: string; total: number }

const search = async (parameters: string, who: 'owl' | 'project_manager' = 'owl') =>
  database.asUser(who).query<Found>(`select * from public.search_leads(${parameters})`)
const names = async (parameters: string) => (await search(parameters)).map(({ last_name: name }) => name)

it.each([
  ['', ['One', 'Two', 'Three', 'Four', 'Five']],
  [`words => '{looms}'`, ['One', 'Three', 'Five']],
  [`words => '{looms,ada}'`, ['One']],
  [`with_status => 'open'`, ['One', 'Two', 'Three']],
  [`with_status => 'held'`, ['Five']],
  [`of_owner => 'nobody'`, ['One', 'Four', 'Five']],
  [`of_owner => '${PEOPLE.owl}'`, ['Two']],
  [`in_state => 'Ohio'`, ['One', 'Two']],
  [`from_kind => 'state'`, ['Two']],
  [`overdue => 'answer'`, ['One']],
  [`overdue => 'step'`, ['Two']],
  [`overdue => 'any'`, ['One', 'Two']],
  [`in_state => 'O''Hara'`, []],
  [`words => '{looms}', with_status => 'open', overdue => 'answer'`, ['One']],
  [`max_rows => 2, skip_rows => 1`, ['Two', 'Three']],
])('search_leads(%s) finds %j', async (parameters, expected) => {
  expect(await names(parameters)).toEqual(expected)
})

it.each([
  [`'name', descending => false`, ['Five', 'Four', 'One', 'Three', 'Two']],
  [`'value'`, ['Two', 'Three']],
  [`'step', descending => false`, ['Two', 'Three']],
  [`'stage', descending => false`, ['Five', 'One', 'Two', 'Three', 'Four']],
  [`'answer', descending => false`, ['Five', 'Four', 'One']],
])('sorted by %s, %j come first', async (order, expected) => {
  const found = await names(`sort_by => ${order}`)
  expect(found).toHaveLength(5)
  expect(found.slice(0, expected.length)).toEqual(expected)
})

it('counts what it finds on all pages', async () => {
  expect((await search(`max_rows => 2`)).map(({ total }) => total)).toEqual([5, 5])
  expect((await search(`words => '{looms}', max_rows => 1`)).map(({ total }) => total)).toEqual([3])
})

it('shows nothing to project managers', async () => {
  expect(await search('', 'project_manager')).toEqual([])
})

const idOf = (name: string) =>
  database.value<string>('select id from public.contact_submissions where last_name = $1', [name])

it.each([
  ['One', '', [null, 'Two', 1, 5]],
  ['Three', '', ['Two', 'Four', 3, 5]],
  ['Three', `, words => '{looms}'`, ['One', 'Five', 2, 3]],
  ['Three', `, sort_by => 'value', descending => false`, [null, 'Two', 1, 5]],
  ['Five', `, with_status => 'open'`, undefined],
])('the neighbors of %s in the list%s are %j', async (name, parameters, expected) => {
  const rows = await database
    .asUser('owl')
    .query<{ before: string | null; after: string | null; place: number; total: number }>(
      `select before.last_name as before, after.last_name as after, place, total
      from public.find_lead_neighbors('${await idOf(name)}'${parameters}) as near
      left join public.contact_submissions as before on before.id = near.previous_id
      left join public.contact_submissions as after on after.id = near.next_id`,
    )
  expect(rows.map(({ before, after, place, total }) => [before, after, place, total])[0]).toEqual(expected)
})

/** Equal and missing values, so that each order needs the ids too. */
const SORTS = ['created', 'name', 'business', 'stage', 'step', 'value', 'answer', 'changed']

it.each(SORTS)('neighbors by %s are those beside the lead in the list, up and down', async (sort) => {
  await database.run(`update public.contact_submissions set created_at = '2026-01-05', business_name = 'Looms'
    where last_name in ('Two', 'Four', 'Five')`)
  for (const descending of [true, false]) {
    const order = `sort_by => '${sort}', descending => ${descending}`
    const listed = await database
      .asUser('owl')
      .query<{ id: string }>(`select id from public.search_leads(${order})`)
    const ids = listed.map(({ id }) => id)
    for (const [at, id] of ids.entries()) {
      expect(
        await database.asUser('owl').query(`select * from public.find_lead_neighbors('${id}', ${order})`),
      ).toEqual([{ previous_id: ids[at - 1] ?? null, next_id: ids[at + 1] ?? null, place: at + 1, total: 5 }])
    }
  }
})

describe('many at once', () => {
  it('get an owner, with an outcome for each', async () => {
    const ids = [await idOf('One'), await idOf('Two'), PEOPLE.member]
    const set = (who: 'owl' | 'project_manager', owner: string) =>
      database
        .asUser(who)
        .query<{ outcome: string }>('select outcome from public.set_leads_owner($1, $2) order by 1', [
          ids,
          owner,
        ])
    expect((await set('owl', PEOPLE.owl)).map(({ outcome }) => outcome)).toEqual([
      'done',
      'refused',
      'unchanged',
    ])
    expect((await set('project_manager', PEOPLE.admin)).map(({ outcome }) => outcome)).toEqual([
      'refused',
      'refused',
      'refused',
    ])
    await expect(set('owl', PEOPLE.graphic_designer)).rejects.toMatchObject({ code: 'PT422' })
  })

  it('get a stage, and lost ones a reason', async () => {
    const ids = [await idOf('One'), await idOf('Four')]
    const set = (reason: string | null) =>
      database
        .asUser('admin')
        .query<{ outcome: string }>(`select outcome from public.set_leads_stage($1, 'lost', $2) order by 1`, [
          ids,
          reason,
        ])
    await expect(set(null)).rejects.toMatchObject({ code: 'PT422' })
    expect((await set('timing')).map(({ outcome }) => outcome)).toEqual(['done', 'unchanged'])
    expect(
      await database.sql(
        `select lost_reason from public.contact_submissions where status = 'lost' order by 1`,
      ),
    ).toEqual([{ lost_reason: 'price' }, { lost_reason: 'timing' }])
  })
})

it('whoever may own leads, or still does, is listed', async () => {
  await database.run(`update public.profiles set active = false where id = '${PEOPLE.admin}'`)
  const owners = await database
    .asUser('owl')
    .query<{ id: string; may_own: boolean }>('select * from public.list_lead_owners()')
  expect(owners).toHaveLength(3)
  expect(owners.find(({ id }) => id === PEOPLE.admin)?.may_own).toBe(false)
})
