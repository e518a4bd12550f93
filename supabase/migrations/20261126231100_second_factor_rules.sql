-- What super admins do about second factors: of a person, and of a role.

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
