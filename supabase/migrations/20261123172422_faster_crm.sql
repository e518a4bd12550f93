-- The CRM home among many leads, quotes and tasks: each part reads what it shows, and as little of the rest as possible.

-- Leads that go cold come from this index alone.
create index contact_submissions_open_idx on public.contact_submissions (updated_at)
  include (id, value_cents, next_step_on, created_at)
  where status in ('new', 'contacted', 'call_booked', 'quoted');

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

create or replace function private.crm_going_cold(max_rows integer) returns jsonb
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
drop function private.leads_with_news(timestamptz);

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

create or replace function public.get_crm_home(words text[] default '{}') returns jsonb
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
