-- The tasks of a person over all records.

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
