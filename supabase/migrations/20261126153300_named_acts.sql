-- Work in several transactions is one act: an import, its undo, a fill of a template.

create or replace function private.open_owl_step(step_id uuid, wanted text[]) returns private.owl_imports
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
    if import.status in ('running', 'undoing') then
      perform private.join_act(case import.status when 'running' then 'import' else 'import_undo' end, import.id);
    end if;
    return import;
  end if;
  perform private.end_owl_steps(step_id, 'Whoever began this may not import any more.');
  return null;
end
$$;

create or replace function public.run_place_import_step(step_id uuid, file_count integer) returns jsonb
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
  perform private.join_act(case import.status when 'running' then 'import' else 'import_undo' end, step_id);
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


create or replace function private.open_fill_step(step_id uuid, wanted text[]) returns public.ad_fills
language plpgsql security definer set search_path = ''
as $$
declare
  fill public.ad_fills;
  claims jsonb;
begin
  select * into fill from public.ad_fills as open where open.id = step_id and open.status = any (wanted) for update;
  if fill.id is null then
    return null;
  end if;
  select start.claims into claims from private.ad_fill_starts as start where start.fill_id = step_id;
  perform set_config('request.jwt.claims', claims::text, true);
  perform set_config('request.jwt.claim.sub', claims ->> 'sub', true);
  if private.may_work_on_group(fill.ad_group_id) then
    if fill.status = 'running' then
      perform private.join_act('fill', fill.id);
    end if;
    return fill;
  end if;
  update public.ad_fills as one
  set status = case one.status when 'checking' then 'draft' else 'canceled' end, finished_at = now(),
    problem = 'Whoever began this may not work on the group any more.'
  where one.id = step_id and one.status in ('checking', 'running', 'paused');
  return null;
end
$$;


-- An import of contacts runs in one transaction, which has its act by then.
create function private.name_act_of_import() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.acts as act set kind = case new.status when 'done' then 'import' else 'import_undo' end, about_id = new.id
  where act.id = split_part(nullif(current_setting('fieldlight.act', true), ''), ' ', 1)::bigint and act.kind = 'change';
  return null;
end
$$;
comment on function private.name_act_of_import() is 'After-update trigger of the status.';
revoke execute on function private.name_act_of_import() from public, anon, authenticated;
create trigger name_act_of_import after update of status on private.contact_imports
  for each row when (new.status in ('done', 'undone') and new.status is distinct from old.status)
  execute function private.name_act_of_import();
