-- Which pages, places, sites and campaigns bring leads, and what these are worth. One call for the whole screen.

-- Inside, the unknown is the empty name: null needs 'is not distinct from', which cannot use a hash.
create function public.lead_sources(
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
comment on function public.lead_sources(text, date, date, text, integer, integer) is
  'Without held leads and spam. dimension: page, kind, place, site or campaign; bucket: day, week or month. names: the most leads first, the unknown last. series: leads by period of the first names; all others together have the name null.';
revoke execute on function public.lead_sources(text, date, date, text, integer, integer) from public, anon, authenticated;
grant execute on function public.lead_sources(text, date, date, text, integer, integer) to authenticated;
