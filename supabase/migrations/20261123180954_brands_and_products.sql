-- Brands that sites carry, and products as records that staff keep: what we sell, and what sites sell.

alter table private.content_tables
  add column readers public.user_type[] not null default '{admin,super_admin}';
comment on column private.content_tables.readers is
  'Who reads the history of a record and can undo changes: those who may change it.';
update private.content_tables set readers = '{project_manager,owl,admin,super_admin}' where table_name = 'contacts';
insert into private.content_tables (table_name, readers) values
  ('brands', '{project_manager,owl,admin,super_admin}'),
  ('products', '{project_manager,owl,admin,super_admin}');

create or replace function private.require_history_reader(record_table text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(
    (
      select private.viewer_role() = any (content_table.readers) from private.content_tables as content_table
      where content_table.table_name = record_table
    ),
    false
  ) then
    raise exception 'The history of this record is for those who may change it' using errcode = 'PT403';
  end if;
end
$$;

create table public.brands (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  kind text not null check (kind in ('fuel', 'store', 'food', 'wash', 'other')),
  colors text[] not null default '{}' check (colors::text ~ '^\{(#[0-9a-f]{6}(,#[0-9a-f]{6}){0,5})?\}$'),
  logo_path text check (char_length(logo_path) between 1 and 200),
  guidelines_url text check (guidelines_url ~ '^https://[^\s]+$' and char_length(guidelines_url) <= 500),
  notes text check (char_length(notes) between 1 and 2000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(name)) stored
);
comment on table public.brands is 'Brands that sites carry, whoever owns the sites.';
comment on column public.brands.colors is 'At most six, as #rrggbb in lower case; the main color first.';
comment on column public.brands.logo_path is 'In the bucket logos, below brands/.';
comment on column public.brands.version is 'Counts the changes. An edit is accepted only for the version it was made from.';
create unique index brands_name_idx on public.brands (lower(name));

revoke all on table public.brands from anon, authenticated;
grant select, insert, update, delete on table public.brands to authenticated, service_role;
alter table public.brands enable row level security;

create policy "Staff read brands" on public.brands
  for select to authenticated
  using ((select private.viewer_role() is not null));
create policy "Managers, owls and admins add brands" on public.brands
  for insert to authenticated
  with check ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Managers, owls and admins change brands" on public.brands
  for update to authenticated
  using ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')))
  with check ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Admins delete brands" on public.brands
  for delete to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')));

create trigger record_change after insert or update or delete on public.brands
  for each row execute function private.record_change('id');
create trigger touch_updated_at before update on public.brands
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.brands
  for each row execute function private.count_version();

create policy "Managers and owls upload logos of brands" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'logos' and name like 'brands/%' and (select private.viewer_write_role() in ('project_manager', 'owl'))
  );
create policy "Managers and owls replace logos of brands" on storage.objects
  for update to authenticated
  using (bucket_id = 'logos' and name like 'brands/%' and (select private.viewer_write_role() in ('project_manager', 'owl')))
  with check (
    bucket_id = 'logos' and name like 'brands/%' and (select private.viewer_write_role() in ('project_manager', 'owl'))
  );

create function private.is_product_code(code text) returns boolean
language sql immutable strict set search_path = ''
as $$
  select case
    when code ~ '^([0-9]{8}|[0-9]{12}|[0-9]{13})$' then (
      select sum(substr(lpad(code, 13, '0'), place, 1)::integer * case place % 2 when 0 then 3 else 1 end) % 10 = 0
      from generate_series(1, 13) as place
    )
    else false
  end
$$;
comment on function private.is_product_code(text) is 'True for an EAN-8, UPC-A or EAN-13 with the right check digit.';
revoke execute on function private.is_product_code(text) from public, anon;
-- The check of the table runs it as the person who writes.
grant execute on function private.is_product_code(text) to authenticated, service_role;

alter table public.products
  add column sold_by text not null default 'us' check (sold_by in ('us', 'sites')),
  add column category text check (char_length(category) between 1 and 60),
  add column unit text check (char_length(unit) between 1 and 40),
  add column brand_id uuid references public.brands (id) on delete restrict,
  add column code text check (private.is_product_code(code)),
  add column is_active boolean not null default true,
  add column notes text check (char_length(notes) between 1 and 2000),
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
comment on table public.products is 'What we sell, such as pump-top screens, and what sites sell, such as drinks and fuel.';
comment on column public.products.sold_by is 'us: an ad group is sold as it. sites: ads and deals speak of it.';
comment on column public.products.is_active is 'False: no new ad group or deal offers it.';
comment on column public.products.version is 'Counts the changes. An edit is accepted only for the version it was made from.';
create index products_brand_idx on public.products (brand_id);
-- A UPC-A is the EAN-13 with a zero before it.
create unique index products_code_idx on public.products (lpad(code, 13, '0'));

create trigger touch_updated_at before update on public.products
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.products
  for each row execute function private.count_version();

create or replace view public.ad_catalogue with (security_invoker = true) as
select 'client' as kind, parent_group.id, parent_group.name from public.parent_groups as parent_group
union all
select 'product', product.id, product.name from public.products as product
where (product.sold_by = 'us' and product.is_active)
  or exists (select from public.ad_groups as ad_group where ad_group.product_id = product.id);
