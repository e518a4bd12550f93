-- Which site carries which brand in which role, from when to when.

create table public.brand_associations (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references public.sites (id) on delete restrict,
  brand_id uuid not null references public.brands (id) on delete restrict,
  role text not null check (role in ('canopy', 'fuel', 'store', 'food', 'wash')),
  first_on date not null,
  last_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (last_on >= first_on)
);
comment on table public.brand_associations is 'What a site carries on each day. The days are those of the place where the site stands.';
comment on column public.brand_associations.last_on is 'Inclusive. Null: no end is known.';
comment on column public.brand_associations.version is
  'Counts the changes. An edit is accepted only for the version it was made from.';
create index brand_associations_site_idx on public.brand_associations (site_id, first_on);
create index brand_associations_brand_idx on public.brand_associations (brand_id, first_on);

revoke all on table public.brand_associations from anon, authenticated;
grant select, insert, update, delete on table public.brand_associations to authenticated, service_role;
alter table public.brand_associations enable row level security;

create policy "Staff read brand associations" on public.brand_associations
  for select to authenticated
  using ((select private.viewer_role() is not null));
create policy "Managers, owls and admins add brand associations" on public.brand_associations
  for insert to authenticated
  with check ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Managers, owls and admins change brand associations" on public.brand_associations
  for update to authenticated
  using ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')))
  with check ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Admins delete brand associations" on public.brand_associations
  for delete to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')));

insert into private.content_tables (table_name, readers) values
  ('brand_associations', '{project_manager,owl,admin,super_admin}');
create trigger record_change after insert or update or delete on public.brand_associations
  for each row execute function private.record_change('id');
create trigger touch_updated_at before update on public.brand_associations
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.brand_associations
  for each row execute function private.count_version();

create function private.refuse_overlapping_brands() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  other record;
begin
  -- One after the other, so that two people cannot add what overlaps at the same moment. An index cannot forbid it: not every
  -- PostgreSQL that we run on has btree_gist.
  perform from public.sites as site where site.id = new.site_id for no key update;
  select brand.id, brand.name, association.first_on, association.last_on into other
  from public.brand_associations as association
  join public.brands as brand on brand.id = association.brand_id
  where association.site_id = new.site_id
    and association.role = new.role
    and association.id <> new.id
    and (new.role in ('canopy', 'fuel', 'store') or association.brand_id = new.brand_id)
    and association.first_on <= coalesce(new.last_on, 'infinity')
    and coalesce(association.last_on, 'infinity') >= new.first_on
  order by association.first_on
  limit 1;
  if found then
    raise exception 'This site has % as % brand %', other.name, new.role,
      case
        when other.last_on is null then 'since ' || other.first_on
        else 'from ' || other.first_on || ' to ' || other.last_on
      end
      using errcode = 'PT409';
  end if;
  return null;
end
$$;
comment on function private.refuse_overlapping_brands() is
  'On one day a site has one canopy, fuel and store brand, and no brand twice in one role. Raises PT409 with the brand and days that are in the way.';
revoke execute on function private.refuse_overlapping_brands() from public, anon, authenticated;
-- After the row: a statement that moves many rows sees what the rows before them became.
create trigger refuse_overlapping_brands
  after insert or update of site_id, brand_id, role, first_on, last_on on public.brand_associations
  for each row execute function private.refuse_overlapping_brands();

create function public.list_carried_brands(of_sites uuid[], on_day date) returns table (
  site_id uuid,
  role text,
  association_id uuid,
  brand_id uuid,
  brand_name text,
  first_on date,
  last_on date
)
language sql stable set search_path = ''
as $$
  select
    association.site_id, association.role, association.id, brand.id, brand.name, association.first_on, association.last_on
  from public.brand_associations as association
  join public.brands as brand on brand.id = association.brand_id
  where association.site_id = any (of_sites)
    and association.first_on <= on_day
    and (association.last_on is null or association.last_on >= on_day)
  order by association.site_id, association.role, brand.name
$$;
comment on function public.list_carried_brands(uuid[], date) is 'What these sites carry on one day. The policies on the tables apply.';
revoke execute on function public.list_carried_brands(uuid[], date) from public, anon, authenticated;
grant execute on function public.list_carried_brands(uuid[], date) to authenticated;
