import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

const NAOMI = 'e0000000-0000-4000-8000-000000000001'
const PETE = 'e0000000-0000-4000-8000-000000000002'
const TILTH = 'c0000000-0000-4000-8000-000000000001'
const NOBODY = 'e0000000-0000-4000-8000-00000000ffff'

const KEEPERS = ['project_manager', 'owl', 'admin', 'super_admin'] as const satisfies Person[]
const OTHERS = ['graphic_designer', 'member'] as const satisfies Person[]
const FACTS = { first_name: 'Ada', last_name: 'Byron', client_id: TILTH, email: 'ada@tilth.example' }

const ADD = 'select public.add_contact($1, $2)'
const contactOf = async (id: string) => {
  const [contact] = await database.sql(
    `select first_name, last_name, email, phone, notes from public.contacts
    left join public.contact_details on contact_id = id where id = $1`,
    [id],
  )
  return contact
}

describe('adding', () => {
  it.each(KEEPERS)('is for a %s, with the private facts', async (person) => {
    const id = randomUUID()
    expect(await database.asUser(person).value(ADD, [id, FACTS])).toBe('done')
    expect(await contactOf(id)).toMatchObject({ first_name: 'Ada', email: 'ada@tilth.example' })
  })

  it.each(OTHERS)('is not for a %s', async (person) => {
    expect(await database.asUser(person).attempt(ADD, [randomUUID(), FACTS])).toEqual({ refused: '42501' })
  })

  it('is not for mirroring that only looks', async () => {
    const session = await database.asMirroring('super_admin', 'owl')
    expect(await session.attempt(ADD, [randomUUID(), FACTS])).toEqual({ refused: '42501' })
  })

  it('happens once for a form that is sent twice, and not in the place of another contact', async () => {
    const owl = database.asUser('owl')
    const id = randomUUID()
    const before = await database.value<number>('select count(*)::int from public.contacts')
    for (const _ of [1, 2]) expect(await owl.value(ADD, [id, FACTS])).toBe('done')
    expect(await owl.value(ADD, [id, { ...FACTS, first_name: 'Bea' }])).toBe('taken')
    expect(await database.value('select count(*)::int from public.contacts')).toBe(before + 1)
  })
})

describe('the client by its name', () => {
  const FIND = 'select public.find_or_add_client($1)'

  it('is found in any case', async () => {
    expect(await database.asUser('owl').value(FIND, ['TILTH & twine'])).toBe(TILTH)
  })

  it('is added by admins only', async () => {
    expect(await database.asUser('owl').value(FIND, ['Newcomer'])).toBeNull()
    const added = await database.asUser('admin').value(FIND, ['Newcomer'])
    expect(await database.asUser('owl').value(FIND, ['newcomer'])).toBe(added)
    const session = await database.asMirroring('super_admin', 'admin')
    expect(await session.value(FIND, ['Other newcomer'])).toBeNull()
  })
})

describe('similar contacts', () => {
  const FIND = 'select id, has_same_email from public.find_similar_contacts($1, $2, $3, $4, $5)'

  it('have the same e-mail, or the same name at the same client, in any case', async () => {
    const owl = database.asUser('owl')
    expect(await owl.query(FIND, ['NAOMI@tilthandtwine.example', 'A', 'B', '', null])).toEqual([
      { id: NAOMI, has_same_email: true },
    ])
    expect(await owl.query(FIND, ['', 'naomi', 'VANCE', 'tilth & twine', null])).toEqual([
      { id: NAOMI, has_same_email: false },
    ])
    expect(await owl.query(FIND, ['', 'Naomi', 'Vance', 'Lakeshore Roasters', null])).toEqual([])
    expect(await owl.query(FIND, ['', 'Naomi', 'Vance', '', null])).toEqual([])
    expect(
      await owl.query(FIND, ['naomi@tilthandtwine.example', 'Naomi', 'Vance', 'Tilth & Twine', NAOMI]),
    ).toEqual([])
  })

  it('are nothing that a designer can ask for', async () => {
    const outcome = await database
      .asUser('graphic_designer')
      .query(FIND, ['naomi@tilthandtwine.example', '', '', '', null])
    expect(outcome).toEqual([])
  })
})

it('lists contacts to those who may read them, with words to search', async () => {
  const LIST = `select client, email from public.contact_list where search_text like '%tilth%' and search_text like '%vance%'`
  expect(await database.asUser('owl').query(LIST)).toEqual([
    { client: 'Tilth & Twine', email: 'naomi@tilthandtwine.example' },
  ])
  expect(await database.asUser('graphic_designer').query(LIST)).toEqual([])
})

describe('the history', () => {
  const LIST = 'select action, changed_values, private_columns from public.list_contact_history($1)'

  it('keeps names, and of private facts only which changed', async () => {
    const owl = database.asUser('owl')
    await owl.query(`update public.contacts set position = 'Founder' where id = $1`, [NAOMI])
    await owl.query(`update public.contact_details set phone = '5550100' where contact_id = $1`, [NAOMI])
    expect(await owl.query(LIST, [NAOMI])).toEqual(
      expect.arrayContaining([
        {
          action: 'update',
          changed_values: { position: ['Co-founder', 'Founder'] },
          private_columns: null,
        },
        { action: 'update', changed_values: {}, private_columns: ['phone'] },
      ]),
    )
    const kept = await database.value<string>(
      `select string_agg(changed_values::text, '') from private.audit_entries`,
    )
    expect(kept).not.toContain('5550100')
  })

  it('begins with one entry for a contact that came with its details', async () => {
    const owl = database.asUser('owl')
    const id = randomUUID()
    await owl.query(ADD, [id, FACTS])
    expect(await owl.query(LIST, [id])).toMatchObject([{ action: 'insert', private_columns: null }])
  })

  it.each(OTHERS)('is not for a %s', async (person) => {
    expect(await database.asUser(person).attempt(LIST, [NAOMI])).toEqual({ refused: 'PT403' })
  })
})

describe('deleting', () => {
  const DELETE = 'select public.delete_unused_contact($1)'

  it('removes what nothing names, with its details', async () => {
    const superAdmin = database.asUser('super_admin')
    const id = randomUUID()
    await superAdmin.query(ADD, [id, FACTS])
    await superAdmin.query(DELETE, [id])
    expect(await contactOf(id)).toBeUndefined()
    expect(
      await database.value('select count(*)::int from public.contact_details where contact_id = $1', [id]),
    ).toBe(0)
  })

  it('keeps a contact with a review, and says when one is gone', async () => {
    const superAdmin = database.asUser('super_admin')
    expect(await superAdmin.attempt(DELETE, [NAOMI])).toEqual({ refused: 'PT409' })
    expect(await superAdmin.attempt(DELETE, [NOBODY])).toEqual({ refused: 'PT404' })
  })

  it.each([...OTHERS, 'project_manager', 'owl', 'admin'] as const)('is not for a %s', async (person) => {
    expect(await database.asUser(person).attempt(DELETE, [NAOMI])).toEqual({ refused: 'PT403' })
  })
})

describe('merging', () => {
  const MERGE = 'select kind, label, outcome from public.merge_contacts($1, $2, $3)'

  beforeEach(() =>
    database.run(`
      update public.contacts set position = null where id = '${PETE}';
      update public.contact_details set phone = null, notes = 'Likes coffee.' where contact_id = '${PETE}'`),
  )

  it('does exactly what the dry run lists', async () => {
    const superAdmin = database.asUser('super_admin')
    const dryRun = await superAdmin.query<{ kind: string; label: string }>(MERGE, [NAOMI, PETE, true])
    expect(await contactOf(NAOMI)).toBeDefined()
    expect(dryRun.filter(({ kind }) => kind === 'review')).toHaveLength(1)
    expect(dryRun.filter(({ kind }) => kind === 'fact')).toEqual([
      { kind: 'fact', label: 'position', outcome: 'moves' },
      { kind: 'fact', label: 'client', outcome: 'is dropped' },
      { kind: 'fact', label: 'email', outcome: 'is dropped' },
      { kind: 'fact', label: 'phone', outcome: 'moves' },
      { kind: 'fact', label: 'notes', outcome: 'joins' },
    ])

    expect(await superAdmin.query(MERGE, [NAOMI, PETE, false])).toEqual(dryRun)
    expect(await contactOf(NAOMI)).toBeUndefined()
    expect(await contactOf(PETE)).toEqual({
      first_name: 'Pete',
      last_name: 'Kowalczyk',
      email: 'pete@lakeshoreroasters.example',
      phone: '(313) 555-0101',
      notes: expect.stringMatching(/^Likes coffee\.\n\nPrefers calls/) as string,
    })
    expect(
      await database.value('select count(*)::int from public.client_reviews where contact_id = $1', [PETE]),
    ).toBe(2)
  })

  it('moves what any later table says about the contact', async () => {
    await database.run(`
      create table public.later_notes (contact_id uuid references public.contacts (id));
      insert into public.later_notes values ('${NAOMI}')`)
    const steps = await database.asUser('super_admin').query(MERGE, [NAOMI, PETE, false])
    expect(steps).toContainEqual({ kind: 'later notes', label: '1', outcome: 'moves' })
    expect(await database.value('select contact_id from public.later_notes')).toBe(PETE)
  })

  it('refuses one contact twice and contacts that are gone', async () => {
    const superAdmin = database.asUser('super_admin')
    expect(await superAdmin.attempt(MERGE, [NAOMI, NAOMI, false])).toEqual({ refused: 'PT422' })
    expect(await superAdmin.attempt(MERGE, [NAOMI, NOBODY, false])).toEqual({ refused: 'PT404' })
  })

  it.each([...OTHERS, 'project_manager', 'owl', 'admin'] as const)(
    'is not for a %s, the dry run included',
    async (person) => {
      for (const isDryRun of [true, false]) {
        const outcome = await database.asUser(person).attempt(MERGE, [NAOMI, PETE, isDryRun])
        expect(outcome).toEqual({ refused: 'PT403' })
      }
    },
  )
})
