-- Passkeys: another second step, beside the authenticator app. The server checks signatures; challenges, counters and what a sign-in
-- is worth are settled here.

create table private.passkeys (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  credential_id text not null unique check (char_length(credential_id) between 1 and 1400),
  public_key text not null check (char_length(public_key) between 1 and 4000),
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}' check (cardinality(transports) <= 10),
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
comment on table private.passkeys is 'Keys and identifiers are base64url. The private keys never leave the devices.';
comment on column private.passkeys.counter is 'Of the last signature. Devices that count never repeat one; others always say 0.';
create index passkeys_profile_id on private.passkeys (profile_id);

revoke all on table private.passkeys from anon, authenticated;
alter table private.passkeys enable row level security;

create trigger record_change after insert or update or delete on private.passkeys
  for each row execute function private.record_change('id');

alter table private.sign_ins
  add column challenge text check (char_length(challenge) between 20 and 100),
  add column challenge_adds boolean,
  add column challenge_at timestamptz;
comment on column private.sign_ins.challenge is 'What a passkey signs next in this sign-in. It is taken once, within five minutes.';
comment on column private.sign_ins.challenge_adds is 'Whether the challenge is for a new passkey, which the password was proved for.';

-- They outlive the app of a person who has passkeys.
alter table private.recovery_codes drop constraint recovery_codes_profile_id_fkey;
alter table private.recovery_codes
  add foreign key (profile_id) references public.profiles (id) on delete cascade;

create function private.second_factor_since(of_user uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select least(
    (select factor.created_at from private.second_factors as factor where factor.id = of_user),
    (select min(passkey.created_at) from private.passkeys as passkey where passkey.profile_id = of_user)
  )
$$;
comment on function private.second_factor_since(uuid) is 'Null without an app and without passkeys.';
revoke execute on function private.second_factor_since(uuid) from public, anon, authenticated;

create function private.forget_last_factor() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid := coalesce(to_jsonb(old) ->> 'profile_id', to_jsonb(old) ->> 'id')::uuid;
begin
  if private.second_factor_since(owner) is null then
    delete from private.recovery_codes as code where code.profile_id = owner;
    -- Otherwise they would count in spite of a role that needs a second factor.
    update private.sign_ins as known set second_step_at = null
    from auth.sessions as session where session.id = known.session_id and session.user_id = owner;
  end if;
  return null;
end
$$;
revoke execute on function private.forget_last_factor() from public, anon, authenticated;

create trigger forget_last_factor after delete on private.second_factors
  for each row execute function private.forget_last_factor();
create trigger forget_last_factor after delete on private.passkeys
  for each row execute function private.forget_last_factor();

create or replace function private.sign_in(
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
      when exists (select from private.passkeys as passkey where passkey.profile_id = session.user_id) then 'second_step'
      when needed.enroll_by <= now() then 'enroll'
      else 'counts'
    end,
    case
      when factor.id is null and not exists (select from private.passkeys as passkey where passkey.profile_id = session.user_id)
        then needed.enroll_by
    end,
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

create function private.require_own_session(of_session uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  owner uuid;
begin
  perform private.require_no_mirroring(of_session);
  select session.user_id into owner from auth.sessions as session
  join public.profiles as profile on profile.id = session.user_id and profile.active
  left join private.sign_ins as known on known.session_id = session.id
  where session.id = of_session
    and (known.second_step_at is not null or private.second_factor_since(session.user_id) is null);
  if owner is null then
    raise exception 'There is no such sign-in' using errcode = 'PT403';
  end if;
  return owner;
end
$$;
comment on function private.require_own_session(uuid) is
  'The person of a sign-in that has done its second step, if the person has one. Raises PT403, also during mirroring.';
revoke execute on function private.require_own_session(uuid) from public, anon, authenticated;
