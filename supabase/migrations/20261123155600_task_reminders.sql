-- One letter in the morning of a working day, about the tasks of that day.

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
