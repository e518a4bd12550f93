-- The check, the run and the undo of an import go in steps, each a transaction, so that others are answered in between.

create function private.begin_owl_steps(begun_id uuid, new_status text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- The rows came a moment ago. Without statistics each step reads all of them.
  analyze private.owl_import_rows;
  update private.owl_imports as import
  set status = new_status, next_place = 1, problem = null, begun_with = jsonb_build_object(
    'sub', auth.uid(), 'role', 'authenticated', 'session_id', private.session_id()
  )
  where import.id = begun_id;
  perform private.enqueue_job(
    'owl-import', jsonb_build_object('importId', begun_id), 'owl-import:' || begun_id,
    job_creator => private.viewer_id(), job_attempts => 100
  );
end
$$;
revoke execute on function private.begin_owl_steps(uuid, text) from public, anon, authenticated;

create function private.count_owl_rows(counted_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'create', count(*) filter (where line.outcome = 'create'), 'update', count(*) filter (where line.outcome = 'update'),
    'unchanged', count(*) filter (where line.outcome = 'unchanged'), 'error', count(*) filter (where line.outcome = 'error')
  )
  from private.owl_import_rows as line where line.import_id = counted_id
$$;
revoke execute on function private.count_owl_rows(uuid) from public, anon, authenticated;

create function private.end_owl_steps(ended_id uuid, why text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  import private.owl_imports;
begin
  select * into import from private.owl_imports as one where one.id = ended_id for update;
  if import.status = 'running' and why is not null then
    update private.owl_import_rows as line
    set outcome = 'error', problems = jsonb_build_object('', 'The import ended before this row')
    where line.import_id = ended_id and line.place >= import.next_place and line.outcome in ('create', 'update');
  end if;
  update private.owl_imports as one
  set
    status = case
      when import.status = 'checking' then case when why is null then 'checked' else 'draft' end
      when import.status = 'undoing' and why is null then 'undone'
      else 'done'
    end,
    counts = case
      when import.status = 'checking' and why is not null then '{}'
      when import.status = 'undoing' then one.counts
      else private.count_owl_rows(ended_id)
    end,
    finished_at = case when import.status = 'running' then now() else one.finished_at end,
    undone_at = case when import.status = 'undoing' and why is null then now() end,
    problem = why
  where one.id = ended_id;
end
$$;
comment on function private.end_owl_steps(uuid, text) is 'why: null when all rows were reached.';
revoke execute on function private.end_owl_steps(uuid, text) from public, anon, authenticated;

create function public.match_owl_import(matched_id uuid, fields jsonb, together integer[] default '{}') returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_status text;
begin
  perform private.require_owl_importer();
  select import.status into found_status from private.owl_imports as import where import.id = matched_id for update;
  if found_status is null then
    raise exception 'There is no such import' using errcode = 'PT404';
  elsif found_status not in ('draft', 'checked') then
    return found_status;
  end if;
  update private.owl_imports as import set fields = match_owl_import.fields, counts = '{}' where import.id = matched_id;
  delete from private.owl_import_keys as known where known.import_id = matched_id;
  if cardinality(together) > 0 then
    update private.owl_import_rows as line set place = sorted.place, bundle = sorted.bundle
    from (
      select one.number, bundled.bundle, row_number() over (order by bundled.bundle, one.number) as place
      from private.owl_import_rows as one
      cross join lateral (
        select string_agg(lower(one.cells[of_column]), E'\n') as bundle from unnest(together) as of_column
      ) as bundled
      where one.import_id = matched_id
    ) as sorted
    where line.import_id = matched_id and line.number = sorted.number;
  end if;
  perform private.begin_owl_steps(matched_id, 'checking');
  return 'checking';
end
$$;
comment on function public.match_owl_import(uuid, jsonb, integer[]) is
  'Begins the check. together: columns of the file; rows that agree in them stand in one step. Answers checking, or the status of an import that cannot be checked now. Raises PT403, PT404.';

create function public.run_owl_import(run_id uuid, seen jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  import private.owl_imports;
begin
  perform private.require_owl_importer();
  select * into import from private.owl_imports as one where one.id = run_id for update;
  if import.id is null then
    raise exception 'There is no such import' using errcode = 'PT404';
  elsif import.status <> 'checked' then
    return import.status;
  elsif import.counts <> seen then
    return 'changed';
  end if;
  perform private.begin_owl_steps(run_id, 'running');
  return 'running';
end
$$;
comment on function public.run_owl_import(uuid, jsonb) is
  'seen: the counts that the person saw. Answers running, changed when the import was checked anew, else the status of an import that cannot run. Raises PT403, PT404.';

create function public.undo_owl_import(undone_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_status text;
begin
  perform private.require_owl_importer();
  select import.status into found_status from private.owl_imports as import where import.id = undone_id for update;
  if found_status is null then
    raise exception 'There is no such import' using errcode = 'PT404';
  elsif found_status <> 'done' then
    return found_status;
  end if;
  update private.owl_imports as import set undone_by = private.viewer_id() where import.id = undone_id;
  perform private.begin_owl_steps(undone_id, 'undoing');
  return 'undoing';
end
$$;
comment on function public.undo_owl_import(uuid) is
  'Answers undoing, also when that goes on already, or the status of an import that has not run. Raises PT403, PT404.';

create function public.cancel_owl_import(canceled_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  found_status text;
begin
  perform private.require_owl_importer();
  select import.status into found_status from private.owl_imports as import where import.id = canceled_id for update;
  if coalesce(found_status not in ('checking', 'running'), true) then
    return false;
  end if;
  perform private.end_owl_steps(canceled_id, case found_status when 'running' then 'Somebody canceled it.' else 'Somebody canceled the check.' end);
  update private.owl_imports as import set canceled_at = now() where import.id = canceled_id and import.status = 'done';
  return true;
end
$$;
comment on function public.cancel_owl_import(uuid) is
  'What was written stays, and can be undone. False when neither its check nor its run goes on. Raises PT403.';

create function private.open_owl_step(step_id uuid, wanted text[]) returns private.owl_imports
language plpgsql security definer set search_path = ''
as $$
declare
  import private.owl_imports;
begin
  select * into import from private.owl_imports as open where open.id = step_id and open.status = any (wanted) for update;
  if import.id is null then
    return null;
  end if;
  perform set_config('request.jwt.claims', import.begun_with::text, true);
  perform set_config('request.jwt.claim.sub', import.begun_with ->> 'sub', true);
  if private.may_import_for_owls() then
    return import;
  end if;
  perform private.end_owl_steps(step_id, 'Whoever began this may not import any more.');
  return null;
end
$$;
comment on function private.open_owl_step(uuid, text[]) is
  'Locks the import and acts as the person who began. Null when nothing is to do, or this person may not import any more.';
revoke execute on function private.open_owl_step(uuid, text[]) from public, anon, authenticated;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'match_owl_import(uuid, jsonb, integer[])', 'run_owl_import(uuid, jsonb)', 'undo_owl_import(uuid)', 'cancel_owl_import(uuid)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to authenticated', signature);
  end loop;
end
$$;
