-- Which deal runs at which site, where deals overlap, and their list.

create function private.deal_reaches(deal public.deals, site public.sites) returns boolean
language sql stable set search_path = ''
as $$
  select site.parent_group_id = deal.parent_group_id
    and site.status <> 'closed'
    and site.id <> all (deal.exception_ids)
    and case deal.where_kind
      when 'states' then coalesce(site.state = any (deal.where_states), false)
      when 'sites' then site.id = any (deal.site_ids)
      else true
    end
$$;
comment on function private.deal_reaches(public.deals, public.sites) is
  'Whether the deal names the site, whatever its days and its state. lib/owl/deals/explain.ts says the same.';
revoke execute on function private.deal_reaches(public.deals, public.sites) from public, anon, authenticated;
grant execute on function private.deal_reaches(public.deals, public.sites) to authenticated;

create function private.where_rank(where_kind text) returns integer
language sql immutable set search_path = ''
as $$ select array_position(array['group', 'states', 'sites'], where_kind) $$;
comment on function private.where_rank(text) is 'Higher for a deal that names its places more closely, which wins.';
revoke execute on function private.where_rank(text) from public, anon, authenticated;
grant execute on function private.where_rank(text) to authenticated;

create function public.deals_at(site_id uuid, moment timestamptz default now())
returns table (deal_id uuid, product_id uuid, wins boolean)
language sql stable set search_path = ''
as $$
  with running as (
    select deal.id, named.product_id, deal.where_kind, deal.first_on, deal.created_at
    from public.sites as site
    cross join lateral (select (deals_at.moment at time zone site.time_zone)::date as today) as clock
    join public.deals as deal
      on deal.parent_group_id = site.parent_group_id
      and deal.last_on >= clock.today and deal.first_on <= clock.today and deal.state = 'planned'
    cross join lateral unnest(deal.product_ids) as named (product_id)
    where site.id = deals_at.site_id and private.deal_reaches(deal, site)
  )
  select running.id, running.product_id,
    row_number() over (
      partition by running.product_id
      order by private.where_rank(running.where_kind) desc, running.first_on desc, running.created_at desc, running.id desc
    ) = 1
  from running
  order by running.product_id, 3 desc, running.id
$$;
comment on function public.deals_at(uuid, timestamptz) is
  'What runs at a site: a row for each deal and product. Of several deals for a product, one wins.';
revoke execute on function public.deals_at(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.deals_at(uuid, timestamptz) to authenticated;

create function public.list_deals_at(of_site uuid, moment timestamptz default now())
returns table (
  id uuid, title text, offer_kind text, offer_cents bigint, offer_basis_points integer, offer_count integer,
  offer_get integer, offer_points integer, last_on date, wins text[], loses text[]
)
language sql stable set search_path = ''
as $$
  select deal.id, deal.title, deal.offer_kind, deal.offer_cents, deal.offer_basis_points, deal.offer_count,
    deal.offer_get, deal.offer_points, deal.last_on,
    coalesce(array_agg(product.name order by product.name) filter (where running.wins), '{}'),
    coalesce(array_agg(product.name order by product.name) filter (where not running.wins), '{}')
  from public.deals_at(of_site, moment) as running
  join public.deals as deal on deal.id = running.deal_id
  join public.products as product on product.id = running.product_id
  group by deal.id
  order by deal.last_on, deal.title, deal.id
$$;
comment on function public.list_deals_at(uuid, timestamptz) is
  'What runs at a site, with the names of the products for which each deal wins and loses.';
revoke execute on function public.list_deals_at(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.list_deals_at(uuid, timestamptz) to authenticated;

create function public.find_sites_by_number(of_group uuid, numbers text[]) returns table (id uuid, number text)
language sql stable set search_path = ''
as $$
  select site.id, lower(site.number) from public.sites as site
  where site.parent_group_id = of_group and lower(site.number) in (select lower(typed) from unnest(numbers) as typed)
$$;
comment on function public.find_sites_by_number(uuid, text[]) is 'The sites of a group with these numbers, whatever their case.';
revoke execute on function public.find_sites_by_number(uuid, text[]) from public, anon, authenticated;
grant execute on function public.find_sites_by_number(uuid, text[]) to authenticated;

create function private.sites_of_deal(deal public.deals) returns table (site_id uuid)
language sql stable set search_path = ''
as $$
  select site.id from public.sites as site
  where site.parent_group_id = deal.parent_group_id and private.deal_reaches(deal, site)
$$;
comment on function private.sites_of_deal(public.deals) is 'The sites of all its days, whatever its state.';
revoke execute on function private.sites_of_deal(public.deals) from public, anon, authenticated;
grant execute on function private.sites_of_deal(public.deals) to authenticated;

create function public.find_deal_overlaps(draft jsonb, row_limit integer default 50)
returns table (
  deal_id uuid, title text, where_kind text, first_on date, created_at timestamptz,
  product_names text[], sites integer, site_names text[], overlaps_from date, overlaps_until date
)
language sql stable set search_path = ''
as $$
  with own as materialized (
    select jsonb_populate_record(null::public.deals, draft) as deal
  ), place as materialized (
    select place.site_id from own cross join lateral private.sites_of_deal(own.deal) as place
  ), summed as (
    select other.id, array_agg(site.id) as site_ids,
      greatest(other.first_on, (own.deal).first_on) as first_on, least(other.last_on, (own.deal).last_on) as last_on
    from own
    join public.deals as other
      on other.parent_group_id = (own.deal).parent_group_id and other.state = 'planned'
      and other.id is distinct from (own.deal).id
      and other.first_on <= (own.deal).last_on and other.last_on >= (own.deal).first_on
      and other.product_ids && (own.deal).product_ids
    cross join place
    join public.sites as site on site.id = place.site_id and private.deal_reaches(other, site)
    group by other.id, own.deal
  )
  select other.id, other.title, other.where_kind, other.first_on, other.created_at,
    array(
      select product.name from own, public.products as product
      where product.id = any ((own.deal).product_ids) and product.id = any (other.product_ids)
      order by product.name
    ),
    cardinality(summed.site_ids),
    array(
      select site.number || ' ' || site.name from public.sites as site
      where site.id = any (summed.site_ids)
      order by site.number, site.id limit 3
    ),
    summed.first_on, summed.last_on
  from summed join public.deals as other on other.id = summed.id
  order by summed.first_on, other.title, other.id
  limit least(greatest(row_limit, 0), 200)
$$;
comment on function public.find_deal_overlaps(jsonb, integer) is
  'Planned deals of the group that share a product, a site and a day with the draft, a row of deals as JSON. site_names: the first three.';
revoke execute on function public.find_deal_overlaps(jsonb, integer) from public, anon, authenticated;
grant execute on function public.find_deal_overlaps(jsonb, integer) to authenticated;

create function public.count_deal_sites(of_deal uuid) returns table (time_zone text, sites integer)
language sql stable set search_path = ''
as $$
  select site.time_zone, count(*)::integer
  from public.deals as deal
  join public.sites as site on site.parent_group_id = deal.parent_group_id and private.deal_reaches(deal, site)
  where deal.id = of_deal
  group by site.time_zone
  order by 2 desc, 1
$$;
comment on function public.count_deal_sites(uuid) is 'The sites that the deal reaches, by time zone.';
revoke execute on function public.count_deal_sites(uuid) from public, anon, authenticated;
grant execute on function public.count_deal_sites(uuid) to authenticated;

create view public.deal_list with (security_invoker = true) as
select
  deal.id, deal.parent_group_id, parent_group.name as parent_group, deal.title, deal.offer_kind, deal.offer_cents,
  deal.offer_basis_points, deal.offer_count, deal.offer_get, deal.offer_points, deal.old_price_cents, deal.first_on,
  deal.last_on, deal.state, deal.where_kind, deal.where_states, cardinality(deal.site_ids) as chosen_sites,
  cardinality(deal.exception_ids) as exceptions, deal.product_ids,
  array(
    select product.name from public.products as product where product.id = any (deal.product_ids) order by product.name
  ) as product_names,
  deal.created_at, deal.updated_at,
  case
    when deal.state = 'draft' then 'draft'
    when deal.last_on < coalesce(clock.earliest, private.today()) then 'ended'
    when deal.state = 'paused' then 'paused'
    when deal.first_on > coalesce(clock.latest, private.today()) then 'planned'
    else 'runs'
  end as status,
  deal.search_text || ' ' || parent_group.search_text as search_text
from public.deals as deal
left join public.parent_groups as parent_group on parent_group.id = deal.parent_group_id
left join (
  select zone.parent_group_id,
    min((now() at time zone zone.time_zone)::date) as earliest,
    max((now() at time zone zone.time_zone)::date) as latest
  from (select distinct site.parent_group_id, site.time_zone from public.sites as site where site.status <> 'closed') as zone
  group by zone.parent_group_id
) as clock on clock.parent_group_id = deal.parent_group_id;
comment on column public.deal_list.status is
  'On the clocks of the group''s open sites: runs as soon as the first of them shows the first day, ended when the last one is past the last day.';
revoke all on table public.deal_list from anon, authenticated;
grant select on table public.deal_list to authenticated, service_role;
