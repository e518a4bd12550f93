-- The tasks of a person over all records, and the letter about them in the morning.

create function private.task_about(task public.tasks) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when task.lead_id is not null then (
      select jsonb_build_object('kind', 'lead', 'id', lead.id, 'label', lead.business_name)
      from public.contact_submissions as lead where lead.id = task.lead_id
    )
    when task.client_id is not null then (
      select jsonb_build_object('kind', 'client', 'id', client.id, 'label', client.name)
      from public.clients as client where client.id = task.client_id
    )
    when task.contact_id is not null then (
      select jsonb_build_object(
        'kind', 'contact', 'id', contact.id, 'label', contact.first_name || ' ' || contact.last_name
      )
      from public.contacts as contact where contact.id = task.contact_id
    )
    else (
      select jsonb_build_object('kind', 'parent_group', 'id', parent_group.id, 'label', parent_group.name)
      from public.parent_groups as parent_group where parent_group.id = task.parent_group_id
    )
  end
$$;
comment on function private.task_about(public.tasks) is 'What the task is about, with its name, as far as the caller may read it.';
revoke execute on function private.task_about(public.tasks) from public, anon, authenticated;
grant execute on function private.task_about(public.tasks) to authenticated;

create function public.list_tasks(
  of_person uuid default null,
  in_state text default null,
  words text[] default '{}',
  about_kind text default null,
  max_rows integer default 50,
  skip_rows integer default 0
) returns jsonb
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := private.today();
  patterns constant text[] := array(select '%' || lower(word) || '%' from unnest(words) as word);
  answer jsonb;
begin
  if private.viewer_role() is null then
    raise exception 'Tasks are for staff' using errcode = 'PT403';
  end if;
  with found as materialized (
    select task.id, task.due_on, task.created_at, task.done_at,
      case
        when task.done_at is not null then 'done'
        when task.due_on < today then 'overdue'
        when task.due_on = today then 'today'
        else 'later'
      end as state
    from public.tasks as task
    where (of_person is null or task.assignee_id = of_person)
      and task.search_text like all (patterns)
      and case about_kind
        when 'lead' then task.lead_id is not null
        when 'client' then task.client_id is not null
        when 'contact' then task.contact_id is not null
        when 'parent_group' then task.parent_group_id is not null
        else true
      end
  ), numbered as (
    select found.id, found.state, row_number() over (
      partition by found.state order by found.done_at desc, found.due_on, found.created_at, found.id
    ) as number
    from found
    where case when in_state is null then found.state <> 'done' else found.state = in_state end
  ), page as (
    select task as task, numbered.state, numbered.number
    from numbered
    join public.tasks as task on task.id = numbered.id
    where numbered.number > greatest(skip_rows, 0)
      and numbered.number <= greatest(skip_rows, 0) + least(greatest(max_rows, 0), 500)
  )
  select jsonb_build_object(
    'counts', (
      select jsonb_build_object(
        'overdue', count(*) filter (where found.state = 'overdue'),
        'today', count(*) filter (where found.state = 'today'),
        'later', count(*) filter (where found.state = 'later'),
        'done', count(*) filter (where found.state = 'done')
      ) from found
    ),
    'rows', coalesce((
      select jsonb_agg(
        private.task_json(page.task) || jsonb_build_object('state', page.state, 'about', private.task_about(page.task))
        order by page.state, page.number
      ) from page
    ), '[]')
  ) into answer;
  return answer;
end
$$;
comment on function public.list_tasks(uuid, text, text[], text, integer, integer) is
  'Tasks that the caller may read. in_state: overdue, today, later or done; null for the first max_rows of each open state. of_person null: of everybody. Raises PT403.';
revoke execute on function public.list_tasks(uuid, text, text[], text, integer, integer) from public, anon, authenticated;
grant execute on function public.list_tasks(uuid, text, text[], text, integer, integer) to authenticated;

create function public.list_people_for_tasks() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  role constant public.user_type := private.viewer_role();
begin
  if role is null then
    raise exception 'Tasks are for staff' using errcode = 'PT403';
  end if;
  return (
    select jsonb_object_agg(
      subject.kind,
      case when private.may_follow_up(role, subject.is_lead, subject.is_contact) then coalesce((
        select jsonb_agg(jsonb_build_object('id', person.id, 'name', person.name))
        from private.people_to_follow_up(subject.is_lead, subject.is_contact) as person
      ), '[]') else '[]' end
    )
    from (values ('lead', true, false), ('contact', false, true), ('client', false, false)) as subject (kind, is_lead, is_contact)
  );
end
$$;
comment on function public.list_people_for_tasks() is
  'Who may get tasks about leads, contacts, and clients (as about site groups). Raises PT403.';
revoke execute on function public.list_people_for_tasks() from public, anon, authenticated;
grant execute on function public.list_people_for_tasks() to authenticated;

create table private.task_reminders (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  sent_at timestamptz not null default now(),
  primary key (profile_id, day)
);
comment on table private.task_reminders is 'Who got the letter about tasks of a day. The row makes it one letter, however many servers ask.';
revoke all on table private.task_reminders from public, anon, authenticated;
alter table private.task_reminders enable row level security;

create function public.send_task_reminders(at timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  clock constant timestamp := at at time zone 'America/Detroit';
  today constant date := clock::date;
  person public.profiles;
  letters integer := 0;
begin
  if clock::time not between time '08:00' and time '18:00'
    or not exists (select from public.company_hours as hours where hours.weekday = extract(isodow from today))
    or exists (select from public.company_closed_days as closed where closed.day = today)
  then
    return 0;
  end if;
  delete from private.task_reminders as old where old.day < today - 30;
  for person in
    with reminded as (
      insert into private.task_reminders (profile_id, day)
      select distinct profile.id, today
      from public.tasks as task
      join public.profiles as profile on profile.id = task.assignee_id
      where task.done_at is null and task.due_on <= today and profile.active
        and private.may_follow_up(profile.user_type, task.lead_id is not null, task.contact_id is not null)
      on conflict do nothing
      returning profile_id
    )
    select profile.* from reminded join public.profiles as profile on profile.id = reminded.profile_id
  loop
    perform private.enqueue_message('task_reminder', person.email, person.id, jsonb_build_object(
      'first_name', coalesce(person.first_name, ''),
      'role', person.user_type,
      'day', today,
      'total', count(*),
      'tasks', jsonb_agg(
        jsonb_build_object(
          'title', (due.task).title, 'due_on', (due.task).due_on, 'about', private.task_about(due.task) ->> 'label'
        )
        order by due.number
      ) filter (where due.number <= 25)
    ))
    from (
      select task, row_number() over (order by task.due_on, task.created_at, task.id) as number
      from public.tasks as task
      where task.assignee_id = person.id and task.done_at is null and task.due_on <= today
        and private.may_follow_up(person.user_type, task.lead_id is not null, task.contact_id is not null)
    ) as due;
    letters := letters + 1;
  end loop;
  return letters;
end
$$;
comment on function public.send_task_reminders(timestamptz) is
  'Writes each active person one letter a day about their tasks that are due or overdue: between 8:00 and 18:00, on weekdays with company hours that are not closed. Answers the number of letters. A person without such tasks gets none.';
revoke execute on function public.send_task_reminders(timestamptz) from public, anon, authenticated;
grant execute on function public.send_task_reminders(timestamptz) to service_role;

create function public.seconds_to_task_reminders(at timestamptz default now()) returns integer
language sql stable set search_path = ''
as $$
  select ceil(extract(epoch from (
    case when clock::time < time '08:00' then clock::date else clock::date + 1 end + time '08:00'
  ) at time zone 'America/Detroit' - at))::integer
  from (select at at time zone 'America/Detroit' as clock) as here
$$;
comment on function public.seconds_to_task_reminders(timestamptz) is 'Until it is 8:00 in the company''s time zone the next time.';
revoke execute on function public.seconds_to_task_reminders(timestamptz) from public, anon, authenticated;
grant execute on function public.seconds_to_task_reminders(timestamptz) to service_role;
