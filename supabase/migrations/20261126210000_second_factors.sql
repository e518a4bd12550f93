-- A second factor for staff, and the end of sign-ins. private.viewer() asks private.sign_in(), so that policies, functions and
-- pages have the same answer: a sign-in that is over, or that lacks its second step, is nobody's.

create table private.second_factors (
  id uuid primary key references public.profiles (id) on delete cascade,
  secret text not null check (char_length(secret) between 40 and 200),
  last_step bigint not null,
  created_at timestamptz not null default now()
);
comment on table private.second_factors is 'Who signs in with an authenticator app. The id is that of the profile.';
comment on column private.second_factors.secret is 'Encrypted with a key that only the server has.';
comment on column private.second_factors.last_step is
  'The period of thirty seconds whose code was used last. No code works twice: later ones only.';

revoke all on table private.second_factors from anon, authenticated;
alter table private.second_factors enable row level security;

create table private.recovery_codes (
  profile_id uuid not null references private.second_factors (id) on delete cascade,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  used_at timestamptz,
  primary key (profile_id, code_hash)
);
comment on table private.recovery_codes is 'Each stands in for a code of the app, once. The hash is keyed by the server.';

revoke all on table private.recovery_codes from anon, authenticated;
alter table private.recovery_codes enable row level security;

create table private.second_factor_roles (
  user_type public.user_type primary key,
  created_at timestamptz not null default now()
);
comment on table private.second_factor_roles is 'The roles whose people need a second factor, and since when.';

revoke all on table private.second_factor_roles from anon, authenticated;
alter table private.second_factor_roles enable row level security;

create table private.sign_ins (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  user_agent text check (char_length(user_agent) <= 400),
  time_zone text check (char_length(time_zone) <= 64),
  seen_at timestamptz not null default now(),
  second_step_at timestamptz,
  enrollment uuid not null default gen_random_uuid()
);
comment on table private.sign_ins is 'What the auth server does not know about a sign-in. It goes with its session.';
comment on column private.sign_ins.second_step_at is 'Set by the server after a right code. Nothing else makes a sign-in of an enrolled person count.';
comment on column private.sign_ins.enrollment is 'What the secret of an app that is being set up in this sign-in follows from.';

revoke all on table private.sign_ins from anon, authenticated;
alter table private.sign_ins enable row level security;

create trigger record_change after insert or update or delete on private.second_factors
  for each row execute function private.record_change('id');
create trigger record_change after insert or delete on private.second_factor_roles
  for each row execute function private.record_change('user_type');

create function private.sign_in_ends(created_at timestamptz, seen_at timestamptz, user_type public.user_type) returns timestamptz
language sql stable set search_path = ''
as $$
  select least(
    created_at + case when user_type = 'super_admin' then interval '12 hours' else interval '30 days' end,
    seen_at + interval '14 days'
  )
$$;
comment on function private.sign_in_ends(timestamptz, timestamptz, public.user_type) is
  'A sign-in lasts 30 days, of super admins 12 hours, and 14 days without use.';
revoke execute on function private.sign_in_ends(timestamptz, timestamptz, public.user_type) from public, anon, authenticated;

create function private.sign_in(
  out session_id uuid, out user_id uuid, out state text, out enroll_by timestamptz, out is_noted boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  select
    session.id, session.user_id,
    case
      when session.not_after <= now() then 'over'
      -- As private.sign_in_ends(), written out: every policy asks.
      when session.created_at + case owner.user_type when 'super_admin' then interval '12 hours' else interval '30 days' end
        <= now() then 'over'
      -- Auth servers write the time of a renewal in UTC, without its zone.
      when greatest(kept.seen_at, session.refreshed_at at time zone 'UTC', session.created_at) + interval '14 days'
        <= now() then 'over'
      when kept.second_step_at is not null then 'counts'
      when factor.id is not null then 'second_step'
      when needed.enroll_by <= now() then 'enroll'
      else 'counts'
    end,
    case when factor.id is null then needed.enroll_by end,
    coalesce(kept.seen_at > now() - interval '5 minutes', false)
  into sign_in.session_id, sign_in.user_id, sign_in.state, sign_in.enroll_by, sign_in.is_noted
  from auth.sessions as session
  left join public.profiles as owner on owner.id = session.user_id
  left join private.sign_ins as kept on kept.session_id = session.id
  left join private.second_factors as factor on factor.id = session.user_id
  left join lateral (
    select greatest(role.created_at, owner.created_at) + interval '7 days' as enroll_by
    from private.second_factor_roles as role where role.user_type = owner.user_type
  ) as needed on true
  where session.id = private.session_id() and session.user_id = (select auth.uid());
end
$$;
comment on function private.sign_in() is
  'The sign-in of the request; all null without one. state: counts, second_step (a code is missing), enroll (the role needs a second factor, and the days of grace are over) or over. enroll_by: until when a person whose role needs it has time.';
revoke execute on function private.sign_in() from public, anon, authenticated;

create or replace function private.viewer(out id uuid, out user_type public.user_type, out may_write boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  with sign_in as (
    select current.session_id as id, current.user_id from private.sign_in() as current where current.state = 'counts'
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
  'The effective user of the request. All columns are null for visitors, inactive users, sign-ins that are over or lack their second step, and mirroring that is open but invalid.';

drop function public.get_sign_in();
create function public.get_sign_in(user_agent text default null, time_zone text default null) returns table (
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
  is_valid boolean,
  session_id uuid,
  session_state text,
  enroll_by timestamptz
)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  current record;
begin
  select * into current from private.sign_in();
  if current.state = 'over' then
    -- Its refresh token must not renew it.
    delete from auth.sessions as session where session.id = current.session_id;
  elsif current.session_id is not null and (not current.is_noted or get_sign_in.user_agent is not null) then
    insert into private.sign_ins as known (session_id, user_agent, time_zone)
    values (current.session_id, left(get_sign_in.user_agent, 400), left(get_sign_in.time_zone, 64))
    on conflict (session_id) do update
      set seen_at = now(),
          user_agent = coalesce(excluded.user_agent, known.user_agent),
          time_zone = coalesce(excluded.time_zone, known.time_zone);
  end if;
  return query
    select
      profile.id, profile.email, profile.first_name, profile.last_name, viewer.user_type, mirroring.*,
      current.session_id, coalesce(current.state, 'over'), current.enroll_by
    from private.viewer() as viewer
    left join public.profiles as profile on profile.id = viewer.id and viewer.user_type is not null
    left join public.get_mirroring() as mirroring on true;
end
$$;
comment on function public.get_sign_in(text, text) is
  'Always one row: the effective profile (null without a role), the columns of get_mirroring() (null without mirroring), and the state of private.sign_in(). Every page asks it first, so it notes when a sign-in was seen. user_agent and time_zone: of the browser, at the sign-in.';
revoke execute on function public.get_sign_in(text, text) from public, anon, authenticated;
grant execute on function public.get_sign_in(text, text) to authenticated;

create function private.require_own_account() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  current record;
begin
  select * into current from private.sign_in();
  if current.state in ('counts', 'enroll') and not private.is_mirroring() and exists (
    select from public.profiles as owner where owner.id = current.user_id and owner.active
  ) then
    return current.user_id;
  end if;
  raise exception 'Accounts are changed by their owners only' using errcode = 'PT403';
end
$$;
comment on function private.require_own_account() is
  'As require_oneself(), and also for people who have to set up their second factor first. Raises PT403.';
revoke execute on function private.require_own_account() from public, anon, authenticated;

create or replace function public.begin_account_change() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('account_change', private.require_own_account()::text, 10, interval '10 minutes');
end
$$;
