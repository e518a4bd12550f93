-- The timeline of one group, and days that ran already.

create function private.group_days(of_group uuid) returns table (earliest date, latest date)
language sql stable security definer set search_path = ''
as $$
  select coalesce(min(clock.day), private.today()), coalesce(max(clock.day), private.today())
  from (
    select (now() at time zone site.time_zone)::date as day
    from public.sites as site where site.parent_group_id = of_group and site.status <> 'closed'
    group by site.time_zone
  ) as clock
$$;
comment on function private.group_days(uuid) is
  'Today on the first and on the last clock of the open sites of a group. Without sites: today at the company.';
revoke execute on function private.group_days(uuid) from public, anon, authenticated;
grant execute on function private.group_days(uuid) to authenticated;

create function private.past_problem(deal public.deals, new_first date, new_last date, out problem text, out field text)
language sql stable set search_path = ''
as $$
  select said.problem, said.field
  from private.group_days(deal.parent_group_id) as today
  cross join lateral (
    values
      (
        new_first > deal.first_on and deal.first_on <= today.latest, 'first_on',
        'The first day stays ' || to_char(deal.first_on, 'FMMonth FMDD, YYYY') || ': the deal began then.'
      ),
      (new_first < deal.first_on and new_first < today.earliest, 'first_on', 'The first day cannot move before today.'),
      (
        new_last < deal.last_on and deal.first_on <= today.latest and new_last < today.latest, 'last_on',
        'The last day cannot be before ' || to_char(least(deal.last_on, today.latest), 'FMMonth FMDD, YYYY')
          || ': the deal ran until then.'
      ),
      (
        new_last > deal.last_on and greatest(deal.last_on + 1, new_first) < today.earliest, 'last_on',
        'The last day stays ' || to_char(deal.last_on, 'FMMonth FMDD, YYYY') || ': the deal has ended. Copy it instead.'
      )
  ) as said (applies, field, problem)
  where deal.state <> 'draft' and said.applies
  order by said.field
  limit 1
$$;
comment on function private.past_problem(public.deals, date, date) is
  'What ran already does not change: a planned or paused deal keeps its days until today, and gets none before today. Null when the new days are fine.';
revoke execute on function private.past_problem(public.deals, date, date) from public, anon, authenticated;
grant execute on function private.past_problem(public.deals, date, date) to authenticated;

create function public.find_deal_day_problem(of_deal uuid, new_first date, new_last date) returns text
language sql stable set search_path = ''
as $$
  select said.problem from public.deals as deal cross join lateral private.past_problem(deal, new_first, new_last) as said
  where deal.id = of_deal
$$;
comment on function public.find_deal_day_problem(uuid, date, date) is 'Why a deal cannot have other days, before somebody saves them. Null when it can.';
revoke execute on function public.find_deal_day_problem(uuid, date, date) from public, anon, authenticated;
grant execute on function public.find_deal_day_problem(uuid, date, date) to authenticated;

create function private.keep_past_of_deal() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said record;
begin
  -- Without a signed-in user the server itself writes, for example demo data.
  if private.viewer_id() is null then
    return new;
  end if;
  if new.state = 'draft' and old.first_on <= (select today.latest from private.group_days(old.parent_group_id) as today) then
    raise exception 'The deal began on %, so it cannot be a draft again. Pause it.', to_char(old.first_on, 'FMMonth FMDD, YYYY')
      using errcode = 'PT409', hint = 'state';
  end if;
  select * into said from private.past_problem(old, new.first_on, new.last_on);
  if said.problem is not null then
    raise exception '%', said.problem using errcode = 'PT409', hint = said.field;
  end if;
  return new;
end
$$;
comment on function private.keep_past_of_deal() is 'Raises PT409 for days that ran already. The hint names the column.';
revoke execute on function private.keep_past_of_deal() from public, anon, authenticated;
create trigger keep_past_of_deal before update of first_on, last_on, state on public.deals
  for each row
  when (old.state <> 'draft' and (new.first_on, new.last_on, new.state) is distinct from (old.first_on, old.last_on, old.state))
  execute function private.keep_past_of_deal();

create function public.get_deal_timeline(
  of_group uuid, since date, until date, of_product uuid default null, by_deal boolean default false, row_limit integer default 12,
  row_offset integer default 0
) returns jsonb
language sql stable set search_path = ''
as $$
  with own as materialized (
    select deal.id, deal.title, deal.first_on, deal.last_on, deal.product_ids
    from public.deals as deal
    where deal.parent_group_id = of_group and (of_product is null or of_product = any (deal.product_ids))
  ), shown as materialized (
    select own.* from own where own.last_on >= since and own.first_on <= until
  ), part (row_id, name, deal_id, first_on) as materialized (
    select product.id, product.name, shown.id, shown.first_on
    from shown cross join unnest(shown.product_ids) as named (id) join public.products as product on product.id = named.id
    where not by_deal and (of_product is null or product.id = of_product)
    union all
    -- Drafts may lack products.
    select null, null, shown.id, shown.first_on from shown where not by_deal and shown.product_ids = '{}'
    union all
    select shown.id, shown.title, shown.id, shown.first_on from shown where by_deal
  ), line as materialized (
    select part.row_id, part.name, array_agg(part.deal_id order by part.first_on, part.deal_id) as deal_ids
    from part group by part.row_id, part.name
    order by case when by_deal then min(part.first_on) end, part.name nulls last, part.row_id
    limit least(greatest(row_limit, 0), 200) offset greatest(row_offset, 0)
  )
  select jsonb_build_object(
    'group', (select parent_group.name from public.parent_groups as parent_group where parent_group.id = of_group),
    'today', today.earliest,
    'earlier', (select max(own.last_on) from own where own.last_on < since),
    'later', (select min(own.first_on) from own where own.first_on > until),
    'row_count', (select count(*) from (select distinct part.row_id from part) as each_row),
    'deal_count', (select count(*) from shown),
    'rows', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('id', line.row_id, 'name', line.name, 'deals', line.deal_ids)
          order by case when by_deal then (select shown.first_on from shown where shown.id = line.row_id) end,
            line.name nulls last, line.row_id
        )
        from line
      ),
      '[]'
    ),
    'deals', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', deal.id, 'title', deal.title, 'version', deal.version, 'first_on', deal.first_on, 'last_on', deal.last_on,
            'state', deal.state, 'offer_kind', deal.offer_kind, 'offer_cents', deal.offer_cents,
            'offer_basis_points', deal.offer_basis_points, 'offer_count', deal.offer_count, 'offer_get', deal.offer_get,
            'offer_points', deal.offer_points,
            'status', case
              when deal.state = 'draft' then 'draft'
              when deal.last_on < today.earliest then 'ended'
              when deal.state = 'paused' then 'paused'
              when deal.first_on > today.latest then 'planned'
              else 'runs'
            end
          )
        )
        from public.deals as deal
        where deal.id in (select unnest(line.deal_ids) from line)
      ),
      '[]'
    )
  )
  from private.group_days(of_group) as today
$$;
comment on function public.get_deal_timeline(uuid, date, date, uuid, boolean, integer, integer) is
  'Deals of a group with a day from since to until, in rows by product or by deal. A deal of several products is in several rows. earlier and later: the nearest days with a deal outside.';
revoke execute on function public.get_deal_timeline(uuid, date, date, uuid, boolean, integer, integer) from public, anon, authenticated;
grant execute on function public.get_deal_timeline(uuid, date, date, uuid, boolean, integer, integer) to authenticated;
