-- Site groups, sites, brands and products from files: what a row is about, and what the export reads. And what the screens show.

insert into private.owl_import_collections (name, table_name, taken) values
  ('site-groups', 'parent_groups', 'Another site group has this name'),
  ('sites', 'sites', 'Another site of this group has this number'),
  ('brands', 'brands', 'Another brand has this name'),
  ('products', 'products', 'Another product has this name or code');

create view private.importable_site_groups with (security_invoker = true) as
select parent_group.*, owner.email as owner_email
from public.parent_groups as parent_group left join public.profiles as owner on owner.id = parent_group.owner_id;

create view private.importable_sites with (security_invoker = true) as
select site.*, parent_group.name as group_name
from public.sites as site join public.parent_groups as parent_group on parent_group.id = site.parent_group_id;

create view private.importable_brands with (security_invoker = true) as select brand.* from public.brands as brand;

create view private.importable_products with (security_invoker = true) as
select product.*, brand.name as brand_name
from public.products as product left join public.brands as brand on brand.id = product.brand_id;

revoke all on table private.importable_site_groups, private.importable_sites, private.importable_brands,
  private.importable_products from public, anon, authenticated;

create function private.find_import_group(named text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select parent_group.id from public.parent_groups as parent_group
  where parent_group.search_text = lower(named)
  order by parent_group.name = named desc, parent_group.name limit 1
$$;
revoke execute on function private.find_import_group(text) from public, anon, authenticated;

-- search_text is the name in small letters.
create index parent_groups_small_name_idx on public.parent_groups (search_text);
create index products_small_name_idx on public.products (search_text);

create function private.find_import_site_groups(lines jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object(
    'number', line.number, 'record', to_jsonb(present),
    'refs', jsonb_build_object('owner', (
      select person.id from public.profiles as person
      where lower(person.email) = lower(line.owner) and person.active
        and person.user_type in ('project_manager', 'owl', 'admin', 'super_admin')
    ))
  ))
  from jsonb_to_recordset(lines) as line (number integer, name text, owner text)
  left join private.importable_site_groups as present on present.id = private.find_import_group(line.name)
$$;

create function private.find_import_sites(lines jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with named as (
    select distinct line."group" as name, private.find_import_group(line."group") as id
    from jsonb_to_recordset(lines) as line ("group" text)
  )
  select jsonb_agg(jsonb_build_object(
    'number', line.number, 'record', to_jsonb(present), 'refs', jsonb_build_object('group', named.id)
  ))
  from jsonb_to_recordset(lines) as line (number integer, "group" text, site text)
  left join named on named.name = line."group"
  left join private.importable_sites as present on present.parent_group_id = named.id and lower(present.number) = lower(line.site)
$$;

create function private.find_import_brands(lines jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('number', line.number, 'record', to_jsonb(present), 'refs', '{}'::jsonb))
  from jsonb_to_recordset(lines) as line (number integer, name text)
  left join private.importable_brands as present on lower(present.name) = lower(line.name)
$$;

create function private.find_import_products(lines jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object(
    'number', line.number, 'record', to_jsonb(present), 'refs', jsonb_build_object('brand', (
      select brand.id from public.brands as brand where lower(brand.name) = lower(line.brand)
    ))
  ))
  from jsonb_to_recordset(lines) as line (number integer, name text, code text, brand text)
  left join lateral (
    select found.id from (
      select coded.id, 1 as rank, coded.name from public.products as coded
      where lpad(coded.code, 13, '0') = lpad(nullif(line.code, ''), 13, '0')
      union all
      select named.id, case when named.name = line.name then 2 else 3 end, named.name from public.products as named
      where named.search_text = lower(line.name)
    ) as found
    order by found.rank, found.name limit 1
  ) as matched on true
  left join private.importable_products as present on present.id = matched.id
$$;
comment on function private.find_import_products(jsonb) is 'By code; without a product of this code, by name.';

create function public.export_owl_collection(of_collection text, row_limit integer, after_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  records jsonb;
begin
  if not coalesce(private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin'), false) then
    raise exception 'Only managers, owls and admins export here' using errcode = 'PT403';
  elsif not exists (select from private.owl_import_collections as known where known.name = of_collection) then
    raise exception 'There is no such collection' using errcode = 'PT404';
  end if;
  execute format(
    $query$
      select coalesce(jsonb_agg(to_jsonb(record) order by record.id), '[]')
      from (
        select * from private.%I as one where $1 is null or one.id > $1 order by one.id limit $2
      ) as record
    $query$,
    'importable_' || replace(of_collection, '-', '_')
  ) into records using after_id, least(row_limit, 1000);
  return records;
end
$$;
comment on function public.export_owl_collection(text, integer, uuid) is
  'Records after one, by id, in one value: the API answers 1,000 rows at most. Raises PT403, PT404.';
revoke execute on function public.export_owl_collection(text, integer, uuid) from public, anon, authenticated;
grant execute on function public.export_owl_collection(text, integer, uuid) to authenticated;

do $$
declare
  name text;
begin
  foreach name in array array['site_groups', 'sites', 'brands', 'products'] loop
    execute format('revoke execute on function private.%I(jsonb) from public, anon, authenticated', 'find_import_' || name);
  end loop;
end
$$;

create function public.list_owl_imports(of_collection text, only_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin'), false) then
    raise exception 'Only managers, owls and admins import here' using errcode = 'PT403';
  end if;
  return (
    select coalesce(jsonb_agg(entry.import order by entry.created_at desc, entry.id), '[]')
    from (
      select import.id, import.created_at, jsonb_build_object(
        'id', import.id, 'fileName', import.file_name, 'headers', import.headers, 'fields', import.fields,
        'status', import.status, 'counts', nullif(import.counts, '{}'), 'problem', import.problem,
        'importer', private.audited_name(importer), 'createdAt', import.created_at, 'finishedAt', import.finished_at,
        'canceledAt', import.canceled_at, 'undoneBy', private.audited_name(undoer), 'undoneAt', import.undone_at
      ) || case when only_id is null then '{}' else jsonb_build_object(
        'sample', (
          select line.cells from private.owl_import_rows as line where line.import_id = import.id order by line.number limit 1
        ),
        'rows', (select count(*) from private.owl_import_rows as line where line.import_id = import.id),
        'kept', (
          select count(*) from private.owl_import_rows as line where line.import_id = import.id and line.kept is not null
        ),
        'warned', (
          select count(*) from private.owl_import_rows as line
          where line.import_id = import.id and line.outcome in ('create', 'update') and line.problems <> '{}'
        ),
        'work', case when import.status in ('checking', 'running', 'undoing') then (
          select jsonb_build_object(
            'done', count(*) filter (where line.place < import.next_place), 'total', count(*),
            'problem', (
              select job.error from public.jobs as job
              where job.unique_key = 'owl-import:' || import.id and job.status in ('queued', 'failed')
              order by job.created_at desc limit 1
            ),
            'hasWorker', public.has_job_worker('owl-import')
          )
          from private.owl_import_rows as line
          where line.import_id = import.id and (import.status = 'checking' or line.outcome in ('create', 'update'))
        ) end
      ) end as import
      from private.owl_imports as import
      left join public.profiles as importer on importer.id = import.created_by
      left join public.profiles as undoer on undoer.id = import.undone_by
      where import.collection = of_collection and (only_id is null or import.id = only_id)
      order by import.created_at desc limit 50
    ) as entry
  );
end
$$;
comment on function public.list_owl_imports(text, uuid) is
  'The last imports, or one with how far its check, run or undo is. Raises PT403.';
revoke execute on function public.list_owl_imports(text, uuid) from public, anon, authenticated;
grant execute on function public.list_owl_imports(text, uuid) to authenticated;

create function public.list_owl_import_rows(
  listed_id uuid, kind text default null, row_limit integer default 50, row_offset integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin'), false) then
    raise exception 'Only managers, owls and admins import here' using errcode = 'PT403';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'number', line.number, 'cells', line.cells, 'label', line.label, 'outcome', line.outcome, 'shown', line.shown,
      'problems', line.problems, 'recordId', line.record_id, 'kept', line.kept
    ) order by line.number), '[]')
    from (
      select * from private.owl_import_rows as one
      where one.import_id = listed_id
        and (
          kind is null or one.outcome = kind or (kind = 'kept' and one.kept is not null)
          or (kind = 'warned' and one.outcome in ('create', 'update') and one.problems <> '{}')
        )
      order by one.number limit least(row_limit, 500) offset row_offset
    ) as line
  );
end
$$;
comment on function public.list_owl_import_rows(uuid, text, integer, integer) is
  'kind: an outcome, kept, or warned. In one value, because the API answers 1,000 rows at most. Raises PT403.';
revoke execute on function public.list_owl_import_rows(uuid, text, integer, integer) from public, anon, authenticated;
grant execute on function public.list_owl_import_rows(uuid, text, integer, integer) to authenticated;
