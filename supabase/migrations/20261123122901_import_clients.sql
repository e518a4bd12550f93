-- Imports of contacts add clients that are not known yet, and drafts can be discarded.

alter table private.contact_imports add column adds_clients boolean not null default false;
comment on column private.contact_imports.adds_clients is 'Clients that are not known are added, instead of being an error.';
alter table private.contact_import_rows add column new_client text;
comment on column private.contact_import_rows.new_client is
  'The name of the client that is added with the row, as the first row of the file writes it.';

create table private.contact_import_clients (
  import_id uuid not null references private.contact_imports (id) on delete cascade,
  client_id uuid not null,
  is_kept boolean not null default false,
  primary key (import_id, client_id)
);
comment on table private.contact_import_clients is 'The clients that an import has added.';
comment on column private.contact_import_clients.is_kept is 'An undo has left it: it was changed or is in use.';
revoke all on table private.contact_import_clients from public, anon, authenticated;
alter table private.contact_import_clients enable row level security;

create function private.is_client_used(used_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.video_clients as link where link.client_id = used_id)
    or exists (select from public.client_reviews as review where review.client_id = used_id)
    or exists (select from public.contacts as contact where contact.client_id = used_id)
    or exists (select from public.ad_groups as ad_group where ad_group.client_id = used_id)
$$;
revoke execute on function private.is_client_used(uuid) from public, anon, authenticated;

create or replace function public.delete_unused_client(unused_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_client_remover();
  -- The lock keeps others from linking a film, review, contact or ad group meanwhile.
  perform from public.clients as client where client.id = unused_id for update;
  if not found then
    raise exception 'There is no such client' using errcode = 'PT404';
  end if;
  if private.is_client_used(unused_id) then
    raise exception 'This client is in use' using errcode = 'PT409';
  end if;
  delete from public.clients as client where client.id = unused_id;
end
$$;

create or replace function private.plan_contact_import(planned private.contact_imports) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  fields jsonb := planned.fields;
  by_email boolean := planned.match_by = 'email';
  counted jsonb;
begin
  with cell as (
    select
      line.number,
      nullif(btrim(replace(line.cells[(fields ->> 'first_name')::integer], E'\n', ' ')), '') as first_name,
      nullif(btrim(replace(line.cells[(fields ->> 'last_name')::integer], E'\n', ' ')), '') as last_name,
      nullif(btrim(replace(line.cells[(fields ->> 'full_name')::integer], E'\n', ' ')), '') as full_name,
      nullif(btrim(replace(line.cells[(fields ->> 'position')::integer], E'\n', ' ')), '') as position,
      nullif(btrim(replace(line.cells[(fields ->> 'client')::integer], E'\n', ' ')), '') as client,
      nullif(btrim(replace(line.cells[(fields ->> 'email')::integer], E'\n', ' ')), '') as email,
      nullif(btrim(replace(line.cells[(fields ->> 'phone')::integer], E'\n', ' ')), '') as phone,
      nullif(btrim(line.cells[(fields ->> 'notes')::integer], E' \n'), '') as notes
    from private.contact_import_rows as line
    where line.import_id = planned.id
  ),
  -- 'Vance, Naomi' and 'Naomi Vance'.
  named as (
    select
      cell.number, cell.position, cell.client, cell.email, cell.phone, cell.notes,
      coalesce(cell.first_name, nullif(btrim(case
        when cell.full_name like '%,%' then split_part(cell.full_name, ',', 2)
        else substring(cell.full_name from '^(.*) [^ ]+$')
      end), '')) as first_name,
      coalesce(cell.last_name, nullif(btrim(case
        when cell.full_name like '%,%' then split_part(cell.full_name, ',', 1)
        else substring(cell.full_name from '[^ ]+$')
      end), '')) as last_name
    from cell
  ),
  known_client as (
    select distinct on (lower(client.name)) lower(client.name) as key, client.id, client.name
    from public.clients as client order by lower(client.name), client.name
  ),
  judged as materialized (
    select
      named.*, known_client.id as client_id, known_client.name as client_name,
      case when known_client.id is null and planned.adds_clients then
        first_value(named.client) over (partition by lower(named.client) order by named.number)
      end as new_client,
      jsonb_strip_nulls(jsonb_build_object(
        'first_name', case
          when named.first_name is null then 'missing' when char_length(named.first_name) > 100 then 'long'
        end,
        'last_name', case
          when named.last_name is null then 'missing' when char_length(named.last_name) > 100 then 'long'
        end,
        'position', case when char_length(named.position) > 120 then 'long' end,
        'client', case
          when named.client is null or known_client.id is not null then null
          when not planned.adds_clients then 'unknown'
          when char_length(named.client) > 160 then 'long'
        end,
        'email', case
          when named.email is null then case when by_email then 'missing' end
          when char_length(named.email) > 254 then 'long'
          when named.email !~ '^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$' then 'invalid'
        end,
        'phone', case
          when char_length(named.phone) > 40 then 'long'
          when regexp_replace(named.phone, '\D', '', 'g') !~ '^[1-9]\d{0,15}$' then 'invalid'
        end,
        'notes', case when char_length(named.notes) > 5000 then 'long' end
      )) as problems
    from named
    left join known_client on known_client.key = lower(named.client)
  ),
  keyed as (
    select
      judged.*,
      case when judged.problems = '{}' then
        case
          when by_email then lower(judged.email)
          else lower(judged.first_name) || E'\n' || lower(judged.last_name) || E'\n'
            || coalesce(judged.client_id::text, lower(judged.new_client), '')
        end
      end as key
    from judged
  ),
  numbered as (
    select
      keyed.*,
      case when keyed.key is not null then min(keyed.number) over (partition by keyed.key) end as first_number
    from keyed
  ),
  present as (
    select
      case
        when by_email then lower(details.email)
        else lower(contact.first_name) || E'\n' || lower(contact.last_name) || E'\n'
          || coalesce(contact.client_id::text, '')
      end as key,
      count(*) as matches,
      (array_agg(contact.id))[1] as contact_id
    from public.contacts as contact
    left join public.contact_details as details on details.contact_id = contact.id
    group by 1
  ),
  compared as (
    select
      numbered.*,
      present.matches,
      contact.id as contact_id,
      contact.client_id as client_before,
      coalesce(changed.changes, '{}') as changes
    from numbered
    left join present on present.key = numbered.key
    left join public.contacts as contact on contact.id = present.contact_id and present.matches = 1
    left join public.contact_details as details on details.contact_id = contact.id
    left join public.clients as client on client.id = contact.client_id
    left join lateral (
      select jsonb_object_agg(fact.name, jsonb_build_array(fact.before, fact.after)) as changes
      from (
        values
          ('first_name', contact.first_name, numbered.first_name, by_email),
          ('last_name', contact.last_name, numbered.last_name, by_email),
          ('position', contact.position, numbered.position, true),
          ('client', client.name, coalesce(numbered.client_name, numbered.new_client), by_email),
          ('email', details.email, numbered.email, not by_email),
          ('phone', details.phone, numbered.phone, true),
          ('notes', details.notes, numbered.notes, true)
      ) as fact (name, before, after, may_change)
      where contact.id is not null and fact.may_change
        and fact.after is not null and fact.after is distinct from fact.before
    ) as changed on true
  )
  update private.contact_import_rows as line
  set
    outcome = case
      when compared.key is null then 'error'
      when compared.first_number < compared.number then 'skip'
      when compared.matches > 1 then 'error'
      when compared.contact_id is null then 'create'
      when compared.changes = '{}' then 'skip'
      else 'update'
    end,
    facts = jsonb_strip_nulls(jsonb_build_object(
      'first_name', compared.first_name, 'last_name', compared.last_name, 'position', compared.position,
      'client', coalesce(compared.client_name, compared.new_client, compared.client), 'email', compared.email,
      'phone', compared.phone, 'notes', compared.notes
    )),
    client_id = compared.client_id,
    new_client = compared.new_client,
    problems = case
      when compared.matches > 1 and compared.first_number = compared.number
        then jsonb_build_object(case when by_email then 'email' else 'last_name' end, 'several')
      else compared.problems
    end,
    same_as = nullif(compared.first_number, compared.number),
    contact_id = compared.contact_id,
    changes = compared.changes,
    client_before = compared.client_before
  from compared
  where line.import_id = planned.id and line.number = compared.number;

  select jsonb_build_object(
    'create', count(*) filter (where line.outcome = 'create'),
    'update', count(*) filter (where line.outcome = 'update'),
    'skip', count(*) filter (where line.outcome = 'skip'),
    'error', count(*) filter (where line.outcome = 'error')
  ) || case
    when bool_or(line.new_client is not null and line.outcome in ('create', 'update')) then jsonb_build_object(
      'new_clients', count(distinct line.new_client) filter (where line.outcome in ('create', 'update'))
    )
    else '{}'
  end into counted
  from private.contact_import_rows as line where line.import_id = planned.id;
  update private.contact_imports as import
  set
    counts = counted, fields = planned.fields, match_by = planned.match_by, adds_clients = planned.adds_clients
  where import.id = planned.id;
  return counted;
end
$$;
create function private.require_client_adder() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins add clients' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_client_adder() from public, anon, authenticated;

drop function public.match_contact_import(uuid, jsonb, text);
create function public.match_contact_import(
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
    where field.key <> all ('{first_name,last_name,full_name,position,client,email,phone,notes}')
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
comment on function public.match_contact_import(uuid, jsonb, text, boolean) is
  'Says which column is which field, and plans every row. Raises PT403, also where others than admins add clients, PT404, PT409 after the import, PT422.';
revoke execute on function public.match_contact_import(uuid, jsonb, text, boolean) from public, anon, authenticated;
grant execute on function public.match_contact_import(uuid, jsonb, text, boolean) to authenticated;

create or replace function public.run_contact_import(run_id uuid, seen jsonb) returns text
language plpgsql security definer set search_path = ''
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
  lock table public.clients, public.contacts, public.contact_details in share row exclusive mode;
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
  update private.contact_import_rows as line
  set contact_version = contact.version, details_version = details.version
  from public.contacts as contact
  left join public.contact_details as details on details.contact_id = contact.id
  where line.import_id = run_id and line.outcome in ('create', 'update') and contact.id = line.contact_id;
  update private.contact_imports as import set status = 'done', finished_at = now(), created_by = private.viewer_id()
  where import.id = run_id;
  return 'done';
end
$$;
create or replace function public.undo_contact_import(undone_id uuid) returns text
language plpgsql security definer set search_path = ''
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
  lock table public.clients, public.contacts, public.contact_details in share row exclusive mode;

  update private.contact_import_rows as line
  set kept = case
    when contact.id is null then 'gone'
    when contact.version <> line.contact_version or details.version is distinct from line.details_version
      then 'changed'
  end
  from private.contact_import_rows as same_line
  left join public.contacts as contact on contact.id = same_line.contact_id
  left join public.contact_details as details on details.contact_id = contact.id
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
comment on function public.undo_contact_import(uuid) is
  'Removes what the import added and gives changed contacts their former values. Leaves contacts that were changed or named since, with the reason in their rows, and clients that were changed or are in use. Raises PT403, PT404, and PT409 for a draft and an import of more than 90 days ago.';

create function public.discard_contact_import(discarded_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  found_import private.contact_imports;
begin
  perform private.require_contact_importer();
  select * into found_import from private.contact_imports as import where import.id = discarded_id for update;
  if not found then
    raise exception 'There is no such import' using errcode = 'PT404';
  elsif found_import.status <> 'draft' then
    raise exception 'This import has run' using errcode = 'PT409';
  elsif found_import.created_by is distinct from private.viewer_id()
    and private.viewer_write_role() not in ('admin', 'super_admin')
  then
    raise exception 'The person who uploaded it and admins discard an import' using errcode = 'PT403';
  end if;
  delete from private.contact_imports as import where import.id = discarded_id;
end
$$;
comment on function public.discard_contact_import(uuid) is
  'Removes a draft with its rows. Raises PT403, PT404, and PT409 for an import that has run.';
revoke execute on function public.discard_contact_import(uuid) from public, anon, authenticated;
grant execute on function public.discard_contact_import(uuid) to authenticated;

drop function public.list_contact_imports(uuid, integer);
create function public.list_contact_imports(only_id uuid default null, row_limit integer default 20) returns table (
  id uuid,
  file_name text,
  headers text[],
  fields jsonb,
  match_by text,
  status text,
  counts jsonb,
  kept integer,
  importer text,
  created_at timestamptz,
  finished_at timestamptz,
  undone_by text,
  undone_at timestamptz,
  can_undo boolean,
  can_discard boolean,
  adds_clients boolean,
  kept_clients integer
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin'), false) then
    raise exception 'Only those who keep contacts see imports' using errcode = 'PT403';
  end if;
  return query
    select
      import.id, import.file_name, import.headers, import.fields, import.match_by, import.status, import.counts,
      (
        select count(*)::integer from private.contact_import_rows as line
        where line.import_id = import.id and line.kept is not null
      ),
      private.audited_name(importing), import.created_at, import.finished_at,
      private.audited_name(undoing), import.undone_at,
      import.status = 'done'
        and (import.created_by = private.viewer_id() or private.viewer_role() in ('admin', 'super_admin'))
        and exists (select from private.contact_import_rows as line where line.import_id = import.id),
      import.status = 'draft'
        and (import.created_by = private.viewer_id() or private.viewer_role() in ('admin', 'super_admin')),
      import.adds_clients,
      (
        select count(*)::integer from private.contact_import_clients as added
        where added.import_id = import.id and added.is_kept
      )
    from private.contact_imports as import
    left join public.profiles as importing on importing.id = import.created_by
    left join public.profiles as undoing on undoing.id = import.undone_by
    where only_id is null or import.id = only_id
    order by import.created_at desc, import.id
    limit least(greatest(row_limit, 0), 200);
end
$$;
comment on function public.list_contact_imports(uuid, integer) is
  'Imports and drafts, the newest first; or one. Raises PT403.';
revoke execute on function public.list_contact_imports(uuid, integer) from public, anon, authenticated;
grant execute on function public.list_contact_imports(uuid, integer) to authenticated;

drop function public.list_contact_import_rows(uuid, text, integer, integer);
create function public.list_contact_import_rows(
  listed_id uuid,
  kind text default null,
  row_limit integer default 50,
  row_offset integer default 0
) returns table (
  number integer,
  outcome text,
  facts jsonb,
  problems jsonb,
  same_as integer,
  changes jsonb,
  contact_id uuid,
  kept text,
  cells text[],
  new_client text
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin'), false) then
    raise exception 'Only those who keep contacts see imports' using errcode = 'PT403';
  end if;
  return query
    select
      line.number, line.outcome, line.facts, line.problems, line.same_as, line.changes, line.contact_id, line.kept,
      line.cells, case when line.outcome in ('create', 'update') then line.new_client end
    from private.contact_import_rows as line
    where line.import_id = listed_id
      and case kind when 'kept' then line.kept is not null else kind is null or line.outcome = kind end
    order by line.number
    limit least(greatest(row_limit, 0), 500) offset greatest(row_offset, 0);
end
$$;
comment on function public.list_contact_import_rows(uuid, text, integer, integer) is
  'kind: an outcome, or kept; null for all rows. Raises PT403.';
revoke execute on function public.list_contact_import_rows(uuid, text, integer, integer) from public, anon, authenticated;
grant execute on function public.list_contact_import_rows(uuid, text, integer, integer) to authenticated;
