-- The screen of an import says how far its run, or its undo, is, and cancels a run.

create function public.cancel_place_import(canceled_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  first_left integer;
begin
  perform private.require_place_importer();
  update private.place_imports as import set status = 'done', finished_at = now(), canceled_at = now()
  where import.id = canceled_id and import.status = 'running'
  returning import.next_number into first_left;
  if not found then
    return false;
  end if;
  update private.place_import_files as line set outcome = 'skip', problem = 'The import was canceled before this file'
  where line.import_id = canceled_id and line.number >= first_left and line.outcome in ('create', 'update');
  perform private.count_place_files(canceled_id);
  return true;
end
$$;
comment on function public.cancel_place_import(uuid) is
  'What was written stays, and can be undone. False when the import does not run any more. Raises PT403.';
revoke execute on function public.cancel_place_import(uuid) from public, anon, authenticated;
grant execute on function public.cancel_place_import(uuid) to authenticated;

create or replace function public.list_place_imports(only_id uuid default null) returns jsonb
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
        'canceledAt', import.canceled_at, 'undoneAt', import.undone_at,
        'kept', (
          select count(*) from private.place_import_files as line
          where line.import_id = import.id and line.kept is not null
        ),
        'work', case when only_id is not null and import.status in ('running', 'undoing') then (
          select jsonb_build_object(
            'done', count(*) filter (where line.number < import.next_number), 'total', count(*),
            'nextNumber', import.next_number,
            'problem', (
              select job.error from public.jobs as job
              where job.unique_key = 'place-import:' || import.id and job.status in ('queued', 'failed')
              order by job.created_at desc limit 1
            ),
            'hasWorker', public.has_job_worker('place-import')
          )
          from private.place_import_files as line
          where line.import_id = import.id and line.outcome in ('create', 'update')
        ) end,
        'files', case when only_id is not null then (
          select coalesce(jsonb_agg(jsonb_build_object(
            'number', line.number, 'name', line.file_name, 'outcome', line.outcome, 'problem', line.problem,
            'changed', line.changed, 'pageId', line.page_id, 'kept', line.kept,
            'city', line.page ->> 'city', 'state', line.page ->> 'state'
          ) order by line.outcome = 'error' desc, line.kept is not null desc, line.outcome = 'skip', line.number), '[]')
          from (
            select * from private.place_import_files as file where file.import_id = import.id
            order by file.outcome = 'error' desc, file.kept is not null desc, file.outcome = 'skip', file.number
            limit 500
          ) as line
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
  'The last imports that have run, or one with its first 500 files, those with errors first, and with how far its run or undo is. Raises PT403.';
