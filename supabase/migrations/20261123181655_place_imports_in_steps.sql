-- An import of place pages runs in steps, each a transaction, so that others are answered in between. An undo does, too.

alter table private.place_imports
  drop constraint place_imports_status_check,
  add constraint place_imports_status_check check (status in ('draft', 'running', 'done', 'undoing', 'undone')),
  add column next_number integer not null default 1 check (next_number > 0),
  add column begun_with jsonb,
  add column canceled_at timestamptz;
comment on column private.place_imports.next_number is 'The first file that the run, or the undo, has not reached.';
comment on column private.place_imports.begun_with is
  'Claims of whoever began the run or the undo: the history names this person for every page.';

-- Otherwise the history would have an entry for every step.
drop trigger record_change on private.place_imports;
create trigger record_change after insert or delete or update of status on private.place_imports
  for each row execute function private.record_change('id');

alter table private.place_import_files add column seen_at timestamptz;
comment on column private.place_import_files.seen_at is
  'When the page had been changed last as the run began. A page that somebody changes after that is left out.';

create function private.count_place_files(counted_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update private.place_imports as import
  set counts = (
    select jsonb_build_object(
      'create', count(*) filter (where line.outcome = 'create'),
      'update', count(*) filter (where line.outcome = 'update'),
      'skip', count(*) filter (where line.outcome = 'skip'),
      'error', count(*) filter (where line.outcome = 'error')
    )
    from private.place_import_files as line where line.import_id = counted_id
  )
  where import.id = counted_id
$$;
revoke execute on function private.count_place_files(uuid) from public, anon, authenticated;

create function private.begin_place_steps(begun_id uuid, new_status text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.place_imports as import
  set status = new_status, next_number = 1, begun_with = jsonb_build_object(
    'sub', auth.uid(), 'role', 'authenticated', 'session_id', private.session_id()
  )
  where import.id = begun_id;
  perform private.enqueue_job(
    'place-import', jsonb_build_object('importId', begun_id), 'place-import:' || begun_id,
    job_creator => private.viewer_id(), job_attempts => 100
  );
end
$$;
revoke execute on function private.begin_place_steps(uuid, text) from public, anon, authenticated;

create or replace function public.run_place_import(run_id uuid, seen jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_status text;
begin
  perform private.require_place_importer();
  select import.status into found_status from private.place_imports as import where import.id = run_id for update;
  if found_status is null then
    raise exception 'There is no such import' using errcode = 'PT404';
  elsif found_status <> 'draft' then
    return found_status;
  end if;
  if private.plan_place_import(run_id) <> seen then
    return 'changed';
  end if;
  update private.place_import_files as line set seen_at = page.updated_at
  from public.service_geo_pages as page
  where line.import_id = run_id and line.outcome = 'update' and page.id = line.page_id;
  perform private.begin_place_steps(run_id, 'running');
  return 'running';
end
$$;
comment on function public.run_place_import(uuid, jsonb) is
  'seen: the counts that the person saw. Answers running, or changed when other files would be written by now; else the status of an import that has been run before. Raises PT403, PT404.';

create or replace function public.undo_place_import(undone_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_status text;
begin
  perform private.require_place_importer();
  select import.status into found_status from private.place_imports as import where import.id = undone_id for update;
  if found_status is null then
    raise exception 'There is no such import' using errcode = 'PT404';
  elsif found_status <> 'done' then
    raise exception 'This import cannot be undone' using errcode = 'PT409';
  end if;
  perform private.begin_place_steps(undone_id, 'undoing');
  return 'undoing';
end
$$;
comment on function public.undo_place_import(uuid) is
  'Begins to remove the pages that were added and to give the others their former texts, but for those that somebody has changed since. Raises PT403, PT404, PT409 for one that has not run or is undone.';

create function private.write_place_file(line private.place_import_files) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  page constant jsonb := line.page;
  former public.service_geo_pages;
  stored public.service_geo_pages;
begin
  if line.outcome = 'create' then
    begin
      insert into public.service_geo_pages (city, state, slug, status, title, meta_title, meta_description, written_content)
      values (
        page ->> 'city', page ->> 'state', page ->> 'slug', page ->> 'status', page ->> 'title',
        nullif(page ->> 'meta_title', ''), nullif(page ->> 'meta_description', ''), nullif(page ->> 'written_content', '')
      )
      returning * into stored;
    exception when unique_violation then
      stored := null;
    end;
  else
    select * into former from public.service_geo_pages as present
    where present.id = line.page_id and present.updated_at = line.seen_at for update;
    update public.service_geo_pages as present
    set status = page ->> 'status', title = page ->> 'title', meta_title = nullif(page ->> 'meta_title', ''),
      meta_description = nullif(page ->> 'meta_description', ''), written_content = nullif(page ->> 'written_content', '')
    where present.id = former.id
    returning * into stored;
  end if;
  update private.place_import_files as file
  set
    outcome = case when stored.id is null then 'error' else file.outcome end,
    problem = case when stored.id is null then 'Somebody changed the page after the import began' end,
    page_id = coalesce(stored.id, file.page_id), version = stored.version,
    before = case when former.id is not null then jsonb_build_object(
      'status', former.status, 'title', former.title, 'meta_title', former.meta_title,
      'meta_description', former.meta_description, 'written_content', former.written_content,
      'is_composed', former.is_composed
    ) end
  where file.import_id = line.import_id and file.number = line.number;
end
$$;
revoke execute on function private.write_place_file(private.place_import_files) from public, anon, authenticated;

create function private.take_back_place_file(line private.place_import_files) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  former constant jsonb := line.before;
  stored public.service_geo_pages;
begin
  select * into stored from public.service_geo_pages as page where page.id = line.page_id for update;
  if stored.id is null or stored.version <> line.version or stored.status <> line.page ->> 'status' then
    update private.place_import_files as file set kept = case when stored.id is null then 'gone' else 'changed' end
    where file.import_id = line.import_id and file.number = line.number;
  elsif line.outcome = 'create' then
    delete from public.service_geo_pages as page where page.id = stored.id;
  else
    update public.service_geo_pages as page
    set status = former ->> 'status', title = former ->> 'title', meta_title = former ->> 'meta_title',
      meta_description = former ->> 'meta_description', written_content = former ->> 'written_content',
      is_composed = (former ->> 'is_composed')::boolean
    where page.id = stored.id;
  end if;
end
$$;
revoke execute on function private.take_back_place_file(private.place_import_files) from public, anon, authenticated;

create function public.run_place_import_step(step_id uuid, file_count integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  import private.place_imports;
  line private.place_import_files;
  lines private.place_import_files[];
  page_ids uuid[];
  neighbors jsonb;
begin
  select * into import from private.place_imports as open
  where open.id = step_id and open.status in ('running', 'undoing') for update;
  if import.id is null then
    return null;
  end if;
  lines := array(
    select file from private.place_import_files as file
    where file.import_id = step_id and file.number >= import.next_number and file.outcome in ('create', 'update')
    order by file.number limit file_count
  );
  if cardinality(lines) = 0 then
    if import.status = 'running' then
      perform private.count_place_files(step_id);
      update private.place_imports set status = 'done', finished_at = now() where id = step_id;
    else
      update private.place_imports set status = 'undone', undone_at = now() where id = step_id;
    end if;
    return null;
  end if;
  page_ids := array(select file.page_id from unnest(lines) as file);
  neighbors := public.list_place_neighbors(page_ids);
  perform set_config('request.jwt.claims', import.begun_with::text, true);
  perform set_config('request.jwt.claim.sub', import.begun_with ->> 'sub', true);
  perform set_config(
    'fieldlight.version_note', case import.status when 'running' then 'Imported' else 'Import undone' end, true
  );
  foreach line in array lines loop
    if import.status = 'running' then
      perform private.write_place_file(line);
    else
      perform private.take_back_place_file(line);
    end if;
  end loop;
  perform set_config('fieldlight.version_note', '', true);
  update private.place_imports as one set next_number = line.number + 1 where one.id = step_id;
  page_ids := page_ids || array(
    select file.page_id from private.place_import_files as file
    where file.import_id = step_id and file.number between lines[1].number and line.number and file.page_id is not null
  );
  return jsonb_build_object(
    'pages', (
      select jsonb_agg(jsonb_build_object(
        'slug', file.page ->> 'slug', 'city', nullif(file.page ->> 'city', ''), 'state', file.page ->> 'state'
      ))
      from unnest(lines) as file
    ),
    'neighbors', neighbors || public.list_place_neighbors(page_ids),
    'oldSlugs', (
      select coalesce(jsonb_agg(redirect.slug), '[]') from public.slug_redirects as redirect
      where redirect.kind = 'place' and redirect.target_id = any (page_ids)
    )
  );
end
$$;
comment on function public.run_place_import_step(uuid, integer) is
  'Writes, or takes back, the next files of an import. Answers what their pages are and what links to them, before or after; null when nothing is left to do.';
revoke execute on function public.run_place_import_step(uuid, integer) from public, anon, authenticated;
grant execute on function public.run_place_import_step(uuid, integer) to service_role;
