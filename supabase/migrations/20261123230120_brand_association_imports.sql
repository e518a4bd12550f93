-- Brand associations from files.

insert into private.owl_import_collections (name, table_name, writer, taken) values
  ('brand-associations', 'brand_associations', 'write_import_brand_associations', 'This site has this brand already');

create view private.importable_brand_associations with (security_invoker = true) as
select association.*, site.number as site_number, parent_group.name as group_name, brand.name as brand_name
from public.brand_associations as association
join public.sites as site on site.id = association.site_id
join public.parent_groups as parent_group on parent_group.id = site.parent_group_id
join public.brands as brand on brand.id = association.brand_id;
revoke all on table private.importable_brand_associations from public, anon, authenticated;

create function private.find_import_brand_associations(lines jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with named as (
    select distinct line."group" as name, private.find_import_group(line."group") as id
    from jsonb_to_recordset(lines) as line ("group" text)
  )
  select jsonb_agg(jsonb_build_object(
    'number', line.number, 'record', to_jsonb(present),
    'refs', jsonb_build_object('group', named.id, 'number', site.id, 'brand', brand.id)
  ))
  from jsonb_to_recordset(lines) as line (
    number integer, "group" text, number_of_site text, brand text, role text, first_on text
  )
  left join named on named.name = line."group"
  left join public.sites as site on site.parent_group_id = named.id and lower(site.number) = lower(line.number_of_site)
  left join public.brands as brand on lower(brand.name) = lower(line.brand)
  left join private.importable_brand_associations as present
    on present.site_id = site.id and present.brand_id = brand.id and present.role = line.role
    -- As text, because the cell may be no day.
    and present.first_on::text = line.first_on
$$;

create function private.write_import_brand_associations(table_name text, lines private.import_line[]) returns private.import_line[]
language plpgsql security definer set search_path = ''
as $$
declare
  written private.import_line[] := private.write_import_records(
    table_name, array(select line from unnest(lines) as line where line.outcome = 'update' order by line.number)
  );
begin
  return written || private.write_import_records(
    table_name, array(select line from unnest(lines) as line where line.outcome = 'create' order by line.number)
  );
end
$$;
comment on function private.write_import_brand_associations(text, private.import_line[]) is
  'As write_import_records, but changes first: a brand ends before the next one begins, in whichever order the file has them.';

revoke execute on function private.find_import_brand_associations(jsonb),
  private.write_import_brand_associations(text, private.import_line[])
  from public, anon, authenticated;
