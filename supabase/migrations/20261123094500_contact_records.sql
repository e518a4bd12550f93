-- Contacts as records that staff keep: facts, a list, duplicates, history, merging and deleting.

alter table public.contacts
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column search_text text
    generated always as (lower(first_name || ' ' || last_name || ' ' || coalesce(position, ''))) stored;
alter table public.contact_details
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column search_text text generated always as (lower(coalesce(email, '') || ' ' || coalesce(phone, ''))) stored;
comment on column public.contacts.version is
  'Counts the changes. An edit is accepted only for the version it was made from.';

-- The sort orders of the list, and the searches for duplicates.
create index contacts_name_idx on public.contacts (last_name, first_name, id);
create index contacts_newest_idx on public.contacts (created_at desc, id);
create index contacts_same_name_idx on public.contacts (lower(last_name), lower(first_name));
create index contact_details_email_idx on public.contact_details (lower(email));

create trigger touch_updated_at before update on public.contacts
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.contacts
  for each row execute function private.count_version();
create trigger touch_updated_at before update on public.contact_details
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.contact_details
  for each row execute function private.count_version();

create view public.contact_list with (security_invoker = true) as
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
  greatest(contact.updated_at, details.updated_at) as updated_at,
  contact.search_text || ' ' || coalesce(client.search_text, '') || ' ' || coalesce(details.search_text, '')
    as search_text
from public.contacts as contact
left join public.clients as client on client.id = contact.client_id
left join public.contact_details as details on details.contact_id = contact.id;
comment on column public.contact_list.search_text is 'Name, position, client, e-mail and phone, in lower case.';
revoke all on table public.contact_list from anon, authenticated;
grant select on table public.contact_list to authenticated, service_role;

create function public.find_or_add_client(client_name text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  found_id uuid;
begin
  select client.id into found_id from public.clients as client
  where lower(client.name) = lower(client_name)
  order by client.name = client_name desc, client.name limit 1;
  if found_id is null and (select private.viewer_write_role()) in ('admin', 'super_admin') then
    insert into public.clients (name) values (client_name) returning id into found_id;
  end if;
  return found_id;
end
$$;
comment on function public.find_or_add_client(text) is
  'The client of this name, in any case. Adds an unknown one for those who may; null for all others.';
revoke execute on function public.find_or_add_client(text) from public, anon, authenticated;
grant execute on function public.find_or_add_client(text) to authenticated;

create function public.add_contact(added_id uuid, facts jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  added public.contacts := jsonb_populate_record(null::public.contacts, facts);
  details public.contact_details := jsonb_populate_record(null::public.contact_details, facts);
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
  return 'done';
end
$$;
comment on function public.add_contact(uuid, jsonb) is
  'The id comes from the form, so that a form that is sent twice adds one contact. taken: it is another contact.';
revoke execute on function public.add_contact(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.add_contact(uuid, jsonb) to authenticated;

create function public.find_similar_contacts(
  wanted_email text,
  wanted_first_name text,
  wanted_last_name text,
  wanted_client text,
  except_id uuid default null
) returns table (id uuid, name text, client text, email text, has_same_email boolean)
language sql stable set search_path = ''
as $$
  with similar_contact as (
    select details.contact_id as id, true as has_same_email from public.contact_details as details
    where lower(details.email) = lower(wanted_email)
    union
    select contact.id, false from public.contacts as contact
    where lower(contact.last_name) = lower(wanted_last_name)
      and lower(contact.first_name) = lower(wanted_first_name)
      and case wanted_client
        when '' then contact.client_id is null
        else contact.client_id in (
          select client.id from public.clients as client where lower(client.name) = lower(wanted_client)
        )
      end
  )
  select contact.id, contact.first_name || ' ' || contact.last_name, client.name, details.email,
    bool_or(similar_contact.has_same_email)
  from similar_contact
  join public.contacts as contact on contact.id = similar_contact.id
  left join public.clients as client on client.id = contact.client_id
  left join public.contact_details as details on details.contact_id = contact.id
  where contact.id is distinct from except_id
  group by contact.id, client.name, details.email
  order by 5 desc, 2, 1
  limit 10
$$;
comment on function public.find_similar_contacts(text, text, text, text, uuid) is
  'Contacts with the same e-mail, or the same name at the same client, that the caller may read.';
revoke execute on function public.find_similar_contacts(text, text, text, text, uuid) from public, anon, authenticated;
grant execute on function public.find_similar_contacts(text, text, text, text, uuid) to authenticated;

create or replace function private.keeps_content(table_name text) returns boolean
language sql immutable set search_path = ''
as $$
  select table_name in (
    'clients', 'industries', 'videos', 'video_clients', 'video_industries', 'client_reviews', 'contacts'
  )
$$;
comment on function private.keeps_content(text) is
  'True for tables without private data. The audit log keeps the values of all their columns. Names and positions of contacts may stand beside a review.';

create or replace function private.require_history_reader(record_table text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(
    private.keeps_content(record_table)
    and (
      private.viewer_role() in ('admin', 'super_admin')
      or record_table = 'contacts' and private.viewer_role() in ('project_manager', 'owl')
    ),
    false
  ) then
    raise exception 'The history of this record is for those who may change it' using errcode = 'PT403';
  end if;
end
$$;
comment on function private.require_history_reader(text) is
  'Raises PT403 for tables with private data, and for everybody who may not write the others.';

create function public.list_contact_history(of_contact uuid, row_limit integer default 10) returns table (
  id bigint,
  happened_at timestamptz,
  actor_name text,
  viewer_name text,
  action text,
  changed_values jsonb,
  private_columns text[]
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_history_reader('contacts');
  return query
    select
      entry.id, entry.happened_at, private.audited_name(actor),
      case when entry.viewer_id <> entry.actor_id then private.audited_name(viewer) end,
      case entry.table_name when 'contacts' then entry.action else 'update' end,
      coalesce(entry.changed_values, '{}'),
      case entry.table_name when 'contact_details' then coalesce(entry.changed_columns, '{email,phone,notes}') end
    from private.audit_log as entry
    left join public.profiles as actor on actor.id = entry.actor_id
    left join public.profiles as viewer on viewer.id = entry.viewer_id
    where (
        entry.table_name = 'contacts' and entry.row_key = jsonb_build_object('id', of_contact)
        or entry.table_name = 'contact_details' and entry.row_key = jsonb_build_object('contact_id', of_contact)
          and entry.action <> 'delete'
          -- Details that came with the contact are part of its first entry.
          and not exists (
            select from private.audit_log as first_entry
            where entry.action = 'insert' and first_entry.action = 'insert' and first_entry.table_name = 'contacts'
              and first_entry.row_key = jsonb_build_object('id', of_contact)
              and first_entry.happened_at = entry.happened_at
          )
      )
      and entry.changed_columns is distinct from '{}'
    order by entry.happened_at desc, entry.id desc
    limit least(greatest(row_limit, 0), 200);
end
$$;
comment on function public.list_contact_history(uuid, integer) is
  'As list_record_history(), with the changes of e-mail, phone and notes. These name the columns in private_columns, without values. Raises PT403.';
revoke execute on function public.list_contact_history(uuid, integer) from public, anon, authenticated;
grant execute on function public.list_contact_history(uuid, integer) to authenticated;

create function private.contact_references() returns table (table_name regclass, column_name name)
language sql stable set search_path = ''
as $$
  select link.conrelid::regclass, naming.attname
  from pg_catalog.pg_constraint as link
  join pg_catalog.pg_attribute as naming on naming.attrelid = link.conrelid and naming.attnum = link.conkey[1]
  where link.contype = 'f' and link.confrelid = 'public.contacts'::regclass
    and link.conrelid <> 'public.contact_details'::regclass
$$;
comment on function private.contact_references() is
  'Every column that names a contact, also of later tables, apart from the contact''s own details.';
revoke execute on function private.contact_references() from public, anon, authenticated;

create function private.require_contact_remover() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.viewer_write_role() is distinct from 'super_admin' then
    raise exception 'Only super admins delete and merge contacts' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_contact_remover() from public, anon, authenticated;

create function public.delete_unused_contact(unused_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  naming record;
  is_used boolean;
begin
  perform private.require_contact_remover();
  -- The lock keeps others from naming the contact meanwhile.
  perform from public.contacts as contact where contact.id = unused_id for update;
  if not found then
    raise exception 'There is no such contact' using errcode = 'PT404';
  end if;
  for naming in select * from private.contact_references() loop
    execute format('select exists (select from %s where %I = $1)', naming.table_name, naming.column_name)
      into is_used using unused_id;
    if is_used then
      raise exception 'This contact is in use' using errcode = 'PT409';
    end if;
  end loop;
  delete from public.contacts as contact where contact.id = unused_id;
end
$$;
comment on function public.delete_unused_contact(uuid) is
  'Raises PT403 for everybody but super admins, PT404, and PT409 for a contact that another record names.';
revoke execute on function public.delete_unused_contact(uuid) from public, anon, authenticated;
grant execute on function public.delete_unused_contact(uuid) to authenticated;

create function public.merge_contacts(from_id uuid, into_id uuid, dry_run boolean default true) returns table (
  kind text,
  label text,
  outcome text
)
language plpgsql security definer set search_path = ''
as $$
declare
  source public.contacts;
  target public.contacts;
  source_details public.contact_details;
  target_details public.contact_details;
  naming record;
  joined_notes text;
begin
  perform private.require_contact_remover();
  if from_id is not distinct from into_id then
    raise exception 'A contact is merged with another one' using errcode = 'PT422';
  end if;
  perform from public.contacts as contact where contact.id in (from_id, into_id) order by contact.id for update;
  select * into source from public.contacts as contact where contact.id = from_id;
  select * into target from public.contacts as contact where contact.id = into_id;
  if source.id is null or target.id is null then
    raise exception 'There is no such contact' using errcode = 'PT404';
  end if;
  select * into source_details from public.contact_details as details where details.contact_id = from_id for update;
  select * into target_details from public.contact_details as details where details.contact_id = into_id for update;
  joined_notes := concat_ws(E'\n\n', target_details.notes, source_details.notes);

  return query
    select 'review', review.description, 'moves' from public.client_reviews as review
    where review.contact_id = from_id order by review.created_at, review.id;
  for naming in select * from private.contact_references() loop
    if naming.table_name <> 'public.client_reviews'::regclass then
      return query execute format(
        'select %L, count(*)::text, ''moves'' from %s where %I = $1 having count(*) > 0',
        replace(split_part(naming.table_name::text, '.', 2), '_', ' '), naming.table_name, naming.column_name
      ) using from_id;
    end if;
  end loop;
  return query
    select 'fact', fact.name,
      case
        when fact.kept is null then 'moves'
        when fact.name = 'notes' and char_length(joined_notes) <= 5000 then 'joins'
        else 'is dropped'
      end
    from (
      values
        ('position', source.position, target.position),
        ('client', source.client_id::text, target.client_id::text),
        ('email', source_details.email, target_details.email),
        ('phone', source_details.phone, target_details.phone),
        ('notes', source_details.notes, target_details.notes)
    ) as fact (name, merged, kept)
    where fact.merged is not null and fact.merged is distinct from fact.kept;
  if dry_run then
    return;
  end if;

  for naming in select * from private.contact_references() loop
    execute format(
      'update %s set %I = $1 where %I = $2', naming.table_name, naming.column_name, naming.column_name
    ) using into_id, from_id;
  end loop;
  update public.contacts as contact
  set position = coalesce(contact.position, source.position), client_id = coalesce(contact.client_id, source.client_id)
  where contact.id = into_id
    and (contact.position is null and source.position is not null
      or contact.client_id is null and source.client_id is not null);
  insert into public.contact_details as details (contact_id, email, phone, notes)
  values (into_id, source_details.email, source_details.phone, source_details.notes)
  on conflict (contact_id) do update set
    email = coalesce(details.email, excluded.email),
    phone = coalesce(details.phone, excluded.phone),
    notes = case
      when details.notes is distinct from excluded.notes and char_length(joined_notes) <= 5000
        then nullif(joined_notes, '')
      else details.notes
    end;
  delete from public.contacts as contact where contact.id = from_id;
end
$$;
comment on function public.merge_contacts(uuid, uuid, boolean) is
  'Gives everything of one contact to another and deletes it. Lists each review and fact with its outcome: moves, joins (notes are put together), or is dropped (the other contact has its own). Raises PT403 for everybody but super admins, PT404, and PT422 for one contact twice.';
revoke execute on function public.merge_contacts(uuid, uuid, boolean) from public, anon, authenticated;
grant execute on function public.merge_contacts(uuid, uuid, boolean) to authenticated;
