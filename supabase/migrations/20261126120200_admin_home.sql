-- The home of admins in one call. It runs as the caller, and counts rows of the lists that it leads to.

create function private.leads_by_promise(promise text, max_rows integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  answer jsonb;
begin
  execute format(
    $query$
      select jsonb_build_object(
        'count', (select count(*) from public.contact_submissions as lead where %1$s),
        'rows', coalesce((
          select jsonb_agg(jsonb_build_object(
            'id', page.id, 'name', page.first_name || ' ' || page.last_name, 'business', page.business_name,
            'owner', private.staff_name_of(page.owner_id), 'dueAt', page.answer_due_at
          ) order by page.answer_due_at, page.id)
          from (
            select lead.* from public.contact_submissions as lead where %1$s
            order by lead.answer_due_at, lead.id limit $1
          ) as page
        ), '[]')
      )
    $query$,
    private.lead_filter('{}', null, null, null, promise, null)
  )
  into answer using max_rows;
  return answer;
end
$$;
comment on function private.leads_by_promise(text, integer) is
  'Leads by the time until which we promised an answer. promise: a value of overdue in private.lead_filter.';
revoke execute on function private.leads_by_promise(text, integer) from public, anon, authenticated;
grant execute on function private.leads_by_promise(text, integer) to authenticated;

create function private.admin_home_calls(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'count', (select count(*) from public.calls_today),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'leadId', page.lead_id, 'name', page.name, 'business', page.business_name, 'startsAt', page.starts_at,
        'status', page.status
      ) order by page.starts_at, page.id)
      from (select * from public.calls_today as call order by call.starts_at, call.id limit max_rows) as page
    ), '[]'),
    'next', private.crm_calls(1) -> 0
  )
$$;
comment on function private.admin_home_calls(integer) is 'The calls of today, and the next one that is booked on any day.';
revoke execute on function private.admin_home_calls(integer) from public, anon, authenticated;
grant execute on function private.admin_home_calls(integer) to authenticated;

create index videographer_applications_status_idx on public.videographer_applications (status, created_at);

create function private.admin_home_applications(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'count', (select count(*) from public.videographer_applications as application where application.status = 'new'),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'name', page.first_name || ' ' || page.last_name, 'place', page.city || ', ' || page.state,
        'createdAt', page.created_at
      ) order by page.created_at, page.id)
      from (
        select * from public.videographer_applications as application
        where application.status = 'new' order by application.created_at, application.id limit max_rows
      ) as page
    ), '[]'),
    'gear', (select count(*) from public.cameras as camera where camera.status = 'pending')
      + (select count(*) from public.lenses as lens where lens.status = 'pending')
  )
$$;
comment on function private.admin_home_applications(integer) is
  'New applications, those that wait longest first, and how many suggested cameras and lenses wait for a decision.';
revoke execute on function private.admin_home_applications(integer) from public, anon, authenticated;
grant execute on function private.admin_home_applications(integer) to authenticated;

create function private.quote_states() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'sent', count(*) filter (where quote.state = 'sent'),
    'seen', count(*) filter (where quote.state = 'seen'),
    'expiring', count(*) filter (where quote.state in ('sent', 'seen') and quote.valid_until <= (select private.today()) + 7),
    'accepted', count(*) filter (where quote.state = 'accepted')
  )
  from public.quote_list as quote
$$;
comment on function private.quote_states() is 'How many quotes are in each state that somebody follows up. expiring: within seven days.';
revoke execute on function private.quote_states() from public, anon, authenticated;
grant execute on function private.quote_states() to authenticated;

create function private.unsent_messages(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'count', (select count(*) from public.outbox_messages as message where message.status <> 'sent'),
    'rows', coalesce((
      select jsonb_agg(
        to_jsonb(page) - array['lease', 'leased_until'] order by page.status, page.created_at desc, page.id
      )
      from (
        select * from public.outbox_messages as message where message.status <> 'sent'
        order by message.status, message.created_at desc, message.id limit max_rows
      ) as page
    ), '[]')
  )
$$;
comment on function private.unsent_messages(integer) is 'Failed messages first, then waiting ones, each newest first.';
revoke execute on function private.unsent_messages(integer) from public, anon, authenticated;
grant execute on function private.unsent_messages(integer) to authenticated;

create function public.get_admin_home(since date, until date) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(private.viewer_role() not in ('admin', 'super_admin'), true) then
    raise exception 'The home of admins is for admins' using errcode = 'PT403';
  end if;
  return jsonb_build_object(
    'has', jsonb_build_object(
      'clients', exists (select from public.clients),
      'videos', exists (select from public.videos as video where not video.draft and not video.archived),
      'reviews', exists (select from public.client_reviews),
      'quotes', exists (select from public.quotes)
    ),
    'leads', jsonb_build_object(
      'late', private.leads_by_promise('answer', 5),
      'due', private.leads_by_promise('due', 5),
      'kept', private.leads_by_promise('kept', 0) -> 'count',
      'held', (select count(*) from public.contact_submissions as lead where lead.status = 'held')
    ),
    'calls', private.admin_home_calls(6),
    'applications', private.admin_home_applications(5),
    'quotes', private.quote_states(),
    'quotesWaiting', private.crm_quotes_waiting(5),
    'figures', public.quote_figures(since, until),
    'mail', private.unsent_messages(25),
    'tasks', private.tasks_due(private.viewer_id(), 6)
  );
end
$$;
comment on function public.get_admin_home(date, date) is
  'What waits for an admin: answers to leads, calls, applications, quotes and mail, the caller''s tasks, and what the company has; figures are quote_figures(since, until). Raises PT403.';
revoke execute on function public.get_admin_home(date, date) from public, anon, authenticated;
grant execute on function public.get_admin_home(date, date) to authenticated;
