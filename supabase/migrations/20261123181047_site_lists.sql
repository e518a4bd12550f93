-- The lists of sites and of site groups.

create view public.site_list with (security_invoker = true) as
select
  site.id, site.parent_group_id, parent_group.name as parent_group, site.number, site.name, site.status, site.opens_on,
  site.closed_on, site.street, site.city, site.state, site.zip, site.county, site.latitude, site.longitude, site.time_zone,
  site.phone, site.screens, site.pumps, site.week_hours, site.special_days, site.created_at, site.updated_at,
  site.search_text || ' ' || parent_group.search_text as search_text
from public.sites as site
left join public.parent_groups as parent_group on parent_group.id = site.parent_group_id;
comment on column public.site_list.search_text is
  'Number, name, street, city, ZIP code and county of the site and the name of its group, in lower case.';
revoke all on table public.site_list from anon, authenticated;
grant select on table public.site_list to authenticated, service_role;

create view public.site_group_list with (security_invoker = true) as
select
  parent_group.id, parent_group.name, parent_group.legal_name, parent_group.status, parent_group.owner_id,
  private.staff_name_of(parent_group.owner_id) as owner, parent_group.website, parent_group.billing_city,
  parent_group.billing_state, parent_group.created_at, parent_group.updated_at,
  (select count(*)::integer from public.sites as site where site.parent_group_id = parent_group.id) as sites,
  (
    select count(*)::integer from public.sites as site
    where site.parent_group_id = parent_group.id and site.status = 'open'
  ) as open_sites,
  lower(
    parent_group.name || ' ' || coalesce(parent_group.legal_name, '') || ' ' || coalesce(parent_group.billing_city, '')
  ) as search_text
from public.parent_groups as parent_group;
comment on column public.site_group_list.search_text is 'Both names and the city, in lower case.';
revoke all on table public.site_group_list from anon, authenticated;
grant select on table public.site_group_list to authenticated, service_role;

create function public.list_site_group_owners() returns table (id uuid, name text, may_own boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if coalesce(private.viewer_role() not in ('project_manager', 'owl', 'admin', 'super_admin'), true) then
    raise exception 'Owners are for those who may change site groups' using errcode = 'PT403';
  end if;
  return query
    select
      person.id, private.staff_name(person),
      person.active and person.user_type in ('project_manager', 'owl', 'admin', 'super_admin')
    from public.profiles as person
    where (person.active and person.user_type in ('project_manager', 'owl', 'admin', 'super_admin'))
      or exists (select from public.parent_groups as parent_group where parent_group.owner_id = person.id)
    order by lower(private.staff_name(person)), person.id;
end
$$;
comment on function public.list_site_group_owners() is
  'Everybody who may own site groups, and whoever still does (may_own is false). Raises PT403 for those who may not change groups.';
revoke execute on function public.list_site_group_owners() from public, anon, authenticated;
grant execute on function public.list_site_group_owners() to authenticated;
