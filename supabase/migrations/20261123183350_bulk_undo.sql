-- A change of many rows is undone at once: what each of them had before, unless it was changed again since.

create function public.list_last_changes(record_table text, record_ids uuid[])
returns table (record_id uuid, change_id bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if record_table = 'contact_submissions' then
    perform private.require_sales(private.viewer_role());
    return query
      select change.lead_id, max(change.id) from private.lead_changes as change
      where change.lead_id = any (record_ids) and change.actor_id = auth.uid()
      group by change.lead_id;
    return;
  end if;
  perform private.require_history_reader(record_table);
  return query
    select asked.id, newest.id
    from unnest(record_ids) as asked (id)
    cross join lateral (
      select entry.id from private.audit_log as entry
      where entry.table_name = record_table and entry.row_key = jsonb_build_object('id', asked.id)
        and entry.actor_id = auth.uid() and entry.action = 'update' and entry.changed_columns <> '{}'
      order by entry.happened_at desc, entry.id desc limit 1
    ) as newest;
end
$$;
comment on function public.list_last_changes(text, uuid[]) is
  'The newest change of each record by the caller, for undo_changes(). Raises PT403.';
revoke execute on function public.list_last_changes(text, uuid[]) from public, anon, authenticated;
grant execute on function public.list_last_changes(text, uuid[]) to authenticated;

create function private.undo_content_change(record_table text, of_record uuid, changed_values jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  kept jsonb;
  columns text;
begin
  execute format('select to_jsonb(kept) from public.%I as kept where kept.id = $1 for update', record_table)
  into kept using of_record;
  if kept is null then
    return 'refused';
  end if;
  if exists (
    select from jsonb_each(changed_values) as field where kept -> field.key is distinct from field.value -> 1
  ) then
    return 'changed';
  end if;
  select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(changed_values) as field;
  execute format(
    'update public.%1$I as kept set (%2$s) = (select %2$s from jsonb_populate_record(kept, $1)) where kept.id = $2',
    record_table, columns
  ) using
    (select jsonb_object_agg(field.key, field.value -> 0) from jsonb_each(changed_values) as field), of_record;
  return 'done';
end
$$;
comment on function private.undo_content_change(text, uuid, jsonb) is
  'Writes the values before a change, as the caller. Answers an outcome of undo_changes().';
revoke execute on function private.undo_content_change(text, uuid, jsonb) from public, anon, authenticated;
grant execute on function private.undo_content_change(text, uuid, jsonb) to authenticated;

create function public.undo_changes(record_table text, record_ids uuid[], change_ids bigint[])
returns table (record_id uuid, outcome text)
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  asked record;
  change record;
  waiting uuid[] := record_ids;
  incomplete uuid[];
begin
  if record_table not in ('contact_submissions', 'service_geo_pages', 'seo_blog_posts') or cardinality(change_ids) > 1000 then
    raise exception 'Another table, or more than 1,000 changes' using errcode = 'PT422';
  end if;
  -- A text that links to another one can be published again only after it.
  loop
    incomplete := '{}';
    for asked in
      -- Always in this order, so that two undos of the same records wait for each other.
      select item.id, item.change_id from unnest(record_ids, change_ids) as item (id, change_id)
      where item.id = any (waiting) order by item.id
    loop
      record_id := asked.id;
      begin
        if record_table = 'contact_submissions' then
          outcome := case
            when cardinality(public.undo_lead_change(asked.id, asked.change_id)) = 0 then 'done' else 'changed'
          end;
        else
          select entry.* into change from public.get_record_change(asked.change_id) as entry;
          outcome := case
            when change.table_name = record_table and change.row_key = jsonb_build_object('id', asked.id)
              and change.action = 'update'
              then private.undo_content_change(record_table, asked.id, change.changed_values)
            else 'refused'
          end;
        end if;
      exception
        when sqlstate 'PT409' or unique_violation or foreign_key_violation then
          outcome := 'changed';
        when sqlstate 'PT422' then
          outcome := case when record_table = 'contact_submissions' then 'refused' else 'incomplete' end;
        when sqlstate 'PT403' or sqlstate 'PT404' or insufficient_privilege then
          outcome := 'refused';
      end;
      if outcome = 'incomplete' then
        incomplete := incomplete || asked.id;
      else
        return next;
      end if;
    end loop;
    exit when cardinality(incomplete) in (0, cardinality(waiting));
    waiting := incomplete;
  end loop;
  return query select left_over.id, 'incomplete' from unnest(incomplete) as left_over (id);
end
$$;
comment on function public.undo_changes(text, uuid[], bigint[]) is
  'Undoes the changes of list_last_changes(), each for itself. outcome: done, changed (again since), incomplete (a published record would lack something), refused. Raises PT422.';
revoke execute on function public.undo_changes(text, uuid[], bigint[]) from public, anon, authenticated;
grant execute on function public.undo_changes(text, uuid[], bigint[]) to authenticated;
