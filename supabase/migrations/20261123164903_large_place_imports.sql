-- Larger imports of place pages: files arrive in parts, and the screen shows the first ones.

create function public.add_place_import_files(to_id uuid, files jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  import private.place_imports;
  present integer;
begin
  perform private.require_place_importer();
  select * into import from private.place_imports as draft where draft.id = to_id for update;
  if import.id is null or import.created_by is distinct from private.viewer_id() then
    raise exception 'There is no such import' using errcode = 'PT404';
  end if;
  if import.status <> 'draft' then
    raise exception 'This import has run' using errcode = 'PT409';
  end if;
  present := (select count(*) from private.place_import_files as line where line.import_id = to_id);
  if present + jsonb_array_length(files) > 5000 then
    raise exception 'An import has 1 to 5,000 files' using errcode = 'PT422';
  end if;
  insert into private.place_import_files (import_id, number, file_name, page, problem)
  select to_id, present + file.number, left(file.entry ->> 'name', 300),
    case when jsonb_typeof(file.entry -> 'page') = 'object' then file.entry -> 'page' end, file.entry ->> 'problem'
  from jsonb_array_elements(files) with ordinality as file (entry, number);
end
$$;
comment on function public.add_place_import_files(uuid, jsonb) is
  'More files of an import that its person has started and not run. plan_place_import() judges all of them. Raises PT403, PT404, PT409, and PT422 for too many.';
revoke execute on function public.add_place_import_files(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.add_place_import_files(uuid, jsonb) to authenticated;

create function public.plan_place_import(planned_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_place_importer();
  perform from private.place_imports as draft where draft.id = planned_id and draft.status = 'draft' for update;
  if not found then
    raise exception 'There is no such import' using errcode = 'PT404';
  end if;
  return private.plan_place_import(planned_id);
end
$$;
comment on function public.plan_place_import(uuid) is
  'Says of every file what would happen to it now. Returns the files by outcome. Raises PT403, PT404.';
revoke execute on function public.plan_place_import(uuid) from public, anon, authenticated;
grant execute on function public.plan_place_import(uuid) to authenticated;

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
        'undoneAt', import.undone_at,
        'kept', (
          select count(*) from private.place_import_files as line
          where line.import_id = import.id and line.kept is not null
        ),
        'pageIds', case when only_id is not null then (
          select coalesce(jsonb_agg(written.page_id), '[]')
          from (
            select line.page_id from private.place_import_files as line
            where line.import_id = import.id and line.page_id is not null and line.outcome in ('create', 'update')
            order by line.number limit 500
          ) as written
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
  'The last imports that have run, or one with its first 500 files, those with errors first, and up to 500 pages that it adds or changes. Raises PT403.';
