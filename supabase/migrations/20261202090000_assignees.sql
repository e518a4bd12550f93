-- Who can work on groups of ads, and who does. Colleagues are named here only to those who hand out work, since nobody but
-- super admins reads profiles other than their own.

create function private.staff_name(person public.profiles) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), split_part(person.email, '@', 1))
$$;
revoke execute on function private.staff_name(public.profiles) from public, anon, authenticated;

create function public.list_assignable_staff() returns table (id uuid, name text, user_type public.user_type)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if coalesce(private.viewer_role() not in ('project_manager', 'admin', 'super_admin'), true) then
    raise exception 'Only managers and admins assign people' using errcode = 'PT403';
  end if;
  return query
    select profile.id, private.staff_name(profile), profile.user_type
    from public.profiles as profile
    where profile.active and profile.user_type in ('project_manager', 'graphic_designer')
    order by lower(private.staff_name(profile)), profile.id;
end
$$;
comment on function public.list_assignable_staff() is
  'Active project managers and designers by name, for managers and admins (PT403 for others).';
revoke execute on function public.list_assignable_staff() from public, anon, authenticated;
grant execute on function public.list_assignable_staff() to authenticated;

create function public.list_ad_group_assignees(ad_group_ids uuid[])
returns table (ad_group_id uuid, id uuid, name text, user_type public.user_type, active boolean)
language sql stable security definer set search_path = ''
as $$
  select assignment.ad_group_id, profile.id, private.staff_name(profile), profile.user_type, profile.active
  from public.ad_group_assignments as assignment
  join public.profiles as profile on profile.id = assignment.profile_id
  where assignment.ad_group_id = any (list_ad_group_assignees.ad_group_ids)
    and (
      (select private.viewer_role()) in ('project_manager', 'admin', 'super_admin')
      or (select private.viewer_role()) = 'graphic_designer' and assignment.profile_id = (select private.viewer_id())
    )
  order by lower(private.staff_name(profile)), profile.id
$$;
comment on function public.list_ad_group_assignees(uuid[]) is
  'By name, people who left among them. The rows that the policies on ad_group_assignments show to whoever asks.';
revoke execute on function public.list_ad_group_assignees(uuid[]) from public, anon, authenticated;
grant execute on function public.list_ad_group_assignees(uuid[]) to authenticated;
