-- The CRM home and the screen of a company: each is one call. The functions run as the caller, so policies decide what is in
-- the answer; what a role does not read at all is null.

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

create function private.tasks_due(of_person uuid, max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  with open as materialized (
    select task.id, task.due_on, task.created_at, coalesce(task.due_on < (select private.today()), false) as is_overdue,
      coalesce(task.due_on = (select private.today()), false) as is_today
    from public.tasks as task
    where task.assignee_id = of_person and task.done_at is null
  ), page as (
    select open.* from open where open.is_overdue or open.is_today
    order by open.due_on, open.created_at, open.id limit max_rows
  )
  select jsonb_build_object(
    'counts', (
      select jsonb_build_object(
        'overdue', count(*) filter (where open.is_overdue),
        'today', count(*) filter (where open.is_today),
        'later', count(*) filter (where not open.is_overdue and not open.is_today)
      ) from open
    ),
    'rows', coalesce((
      select jsonb_agg(
        private.task_json(task) || jsonb_build_object(
          'state', case when page.is_overdue then 'overdue' else 'today' end, 'about', private.task_about(task)
        ) order by page.due_on, page.created_at, page.id
      ) from page join public.tasks as task on task.id = page.id
    ), '[]')
  )
$$;
comment on function private.tasks_due(uuid, integer) is
  'The first tasks of a person that are overdue or due today, and how many open ones there are. Done tasks are not read.';
revoke execute on function private.tasks_due(uuid, integer) from public, anon, authenticated;
grant execute on function private.tasks_due(uuid, integer) to authenticated;

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

-- A company: a client of the catalogue and everything that names it.

create function private.company_leads(of_client uuid) returns setof public.contact_submissions
language sql stable set search_path = ''
as $$
  select lead.* from public.contact_submissions as lead where lead.client_id = of_client
  union all
  select lead.* from public.contacts as contact
  join public.contact_submissions as lead on lead.contact_id = contact.id
  where contact.client_id = of_client and lead.client_id is distinct from of_client
$$;
comment on function private.company_leads(uuid) is 'Leads that became this client, or one of its contacts.';
revoke execute on function private.company_leads(uuid) from public, anon, authenticated;
grant execute on function private.company_leads(uuid) to authenticated;

create function private.company_quotes(of_client uuid) returns setof public.quotes
language sql stable set search_path = ''
as $$
  select quote.* from public.quotes as quote
  where quote.client_id = of_client
    or quote.id in (
      select other.id from public.contacts as contact join public.quotes as other on other.contact_id = contact.id
      where contact.client_id = of_client and other.client_id is null
    )
    or quote.id in (
      select other.id from private.company_leads(of_client) as lead join public.quotes as other on other.lead_id = lead.id
      where other.client_id is null
    )
$$;
comment on function private.company_quotes(uuid) is
  'Quotes for this client, for a contact or for a lead of it, unless they are for another client.';
revoke execute on function private.company_quotes(uuid) from public, anon, authenticated;
grant execute on function private.company_quotes(uuid) to authenticated;

create function private.company_activity(of_client uuid, max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  with lead as materialized (select * from private.company_leads(of_client)),
  contact as materialized (select * from public.contacts as contact where contact.client_id = of_client),
  quote as materialized (select * from private.company_quotes(of_client)),
  happened (at, kind, label, actor_id, record_id) as (
    select lead.created_at, 'lead', lead.first_name || ' ' || lead.last_name, null::uuid, lead.id from lead
    union all
    select lead.stage_changed_at, 'stage_' || lead.status, lead.first_name || ' ' || lead.last_name, null, lead.id
    from lead where lead.stage_changed_at > lead.created_at + interval '1 second' and lead.status not in ('new', 'held', 'spam')
    union all
    select call.created_at, 'call', lead.first_name || ' ' || lead.last_name, null, lead.id
    from lead join public.intro_calls as call on call.submission_id = lead.id where call.status in ('booked', 'done')
    union all
    select event.at, 'quote_' || event.kind, quote.number || ' · ' || quote.title, event.actor_id, quote.id
    from quote join public.quote_events as event on event.quote_id = quote.id
    union all
    select note.created_at, 'note', left(note.body, 120), note.author_id, null
    from public.notes as note
    where note.client_id = of_client or note.contact_id in (select contact.id from contact)
      or note.lead_id in (select lead.id from lead)
    union all
    select coalesce(task.done_at, task.created_at), case when task.done_at is null then 'task' else 'task_done' end,
      task.title, coalesce(task.done_by, task.created_by), null
    from public.tasks as task
    where task.client_id = of_client or task.contact_id in (select contact.id from contact)
      or task.lead_id in (select lead.id from lead)
    union all
    select contact.created_at, 'contact', contact.first_name || ' ' || contact.last_name, null, contact.id from contact
    union all
    select review.created_at, 'review', left(review.description, 120), null, review.id
    from public.client_reviews as review where review.client_id = of_client
    union all
    select ad_group.created_at, 'ad_group', ad_group.name, null, ad_group.id
    from public.ad_groups as ad_group where ad_group.client_id = of_client
    union all
    select video.created_on, 'video', coalesce(video.name_on_website, video.name_internal, video.slug), null, video.id
    from public.video_clients as link join public.videos as video on video.id = link.video_id
    where link.client_id = of_client
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'at', page.at, 'kind', page.kind, 'label', page.label, 'actor', private.staff_name_of(page.actor_id),
    'recordId', page.record_id
  ) order by page.at desc, page.kind, page.label), '[]')
  from (select * from happened order by happened.at desc, happened.kind, happened.label limit max_rows) as page
$$;
revoke execute on function private.company_activity(uuid, integer) from public, anon, authenticated;
grant execute on function private.company_activity(uuid, integer) to authenticated;

create function public.get_company(of_client uuid, row_limit integer default 10) returns jsonb
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  role constant public.user_type := private.viewer_role();
  is_sales constant boolean := coalesce(private.may_follow_up(role, true, false), false);
  most constant integer := least(greatest(row_limit, 1), 200);
  known public.clients;
  answer jsonb;
begin
  if not coalesce(private.may_follow_up(role, false, true), false) then
    raise exception 'The CRM is for owls, managers and admins' using errcode = 'PT403';
  end if;
  select * into known from public.clients as client where client.id = of_client;
  if not found then
    return null;
  end if;
  with lead as materialized (select * from private.company_leads(of_client) as lead where is_sales),
  quote as materialized (
    select quote.*, version.total_cents, version.valid_until
    from private.company_quotes(of_client) as quote
    left join public.quote_versions as version on version.quote_id = quote.id and version.version = quote.current_version
  )
  select jsonb_build_object(
    'id', known.id, 'name', known.name, 'logo', known.logo, 'website', known.website,
    'industry', (select industry.name from public.industries as industry where industry.id = known.industry_id),
    'createdAt', known.created_at,
    'contactCount', (select count(*) from public.contacts as contact where contact.client_id = of_client),
    'contacts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'name', page.first_name || ' ' || page.last_name, 'position', page.position,
        'email', page.email, 'phone', page.phone
      ) order by page.last_name, page.first_name, page.id)
      from (
        select * from public.contact_list as contact where contact.client_id = of_client
        order by contact.last_name, contact.first_name, contact.id limit most
      ) as page
    ), '[]'),
    'leadCount', case when is_sales then (select count(*) from lead) end,
    'leads', case when is_sales then coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'name', page.first_name || ' ' || page.last_name, 'stage', page.status,
        'valueCents', page.value_cents, 'createdAt', page.created_at
      ) order by page.created_at desc, page.id)
      from (select * from lead order by lead.created_at desc, lead.id limit most) as page
    ), '[]') end,
    'quoteCount', (select count(*) from quote),
    'quoteSums', jsonb_build_object(
      'sent', (select coalesce(sum(quote.total_cents), 0) from quote
        where quote.status = 'sent' and quote.valid_until >= (select private.today())),
      'accepted', (select coalesce(sum(quote.total_cents), 0) from quote where quote.status = 'accepted')
    ),
    'quotes', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'number', page.number, 'title', page.title, 'status', page.status,
        'totalCents', page.total_cents, 'validUntil', page.valid_until
      ) order by page.created_at desc, page.id)
      from (select * from quote order by quote.created_at desc, quote.id limit most) as page
    ), '[]'),
    'videoCount', (select count(*) from public.video_clients as link where link.client_id = of_client),
    'videos', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'slug', page.slug, 'title', coalesce(page.name_on_website, page.name_internal, page.slug),
        'isPublished', not page.draft and not page.archived
      ) order by page.created_on desc, page.id)
      from (
        select video.* from public.video_clients as link join public.videos as video on video.id = link.video_id
        where link.client_id = of_client order by video.created_on desc, video.id limit most
      ) as page
    ), '[]'),
    'reviewCount', (select count(*) from public.client_reviews as review where review.client_id = of_client),
    'reviews', coalesce((
      select jsonb_agg(jsonb_build_object('id', page.id, 'rating', page.rating, 'description', page.description)
        order by page.created_at desc, page.id)
      from (
        select * from public.client_reviews as review where review.client_id = of_client
        order by review.created_at desc, review.id limit most
      ) as page
    ), '[]'),
    'adGroupCount', case when role <> 'owl' then
      (select count(*) from public.ad_groups as ad_group where ad_group.client_id = of_client) end,
    'adGroups', case when role <> 'owl' then coalesce((
      select jsonb_agg(jsonb_build_object('id', page.id, 'name', page.name, 'status', page.status)
        order by page.created_at desc, page.id)
      from (
        select * from public.ad_groups as ad_group where ad_group.client_id = of_client
        order by ad_group.created_at desc, ad_group.id limit most
      ) as page
    ), '[]') end,
    'activity', private.company_activity(of_client, least(most + 5, 100))
  ) into answer;
  return answer;
end
$$;
comment on function public.get_company(uuid, integer) is
  'A client with the newest row_limit of everything that names it. Null for an unknown client; leads are null for managers, ad groups for owls. Raises PT403.';
revoke execute on function public.get_company(uuid, integer) from public, anon, authenticated;
grant execute on function public.get_company(uuid, integer) to authenticated;
