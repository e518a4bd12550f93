-- Setting up a second factor, and the second step of a sign-in. The server checks codes, because only it can read secrets; what it
-- found out, and that no code works twice, is settled here.

create function private.record_second_factor(action text, of_user uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into private.audit_log (actor_id, viewer_id, action, table_name, row_key)
  values (of_user, of_user, action, 'second_factors', jsonb_build_object('id', of_user))
$$;
comment on function private.record_second_factor(text, uuid) is
  'What people do to their own factor: the server writes it, so that the trigger does not know who acts.';
revoke execute on function private.record_second_factor(text, uuid) from public, anon, authenticated;

create function private.tell_about_second_factor(event text, of_user uuid) returns void
language sql security definer set search_path = ''
as $$
  select private.enqueue_message(
    'second_factor', owner.email, owner.id, jsonb_build_object('first_name', coalesce(owner.first_name, ''), 'event', event)
  )
  from public.profiles as owner where owner.id = of_user
$$;
revoke execute on function private.tell_about_second_factor(text, uuid) from public, anon, authenticated;

create function private.pass_sign_in(of_session uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into private.sign_ins (session_id, second_step_at) values (of_session, now())
  on conflict (session_id) do update set second_step_at = now(), seen_at = now(), enrollment = gen_random_uuid()
$$;
revoke execute on function private.pass_sign_in(uuid) from public, anon, authenticated;

create function private.put_recovery_codes(of_user uuid, code_hashes text[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.recovery_codes as code where code.profile_id = of_user;
  insert into private.recovery_codes (profile_id, code_hash) select of_user, hash from unnest(code_hashes) as hash;
end
$$;
revoke execute on function private.put_recovery_codes(uuid, text[]) from public, anon, authenticated;

create function public.get_enrollment() returns table (
  session_id uuid, user_id uuid, email text, enrollment uuid, is_enrolled boolean, enroll_by timestamptz, codes_left integer
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_own_account();
  return query
    select
      current.session_id, owner.id, owner.email, kept.enrollment, factor.id is not null, current.enroll_by,
      (
        select count(*)::integer from private.recovery_codes as code
        where code.profile_id = owner.id and code.used_at is null
      )
    from private.sign_in() as current
    join public.profiles as owner on owner.id = current.user_id
    join private.sign_ins as kept on kept.session_id = current.session_id
    left join private.second_factors as factor on factor.id = owner.id;
end
$$;
comment on function public.get_enrollment() is
  'What the page needs that sets up the own second factor. Call get_sign_in() before. Raises PT403, also during mirroring.';
revoke execute on function public.get_enrollment() from public, anon, authenticated;
grant execute on function public.get_enrollment() to authenticated;

create function public.enroll_second_factor(of_session uuid, secret text, time_step bigint, code_hashes text[]) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  owner uuid;
begin
  select session.user_id into owner from auth.sessions as session
  join public.profiles as profile on profile.id = session.user_id and profile.active
  where session.id = of_session
    and not exists (
      select from private.mirroring_sessions as mirroring
      where mirroring.session_id = of_session and mirroring.ended_at is null
    );
  if owner is null then
    raise exception 'There is no such sign-in' using errcode = 'PT403';
  end if;
  insert into private.second_factors (id, secret, last_step)
  values (owner, enroll_second_factor.secret, time_step) on conflict (id) do nothing;
  if not found then
    raise exception 'A second factor is set up already' using errcode = 'PT409';
  end if;
  perform private.put_recovery_codes(owner, code_hashes);
  perform private.pass_sign_in(of_session);
  perform private.record_second_factor('insert', owner);
  perform private.tell_about_second_factor('enrolled', owner);
end
$$;
comment on function public.enroll_second_factor(uuid, text, bigint, text[]) is
  'After the server has checked password and code. Other sign-ins of the person need their second step from now on. Raises PT403 and PT409.';
revoke execute on function public.enroll_second_factor(uuid, text, bigint, text[]) from public, anon, authenticated;
grant execute on function public.enroll_second_factor(uuid, text, bigint, text[]) to service_role;

create function public.begin_second_step(of_session uuid) returns table (user_id uuid, secret text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  factor private.second_factors;
  attempts integer;
begin
  select known.* into factor from auth.sessions as session
  join private.second_factors as known on known.id = session.user_id
  where session.id = of_session;
  if factor.id is null then
    raise exception 'This sign-in has no second step' using errcode = 'PT404';
  end if;
  perform private.enforce_rate_limit('second_step', factor.id::text, 10, interval '15 minutes');
  select cardinality(known.hits) into attempts from private.rate_limits as known
  where known.scope = 'second_step' and known.address_hash = factor.id::text;
  if attempts = 10 then
    insert into private.rate_limits as known (scope, address_hash, hits, expires_at)
    values ('second_step_letter', factor.id::text, array[now()], now() + interval '1 day')
    on conflict (scope, address_hash) do update
      set hits = excluded.hits, expires_at = excluded.expires_at
      where known.expires_at <= now();
    if found then
      perform private.tell_about_second_factor('guessed', factor.id);
    end if;
  end if;
  return query select factor.id, factor.secret;
end
$$;
comment on function public.begin_second_step(uuid) is
  'Counts an attempt, of the person whatever the sign-in, and answers the encrypted secret. The tenth within fifteen minutes is told to the person, once a day; then it raises PT429. Raises PT404.';
revoke execute on function public.begin_second_step(uuid) from public, anon, authenticated;
grant execute on function public.begin_second_step(uuid) to service_role;

create function private.use_second_factor(of_session uuid, time_step bigint, code_hash text) returns uuid
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
  delete from private.rate_limits as known where known.scope = 'second_step' and known.address_hash = owner::text;
  if time_step is null then
    perform private.tell_about_second_factor('recovery_code', owner);
  end if;
  return owner;
end
$$;
comment on function private.use_second_factor(uuid, bigint, text) is
  'The person whose code it was: the period of a right code of the app, or the hash of a recovery code. Null for a code that was used before, and an unknown hash.';
revoke execute on function private.use_second_factor(uuid, bigint, text) from public, anon, authenticated;

create function public.pass_second_step(of_session uuid, time_step bigint default null, code_hash text default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if private.use_second_factor(of_session, time_step, code_hash) is null then
    return false;
  end if;
  perform private.pass_sign_in(of_session);
  return true;
end
$$;
comment on function public.pass_second_step(uuid, bigint, text) is
  'After begin_second_step(): from a right code on, the sign-in counts. False for a code that was used before, and an unknown recovery code.';
revoke execute on function public.pass_second_step(uuid, bigint, text) from public, anon, authenticated;
grant execute on function public.pass_second_step(uuid, bigint, text) to service_role;

create function private.require_no_mirroring(of_session uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from private.mirroring_sessions as mirroring
    where mirroring.session_id = of_session and mirroring.ended_at is null
  ) then
    raise exception 'Accounts are changed by their owners only' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_no_mirroring(uuid) from public, anon, authenticated;

create function public.replace_recovery_codes(
  of_session uuid, code_hashes text[], time_step bigint default null, code_hash text default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid;
begin
  perform private.require_no_mirroring(of_session);
  owner := private.use_second_factor(of_session, time_step, code_hash);
  if owner is null then
    return false;
  end if;
  perform private.put_recovery_codes(owner, code_hashes);
  perform private.record_second_factor('update', owner);
  return true;
end
$$;
comment on function public.replace_recovery_codes(uuid, text[], bigint, text) is
  'As pass_second_step(), for new recovery codes: the former ones do not work any more. Raises PT403 during mirroring.';
revoke execute on function public.replace_recovery_codes(uuid, text[], bigint, text) from public, anon, authenticated;
grant execute on function public.replace_recovery_codes(uuid, text[], bigint, text) to service_role;

create function public.remove_second_factor(of_session uuid, time_step bigint default null, code_hash text default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid;
begin
  perform private.require_no_mirroring(of_session);
  owner := private.use_second_factor(of_session, time_step, code_hash);
  if owner is null then
    return false;
  end if;
  delete from private.second_factors as factor where factor.id = owner;
  -- Otherwise they would count in spite of a role that needs a second factor.
  update private.sign_ins as known set second_step_at = null
  from auth.sessions as session where session.id = known.session_id and session.user_id = owner;
  perform private.record_second_factor('delete', owner);
  perform private.tell_about_second_factor('removed', owner);
  return true;
end
$$;
comment on function public.remove_second_factor(uuid, bigint, text) is
  'As pass_second_step(), to sign in without a second factor from then on, or to set up another app. Raises PT403 during mirroring.';
revoke execute on function public.remove_second_factor(uuid, bigint, text) from public, anon, authenticated;
grant execute on function public.remove_second_factor(uuid, bigint, text) to service_role;
