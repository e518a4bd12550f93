-- Setting up a second factor, and the second step of a sign-in. The server checks codes, because only it can read secrets; what it
-- found out, and that no code works twice, is settled here.

create or replace function private.audited_kind(table_name text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case table_name
    when 'ad_groups' then 'ad_group' when 'ad_group_assignments' then 'ad_group' when 'ad_files' then 'ad_group'
    when 'ad_preview_opens' then 'ad_group'
    when 'ads' then 'ad' when 'ad_comments' then 'ad' when 'ad_approvals' then 'ad'
    when 'ad_templates' then 'ad_template' when 'ad_template_versions' then 'ad_template'
    when 'clients' then 'client'
    when 'contacts' then 'contact' when 'contact_details' then 'contact' when 'contact_duties' then 'contact'
    when 'videos' then 'video' when 'video_clients' then 'video' when 'video_industries' then 'video' when 'captions' then 'video'
    when 'seo_blog_posts' then 'article'
    when 'service_geo_pages' then 'place_page'
    when 'contact_submissions' then 'lead'
    when 'videographer_applications' then 'application' when 'videographer_application_cameras' then 'application'
    when 'videographer_application_lenses' then 'application'
    when 'intro_calls' then 'call'
    when 'quotes' then 'quote' when 'quote_versions' then 'quote' when 'quote_lines' then 'quote'
    when 'quote_comments' then 'quote' when 'quote_acceptances' then 'quote' when 'quote_declines' then 'quote'
    when 'tasks' then 'task'
    when 'parent_groups' then 'site_group'
    when 'sites' then 'site'
    when 'brands' then 'brand'
    when 'products' then 'product'
    when 'deals' then 'deal'
    when 'loyalty_programs' then 'loyalty_program' when 'loyalty_versions' then 'loyalty_program'
    when 'client_reviews' then 'review'
    when 'profiles' then 'user'
    when 'industries' then 'industry'
    when 'cameras' then 'camera'
    when 'lenses' then 'lens'
    when 'path_redirects' then 'redirect'
    when 'second_factors' then 'user'
  end
$$;

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

create function public.reset_second_factor(of_user uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_super_admin();
  if of_user = auth.uid() then
    raise exception 'Super admins remove their own factor in the settings' using errcode = 'PT409';
  end if;
  delete from private.second_factors as factor where factor.id = of_user;
  if not found then
    raise exception 'This person has no second factor' using errcode = 'PT404';
  end if;
  -- Whoever has the lost device may be signed in.
  delete from auth.sessions as session where session.user_id = of_user;
  perform private.tell_about_second_factor('reset', of_user);
end
$$;
comment on function public.reset_second_factor(uuid) is
  'For somebody who lost device and recovery codes. Ends all their sign-ins, and tells them. Raises PT403 unless the caller is a super admin who is not mirroring, PT404 and PT409.';
revoke execute on function public.reset_second_factor(uuid) from public, anon, authenticated;
grant execute on function public.reset_second_factor(uuid) to authenticated;

create function public.get_second_factor_of(of_user uuid) returns table (created_at timestamptz, codes_left integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_super_admin();
  return query
    select factor.created_at,
      (
        select count(*)::integer from private.recovery_codes as code
        where code.profile_id = factor.id and code.used_at is null
      )
    from private.second_factors as factor where factor.id = of_user;
end
$$;
comment on function public.get_second_factor_of(uuid) is
  'No row without one. Raises PT403 unless the caller is a super admin who is not mirroring.';
revoke execute on function public.get_second_factor_of(uuid) from public, anon, authenticated;
grant execute on function public.get_second_factor_of(uuid) to authenticated;

create function public.list_second_factor_roles() returns table (user_type public.user_type, needed_since timestamptz, people integer, enrolled integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_super_admin();
  return query
    select role.user_type, needed.created_at, count(owner.id)::integer, count(factor.id)::integer
    from unnest(enum_range(null::public.user_type)) as role (user_type)
    left join private.second_factor_roles as needed on needed.user_type = role.user_type
    left join public.profiles as owner on owner.user_type = role.user_type and owner.active
    left join private.second_factors as factor on factor.id = owner.id
    group by role.user_type, needed.created_at
    order by role.user_type;
end
$$;
comment on function public.list_second_factor_roles() is
  'All roles. people: with active accounts. Raises PT403 unless the caller is a super admin who is not mirroring.';
revoke execute on function public.list_second_factor_roles() from public, anon, authenticated;
grant execute on function public.list_second_factor_roles() to authenticated;

create function public.set_second_factor_role(of_role public.user_type, is_needed boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_super_admin();
  if is_needed then
    insert into private.second_factor_roles (user_type) values (of_role) on conflict do nothing;
  else
    delete from private.second_factor_roles as needed where needed.user_type = of_role;
  end if;
end
$$;
comment on function public.set_second_factor_role(public.user_type, boolean) is
  'People of the role have seven days, then they set up a second factor before anything else. Raises PT403 unless the caller is a super admin who is not mirroring.';
revoke execute on function public.set_second_factor_role(public.user_type, boolean) from public, anon, authenticated;
grant execute on function public.set_second_factor_role(public.user_type, boolean) to authenticated;
