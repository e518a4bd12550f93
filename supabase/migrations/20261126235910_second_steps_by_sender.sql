-- Whoever knows the password used up the ten codes of the person. Codes count for a sender and a person together; all strangers
-- together have thirty, and browsers that have done the second step before have thirty of their own.

create function private.count_second_step(kind text, owner uuid, sender text, is_known boolean, of_sender integer, of_person integer)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  all_senders constant text := count_second_step.kind || case when is_known then '_known' else '_strangers' end;
begin
  perform private.enforce_rate_limit(count_second_step.kind, owner || ' ' || sender, of_sender, interval '15 minutes');
  perform private.enforce_rate_limit(all_senders, owner::text, of_person, interval '15 minutes');
  return (
    select cardinality(known.hits) from private.rate_limits as known
    where known.scope = all_senders and known.address_hash = owner::text
  );
end
$$;
comment on function private.count_second_step(text, uuid, text, boolean, integer, integer) is
  'Answers how many there were lately of all senders of its kind. sender: a hash of an address, or a browser. is_known: the person did the second step in this browser before. Raises PT429.';
revoke execute on function private.count_second_step(text, uuid, text, boolean, integer, integer) from public, anon, authenticated;

drop function public.begin_second_step(uuid);
create function public.begin_second_step(of_session uuid, sender text, is_known boolean) returns table (user_id uuid, secret text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  owner uuid;
begin
  select session.user_id into owner from auth.sessions as session where session.id = of_session;
  if private.second_factor_since(owner) is null then
    raise exception 'This sign-in has no second step' using errcode = 'PT404';
  end if;
  if private.count_second_step('second_step', owner, begin_second_step.sender, is_known, 10, 30) = 10 then
    insert into private.rate_limits as known (scope, address_hash, hits, expires_at)
    values ('second_step_letter', owner::text, array[now()], now() + interval '1 day')
    on conflict (scope, address_hash) do update
      set hits = excluded.hits, expires_at = excluded.expires_at
      where known.expires_at <= now();
    if found then
      perform private.tell_about_second_factor('guessed', owner);
    end if;
  end if;
  return query select owner, (select factor.secret from private.second_factors as factor where factor.id = owner);
end
$$;
comment on function public.begin_second_step(uuid, text, boolean) is
  'Counts an attempt, of the person whatever the sign-in, and answers the encrypted secret, which is null for passkeys without an app. The tenth within fifteen minutes is told to the person, once a day. Raises PT404, and PT429 after ten of a sender and thirty of all in fifteen minutes.';
revoke execute on function public.begin_second_step(uuid, text, boolean) from public, anon, authenticated;
grant execute on function public.begin_second_step(uuid, text, boolean) to service_role;

create or replace function private.use_second_factor(of_session uuid, time_step bigint, code_hash text) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  owner uuid;
begin
  select session.user_id into owner from auth.sessions as session where session.id = of_session;
  if time_step is not null then
    update private.second_factors as factor set last_step = time_step
    where factor.id = owner and factor.last_step < time_step;
  else
    update private.recovery_codes as code set used_at = now()
    where code.profile_id = owner and code.code_hash = use_second_factor.code_hash and code.used_at is null;
  end if;
  if not found then
    return null;
  end if;
  delete from private.rate_limits as known
  where (known.scope in ('second_step_known', 'second_step_strangers') and known.address_hash = owner::text)
    or (known.scope = 'second_step' and starts_with(known.address_hash, owner::text));
  if time_step is null then
    perform private.tell_about_second_factor('recovery_code', owner);
  end if;
  return owner;
end
$$;

drop function public.begin_passkey(uuid, text, boolean);
create function public.begin_passkey(of_session uuid, challenge text, adds boolean, sender text, is_known boolean)
returns table (user_id uuid, email text, passkeys jsonb)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  owner uuid;
begin
  if adds then
    owner := private.require_own_session(of_session);
    perform private.enforce_rate_limit('new_passkey', owner::text, 30, interval '15 minutes');
  else
    select session.user_id into owner from auth.sessions as session
    where session.id = of_session
      and exists (select from private.passkeys as passkey where passkey.profile_id = session.user_id);
    if owner is null then
      raise exception 'This sign-in has no passkey' using errcode = 'PT404';
    end if;
    perform private.count_second_step('passkey', owner, begin_passkey.sender, is_known, 30, 300);
  end if;
  insert into private.sign_ins as known (session_id, challenge, challenge_adds, challenge_at)
  values (of_session, begin_passkey.challenge, adds, now())
  on conflict (session_id) do update
    set challenge = excluded.challenge, challenge_adds = excluded.challenge_adds, challenge_at = excluded.challenge_at;
  return query
    select
      profile.id, profile.email,
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', passkey.credential_id, 'transports', passkey.transports)), '[]')
        from private.passkeys as passkey where passkey.profile_id = profile.id
      )
    from public.profiles as profile where profile.id = owner;
end
$$;
comment on function public.begin_passkey(uuid, text, boolean, text, boolean) is
  'Keeps the challenge that a passkey is to sign in this sign-in, for five minutes and once; it replaces the one before. adds: for a new passkey, after the password. Raises PT403, PT404, and PT429 after 30 of a sender and 300 of all in fifteen minutes.';
revoke execute on function public.begin_passkey(uuid, text, boolean, text, boolean) from public, anon, authenticated;
grant execute on function public.begin_passkey(uuid, text, boolean, text, boolean) to service_role;

drop function public.get_second_step_kinds(uuid);
create function public.get_second_step(of_session uuid) returns table (email text, has_app boolean, has_passkey boolean)
language sql stable security definer set search_path = ''
as $$
  select
    profile.email,
    exists (select from private.second_factors as factor where factor.id = session.user_id),
    exists (select from private.passkeys as passkey where passkey.profile_id = session.user_id)
  from auth.sessions as session
  join public.profiles as profile on profile.id = session.user_id
  where session.id = of_session
$$;
comment on function public.get_second_step(uuid) is 'Whose second step it is, and what its page offers.';
revoke execute on function public.get_second_step(uuid) from public, anon, authenticated;
grant execute on function public.get_second_step(uuid) to service_role;

drop function public.remove_passkey(uuid, uuid);
create function public.remove_passkey(of_session uuid, passkey uuid, code_hash text default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid := private.require_own_session(of_session);
begin
  perform from public.profiles as profile where profile.id = owner for update;
  if not exists (select from private.passkeys as known where known.id = passkey and known.profile_id = owner) then
    raise exception 'This passkey is gone' using errcode = 'PT404';
  end if;
  if not exists (select from private.second_factors as factor where factor.id = owner)
    and not exists (select from private.passkeys as other where other.profile_id = owner and other.id <> passkey)
    and not exists (
      select from private.sign_ins as current
      where current.session_id = of_session and current.second_step_at > now() - interval '10 minutes'
    )
    and private.use_second_factor(of_session, null, code_hash) is null
  then
    return false;
  end if;
  delete from private.passkeys as known where known.id = passkey;
  perform private.record_passkey('delete', owner, passkey);
  perform private.tell_about_second_factor('passkey_removed', owner);
  return true;
end
$$;
comment on function public.remove_passkey(uuid, uuid, text) is
  'After the server has checked the password. False for the last second factor, unless the second step of this sign-in is ten minutes old at most, or code_hash is that of a recovery code. Raises PT403 and PT404.';
revoke execute on function public.remove_passkey(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.remove_passkey(uuid, uuid, text) to service_role;

create function public.has_second_factors() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.second_factors) or exists (select from private.recovery_codes)
$$;
comment on function public.has_second_factors() is 'Whether anybody would lose codes with another key.';
revoke execute on function public.has_second_factors() from public, anon, authenticated;
grant execute on function public.has_second_factors() to service_role;
