-- How quotes do, in one call. Who may not read quotes gets zeros: the policies of the tables decide.

create function public.quote_figures(since date, until date) returns jsonb
language sql stable set search_path = ''
as $$
  with bounds as (
    select
      since::timestamp at time zone 'America/Detroit' as begin_at,
      (until + 1)::timestamp at time zone 'America/Detroit' as end_at
  ), sent as materialized (
    select quote.status, version.sent_at, acceptance.accepted_at
    from public.quote_versions as version
    join public.quotes as quote on quote.id = version.quote_id
    left join public.quote_acceptances as acceptance on acceptance.quote_id = quote.id
    where version.version = 1
      and version.sent_at >= (select begin_at from bounds) and version.sent_at < (select end_at from bounds)
  ), won as materialized (
    select
      acceptance.version_id, acceptance.chosen_line_ids,
      date_trunc('month', acceptance.accepted_at at time zone 'America/Detroit')::date as month,
      coalesce((acceptance.totals ->> 'totalCents')::numeric - (acceptance.totals ->> 'taxCents')::numeric, 0) as value
    from public.quote_acceptances as acceptance
    where acceptance.accepted_at >= (select begin_at from bounds) and acceptance.accepted_at < (select end_at from bounds)
  ), lines as (
    select
      line.version_id, line.package_id, price.gross - case line.discount_kind
        when 'percent' then price.gross * line.discount_value / 10000
        when 'amount' then least(line.discount_value, price.gross)
        else 0
      end as net
    from won
    join public.quote_lines as line on line.version_id = won.version_id
    cross join lateral (select line.quantity * line.unit_price_cents::numeric as gross) as price
    where not line.is_optional or line.id = any (won.chosen_line_ids)
  ), shares as (
    -- A discount on the whole is shared by all lines.
    select
      lines.version_id, lines.package_id, won.month,
      coalesce(won.value * lines.net / nullif(sum(lines.net) over (partition by lines.version_id), 0), 0) as value
    from lines join won on won.version_id = lines.version_id
  )
  select jsonb_build_object(
    'sent', (select count(*) from sent),
    'accepted', (select count(*) from sent where status = 'accepted'),
    'refused', (select count(*) from sent where status in ('declined', 'expired', 'withdrawn')),
    'days_to_sign', (
      select percentile_cont(0.5) within group (order by extract(epoch from accepted_at - sent_at) / 86400)
      from sent where accepted_at is not null
    ),
    'won', (select count(*) from won),
    'value_cents', (select coalesce(sum(value), 0) from won),
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object('month', month, 'won', count, 'value_cents', value) order by month), '[]')
      from (select month, count(*), sum(value) as value from won group by month) as by_month
    ),
    'packages', (
      select coalesce(jsonb_agg(
        jsonb_build_object('package', package_id, 'month', month, 'won', count, 'value_cents', value)
        order by month, value desc, package_id
      ), '[]')
      from (
        select package_id, month, count(distinct version_id), round(sum(value)) as value
        from shares group by package_id, month
      ) as by_package
    )
  )
$$;
comment on function public.quote_figures(date, date) is
  'sent, accepted, refused and days_to_sign (the median): of the quotes whose first version was sent in this time. won, value_cents, months and packages: of the quotes that were accepted in it, without sales tax; the package null is lines without one.';
revoke execute on function public.quote_figures(date, date) from public, anon, authenticated;
grant execute on function public.quote_figures(date, date) to authenticated;
create index quote_versions_first_sent_idx on public.quote_versions (sent_at) where version = 1;
create index quote_acceptances_time_idx on public.quote_acceptances (accepted_at);
