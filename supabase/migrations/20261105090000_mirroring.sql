-- Mirroring: a super admin uses the product as another person. private.viewer() decides what it means for rights.

create table private.mirroring_sessions (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null,
  -- Set to null, not cascaded: if the row vanished, the sign-in would get the super admin's own rights back.
  actor_id uuid references public.profiles (id) on delete set null,
  target_id uuid references public.profiles (id) on delete set null,
  reason text check (char_length(reason) <= 500),
  allow_changes boolean not null default false,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  original_dashboard text check (char_length(original_dashboard) <= 2048),
  expiry_recorded boolean not null default false,
  check (actor_id <> target_id),
  check (expires_at > started_at)
);
comment on table private.mirroring_sessions is 'A super admin uses the product as another user, within one sign-in.';
comment on column private.mirroring_sessions.session_id is 'The session_id claim in the token of the sign-in.';
comment on column private.mirroring_sessions.ended_at is
  'Null while open. An open row that is no longer valid gives no rights at all, not those of the super admin.';
comment on column private.mirroring_sessions.original_dashboard is
  'The path to return to after mirroring. It comes from the browser, so check it before use.';
comment on column private.mirroring_sessions.expiry_recorded is
  'Whether the log has an entry for the expiry. It is written later, because no job runs at that moment.';

create unique index mirroring_sessions_open_idx on private.mirroring_sessions (session_id) where ended_at is null;
create index mirroring_sessions_actor_idx on private.mirroring_sessions (actor_id);
create index mirroring_sessions_target_idx on private.mirroring_sessions (target_id);
create index mirroring_sessions_expiry_idx on private.mirroring_sessions (expires_at)
  where ended_at is null and not expiry_recorded;

revoke all on table private.mirroring_sessions from anon, authenticated;
alter table private.mirroring_sessions enable row level security;

create function private.is_mirroring() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.mirroring_sessions as session
    where session.session_id = private.session_id() and session.ended_at is null
  )
$$;
comment on function private.is_mirroring() is 'True if this sign-in has an open mirroring session, valid or not.';
revoke execute on function private.is_mirroring() from public, anon, authenticated;

create function private.record_mirroring(
  action text, session private.mirroring_sessions, happened_at timestamptz default now()
) returns void
language sql security definer set search_path = ''
as $$
  insert into private.audit_log (happened_at, actor_id, viewer_id, action, table_name, row_key)
  values (
    happened_at, session.actor_id, session.target_id, action, 'mirroring_sessions', jsonb_build_object('id', session.id)
  )
$$;
revoke execute on function private.record_mirroring(text, private.mirroring_sessions, timestamptz)
  from public, anon, authenticated;

create function private.record_expired_mirroring() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  expired private.mirroring_sessions;
begin
  for expired in
    update private.mirroring_sessions as session set expiry_recorded = true
    where session.expires_at <= now() and session.ended_at is null and not session.expiry_recorded
      and session.actor_id is not null
    returning session.*
  loop
    perform private.record_mirroring('expire', expired, expired.expires_at);
  end loop;
end
$$;
comment on function private.record_expired_mirroring() is
  'Writes missing log entries of expired sessions. Call it before the log is read and before mirroring ends.';
revoke execute on function private.record_expired_mirroring() from public, anon, authenticated;

create function public.impersonate_user(
  admin_user_id uuid,
  target_user_id uuid,
  reason text default null,
  allow_changes boolean default false,
  original_dashboard text default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  started private.mirroring_sessions;
begin
  if private.is_mirroring() then
    raise exception 'This sign-in is mirroring somebody already' using errcode = 'PT409';
  end if;
  perform private.require_super_admin();
  -- The token names the caller; the argument must be equal to it.
  if admin_user_id is distinct from auth.uid() then
    raise exception 'Everyone looks through the eyes of others as themselves' using errcode = 'PT403';
  end if;
  if coalesce(char_length(btrim(reason)), 0) not between 1 and 500 or target_user_id = admin_user_id then
    raise exception 'Mirroring needs a reason and another person' using errcode = 'PT422';
  end if;
  if not exists (select from public.profiles as target where target.id = target_user_id and target.active) then
    raise exception 'There is no such active person' using errcode = 'PT404';
  end if;

  insert into private.mirroring_sessions
    (session_id, actor_id, target_id, reason, allow_changes, expires_at, original_dashboard)
  values (
    private.session_id(), admin_user_id, target_user_id, btrim(reason), coalesce(allow_changes, false),
    now() + interval '60 minutes', original_dashboard
  )
  returning * into started;
  perform private.record_mirroring('start', started);
exception
  when unique_violation then
    raise exception 'This sign-in is mirroring somebody already' using errcode = 'PT409';
end
$$;
comment on function public.impersonate_user(uuid, uuid, text, boolean, text) is
  'Starts mirroring for this sign-in and for 60 minutes, read-only unless allow_changes. Raises PT403, PT404 for an unknown or inactive user, PT409 during mirroring, and PT422 without a reason.';
revoke execute on function public.impersonate_user(uuid, uuid, text, boolean, text) from public, anon, authenticated;
grant execute on function public.impersonate_user(uuid, uuid, text, boolean, text) to authenticated;

create function public.stop_mirroring() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  stopped private.mirroring_sessions;
begin
  perform private.record_expired_mirroring();
  update private.mirroring_sessions as session set ended_at = now()
  where session.session_id = private.session_id() and session.ended_at is null
  returning session.* into stopped;
  if stopped.actor_id is not null then
    perform private.record_mirroring('stop', stopped);
  end if;
  return stopped.original_dashboard;
end
$$;
comment on function public.stop_mirroring() is
  'Ends the mirroring of this sign-in and returns original_dashboard; null without mirroring. It needs no rights, because it only restores those of the caller.';
revoke execute on function public.stop_mirroring() from public, anon, authenticated;
grant execute on function public.stop_mirroring() to authenticated;

create function public.get_mirroring() returns table (
  target_id uuid,
  email text,
  first_name text,
  last_name text,
  user_type public.user_type,
  expires_at timestamptz,
  allow_changes boolean,
  original_dashboard text,
  is_valid boolean
)
language sql stable security definer set search_path = ''
as $$
  select
    target.id, coalesce(target.email, ''), target.first_name, target.last_name, target.user_type,
    session.expires_at, session.allow_changes, session.original_dashboard,
    coalesce(private.viewer_id() = target.id, false)
  from private.mirroring_sessions as session
  left join public.profiles as target on target.id = session.target_id
  where session.session_id = private.session_id() and session.ended_at is null
$$;
comment on function public.get_mirroring() is
  'The open mirroring session of this sign-in; no row without one. It gives rights only while is_valid. For a deleted user, email is empty and the other columns of the user are null.';
revoke execute on function public.get_mirroring() from public, anon, authenticated;
grant execute on function public.get_mirroring() to authenticated;

-- Every page of the portal asks this first: the sign-in, its role and its mirroring in one request.
create function public.get_sign_in() returns table (
  id uuid,
  email text,
  first_name text,
  last_name text,
  user_type public.user_type,
  target_id uuid,
  target_email text,
  target_first_name text,
  target_last_name text,
  target_user_type public.user_type,
  expires_at timestamptz,
  allow_changes boolean,
  original_dashboard text,
  is_valid boolean
)
language sql stable security definer set search_path = ''
as $$
  select profile.id, profile.email, profile.first_name, profile.last_name, viewer.user_type, mirroring.*
  from private.viewer() as viewer
  left join public.profiles as profile on profile.id = viewer.id and viewer.user_type is not null
  left join public.get_mirroring() as mirroring on true
$$;
comment on function public.get_sign_in() is
  'Always one row: the effective profile (null without a role), then the columns of get_mirroring() (null without mirroring).';
revoke execute on function public.get_sign_in() from public, anon, authenticated;
grant execute on function public.get_sign_in() to authenticated;
