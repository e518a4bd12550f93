import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

// No demo row is an application.
beforeEach(() =>
  database.run(`
    insert into public.videographer_applications (first_name, last_name, email, phone, street, city, state, zip_code, country, about)
    values ('Ada', 'Quist', 'ada@example.com', '313 555 0100', '1 Pier', 'Detroit', 'Michigan', '48201', 'USA', 'Films of boats.')`),
)

type Found = { kind: string; record_id: string; title: string; context: string; rank: number; total: number }

const search = (person: Person, asked: string, more = '') =>
  database.asUser(person).query<Found>(`select * from public.search_records($1${more})`, [asked])
const titles = async (person: Person, asked: string) =>
  (await search(person, asked)).map(({ kind, title }) => `${kind} ${title}`)

/** The table of each kind; entries of the kind are found exactly where the table can be read. */
const TABLES = {
  ad_group: 'ad_groups',
  ad: 'ads',
  ad_template: 'ad_templates',
  client: 'clients',
  contact: 'contact_details',
  video: 'videos',
  article: 'seo_blog_posts',
  place_page: 'service_geo_pages',
  lead: 'contact_submissions',
  application: 'videographer_applications',
  call: 'intro_calls',
  quote: 'quotes',
  task: 'tasks',
  site_group: 'parent_groups',
  site: 'sites',
  brand: 'brands',
  product: 'products',
  deal: 'deals',
  loyalty_program: 'loyalty_programs',
  review: 'client_reviews',
  industry: 'industries',
  camera: 'cameras',
  lens: 'lenses',
  redirect: 'path_redirects',
} as const

const STAFF = ['graphic_designer', 'project_manager', 'owl', 'admin', 'super_admin'] as const

/** Every record, by one word in each title. */
const nameAll = () =>
  database.run(
    `update private.search_entries set title_key = 'zebra ' || title_key, words = ' zebra' || words`,
  )

describe('rights', () => {
  beforeEach(nameAll)

  it.each(STAFF)('a %s finds no record that the policies hide', async (person) => {
    const found = await search(person, 'zebra', ', 100')
    expect(found.length).toBeGreaterThan(20)
    for (const kind of new Set(found.map((record) => record.kind))) {
      if (kind === 'user') continue
      const ids = found.filter((record) => record.kind === kind).map((record) => record.record_id)
      const table = TABLES[kind as keyof typeof TABLES]
      const key = table === 'contact_details' ? 'contact_id' : 'id'
      const readable = await database
        .asUser(person)
        .value<number>(`select count(*)::integer from public.${table} where ${key} = any ($1)`, [ids])
      expect([kind, readable]).toEqual([kind, ids.length])
    }
  })

  it.each<[Person, string[]]>([
    ['graphic_designer', ['ad', 'ad_group', 'ad_template']],
    ['member', []],
    ['super_admin', ['user', ...Object.keys(TABLES)].sort()],
    ['admin', Object.keys(TABLES).sort()],
  ])('a %s finds the kinds %j', async (person, kinds) => {
    const found = await search(person, 'zebra', ', 1')
    expect([...new Set(found.map(({ kind }) => kind))].filter((kind) => kind !== 'task').sort()).toEqual(
      kinds.filter((kind) => kind !== 'task'),
    )
  })

  it('a designer finds tasks as the policy of tasks says', async () => {
    const find = async () =>
      (await search('graphic_designer', 'zebra', `, 100, 'task'`)).map(({ record_id }) => record_id).sort()
    const readable = await database
      .asUser('graphic_designer')
      .query<{ id: string }>('select id from public.tasks order by id')
    expect(await find()).toEqual(readable.map(({ id }) => id))
    const all = await search('project_manager', 'zebra', `, 100, 'task'`)
    const ofManager = await database.asUser('project_manager').query('select id from public.tasks')
    expect(all).toHaveLength(ofManager.length)
  })

  it.each(['graphic_designer', 'project_manager'] as const)(
    'a %s finds the one task of theirs behind a thousand of leads',
    async (person) => {
      await database.run(`
        insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
          values ('f0000000-0000-4000-8000-0000000000aa', 'Ann', 'Ode', 'ann@example.com', 'Ode', 'A film.');
        insert into public.tasks (title, lead_id)
          select 'Quokka ' || n, 'f0000000-0000-4000-8000-0000000000aa' from generate_series(1, 1000) as n;
        insert into public.tasks (title, parent_group_id, assignee_id)
          select 'Zoom in on the quokka', id, '${PEOPLE.graphic_designer}' from public.parent_groups limit 1;`)
      const own = [{ kind: 'task', title: 'Zoom in on the quokka', total: 1 }]
      expect(await search(person, 'quokka')).toMatchObject(own)
      expect(await search(person, 'quokak')).toMatchObject(own)
    },
  )

  it('whoever a super admin looks as decides, and a refused mirror finds nothing', async () => {
    const query = `select distinct kind from public.search_records('zebra', 1) where kind in ('lead', 'user')`
    const asManager = await database.asMirroring('super_admin', 'project_manager')
    expect(await asManager.query(query)).toEqual([])
    const asOwl = await database.asMirroring('super_admin', 'owl')
    expect(await asOwl.query(query)).toEqual([{ kind: 'lead' }])
    const expired = await database.asMirroring('super_admin', 'owl', { expired: true })
    expect(await expired.query(`select * from public.search_records('zebra')`)).toEqual([])
  })

  it('visitors may not search', async () => {
    expect(await database.asAnon().attempt(`select * from public.search_records('zebra')`)).toEqual({
      refused: '42501',
    })
    expect(await database.asAnon().attempt(`select * from public.recent_records('{}', '{}')`)).toEqual({
      refused: '42501',
    })
    expect(await database.asUser('admin').attempt('select * from private.search_entries')).toEqual({
      refused: '42501',
    })
  })
})

describe('words', () => {
  beforeEach(() =>
    database.run(`
      insert into public.brands (name, kind) values
        ('TotoTata', 'fuel'), ('Tata', 'store'), ('Tata Oils', 'fuel'), ('Old Tatafuel', 'fuel'), ('Zürich Ölquelle', 'food');`),
  )

  it.each<[string, string[]]>([
    ['tata', ['brand Tata', 'brand Tata Oils', 'brand Old Tatafuel', 'brand TotoTata']],
    ['TATA oils', ['brand Tata Oils']],
    ['oils tat', ['brand Tata Oils']],
    ['otota', ['brand TotoTata']],
    ['zurich', ['brand Zürich Ölquelle']],
    ['ÖLQUELLE zür', ['brand Zürich Ölquelle']],
    ['tototaat', ['brand TotoTata']],
    ['totota', ['brand TotoTata']],
    ['tototatta', ['brand TotoTata']],
    ['tototxta', ['brand TotoTata']],
    ['tooxtata', []],
    ['zurch food', ['brand Zürich Ölquelle']],
    ['%', []],
    ['tata_oils', ['brand Tata Oils']],
    [`ta'); drop table x --`, []],
    ['  ', []],
  ])('%j finds %j', async (asked, expected) => {
    expect((await titles('owl', asked)).filter((title) => title.startsWith('brand'))).toEqual(expected)
  })

  it('says how good each is, and how many of a kind there are', async () => {
    const found = await search('owl', 'tata', `, 2, 'brand'`)
    expect(found.map(({ rank, total }) => [rank, total])).toEqual([
      [0, 4],
      [1, 4],
    ])
    expect((await search('owl', 'tototaat'))[0]?.rank).toBe(4)
  })

  it('finds people by what only some roles may read', async () => {
    await database.run(`
      insert into public.contacts (id, client_id, first_name, last_name)
      select md5('q')::uuid, id, 'Quenby', 'Marlow' from public.clients limit 1;
      insert into public.contact_details (contact_id, email, phone) values (md5('q')::uuid, 'q@xylograph.example', '(313) 555-0177')
      on conflict (contact_id) do update set email = excluded.email, phone = excluded.phone;`)
    expect(await titles('owl', 'xylograph')).toEqual(['contact Quenby Marlow'])
    expect(await titles('project_manager', '3135550177')).toEqual(['contact Quenby Marlow'])
    expect(await titles('graphic_designer', 'xylograph')).toEqual([])
  })
})

describe('entries', () => {
  const entries = (words: string) =>
    database.sql<{ kind: string; title: string; context: string }>(
      `select kind, title, context from private.search_entries where words like $1 order by kind, title`,
      [`% ${words} %`],
    )

  it('follow a record, and names beside it', async () => {
    await database.run(`
      insert into public.parent_groups (id, name) values (md5('g')::uuid, 'Quibble Fuels');
      insert into public.sites (id, parent_group_id, number, name, street, city, state, zip, latitude, longitude, time_zone)
      select md5('s')::uuid, md5('g')::uuid, '12', 'Quay Stop', street, city, state, zip, latitude, longitude, time_zone
      from public.sites limit 1;`)
    expect((await entries('quibble')).map(({ kind }) => kind)).toEqual(['site', 'site_group'])
    await database.run(`update public.parent_groups set name = 'Vexing Fuels' where id = md5('g')::uuid`)
    expect(await entries('quibble')).toEqual([])
    expect((await entries('vexing')).map(({ kind }) => kind)).toEqual(['site', 'site_group'])
    await database.run(`delete from public.sites where id = md5('s')::uuid`)
    expect((await entries('vexing')).map(({ kind }) => kind)).toEqual(['site_group'])
  })

  it('are written only when something of them changed', async () => {
    await database.run(
      `insert into public.brands (id, name, kind) values (md5('b')::uuid, 'Quibble', 'fuel')`,
    )
    const place = () =>
      database.value(`select ctid::text from private.search_entries where record_id = md5('b')::uuid`)
    const before = await place()
    await database.run(`update public.brands set notes = 'Seen.' where id = md5('b')::uuid`)
    expect(await place()).toBe(before)
    await database.run(`update public.brands set name = 'Quabble' where id = md5('b')::uuid`)
    expect(await place()).not.toBe(before)
  })

  it('are those of the records after a merge, and after a cascade', async () => {
    const [lead] = await database.sql<{ id: string }>(
      `select submission_id as id from public.intro_calls order by id limit 1`,
    )
    await database.run(`delete from public.contact_submissions where id = '${lead?.id}'`)
    const [first, second] = await database.sql<{ id: string; version: number; name: string }>(
      `select id, version, name from public.products order by name limit 2`,
    )
    await database.run(`
      update public.ad_groups set product_id = '${first?.id}' where product_id = '${second?.id}'`)
    const stale = await database.sql(`
      select entry.kind, entry.title from private.search_entries as entry
      where (kind = 'call' and not exists (select from public.intro_calls where id = record_id))
        or (kind = 'lead' and not exists (select from public.contact_submissions where id = record_id))
        or (kind = 'ad_group' and not exists (
          select from private.searchable_ad_group as now where now.record_id = entry.record_id and now.context = entry.context))`)
    expect(stale).toEqual([])
  })

  it('are what a new filling would write, for every kind', async () => {
    const print = () =>
      database.sql(
        'select kind, record_id, title, context, status, words from private.search_entries order by 1, 2',
      )
    const kept = await print()
    expect(new Set(kept.map(({ kind }) => kind))).toEqual(new Set(['user', ...Object.keys(TABLES)]))
    await database.run('delete from private.search_entries; select private.fill_search_entries()')
    expect(await print()).toEqual(kept)
  })
})

it('names records that were opened before, without those that are gone or forbidden', async () => {
  const [client] = await database.sql<{ id: string; name: string }>(
    'select id, name from public.clients limit 1',
  )
  const [lead] = await database.sql<{ id: string }>('select id from public.contact_submissions limit 1')
  const asked = [
    ['lead', 'client', 'client', 'user'],
    [lead?.id, client?.id, PEOPLE.member, PEOPLE.owl],
  ]
  const recent = (person: Person) =>
    database.asUser(person).query<Found>('select kind, title from public.recent_records($1, $2)', asked)
  expect(await recent('project_manager')).toEqual([{ kind: 'client', title: client?.name }])
  expect((await recent('owl')).map(({ kind }) => kind)).toEqual(['lead', 'client'])
  expect(await recent('graphic_designer')).toEqual([])
})
