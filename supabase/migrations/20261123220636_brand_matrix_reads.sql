-- The screens of what sites carry.

-- The newest first, as the list asks for them.
create index brand_associations_first_idx on public.brand_associations (first_on desc nulls last, id);

create view public.brand_association_list with (security_invoker = true) as
select
  association.id, association.site_id, site.number, site.name as site, site.city, site.state,
  site.parent_group_id, parent_group.name as parent_group, association.brand_id, brand.name as brand, association.role,
  association.first_on, association.last_on, association.created_at, association.updated_at,
  -- It answers without a brand, too. With || the planner would pair every site with every brand before it asks what is carried.
  concat_ws(' ', brand.search_text, site.search_text, parent_group.search_text) as search_text
from public.brand_associations as association
-- Left joins of what always exists: a count leaves them out.
left join public.sites as site on site.id = association.site_id
left join public.parent_groups as parent_group on parent_group.id = site.parent_group_id
left join public.brands as brand on brand.id = association.brand_id;
revoke all on table public.brand_association_list from anon, authenticated;
grant select on table public.brand_association_list to authenticated, service_role;

create function public.brand_matrix(
  of_group uuid, on_day date, first_row integer, row_limit integer, words text[] default '{}', in_state text default null,
  lacking text default null
) returns jsonb
language sql stable set search_path = ''
as $$
  with found as materialized (
    select site.id, site.number, site.name, site.city, site.state, site.status
    from public.sites as site
    where site.parent_group_id = of_group
      and (in_state is null or site.state = in_state)
      and not exists (select from unnest(words) as word where position(word in site.search_text) = 0)
      and (lacking is null or not exists (
        select from public.brand_associations as association
        where association.site_id = site.id and (lacking = 'any' or association.role = lacking)
          and association.first_on <= on_day and (association.last_on is null or association.last_on >= on_day)
      ))
  ), shown as materialized (
    select * from found order by number, id offset first_row limit row_limit
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'rows', (
      select coalesce(jsonb_agg(
        to_jsonb(shown) || jsonb_build_object('carried', coalesce(carried.associations, '[]')) order by shown.number, shown.id
      ), '[]')
      from shown left join lateral (
        select jsonb_agg(jsonb_build_object(
          'id', association.id, 'version', association.version, 'role', association.role, 'brand', association.brand_id,
          'first_on', association.first_on, 'last_on', association.last_on
        ) order by association.first_on, association.id) as associations
        from public.brand_associations as association
        where association.site_id = shown.id and (association.last_on is null or association.last_on >= on_day)
      ) as carried on true
    )
  )
$$;
comment on function public.brand_matrix(uuid, date, integer, integer, text[], text, text) is
  'Sites of a group by number, with what each carries on the day and later. lacking: a role, or any. Words are in lower case.';
revoke execute on function public.brand_matrix(uuid, date, integer, integer, text[], text, text) from public, anon, authenticated;
grant execute on function public.brand_matrix(uuid, date, integer, integer, text[], text, text) to authenticated;

create function public.count_carrying_sites(of_brand uuid, on_day date) returns jsonb
language sql stable set search_path = ''
as $$
  with by_state as (
    select site.parent_group_id, site.state, count(distinct site.id) as sites
    from public.brand_associations as association
    join public.sites as site on site.id = association.site_id
    where association.brand_id = of_brand and association.first_on <= on_day
      and (association.last_on is null or association.last_on >= on_day)
    group by site.parent_group_id, site.state
  )
  select coalesce(jsonb_agg(by_group.entry order by by_group.sites desc, by_group.name), '[]')
  from (
    select parent_group.name, sum(by_state.sites) as sites, jsonb_build_object(
      'group', parent_group.id, 'name', parent_group.name, 'sites', sum(by_state.sites),
      'states', jsonb_agg(jsonb_build_object('state', by_state.state, 'sites', by_state.sites) order by by_state.state)
    ) as entry
    from by_state join public.parent_groups as parent_group on parent_group.id = by_state.parent_group_id
    group by parent_group.id
  ) as by_group
$$;
comment on function public.count_carrying_sites(uuid, date) is
  'How many sites carry a brand in any role on a day, by group and state.';
revoke execute on function public.count_carrying_sites(uuid, date) from public, anon, authenticated;
grant execute on function public.count_carrying_sites(uuid, date) to authenticated;
