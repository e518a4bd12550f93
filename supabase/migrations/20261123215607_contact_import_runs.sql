-- The run and the undo of an import of contacts with what they are responsible for.

create or replace function public.match_contact_import(
  matched_id uuid, fields jsonb, match_by text, adds_clients boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  found_import private.contact_imports;
begin
  perform private.require_contact_importer();
  if match_contact_import.adds_clients then
    perform private.require_client_adder();
  end if;
  select * into found_import from private.contact_imports as import where import.id = matched_id for update;
  if not found then
    raise exception 'There is no such import' using errcode = 'PT404';
  elsif found_import.status <> 'draft' then
    raise exception 'This import is over' using errcode = 'PT409';
  elsif match_contact_import.match_by not in ('email', 'name') or exists (
    select from jsonb_each(match_contact_import.fields) as field
    where field.key <> all (
        '{first_name,last_name,full_name,position,client,email,phone,notes,site_group,sites,brand,reach,preferred_way,do_not_contact}'
      )
      or jsonb_typeof(field.value) <> 'number'
      or field.value::integer not between 1 and cardinality(found_import.headers)
  ) then
    raise exception 'A field names one column of the file' using errcode = 'PT422';
  end if;
  found_import.fields := match_contact_import.fields;
  found_import.match_by := match_contact_import.match_by;
  found_import.adds_clients := match_contact_import.adds_clients;
  perform private.plan_contact_import(found_import);
end
$$;

create or replace function public.run_contact_import(run_id uuid, seen jsonb) returns text
language plpgsql security definer set search_path = ''
-- A plan that was kept from a small import takes minutes for a large one.
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  found_import private.contact_imports;
begin
  perform private.require_contact_importer();
  select * into found_import from private.contact_imports as import where import.id = run_id for update;
  if not found then
    raise exception 'There is no such import' using errcode = 'PT404';
  elsif found_import.status <> 'draft' then
    return found_import.status;
  end if;
  -- Two imports at once, or an import and a form, must not add the same person twice.
  lock table public.clients, public.contacts, public.contact_details, public.contact_duties in share row exclusive mode;
  if private.plan_contact_import(found_import) is distinct from seen then
    return 'changed';
  end if;

  if seen ? 'new_clients' then
    perform private.require_client_adder();
    with added as (
      insert into public.clients (name)
      select distinct line.new_client from private.contact_import_rows as line
      where line.import_id = run_id and line.outcome in ('create', 'update') and line.new_client is not null
      returning id
    )
    insert into private.contact_import_clients (import_id, client_id) select run_id, added.id from added;
    update private.contact_import_rows as line set client_id = client.id
    from public.clients as client
    where line.import_id = run_id and line.outcome in ('create', 'update') and client.name = line.new_client;
  end if;
  update private.contact_import_rows as line set contact_id = gen_random_uuid()
  where line.import_id = run_id and line.outcome = 'create';
  insert into public.contacts (id, client_id, first_name, last_name, position)
  select line.contact_id, line.client_id, line.facts ->> 'first_name', line.facts ->> 'last_name', line.facts ->> 'position'
  from private.contact_import_rows as line where line.import_id = run_id and line.outcome = 'create';
  update public.contacts as contact
  set
    first_name = coalesce(line.changes -> 'first_name' ->> 1, contact.first_name),
    last_name = coalesce(line.changes -> 'last_name' ->> 1, contact.last_name),
    position = coalesce(line.changes -> 'position' ->> 1, contact.position),
    client_id = case when line.changes ? 'client' then line.client_id else contact.client_id end
  from private.contact_import_rows as line
  where line.import_id = run_id and line.outcome = 'update' and contact.id = line.contact_id
    and line.changes ?| '{first_name,last_name,position,client}';
  insert into public.contact_details as details (contact_id, email, phone, notes)
  select
    line.contact_id, source.facts ->> 'email', source.facts ->> 'phone', source.facts ->> 'notes'
  from private.contact_import_rows as line
  cross join lateral (
    select case line.outcome
      when 'create' then line.facts
      else jsonb_build_object(
        'email', line.changes -> 'email' ->> 1, 'phone', line.changes -> 'phone' ->> 1,
        'notes', line.changes -> 'notes' ->> 1
      )
    end as facts
  ) as source
  where line.import_id = run_id
    and (line.outcome = 'create' or line.outcome = 'update' and line.changes ?| '{email,phone,notes}')
  on conflict (contact_id) do update set
    email = coalesce(excluded.email, details.email),
    phone = coalesce(excluded.phone, details.phone),
    notes = coalesce(excluded.notes, details.notes);
  -- An empty cell changes nothing; a contact that moves to another group leaves its sites, unless the row names others.
  update public.contact_duties as duties
  set parent_group_id = fact.parent_group_id, brand_id = fact.brand_id, site_ids = fact.site_ids, reach = fact.reach,
    preferred_way = fact.preferred_way, do_not_contact = fact.do_not_contact
  from private.contact_import_rows as line
  cross join lateral (
    select known.* from public.contact_duties as present
    cross join lateral jsonb_populate_record(present, line.duties) as known
    where present.contact_id = line.contact_id
  ) as fact
  where line.import_id = run_id and line.outcome in ('create', 'update') and line.duties <> '{}'
    and duties.contact_id = line.contact_id
    and (
      duties.parent_group_id, duties.brand_id, duties.site_ids, duties.reach, duties.preferred_way, duties.do_not_contact
    ) is distinct from (
      fact.parent_group_id, fact.brand_id, fact.site_ids, fact.reach, fact.preferred_way, fact.do_not_contact
    );
  update private.contact_import_rows as line
  set contact_version = contact.version, details_version = details.version, duties_version = duties.version
  from public.contacts as contact
  join public.contact_duties as duties on duties.contact_id = contact.id
  left join public.contact_details as details on details.contact_id = contact.id
  where line.import_id = run_id and line.outcome in ('create', 'update') and contact.id = line.contact_id;
  update private.contact_imports as import set status = 'done', finished_at = now(), created_by = private.viewer_id()
  where import.id = run_id;
  return 'done';
end
$$;

create or replace function public.undo_contact_import(undone_id uuid) returns text
language plpgsql security definer set search_path = ''
-- A plan that was kept from a small import takes minutes for a large one.
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  found_import private.contact_imports;
  naming record;
begin
  perform private.require_contact_importer();
  select * into found_import from private.contact_imports as import where import.id = undone_id for update;
  if not found then
    raise exception 'There is no such import' using errcode = 'PT404';
  elsif found_import.created_by is distinct from private.viewer_id()
    and private.viewer_write_role() not in ('admin', 'super_admin')
  then
    raise exception 'The person who imported it and admins undo an import' using errcode = 'PT403';
  elsif found_import.status = 'undone' then
    return 'undone';
  elsif found_import.status = 'draft'
    or not exists (select from private.contact_import_rows as line where line.import_id = undone_id)
  then
    raise exception 'This import cannot be undone' using errcode = 'PT409';
  end if;
  lock table public.clients, public.contacts, public.contact_details, public.contact_duties in share row exclusive mode;

  update private.contact_import_rows as line
  set kept = case
    when contact.id is null then 'gone'
    when contact.version <> line.contact_version or details.version is distinct from line.details_version
      or duties.version <> line.duties_version
      then 'changed'
  end
  from private.contact_import_rows as same_line
  left join public.contacts as contact on contact.id = same_line.contact_id
  left join public.contact_details as details on details.contact_id = contact.id
  left join public.contact_duties as duties on duties.contact_id = contact.id
  where line.import_id = undone_id and line.outcome in ('create', 'update')
    and same_line.import_id = line.import_id and same_line.number = line.number;
  for naming in select * from private.contact_references() loop
    execute format(
      'update private.contact_import_rows as line set kept = ''used''
      where line.import_id = $1 and line.outcome = ''create'' and line.kept is null
        and line.contact_id in (select %I from %s)',
      naming.column_name, naming.table_name
    ) using undone_id;
  end loop;

  delete from public.contacts as contact
  using private.contact_import_rows as line
  where line.import_id = undone_id and line.outcome = 'create' and line.kept is null and contact.id = line.contact_id;
  update public.contacts as contact
  set
    first_name = coalesce(line.changes -> 'first_name' ->> 0, contact.first_name),
    last_name = coalesce(line.changes -> 'last_name' ->> 0, contact.last_name),
    position = case when line.changes ? 'position' then line.changes -> 'position' ->> 0 else contact.position end,
    client_id = case
      when line.changes ? 'client' then (select client.id from public.clients as client where client.id = line.client_before)
      else contact.client_id
    end
  from private.contact_import_rows as line
  where line.import_id = undone_id and line.outcome = 'update' and line.kept is null and contact.id = line.contact_id
    and line.changes ?| '{first_name,last_name,position,client}';
  update public.contact_details as details
  set
    email = case when line.changes ? 'email' then line.changes -> 'email' ->> 0 else details.email end,
    phone = case when line.changes ? 'phone' then line.changes -> 'phone' ->> 0 else details.phone end,
    notes = case when line.changes ? 'notes' then line.changes -> 'notes' ->> 0 else details.notes end
  from private.contact_import_rows as line
  where line.import_id = undone_id and line.outcome = 'update' and line.kept is null
    and details.contact_id = line.contact_id and line.changes ?| '{email,phone,notes}';
  update public.contact_duties as duties
  set parent_group_id = fact.parent_group_id, brand_id = fact.brand_id, site_ids = fact.site_ids, reach = fact.reach,
    preferred_way = fact.preferred_way, do_not_contact = fact.do_not_contact
  from private.contact_import_rows as line
  cross join lateral jsonb_populate_record(null::public.contact_duties, line.duties_before) as fact
  where line.import_id = undone_id and line.outcome = 'update' and line.kept is null
    and duties.contact_id = line.contact_id
    and line.changes ?| '{site_group,sites,brand,reach,preferred_way,do_not_contact}';
  -- A client of version 1 is as the import added it.
  delete from public.clients as client
  using private.contact_import_clients as added
  where added.import_id = undone_id and client.id = added.client_id
    and client.version = 1 and not private.is_client_used(client.id);
  update private.contact_import_clients as added set is_kept = true
  from public.clients as client
  where added.import_id = undone_id and client.id = added.client_id;
  update private.contact_imports as import
  set status = 'undone', undone_at = now(), undone_by = private.viewer_id()
  where import.id = undone_id;
  return 'undone';
end
$$;
