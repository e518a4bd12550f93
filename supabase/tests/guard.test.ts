import { FUNCTION_GRANTS } from './function-grants'
import { openDatabase } from './harness'
import { TABLES } from './permissions'
import { grantsOf, VIEW_GRANTS, VISITOR_VIEW_GRANTS } from './table-grants'

const database = openDatabase()

const OURS = `namespace.nspname in ('public', 'private')`
const tableGrants = (role: string) =>
  database
    .sql<{ granted: string }>(
      `select namespace.nspname || '.' || class.relname || ' ' || acl.privilege_type as granted
      from pg_class as class
      join pg_namespace as namespace on namespace.oid = class.relnamespace
      cross join lateral aclexplode(class.relacl) as acl
      where ${OURS} and class.relkind in ('r', 'v', 'm', 'p', 'S')
        and acl.grantee = coalesce(to_regrole($1)::oid, 0)`,
      [role],
    )
    .then((rows) => rows.map(({ granted }) => granted).toSorted())

describe('tables', () => {
  it('are all named in the table of rights', async () => {
    const rows = await database.sql<{ name: string }>(
      `select namespace.nspname || '.' || class.relname as name
      from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
      where ${OURS} and class.relkind in ('r', 'p')`,
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(TABLES.toSorted())
  })

  it('all have row-level security', async () => {
    const rows = await database.sql(
      `select class.relname from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
      where ${OURS} and class.relkind in ('r', 'p') and not class.relrowsecurity`,
    )
    expect(rows).toEqual([])
  })

  it('grant visitors and signed-in people what somebody among them may do, and nothing by default', async () => {
    expect(await tableGrants('anon')).toEqual([...grantsOf('anon'), ...VISITOR_VIEW_GRANTS].toSorted())
    expect(await tableGrants('authenticated')).toEqual(
      [...grantsOf('authenticated'), ...VIEW_GRANTS].toSorted(),
    )
    expect(await tableGrants('public')).toEqual([])
  })

  it('are not readable through a view without their policies', async () => {
    const rows = await database.sql(
      `select class.relname from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
      where ${OURS} and class.relkind in ('v', 'm') and not coalesce(class.reloptions @> array['security_invoker=true'], false)`,
    )
    expect(rows).toEqual([])
  })

  it('have no column grants, which do not survive on every stack', async () => {
    const rows = await database.sql(
      `select class.relname, attribute.attname from pg_attribute as attribute
      join pg_class as class on class.oid = attribute.attrelid
      join pg_namespace as namespace on namespace.oid = class.relnamespace
      where ${OURS} and attribute.attacl is not null`,
    )
    expect(rows).toEqual([])
  })

  it('have an index for every foreign key', async () => {
    const rows = await database.sql(
      `select key.conrelid::regclass::text as table, key.conname as key from pg_constraint as key
      join pg_namespace as namespace on namespace.oid = key.connamespace
      where ${OURS} and key.contype = 'f' and not exists (
        select from pg_index as index
        where index.indrelid = key.conrelid and index.indpred is null
          and (index.indkey::smallint[])[0:cardinality(key.conkey) - 1] = key.conkey
      )`,
    )
    expect(rows).toEqual([])
  })
})

describe('functions', () => {
  it('can be called by the people they are for, and by nobody by default', async () => {
    const rows = await database.sql<{ granted: string }>(
      `select namespace.nspname || '.' || proc.proname || ' ' || case acl.grantee when 0 then 'public' else acl.grantee::regrole::text end as granted
      from pg_proc as proc
      join pg_namespace as namespace on namespace.oid = proc.pronamespace
      cross join lateral aclexplode(coalesce(proc.proacl, acldefault('f', proc.proowner))) as acl
      where ${OURS} and acl.grantee not in (proc.proowner, 'service_role'::regrole)`,
    )
    expect(rows.map(({ granted }) => granted).toSorted()).toEqual(FUNCTION_GRANTS)
  })

  it('all have an empty search path', async () => {
    const rows = await database.sql(
      `select proc.proname from pg_proc as proc join pg_namespace as namespace on namespace.oid = proc.pronamespace
      where ${OURS} and not coalesce(proc.proconfig @> array['search_path=""'], false)`,
    )
    expect(rows).toEqual([])
  })

  // The price of a plan that is switched off makes PostgreSQL compile it, and those of the functions that it calls.
  it('compile nothing where they switch a kind of plan off', async () => {
    const rows = await database.sql<{ name: string; compiles: boolean }>(
      `select proname as name, not 'jit=off' = any (proconfig) as compiles from pg_proc
      where array_to_string(proconfig, ' ') ~ '\\menable_'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ compiles }) => compiles)).toEqual([])
  })

  it('of the private schema cannot be called by visitors', async () => {
    expect(await database.value(`select has_schema_privilege('anon', 'private', 'usage')`)).toBe(false)
  })
})

describe('policies', () => {
  const policies = () =>
    database.sql<{ name: string; roles: string[]; conditions: string }>(
      `select policyname as name, roles::text[] as roles, concat_ws(' ', qual, with_check) as conditions
      from pg_policies where schemaname in ('public', 'private', 'storage')`,
    )

  it('name the roles they are for', async () => {
    const allowed = ['anon', 'authenticated']
    const others = (await policies()).filter(({ roles }) => roles.some((role) => !allowed.includes(role)))
    expect(others).toEqual([])
  })

  it('ask for the viewer once per statement, not once per row', async () => {
    const perRow = (await policies()).filter(({ conditions }) =>
      /(?<!SELECT \(?)(private\.\w+|auth\.\w+)\(/.test(conditions),
    )
    expect(perRow).toEqual([])
  })

  it('never ask for the signed-in person instead of the effective one', async () => {
    expect((await policies()).filter(({ conditions }) => conditions.includes('auth.'))).toEqual([])
  })

  it('on writes use viewer_write_role()', async () => {
    const rows = await database.sql(
      `select policyname from pg_policies where cmd <> 'SELECT' and schemaname in ('public', 'storage')
        and concat_ws(' ', qual, with_check) not like '%viewer_write_role%'`,
    )
    expect(rows).toEqual([])
  })

  it('are sentences', async () => {
    for (const { name } of await policies()) expect(name).toMatch(/^[A-Z][a-z]+,?( [a-z]+,?){2,}$/)
  })
})
