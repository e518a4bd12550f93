-- Collections of the owl's area from files: what would happen to every row, the run, and the way back. Here: the files.

create table private.owl_import_collections (
  name text primary key,
  table_name text not null,
  writer text not null default 'write_import_records',
  parts text[] not null default '{}',
  taken text not null default 'Another record has the same values',
  warner text
);
comment on table private.owl_import_collections is
  'For each name there are a view importable_<name>, whose rows the export reads, and a function find_import_<name>, with underscores.';
comment on column private.owl_import_collections.writer is 'A function as private.write_import_records.';
comment on column private.owl_import_collections.parts is
  'Tables whose rows belong to a record and are deleted with it. Rows of other tables keep a record from being deleted by an undo.';
comment on column private.owl_import_collections.taken is 'What a row reads whose values a unique index refuses.';
comment on column private.owl_import_collections.warner is
  'A function that gets the lines of a check after they were written, and answers them with problems where staff should know something before the run.';

create table private.owl_imports (
  id uuid primary key default gen_random_uuid(),
  collection text not null references private.owl_import_collections (name) on delete restrict,
  file_name text not null check (char_length(file_name) between 1 and 200),
  headers text[] not null check (cardinality(headers) between 1 and 100),
  fields jsonb not null default '{}',
  status text not null default 'draft'
    check (status in ('draft', 'checking', 'checked', 'running', 'done', 'undoing', 'undone')),
  next_place integer not null default 1 check (next_place > 0),
  begun_with jsonb,
  counts jsonb not null default '{}',
  problem text check (char_length(problem) <= 500),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  canceled_at timestamptz,
  undone_by uuid references public.profiles (id) on delete set null,
  undone_at timestamptz
);
comment on table private.owl_imports is
  'One row per uploaded file. Imports that never ran are removed after a day, the rows of others after 90 days.';
comment on column private.owl_imports.fields is 'For each field, the number of its column in the file, from 1.';
comment on column private.owl_imports.next_place is 'The first row that the check, the run or the undo has not reached.';
comment on column private.owl_imports.begun_with is
  'Claims of whoever began the check, the run or the undo: each step has the rights of this person, whom the history names.';
comment on column private.owl_imports.counts is 'Rows by outcome. Empty before the check is complete.';
comment on column private.owl_imports.problem is 'Why the last check or run ended early.';
create index owl_imports_collection_idx on private.owl_imports (collection, created_at desc);
create index owl_imports_created_by_idx on private.owl_imports (created_by);
create index owl_imports_undone_by_idx on private.owl_imports (undone_by);

create table private.owl_import_rows (
  import_id uuid not null references private.owl_imports (id) on delete cascade,
  number integer not null check (number > 0),
  place integer not null,
  bundle text,
  cells text[] not null,
  label text,
  facts jsonb not null default '{}',
  shown jsonb not null default '{}',
  problems jsonb not null default '{}',
  outcome text check (outcome in ('create', 'update', 'unchanged', 'error')),
  record_id uuid,
  seen_version integer,
  record_version integer,
  changes jsonb not null default '{}',
  kept text check (kept in ('changed', 'used', 'taken', 'refused', 'gone')),
  primary key (import_id, number)
);
comment on column private.owl_import_rows.number is 'As a spreadsheet counts. The names of the columns are row 1.';
comment on column private.owl_import_rows.place is 'The order of the steps.';
comment on column private.owl_import_rows.bundle is 'Rows that stand in one step, because one can stand in the way of another.';
comment on column private.owl_import_rows.facts is 'The columns that the row writes.';
comment on column private.owl_import_rows.shown is 'By field, the texts before and after.';
comment on column private.owl_import_rows.problems is
  'By field, a sentence; with an empty name those of the whole row. Of a row without error: what to know before the run.';
comment on column private.owl_import_rows.seen_version is 'Of the record at the check. The run leaves a record that has another one.';
comment on column private.owl_import_rows.record_version is 'After the run. The undo leaves a record that has another one.';
comment on column private.owl_import_rows.changes is 'By column of an update, the values before and after.';
comment on column private.owl_import_rows.kept is 'Why the undo left the record as it is.';
create index owl_import_rows_place_idx on private.owl_import_rows (import_id, place);
create index owl_import_rows_bundle_idx on private.owl_import_rows (import_id, bundle) where bundle is not null;

create table private.owl_import_keys (
  import_id uuid not null references private.owl_imports (id) on delete cascade,
  key text not null,
  number integer not null,
  primary key (import_id, key)
);
comment on table private.owl_import_keys is 'What the rows of a file are about, so that no two are about the same.';

revoke all on table private.owl_import_collections, private.owl_imports, private.owl_import_rows, private.owl_import_keys
  from public, anon, authenticated;
alter table private.owl_import_collections enable row level security;
alter table private.owl_imports enable row level security;
alter table private.owl_import_rows enable row level security;
alter table private.owl_import_keys enable row level security;

create trigger record_change after insert or delete or update of status on private.owl_imports
  for each row execute function private.record_change('id');

create function private.may_import_for_owls() returns boolean
language sql stable security definer set search_path = ''
as $$ select coalesce(private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin'), false) $$;
revoke execute on function private.may_import_for_owls() from public, anon, authenticated;

create function private.require_owl_importer() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may_import_for_owls() then
    raise exception 'Only managers, owls and admins import here' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_owl_importer() from public, anon, authenticated;

create function public.start_owl_import(of_collection text, named text, headers text[]) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  started_id uuid;
begin
  perform private.require_owl_importer();
  if not exists (select from private.owl_import_collections as known where known.name = of_collection) then
    raise exception 'There is no such collection' using errcode = 'PT404';
  end if;
  delete from private.owl_imports as old
  where old.status in ('draft', 'checking', 'checked') and old.created_at < now() - interval '1 day';
  delete from private.owl_import_rows as line using private.owl_imports as old
  where old.id = line.import_id and old.finished_at < now() - interval '90 days' and old.status in ('done', 'undone');
  insert into private.owl_imports (collection, file_name, headers, created_by)
  values (of_collection, named, start_owl_import.headers, private.viewer_id())
  returning id into started_id;
  return started_id;
end
$$;
comment on function public.start_owl_import(text, text, text[]) is
  'The rows follow in parts. Raises PT403, and PT404 for an unknown collection.';
revoke execute on function public.start_owl_import(text, text, text[]) from public, anon, authenticated;
grant execute on function public.start_owl_import(text, text, text[]) to authenticated;

create function public.add_owl_import_rows(added_id uuid, lines jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_owl_importer();
  perform from private.owl_imports as import
  where import.id = added_id and import.status = 'draft' and import.created_by = private.viewer_id() for update;
  if not found then
    raise exception 'There is no such import' using errcode = 'PT404';
  end if;
  insert into private.owl_import_rows (import_id, number, place, cells)
  select added_id, (line ->> 0)::integer, (line ->> 0)::integer, array(select jsonb_array_elements_text(line - 0))
  from jsonb_array_elements(lines) as line;
  if (select count(*) from private.owl_import_rows as line where line.import_id = added_id) > 10000 then
    raise exception 'A file has at most 10,000 rows' using errcode = 'PT422';
  end if;
end
$$;
comment on function public.add_owl_import_rows(uuid, jsonb) is
  'lines: for each row its number in the file and then its cells. Raises PT403, PT404 for the draft of another person, PT422 for too many rows.';
revoke execute on function public.add_owl_import_rows(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.add_owl_import_rows(uuid, jsonb) to authenticated;

create function public.discard_owl_import(discarded_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_owl_importer();
  delete from private.owl_imports as import
  where import.id = discarded_id and import.status in ('draft', 'checking', 'checked');
  return found;
end
$$;
comment on function public.discard_owl_import(uuid) is 'False for one that has run. Raises PT403.';
revoke execute on function public.discard_owl_import(uuid) from public, anon, authenticated;
grant execute on function public.discard_owl_import(uuid) to authenticated;
