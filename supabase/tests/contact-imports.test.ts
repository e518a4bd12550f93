import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import type { Session } from './session'

const database = openDatabase()

const HEADERS = ['First', 'Last', 'Mail', 'Client', 'Position', 'Notes']
const FIELDS = { first_name: 1, last_name: 2, email: 3, client: 4, position: 5, notes: 6 }
const KEEPERS = ['project_manager', 'owl', 'admin', 'super_admin'] as const satisfies Person[]
const OTHERS = ['graphic_designer', 'member'] as const satisfies Person[]

type Counts = { create: number; update: number; skip: number; error: number }
type Line = { number: number; outcome: string; problems: object; changes: object; kept: string | null }

const START = 'select public.start_contact_import($1, $2, $3)'
const MATCH = 'select public.match_contact_import($1, $2, $3)'
const RUN = 'select public.run_contact_import($1, $2)'
const UNDO = 'select public.undo_contact_import($1)'
const ROWS = 'select * from public.list_contact_import_rows($1, $2, 500)'

/** The columns of each row: first and last name, e-mail, client, position, notes. */
async function plan(session: Session, rows: string[][], matchBy = 'email', fields: object = FIELDS) {
  const lines = rows.map((cells, index) => [String(index + 2), ...HEADERS.map((_, at) => cells[at] ?? '')])
  const id = (await session.value<string>(START, ['people.csv', HEADERS, JSON.stringify(lines)])) ?? ''
  await session.query(MATCH, [id, JSON.stringify(fields), matchBy])
  const counts = (await session.value<Counts>('select counts from public.list_contact_imports($1)', [id]))!
  return { id, counts }
}

const rowsOf = (session: Session, id: string, kind: string | null = null) =>
  session.query<Line>(ROWS, [id, kind])
const outcomes = async (session: Session, id: string) =>
  (await rowsOf(session, id)).map(({ outcome }) => outcome)
const countContacts = () => database.value<number>('select count(*)::int from public.contacts')
const positionOf = (email: string) =>
  database.sql(
    `select position, notes from public.contacts join public.contact_details on contact_id = id where email = $1`,
    [email],
  )

const NAOMI = ['Naomi', 'Vance', 'naomi@tilthandtwine.example', 'Tilth & Twine', 'Co-founder']
const ADA = ['Ada', 'Byron', 'ada@example.com', 'lakeshore ROASTERS', 'Roaster']

describe('the plan', () => {
  it('creates, updates and skips by e-mail', async () => {
    const owl = database.asUser('owl')
    const { id, counts } = await plan(owl, [
      ADA,
      ['', '', ''],
      NAOMI,
      ['Naomi', 'Vance', 'NAOMI@tilthandtwine.example', '', 'Chief'],
      ['Pete', 'Kowalczyk', 'PETE@lakeshoreroasters.example', '', 'Chief'],
    ])
    expect(counts).toEqual({ create: 1, update: 1, skip: 2, error: 1 })
    expect(await outcomes(owl, id)).toEqual(['create', 'error', 'skip', 'skip', 'update'])
    const [, , same, repeated, changed] = await rowsOf(owl, id)
    expect([same, repeated]).toMatchObject([{ same_as: null }, { same_as: 4 }])
    expect(changed).toMatchObject({ changes: { position: ['Owner', 'Chief'] } })
  })

  it('compares names and clients instead', async () => {
    const owl = database.asUser('owl')
    const { id } = await plan(
      owl,
      [
        ['NAOMI', 'vance', '', 'tilth & twine', 'Chief'],
        ['Naomi', 'Vance', '', 'Lakeshore Roasters', 'Chief'],
        ['Naomi', 'Vance', '', '', 'Chief'],
      ],
      'name',
    )
    expect(await outcomes(owl, id)).toEqual(['update', 'create', 'create'])
    const [first] = await rowsOf(owl, id)
    expect(first?.changes).toEqual({ position: ['Co-founder', 'Chief'] })
  })

  it('reads full names', async () => {
    const owl = database.asUser('owl')
    const { id } = await plan(owl, [['Ada King Byron'], ['Byron, Ada'], ['Ada']], 'name', { full_name: 1 })
    expect(await rowsOf(owl, id)).toMatchObject([
      { facts: { first_name: 'Ada King', last_name: 'Byron' } },
      { facts: { first_name: 'Ada', last_name: 'Byron' } },
      { outcome: 'error', problems: { first_name: 'missing' } },
    ])
  })

  it('says on which field a row fails', async () => {
    const owl = database.asUser('owl')
    const long = 'x'.repeat(121)
    const { id } = await plan(owl, [
      ['', 'Byron', 'one@example.com'],
      ['Ada', 'Byron', 'one@example.com, two@example.com'],
      ['Ada', 'Byron', 'two@example.com', 'Nobody & Sons'],
      ['Ada', 'Byron', 'three@example.com', '', long],
      ['Ada', 'Byron', ''],
    ])
    expect((await rowsOf(owl, id, 'error')).map(({ problems }) => problems)).toEqual([
      { first_name: 'missing' },
      { email: 'invalid' },
      { client: 'unknown' },
      { position: 'long' },
      { email: 'missing' },
    ])
  })

  it('leaves a row alone that fits two contacts', async () => {
    const owl = database.asUser('owl')
    await database.run(`update public.contact_details set email = 'both@example.com'
      where contact_id in ('e0000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-000000000002')`)
    const { id } = await plan(owl, [['Naomi', 'Vance', 'both@example.com']])
    expect(await rowsOf(owl, id)).toMatchObject([{ outcome: 'error', problems: { email: 'several' } }])
  })

  it('refuses fields and columns that do not exist, and other kinds of files', async () => {
    const owl = database.asUser('owl')
    const { id } = await plan(owl, [ADA])
    for (const fields of [{ salary: 1 }, { email: 7 }, { email: 0 }]) {
      expect(await owl.attempt(MATCH, [id, JSON.stringify(fields), 'email'])).toEqual({ refused: 'PT422' })
    }
    expect(await owl.attempt(START, ['empty.csv', HEADERS, '[]'])).toEqual({ refused: 'PT422' })
  })
})

describe('the run', () => {
  it('does what the plan says, once', async () => {
    const owl = database.asUser('owl')
    const before = await countContacts()
    const pete = ['Pete', 'Kowalczyk', 'pete@lakeshoreroasters.example', '', 'Chief']
    const { id, counts } = await plan(owl, [ADA, pete, ['', 'Nobody', 'n@example.com']])
    expect(await owl.value(RUN, [id, counts])).toBe('done')
    expect(await owl.value(RUN, [id, counts])).toBe('done')
    expect(await countContacts()).toBe(before + 1)
    expect(await positionOf('ada@example.com')).toEqual([{ position: 'Roaster', notes: null }])
    // An empty cell changes nothing.
    expect(await positionOf('pete@lakeshoreroasters.example')).toEqual([
      { position: 'Chief', notes: 'Send drafts as links, he watches on his phone.' },
    ])
    expect(await owl.attempt(MATCH, [id, '{}', 'email'])).toEqual({ refused: 'PT409' })
  })

  it('does not double what another import has added meanwhile, and says so first', async () => {
    const [owl, manager] = [database.asUser('owl'), database.asUser('project_manager')]
    const [one, other] = [await plan(owl, [ADA]), await plan(manager, [ADA])]
    expect(await owl.value(RUN, [one.id, one.counts])).toBe('done')
    expect(await manager.value(RUN, [other.id, other.counts])).toBe('changed')
    const [listed] = await manager.query<{ counts: Counts; status: string }>(
      'select counts, status from public.list_contact_imports($1)',
      [other.id],
    )
    expect(listed).toEqual({ status: 'draft', counts: { create: 0, update: 0, skip: 1, error: 0 } })
    expect(await manager.value(RUN, [other.id, listed?.counts])).toBe('done')
    expect(await positionOf('ada@example.com')).toHaveLength(1)
  })

  it('is listed with who did it', async () => {
    const owl = database.asUser('owl')
    const { id, counts } = await plan(owl, [ADA])
    await owl.query(RUN, [id, counts])
    expect(
      await database
        .asUser('project_manager')
        .query(
          'select id, file_name, status, importer is not null as is_named, can_undo from public.list_contact_imports()',
        ),
    ).toEqual([{ id, file_name: 'people.csv', status: 'done', is_named: true, can_undo: false }])
  })
})

describe('the undo', () => {
  it('brings everything back as it was', async () => {
    const owl = database.asUser('owl')
    const everything = `select contacts.id, first_name, position, client_id, email, notes
      from public.contacts left join public.contact_details on contact_id = id order by id`
    const before = await database.sql(everything)
    const { id, counts } = await plan(owl, [
      ADA,
      ['Petrus', 'Kowalczyk', 'pete@lakeshoreroasters.example', 'Tilth & Twine', 'Chief', 'New notes'],
    ])
    await owl.query(RUN, [id, counts])
    expect(await database.sql(everything)).not.toEqual(before)
    for (const _ of [1, 2]) expect(await owl.value(UNDO, [id])).toBe('undone')
    expect(await database.sql(everything)).toEqual(before)
    expect(await rowsOf(owl, id, 'kept')).toEqual([])
  })

  it('keeps and names what was changed, used or deleted since', async () => {
    const superAdmin = database.asUser('super_admin')
    const { id, counts } = await plan(
      superAdmin,
      ['one', 'two', 'three', 'four'].map((name) => [name, 'Byron', `${name}@example.com`]),
    )
    await superAdmin.query(RUN, [id, counts])
    const idOf = (name: string) => `(select id from public.contacts where first_name = '${name}')`
    await database.run(`
      update public.contact_details set phone = '5550100' where contact_id = ${idOf('one')};
      insert into public.client_reviews (rating, description, client_id, contact_id)
        values (5, 'Good', 'c0000000-0000-4000-8000-000000000001', ${idOf('two')});
      delete from public.contacts where id = ${idOf('three')}`)
    await superAdmin.query(UNDO, [id])
    expect(await rowsOf(superAdmin, id, 'kept')).toMatchObject([
      { number: 2, kept: 'changed' },
      { number: 3, kept: 'used' },
      { number: 4, kept: 'gone' },
    ])
    const left = await database.sql(
      `select first_name from public.contacts where last_name = 'Byron' order by 1`,
    )
    expect(left).toEqual([{ first_name: 'one' }, { first_name: 'two' }])
  })

  it('is for the importer and for admins', async () => {
    const owl = database.asUser('owl')
    const { id, counts } = await plan(owl, [ADA])
    expect(await owl.attempt(UNDO, [id])).toEqual({ refused: 'PT409' })
    await owl.query(RUN, [id, counts])
    expect(await database.asUser('project_manager').attempt(UNDO, [id])).toEqual({ refused: 'PT403' })
    expect(await database.asUser('admin').value(UNDO, [id])).toBe('undone')
  })
})

describe('rights', () => {
  it.each(KEEPERS)('let a %s import', async (person) => {
    const session = database.asUser(person)
    const { id, counts } = await plan(session, [ADA])
    expect(await session.value(RUN, [id, counts])).toBe('done')
  })

  const attempts = async (session: Session, id: string, counts: Counts) => [
    await session.attempt(START, ['people.csv', HEADERS, '[["2", "Ada"]]']),
    await session.attempt(MATCH, [id, '{}', 'email']),
    await session.attempt(RUN, [id, counts]),
    await session.attempt(UNDO, [id]),
  ]
  const DENIED = Array<object>(4).fill({ refused: 'PT403' })

  it.each(OTHERS)('refuse a %s', async (person) => {
    const { id, counts } = await plan(database.asUser('owl'), [ADA])
    const session = database.asUser(person)
    expect(await attempts(session, id, counts)).toEqual(DENIED)
    expect(await session.attempt(ROWS, [id, null])).toEqual({ refused: 'PT403' })
    expect(await session.attempt('select * from public.list_contact_imports()')).toEqual({ refused: 'PT403' })
  })

  it('refuse changes while mirroring that only looks', async () => {
    const { id, counts } = await plan(database.asUser('owl'), [ADA])
    const session = await database.asMirroring('super_admin', 'owl')
    expect(await attempts(session, id, counts)).toEqual(DENIED)
    expect(await session.attempt(ROWS, [id, null])).toEqual({ count: 1 })
  })

  it('name the mirrored person as the importer', async () => {
    const session = await database.asMirroring('super_admin', 'owl', { allowChanges: true })
    const { id, counts } = await plan(session, [ADA])
    await session.query(RUN, [id, counts])
    expect(await database.value('select created_by from private.contact_imports where id = $1', [id])).toBe(
      PEOPLE.owl,
    )
  })
})

it('forgets drafts after a day, and rows after 90 days', async () => {
  const owl = database.asUser('owl')
  const [draft, old] = [await plan(owl, [ADA]), await plan(owl, [ADA])]
  await owl.query(RUN, [old.id, old.counts])
  await database.run(`
    update private.contact_imports set created_at = now() - interval '25 hours' where id = '${draft.id}';
    update private.contact_imports set finished_at = now() - interval '91 days' where id = '${old.id}'`)
  await plan(owl, [NAOMI])
  expect(await owl.query('select id from public.list_contact_imports($1)', [draft.id])).toEqual([])
  expect(await rowsOf(owl, old.id)).toEqual([])
  expect(await owl.attempt(UNDO, [old.id])).toEqual({ refused: 'PT409' })
})

it('takes thousands of rows in one go', async () => {
  const owl = database.asUser('owl')
  const rows = Array.from({ length: 2000 }, (_, index) => [
    'Ada',
    `Byron ${index}`,
    `ada${index}@example.com`,
    'Tilth & Twine',
  ])
  const { id, counts } = await plan(owl, rows)
  expect(counts).toEqual({ create: 2000, update: 0, skip: 0, error: 0 })
  expect(await owl.value(RUN, [id, counts])).toBe('done')
  expect(await owl.value(UNDO, [id])).toBe('undone')
})
