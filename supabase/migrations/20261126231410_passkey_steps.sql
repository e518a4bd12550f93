-- Adding, using and removing passkeys. Only the server calls this, after it has checked password and signatures.

create function private.record_passkey(action text, of_user uuid, passkey uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into private.audit_log (actor_id, viewer_id, action, table_name, row_key)
  values (of_user, of_user, action, 'passkeys', jsonb_build_object('id', passkey))
$$;
revoke execute on function private.record_passkey(text, uuid, uuid) from public, anon, authenticated;

create function public.begin_passkey(of_session uuid, challenge text, adds boolean)
returns table (user_id uuid, email text, passkeys jsonb)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  owner uuid;
begin
  if adds then
    owner := private.require_own_session(of_session);
  else
    select session.user_id into owner from auth.sessions as session
    where session.id = of_session
      and exists (select from private.passkeys as passkey where passkey.profile_id = session.user_id);
    if owner is null then
      raise exception 'This sign-in has no passkey' using errcode = 'PT404';
    end if;
  end if;
  perform private.enforce_rate_limit('passkey', owner::text, 30, interval '15 minutes');
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
comment on function public.begin_passkey(uuid, text, boolean) is
  'Keeps the challenge that a passkey is to sign in this sign-in, for five minutes and once; it replaces the one before. adds: for a new passkey, after the password. Raises PT403, PT404 and PT429.';
revoke execute on function public.begin_passkey(uuid, text, boolean) from public, anon, authenticated;
grant execute on function public.begin_passkey(uuid, text, boolean) to service_role;

create function public.take_passkey_challenge(of_session uuid, adds boolean, credential_id text default null)
returns table (challenge text, public_key text, counter bigint, transports text[])
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  kept private.sign_ins;
begin
  select known.* into kept from private.sign_ins as known where known.session_id = of_session for update;
  update private.sign_ins as known set challenge = null, challenge_adds = null, challenge_at = null
  where known.session_id = of_session;
  if kept.challenge is null or kept.challenge_adds is distinct from adds or kept.challenge_at < now() - interval '5 minutes' then
    return;
  end if;
  return query
    select kept.challenge, passkey.public_key, passkey.counter, passkey.transports
    from auth.sessions as session
    left join private.passkeys as passkey
      on passkey.profile_id = session.user_id and passkey.credential_id = take_passkey_challenge.credential_id
    where session.id = of_session and (adds or passkey.id is not null);
end
$$;
comment on function public.take_passkey_challenge(uuid, boolean, text) is
  'The challenge of begin_passkey(), which is then gone, and the passkey of the person that is said to have signed it. No row for an old or other challenge, or the passkey of somebody else.';
revoke execute on function public.take_passkey_challenge(uuid, boolean, text) from public, anon, authenticated;
grant execute on function public.take_passkey_challenge(uuid, boolean, text) to service_role;

create function public.add_passkey(
  of_session uuid, credential_id text, public_key text, counter bigint, transports text[], name text, code_hashes text[]
) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  owner uuid := private.require_own_session(of_session);
  is_first boolean := private.second_factor_since(owner) is null;
  added uuid;
begin
  perform from public.profiles as profile where profile.id = owner for update;
  if (select count(*) from private.passkeys as known where known.profile_id = owner) >= 10 then
    raise exception 'Ten passkeys are the most' using errcode = 'PT422';
  end if;
  insert into private.passkeys (profile_id, credential_id, public_key, counter, transports, name)
  values (owner, add_passkey.credential_id, add_passkey.public_key, add_passkey.counter, add_passkey.transports, add_passkey.name)
  on conflict (credential_id) do nothing
  returning id into added;
  if added is null then
    raise exception 'This passkey is known already' using errcode = 'PT409';
  end if;
  if is_first then
    perform private.put_recovery_codes(owner, code_hashes);
    perform private.pass_sign_in(of_session);
  end if;
  perform private.record_passkey('insert', owner, added);
  perform private.tell_about_second_factor('passkey_added', owner);
  return is_first;
end
$$;
comment on function public.add_passkey(uuid, text, text, bigint, text[], text, text[]) is
  'After the server has checked password and signature. Answers whether it is the first second factor of the person: then the recovery codes count, and other sign-ins need their second step. Raises PT403, PT409 and PT422.';
revoke execute on function public.add_passkey(uuid, text, text, bigint, text[], text, text[]) from public, anon, authenticated;
grant execute on function public.add_passkey(uuid, text, text, bigint, text[], text, text[]) to service_role;

create function public.pass_with_passkey(of_session uuid, credential_id text, counter bigint) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  update private.passkeys as passkey set counter = pass_with_passkey.counter, last_used_at = now()
  from auth.sessions as session
  where session.id = of_session and passkey.profile_id = session.user_id
    and passkey.credential_id = pass_with_passkey.credential_id
    and (pass_with_passkey.counter > passkey.counter or (pass_with_passkey.counter = 0 and passkey.counter = 0));
  if not found then
    return false;
  end if;
  perform private.pass_sign_in(of_session);
  return true;
end
$$;
comment on function public.pass_with_passkey(uuid, text, bigint) is
  'After the server has checked the signature: from then on the sign-in counts. False for the passkey of somebody else, and for a counter that was seen before: the passkey may have been copied.';
revoke execute on function public.pass_with_passkey(uuid, text, bigint) from public, anon, authenticated;
grant execute on function public.pass_with_passkey(uuid, text, bigint) to service_role;

create function public.remove_passkey(of_session uuid, passkey uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid := private.require_own_session(of_session);
begin
  delete from private.passkeys as known where known.id = passkey and known.profile_id = owner;
  if not found then
    raise exception 'This passkey is gone' using errcode = 'PT404';
  end if;
  perform private.record_passkey('delete', owner, passkey);
  perform private.tell_about_second_factor('passkey_removed', owner);
end
$$;
comment on function public.remove_passkey(uuid, uuid) is 'After the server has checked the password. Raises PT403 and PT404.';
revoke execute on function public.remove_passkey(uuid, uuid) from public, anon, authenticated;
grant execute on function public.remove_passkey(uuid, uuid) to service_role;

create function public.get_second_step_kinds(of_session uuid) returns table (has_app boolean, has_passkey boolean)
language sql stable security definer set search_path = ''
as $$
  select
    exists (select from private.second_factors as factor where factor.id = session.user_id),
    exists (select from private.passkeys as passkey where passkey.profile_id = session.user_id)
  from auth.sessions as session where session.id = of_session
$$;
comment on function public.get_second_step_kinds(uuid) is 'What the page of the second step offers.';
revoke execute on function public.get_second_step_kinds(uuid) from public, anon, authenticated;
grant execute on function public.get_second_step_kinds(uuid) to service_role;
