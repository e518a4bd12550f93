-- Tasks: the first rows of each state are found instead of sorting all. Overdue, today, later and done are numbers 1 to 4, because
-- texts compare slowly.

create or replace function public.list_tasks(
  of_person uuid default null,
  in_state text default null,
  words text[] default '{}',
  about_kind text default null,
  max_rows integer default 50,
  skip_rows integer default 0,
  after_task jsonb default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  states constant text[] := array['overdue', 'today', 'later', 'done'];
  today constant date := private.today();
  me constant uuid := private.viewer_id();
  deletes_all constant boolean := coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false);
  patterns constant text[] := array(select '%' || lower(word) || '%' from unnest(words) as word);
  answer jsonb;
begin
  if private.viewer_role() is null then
    raise exception 'Tasks are for staff' using errcode = 'PT403';
  end if;
  with found as materialized (
    select task.id, task.due_on, task.created_at, task.done_at,
      case when task.done_at is not null then 4 when task.due_on < today then 1 when task.due_on = today then 2 else 3 end as state
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
  ), page as (
    select task as task, wanted.state, first.number
    from unnest(case when in_state is null then array[1, 2, 3] else array[array_position(states, in_state)] end) as wanted (state)
    cross join lateral (
      select found.id, row_number() over () as number
      from (
        select found.id
        from found
        where found.state = wanted.state
          and (
            after_task is null
            or found.done_at < (after_task ->> 'doneAt')::timestamptz
            or found.done_at is not distinct from (after_task ->> 'doneAt')::timestamptz
              and (coalesce(found.due_on, 'infinity'), found.created_at, found.id) > (
                coalesce((after_task ->> 'dueOn')::date, 'infinity'), (after_task ->> 'createdAt')::timestamptz,
                (after_task ->> 'id')::uuid
              )
          )
        order by found.done_at desc, found.due_on, found.created_at, found.id
        limit least(greatest(max_rows, 0), 500) offset greatest(skip_rows, 0)
      ) as found
    ) as first
    join public.tasks as task on task.id = first.id
  )
  select jsonb_build_object(
    'counts', (
      select jsonb_build_object(
        'overdue', count(*) filter (where found.state = 1),
        'today', count(*) filter (where found.state = 2),
        'later', count(*) filter (where found.state = 3),
        'done', count(*) filter (where found.state = 4)
      ) from found
    ),
    'rows', coalesce((
      select jsonb_agg(
        -- 'about' as private.task_about(), written out: within the query, policies ask once for all rows.
        private.task_json(page.task, deletes_all, me) || jsonb_build_object('state', states[page.state], 'about',
          case
            when (page.task).lead_id is not null then (
              select jsonb_build_object('kind', 'lead', 'id', lead.id, 'label', lead.business_name)
              from public.contact_submissions as lead where lead.id = (page.task).lead_id
            )
            when (page.task).client_id is not null then (
              select jsonb_build_object('kind', 'client', 'id', client.id, 'label', client.name)
              from public.clients as client where client.id = (page.task).client_id
            )
            when (page.task).contact_id is not null then (
              select jsonb_build_object('kind', 'contact', 'id', contact.id, 'label', contact.first_name || ' ' || contact.last_name)
              from public.contacts as contact where contact.id = (page.task).contact_id
            )
            else (
              select jsonb_build_object('kind', 'parent_group', 'id', parent_group.id, 'label', parent_group.name)
              from public.parent_groups as parent_group where parent_group.id = (page.task).parent_group_id
            )
          end
        )
        order by page.state, page.number
      ) from page
    ), '[]')
  ) into answer;
  return answer;
end
$$;
