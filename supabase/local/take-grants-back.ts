import type { Database } from './database.ts'

/** A private method of Lite, which it calls once, with the first request. */
interface WithGrants {
  ensureRlsContext(): Promise<boolean>
}

/** What the migrations grant follows from the policies. `private` has none, and is nobody's. */
const GRANT_WHAT_POLICIES_NAME = `
do $$
declare
  source record;
  rule record;
begin
  for source in
    select class.oid::regclass as name, class.relkind in ('r', 'p') as is_table, class.relnamespace = 'private'::regnamespace as is_private
    from pg_class as class
    where class.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and class.relkind in ('r', 'p', 'v', 'm')
  loop
    execute format('revoke all on %s from anon, authenticated', source.name);
    if source.is_private then
      execute format('revoke all on %s from service_role', source.name);
    elsif not source.is_table then
      -- A view reads as whoever asks.
      execute format('grant select on %s to anon, authenticated', source.name);
    end if;
  end loop;
  for rule in
    select distinct format('%I.%I', policy.schemaname, policy.tablename) as source, verb, role
    from pg_policies as policy, unnest(policy.roles) as role,
      unnest(case policy.cmd when 'ALL' then '{select,insert,update,delete}' else array[lower(policy.cmd)] end) as verb
    where policy.schemaname = 'public'
  loop
    execute format('grant %s on table %s to %I', rule.verb, rule.source, rule.role);
  end loop;
  revoke all on all sequences in schema public, private from anon, authenticated;
  revoke all on all sequences in schema private from service_role;
  revoke usage on schema private from anon, service_role;
  alter default privileges in schema public, private revoke all on tables from anon, authenticated;
  alter default privileges in schema public, private revoke all on sequences from anon, authenticated;
end
$$;`

/**
 * Lite grants all privileges on all tables to everybody, the private ones included. Then nothing but policies protects the rows, and
 * nothing protects a table from TRUNCATE. Call it after the migrations: Lite grants once in its life.
 */
export async function takeGrantsBack(connection: unknown, database: Database): Promise<void> {
  await (connection as WithGrants).ensureRlsContext()
  await database.exec(GRANT_WHAT_POLICIES_NAME)
}
