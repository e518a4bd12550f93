-- The accounts of staff members, and the effective user of a request: the person who signed in, or the person they mirror.
-- Policies and functions ask private.viewer_id() and private.viewer_role(), never auth.uid() directly.

create schema private;
comment on schema private is
  'Helper functions of policies, and tables that only the server uses. The API never exposes them.';
revoke all on schema private from public, anon, authenticated;
-- Policies run as the signed-in user, who needs access to the functions they call.
grant usage on schema private to authenticated;

create type public.user_type as enum ('super_admin', 'admin', 'owl', 'graphic_designer', 'project_manager');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 254),
  first_name text check (char_length(first_name) <= 100),
  last_name text check (char_length(last_name) <= 100),
  user_type public.user_type,
  active boolean not null default true,
  created_at timestamptz not null default now()
);
comment on column public.profiles.user_type is 'Null: no role. The account has the rights of a visitor.';
comment on column public.profiles.active is
  'False locks the account at once, even if the person still holds valid tokens.';

revoke all on table public.profiles from anon, authenticated;
grant select on table public.profiles to authenticated;
grant select, insert, update, delete on table public.profiles to service_role;
alter table public.profiles enable row level security;

create function private.session_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select case
    when auth.jwt() ->> 'session_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then (auth.jwt() ->> 'session_id')::uuid
  end
$$;
comment on function private.session_id() is 'The session_id claim of the token; null without one.';
revoke execute on function private.session_id() from public, anon, authenticated;

-- A token stays valid for up to an hour after sign-out. It counts only while the auth server still has the row of its
-- sign-in, which is deleted on sign-out.
-- The table mirroring_sessions is created in a later migration.
-- Every policy calls this function. PL/pgSQL keeps the plan of the query; as a SQL function it was planned again for each
-- call, which took twice as long as the query.
create function private.viewer(out id uuid, out user_type public.user_type, out may_write boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  with sign_in as (
    select session.id, session.user_id
    from auth.sessions as session
    where session.id = private.session_id()
      and session.user_id = (select auth.uid())
      and (session.not_after is null or session.not_after > now())
  ), mirroring as (
    select
      session.allow_changes,
      case
        when session.actor_id = sign_in.user_id
          and session.expires_at > now()
          and exists (
            select from public.profiles as actor
            where actor.id = session.actor_id and actor.active and actor.user_type = 'super_admin'
          )
        then session.target_id
      end as valid_target_id
    from sign_in
    join private.mirroring_sessions as session on session.session_id = sign_in.id and session.ended_at is null
  )
  select profile.id, profile.user_type, coalesce((select mirroring.allow_changes from mirroring), true)
  into viewer.id, viewer.user_type, viewer.may_write
  from sign_in, public.profiles as profile
  where profile.active
    and profile.id = case
      when exists (select from mirroring) then (select mirroring.valid_target_id from mirroring)
      else sign_in.user_id
    end;
end
$$;
comment on function private.viewer() is
  'The effective user of the request. All columns are null for visitors, inactive users, ended sign-ins, and mirroring that is open but invalid.';
revoke execute on function private.viewer() from public, anon, authenticated;

create function private.viewer_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select viewer.id from private.viewer() as viewer);
end
$$;
revoke execute on function private.viewer_id() from public, anon, authenticated;
grant execute on function private.viewer_id() to authenticated;

create function private.viewer_role() returns public.user_type
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select viewer.user_type from private.viewer() as viewer);
end
$$;
revoke execute on function private.viewer_role() from public, anon, authenticated;
grant execute on function private.viewer_role() to authenticated;

create function private.viewer_write_role() returns public.user_type
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select viewer.user_type from private.viewer() as viewer where viewer.may_write);
end
$$;
comment on function private.viewer_write_role() is
  'viewer_role(), but null in mirroring without ''Allow changes''. Every policy on writes uses it.';
revoke execute on function private.viewer_write_role() from public, anon, authenticated;
grant execute on function private.viewer_write_role() to authenticated;

create function public.get_user_type() returns text
language sql stable set search_path = ''
as $$ select private.viewer_role()::text $$;
comment on function public.get_user_type() is 'The effective role; null without one.';
revoke execute on function public.get_user_type() from public, anon, authenticated;
grant execute on function public.get_user_type() to authenticated;

create policy "Staff read their own profile" on public.profiles
  for select to authenticated
  using (id = (select private.viewer_id()) and (select private.viewer_role()) is not null);

create function private.require_oneself() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.viewer_id() is distinct from auth.uid() or auth.uid() is null then
    raise exception 'Accounts are changed by their owners only' using errcode = 'PT403';
  end if;
end
$$;
comment on function private.require_oneself() is
  'Raises PT403 for visitors, for inactive users, and during any mirroring.';
revoke execute on function private.require_oneself() from public, anon, authenticated;

create function private.require_super_admin() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_oneself();
  if private.viewer_role() is distinct from 'super_admin' then
    raise exception 'This area requires Super Admin privileges' using errcode = 'PT403';
  end if;
end
$$;
comment on function private.require_super_admin() is
  'Raises PT403 unless the user is a super admin who is not mirroring.';
revoke execute on function private.require_super_admin() from public, anon, authenticated;
