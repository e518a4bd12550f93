-- How one record is taken back: a row of any table, a lead, or a row of a quote. Nobody may write the tables of quotes, so these are
-- written for those who may write quotes, under the same rules.

create function private.restore_row(record_table text, row_key jsonb, action text, changed_values jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  present jsonb;
  before jsonb;
  after jsonb;
  columns text[];
  names text;
  changed_since text[];
  written integer;
  is_draft boolean;
  left_out constant text[] := private.left_out_columns(record_table);
  same_row constant text := (
    select string_agg(format('kept.%1$I = key.%1$I', field), ' and ') from jsonb_object_keys(row_key) as field
  );
begin
  -- All columns of a record that was added or deleted: those that were null are not kept. Without what follows from others, and
  -- what a later migration removed.
  columns := array(
    select attribute.attname::text from pg_catalog.pg_attribute as attribute
    where attribute.attrelid = format('public.%I', record_table)::regclass and attribute.attnum > 0
      and not attribute.attisdropped and attribute.attgenerated = ''
      and attribute.attname <> all (left_out)
      and (action <> 'update' or changed_values ? attribute.attname::text)
    order by attribute.attname
  );
  names := (select string_agg(format('%I', field), ', ') from unnest(columns) as field);
  select jsonb_object_agg(field.key, field.value -> 0), jsonb_object_agg(field.key, field.value -> 1) into before, after
  from jsonb_each(changed_values) as field;
  execute format(
    'select to_jsonb(kept) from public.%1$I as kept, jsonb_populate_record(null::public.%1$I, $1) as key where %2$s',
    record_table, same_row
  ) into present using row_key;
  -- As the table writes them, so that numbers and times compare.
  execute format(
    'select to_jsonb(jsonb_populate_record(null::public.%1$I, $1)), to_jsonb(jsonb_populate_record(null::public.%1$I, $2))', record_table
  ) into before, after using before, after;

  if action = 'delete' then
    changed_since := array(
      select field from unnest(columns) as field where present -> field is distinct from before -> field
    );
    if present is null then
      -- A film is published after its links are back, or stays a draft.
      is_draft := record_table = 'videos' and not (before ->> 'draft')::boolean;
      execute format(
        'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', record_table, names
      ) using case when is_draft then before || '{"draft": true}' else before end;
      return jsonb_build_object('outcome', case when is_draft then 'incomplete' else 'done' end);
    elsif changed_since = '{}' then
      return jsonb_build_object('outcome', 'same');
    elsif record_table <> 'videos' or changed_since <> '{draft}' then
      return jsonb_build_object('outcome', 'taken');
    end if;
    changed_since := '{}';
  elsif present is null then
    return jsonb_build_object('outcome', case action when 'insert' then 'same' else 'gone' end);
  else
    changed_since := array(
      select field from unnest(columns) as field
      where present -> field is distinct from after -> field
        and (action = 'insert' or present -> field is distinct from before -> field)
    );
  end if;
  if changed_since <> '{}' then
    return jsonb_build_object('outcome', 'changed', 'columns', changed_since);
  end if;
  if action = 'insert' then
    if row_key ? 'id' and private.named_by(record_table, (row_key ->> 'id')::uuid) is not null then
      return jsonb_build_object('outcome', 'in_use', 'by', private.named_by(record_table, (row_key ->> 'id')::uuid));
    end if;
    execute format(
      'delete from public.%1$I as kept using jsonb_populate_record(null::public.%1$I, $1) as key where %2$s', record_table, same_row
    ) using row_key;
  elsif not exists (
    select from jsonb_object_keys(changed_values) as field where before ? field and present -> field is distinct from before -> field
  ) then
    return jsonb_build_object('outcome', 'same');
  else
    execute format(
      'update public.%1$I as kept set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1))
       from jsonb_populate_record(null::public.%1$I, $2) as key where %3$s',
      record_table, names, same_row
    ) using before, row_key;
  end if;
  get diagnostics written = row_count;
  return jsonb_build_object('outcome', case when written > 0 then 'done' else 'refused' end);
end
$$;
comment on function private.restore_row(text, jsonb, text, jsonb) is
  'Writes, as the caller, what a row was before one of private.net_changes(). outcome: done; same (it is so already); changed (columns have other values by now); gone; taken (another record is there by now); in_use (by a table); refused. Raises what the tables raise.';

create function private.restore_lead(row_key jsonb, changed_values jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  present jsonb;
  changed_since text[];
begin
  select to_jsonb(lead) into present from public.contact_submissions as lead where lead.id = (row_key ->> 'id')::uuid;
  if not exists (
    select from jsonb_each(changed_values - 'board_rank') as field where present -> field.key is distinct from field.value -> 0
  ) and present -> 'board_rank' is not distinct from coalesce(changed_values #> '{board_rank,0}', present -> 'board_rank') then
    return jsonb_build_object('outcome', 'same');
  end if;
  changed_since := private.put_back_lead((row_key ->> 'id')::uuid, changed_values);
  return jsonb_build_object('outcome', case when changed_since = '{}' then 'done' else 'changed' end, 'columns', changed_since);
end
$$;

create function private.renew_restored_quote(of_quote uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  draft public.quote_versions;
  totals record;
begin
  select * into draft from public.quote_versions as version where version.quote_id = of_quote and version.sent_at is null;
  if draft.id is not null then
    if (select count(*) > 100 from public.quote_lines as line where line.version_id = draft.id) then
      raise exception 'A quote has at most 100 lines' using errcode = 'PT422';
    end if;
    select * into totals from private.quote_totals(draft.id, private.preselected_lines(draft.id));
    update public.quote_versions as version
    set subtotal_cents = totals.subtotal_cents, discount_cents = totals.discount_cents, tax_cents = totals.tax_cents,
      total_cents = totals.total_cents, deposit_cents = totals.deposit_cents
    where version.id = draft.id and (
      draft.subtotal_cents, draft.discount_cents, draft.tax_cents, draft.total_cents, draft.deposit_cents
    ) <> (totals.subtotal_cents, totals.discount_cents, totals.tax_cents, totals.total_cents, totals.deposit_cents);
    -- The deletion of a quote deleted its events.
    insert into public.quote_events (quote_id, version, kind, at, actor_id)
    select quote.id, draft.version, 'created', draft.created_at, quote.created_by
    from public.quotes as quote
    where quote.id = of_quote and not exists (
      select from public.quote_events as event
      where event.quote_id = of_quote and event.version = draft.version and event.kind = 'created'
    );
  end if;
  -- Once in a transaction: whoever has the quote open is told that it changed.
  update public.quotes as quote set edit_version = quote.edit_version + 1
  where quote.id = of_quote and quote.updated_at is distinct from now();
end
$$;
comment on function private.renew_restored_quote(uuid) is 'What follows from the rows of a quote. Raises PT422 beyond 100 lines.';

create function private.restore_quote_row(record_table text, row_key jsonb, action text, changed_values jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  quote public.quotes;
  answer jsonb;
begin
  perform private.require_quote_writer();
  if record_table = 'quote_templates' then
    return private.restore_row(record_table, row_key, action, changed_values);
  end if;
  select * into quote from public.quotes as known
  where known.id = case record_table
    when 'quotes' then (row_key ->> 'id')::uuid
    when 'quote_versions' then (row_key ->> 'quote_id')::uuid
    else (select version.quote_id from public.quote_versions as version where version.id = (row_key ->> 'version_id')::uuid)
  end for update;
  if record_table = 'quotes' and action = 'update' then
    if changed_values ?| array['status', 'current_version'] then
      raise exception 'A client was sent this quote, or has answered it' using errcode = 'PT409';
    elsif quote.id is not null and changed_values ?| array['title', 'recipient_name', 'recipient_business', 'recipient_email'] then
      -- Raises PT409 when the next version was sent since.
      perform private.draft_of(quote.id);
    end if;
  end if;

  answer := private.restore_row(record_table, row_key, action, changed_values);
  if answer ->> 'outcome' <> 'done' then
    return answer;
  elsif record_table <> 'quotes' then
    perform private.renew_restored_quote(coalesce(quote.id, (row_key ->> 'quote_id')::uuid));
  elsif action = 'insert' then
    insert into private.freed_quote_numbers
    values (split_part(quote.number, '-', 2)::integer, split_part(quote.number, '-', 3)::integer)
    on conflict do nothing;
  elsif action = 'delete' then
    delete from private.freed_quote_numbers as freed
    where format('Q-%s-%s', freed.year, lpad(freed.number::text, greatest(4, length(freed.number::text)), '0'))
      = changed_values #>> '{number,0}';
  else
    perform private.renew_restored_quote(quote.id);
  end if;
  return answer;
end
$$;
comment on function private.restore_quote_row(text, jsonb, text, jsonb) is
  'As private.restore_row(), for quotes, versions, lines and templates. Raises PT403 for who may not write quotes, and PT409 for what was sent.';

create function private.restore_record(record_table text, row_key jsonb, action text, changed_values jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  return case
    when record_table = 'contact_submissions' then private.restore_lead(row_key, changed_values)
    when record_table in ('quotes', 'quote_versions', 'quote_lines', 'quote_templates')
      then private.restore_quote_row(record_table, row_key, action, changed_values)
    else private.restore_row(record_table, row_key, action, changed_values)
  end;
end
$$;
comment on function private.restore_record(text, jsonb, text, jsonb) is 'As private.restore_row(), for tables of every kind.';

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'private.restore_row(text, jsonb, text, jsonb)', 'private.restore_lead(jsonb, jsonb)',
    'private.restore_quote_row(text, jsonb, text, jsonb)', 'private.restore_record(text, jsonb, text, jsonb)'
  ] loop
    execute format('revoke execute on function %s from public, anon, authenticated', signature);
    execute format('grant execute on function %s to authenticated', signature);
  end loop;
end
$$;
revoke execute on function private.renew_restored_quote(uuid) from public, anon, authenticated;
