-- Deals at the sites that carry a brand on the day in question, and overlaps that large groups answer quickly.

alter table public.deals
  add column where_brand_ids uuid[] not null default '{}' check (cardinality(where_brand_ids) <= 50),
  add column where_role text check (where_role in ('canopy', 'fuel', 'store', 'food', 'wash')),
  drop constraint deals_where_kind_check,
  add constraint deals_where_kind_check check (where_kind in ('group', 'states', 'brands', 'sites')),
  drop constraint deals_place_fits_kind,
  add constraint deals_place_fits_kind check (
    (where_states <> '{}') = (where_kind = 'states')
    and (where_brand_ids <> '{}') = (where_kind = 'brands')
    and (where_role is null or where_kind = 'brands')
    and (site_ids <> '{}') = (where_kind = 'sites')
    and not site_ids && exception_ids
  );
comment on column public.deals.where_brand_ids is
  'Sorted. A site has the deal on the days on which it carries one of these brands, on its own clock.';
comment on column public.deals.where_role is 'How the site carries the brand. Null: in any role.';

create table public.deal_brands (
  deal_id uuid not null references public.deals (id) on delete cascade,
  brand_id uuid not null references public.brands (id) on delete restrict,
  primary key (deal_id, brand_id)
);
comment on table public.deal_brands is 'Follows deals.where_brand_ids: for foreign keys and for searches by brand.';
create index deal_brands_brand_idx on public.deal_brands (brand_id);
revoke all on table public.deal_brands from anon, authenticated;
grant select on table public.deal_brands to authenticated, service_role;
alter table public.deal_brands enable row level security;
create policy "Staff read brands of deals" on public.deal_brands
  for select to authenticated
  using ((select private.viewer_role() is not null));

create or replace function private.check_deal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.parent_group_id <> old.parent_group_id then
    raise exception 'A deal stays with its group' using errcode = 'PT422';
  end if;
  new.where_states := array(select distinct state from unnest(new.where_states) as state order by state);
  new.where_brand_ids := array(select distinct id from unnest(new.where_brand_ids) as id order by id);
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

create function private.follow_deal_brands() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.deal_brands as named where named.deal_id = new.id and named.brand_id <> all (new.where_brand_ids);
  insert into public.deal_brands (deal_id, brand_id)
  select new.id, id from unnest(new.where_brand_ids) as id
  on conflict do nothing;
  return null;
end
$$;
revoke execute on function private.follow_deal_brands() from public, anon, authenticated;
create trigger follow_brands_of_added_deal after insert on public.deals
  for each row when (new.where_brand_ids <> '{}') execute function private.follow_deal_brands();
create trigger follow_brands_of_changed_deal after update of where_brand_ids on public.deals
  for each row execute function private.follow_deal_brands();

create function private.keep_site_of_deals() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  named text;
begin
  select deal.title into named
  from public.deal_sites as part join public.deals as deal on deal.id = part.deal_id
  where part.site_id = new.id order by deal.last_on desc, deal.id limit 1;
  if found then
    raise exception 'The deal “%” names this site, so the site stays in its group', named using errcode = 'PT409';
  end if;
  return new;
end
$$;
comment on function private.keep_site_of_deals() is 'Raises PT409 with the title of the deal that ends last.';
revoke execute on function private.keep_site_of_deals() from public, anon, authenticated;
create trigger keep_site_of_deals before update of parent_group_id on public.sites
  for each row when (new.parent_group_id <> old.parent_group_id) execute function private.keep_site_of_deals();

create or replace function private.where_rank(where_kind text) returns integer
language sql immutable set search_path = ''
as $$ select array_position(array['group', 'states', 'brands', 'sites'], where_kind) $$;

create function private.deal_reaches(deal public.deals, site public.sites, on_day date) returns boolean
language sql stable set search_path = ''
as $$
  select site.parent_group_id = deal.parent_group_id
    and site.status <> 'closed'
    and site.id <> all (deal.exception_ids)
    and case deal.where_kind
      when 'states' then coalesce(site.state = any (deal.where_states), false)
      when 'brands' then exists (
        select from public.brand_associations as association
        where association.site_id = site.id and association.brand_id = any (deal.where_brand_ids)
          and association.role = coalesce(deal.where_role, association.role)
          and association.first_on <= on_day and coalesce(association.last_on, 'infinity') >= on_day
      )
      when 'sites' then site.id = any (deal.site_ids)
      else true
    end
$$;
comment on function private.deal_reaches(public.deals, public.sites, date) is
  'Whether the deal names the site on a day of its clock, whatever the state and the days of the deal. lib/owl/deals/explain.ts says the same.';
revoke execute on function private.deal_reaches(public.deals, public.sites, date) from public, anon, authenticated;
grant execute on function private.deal_reaches(public.deals, public.sites, date) to authenticated;

create or replace function public.deals_at(site_id uuid, moment timestamptz default now())
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
    where site.id = deals_at.site_id and private.deal_reaches(deal, site, clock.today)
  )
  select running.id, running.product_id,
    row_number() over (
      partition by running.product_id
      order by private.where_rank(running.where_kind) desc, running.first_on desc, running.created_at desc, running.id desc
    ) = 1
  from running
  order by running.product_id, 3 desc, running.id
$$;

create function private.days_of_deal(deal public.deals) returns table (site_id uuid, days datemultirange)
language sql stable set search_path = ''
as $$
  select site.id, datemultirange(daterange(deal.first_on, deal.last_on, '[]'))
  from public.sites as site
  where deal.where_kind <> 'brands' and site.parent_group_id = deal.parent_group_id and site.status <> 'closed'
    and site.id <> all (coalesce(deal.exception_ids, '{}'))
    and (deal.where_kind <> 'states' or site.state = any (deal.where_states))
    and (deal.where_kind <> 'sites' or site.id = any (deal.site_ids))
  union all
  select site.id,
    range_agg(daterange(association.first_on, association.last_on, '[]'))
      * datemultirange(daterange(deal.first_on, deal.last_on, '[]'))
  from public.sites as site
  join public.brand_associations as association on association.site_id = site.id
  where deal.where_kind = 'brands' and site.parent_group_id = deal.parent_group_id and site.status <> 'closed'
    and site.id <> all (coalesce(deal.exception_ids, '{}'))
    and association.brand_id = any (deal.where_brand_ids)
    and association.role = coalesce(deal.where_role, association.role)
    and association.first_on <= deal.last_on and coalesce(association.last_on, 'infinity') >= deal.first_on
  group by site.id
$$;
comment on function private.days_of_deal(public.deals) is
  'The sites of a deal with its days there, whatever its state. By brand carried, a site can have several spans of days.';
revoke execute on function private.days_of_deal(public.deals) from public, anon, authenticated;
grant execute on function private.days_of_deal(public.deals) to authenticated;

create or replace function public.count_deal_sites(of_deal uuid) returns table (time_zone text, sites integer)
language sql stable set search_path = ''
as $$
  select site.time_zone, count(*)::integer
  from public.deals as deal
  cross join lateral private.days_of_deal(deal) as reach
  join public.sites as site on site.id = reach.site_id
  where deal.id = of_deal
  group by site.time_zone
  order by 2 desc, 1
$$;
comment on function public.count_deal_sites(uuid) is 'The sites that the deal reaches on at least one of its days, by time zone.';
