-- Who works here, and for whom a request speaks.

create schema private;
comment on schema private is 'Helpers of policies and records of the server itself. Never exposed by the API.';
revoke all on schema private from public, anon, authenticated;
-- Policies run as the signed-in user, who must be able to reach the functions they call.
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
comment on column public.profiles.user_type is 'Null: an account without a role, which has the rights of a visitor.';
comment on column public.profiles.active is 'False shuts a person out at once, whatever tokens they still hold.';

revoke all on table public.profiles from anon, authenticated;
grant select on table public.profiles to authenticated;
grant select, insert, update, delete on table public.profiles to service_role;
alter table public.profiles enable row level security;

create table private.mirroring_sessions (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null,
  -- Set to null rather than cascaded: a vanished row would hand the super admin's own rights back in mid-session.
  actor_id uuid references public.profiles (id) on delete set null,
  target_id uuid references public.profiles (id) on delete set null,
  reason text check (char_length(reason) <= 500),
  allow_changes boolean not null default false,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (actor_id <> target_id),
  check (expires_at > started_at)
);
comment on table private.mirroring_sessions is 'A super admin looking through another user''s eyes, for one sign-in.';
comment on column private.mirroring_sessions.session_id is 'The session_id claim of the sign-in''s JWT.';
comment on column private.mirroring_sessions.ended_at is 'Null while open. An open row counts even when it is no longer valid.';

create unique index mirroring_sessions_open_idx on private.mirroring_sessions (session_id) where ended_at is null;
create index mirroring_sessions_actor_idx on private.mirroring_sessions (actor_id);
create index mirroring_sessions_target_idx on private.mirroring_sessions (target_id);

revoke all on table private.mirroring_sessions from anon, authenticated;
alter table private.mirroring_sessions enable row level security;

create function private.session_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select case
    when auth.jwt() ->> 'session_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then (auth.jwt() ->> 'session_id')::uuid
  end
$$;
comment on function private.session_id() is 'Null when the token names no sign-in.';
revoke execute on function private.session_id() from public, anon, authenticated;

create function private.viewer(out id uuid, out user_type public.user_type, out may_write boolean)
language sql stable security definer set search_path = ''
as $$
  with mirroring as (
    select
      session.allow_changes,
      case
        when session.actor_id = (select auth.uid())
          and session.expires_at > now()
          and exists (
            select from public.profiles as actor
            where actor.id = session.actor_id and actor.active and actor.user_type = 'super_admin'
          )
        then session.target_id
      end as valid_target_id
    from private.mirroring_sessions as session
    where session.session_id = private.session_id() and session.ended_at is null
  )
  select profile.id, profile.user_type, coalesce((select mirroring.allow_changes from mirroring), true)
  from public.profiles as profile
  where profile.active
    and profile.id = case
      when exists (select from mirroring) then (select mirroring.valid_target_id from mirroring)
      else (select auth.uid())
    end
$$;
comment on function private.viewer() is
  'The effective user of this request; all null for visitors, inactive people and mirroring that is open but invalid.';
revoke execute on function private.viewer() from public, anon, authenticated;

create function private.viewer_id() returns uuid
language sql stable security definer set search_path = ''
as $$ select viewer.id from private.viewer() as viewer $$;
revoke execute on function private.viewer_id() from public, anon, authenticated;
grant execute on function private.viewer_id() to authenticated;

create function private.viewer_role() returns public.user_type
language sql stable security definer set search_path = ''
as $$ select viewer.user_type from private.viewer() as viewer $$;
revoke execute on function private.viewer_role() from public, anon, authenticated;
grant execute on function private.viewer_role() to authenticated;

create function private.viewer_write_role() returns public.user_type
language sql stable security definer set search_path = ''
as $$ select viewer.user_type from private.viewer() as viewer where viewer.may_write $$;
comment on function private.viewer_write_role() is
  'viewer_role(), or null while mirroring was started without ''Allow changes''. Every policy on writes asks this one.';
revoke execute on function private.viewer_write_role() from public, anon, authenticated;
grant execute on function private.viewer_write_role() to authenticated;

create policy "Staff read their own profile" on public.profiles
  for select to authenticated
  using (id = (select private.viewer_id()) and (select private.viewer_role()) is not null);

create function public.get_user_type() returns text
language sql stable set search_path = ''
as $$ select private.viewer_role()::text $$;
comment on function public.get_user_type() is 'The effective role, null without one.';
revoke execute on function public.get_user_type() from public, anon, authenticated;
grant execute on function public.get_user_type() to authenticated;
