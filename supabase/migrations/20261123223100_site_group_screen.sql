-- The screen of a site group in one call, and whom to call about a group, a site or a brand.

create function private.group_sites(of_group uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'count', count(*),
    'planned', count(*) filter (where site.status = 'planned'),
    'open', count(*) filter (where site.status = 'open'),
    'closed', count(*) filter (where site.status = 'closed'),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', page.id, 'number', page.number, 'name', page.name, 'status', page.status, 'city', page.city, 'state', page.state
        ) order by page.status = 'closed', page.name, page.id
      )
      from (
        select * from public.sites as known where known.parent_group_id = of_group
        order by known.status = 'closed', known.name, known.id limit 6
      ) as page
    ), '[]')
  )
  from public.sites as site where site.parent_group_id = of_group
$$;

create function private.group_brands(of_group uuid) returns jsonb
language sql stable set search_path = ''
as $$
  with carried as (
    select association.brand_id, count(distinct association.site_id) as sites
    from public.sites as site
    join public.brand_associations as association on association.site_id = site.id
      and association.first_on <= (now() at time zone site.time_zone)::date
      and (association.last_on is null or association.last_on >= (now() at time zone site.time_zone)::date)
    where site.parent_group_id = of_group and site.status <> 'closed'
    group by association.brand_id
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('id', brand.id, 'name', brand.name, 'kind', brand.kind, 'sites', carried.sites)
    order by carried.sites desc, brand.name
  ), '[]')
  from carried join public.brands as brand on brand.id = carried.brand_id
$$;

create function private.group_deals(of_group uuid) returns jsonb
language sql stable set search_path = ''
as $$
  with live as materialized (
    select deal.id, deal.title, deal.status, deal.first_on, deal.last_on
    from public.deal_list as deal where deal.parent_group_id = of_group and deal.status in ('runs', 'planned')
  )
  select jsonb_build_object(
    'runs', (select count(*) from live where live.status = 'runs'),
    'planned', (select count(*) from live where live.status = 'planned'),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', page.id, 'title', page.title, 'status', page.status, 'firstOn', page.first_on, 'lastOn', page.last_on
        ) order by page.status desc, page.place
      )
      from (
        select live.*, row_number() over (
          partition by live.status order by case live.status when 'runs' then live.last_on else live.first_on end, live.id
        ) as place
        from live
      ) as page
      where page.place <= 4
    ), '[]')
  )
$$;
comment on function private.group_deals(uuid) is 'The four that end first of those that run, and the next four.';

create function private.group_loyalty(of_group uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', program.id, 'name', program.name, 'status', program.status,
      'version', (
        select version.number from public.loyalty_versions as version
        where version.program_id = program.id and version.state = 'published'
          and version.first_on <= (now() at time zone program.time_zone)::date
        order by version.first_on desc limit 1
      ),
      'nextOn', (
        select min(version.first_on) from public.loyalty_versions as version
        where version.program_id = program.id and version.state = 'published'
          and version.first_on > (now() at time zone program.time_zone)::date
      )
    ) order by program.status, program.name
  ), '[]')
  from public.loyalty_programs as program where program.parent_group_id = of_group
$$;

create function private.contacts_json(of_group uuid, of_site uuid, of_brand uuid, max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  with found as materialized (
    select duties.contact_id, false as is_own
    from public.contact_duties as duties where duties.parent_group_id = of_group or duties.brand_id = of_brand
    union all
    select named.contact_id, true from public.contact_sites as named where named.site_id = of_site
    union all
    select duties.contact_id, false
    from public.sites as site
    join public.contact_duties as duties on duties.parent_group_id = site.parent_group_id and duties.site_ids = '{}'
    where site.id = of_site
  )
  select jsonb_build_object(
    'count', (select count(*) from found),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', page.id, 'name', page.first_name || ' ' || page.last_name, 'position', page.position, 'reach', page.reach,
          'email', page.email, 'phone', page.phone, 'preferredWay', page.preferred_way,
          'doNotContact', page.do_not_contact, 'sites', cardinality(page.site_ids), 'isOwn', page.is_own
        ) order by page.do_not_contact, page.is_own desc, page.last_name, page.first_name, page.id
      )
      from (
        select contact.*, found.is_own from found join public.contact_list as contact on contact.id = found.contact_id
        order by contact.do_not_contact, found.is_own desc, contact.last_name, contact.first_name, contact.id
        limit max_rows
      ) as page
    ), '[]')
  )
$$;
comment on function private.contacts_json(uuid, uuid, uuid, integer) is
  'The contacts of a group, a site or a brand. Of a site: those that name it (isOwn), and those of its group that name no sites.';

create function public.list_contacts_of(of_group uuid default null, of_site uuid default null, of_brand uuid default null)
returns jsonb
language sql stable set search_path = ''
as $$ select private.contacts_json(of_group, of_site, of_brand, 8) $$;
comment on function public.list_contacts_of(uuid, uuid, uuid) is
  'The first contacts of one group, site or brand, and how many there are, as far as the caller reads contacts.';

create function public.get_site_group(of_group uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'group', to_jsonb(parent_group),
    'sites', private.group_sites(of_group),
    'brands', private.group_brands(of_group),
    'deals', private.group_deals(of_group),
    'loyalty', private.group_loyalty(of_group),
    'contacts', private.contacts_json(of_group, null, null, 8),
    'adGroups', coalesce((
      select jsonb_agg(jsonb_build_object('id', page.id, 'name', page.name, 'status', page.status) order by page.created_at desc)
      from (
        select * from public.ad_groups as ad_group where ad_group.parent_group_id = of_group
        order by ad_group.created_at desc limit 10
      ) as page
    ), '[]')
  )
  from public.parent_groups as parent_group where parent_group.id = of_group
$$;
comment on function public.get_site_group(uuid) is
  'A site group with what its screen shows, as far as the caller reads it. Null for an unknown one.';

do $$
declare
  helper text;
begin
  foreach helper in array array[
    'private.group_sites(uuid)', 'private.group_brands(uuid)', 'private.group_deals(uuid)', 'private.group_loyalty(uuid)',
    'private.contacts_json(uuid, uuid, uuid, integer)', 'public.list_contacts_of(uuid, uuid, uuid)', 'public.get_site_group(uuid)'
  ] loop
    execute format('revoke execute on function %s from public, anon, authenticated', helper);
    execute format('grant execute on function %s to authenticated', helper);
  end loop;
end
$$;
