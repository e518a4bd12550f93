-- Merging contacts with what they are responsible for.

create or replace function private.contact_references() returns table (table_name regclass, column_name name)
language sql stable set search_path = ''
as $$
  select link.conrelid::regclass, naming.attname
  from pg_catalog.pg_constraint as link
  join pg_catalog.pg_attribute as naming on naming.attrelid = link.conrelid and naming.attnum = link.conkey[1]
  where link.contype = 'f' and link.confrelid = 'public.contacts'::regclass
    and link.conrelid not in (
      'public.contact_details'::regclass, 'public.contact_duties'::regclass, 'public.contact_sites'::regclass
    )
$$;
comment on function private.contact_references() is
  'Every column that names a contact, also of later tables, apart from the parts of the contact itself.';

create table private.contact_merges (
  merged_id uuid primary key,
  into_id uuid not null,
  merged_at timestamptz not null default now(),
  moved_rows jsonb not null default '{}' check (jsonb_typeof(moved_rows) = 'object'),
  moved_details text[] not null default '{}',
  details_version integer,
  facts_before jsonb not null default '{}',
  facts_after jsonb not null default '{}'
);
comment on table private.contact_merges is
  'What named a contact that was merged into another one. Undoing the deletion gives it back and removes the row.';
comment on column private.contact_merges.into_id is 'Without a foreign key: this contact may be merged or deleted later.';
comment on column private.contact_merges.moved_rows is 'Ids by table and column, as in {"public.tasks.contact_id": ["…"]}.';
comment on column private.contact_merges.moved_details is
  'Of email and phone, what the other contact did not have. Values of private data are not kept: they go back from there.';
comment on column private.contact_merges.facts_before is 'Of the other contact, what the merge has changed; facts_after says into what.';
revoke all on table private.contact_merges from public, anon, authenticated;
alter table private.contact_merges enable row level security;

create function private.contact_facts(of_contact uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('position', contact.position, 'client_id', contact.client_id)
    || (to_jsonb(duties) - '{contact_id,version,updated_at}'::text[])
  from public.contacts as contact
  join public.contact_duties as duties on duties.contact_id = contact.id
  where contact.id = of_contact
$$;
comment on function private.contact_facts(uuid) is 'What is not private: position, client and duties.';
revoke execute on function private.contact_facts(uuid) from public, anon, authenticated;

create function private.write_contact_facts(of_contact uuid, facts jsonb) returns void
language sql security definer set search_path = ''
as $$
  update public.contacts as contact set position = fact.position, client_id = fact.client_id
  from jsonb_populate_record(null::public.contacts, facts) as fact
  where contact.id = of_contact
    and (contact.position, contact.client_id) is distinct from (fact.position, fact.client_id);
  update public.contact_duties as duties
  set parent_group_id = fact.parent_group_id, brand_id = fact.brand_id, site_ids = fact.site_ids, reach = fact.reach,
    preferred_way = fact.preferred_way, do_not_contact = fact.do_not_contact
  from jsonb_populate_record(null::public.contact_duties, facts) as fact
  where duties.contact_id = of_contact
    and (
      duties.parent_group_id, duties.brand_id, duties.site_ids, duties.reach, duties.preferred_way, duties.do_not_contact
    ) is distinct from (
      fact.parent_group_id, fact.brand_id, fact.site_ids, fact.reach, fact.preferred_way, fact.do_not_contact
    );
$$;
revoke execute on function private.write_contact_facts(uuid, jsonb) from public, anon, authenticated;

create function private.merged_contact_facts(source jsonb, target jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select target || jsonb_strip_nulls(
      (select coalesce(jsonb_object_agg(fact.key, fact.value), '{}') from jsonb_each(source) as fact where target -> fact.key = 'null')
    ) || jsonb_build_object(
      'do_not_contact', (source -> 'do_not_contact')::boolean or (target -> 'do_not_contact')::boolean,
      'site_ids', case
        when target ->> 'parent_group_id' <> source ->> 'parent_group_id' then target -> 'site_ids'
        else (
          select coalesce(jsonb_agg(distinct site.id order by site.id), '[]')
          from jsonb_array_elements_text(target -> 'site_ids' || (source -> 'site_ids')) as site (id)
        )
      end
    )
$$;
comment on function private.merged_contact_facts(jsonb, jsonb) is
  'The target keeps what it has. Sites of the same group are put together, and do-not-contact of either one stays.';
revoke execute on function private.merged_contact_facts(jsonb, jsonb) from public, anon, authenticated;

create or replace function public.merge_contacts(from_id uuid, into_id uuid, dry_run boolean default true) returns table (
  kind text,
  label text,
  outcome text
)
language plpgsql security definer set search_path = ''
as $$
declare
  source jsonb;
  target jsonb;
  merged jsonb;
  source_details public.contact_details;
  target_details public.contact_details;
  naming record;
  ids jsonb;
  moved jsonb := '{}';
  joined_notes text;
begin
  perform private.require_contact_remover();
  if from_id is not distinct from into_id then
    raise exception 'A contact is merged with another one' using errcode = 'PT422';
  end if;
  perform from public.contacts as contact where contact.id in (from_id, into_id) order by contact.id for update;
  source := private.contact_facts(from_id);
  target := private.contact_facts(into_id);
  if source is null or target is null then
    raise exception 'There is no such contact' using errcode = 'PT404';
  end if;
  merged := private.merged_contact_facts(source, target);
  select * into source_details from public.contact_details as details where details.contact_id = from_id for update;
  select * into target_details from public.contact_details as details where details.contact_id = into_id for update;
  joined_notes := concat_ws(E'\n\n', target_details.notes, source_details.notes);

  return query
    select 'review', review.description, 'moves' from public.client_reviews as review
    where review.contact_id = from_id order by review.created_at, review.id;
  for naming in select * from private.contact_references() loop
    if naming.table_name <> 'public.client_reviews'::regclass then
      return query execute format(
        'select %L, count(*)::text, ''moves'' from %s where %I = $1 having count(*) > 0',
        replace(split_part(naming.table_name::text, '.', 2), '_', ' '), naming.table_name, naming.column_name
      ) using from_id;
    end if;
  end loop;
  return query
    select 'fact', fact.name,
      case
        when fact.kept is null then 'moves'
        when fact.name = 'notes' and char_length(joined_notes) <= 5000 then 'joins'
        else 'is dropped'
      end
    from (
      values
        ('position', source ->> 'position', target ->> 'position'),
        ('client', source ->> 'client_id', target ->> 'client_id'),
        ('email', source_details.email, target_details.email),
        ('phone', source_details.phone, target_details.phone),
        ('notes', source_details.notes, target_details.notes),
        ('site group', source ->> 'parent_group_id', target ->> 'parent_group_id'),
        ('brand', source ->> 'brand_id', target ->> 'brand_id'),
        ('reach', source ->> 'reach', target ->> 'reach'),
        ('preferred way', source ->> 'preferred_way', target ->> 'preferred_way'),
        ('do not contact', nullif(source ->> 'do_not_contact', 'false'), nullif(target ->> 'do_not_contact', 'false'))
    ) as fact (name, merged, kept)
    where fact.merged is not null and fact.merged is distinct from fact.kept;
  return query
    select 'sites', count(*)::text, case when merged -> 'site_ids' = target -> 'site_ids' then 'is dropped' else 'moves' end
    from jsonb_array_elements_text(source -> 'site_ids') as site (id)
    where not target -> 'site_ids' ? site.id
    having count(*) > 0;
  if dry_run then
    return;
  end if;

  for naming in select * from private.contact_references() loop
    ids := null;
    execute format(
      'with moved as (update %1$s as named set %2$I = $1 where %2$I = $2 returning to_jsonb(named) -> ''id'' as id)
      select jsonb_agg(moved.id) from moved where moved.id is not null',
      naming.table_name, naming.column_name
    ) into ids using into_id, from_id;
    if ids is not null then
      moved := moved || jsonb_build_object(naming.table_name::text || '.' || naming.column_name, ids);
    end if;
  end loop;
  insert into private.contact_merges (merged_id, into_id, moved_rows, moved_details, facts_before, facts_after)
  values (
    from_id, into_id, moved,
    array_remove(array[
      case when target_details.email is null and source_details.email is not null then 'email' end,
      case when target_details.phone is null and source_details.phone is not null then 'phone' end
    ], null),
    (select coalesce(jsonb_object_agg(fact.key, fact.value), '{}') from jsonb_each(target) as fact where merged -> fact.key <> fact.value),
    (select coalesce(jsonb_object_agg(fact.key, fact.value), '{}') from jsonb_each(merged) as fact where target -> fact.key <> fact.value)
  );
  perform private.write_contact_facts(into_id, merged);
  insert into public.contact_details as details (contact_id, email, phone, notes)
  values (into_id, source_details.email, source_details.phone, source_details.notes)
  on conflict (contact_id) do update set
    email = coalesce(details.email, excluded.email),
    phone = coalesce(details.phone, excluded.phone),
    notes = case
      when details.notes is distinct from excluded.notes and char_length(joined_notes) <= 5000
        then nullif(joined_notes, '')
      else details.notes
    end;
  update private.contact_merges as merge set details_version = details.version
  from public.contact_details as details
  where merge.merged_id = from_id and details.contact_id = merge.into_id;
  delete from public.contacts as contact where contact.id = from_id;
end
$$;
comment on function public.merge_contacts(uuid, uuid, boolean) is
  'Gives everything of one contact to another and deletes it. Lists each review, record and fact with its outcome: moves, joins (notes are put together), or is dropped (the other contact has its own). Raises PT403 for everybody but super admins, PT404, and PT422 for one contact twice.';
