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
