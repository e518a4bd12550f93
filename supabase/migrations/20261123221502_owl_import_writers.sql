-- How the rows of an import become records. The check and the run call the same function.

create type private.import_line as (
  number integer,
  record_id uuid,
  seen_version integer,
  facts jsonb,
  outcome text,
  problems jsonb,
  changes jsonb,
  record_version integer
);
comment on type private.import_line is 'A row of an import without problems. Its outcome is create or update before it is written.';

create function private.import_problem(code text, message text, taken text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('', case
    when code like 'PT%' then message
    when code = '23505' then taken
    when code = '23503' then 'A record that the row names is not there any more'
    when code = '23514' then 'The database refuses these values'
    else 'The row cannot be written'
  end)
$$;
comment on function private.import_problem(text, text, text) is 'The code and message of the database, in words for staff.';
revoke execute on function private.import_problem(text, text, text) from public, anon, authenticated;

create function private.import_versions(table_name text, lines private.import_line[]) returns private.import_line[]
language plpgsql security definer set search_path = ''
as $$
declare
  versioned private.import_line[];
begin
  execute format($query$
    select array_agg(row(
      line.number, line.record_id, line.seen_version, line.facts, line.outcome, line.problems, line.changes, present.version
    )::private.import_line order by line.number)
    from unnest($1) as line left join public.%I as present on present.id = line.record_id
  $query$, table_name) into versioned using lines;
  return versioned;
end
$$;
comment on function private.import_versions(text, private.import_line[]) is 'The lines with the versions that their records have now.';
revoke execute on function private.import_versions(text, private.import_line[]) from public, anon, authenticated;

create function private.compare_import_lines(table_name text, lines private.import_line[]) returns private.import_line[]
language plpgsql security definer set search_path = ''
as $$
declare
  compared private.import_line[];
begin
  execute format('select from public.%I as present where present.id = any ($1) order by present.id for update', table_name)
  using array(select line.record_id from unnest(lines) as line where line.outcome = 'update');
  execute format($query$
    select array_agg(row(
      line.number, line.record_id, line.seen_version, line.facts,
      case
        when line.outcome = 'create' then 'create'
        when present.id is null then 'error'
        when difference.changes = '{}' then 'unchanged'
        else 'update'
      end,
      case when line.outcome = 'update' and present.id is null
        then jsonb_build_object('', 'Somebody changed or deleted this record after the check') else '{}' end,
      difference.changes, line.seen_version
    )::private.import_line order by line.number)
    from unnest($1) as line
    left join public.%1$I as present
      on present.id = line.record_id and present.version = line.seen_version and line.outcome = 'update'
    cross join lateral (
      select coalesce(jsonb_object_agg(field.name, jsonb_build_array(before.record -> field.name, after.record -> field.name)), '{}')
        as changes
      from (select to_jsonb(present) as record) as before
      cross join (select to_jsonb(jsonb_populate_record(present, line.facts)) as record) as after
      cross join jsonb_object_keys(line.facts) as field (name)
      where present.id is not null and before.record -> field.name is distinct from after.record -> field.name
    ) as difference
  $query$, table_name) into compared using lines;
  return compared;
end
$$;
comment on function private.compare_import_lines(text, private.import_line[]) is
  'Locks the records of updates. Each line gets its changes, and unchanged or error where nothing can be written.';
revoke execute on function private.compare_import_lines(text, private.import_line[]) from public, anon, authenticated;

create function private.write_import_records(table_name text, lines private.import_line[]) returns private.import_line[]
language plpgsql security definer set search_path = ''
as $$
declare
  compared private.import_line[] := private.compare_import_lines(table_name, lines);
  names text[];
begin
  -- Columns that a file does not have keep their defaults, so rows with the same columns go together.
  for names in
    select distinct array(select jsonb_object_keys(line.facts) order by 1) from unnest(compared) as line where line.outcome = 'create'
  loop
    execute format(
      $query$
        insert into public.%1$I (id, %2$s)
        select line.record_id, %3$s
        from unnest($1) as line
        cross join lateral jsonb_populate_record(null::public.%1$I, line.facts) as fact
        where line.outcome = 'create' and array(select jsonb_object_keys(line.facts) order by 1) = $2
        order by line.number
      $query$,
      table_name,
      (select string_agg(format('%I', name), ', ') from unnest(names) as name),
      (select string_agg(format('fact.%I', name), ', ') from unnest(names) as name)
    ) using compared, names;
  end loop;
  names := array(
    select distinct field.name from unnest(compared) as line cross join jsonb_object_keys(line.changes) as field (name)
    where line.outcome = 'update'
  );
  if cardinality(names) > 0 then
    execute format(
      $query$
        update public.%1$I as present set %2$s
        from unnest($1) as line
        cross join lateral jsonb_populate_record(null::public.%1$I, line.facts) as fact
        where line.outcome = 'update' and present.id = line.record_id
      $query$,
      table_name,
      (
        select string_agg(format('%1$I = case when line.changes ? %1$L then fact.%1$I else present.%1$I end', name), ', ')
        from unnest(names) as name
      )
    ) using compared;
  end if;
  return private.import_versions(table_name, compared);
end
$$;
comment on function private.write_import_records(text, private.import_line[]) is
  'Writes all lines in one statement for each kind, or raises. For collections of one table.';
revoke execute on function private.write_import_records(text, private.import_line[]) from public, anon, authenticated;

create function private.write_import_lines(collection private.owl_import_collections, lines private.import_line[])
returns private.import_line[]
language plpgsql security definer set search_path = ''
as $$
declare
  written private.import_line[];
  half constant integer := cardinality(lines) / 2;
  line private.import_line;
begin
  execute format('select private.%I($1, $2)', collection.writer) into written using collection.table_name, lines;
  return written;
exception when others then
  -- One row that the database refuses must not cost the others their one statement.
  if half > 0 then
    return private.write_import_lines(collection, lines[1:half])
      || private.write_import_lines(collection, lines[half + 1:cardinality(lines)]);
  end if;
  line := lines[1];
  line.outcome := 'error';
  line.problems := private.import_problem(sqlstate, sqlerrm, collection.taken);
  return array[line];
end
$$;
comment on function private.write_import_lines(private.owl_import_collections, private.import_line[]) is
  'Answers every line with its outcome. Raises nothing.';
revoke execute on function private.write_import_lines(private.owl_import_collections, private.import_line[])
  from public, anon, authenticated;

create function private.try_import_lines(collection private.owl_import_collections, lines private.import_line[])
returns private.import_line[]
language plpgsql security definer set search_path = ''
as $$
declare
  written private.import_line[];
begin
  begin
    written := private.write_import_lines(collection, lines);
    if collection.warner is not null then
      execute format('select private.%I($1)', collection.warner) into written using written;
    end if;
    raise exception 'Nothing of this stays' using errcode = 'PT299';
  exception when sqlstate 'PT299' then
    -- The block took the records back. The variable keeps what happened to them.
    return written;
  end;
end
$$;
comment on function private.try_import_lines(private.owl_import_collections, private.import_line[]) is
  'The real write, rolled back.';
revoke execute on function private.try_import_lines(private.owl_import_collections, private.import_line[])
  from public, anon, authenticated;
