-- The CRM home in one call. The functions run as the caller, so policies decide what is in the answer; what a role does not read
-- at all is null.

-- The sums of the pipeline come from the index alone.
create index contact_submissions_pipeline_idx on public.contact_submissions (status) include (value_cents, next_step_on, updated_at);
-- Leads that go cold come from this index alone.
create index contact_submissions_open_idx on public.contact_submissions (updated_at)
  include (id, value_cents, next_step_on, created_at)
  where status in ('new', 'contacted', 'call_booked', 'quoted');
-- What happened to leads lately, and the quotes that wait.
create index tasks_newest_idx on public.tasks (created_at) where lead_id is not null;
create index notes_newest_idx on public.notes (created_at) where lead_id is not null;
create index quote_events_newest_idx on public.quote_events (at);
create index quotes_waiting_idx on public.quotes (id) where status = 'sent';
create index contacts_changed_idx on public.contacts (updated_at desc, id);
create index intro_calls_coming_idx on public.intro_calls (starts_at) where status = 'booked';

-- The week is a constant, so that the planner sees how few rows it has.
create function private.leads_with_news() returns setof uuid
language sql stable set search_path = ''
as $$
  select task.lead_id from public.tasks as task
    where task.lead_id is not null and task.created_at >= now() - interval '7 days'
  union all
  select task.lead_id from public.tasks as task
    where task.lead_id is not null and task.done_at is not null and task.done_at >= now() - interval '7 days'
  union all
  select note.lead_id from public.notes as note
    where note.lead_id is not null and note.created_at >= now() - interval '7 days'
  union all
  select quote.lead_id from public.quote_events as event
    join public.quotes as quote on quote.id = event.quote_id
    where event.at >= now() - interval '7 days' and quote.lead_id is not null
  union all
  select call.submission_id from public.intro_calls as call where call.starts_at >= now() - interval '7 days'
$$;
comment on function private.leads_with_news() is
  'Leads with a task, a note, a quote or a call in the last seven days, some of them more than once. A call that comes counts, too.';
revoke execute on function private.leads_with_news() from public, anon, authenticated;
grant execute on function private.leads_with_news() to authenticated;

create function private.crm_pipeline() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'stage', stage.status, 'count', stage.leads, 'valueCents', stage.value_cents, 'unvalued', stage.unvalued
  )), '[]')
  from (
    select lead.status, count(*) as leads, coalesce(sum(lead.value_cents), 0) as value_cents,
      count(*) - count(lead.value_cents) as unvalued
    from public.contact_submissions as lead
    where lead.status in ('new', 'contacted', 'call_booked', 'quoted', 'won', 'lost')
    group by lead.status
  ) as stage
$$;
revoke execute on function private.crm_pipeline() from public, anon, authenticated;
grant execute on function private.crm_pipeline() to authenticated;

create function private.crm_going_cold(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  with cold as materialized (
    select lead.id, lead.value_cents, lead.updated_at
    from public.contact_submissions as lead
    where lead.status in ('new', 'contacted', 'call_booked', 'quoted')
      and (
        lead.next_step_on < (select private.today())
        or (
          lead.updated_at < now() - interval '7 days' and lead.created_at < now() - interval '7 days'
          and coalesce(lead.next_step_on <= (select private.today()), true)
          and lead.id not in (select private.leads_with_news())
        )
      )
  )
  select jsonb_build_object(
    'count', (select count(*) from cold),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', lead.id, 'business', lead.business_name, 'stage', lead.status, 'valueCents', lead.value_cents,
        'nextStep', lead.next_step, 'nextStepOn', lead.next_step_on, 'changedAt', lead.updated_at,
        'owner', private.staff_name_of(lead.owner_id)
      ) order by lead.value_cents desc nulls last, lead.updated_at desc, lead.id)
      from (
        select cold.id from cold order by cold.value_cents desc nulls last, cold.updated_at desc, cold.id limit max_rows
      ) as page
      join public.contact_submissions as lead on lead.id = page.id
    ), '[]')
  )
$$;
comment on function private.crm_going_cold(integer) is
  'Open leads whose next step is overdue, or with which nothing happened for seven days and nothing is planned. The most valuable first.';
revoke execute on function private.crm_going_cold(integer) from public, anon, authenticated;
grant execute on function private.crm_going_cold(integer) to authenticated;

create function private.crm_quotes_waiting(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  with waiting as materialized (
    select quote.id, version.valid_until, version.total_cents, version.seen_at, version.sent_at
    from public.quotes as quote
    join public.quote_versions as version on version.quote_id = quote.id and version.version = quote.current_version
    where quote.status = 'sent' and version.valid_until >= (select private.today())
  )
  select jsonb_build_object(
    'count', (select count(*) from waiting),
    'totalCents', (select coalesce(sum(waiting.total_cents), 0) from waiting),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', quote.id, 'number', quote.number, 'title', quote.title,
        'recipient', coalesce(nullif(quote.recipient_business, ''), quote.recipient_name),
        'validUntil', page.valid_until, 'totalCents', page.total_cents, 'seenAt', page.seen_at, 'sentAt', page.sent_at
      ) order by page.valid_until, quote.number)
      from (select * from waiting order by waiting.valid_until, waiting.id limit max_rows) as page
      join public.quotes as quote on quote.id = page.id
    ), '[]')
  )
$$;
comment on function private.crm_quotes_waiting(integer) is 'Sent and not answered, those that expire soonest first.';
revoke execute on function private.crm_quotes_waiting(integer) from public, anon, authenticated;
grant execute on function private.crm_quotes_waiting(integer) to authenticated;

create function private.crm_calls(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', page.id, 'leadId', page.submission_id, 'startsAt', page.starts_at, 'name', lead.first_name || ' ' || lead.last_name,
    'business', lead.business_name, 'phone', nullif(lead.phone_number, 'Not provided')
  ) order by page.starts_at), '[]')
  from (
    select * from public.intro_calls as call
    where call.status = 'booked' and call.starts_at > now() - interval '30 minutes'
    order by call.starts_at limit max_rows
  ) as page
  join public.contact_submissions as lead on lead.id = page.submission_id
$$;
revoke execute on function private.crm_calls(integer) from public, anon, authenticated;
grant execute on function private.crm_calls(integer) to authenticated;

create function private.crm_search(words text[], max_rows integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  patterns constant text[] := array(select '%' || lower(word) || '%' from unnest(words) as word);
  client_ids uuid[];
  contact_ids uuid[];
  client_count integer;
  contact_count integer;
begin
  if cardinality(words) = 0 then
    client_count := (select count(*) from public.clients);
    contact_count := (select count(*) from public.contacts);
    client_ids := array(
      select client.id from public.clients as client order by client.updated_at desc, client.id limit max_rows
    );
    contact_ids := array(
      select contact.id from public.contacts as contact order by contact.updated_at desc, contact.id limit max_rows
    );
  else
    -- One scan finds and counts. Only the first rows are put in order.
    with found as materialized (
      select client.id, lower(client.name) as name from public.clients as client where client.search_text like all (patterns)
    )
    select (select count(*) from found), array(select found.id from found order by found.name, found.id limit max_rows)
    into client_count, client_ids;
    with found as materialized (
      select contact.id, lower(contact.last_name) as last_name, lower(contact.first_name) as first_name
      from public.contact_list as contact where contact.search_text like all (patterns)
    )
    select (select count(*) from found), array(
      select found.id from found order by found.last_name, found.first_name, found.id limit max_rows
    )
    into contact_count, contact_ids;
  end if;
  return jsonb_build_object(
    'clientCount', client_count,
    'clients', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', client.id, 'name', client.name,
        'contacts', (select count(*) from public.contacts as known where known.client_id = client.id)
      ) order by array_position(client_ids, client.id))
      from public.clients as client where client.id = any (client_ids)
    ), '[]'),
    'contactCount', contact_count,
    'contacts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', contact.id, 'name', contact.first_name || ' ' || contact.last_name, 'position', contact.position,
        'clientId', contact.client_id, 'client', contact.client, 'email', contact.email, 'phone', contact.phone
      ) order by array_position(contact_ids, contact.id))
      from public.contact_list as contact where contact.id = any (contact_ids)
    ), '[]')
  );
end
$$;
comment on function private.crm_search(text[], integer) is
  'Clients and contacts that contain every word, by name. Without words those that changed last.';
revoke execute on function private.crm_search(text[], integer) from public, anon, authenticated;
grant execute on function private.crm_search(text[], integer) to authenticated;

create function public.get_crm_home(words text[] default '{}') returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  role constant public.user_type := private.viewer_role();
  is_sales constant boolean := coalesce(private.may_follow_up(role, true, false), false);
begin
  if not coalesce(private.may_follow_up(role, false, true), false) then
    raise exception 'The CRM is for owls, managers and admins' using errcode = 'PT403';
  end if;
  return jsonb_build_object(
    'pipeline', case when is_sales then private.crm_pipeline() end,
    'goingCold', case when is_sales then private.crm_going_cold(8) end,
    'calls', case when is_sales then private.crm_calls(6) end,
    'quotes', private.crm_quotes_waiting(8),
    'tasks', private.tasks_due(private.viewer_id(), 8),
    'found', private.crm_search(words, 10)
  );
end
$$;
comment on function public.get_crm_home(text[]) is
  'Pipeline, leads going cold and calls (null for managers, who read no leads), quotes that wait, the caller''s open tasks, and clients and contacts with every word. Raises PT403.';
revoke execute on function public.get_crm_home(text[]) from public, anon, authenticated;
grant execute on function public.get_crm_home(text[]) to authenticated;
