-- What an import of contacts does with every row.

create or replace function private.plan_contact_import(planned private.contact_imports) returns jsonb
language plpgsql security definer set search_path = ''
-- A plan that was kept from a small import takes minutes for a large one.
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  fields jsonb := planned.fields;
  by_email boolean := planned.match_by = 'email';
  counted jsonb;
begin
  with cell as (
    select
      line.number,
      nullif(btrim(replace(line.cells[(fields ->> 'first_name')::integer], E'\n', ' ')), '') as first_name,
      nullif(btrim(replace(line.cells[(fields ->> 'last_name')::integer], E'\n', ' ')), '') as last_name,
      nullif(btrim(replace(line.cells[(fields ->> 'full_name')::integer], E'\n', ' ')), '') as full_name,
      nullif(btrim(replace(line.cells[(fields ->> 'position')::integer], E'\n', ' ')), '') as position,
      nullif(btrim(replace(line.cells[(fields ->> 'client')::integer], E'\n', ' ')), '') as client,
      nullif(btrim(replace(line.cells[(fields ->> 'email')::integer], E'\n', ' ')), '') as email,
      nullif(btrim(replace(line.cells[(fields ->> 'phone')::integer], E'\n', ' ')), '') as phone,
      nullif(btrim(line.cells[(fields ->> 'notes')::integer], E' \n'), '') as notes,
      nullif(btrim(replace(line.cells[(fields ->> 'site_group')::integer], E'\n', ' ')), '') as site_group,
      nullif(btrim(replace(line.cells[(fields ->> 'sites')::integer], E'\n', ';')), '') as sites,
      nullif(btrim(replace(line.cells[(fields ->> 'brand')::integer], E'\n', ' ')), '') as brand,
      nullif(btrim(replace(line.cells[(fields ->> 'reach')::integer], E'\n', ' ')), '') as reach,
      nullif(lower(btrim(line.cells[(fields ->> 'preferred_way')::integer])), '') as way_typed,
      nullif(lower(btrim(line.cells[(fields ->> 'do_not_contact')::integer])), '') as refusal_typed
    from private.contact_import_rows as line
    where line.import_id = planned.id
  ),
  -- 'Vance, Naomi' and 'Naomi Vance'.
  named as (
    select
      cell.number, cell.position, cell.client, cell.email, cell.phone, cell.notes, cell.site_group, cell.sites,
      cell.brand, cell.reach, cell.way_typed, private.contact_way(cell.way_typed) as preferred_way, cell.refusal_typed,
      private.contact_refusal(cell.refusal_typed) as do_not_contact,
      coalesce(cell.first_name, nullif(btrim(case
        when cell.full_name like '%,%' then split_part(cell.full_name, ',', 2)
        else substring(cell.full_name from '^(.*) [^ ]+$')
      end), '')) as first_name,
      coalesce(cell.last_name, nullif(btrim(case
        when cell.full_name like '%,%' then split_part(cell.full_name, ',', 1)
        else substring(cell.full_name from '[^ ]+$')
      end), '')) as last_name
    from cell
  ),
  known_client as (
    select distinct on (lower(client.name)) lower(client.name) as key, client.id, client.name
    from public.clients as client order by lower(client.name), client.name
  ),
  judged as materialized (
    select
      named.*, known_client.id as client_id, known_client.name as client_name,
      known_group.id as group_id, known_group.name as group_name, known_brand.id as brand_id, known_brand.name as brand_name,
      chosen.site_ids, chosen.site_numbers,
      case when known_client.id is null and planned.adds_clients then
        first_value(named.client) over (partition by lower(named.client) order by named.number)
      end as new_client,
      jsonb_strip_nulls(jsonb_build_object(
        'first_name', case
          when named.first_name is null then 'missing' when char_length(named.first_name) > 100 then 'long'
        end,
        'last_name', case
          when named.last_name is null then 'missing' when char_length(named.last_name) > 100 then 'long'
        end,
        'position', case when char_length(named.position) > 120 then 'long' end,
        'client', case
          when named.client is null or known_client.id is not null then null
          when not planned.adds_clients then 'unknown'
          when char_length(named.client) > 160 then 'long'
        end,
        'email', case
          when named.email is null then case when by_email then 'missing' end
          when char_length(named.email) > 254 then 'long'
          when named.email !~ '^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$' then 'invalid'
        end,
        'phone', case
          when char_length(named.phone) > 40 then 'long'
          when regexp_replace(named.phone, '\D', '', 'g') !~ '^[1-9]\d{0,15}$' then 'invalid'
        end,
        'notes', case when char_length(named.notes) > 5000 then 'long' end,
        'site_group', case when named.site_group is not null and known_group.id is null then 'absent' end,
        'sites', case
          when named.sites is null then null
          when named.site_group is null then 'group'
          when known_group.id is not null and chosen.unknown_sites > 0 then 'number'
          when cardinality(chosen.site_ids) > 500 then 'long'
        end,
        'brand', case when named.brand is not null and known_brand.id is null then 'absent' end,
        'reach', case when char_length(named.reach) > 200 then 'long' end,
        'preferred_way', case when named.way_typed is not null and named.preferred_way is null then 'invalid' end,
        'do_not_contact', case when named.refusal_typed is not null and named.do_not_contact is null then 'invalid' end
      )) as problems
    from named
    left join known_client on known_client.key = lower(named.client)
    left join public.parent_groups as known_group on lower(known_group.name) = lower(named.site_group)
    left join public.brands as known_brand on lower(known_brand.name) = lower(named.brand)
    left join lateral (
      select array_agg(site.id order by site.id) filter (where site.id is not null) as site_ids,
        string_agg(site.number, '; ' order by site.number, site.id) as site_numbers,
        count(*) filter (where site.id is null) as unknown_sites
      from (
        select distinct lower(btrim(typed)) as number from regexp_split_to_table(named.sites, '[,;]') as typed
        where btrim(typed) <> ''
      ) as wanted
      left join public.sites as site on site.parent_group_id = known_group.id and lower(site.number) = wanted.number
    ) as chosen on named.sites is not null
  ),
  keyed as (
    select
      judged.*,
      case when judged.problems = '{}' then
        case
          when by_email then lower(judged.email)
          else lower(judged.first_name) || E'\n' || lower(judged.last_name) || E'\n'
            || coalesce(judged.client_id::text, lower(judged.new_client), '')
            || case when fields ? 'site_group' then E'\n' || coalesce(judged.group_id::text, '') else '' end
        end
      end as key
    from judged
  ),
  numbered as (
    select
      keyed.*,
      case when keyed.key is not null then min(keyed.number) over (partition by keyed.key) end as first_number
    from keyed
  ),
  present as (
    select
      case
        when by_email then lower(details.email)
        else lower(contact.first_name) || E'\n' || lower(contact.last_name) || E'\n'
          || coalesce(contact.client_id::text, '')
          || case when fields ? 'site_group' then E'\n' || coalesce(duties.parent_group_id::text, '') else '' end
      end as key,
      count(*) as matches,
      (array_agg(contact.id))[1] as contact_id
    from public.contacts as contact
    left join public.contact_details as details on details.contact_id = contact.id
    left join public.contact_duties as duties on duties.contact_id = contact.id
    group by 1
  ),
  compared as (
    select
      numbered.*,
      present.matches,
      contact.id as contact_id,
      contact.client_id as client_before,
      to_jsonb(duties) - '{contact_id,version,updated_at}'::text[] as duties_before,
      coalesce(changed.changes, '{}') as changes
    from numbered
    left join present on present.key = numbered.key
    left join public.contacts as contact on contact.id = present.contact_id and present.matches = 1
    left join public.contact_details as details on details.contact_id = contact.id
    left join public.clients as client on client.id = contact.client_id
    left join public.contact_duties as duties on duties.contact_id = contact.id
    left join public.parent_groups as parent_group on parent_group.id = duties.parent_group_id
    left join public.brands as brand on brand.id = duties.brand_id
    left join lateral (
      select jsonb_object_agg(fact.name, jsonb_build_array(fact.before, fact.after)) as changes
      from (
        values
          ('first_name', contact.first_name, numbered.first_name, by_email),
          ('last_name', contact.last_name, numbered.last_name, by_email),
          ('position', contact.position, numbered.position, true),
          ('client', client.name, coalesce(numbered.client_name, numbered.new_client), by_email),
          ('email', details.email, numbered.email, not by_email),
          ('phone', details.phone, numbered.phone, true),
          ('notes', details.notes, numbered.notes, true),
          ('site_group', parent_group.name, numbered.group_name, by_email),
          ('sites', private.contact_site_numbers(contact.id), numbered.site_numbers, true),
          ('brand', brand.name, numbered.brand_name, true),
          ('reach', duties.reach, numbered.reach, true),
          ('preferred_way', duties.preferred_way, numbered.preferred_way, true),
          (
            'do_not_contact', case when duties.do_not_contact then 'yes' else 'no' end,
            case when numbered.do_not_contact then 'yes' when not numbered.do_not_contact then 'no' end, true
          )
      ) as fact (name, before, after, may_change)
      where contact.id is not null and fact.may_change
        and fact.after is not null and fact.after is distinct from fact.before
    ) as changed on true
  )
  update private.contact_import_rows as line
  set
    outcome = case
      when compared.key is null then 'error'
      when compared.first_number < compared.number then 'skip'
      when compared.matches > 1 then 'error'
      when compared.contact_id is null then 'create'
      when compared.changes = '{}' then 'skip'
      else 'update'
    end,
    facts = jsonb_strip_nulls(jsonb_build_object(
      'first_name', compared.first_name, 'last_name', compared.last_name, 'position', compared.position,
      'client', coalesce(compared.client_name, compared.new_client, compared.client), 'email', compared.email,
      'phone', compared.phone, 'notes', compared.notes,
      'site_group', coalesce(compared.group_name, compared.site_group),
      'sites', coalesce(compared.site_numbers, compared.sites), 'brand', coalesce(compared.brand_name, compared.brand),
      'reach', compared.reach, 'preferred_way', coalesce(compared.preferred_way, compared.way_typed),
      'do_not_contact', case when compared.do_not_contact then 'yes' when not compared.do_not_contact then 'no' end
    )),
    duties = jsonb_strip_nulls(jsonb_build_object(
      'parent_group_id', compared.group_id, 'site_ids', compared.site_ids, 'brand_id', compared.brand_id,
      'reach', compared.reach, 'preferred_way', compared.preferred_way, 'do_not_contact', compared.do_not_contact
    )),
    duties_before = compared.duties_before,
    client_id = compared.client_id,
    new_client = compared.new_client,
    problems = case
      when compared.matches > 1 and compared.first_number = compared.number
        then jsonb_build_object(case when by_email then 'email' else 'last_name' end, 'several')
      else compared.problems
    end,
    same_as = nullif(compared.first_number, compared.number),
    contact_id = compared.contact_id,
    changes = compared.changes,
    client_before = compared.client_before
  from compared
  where line.import_id = planned.id and line.number = compared.number;

  select jsonb_build_object(
    'create', count(*) filter (where line.outcome = 'create'),
    'update', count(*) filter (where line.outcome = 'update'),
    'skip', count(*) filter (where line.outcome = 'skip'),
    'error', count(*) filter (where line.outcome = 'error')
  ) || case
    when bool_or(line.new_client is not null and line.outcome in ('create', 'update')) then jsonb_build_object(
      'new_clients', count(distinct line.new_client) filter (where line.outcome in ('create', 'update'))
    )
    else '{}'
  end into counted
  from private.contact_import_rows as line where line.import_id = planned.id;
  update private.contact_imports as import
  set
    counts = counted, fields = planned.fields, match_by = planned.match_by, adds_clients = planned.adds_clients
  where import.id = planned.id;
  return counted;
end
$$;
