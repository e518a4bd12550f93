import { openDatabase } from './harness'
import { PEOPLE } from './people'
import { BUCKETS, COVERED, EXEMPT, LOOKS_PERSONAL } from './personal-data'
import type { Session } from './session'
import { ACCEPTED_QUOTE, addZelda, ADDRESS, COMMENT, CONTACT, LEAD, NEIGHBOR, REVIEW, traces } from './zelda'

const database = openDatabase()

type Part = {
  kind: string
  table_name: string
  fate: string
  reason: string | null
  records: number
  rows: object[]
}
type Request = {
  address: string | null
  digest: string
  plan: Part[]
  erasedAt: string | null
  erasedBefore: string | null
}

const owner = () => database.asUser('super_admin')
const open = async (address = ADDRESS) =>
  (await owner().value<string>('select public.open_privacy_request($1)', [address])) as string
const read = async (id: string) =>
  (await owner().value<Request>('select public.get_privacy_request($1)', [id])) as Request
const erase = (session: Session, id: string, digest: string, typed = ADDRESS) =>
  session.attempt('select public.erase_person($1, $2, $3)', [id, typed, digest])
const eraseAll = async (address = ADDRESS) => {
  const id = await open(address)
  expect(await erase(owner(), id, (await read(id)).digest, address)).toEqual({ count: 1 })
  return id
}

describe('columns', () => {
  const isExempt = (table: string, column: string) => table in EXEMPT || `${table}.${column}` in EXEMPT

  it('that look like personal data are searched, or it is said why not', async () => {
    const columns = await database.sql<{ table_name: string; column_name: string }>(LOOKS_PERSONAL)
    const texts = await database.sql<{ table_name: string; column_name: string }>(
      'select * from private.free_texts()',
    )
    const isText = (table: string, column: string) =>
      texts.some((text) => text.table_name === table && text.column_name === column)
    expect(
      columns
        .filter(
          ({ table_name: table, column_name: column }) =>
            !isExempt(table, column) && !isText(table, column) && !COVERED[table]?.includes(column),
        )
        .map(({ table_name, column_name }) => `${table_name}.${column_name}`),
    ).toEqual([])
  })

  it('and buckets that are named here exist', async () => {
    const columns = await database.sql<{ name: string }>(
      `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns`,
    )
    const names = new Set(columns.flatMap(({ name }) => [name, name.slice(0, name.lastIndexOf('.'))]))
    const said = [
      ...Object.keys(EXEMPT),
      ...Object.entries(COVERED).flatMap(([table, of]) => of.map((column) => `${table}.${column}`)),
    ]
    expect(said.filter((name) => !names.has(name))).toEqual([])
    const buckets = await database.sql<{ id: string }>('select id from storage.buckets order by id')
    expect(buckets.map(({ id }) => id)).toEqual(Object.keys(BUCKETS).toSorted())
  })
})

describe('a person', () => {
  beforeEach(() => addZelda(database))

  it('is found in every column that is covered', async () => {
    await database.run(`
      insert into auth.sessions (id, user_id, user_agent) values ('${LEAD}', '${PEOPLE.owl}', 'zelda.quux');
      insert into auth.audit_log_entries (id, payload) values ('${LEAD}', '{"actor_username": "Zelda.Quux@example.com"}');
      insert into private.account_change_permits (user_id) values ('${PEOPLE.owl}') on conflict do nothing;
      update auth.users set email = '${ADDRESS}', phone = 'zelda.quux', raw_user_meta_data = '{"of": "zelda.quux"}',
        email_change = 'zelda.quux', phone_change = 'zelda.quux' where id = '${PEOPLE.owl}';
      update auth.identities set identity_data = '{"email": "zelda.quux"}' where user_id = '${PEOPLE.owl}';
      insert into private.sign_ins (session_id, user_agent, time_zone) values ('${LEAD}', 'zelda.quux', 'zelda.quux');
      insert into private.passkeys (profile_id, credential_id, public_key, counter, transports, name)
        values ('${PEOPLE.owl}', 'id', 'key', 0, '{zelda.quux}', 'zelda.quux');
      update public.profiles set email = '${ADDRESS}', first_name = 'Zelda Quux', last_name = 'Zelda Quux' where id = '${PEOPLE.owl}'`)
    const id = await open()
    const empty: string[] = []
    for (const [table, columns] of Object.entries(COVERED)) {
      for (const column of columns) {
        const found = await database.value<number>(
          `select count(*)::int from ${table} where lower(${column}::text) ~ 'zelda.{0,3}quux'`,
        )
        if (found === 0) empty.push(`${table}.${column}`)
      }
    }
    expect(empty).toEqual([])
    const found = new Set((await read(id)).plan.map(({ table_name }) => table_name))
    const texts = await database.sql<{ table_name: string }>(
      'select distinct table_name from private.free_texts()',
    )
    expect(Object.keys(COVERED).filter((table) => !found.has(table))).toEqual([])
    // Whatever mentions her is found, apart from what follows its record.
    const mentioned = Object.keys(await traces(database))
    expect(mentioned.filter((table) => !found.has(table))).toEqual(['private.search_entries'])
    expect(texts.length).toBeGreaterThan(20)
  })

  it('is exported with every row, and without secrets', async () => {
    const id = await open()
    const parts = (await owner().value<Part[]>('select public.export_person($1)', [id])) as Part[]
    expect(parts.filter(({ rows, records }) => rows.length !== records)).toEqual([])
    expect(parts.find(({ kind }) => kind === 'lead')?.rows).toEqual([
      expect.objectContaining({ first_name: 'Zelda Quux', email: 'Zelda.Quux@example.com' }),
    ])
    expect(JSON.stringify(parts)).not.toMatch(/token_hash|search_text|"secret"/)
    const [request] = await owner().query('select * from public.list_privacy_requests(10)')
    expect(request).toMatchObject({ id, address: ADDRESS, exported_at: expect.anything(), total: 1 })
  })

  it('is erased everywhere in one step, apart from what the law keeps', async () => {
    const id = await eraseAll()
    const left = await traces(database)
    expect(Object.keys(left).toSorted()).toEqual([
      'private.search_entries',
      'public.quote_acceptances',
      'public.quote_comments',
      'public.quote_versions',
      'public.quotes',
    ])
    expect(await database.sql(`select id from public.quotes where recipient_email = $1`, [ADDRESS])).toEqual([
      { id: ACCEPTED_QUOTE },
    ])
    expect(
      await database.value('select description from public.client_reviews where id = $1', [REVIEW]),
    ).toBe('Good. erased address')
    expect(
      await database.sql('select author_name, body from public.ad_comments where id = $1', [COMMENT]),
    ).toEqual([{ author_name: 'Erased person', body: 'Write to erased address' }])
    expect(await database.value('select body from public.notes where id = $1', [NEIGHBOR])).toBe(
      'Ask erased address, not bob-zelda.quux@example.com today',
    )
    expect(
      await database.value(
        `select query from public.saved_views where owner_id = $1 and list = 'leads' and name = 'erased address'`,
        [PEOPLE.owl],
      ),
    ).toBe('q=erased address&page=2')
    const known = await read(id)
    expect(known).toMatchObject({ address: null, plan: [], erasedAt: expect.any(String) })
    expect(
      await database.sql(
        `select action, changed_columns from private.audit_log where table_name = 'privacy_requests' and action = 'update'`,
      ),
    ).toEqual([{ action: 'update', changed_columns: ['address', 'outcome', 'erased_at', 'erased_by'] }])
    expect(
      await database.value(
        `select count(*)::int from private.audit_log where action = 'delete' and row_key = $1`,
        [{ id: CONTACT }],
      ),
    ).toBe(1)
  })

  it('is erased from accepted quotes, too, when their seven years are over', async () => {
    await database.run(
      `update public.quote_acceptances set accepted_at = now() - interval '2556 days' where quote_id = '${ACCEPTED_QUOTE}'`,
    )
    await eraseAll()
    expect(await traces(database)).toEqual({})
    expect((await read(await open())).erasedBefore).toEqual(expect.any(String))
  })

  it('is erased once, as it was seen, and by who types the address', async () => {
    const id = await open()
    const { digest, plan } = await read(id)
    expect(await open(' ZELDA.quux@example.com ')).toBe(id)
    expect(await erase(owner(), id, digest, 'zelda@example.com')).toEqual({ refused: 'PT422' })
    await database.run(`insert into public.notes (body, lead_id) values ('More', '${LEAD}')`)
    expect(await erase(owner(), id, digest)).toEqual({ refused: 'PT409' })
    const seen = await read(id)
    expect(seen.plan.length).toBeGreaterThan(plan.length)
    expect(await erase(owner(), id, seen.digest)).toEqual({ count: 1 })
    expect(await erase(owner(), id, seen.digest)).toEqual({ refused: 'PT409' })
    expect(await owner().attempt('select public.export_person($1)', [id])).toEqual({ refused: 'PT404' })
  })

  it('is nobody’s to look for, apart from super admins in their own name', async () => {
    const id = await open()
    const { digest } = await read(id)
    const others = [
      database.asUser('admin'),
      database.asUser('owl'),
      await database.asMirroring('super_admin', 'admin', { allowChanges: true }),
      await database.asMirroring('super_admin', 'owl', { expired: true }),
    ]
    for (const session of others) {
      expect(await session.attempt('select public.open_privacy_request($1)', [ADDRESS])).toEqual({
        refused: 'PT403',
      })
      expect(await session.attempt('select public.get_privacy_request($1)', [id])).toEqual({
        refused: 'PT403',
      })
      expect(await session.attempt('select public.export_person($1)', [id])).toEqual({ refused: 'PT403' })
      expect(await session.attempt('select public.list_privacy_requests(1)')).toEqual({ refused: 'PT403' })
      expect(await erase(session, id, digest)).toEqual({ refused: 'PT403' })
    }
    expect(await owner().attempt(`select public.open_privacy_request('nobody')`)).toEqual({
      refused: 'PT422',
    })
    expect(await read('00000000-0000-4000-8000-000000000000')).toBeNull()
  })
})

describe('a staff member', () => {
  const fates = async (id: string) =>
    Object.fromEntries((await read(id)).plan.map((part) => [part.table_name, part.fate]))

  it('keeps the account while it is in use', async () => {
    const id = await open('owl@fieldlight.example')
    expect(await fates(id)).toMatchObject({ 'public.profiles': 'keep', 'auth.users': 'keep' })
    expect(await erase(owner(), id, (await read(id)).digest, 'owl@fieldlight.example')).toEqual({ count: 1 })
    expect(await database.value('select email from auth.users where id = $1', [PEOPLE.owl])).toBe(
      'owl@fieldlight.example',
    )
  })

  it('becomes a former one, and what they changed stays', async () => {
    await database.asUser('owl').query(`update public.brands set kind = 'fuel'`)
    await database.run(`
      update public.profiles set active = false where id = '${PEOPLE.owl}';
      insert into auth.audit_log_entries (id, payload) values
        (gen_random_uuid(), '{"actor_id": "${PEOPLE.owl}", "actor_username": "before@fieldlight.example"}'),
        (gen_random_uuid(), '{"actor_username": "OWL@fieldlight.example"}'),
        (gen_random_uuid(), '{"actor_username": "service_role", "traits": {"user_email": "owl@fieldlight.example"}}'),
        ('${LEAD}', '{"actor_id": "${PEOPLE.admin}", "actor_username": "admin@fieldlight.example"}')`)
    const changes = await database.value('select count(*)::int from private.audit_log where actor_id = $1', [
      PEOPLE.owl,
    ])
    await eraseAll('owl@fieldlight.example')
    expect(
      await database.sql('select first_name, last_name, email from public.profiles where id = $1', [
        PEOPLE.owl,
      ]),
    ).toEqual([
      { first_name: 'Former', last_name: 'staff member', email: `erased-${PEOPLE.owl}@erased.invalid` },
    ])
    expect(
      await database.sql('select email, encrypted_password from auth.users where id = $1', [PEOPLE.owl]),
    ).toEqual([{ email: `erased-${PEOPLE.owl}@erased.invalid`, encrypted_password: '' }])
    expect(await database.sql('select id from auth.sessions where user_id = $1', [PEOPLE.owl])).toEqual([])
    expect(await database.sql('select id from auth.audit_log_entries')).toEqual([{ id: LEAD }])
    expect(
      await database.value('select count(*)::int from private.audit_log where actor_id = $1', [PEOPLE.owl]),
    ).toBe(changes)
  })
})
