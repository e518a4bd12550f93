-- The CRM home shows the site groups that its reader looks after, and what waits in each.

create function private.crm_own_groups(of_person uuid, max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  with own as materialized (
    select parent_group.id, parent_group.name, parent_group.status
    from public.parent_groups as parent_group
    where parent_group.owner_id = of_person
  ), near as materialized (
    -- Days on which a deal of the group starts or ends, with the next one first.
    select deal.parent_group_id, deal.id, deal.title, step.kind, step.day,
      row_number() over (partition by deal.parent_group_id order by step.day, deal.title, deal.id) as place
    from public.deal_list as deal
    cross join lateral (
      values ('starts', deal.first_on, deal.starts_soon), ('ends', deal.last_on, deal.ends_soon)
    ) as step (kind, day, is_soon)
    where deal.parent_group_id in (select own.id from own)
      and deal.state = 'planned' and deal.last_on >= (select private.today()) - 1
      and deal.first_on <= (select private.today()) + 15 and step.is_soon
  ), page as (
    select own.*, near.id as deal_id, near.title, near.kind, near.day
    from own
    left join near on near.parent_group_id = own.id and near.place = 1
    order by near.day, own.name, own.id limit max_rows
  ), site as materialized (
    select site.parent_group_id, site.status, site.latitude, site.week_hours,
      -- As site_list.carries_brand, which asks for all sites at once.
      exists (
        select from public.brand_associations as association
        where association.site_id = site.id and association.first_on <= clock.today
          and (association.last_on is null or association.last_on >= clock.today)
      ) as carries_brand,
      exists (select from public.contact_sites as named where named.site_id = site.id) as has_contact
    from public.sites as site
    cross join lateral (select (now() at time zone site.time_zone)::date as today) as clock
    where site.parent_group_id in (select page.id from page)
  )
  select jsonb_build_object(
    'count', (select count(*) from own),
    'rows', coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'name', page.name, 'status', page.status,
      'deal', case when page.deal_id is not null then
        jsonb_build_object('id', page.deal_id, 'title', page.title, 'kind', page.kind, 'on', page.day)
      end,
      'openTasks', (
        select count(*) from public.tasks as task where task.parent_group_id = page.id and task.done_at is null
      ),
      'sites', counted.sites,
      'missing', jsonb_build_object(
        'brand', counted.brand, 'position', counted.position, 'contact', counted.contact, 'hours', counted.hours
      )
    ) order by page.day, page.name, page.id), '[]')
  )
  from page
  cross join lateral (
    select count(*) as sites,
      count(*) filter (where site.status = 'open' and not site.carries_brand) as brand,
      count(*) filter (where site.status = 'open' and site.latitude is null) as position,
      count(*) filter (where site.status = 'open' and not site.has_contact) as contact,
      count(*) filter (where site.status = 'open' and site.week_hours is null) as hours
    from site where site.parent_group_id = page.id
  ) as counted
$$;
comment on function private.crm_own_groups(uuid, integer) is
  'Site groups that a person owns: the next day within 14 on which a deal starts or ends, open tasks, sites, and open sites that miss a fact. The earliest day first.';
revoke execute on function private.crm_own_groups(uuid, integer) from public, anon, authenticated;
grant execute on function private.crm_own_groups(uuid, integer) to authenticated;

create or replace function public.get_crm_home(words text[] default '{}') returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  role constant public.user_type := private.viewer_role();
  is_sales constant boolean := coalesce(private.may_follow_up(role, true, false), false);
begin
  if not coalesce(private.may_follow_up(role, false, true), false) then
    raise exception 'The CRM is for owls, managers and admins' using errcode = 'PT403';
  end if;
  return jsonb_build_object(
    'pipeline', case when is_sales then private.crm_pipeline() end,
    'goingCold', case when is_sales then private.crm_going_cold(8) end,
    'calls', case when is_sales then private.crm_calls(6) end,
    'quotes', private.crm_quotes_waiting(8),
    'tasks', private.tasks_due(private.viewer_id(), 8),
    'groups', private.crm_own_groups(private.viewer_id(), 8),
    'found', private.crm_search(words, 10)
  );
end
$$;
comment on function public.get_crm_home(text[]) is
  'Pipeline, leads going cold and calls (null for managers, who read no leads), quotes that wait, the caller''s open tasks and site groups, and clients and contacts with every word. Raises PT403.';
