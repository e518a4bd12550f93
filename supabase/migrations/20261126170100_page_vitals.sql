-- How fast visitors find the pages. Loads are counted by kind of page, metric, day and bucket, so that the 75th percentile can be read,
-- and nothing of a visitor is kept. Kinds, metrics and days are few: that is the bound of the table.

create table private.page_vitals (
  day date not null,
  page text not null check (page in (
    'blog', 'get-started', 'hiring-videographers', 'home', 'other', 'privacy-policy', 'video-production-in', 'videographers-near-me',
    'videos'
  )),
  metric text not null check (metric in ('CLS', 'INP', 'LCP')),
  loads integer[] not null,
  primary key (day, page, metric)
);
comment on table private.page_vitals is 'At most 27 rows a day, for 35 days.';
comment on column private.page_vitals.loads is 'One count for each bucket of private.vital_limits(), and one for what is above the last.';
revoke all on table private.page_vitals from public, anon, authenticated;
alter table private.page_vitals enable row level security;

-- What is good ends a bucket, so that the verdict is exact.
create function private.vital_limits(of_metric text) returns double precision[]
language sql immutable set search_path = ''
as $$
  select case of_metric
    when 'LCP' then array[500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 10000, 15000, 20000, 30000]
    when 'INP' then array[25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 700, 1000, 2000, 5000]
    when 'CLS' then array[0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.5, 0.75, 1]
  end
$$;
comment on function private.vital_limits(text) is 'The greatest value of each bucket: milliseconds, of CLS without a unit.';
revoke execute on function private.vital_limits(text) from public, anon, authenticated;

create function private.good_vital(of_metric text) returns double precision
language sql immutable set search_path = ''
as $$
  select case of_metric when 'LCP' then 2500 when 'INP' then 200 when 'CLS' then 0.1 end
$$;
comment on function private.good_vital(text) is 'From web.dev/vitals: good when three of four loads stay below it.';
revoke execute on function private.good_vital(text) from public, anon, authenticated;

create function public.count_page_vitals(page text, metrics jsonb, address_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := (now() at time zone 'UTC')::date;
  measured record;
  bucket integer;
begin
  perform private.enforce_rate_limit('vitals', address_hash, 60, interval '10 minutes');
  delete from private.page_vitals as old where old.day < today - 35;
  for measured in
    select entry.key as metric, entry.value::double precision as value, private.vital_limits(entry.key) as limits
    from jsonb_each_text(metrics) as entry
    where entry.key in ('CLS', 'INP', 'LCP')
    order by entry.key
  loop
    bucket := 1 + (select count(*) from unnest(measured.limits) as limits (value) where limits.value < measured.value);
    insert into private.page_vitals as known (day, page, metric, loads)
    values (
      today, count_page_vitals.page, measured.metric,
      array(select (number = bucket)::integer from generate_series(1, cardinality(measured.limits) + 1) as number order by number)
    )
    on conflict (day, page, metric) do update set loads[bucket] = known.loads[bucket] + 1;
  end loop;
end
$$;
comment on function public.count_page_vitals(text, jsonb, text) is
  'Counts one page load. Other metrics are left out. Raises PT429 above 60 reports of one address in ten minutes.';
revoke execute on function public.count_page_vitals(text, jsonb, text) from public, anon, authenticated;
grant execute on function public.count_page_vitals(text, jsonb, text) to service_role;

create function private.percentile_of(loads bigint[], limits double precision[], share double precision) returns double precision
language sql immutable set search_path = ''
as $$
  select case
    -- Nobody knows how far above the last limit these are.
    when reached.bucket > cardinality(limits) then limits[cardinality(limits)]
    else coalesce(limits[reached.bucket - 1], 0)
      + (limits[reached.bucket] - coalesce(limits[reached.bucket - 1], 0)) * (reached.wanted - reached.before) / reached.here
  end
  from (
    select bucket.number as bucket, bucket.loads as here, sum(bucket.loads) over so_far - bucket.loads as before,
      sum(bucket.loads) over so_far as so_far, share * sum(bucket.loads) over () as wanted
    from unnest(loads) with ordinality as bucket (loads, number)
    window so_far as (order by bucket.number)
  ) as reached
  where reached.here > 0 and reached.so_far >= reached.wanted
  order by reached.bucket limit 1
$$;
comment on function private.percentile_of(bigint[], double precision[], double precision) is
  'Within a bucket, loads are taken as spread evenly. Null without loads.';
revoke execute on function private.percentile_of(bigint[], double precision[], double precision) from public, anon, authenticated;

create function private.slow_pages() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with counted as (
    select known.page, known.metric, bucket.number, sum(bucket.loads) as loads
    from private.page_vitals as known
    cross join lateral unnest(known.loads) with ordinality as bucket (loads, number)
    where known.day > (now() at time zone 'UTC')::date - 7
    group by known.page, known.metric, bucket.number
  ), week as (
    select counted.page, counted.metric, sum(counted.loads) as loads,
      private.percentile_of(
        array_agg(counted.loads::bigint order by counted.number), private.vital_limits(counted.metric), 0.75
      ) as p75
    from counted group by counted.page, counted.metric
  )
  select jsonb_build_object(
    'loads', coalesce((select max(week.loads) from week), 0),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object('page', slow.page, 'metric', slow.metric, 'p75', slow.p75, 'loads', slow.loads)
        order by slow.p75 / private.good_vital(slow.metric) desc, slow.page, slow.metric
      )
      from week as slow where slow.loads >= 10 and slow.p75 > private.good_vital(slow.metric)
    ), '[]')
  )
$$;
comment on function private.slow_pages() is
  'Kinds of pages that are not good for one in four loads of the last seven days, the worst first, from ten loads on. loads: of the page and metric with the most.';
revoke execute on function private.slow_pages() from public, anon, authenticated;
