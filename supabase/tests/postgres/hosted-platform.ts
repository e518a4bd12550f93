import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite'

/** The roles of a hosted project. Its `postgres`, which runs the migrations, is no superuser. */
export const createRoles = (password: string) => `
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role supabase_auth_admin nologin;
create role supabase_storage_admin nologin;
create role postgres login createdb createrole bypassrls password '${password}';
grant anon, authenticated, service_role, supabase_auth_admin, supabase_storage_admin to postgres;
grant set on parameter session_replication_role to postgres;`

/** Tokens as PostgREST passes them on: all claims in one setting, and none at all for requests of the server itself. */
const AUTH_FUNCTIONS = `
create function auth.jwt() returns jsonb language sql stable
as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
create function auth.uid() returns uuid language sql stable
as $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;`

/** Of its auth and storage schemas a project may use everything, but change nothing except policies and triggers. */
const REFUSE_CHANGES = `
create schema extensions;
create function extensions.refuse_changes_of_the_platform() returns event_trigger language plpgsql
as $$
begin
  -- Policies and triggers have no schema of their own here: theirs is that of their table.
  if exists (select from pg_event_trigger_ddl_commands() where schema_name in ('auth', 'storage')) then
    raise exception 'The schemas auth and storage belong to the platform' using errcode = '42501';
  end if;
end
$$;
create event trigger refuse_changes_of_the_platform on ddl_command_end
  execute function extensions.refuse_changes_of_the_platform();`

/**
 * What a hosted project made since November 2026 has before its first migration: nothing new is granted to anybody by
 * default, the platform's tables belong to the platform, and all of them have row-level security. Only members of a
 * table's owner may write its policies; hosts lend `postgres` that right alone, so that here more has to be refused.
 */
export const HOSTED_PLATFORM = `
grant all on schema public to postgres;
grant usage on schema public to anon, authenticated, service_role;

create schema auth authorization supabase_auth_admin;
set role supabase_auth_admin;
${getAuthSchemaSql()};
${AUTH_FUNCTIONS}
reset role;
grant usage on schema auth to postgres, anon, authenticated, service_role;
grant all on all tables in schema auth to postgres;

create schema storage authorization supabase_storage_admin;
set role supabase_storage_admin;
${getStorageSchemaSql()};
reset role;
grant usage on schema storage to postgres, anon, authenticated, service_role;
grant all on all tables in schema storage to postgres, anon, authenticated, service_role;

do $$
declare
  platform_table regclass;
begin
  for platform_table in select oid from pg_class where relkind = 'r' and relnamespace = 'auth'::regnamespace loop
    execute format('alter table %s enable row level security', platform_table);
  end loop;
end
$$;
${REFUSE_CHANGES}`
