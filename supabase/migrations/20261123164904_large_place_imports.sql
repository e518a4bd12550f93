-- Larger imports of place pages: files arrive in parts.

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
