-- Ad groups: ads for a client's sites that are planned, made and shown to the client together.

create table public.parent_groups (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) between 1 and 120),
  created_at timestamptz not null default now(),
  search_text text generated always as (lower(name)) stored
);
comment on table public.parent_groups is 'The chains and companies that ads are made for.';

revoke all on table public.parent_groups from anon, authenticated;
grant select, insert, update, delete on table public.parent_groups to authenticated, service_role;
alter table public.parent_groups enable row level security;

create policy "Staff read parent groups" on public.parent_groups
  for select to authenticated
  using ((select private.viewer_role()) is not null);
create policy "Managers, owls and admins add parent groups" on public.parent_groups
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'));
create policy "Managers, owls and admins change parent groups" on public.parent_groups
  for update to authenticated
  using ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'));
create policy "Admins delete parent groups" on public.parent_groups
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.parent_groups
  for each row execute function private.record_change('id');

create table public.products (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) between 1 and 120),
  created_at timestamptz not null default now(),
  search_text text generated always as (lower(name)) stored
);
comment on table public.products is 'What an ad group is sold as, such as pump-top screens.';

revoke all on table public.products from anon, authenticated;
grant select, insert, update, delete on table public.products to authenticated, service_role;
alter table public.products enable row level security;

create policy "Staff read products" on public.products
  for select to authenticated
  using ((select private.viewer_role()) is not null);
create policy "Managers, owls and admins add products" on public.products
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'));
create policy "Managers, owls and admins change products" on public.products
  for update to authenticated
  using ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'));
create policy "Admins delete products" on public.products
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.products
  for each row execute function private.record_change('id');

create view public.ad_catalogue with (security_invoker = true) as
select 'client' as kind, parent_group.id, parent_group.name from public.parent_groups as parent_group
union all
select 'product', product.id, product.name from public.products as product;
comment on view public.ad_catalogue is 'The options of the filters for client and product.';
revoke all on table public.ad_catalogue from anon, authenticated;
grant select on table public.ad_catalogue to authenticated, service_role;

create table public.ad_groups (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  description text check (char_length(description) <= 2000),
  parent_group_id uuid not null references public.parent_groups (id) on delete restrict,
  product_id uuid not null references public.products (id) on delete restrict,
  status text not null default 'planned' check (status in ('planned', 'in_progress', 'in_review', 'approved', 'delivered')),
  due_date date,
  preview_enabled boolean not null default false,
  preview_expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search_text text generated always as (lower(name)) stored
);
comment on column public.ad_groups.preview_expires_at is 'Null: the preview does not expire.';
comment on column public.ad_groups.version is
  'Counts the changes. An edit is accepted only for the version it was made from.';

create index ad_groups_parent_group_idx on public.ad_groups (parent_group_id);
create index ad_groups_product_idx on public.ad_groups (product_id);
-- The sort orders of the list.
create index ad_groups_newest_idx on public.ad_groups (created_at desc, id);
create index ad_groups_name_idx on public.ad_groups (name, id);
create index ad_groups_due_idx on public.ad_groups (due_date, id);
create index ad_groups_latest_due_idx on public.ad_groups (due_date desc nulls last, id);
create index ad_groups_changed_idx on public.ad_groups (updated_at desc, id);
create index ad_groups_status_due_idx on public.ad_groups (status, due_date, name, id);
create index ad_groups_status_latest_due_idx on public.ad_groups (status, due_date desc nulls last, name, id);

revoke all on table public.ad_groups from anon, authenticated;
grant select, insert, update, delete on table public.ad_groups to authenticated, service_role;
alter table public.ad_groups enable row level security;

-- A role compared inside the subselect is evaluated once. Outside it, the planner expects two rows in a hundred to pass, though
-- all or none do, and then joins the wrong way.
-- Assignments keep the other form: a person has few of them.
create policy "Designers, managers and admins read ad groups" on public.ad_groups
  for select to authenticated
  using ((select private.viewer_role() in ('graphic_designer', 'project_manager', 'admin', 'super_admin')));
create policy "Managers and admins add ad groups" on public.ad_groups
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'));
create policy "Managers and admins change ad groups" on public.ad_groups
  for update to authenticated
  using ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'));
create policy "Managers and admins delete ad groups" on public.ad_groups
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'));

create trigger touch_updated_at before update on public.ad_groups
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.ad_groups
  for each row execute function private.record_change('id');

create table public.ad_group_assignments (
  ad_group_id uuid not null references public.ad_groups (id) on delete cascade,
  profile_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (ad_group_id, profile_id)
);
create index ad_group_assignments_profile_idx on public.ad_group_assignments (profile_id);

revoke all on table public.ad_group_assignments from anon, authenticated;
grant select, insert, update, delete on table public.ad_group_assignments to authenticated, service_role;
alter table public.ad_group_assignments enable row level security;

create policy "Designers read their own assignments, managers and admins all" on public.ad_group_assignments
  for select to authenticated
  using (
    (select private.viewer_role()) in ('project_manager', 'admin', 'super_admin')
    or (select private.viewer_role()) = 'graphic_designer' and profile_id = (select private.viewer_id())
  );
create policy "Managers and admins assign" on public.ad_group_assignments
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'));
create policy "Managers and admins change assignments" on public.ad_group_assignments
  for update to authenticated
  using ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'));
create policy "Admins take assignments back" on public.ad_group_assignments
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.ad_group_assignments
  for each row execute function private.record_change('ad_group_id', 'profile_id');

-- Two people may edit one record. An edit names the version it was made from, so that a newer one is not overwritten.
create function private.count_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
revoke execute on function private.count_version() from public, anon, authenticated;

create trigger count_version before update on public.ad_groups
  for each row execute function private.count_version();

create function public.create_ad_group(
  name text, client text, product text, description text default null, due_date date default null
) returns uuid
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  client_id uuid;
  product_id uuid;
  group_id uuid;
begin
  insert into public.parent_groups as known (name)
  select client
  where not exists (select from public.parent_groups as other where lower(other.name) = lower(client))
  on conflict do nothing;
  select known.id into client_id from public.parent_groups as known
  where lower(known.name) = lower(client) order by known.created_at limit 1;

  insert into public.products as known (name)
  select product
  where not exists (select from public.products as other where lower(other.name) = lower(product))
  on conflict do nothing;
  select known.id into product_id from public.products as known
  where lower(known.name) = lower(product) order by known.created_at limit 1;

  insert into public.ad_groups as new_group (name, description, parent_group_id, product_id, due_date)
  values (name, description, client_id, product_id, due_date)
  returning new_group.id into group_id;
  return group_id;
end
$$;
comment on function public.create_ad_group(text, text, text, text, date) is
  'Finds client and product by name, ignoring case, and adds an unknown name. The policies on the three tables apply.';
revoke execute on function public.create_ad_group(text, text, text, text, date) from public, anon, authenticated;
grant execute on function public.create_ad_group(text, text, text, text, date) to authenticated;

create function public.set_ad_groups_status(group_ids uuid[], new_status text) returns void
language plpgsql set search_path = ''
as $$
declare
  changed integer;
begin
  update public.ad_groups set status = new_status where id = any (group_ids);
  get diagnostics changed = row_count;
  if changed <> cardinality(group_ids) then
    raise exception 'Not all of these ad groups can be changed' using errcode = 'PT409';
  end if;
end
$$;
comment on function public.set_ad_groups_status(uuid[], text) is
  'Changes all groups or none. Raises PT409 when a group is missing or the caller may not change it.';
revoke execute on function public.set_ad_groups_status(uuid[], text) from public, anon, authenticated;
grant execute on function public.set_ad_groups_status(uuid[], text) to authenticated;

create function public.assign_ad_groups(group_ids uuid[], assignee_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  if (select count(*) from public.ad_groups where id = any (group_ids)) <> cardinality(group_ids) then
    raise exception 'Not all of these ad groups are there' using errcode = 'PT409';
  end if;
  insert into public.ad_group_assignments (ad_group_id, profile_id)
  select group_id, assignee_id from unnest(group_ids) as group_id
  on conflict do nothing;
end
$$;
comment on function public.assign_ad_groups(uuid[], uuid) is
  'Assigns all groups or none. Raises PT409 when a group is missing. Existing assignments stay.';
revoke execute on function public.assign_ad_groups(uuid[], uuid) from public, anon, authenticated;
grant execute on function public.assign_ad_groups(uuid[], uuid) to authenticated;

-- Only super admins read the profiles of others. These functions give names of colleagues to the people who assign work.
create function private.staff_name(person public.profiles) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), split_part(person.email, '@', 1))
$$;
revoke execute on function private.staff_name(public.profiles) from public, anon, authenticated;

create function public.list_assignable_staff() returns table (id uuid, name text, user_type public.user_type)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if coalesce(private.viewer_role() not in ('project_manager', 'admin', 'super_admin'), true) then
    raise exception 'Only managers and admins assign people' using errcode = 'PT403';
  end if;
  return query
    select profile.id, private.staff_name(profile), profile.user_type
    from public.profiles as profile
    where profile.active and profile.user_type in ('project_manager', 'graphic_designer')
    order by lower(private.staff_name(profile)), profile.id;
end
$$;
comment on function public.list_assignable_staff() is
  'Active project managers and designers, sorted by name. Raises PT403 unless the caller is a manager or an admin.';
revoke execute on function public.list_assignable_staff() from public, anon, authenticated;
grant execute on function public.list_assignable_staff() to authenticated;

create function public.list_ad_group_assignees(ad_group_ids uuid[])
returns table (ad_group_id uuid, id uuid, name text, user_type public.user_type, active boolean)
language sql stable security definer set search_path = ''
as $$
  select assignment.ad_group_id, profile.id, private.staff_name(profile), profile.user_type, profile.active
  from public.ad_group_assignments as assignment
  join public.profiles as profile on profile.id = assignment.profile_id
  where assignment.ad_group_id = any (list_ad_group_assignees.ad_group_ids)
    and (
      (select private.viewer_role()) in ('project_manager', 'admin', 'super_admin')
      or (select private.viewer_role()) = 'graphic_designer' and assignment.profile_id = (select private.viewer_id())
    )
  order by lower(private.staff_name(profile)), profile.id
$$;
comment on function public.list_ad_group_assignees(uuid[]) is
  'Sorted by name, inactive users too. Returns the rows that the policies on ad_group_assignments allow.';
revoke execute on function public.list_ad_group_assignees(uuid[]) from public, anon, authenticated;
grant execute on function public.list_ad_group_assignees(uuid[]) to authenticated;
