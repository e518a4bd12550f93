-- Place pages from Markdown files: what would happen to every file, the run, and the way back.

update storage.buckets set allowed_mime_types = allowed_mime_types || '{application/zip,text/markdown}'
where id = 'incoming' and not allowed_mime_types @> '{application/zip,text/markdown}';

create table private.place_imports (
  id uuid primary key default gen_random_uuid(),
  file_name text not null check (char_length(file_name) between 1 and 200),
  status text not null default 'draft' check (status in ('draft', 'done', 'undone')),
  counts jsonb not null default '{}',
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  undone_at timestamptz
);
comment on table private.place_imports is
  'One row per uploaded file. Drafts are removed after a day, the files of finished imports after 90 days.';
comment on column private.place_imports.counts is 'Files by outcome.';
create index place_imports_created_by_idx on private.place_imports (created_by);
create index place_imports_newest_idx on private.place_imports (created_at desc, id);

create table private.place_import_files (
  import_id uuid not null references private.place_imports (id) on delete cascade,
  number integer not null check (number > 0),
  file_name text not null,
  page jsonb,
  problem text,
  outcome text check (outcome in ('create', 'update', 'skip', 'error')),
  changed text[] not null default '{}',
  page_id uuid,
  before jsonb,
  version integer,
  kept text check (kept in ('changed', 'gone')),
  primary key (import_id, number)
);
comment on column private.place_import_files.page is 'Columns of the page. Null for a file that cannot be read; problem says why.';
comment on column private.place_import_files.changed is 'The columns that an update changes.';
comment on column private.place_import_files.before is 'The columns of the page before an update.';
comment on column private.place_import_files.version is 'Of the page after the import. An undo leaves pages that have another one.';
comment on column private.place_import_files.kept is 'Why an undo left the page as it is.';
create index place_import_files_page_idx on private.place_import_files (page_id);

revoke all on table private.place_imports, private.place_import_files from public, anon, authenticated;
alter table private.place_imports enable row level security;
alter table private.place_import_files enable row level security;

create trigger record_change after insert or update or delete on private.place_imports
  for each row execute function private.record_change('id');

create function private.require_place_importer() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins import place pages' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_place_importer() from public, anon, authenticated;

create function private.plan_place_import(planned_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  counted jsonb;
begin
  with file as (
    select line.number, line.problem, line.page, line.page ->> 'slug' as slug, line.page ->> 'state' as state,
      coalesce(line.page ->> 'city', '') as city,
      min(line.number) over (partition by line.page ->> 'slug') as first_number
    from private.place_import_files as line where line.import_id = planned_id
  ), judged as (
    select
      file.number, present.id as page_id,
      case
        when file.page is null then file.problem
        when file.first_number < file.number then 'An earlier file has the same address'
        when present.id is not null and (present.state <> file.state or coalesce(present.city, '') <> file.city)
          then 'The page of another place has this address'
        when present.id is null and same_place.id is not null then 'This place has a page with another address'
        when present.id is null and exists (
          select from public.slug_redirects as redirect
          where redirect.kind = 'place' and redirect.slug = file.slug
            and private.page_slug(redirect.kind, redirect.target_id, false) is not null
        ) then 'Another page had this address'
      end as problem,
      array(
        select field.key from jsonb_each(file.page) as field
        where present.id is not null
          and field.key in ('status', 'title', 'meta_title', 'meta_description', 'written_content')
          and nullif(field.value #>> '{}', '') is distinct from nullif(to_jsonb(present) ->> field.key, '')
        order by field.key
      ) as changed
    from file
    left join public.service_geo_pages as present on present.slug = file.slug
    left join public.service_geo_pages as same_place
      on same_place.state = file.state and coalesce(same_place.city, '') = file.city
  )
  update private.place_import_files as line
  set
    outcome = case
      when judged.problem is not null then 'error'
      when judged.page_id is null then 'create'
      when judged.changed = '{}' then 'skip'
      else 'update'
    end,
    problem = judged.problem, page_id = judged.page_id, changed = judged.changed
  from judged
  where line.import_id = planned_id and line.number = judged.number;

  select jsonb_build_object(
    'create', count(*) filter (where line.outcome = 'create'),
    'update', count(*) filter (where line.outcome = 'update'),
    'skip', count(*) filter (where line.outcome = 'skip'),
    'error', count(*) filter (where line.outcome = 'error')
  ) into counted
  from private.place_import_files as line where line.import_id = planned_id;
  update private.place_imports as import set counts = counted where import.id = planned_id;
  return counted;
end
$$;
comment on function private.plan_place_import(uuid) is 'Writes into each file what would happen to it now. Returns the files by outcome.';
revoke execute on function private.plan_place_import(uuid) from public, anon, authenticated;

create function public.start_place_import(named text, files jsonb) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  started_id uuid;
begin
  perform private.require_place_importer();
  if jsonb_array_length(files) not between 1 and 2000 then
    raise exception 'An import has 1 to 2,000 files' using errcode = 'PT422';
  end if;
  delete from private.place_imports as old where old.status = 'draft' and old.created_at < now() - interval '1 day';
  delete from private.place_import_files as line
  using private.place_imports as old
  where old.id = line.import_id and old.finished_at < now() - interval '90 days';
  insert into private.place_imports (file_name, created_by) values (named, private.viewer_id()) returning id into started_id;
  insert into private.place_import_files (import_id, number, file_name, page, problem)
  select started_id, file.number, left(file.entry ->> 'name', 300),
    case when jsonb_typeof(file.entry -> 'page') = 'object' then file.entry -> 'page' end, file.entry ->> 'problem'
  from jsonb_array_elements(files) with ordinality as file (entry, number);
  perform private.plan_place_import(started_id);
  return started_id;
end
$$;
comment on function public.start_place_import(text, jsonb) is
  'files: an array of {name, page, problem}; page has columns of a place page and is null for a file that cannot be read. Raises PT403, and PT422 for no files and too many.';
revoke execute on function public.start_place_import(text, jsonb) from public, anon, authenticated;
grant execute on function public.start_place_import(text, jsonb) to authenticated;

create function public.run_place_import(run_id uuid, seen jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_status text;
  line private.place_import_files;
  stored public.service_geo_pages;
begin
  perform private.require_place_importer();
  select import.status into found_status from private.place_imports as import where import.id = run_id for update;
  if found_status is null then
    raise exception 'There is no such import' using errcode = 'PT404';
  elsif found_status <> 'draft' then
    return found_status;
  end if;
  -- Nobody else writes a page between the plan and the run.
  lock table public.service_geo_pages in share row exclusive mode;
  if private.plan_place_import(run_id) <> seen then
    return 'changed';
  end if;
  perform set_config('fieldlight.version_note', 'Imported', true);
  for line in
    select * from private.place_import_files as file
    where file.import_id = run_id and file.outcome in ('create', 'update') order by file.number
  loop
    if line.outcome = 'create' then
      insert into public.service_geo_pages (city, state, slug, status, title, meta_title, meta_description, written_content)
      values (
        line.page ->> 'city', line.page ->> 'state', line.page ->> 'slug', line.page ->> 'status', line.page ->> 'title',
        nullif(line.page ->> 'meta_title', ''), nullif(line.page ->> 'meta_description', ''),
        nullif(line.page ->> 'written_content', '')
      )
      returning * into stored;
    else
      select * into stored from public.service_geo_pages as page where page.id = line.page_id;
      update private.place_import_files as file
      set before = jsonb_build_object(
        'status', stored.status, 'title', stored.title, 'meta_title', stored.meta_title,
        'meta_description', stored.meta_description, 'written_content', stored.written_content,
        'is_composed', stored.is_composed
      )
      where file.import_id = run_id and file.number = line.number;
      update public.service_geo_pages as page
      set status = line.page ->> 'status', title = line.page ->> 'title', meta_title = nullif(line.page ->> 'meta_title', ''),
        meta_description = nullif(line.page ->> 'meta_description', ''),
        written_content = nullif(line.page ->> 'written_content', '')
      where page.id = line.page_id
      returning * into stored;
    end if;
    update private.place_import_files as file set page_id = stored.id, version = stored.version
    where file.import_id = run_id and file.number = line.number;
  end loop;
  perform set_config('fieldlight.version_note', '', true);
  update private.place_imports as import set status = 'done', finished_at = now() where import.id = run_id;
  return 'done';
end
$$;
comment on function public.run_place_import(uuid, jsonb) is
  'seen: the counts that the person saw. Answers done, or changed when other files would be written by now; done or undone for an import that has run before. Raises PT403, PT404.';
revoke execute on function public.run_place_import(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.run_place_import(uuid, jsonb) to authenticated;

create function public.undo_place_import(undone_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_status text;
  line private.place_import_files;
  stored public.service_geo_pages;
begin
  perform private.require_place_importer();
  select import.status into found_status from private.place_imports as import where import.id = undone_id for update;
  if found_status is null then
    raise exception 'There is no such import' using errcode = 'PT404';
  elsif found_status <> 'done' then
    raise exception 'This import cannot be undone' using errcode = 'PT409';
  end if;
  perform set_config('fieldlight.version_note', 'Import undone', true);
  for line in
    select * from private.place_import_files as file
    where file.import_id = undone_id and file.outcome in ('create', 'update') order by file.number
  loop
    select * into stored from public.service_geo_pages as page where page.id = line.page_id for update;
    if stored.id is null or stored.version <> line.version or stored.status <> line.page ->> 'status' then
      update private.place_import_files as file set kept = case when stored.id is null then 'gone' else 'changed' end
      where file.import_id = undone_id and file.number = line.number;
    elsif line.outcome = 'create' then
      delete from public.service_geo_pages as page where page.id = line.page_id;
    else
      update public.service_geo_pages as page
      set status = line.before ->> 'status', title = line.before ->> 'title', meta_title = line.before ->> 'meta_title',
        meta_description = line.before ->> 'meta_description', written_content = line.before ->> 'written_content',
        is_composed = (line.before ->> 'is_composed')::boolean
      where page.id = line.page_id;
    end if;
  end loop;
  perform set_config('fieldlight.version_note', '', true);
  update private.place_imports as import set status = 'undone', undone_at = now() where import.id = undone_id;
  return 'done';
end
$$;
comment on function public.undo_place_import(uuid) is
  'Removes the pages that were added and gives the others their former texts, but for those that somebody has changed since. Raises PT403, PT404, PT409 for one that has not run or is undone.';
revoke execute on function public.undo_place_import(uuid) from public, anon, authenticated;
grant execute on function public.undo_place_import(uuid) to authenticated;

create function public.list_place_imports(only_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins import place pages' using errcode = 'PT403';
  end if;
  return (
    select coalesce(jsonb_agg(entry.import order by entry.created_at desc), '[]')
    from (
      select import.created_at, jsonb_build_object(
        'id', import.id, 'fileName', import.file_name, 'status', import.status, 'counts', import.counts,
        'importer', private.audited_name(importer), 'createdAt', import.created_at, 'finishedAt', import.finished_at,
        'undoneAt', import.undone_at,
        'files', case when only_id is not null then (
          select coalesce(jsonb_agg(jsonb_build_object(
            'number', line.number, 'name', line.file_name, 'outcome', line.outcome, 'problem', line.problem,
            'changed', line.changed, 'pageId', line.page_id, 'kept', line.kept,
            'city', line.page ->> 'city', 'state', line.page ->> 'state'
          ) order by line.outcome = 'error' desc, line.number), '[]')
          from private.place_import_files as line where line.import_id = import.id
        ) end
      ) as import
      from private.place_imports as import
      left join public.profiles as importer on importer.id = import.created_by
      where case when only_id is null then import.status <> 'draft' else import.id = only_id end
      order by import.created_at desc limit 50
    ) as entry
  );
end
$$;
comment on function public.list_place_imports(uuid) is
  'The last imports that have run, or one with its files, those with errors first. Raises PT403.';
revoke execute on function public.list_place_imports(uuid) from public, anon, authenticated;
grant execute on function public.list_place_imports(uuid) to authenticated;
