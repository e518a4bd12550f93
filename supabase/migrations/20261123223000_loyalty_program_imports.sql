-- Loyalty programs from files. A new program begins with a draft of its rules.

insert into private.owl_import_collections (name, table_name, writer, parts, taken) values
  ('loyalty-program', 'loyalty_programs', 'write_import_programs', '{loyalty_versions}',
    'Another program of this group has this name');

create view private.importable_loyalty_program with (security_invoker = true) as
select program.*, parent_group.name as group_name
from public.loyalty_programs as program join public.parent_groups as parent_group on parent_group.id = program.parent_group_id;
revoke all on table private.importable_loyalty_program from public, anon, authenticated;

create function private.find_import_loyalty_program(lines jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with named as (
    select distinct line."group" as name, private.find_import_group(line."group") as id
    from jsonb_to_recordset(lines) as line ("group" text)
  )
  select jsonb_agg(jsonb_build_object(
    'number', line.number, 'record', to_jsonb(present), 'refs', jsonb_build_object('group', named.id)
  ))
  from jsonb_to_recordset(lines) as line (number integer, "group" text, name text)
  left join named on named.name = line."group"
  left join private.importable_loyalty_program as present
    on present.parent_group_id = named.id and lower(present.name) = lower(line.name)
$$;

create function private.first_loyalty_rules() returns jsonb
language sql immutable set search_path = ''
as $$
  select '{
    "unit": "points", "fuel": "per_gallon", "perDollar": 100, "perGallon": 100, "rounding": "down", "bonuses": [],
    "tierWindowDays": 365, "tiers": [], "rewards": [], "expiryDays": null, "terms": ""
  }'::jsonb
$$;
comment on function private.first_loyalty_rules() is 'What a new program begins with, as FIRST_RULES in lib/owl/loyalty/rules.ts.';

create function private.write_import_programs(table_name text, lines private.import_line[]) returns private.import_line[]
language plpgsql security definer set search_path = ''
as $$
declare
  written private.import_line[] := private.write_import_records(table_name, lines);
begin
  insert into public.loyalty_versions (program_id, rules)
  select line.record_id, private.first_loyalty_rules() from unnest(written) as line
  where line.outcome = 'create'
  order by line.number;
  return written;
end
$$;
comment on function private.write_import_programs(text, private.import_line[]) is 'As write_import_records, with the first draft.';

revoke execute on function private.find_import_loyalty_program(jsonb), private.first_loyalty_rules(),
  private.write_import_programs(text, private.import_line[])
  from public, anon, authenticated;
