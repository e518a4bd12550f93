-- What contacts are responsible for, how they want to be reached, and who asked us not to write or call.

create table public.contact_duties (
  contact_id uuid primary key references public.contacts (id) on delete cascade,
  parent_group_id uuid references public.parent_groups (id) on delete restrict,
  brand_id uuid references public.brands (id) on delete restrict,
  site_ids uuid[] not null default '{}' check (cardinality(site_ids) <= 500),
  reach text check (char_length(reach) between 1 and 200),
  preferred_way text check (preferred_way in ('email', 'phone', 'text')),
  do_not_contact boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint contact_duties_sites_have_a_group check (parent_group_id is not null or site_ids = '{}')
);
comment on table public.contact_duties is
  'One row for each contact. Apart from contacts, because visitors read the contacts that gave a review.';
comment on column public.contact_duties.parent_group_id is
  'The site group that the contact works for. A person of a group may belong to a client as well, as after an accepted quote.';
comment on column public.contact_duties.brand_id is 'The brand that the contact is responsible for.';
comment on column public.contact_duties.site_ids is
  'Sites of the group, sorted. Kept here, so that one change is one entry of the history; contact_sites follows.';
comment on column public.contact_duties.reach is 'The area of the contact, or what this person decides.';
comment on column public.contact_duties.do_not_contact is
  'No letters of ours to this address, and staff neither call nor write. Answers to what the person asks are sent.';
comment on column public.contact_duties.version is
  'Counts the changes. An edit is accepted only for the version it was made from.';
create index contact_duties_group_idx on public.contact_duties (parent_group_id);
create index contact_duties_brand_idx on public.contact_duties (brand_id);

create table public.contact_sites (
  contact_id uuid not null references public.contacts (id) on delete cascade,
  site_id uuid not null references public.sites (id) on delete restrict,
  primary key (contact_id, site_id)
);
comment on table public.contact_sites is 'Follows contact_duties.site_ids: for foreign keys and for searches by site.';
create index contact_sites_site_idx on public.contact_sites (site_id);

revoke all on table public.contact_duties, public.contact_sites from anon, authenticated;
grant select, insert, update, delete on table public.contact_duties to service_role;
grant select on table public.contact_sites to authenticated, service_role;
grant select, update on table public.contact_duties to authenticated;
alter table public.contact_duties enable row level security;
alter table public.contact_sites enable row level security;

create policy "Managers, owls and admins read duties of contacts" on public.contact_duties
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Managers, owls and admins change duties of contacts" on public.contact_duties
  for update to authenticated
  using ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')))
  with check ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Managers, owls and admins read the sites of contacts" on public.contact_sites
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin')));

insert into public.contact_duties (contact_id) select contact.id from public.contacts as contact;
insert into private.content_tables (table_name, readers) values
  ('contact_duties', '{project_manager,owl,admin,super_admin}');

create function private.check_contact_duties() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A contact that moves to another group leaves the sites of the former one.
  if new.parent_group_id is distinct from old.parent_group_id and new.site_ids = old.site_ids then
    new.site_ids := array(
      select site.id from public.sites as site
      where site.id = any (new.site_ids) and site.parent_group_id = new.parent_group_id
    );
  end if;
  new.site_ids := array(select distinct id from unnest(new.site_ids) as id order by id);
  if (new.site_ids <> old.site_ids or new.parent_group_id is distinct from old.parent_group_id) and exists (
    select from unnest(new.site_ids) as named (id)
    left join public.sites as site on site.id = named.id and site.parent_group_id = new.parent_group_id
    where site.id is null
  ) then
    raise exception 'The sites of a contact belong to its group' using errcode = 'PT422';
  end if;
  return new;
end
$$;
revoke execute on function private.check_contact_duties() from public, anon, authenticated;
create trigger check_contact_duties before update on public.contact_duties
  for each row execute function private.check_contact_duties();

create function private.follow_contact_duties() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.contact_sites as named
  where named.contact_id = new.contact_id and named.site_id <> all (new.site_ids);
  insert into public.contact_sites (contact_id, site_id)
  select new.contact_id, id from unnest(new.site_ids) as id
  on conflict do nothing;
  return null;
end
$$;
revoke execute on function private.follow_contact_duties() from public, anon, authenticated;
create trigger follow_added_duties after insert on public.contact_duties
  for each row when (new.site_ids <> '{}') execute function private.follow_contact_duties();
create trigger follow_changed_duties after update on public.contact_duties
  for each row when (new.site_ids <> old.site_ids) execute function private.follow_contact_duties();

create function private.add_contact_duties() returns trigger
language plpgsql security definer set search_path = ''
-- An import adds thousands, while the statistics of the log are those of before.
set enable_seqscan = off
as $$
declare
  former jsonb;
begin
  -- The undo of a deletion or a merge: what the contact was responsible for comes back, as far as it still exists.
  select (select jsonb_object_agg(change.key, change.value -> 0) from jsonb_each(entry.changed_values) as change)
  into former
  from private.audit_log as entry
  where entry.table_name = 'contact_duties' and entry.action = 'delete'
    and entry.row_key = jsonb_build_object('contact_id', new.id)
  order by entry.id desc limit 1;
  insert into public.contact_duties (contact_id, parent_group_id, brand_id, site_ids, reach, preferred_way, do_not_contact)
  select new.id, parent_group.id,
    (select brand.id from public.brands as brand where brand.id = (former ->> 'brand_id')::uuid),
    array(
      select site.id from public.sites as site
      where former -> 'site_ids' ? site.id::text and site.parent_group_id = parent_group.id
      order by site.id
    ),
    former ->> 'reach', former ->> 'preferred_way', coalesce((former ->> 'do_not_contact')::boolean, false)
  from (select) as one
  left join public.parent_groups as parent_group on parent_group.id = (former ->> 'parent_group_id')::uuid;
  return null;
end
$$;
revoke execute on function private.add_contact_duties() from public, anon, authenticated;
create trigger add_contact_duties after insert on public.contacts
  for each row execute function private.add_contact_duties();

create trigger touch_updated_at before update on public.contact_duties
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.contact_duties
  for each row execute function private.count_version();
create trigger record_change after update or delete on public.contact_duties
  for each row execute function private.record_change('contact_id');

create or replace view public.contact_list with (security_invoker = true) as
select
  contact.id,
  contact.first_name,
  contact.last_name,
  contact.position,
  contact.client_id,
  client.name as client,
  details.email,
  details.phone,
  (select count(*)::integer from public.client_reviews as review where review.contact_id = contact.id) as reviews,
  contact.created_at,
  greatest(contact.updated_at, details.updated_at, duties.updated_at) as updated_at,
  contact.search_text || ' ' || coalesce(client.search_text, '') || ' ' || coalesce(details.search_text, '') || ' '
    || coalesce(parent_group.search_text, '') || ' ' || coalesce(brand.search_text, '') as search_text,
  duties.parent_group_id,
  parent_group.name as parent_group,
  duties.brand_id,
  brand.name as brand,
  duties.site_ids,
  array(
    select site.number from public.contact_sites as named
    join public.sites as site on site.id = named.site_id
    where named.contact_id = contact.id
    order by site.number, site.id
  ) as site_numbers,
  duties.reach,
  duties.preferred_way,
  duties.do_not_contact
from public.contacts as contact
left join public.clients as client on client.id = contact.client_id
left join public.contact_details as details on details.contact_id = contact.id
left join public.contact_duties as duties on duties.contact_id = contact.id
left join public.parent_groups as parent_group on parent_group.id = duties.parent_group_id
left join public.brands as brand on brand.id = duties.brand_id;
comment on column public.contact_list.search_text is
  'Name, position, client, e-mail, phone, site group and brand, in lower case.';

create or replace function public.add_contact(added_id uuid, facts jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  added public.contacts := jsonb_populate_record(null::public.contacts, facts);
  details public.contact_details := jsonb_populate_record(null::public.contact_details, facts);
  duties public.contact_duties := jsonb_populate_record(null::public.contact_duties, facts);
  stored public.contacts;
begin
  select * into stored from public.contacts as contact where contact.id = added_id;
  if found then
    return case
      when (stored.first_name, stored.last_name) = (added.first_name, added.last_name) then 'done'
      else 'taken'
    end;
  end if;
  insert into public.contacts (id, first_name, last_name, position, client_id)
  values (added_id, added.first_name, added.last_name, added.position, added.client_id);
  insert into public.contact_details (contact_id, email, phone, notes)
  values (added_id, details.email, details.phone, details.notes);
  update public.contact_duties as known
  set parent_group_id = duties.parent_group_id, brand_id = duties.brand_id, site_ids = coalesce(duties.site_ids, '{}'),
    reach = duties.reach, preferred_way = duties.preferred_way, do_not_contact = coalesce(duties.do_not_contact, false)
  where known.contact_id = added_id;
  return 'done';
end
$$;
