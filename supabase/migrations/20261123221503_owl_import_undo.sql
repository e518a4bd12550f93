-- How the undo of an import takes its records back.

create function private.used_import_records(collection private.owl_import_collections, ids uuid[]) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  reference record;
  more uuid[];
  used uuid[] := '{}';
begin
  -- A delete takes such rows along, or empties their column, without a word.
  for reference in
    select link.conrelid::regclass as of_table, column_of.attname
    from pg_catalog.pg_constraint as link
    join pg_catalog.pg_attribute as column_of on column_of.attrelid = link.conrelid and column_of.attnum = link.conkey[1]
    where link.contype = 'f' and link.confrelid = format('public.%I', collection.table_name)::regclass
      and link.confdeltype in ('c', 'n', 'd')
      and (select class.relname from pg_catalog.pg_class as class where class.oid = link.conrelid) <> all (collection.parts)
  loop
    execute format('select array(select %1$I from %2$s as other where other.%1$I = any ($1))', reference.attname, reference.of_table)
    into more using ids;
    used := used || more;
  end loop;
  return used;
end
$$;
revoke execute on function private.used_import_records(private.owl_import_collections, uuid[]) from public, anon, authenticated;

create function private.remove_import_records(table_name text, ids uuid[]) returns uuid[]
language plpgsql security definer set search_path = ''
as $$
declare
  half constant integer := cardinality(ids) / 2;
begin
  execute format('delete from public.%I as record where record.id = any ($1)', table_name) using ids;
  return '{}';
exception when others then
  if half > 0 then
    return private.remove_import_records(table_name, ids[1:half])
      || private.remove_import_records(table_name, ids[half + 1:cardinality(ids)]);
  end if;
  return ids;
end
$$;
comment on function private.remove_import_records(text, uuid[]) is 'Answers those that cannot be deleted, because others name them.';
revoke execute on function private.remove_import_records(text, uuid[]) from public, anon, authenticated;

create function private.take_back_import_lines(collection private.owl_import_collections, lines private.import_line[])
returns table (number integer, kept text)
language plpgsql security definer set search_path = ''
as $$
declare
  present private.import_line[] := private.import_versions(collection.table_name, lines);
  added uuid[];
  used uuid[];
  restored private.import_line[];
begin
  added := array(
    select line.record_id from unnest(lines) as line join unnest(present) as now on now.number = line.number
    where line.outcome = 'create' and now.record_version = line.record_version
  );
  used := private.used_import_records(collection, added);
  used := used || private.remove_import_records(
    collection.table_name, array(select id from unnest(added) as id where id <> all (used))
  );
  restored := array(
    select row(
      line.number, line.record_id, line.record_version,
      (select jsonb_object_agg(change.key, change.value -> 0) from jsonb_each(line.changes) as change),
      'update', '{}', '{}', null
    )::private.import_line
    from unnest(lines) as line join unnest(present) as now on now.number = line.number
    where line.outcome = 'update' and now.record_version = line.record_version
  );
  if cardinality(restored) > 0 then
    restored := private.write_import_lines(collection, restored);
  end if;
  return query
    select line.number, case
      when now.record_version is null then 'gone'
      when now.record_version <> line.record_version then 'changed'
      when line.record_id = any (used) then 'used'
      when back.outcome = 'error' and back.problems ->> '' = collection.taken then 'taken'
      when back.outcome = 'error' then 'refused'
    end
    from unnest(lines) as line
    join unnest(present) as now on now.number = line.number
    left join unnest(restored) as back on back.number = line.number;
end
$$;
comment on function private.take_back_import_lines(private.owl_import_collections, private.import_line[]) is
  'Deletes what was added, and gives the others their former values. kept: why a record stays as it is.';
revoke execute on function private.take_back_import_lines(private.owl_import_collections, private.import_line[])
  from public, anon, authenticated;
