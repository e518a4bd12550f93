-- Deals: offers at the sites of a group, with first and last day on the clock of each site.

create table public.deals (
  id uuid primary key default gen_random_uuid(),
  parent_group_id uuid not null references public.parent_groups (id) on delete restrict,
  brand_id uuid references public.brands (id) on delete restrict,
  title text not null check (char_length(title) between 1 and 200),
  offer_kind text not null
    check (offer_kind in ('price', 'percent_off', 'amount_off', 'n_for', 'buy_get', 'points')),
  offer_cents bigint check (offer_cents between 1 and 10000000),
  offer_basis_points integer check (offer_basis_points between 1 and 10000),
  offer_count integer check (offer_count between 1 and 99),
  offer_get integer check (offer_get between 1 and 99),
  offer_points integer check (offer_points between 1 and 1000000),
  old_price_cents bigint check (old_price_cents between 1 and 10000000),
  first_on date not null check (first_on >= '2000-01-01'),
  last_on date not null check (last_on < '2100-01-01'),
  terms text check (char_length(terms) between 1 and 2000),
  state text not null default 'draft' check (state in ('draft', 'planned', 'paused')),
  where_kind text not null default 'group' check (where_kind in ('group', 'states', 'sites')),
  where_states text[] not null default '{}' check (where_states::text ~ '^\{([A-Z]{2}(,[A-Z]{2})*)?\}$'),
  product_ids uuid[] not null default '{}' check (cardinality(product_ids) <= 200),
  site_ids uuid[] not null default '{}' check (cardinality(site_ids) <= 2000),
  exception_ids uuid[] not null default '{}' check (cardinality(exception_ids) <= 2000),
  version integer not null default 1,
  created_by uuid default private.viewer_id() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(title)) stored,
  constraint deals_days_in_order check (last_on >= first_on),
  constraint deals_offer_fits_kind check (
    (offer_cents is not null) = (offer_kind in ('price', 'amount_off', 'n_for'))
    and (offer_basis_points is not null) = (offer_kind = 'percent_off')
    and (offer_count is not null) = (offer_kind in ('n_for', 'buy_get'))
    and (offer_get is not null) = (offer_kind = 'buy_get')
    and (offer_points is not null) = (offer_kind = 'points')
  ),
  constraint deals_place_fits_kind check (
    (where_states <> '{}') = (where_kind = 'states')
    and (site_ids <> '{}') = (where_kind = 'sites')
    and not site_ids && exception_ids
  ),
  constraint deals_name_products check (state = 'draft' or product_ids <> '{}')
);
comment on table public.deals is 'Offers at the sites of a group.';
comment on column public.deals.brand_id is 'The brand that the deal promotes. It does not say where the deal runs.';
comment on column public.deals.first_on is 'The deal begins when this day begins on the clock of the site.';
comment on column public.deals.last_on is 'The deal ends when this day ends on the clock of the site.';
comment on column public.deals.state is 'What staff decide. Whether a planned deal runs is a matter of the clock.';
comment on column public.deals.product_ids is
  'Sorted, as site_ids and exception_ids are. Kept here, so that one change of a deal is one entry of its history.';
comment on column public.deals.exception_ids is 'Sites without the deal.';
comment on column public.deals.version is 'Counts the changes. An edit is accepted only for the version it was made from.';

create table public.deal_products (
  deal_id uuid not null references public.deals (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete restrict,
  primary key (deal_id, product_id)
);
comment on table public.deal_products is 'Follows deals.product_ids: for foreign keys and for searches by product.';

create table public.deal_sites (
  deal_id uuid not null references public.deals (id) on delete cascade,
  site_id uuid not null references public.sites (id) on delete restrict,
  is_exception boolean not null,
  primary key (deal_id, site_id)
);
comment on table public.deal_sites is 'Follows deals.site_ids and deals.exception_ids: for foreign keys and for searches by site.';

create index deals_group_idx on public.deals (parent_group_id, last_on);
create index deals_brand_idx on public.deals (brand_id);
create index deals_created_by_idx on public.deals (created_by);
create index deal_products_product_idx on public.deal_products (product_id);
create index deal_sites_site_idx on public.deal_sites (site_id);
-- The sort orders of the list.
create index deals_last_idx on public.deals (last_on, id);
create index deals_first_idx on public.deals (first_on desc, id);

do $$
declare
  name text;
begin
  foreach name in array array['deals', 'deal_products', 'deal_sites'] loop
    execute format('revoke all on table public.%I from anon, authenticated', name);
    execute format('grant select on table public.%I to authenticated, service_role', name);
    execute format('alter table public.%I enable row level security', name);
  end loop;
end
$$;
grant insert, update, delete on table public.deals to authenticated, service_role;

create policy "Staff read deals" on public.deals
  for select to authenticated
  using ((select private.viewer_role() is not null));
create policy "Managers, owls and admins add deals" on public.deals
  for insert to authenticated
  with check ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Managers, owls and admins change deals" on public.deals
  for update to authenticated
  using ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')))
  with check ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Admins delete deals" on public.deals
  for delete to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Staff read products of deals" on public.deal_products
  for select to authenticated
  using ((select private.viewer_role() is not null));
create policy "Staff read sites of deals" on public.deal_sites
  for select to authenticated
  using ((select private.viewer_role() is not null));

create function private.check_deal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.parent_group_id <> old.parent_group_id then
    raise exception 'A deal stays with its group' using errcode = 'PT422';
  end if;
  new.where_states := array(select distinct state from unnest(new.where_states) as state order by state);
  new.product_ids := array(select distinct id from unnest(new.product_ids) as id order by id);
  new.site_ids := array(select distinct id from unnest(new.site_ids) as id order by id);
  new.exception_ids := array(select distinct id from unnest(new.exception_ids) as id order by id);
  if exists (
    select from unnest(new.site_ids || new.exception_ids) as named (id)
    left join public.sites as site on site.id = named.id and site.parent_group_id = new.parent_group_id
    where site.id is null
  ) then
    raise exception 'The sites of a deal belong to its group' using errcode = 'PT422';
  end if;
  return new;
end
$$;
revoke execute on function private.check_deal() from public, anon, authenticated;
create trigger check_deal before insert or update on public.deals
  for each row execute function private.check_deal();

create function private.follow_deal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.deal_products as named where named.deal_id = new.id and named.product_id <> all (new.product_ids);
  insert into public.deal_products (deal_id, product_id)
  select new.id, id from unnest(new.product_ids) as id
  on conflict do nothing;
  delete from public.deal_sites as named where named.deal_id = new.id;
  insert into public.deal_sites (deal_id, site_id, is_exception)
  select new.id, id, false from unnest(new.site_ids) as id
  union all
  select new.id, id, true from unnest(new.exception_ids) as id;
  return null;
end
$$;
revoke execute on function private.follow_deal() from public, anon, authenticated;
create trigger follow_added_deal after insert on public.deals
  for each row execute function private.follow_deal();
create trigger follow_changed_deal after update of product_ids, site_ids, exception_ids on public.deals
  for each row execute function private.follow_deal();
create trigger touch_updated_at before update on public.deals
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.deals
  for each row execute function private.count_version();
create trigger record_change after insert or update or delete on public.deals
  for each row execute function private.record_change('id');
insert into private.content_tables (table_name, readers) values
  ('deals', '{project_manager,owl,admin,super_admin}');

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

-- Merging products moves deals, too.

alter table private.product_merges
  add column deal_ids uuid[] not null default '{}',
  add column joined_deal_ids uuid[] not null default '{}';
comment on column private.product_merges.joined_deal_ids is 'Those of deal_ids that named the other product, too.';

create or replace function public.merge_products(from_id uuid, into_id uuid, dry_run boolean default true) returns table (
  kind text,
  label text,
  outcome text
)
language plpgsql security definer set search_path = ''
as $$
declare
  source public.products;
  target public.products;
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins merge products' using errcode = 'PT403';
  end if;
  if from_id is not distinct from into_id then
    raise exception 'A product is merged with another one' using errcode = 'PT422';
  end if;
  -- The locks keep others from naming the products meanwhile.
  perform from public.products as product where product.id in (from_id, into_id) order by product.id for update;
  select * into source from public.products as product where product.id = from_id;
  select * into target from public.products as product where product.id = into_id;
  if source.id is null or target.id is null then
    raise exception 'There is no such product' using errcode = 'PT404';
  end if;

  return query
    select 'ad group', ad_group.name, 'moves'
    from public.ad_groups as ad_group where ad_group.product_id = from_id order by ad_group.name, ad_group.id;
  return query
    select 'deal', deal.title, 'moves'
    from public.deals as deal
    join public.deal_products as named on named.deal_id = deal.id and named.product_id = from_id
    order by deal.title, deal.id;
  return query
    select 'fact', fact.name, case when fact.kept is null then 'moves' else 'is dropped' end
    from (
      values
        ('category', source.category, target.category),
        ('unit', source.unit, target.unit),
        ('brand', source.brand_id::text, target.brand_id::text),
        ('code', source.code, target.code),
        ('notes', source.notes, target.notes)
    ) as fact (name, merged, kept)
    where fact.merged is not null and fact.merged is distinct from fact.kept;
  if dry_run then
    return;
  end if;

  insert into private.product_merges (merged_id, into_id, deal_ids, joined_deal_ids, ad_group_ids)
  values (
    from_id,
    into_id,
    array(select named.deal_id from public.deal_products as named where named.product_id = from_id),
    array(
      select named.deal_id from public.deal_products as named where named.product_id = from_id
      intersect
      select named.deal_id from public.deal_products as named where named.product_id = into_id
    ),
    array(select ad_group.id from public.ad_groups as ad_group where ad_group.product_id = from_id)
  );
  update public.ad_groups as ad_group set product_id = into_id where ad_group.product_id = from_id;
  update public.deals as deal
  set product_ids = array_append(array_remove(deal.product_ids, from_id), into_id)
  where deal.id in (select named.deal_id from public.deal_products as named where named.product_id = from_id);
  -- First: two products cannot have one code.
  delete from public.products as product where product.id = from_id;
  update public.products as product
  set category = coalesce(product.category, source.category),
    unit = coalesce(product.unit, source.unit),
    brand_id = coalesce(product.brand_id, source.brand_id),
    code = coalesce(product.code, source.code),
    notes = coalesce(product.notes, source.notes)
  where product.id = into_id;
end
$$;

create or replace function private.take_back_merged_product() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  merge private.product_merges;
  later uuid[] := array(select private.products_after_merge(new.id));
begin
  delete from private.product_merges as undone where undone.merged_id = new.id returning * into merge;
  -- What was given to a third product since stays there.
  update public.ad_groups as ad_group set product_id = new.id
  where ad_group.id = any (merge.ad_group_ids) and ad_group.product_id = any (later);
  update public.deals as deal
  set product_ids = array_append(
    case
      when deal.id = any (merge.joined_deal_ids) then deal.product_ids
      else array(select id from unnest(deal.product_ids) as id where id <> all (later))
    end,
    new.id
  )
  where deal.id = any (merge.deal_ids) and deal.product_ids && later;
  return null;
end
$$;
