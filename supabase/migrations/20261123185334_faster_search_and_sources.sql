-- The CRM's search sorts only the rows that it shows, and the sources of leads compare moments instead of asking the calendar.

create or replace function private.crm_search(words text[], max_rows integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  patterns constant text[] := array(select '%' || lower(word) || '%' from unnest(words) as word);
  client_ids uuid[];
  contact_ids uuid[];
  client_count integer;
  contact_count integer;
begin
  if cardinality(words) = 0 then
    client_count := (select count(*) from public.clients);
    contact_count := (select count(*) from public.contacts);
    client_ids := array(
      select client.id from public.clients as client order by client.updated_at desc, client.id limit max_rows
    );
    contact_ids := array(
      select contact.id from public.contacts as contact order by contact.updated_at desc, contact.id limit max_rows
    );
  else
    -- One scan finds and counts. Only the first rows are put in order.
    with found as materialized (
      select client.id, lower(client.name) as name from public.clients as client where client.search_text like all (patterns)
    )
    select (select count(*) from found), array(select found.id from found order by found.name, found.id limit max_rows)
    into client_count, client_ids;
    with found as materialized (
      select contact.id, lower(contact.last_name) as last_name, lower(contact.first_name) as first_name
      from public.contact_list as contact where contact.search_text like all (patterns)
    )
    select (select count(*) from found), array(
      select found.id from found order by found.last_name, found.first_name, found.id limit max_rows
    )
    into contact_count, contact_ids;
  end if;
  return jsonb_build_object(
    'clientCount', client_count,
    'clients', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', client.id, 'name', client.name,
        'contacts', (select count(*) from public.contacts as known where known.client_id = client.id)
      ) order by array_position(client_ids, client.id))
      from public.clients as client where client.id = any (client_ids)
    ), '[]'),
    'contactCount', contact_count,
    'contacts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', contact.id, 'name', contact.first_name || ' ' || contact.last_name, 'position', contact.position,
        'clientId', contact.client_id, 'client', contact.client, 'email', contact.email, 'phone', contact.phone
      ) order by array_position(contact_ids, contact.id))
      from public.contact_list as contact where contact.id = any (contact_ids)
    ), '[]')
  );
end
$$;

create or replace function public.lead_sources(
  dimension text, since date, until date, bucket text, max_names integer default 100, max_series integer default 4
) returns jsonb
language sql stable set search_path = ''
as $$
  with period as materialized (
    -- To compare moments is cheaper than to ask the calendar for each lead.
    select array_agg(start at time zone 'America/Detroit' order by start) as starts,
      array_agg(start::date order by start) as days
    from generate_series(date_trunc(bucket, since::timestamp), until::timestamp, ('1 ' || bucket)::interval) as start
  ), counted as materialized (
    select
      coalesce(case dimension
        when 'page' then lead.landing_path
        when 'kind' then lead.landing_kind
        when 'place' then
          case when lead.landing_city is null then lead.landing_state else lead.landing_city || ', ' || lead.landing_state end
        when 'site' then lead.referrer_host
        when 'campaign' then coalesce(lead.campaign ->> 'utm_campaign', lead.campaign ->> 'utm_source')
      end, '') as name,
      width_bucket(lead.created_at, (select period.starts from period)) as place,
      count(*) as leads,
      count(*) filter (where lead.status = 'won') as won,
      coalesce(sum(lead.value_cents) filter (where lead.status = 'won'), 0) as value
    from public.contact_submissions as lead
    where lead.status not in ('held', 'spam')
      and lead.created_at >= since::timestamp at time zone 'America/Detroit'
      and lead.created_at < (until + 1)::timestamp at time zone 'America/Detroit'
    group by 1, 2
  ), named as materialized (
    select
      counted.name, sum(counted.leads) as leads, sum(counted.won) as won, sum(counted.value) as value,
      row_number() over (order by counted.name = '', sum(counted.leads) desc, sum(counted.value) desc, counted.name) as place
    from counted group by counted.name
  ), first_name as materialized (
    select array_agg(named.name) as names from named where named.place <= max_series and named.name <> ''
  )
  select jsonb_build_object(
    'total', (
      select jsonb_build_object(
        'leads', coalesce(sum(leads), 0), 'won', coalesce(sum(won), 0), 'value_cents', coalesce(sum(value), 0),
        'names', count(*) filter (where name <> '')
      ) from named
    ),
    'names', (
      select coalesce(jsonb_agg(
        jsonb_build_object('name', nullif(name, ''), 'leads', leads, 'won', won, 'value_cents', value)
        order by place
      ), '[]')
      from named where place <= max_names or name = ''
    ),
    'series', (
      select coalesce(jsonb_agg(
        jsonb_build_object('name', shown.name, 'period', (select period.days[shown.place] from period), 'leads', shown.leads)
        order by shown.place, shown.name
      ), '[]')
      from (
        select
          case when counted.name = any ((select first_name.names from first_name)::text[]) then counted.name end as name,
          counted.place, sum(counted.leads) as leads
        from counted
        group by 1, 2
      ) as shown
    )
  )
$$;
