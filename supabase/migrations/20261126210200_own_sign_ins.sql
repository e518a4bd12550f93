-- My sessions: where somebody is signed in, and the end of one or all others.

create function public.read_own_security() returns jsonb
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
        'since', factor.created_at,
        'codesLeft', (
          select count(*) from private.recovery_codes as code where code.profile_id = factor.id and code.used_at is null
        )
      )
      from private.second_factors as factor where factor.id = owner.id
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
comment on function public.read_own_security() is
  'The own second factor and the newest fifty sign-ins, this one first. Null during mirroring.';
revoke execute on function public.read_own_security() from public, anon, authenticated;
grant execute on function public.read_own_security() to authenticated;

create function public.end_own_sign_ins(of_session uuid default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  ended integer;
begin
  perform private.require_oneself();
  delete from auth.sessions as session
  where session.user_id = auth.uid()
    and case when of_session is null then session.id <> private.session_id() else session.id = of_session end;
  get diagnostics ended = row_count;
  return ended;
end
$$;
comment on function public.end_own_sign_ins(uuid) is
  'One of the own sign-ins, or all but this one. They end at once. How many there were. Raises PT403 during mirroring.';
revoke execute on function public.end_own_sign_ins(uuid) from public, anon, authenticated;
grant execute on function public.end_own_sign_ins(uuid) to authenticated;

-- Sign-ins that are over, of people who never came back.
create function private.forget_old_sign_ins() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions as ended
  where ended.id in (
    select session.id from auth.sessions as session
    where session.user_id = (select fresh.user_id from auth.sessions as fresh where fresh.id = new.session_id)
      and session.created_at < now() - interval '30 days' and session.id <> new.session_id
    limit 100
  );
  return null;
end
$$;
comment on function private.forget_old_sign_ins() is 'Keeps the sessions of a person bounded: auth servers keep them for good.';
revoke execute on function private.forget_old_sign_ins() from public, anon, authenticated;

create trigger forget_old_sign_ins after insert on private.sign_ins
  for each row execute function private.forget_old_sign_ins();
