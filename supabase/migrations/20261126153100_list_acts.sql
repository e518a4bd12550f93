-- What the screen 'Changes' reads: acts, and the records that they changed. Each role sees the tables whose history it may read.

create function private.readable_histories() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  viewer constant public.user_type := private.viewer_role();
begin
  return array(
    select content_table.table_name from private.content_tables as content_table where viewer = any (content_table.readers)
    union all
    select 'contact_submissions' where viewer in ('owl', 'admin', 'super_admin')
    order by 1
  );
end
$$;
comment on function private.readable_histories() is 'Empty for somebody without a role.';
revoke execute on function private.readable_histories() from public, anon, authenticated;

create function private.act_changes(of_act bigint, entry_limit integer default null)
returns table (place bigint, table_name text, row_key jsonb, action text, changed_values jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  readable constant text[] := (select private.histories_of(act) from private.acts as act where act.id = of_act);
begin
  return query
    select entry.id, entry.table_name, entry.row_key, entry.action, kept.changed_values
    from (
      select known.entry_id, known.changed_values from private.change_values as known
      where known.act_id = of_act order by known.entry_id limit entry_limit
    ) as kept
    join private.audit_log as entry on entry.id = kept.entry_id
    where entry.table_name = any (readable);
  if 'contact_submissions' = any (readable) then
    return query
      select change.id, 'contact_submissions', jsonb_build_object('id', change.lead_id), 'update', change.changes
      from private.lead_changes as change where change.act_id = of_act order by change.id limit entry_limit;
  end if;
end
$$;
comment on function private.act_changes(bigint, integer) is
  'The changes of an act that the caller may read, in the order of place for each table. entry_limit: of the first ones.';
revoke execute on function private.act_changes(bigint, integer) from public, anon, authenticated;

create function private.net_changes(of_act bigint, entry_limit integer default null)
returns table (place bigint, table_name text, row_key jsonb, action text, changed_values jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    with change as materialized (
      select * from private.act_changes(of_act, entry_limit)
    ), record as (
      select change.table_name, change.row_key, max(change.place) as place,
        (array_agg(change.action order by change.place))[1] <> 'insert' as was_there,
        (array_agg(change.action order by change.place desc))[1] <> 'delete' as is_there
      from change group by change.table_name, change.row_key
    ), field as (
      select change.table_name, change.row_key, one.key,
        (array_agg(one.value -> 0 order by change.place))[1] as before, (array_agg(one.value -> 1 order by change.place desc))[1] as after
      from change cross join jsonb_each(change.changed_values) as one
      group by change.table_name, change.row_key, one.key
    )
    select record.place, record.table_name, record.row_key,
      case when not record.was_there then 'insert' when not record.is_there then 'delete' else 'update' end,
      jsonb_object_agg(field.key, jsonb_build_array(field.before, field.after))
    from record join field on field.table_name = record.table_name and field.row_key = record.row_key
    where (record.was_there or record.is_there)
      and (record.was_there <> record.is_there or field.before is distinct from field.after)
    group by record.place, record.table_name, record.row_key, record.was_there, record.is_there;
end
$$;
comment on function private.net_changes(bigint, integer) is
  'One row for each record that the act changed: what it was before the act, and is after it. Records that it added and deleted again are left out.';
revoke execute on function private.net_changes(bigint, integer) from public, anon, authenticated;
grant execute on function private.net_changes(bigint, integer) to authenticated;

create function private.named_record(value text) returns text
language sql stable security definer set search_path = ''
as $$
  select entry.title from private.search_entries as entry
  where value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and entry.record_id = value::uuid
    and entry.kind in (
      'client', 'site_group', 'site', 'brand', 'product', 'deal', 'industry', 'video', 'ad_group', 'ad', 'ad_template',
      'loyalty_program', 'contact', 'lead', 'quote'
    )
    and (
      entry.kind not in ('contact', 'lead', 'quote')
      or case entry.kind when 'contact' then 'contacts' when 'lead' then 'contact_submissions' else 'quotes' end
        = any (private.readable_histories())
    )
  limit 1
$$;
comment on function private.named_record(text) is 'The name of the record that a value stands for. Null for other values.';
revoke execute on function private.named_record(text) from public, anon, authenticated;

create function private.change_title(table_name text, row_key jsonb, changed_values jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  record jsonb;
begin
  execute format(
    'select to_jsonb(record) from public.%1$I as record, jsonb_populate_record(null::public.%1$I, $1) as key where %2$s',
    table_name, (select string_agg(format('record.%1$I = key.%1$I', field), ' and ') from jsonb_object_keys(row_key) as field)
  ) into record using row_key;
  -- Others may have changed it since into what this person does not read: the policies of tasks and notes.
  if table_name = any (private.own_histories()) and not (
    record ->> 'lead_id' is null and (
      private.viewer_role() = 'project_manager'
      or record ->> 'contact_id' is null
        and private.viewer_id()::text in (record ->> 'assignee_id', record ->> 'created_by', record ->> 'author_id')
    )
  ) then
    record := null;
  end if;
  record := coalesce(record, (
    select row_key || jsonb_object_agg(field.key, coalesce(nullif(field.value -> 0, 'null'), field.value -> 1))
    from jsonb_each(changed_values) as field
  ));
  return left(coalesce(
    record ->> 'name', record ->> 'name_internal', record ->> 'name_on_website', record ->> 'title', record ->> 'business_name',
    nullif(concat_ws(' ', record ->> 'first_name', record ->> 'last_name'), ''), record ->> 'number', record ->> 'slot',
    record ->> 'place', record ->> 'file_name', record ->> 'path',
    case table_name
      when 'notes' then record ->> 'body'
      when 'company_hours' then
        to_char(date '2024-01-01' + (record ->> 'weekday')::integer - 1, 'FMDay') || ' from ' || left(record ->> 'opens', 5)
      when 'company_closed_days' then
        concat_ws(' · ', to_char((record ->> 'day')::date, 'FMMonth FMDD, YYYY'), record ->> 'reason')
    end,
    (
      select string_agg(named.title, ' · ' order by field.key desc)
      from jsonb_each_text(record) as field cross join private.named_record(field.value) as named (title)
      where field.key in (
        'video_id', 'client_id', 'industry_id', 'site_id', 'brand_id', 'contact_id', 'ad_group_id', 'program_id', 'quote_id'
      )
    ),
    ''
  ), 120);
end
$$;
comment on function private.change_title(text, jsonb, jsonb) is
  'How staff know the record: as it is now, or as it was. Only for tables that the caller may read.';
revoke execute on function private.change_title(text, jsonb, jsonb) from public, anon, authenticated;

create function private.act_json(act private.acts) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- A large import would be read whole for one line of the list.
  counted constant integer := 1000;
  summary jsonb;
  title text;
begin
  with change as materialized (
    select * from private.net_changes(act.id, counted)
  ), part as (
    select change.table_name, change.action, count(*), min(change.place) as first from change
    group by change.table_name, change.action
  )
  select
    (
      select jsonb_agg(jsonb_build_object('table', part.table_name, 'action', part.action, 'count', part.count) order by part.first)
      from part
    ),
    (
      select private.change_title(change.table_name, change.row_key, change.changed_values) from change
      where (select count(*) from change) = 1
    )
  into summary, title;
  return jsonb_build_object(
    'id', act.id, 'happenedAt', act.happened_at, 'kind', act.kind, 'undoes', act.undoes, 'summary', coalesce(summary, '[]'),
    'title', title, 'isMore', (
      select count(*) >= counted from (
        select from private.change_values as kept where kept.act_id = act.id limit counted
      ) as known
    ),
    'actor', (select private.audited_name(person) from public.profiles as person where person.id = act.actor_id),
    'actedAs', case when act.viewer_id <> act.actor_id then (
      select private.audited_name(person) from public.profiles as person where person.id = act.viewer_id
    ) end,
    'undoneBy', (
      select max(later.id) from private.acts as later
      where later.undoes = act.id and later.tables && private.histories_of(later)
    )
  );
end
$$;
comment on function private.act_json(private.acts) is 'As lib/data/history/acts.ts reads it.';
revoke execute on function private.act_json(private.acts) from public, anon, authenticated;

create function public.list_acts(
  person_id uuid default null,
  changed_table text default null,
  first_day date default null,
  last_day date default null,
  row_limit integer default 25,
  row_offset integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  viewer constant uuid := private.viewer_id();
  everyones constant text[] := private.readable_histories();
  own constant text[] := private.own_histories();
  wanted constant text[] := array(
    select each from unnest(everyones) as each where each = coalesce(list_acts.changed_table, each)
  );
  wanted_own constant text[] := array(
    select each from unnest(own) as each where each = coalesce(list_acts.changed_table, each)
  );
begin
  if everyones || own = '{}' then
    raise exception 'Changes are for those who may make them' using errcode = 'PT403';
  end if;
  return jsonb_build_object(
    'tables', to_jsonb(everyones || own),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('id', person.id, 'name', private.audited_name(person))
        order by private.audited_name(person)), '[]')
      from public.profiles as person
      where person.user_type is not null
    ),
    'acts', (
      select coalesce(jsonb_agg(private.act_json(page) order by page.id desc), '[]')
      from (
        select * from private.acts as act
        where (
            act.tables && wanted
            or act.tables && wanted_own and coalesce(act.viewer_id, act.actor_id) = viewer
          )
          and (list_acts.person_id is null or list_acts.person_id in (act.actor_id, act.viewer_id))
          and (
            list_acts.first_day is null
            or act.happened_at >= list_acts.first_day::timestamp at time zone 'America/Detroit'
          )
          and (
            list_acts.last_day is null
            or act.happened_at < (list_acts.last_day + 1)::timestamp at time zone 'America/Detroit'
          )
        order by act.id desc
        limit least(greatest(row_limit, 0), 100) offset greatest(row_offset, 0)
      ) as page
    )
  );
end
$$;
comment on function public.list_acts(uuid, text, date, date, integer, integer) is
  'Acts, newest first, with the staff and the tables that they can be filtered by. Days are in the time zone America/Detroit. Raises PT403.';
revoke execute on function public.list_acts(uuid, text, date, date, integer, integer) from public, anon, authenticated;
grant execute on function public.list_acts(uuid, text, date, date, integer, integer) to authenticated;

create function public.get_act(of_act bigint, row_limit integer default 50, row_offset integer default 0) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  act private.acts;
  records jsonb;
  total integer;
begin
  select * into act from private.acts as known where known.id = of_act;
  if act.id is null or not act.tables && private.histories_of(act) then
    raise exception 'There is no such act, or not for you' using errcode = 'PT404';
  end if;
  with net as materialized (
    select * from private.net_changes(of_act)
  ), page as (
    select net.*, private.change_title(net.table_name, net.row_key, net.changed_values) as title
    from (
      select * from net order by net.place, net.table_name limit least(greatest(row_limit, 0), 200) offset greatest(row_offset, 0)
    ) as net
  )
  select count(*), (
    select jsonb_agg(jsonb_build_object(
      'table', page.table_name, 'key', page.row_key, 'action', page.action, 'values', page.changed_values, 'title', page.title
    ) order by page.place, page.table_name) from page
  )
  into total, records from net;
  return private.act_json(act) || jsonb_build_object(
    'records', coalesce(records, '[]'), 'total', total,
    'names', (
      select coalesce(jsonb_object_agg(value.text, value.name), '{}')
      from (
        select one.text, coalesce(private.named_record(one.text), private.audited_name(person)) as name
        from (
          select distinct side #>> '{}' as text
          from jsonb_path_query(
            coalesce(records, '[]'), '$[*].values.*[*] ? (@.type() == "string" && @ like_regex "^[0-9a-f-]{36}$")'
          ) as side
        ) as one
        left join public.profiles as person on person.id::text = one.text
      ) as value
      where value.name is not null
    )
  );
end
$$;
comment on function public.get_act(bigint, integer, integer) is
  'An act and some of its records, in the order of the act. names: of the records that ids in values stand for. Raises PT404.';
revoke execute on function public.get_act(bigint, integer, integer) from public, anon, authenticated;
grant execute on function public.get_act(bigint, integer, integer) to authenticated;
