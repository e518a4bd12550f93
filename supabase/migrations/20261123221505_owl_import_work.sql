-- What the worker calls for each step of an import.

create function private.next_owl_rows(step_import private.owl_imports, row_count integer) returns setof private.owl_import_rows
language sql stable security definer set search_path = ''
as $$
  with first as (
    select line.place, line.bundle from private.owl_import_rows as line
    where line.import_id = step_import.id and line.place >= step_import.next_place
      and (step_import.status = 'checking' or line.outcome in ('create', 'update'))
    order by line.place limit row_count
  ),
  last as (
    select coalesce(
      (
        select max(same.place) from private.owl_import_rows as same
        where first.bundle is not null and same.import_id = step_import.id and same.bundle = first.bundle
      ),
      first.place
    ) as place
    from first order by first.place desc limit 1
  )
  select line.* from private.owl_import_rows as line
  where line.import_id = step_import.id and line.place between step_import.next_place and (select last.place from last)
    and (step_import.status = 'checking' or line.outcome in ('create', 'update'))
  order by line.place
$$;
comment on function private.next_owl_rows(private.owl_imports, integer) is 'The rows of the next step; a bundle is never split.';
revoke execute on function private.next_owl_rows(private.owl_imports, integer) from public, anon, authenticated;

create function public.read_owl_import_step(step_id uuid, row_count integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  import private.owl_imports := private.open_owl_step(step_id, '{checking,running,undoing}');
begin
  if import.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'collection', import.collection, 'status', import.status, 'fields', import.fields, 'place', import.next_place,
    'rows', case when import.status = 'checking' then (
      select coalesce(jsonb_agg(jsonb_build_object('number', line.number, 'cells', line.cells) order by line.place), '[]')
      from private.next_owl_rows(import, row_count) as line
    ) else '[]' end
  );
end
$$;
comment on function public.read_owl_import_step(uuid, integer) is
  'What is to do, with the next rows of a check. Null when nothing is left to do.';

create function public.find_owl_import_records(of_collection text, lines jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_records jsonb;
begin
  if not exists (select from private.owl_import_collections as known where known.name = of_collection) then
    raise exception 'There is no such collection' using errcode = 'PT404';
  end if;
  execute format('select private.%I($1)', 'find_import_' || replace(of_collection, '-', '_')) into found_records using lines;
  return coalesce(found_records, '[]');
end
$$;
comment on function public.find_owl_import_records(text, jsonb) is
  'lines: the number of each row and what it is about, by field. Answers number, record (null: none) and refs, the ids of what the row names.';

create function private.find_import_twin(of_import uuid, keys jsonb, own_number integer) returns integer
language sql stable security definer set search_path = ''
as $$
  select min(known.number)
  from jsonb_array_elements_text(keys) as key (text)
  cross join lateral (
    -- With offset 0 it looks each key up. A join reads the keys of the whole file for each row.
    select other.number from private.owl_import_keys as other
    where other.import_id = of_import and other.key = key.text offset 0
  ) as known
  where known.number <> own_number
$$;
comment on function private.find_import_twin(uuid, jsonb, integer) is
  'The first other row of the file with one of the keys. Null without one.';
revoke execute on function private.find_import_twin(uuid, jsonb, integer) from public, anon, authenticated;

create function public.check_owl_import_step(step_id uuid, first_place integer, lines jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  import private.owl_imports := private.open_owl_step(step_id, '{checking}');
  collection private.owl_import_collections;
  tried private.import_line[];
begin
  if import.id is null or import.next_place <> first_place then
    return false;
  end if;
  select * into collection from private.owl_import_collections as known where known.name = import.collection;
  insert into private.owl_import_keys (import_id, key, number)
  select step_id, key.text, line.number
  from jsonb_to_recordset(lines) as line (number integer, keys jsonb)
  cross join lateral jsonb_array_elements_text(line.keys) as key (text)
  order by line.number
  on conflict do nothing;
  -- One statement: the answer of the database to every row that can be tried, and the rows as they are now.
  tried := array(
    select row(
      line.number, coalesce(line.record, gen_random_uuid()), line.version, line.facts,
      case when line.record is null then 'create' else 'update' end, '{}', '{}', null
    )::private.import_line
    from jsonb_to_recordset(lines) as line (number integer, keys jsonb, record uuid, version integer, facts jsonb, problems jsonb)
    where line.problems = '{}' and private.find_import_twin(step_id, line.keys, line.number) is null
    order by line.number
  );
  if cardinality(tried) > 0 then
    tried := private.try_import_lines(collection, tried);
  end if;
  update private.owl_import_rows as stored
  set
    label = line.label, facts = line.facts, shown = line.shown, record_id = line.record, seen_version = line.version,
    outcome = coalesce(outcome_of.outcome, 'error'), changes = coalesce(outcome_of.changes, '{}'),
    problems = coalesce(outcome_of.problems, case
      when line.problems <> '{}' then line.problems
      else jsonb_build_object(
        '', 'Row ' || private.find_import_twin(step_id, line.keys, line.number) || ' of the file is about the same record'
      )
    end)
  from jsonb_to_recordset(lines) as line (
    number integer, keys jsonb, label text, record uuid, version integer, facts jsonb, shown jsonb, problems jsonb
  )
  left join unnest(tried) as outcome_of on outcome_of.number = line.number
  where stored.import_id = step_id and stored.number = line.number;
  update private.owl_imports as one set next_place = coalesce(
    (
      select max(stored.place) + 1 from private.owl_import_rows as stored
      join jsonb_to_recordset(lines) as line (number integer) on line.number = stored.number
      where stored.import_id = step_id
    ),
    one.next_place
  )
  where one.id = step_id;
  if jsonb_array_length(lines) = 0 then
    perform private.end_owl_steps(step_id);
  end if;
  return true;
end
$$;
comment on function public.check_owl_import_step(uuid, integer, jsonb) is
  'Tries the rows that the worker has read, and keeps what would happen to each. first_place: of the rows; false when the check is elsewhere by now. Without rows the check is complete.';

create function public.write_owl_import_step(step_id uuid, row_count integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  import private.owl_imports := private.open_owl_step(step_id, '{running,undoing}');
  collection private.owl_import_collections;
  lines private.import_line[];
  last_place integer;
begin
  if import.id is null then
    return false;
  end if;
  select * into collection from private.owl_import_collections as known where known.name = import.collection;
  select
    array_agg(row(
      line.number, coalesce(line.record_id, gen_random_uuid()), line.seen_version, line.facts, line.outcome, '{}', line.changes,
      line.record_version
    )::private.import_line order by line.place),
    max(line.place)
  into lines, last_place
  from private.next_owl_rows(import, row_count) as line;
  if lines is null then
    perform private.end_owl_steps(step_id);
    return false;
  elsif import.status = 'undoing' then
    update private.owl_import_rows as stored set kept = back.kept
    from private.take_back_import_lines(collection, lines) as back
    where stored.import_id = step_id and stored.number = back.number and back.kept is not null;
  else
    update private.owl_import_rows as stored
    set
      outcome = line.outcome, changes = line.changes, record_version = line.record_version,
      problems = case when line.outcome = 'error' then line.problems else '{}' end,
      record_id = case when line.outcome = 'error' then stored.record_id else line.record_id end
    from unnest(private.write_import_lines(collection, lines)) as line
    where stored.import_id = step_id and stored.number = line.number;
  end if;
  update private.owl_imports as one set next_place = last_place + 1 where one.id = step_id;
  return true;
end
$$;
comment on function public.write_owl_import_step(uuid, integer) is
  'Writes the next rows, or takes them back. False when nothing is left to do.';

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'read_owl_import_step(uuid, integer)', 'find_owl_import_records(text, jsonb)', 'check_owl_import_step(uuid, integer, jsonb)',
    'write_owl_import_step(uuid, integer)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end
$$;
