-- What asked for the app only asks for passkeys, too.

create or replace function public.enroll_second_factor(of_session uuid, secret text, time_step bigint, code_hashes text[]) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  owner uuid;
begin
  if exists (
    select from auth.sessions as session join private.second_factors as factor on factor.id = session.user_id
    where session.id = of_session
  ) then
    raise exception 'A second factor is set up already' using errcode = 'PT409';
  end if;
  owner := private.require_own_session(of_session);
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

create or replace function public.begin_second_step(of_session uuid) returns table (user_id uuid, secret text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  owner uuid;
  attempts integer;
begin
  select session.user_id into owner from auth.sessions as session where session.id = of_session;
  if private.second_factor_since(owner) is null then
    raise exception 'This sign-in has no second step' using errcode = 'PT404';
  end if;
  perform private.enforce_rate_limit('second_step', owner::text, 10, interval '15 minutes');
  select cardinality(known.hits) into attempts from private.rate_limits as known
  where known.scope = 'second_step' and known.address_hash = owner::text;
  if attempts = 10 then
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
comment on function public.begin_second_step(uuid) is
  'Counts an attempt, of the person whatever the sign-in, and answers the encrypted secret, which is null for passkeys without an app. The tenth within fifteen minutes is told to the person, once a day; then it raises PT429. Raises PT404.';

create or replace function public.remove_second_factor(of_session uuid, time_step bigint default null, code_hash text default null)
returns boolean
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
  perform private.record_second_factor('delete', owner);
  perform private.tell_about_second_factor('removed', owner);
  return true;
end
$$;

drop function public.get_enrollment();
create function public.get_enrollment() returns table (
  session_id uuid, user_id uuid, email text, enrollment uuid, has_app boolean, enroll_by timestamptz, codes_left integer, passkeys jsonb
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
      ),
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', passkey.id, 'name', passkey.name, 'createdAt', passkey.created_at, 'lastUsedAt', passkey.last_used_at
            )
            order by passkey.created_at, passkey.id
          ),
          '[]'
        )
        from private.passkeys as passkey where passkey.profile_id = owner.id
      )
    from private.sign_in() as current
    join public.profiles as owner on owner.id = current.user_id
    join private.sign_ins as kept on kept.session_id = current.session_id
    left join private.second_factors as factor on factor.id = owner.id;
end
$$;
comment on function public.get_enrollment() is
  'What the page needs that sets up the own second factors. Call get_sign_in() before. Raises PT403, also during mirroring.';
revoke execute on function public.get_enrollment() from public, anon, authenticated;
grant execute on function public.get_enrollment() to authenticated;

create or replace function public.read_own_security() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  owner public.profiles;
begin
  if private.viewer_id() is distinct from auth.uid() or private.is_mirroring() then
    return null;
  end if;
  select profile.* into owner from public.profiles as profile where profile.id = auth.uid();
  return jsonb_build_object(
    'factor', (
      select jsonb_build_object(
        'since', factor.since,
        'passkeys', (select count(*) from private.passkeys as passkey where passkey.profile_id = owner.id),
        'codesLeft', (
          select count(*) from private.recovery_codes as code where code.profile_id = owner.id and code.used_at is null
        )
      )
      from private.second_factor_since(owner.id) as factor (since) where factor.since is not null
    ),
    'enrollBy', (select current.enroll_by from private.sign_in() as current),
    'signIns', (
      select coalesce(jsonb_agg(to_jsonb(line) order by line."isThis" desc, line."seenAt" desc, line.id), '[]')
      from (
        select
          session.id,
          kept.user_agent as "userAgent",
          kept.time_zone as "timeZone",
          session.created_at as "createdAt",
          coalesce(seen.at, session.created_at) as "seenAt",
          private.sign_in_ends(session.created_at, seen.at, owner.user_type) as "endsAt",
          session.id = private.session_id() as "isThis"
        from auth.sessions as session
        left join private.sign_ins as kept on kept.session_id = session.id
        cross join lateral (
          select greatest(kept.seen_at, session.refreshed_at at time zone 'UTC', session.created_at) as at
        ) as seen
        where session.user_id = owner.id
          and (session.not_after is null or session.not_after > now())
          and private.sign_in_ends(session.created_at, seen.at, owner.user_type) > now()
        order by session.id = private.session_id() desc, seen.at desc
        limit 50
      ) as line
    )
  );
end
$$;

create or replace function public.reset_second_factor(of_user uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_super_admin();
  if of_user = auth.uid() then
    raise exception 'Super admins remove their own factor in the settings' using errcode = 'PT409';
  end if;
  if private.second_factor_since(of_user) is null then
    raise exception 'This person has no second factor' using errcode = 'PT404';
  end if;
  delete from private.second_factors as factor where factor.id = of_user;
  delete from private.passkeys as passkey where passkey.profile_id = of_user;
  -- Whoever has the lost device may be signed in.
  delete from auth.sessions as session where session.user_id = of_user;
  perform private.tell_about_second_factor('reset', of_user);
end
$$;

create or replace function public.get_second_factor_of(of_user uuid) returns table (created_at timestamptz, codes_left integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_super_admin();
  return query
    select factor.since,
      (
        select count(*)::integer from private.recovery_codes as code
        where code.profile_id = of_user and code.used_at is null
      )
    from private.second_factor_since(of_user) as factor (since) where factor.since is not null;
end
$$;

create or replace function public.list_second_factor_roles()
returns table (user_type public.user_type, needed_since timestamptz, people integer, enrolled integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_super_admin();
  return query
    select
      role.user_type, needed.created_at, count(owner.id)::integer,
      (count(owner.id) filter (where private.second_factor_since(owner.id) is not null))::integer
    from unnest(enum_range(null::public.user_type)) as role (user_type)
    left join private.second_factor_roles as needed on needed.user_type = role.user_type
    left join public.profiles as owner on owner.user_type = role.user_type and owner.active
    group by role.user_type, needed.created_at
    order by role.user_type;
end
$$;
