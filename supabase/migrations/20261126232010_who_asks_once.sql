-- Who asks is found out once for a query, not once for each row: `(select …)` makes it a value that the query computes first. A call
-- reads the sign-in with its second step. A list of a hundred tasks asked 330 times.

create index profiles_role_idx on public.profiles (user_type) where user_type is not null;

create or replace function private.people_to_follow_up(is_lead boolean, is_contact boolean) returns table (
  id uuid, name text, user_type public.user_type
)
language sql stable security definer set search_path = ''
as $$
  select profile.id, private.staff_name(profile), profile.user_type
  from public.profiles as profile
  where profile.active and profile.user_type is not null and private.may_follow_up(profile.user_type, is_lead, is_contact)
    and (profile.id = (select private.viewer_id()) or (select private.viewer_role() <> 'graphic_designer'))
  order by lower(private.staff_name(profile)), profile.id
$$;

create or replace function public.list_template_clients() returns table (id uuid, name text)
language sql stable security definer set search_path = ''
as $$
  select parent_group.id, parent_group.name
  from public.parent_groups as parent_group
  where (select private.viewer_write_role() in ('project_manager', 'admin', 'super_admin'))
    or (select private.viewer_write_role() = 'graphic_designer') and parent_group.id in (
      select ad_group.parent_group_id from public.ad_group_assignments as assignment
      join public.ad_groups as ad_group on ad_group.id = assignment.ad_group_id
      where assignment.profile_id = (select private.viewer_id())
    )
  order by lower(parent_group.name), parent_group.id
$$;

create or replace function private.may_change_template(of_client uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select private.viewer_write_role() in ('project_manager', 'admin', 'super_admin'))
    or (select private.viewer_write_role() = 'graphic_designer') and exists (
      select from public.ad_group_assignments as assignment
      join public.ad_groups as ad_group on ad_group.id = assignment.ad_group_id
      where assignment.profile_id = (select private.viewer_id()) and ad_group.parent_group_id = of_client
    ),
    false
  )
$$;

create or replace function private.may_work_on_group(of_group uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select private.viewer_write_role() in ('project_manager', 'admin', 'super_admin'))
    or (select private.viewer_write_role() = 'graphic_designer') and exists (
      select from public.ad_group_assignments as assignment
      where assignment.ad_group_id = of_group and assignment.profile_id = (select private.viewer_id())
    ),
    false
  )
$$;

create or replace function private.own_calendar_address() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('createdAt', address.created_at, 'readAt', address.read_at)
  from private.calendar_addresses as address where address.profile_id = (select private.viewer_id())
$$;

create or replace function public.leave_ad_template_editor(left_id uuid, own_tab uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from private.ad_template_editors as editor
  where editor.template_id = left_id and editor.tab = own_tab and editor.profile_id = (select private.viewer_id())
$$;

create or replace function private.ad_group_waits_since(group_id uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (
      select entry.happened_at from private.audit_log as entry
      where entry.table_name = 'ad_groups' and entry.row_key = jsonb_build_object('id', ad_group.id)
        and 'status' = any (entry.changed_columns)
      order by entry.happened_at desc limit 1
    ),
    ad_group.updated_at
  )
  from public.ad_groups as ad_group
  where ad_group.id = group_id
    and (select private.viewer_role() in ('graphic_designer', 'project_manager', 'admin', 'super_admin'))
$$;

create or replace function private.kinds_found() returns text[]
language sql stable security definer set search_path = ''
as $$
  select case (select private.viewer_role())
    when 'graphic_designer' then array['ad_group', 'ad', 'ad_template', 'task']
    when 'owl' then array['lead', 'call', 'quote', 'client', 'contact', 'task', 'site_group', 'site', 'deal', 'product', 'brand',
      'loyalty_program']
    when 'project_manager' then array['ad_group', 'ad', 'ad_template', 'quote', 'client', 'contact', 'task', 'site_group', 'site',
      'deal', 'product', 'brand', 'loyalty_program']
    when 'admin' then array['lead', 'call', 'quote', 'client', 'contact', 'ad_group', 'ad', 'ad_template', 'task', 'application',
      'video', 'article', 'place_page', 'review', 'site_group', 'site', 'deal', 'product', 'brand', 'loyalty_program',
      'industry', 'camera', 'lens', 'redirect']
    when 'super_admin' then array['user', 'lead', 'call', 'quote', 'client', 'contact', 'ad_group', 'ad', 'ad_template', 'task',
      'application', 'video', 'article', 'place_page', 'review', 'site_group', 'site', 'deal', 'product', 'brand',
      'loyalty_program', 'industry', 'camera', 'lens', 'redirect']
    else '{}'
  end
$$;

-- Each task is a row of a function, so its caller passes who asks.
create function private.task_json(task public.tasks, deletes_all boolean, me uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', task.id, 'title', task.title, 'details', task.details, 'dueOn', task.due_on,
    'assigneeId', task.assignee_id, 'assignee', private.staff_name_of(task.assignee_id),
    'doneAt', task.done_at, 'doneBy', private.staff_name_of(task.done_by),
    'createdAt', task.created_at, 'createdBy', private.staff_name_of(task.created_by),
    'version', task.version, 'canDelete', coalesce(deletes_all or task.created_by = me, false)
  )
$$;
comment on function private.task_json(public.tasks, boolean, uuid) is 'deletes_all: an admin asks. me: who asks.';
revoke execute on function private.task_json(public.tasks, boolean, uuid) from public, anon, authenticated;
grant execute on function private.task_json(public.tasks, boolean, uuid) to authenticated;

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
      and (
        after_task is null
        or found.done_at < (after_task ->> 'doneAt')::timestamptz
        or found.done_at is not distinct from (after_task ->> 'doneAt')::timestamptz
          and (coalesce(found.due_on, 'infinity'), found.created_at, found.id) > (
            coalesce((after_task ->> 'dueOn')::date, 'infinity'), (after_task ->> 'createdAt')::timestamptz,
            (after_task ->> 'id')::uuid
          )
      )
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
        -- 'about' as private.task_about(), written out: within the query, policies ask once for all rows.
        private.task_json(page.task, deletes_all, me) || jsonb_build_object('state', page.state, 'about',
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

create or replace function private.tasks_due(of_person uuid, max_rows integer) returns jsonb
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
        private.task_json(
          task, (select private.viewer_write_role() in ('admin', 'super_admin')), (select private.viewer_id())
        ) || jsonb_build_object(
          'state', case when page.is_overdue then 'overdue' else 'today' end,
          'about', private.task_about(task)
        ) order by page.due_on, page.created_at, page.id
      ) from page join public.tasks as task on task.id = page.id
    ), '[]')
  )
$$;

create or replace function public.read_follow_up(subject_kind text, subject_id uuid, row_limit integer default 20) returns jsonb
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  is_lead constant boolean := subject_kind = 'lead';
  is_contact constant boolean := subject_kind = 'contact';
  most constant integer := least(greatest(row_limit, 1), 500);
  me constant uuid := private.viewer_id();
  deletes_all constant boolean := coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false);
  answer jsonb;
begin
  if not coalesce(private.may_follow_up(private.viewer_role(), is_lead, is_contact), false) then
    raise exception 'Tasks and notes are for those who read what they are about' using errcode = 'PT403';
  end if;
  with task as materialized (
    select * from public.tasks as task
    where case subject_kind
      when 'lead' then task.lead_id = subject_id
      when 'client' then task.client_id = subject_id
      when 'contact' then task.contact_id = subject_id
      when 'parent_group' then task.parent_group_id = subject_id
    end
  ), note as materialized (
    select * from public.notes as note
    where case subject_kind
      when 'lead' then note.lead_id = subject_id
      when 'client' then note.client_id = subject_id
      when 'contact' then note.contact_id = subject_id
      when 'parent_group' then note.parent_group_id = subject_id
    end
  )
  select jsonb_build_object(
    'openTasks', coalesce((
      select jsonb_agg(private.task_json(row(page.*)::public.tasks, deletes_all, me) order by page.due_on, page.created_at, page.id)
      from (
        select * from task where task.done_at is null order by task.due_on, task.created_at, task.id limit 500
      ) as page
    ), '[]'),
    'doneTasks', coalesce((
      select jsonb_agg(private.task_json(row(page.*)::public.tasks, deletes_all, me) order by page.done_at desc, page.id)
      from (select * from task where task.done_at is not null order by task.done_at desc, task.id limit most) as page
    ), '[]'),
    'doneCount', (select count(*) from task where task.done_at is not null),
    'notes', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', page.id, 'body', page.body, 'author', private.staff_name_of(page.author_id),
          'createdAt', page.created_at, 'editedAt', page.edited_at, 'version', page.version,
          'canEdit', coalesce(page.author_id = me, false),
          'canDelete', deletes_all or coalesce(page.author_id = me, false)
        )
        order by page.created_at desc, page.id
      )
      from (select * from note order by note.created_at desc, note.id limit most) as page
    ), '[]'),
    'noteCount', (select count(*) from note),
    'people', coalesce((
      select jsonb_agg(jsonb_build_object('id', person.id, 'name', person.name))
      from private.people_to_follow_up(is_lead, is_contact) as person
    ), '[]'),
    'viewerId', me
  ) into answer;
  return answer;
end
$$;

drop function private.task_json(public.tasks);

create function private.finds_task(task_id uuid, role public.user_type, me uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.tasks
    where id = task_id and (
      role in ('owl', 'admin', 'super_admin')
      or (lead_id is null and role = 'project_manager')
      or (lead_id is null and contact_id is null and role = 'graphic_designer' and me in (assignee_id, created_by))
    )
  )
$$;
comment on function private.finds_task(uuid, public.user_type, uuid) is
  'Tasks are the one kind of which some roles find a part. It says what their policy says. role and me: of who asks.';
revoke execute on function private.finds_task(uuid, public.user_type, uuid) from public, anon, authenticated;

create or replace function private.matching_entries(question text, terms text[], kinds text[], with_typos boolean, max_rows integer)
returns table (kind text, record_id uuid, title text, context text, status text, about uuid, rank integer, total integer)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  conditions text := '';
  tests text := '';
  term text;
begin
  foreach term in array terms loop
    if length(term) > 1 then
      conditions := conditions || case when with_typos and private.forgives_typos(term)
        then format(' and (private.search_grams(entry.kind, entry.words) @> private.word_grams(asked.kind, %1$L)
          or private.search_grams(entry.kind, entry.words) && private.typo_grams(asked.kind, %1$L))', term)
        else format(' and private.search_grams(entry.kind, entry.words) @> private.word_grams(asked.kind, %L)', term) end;
    end if;
    tests := tests || case when with_typos and private.forgives_typos(term)
      then format(' and (entry.words like %L or entry.words ~ %L)', '%' || term || '%', private.typo_pattern(term))
      else format(' and entry.words like %L', case when length(term) < 3 then '% ' else '%' end || term || '%') end;
  end loop;
  return query execute format($statement$
    select best.kind, best.record_id, best.title, best.context, best.status,
      case best.kind
        when 'call' then (select submission_id from public.intro_calls where id = best.record_id)
        when 'task' then (select assignee_id from public.tasks where id = best.record_id)
      end,
      best.rank, best.total
    from unnest($2) with ordinality as asked (kind, place)
    cross join lateral (
      select entry.kind, entry.record_id, entry.title, entry.context, entry.status, entry.created_at,
        case
          when entry.title_key = $1 then 0
          when entry.title_key like $1 || '%%' then 1
          when (select bool_and(entry.words like '%% ' || term || '%%') from unnest($3) as term) then 2
          when (select bool_and(entry.words like '%%' || term || '%%') from unnest($3) as term) then 3
          else 4
        end as rank,
        (select count(*) from unnest($3) as term where entry.title_key like '%%' || term || '%%') as in_title,
        count(*) over ()::integer as total
      from (
        (select entry.* from private.search_entries as entry
        where entry.kind = asked.kind and entry.title_key ~>=~ $1 and entry.title_key ~<~ ($1 || chr(1114111))
        order by entry.title_key using ~<~ limit 50)
        union
        (%1$s)
      ) as entry
      where entry.kind <> 'task' or private.finds_task(entry.record_id, $5, $6)
      order by rank, in_title desc, entry.created_at desc, entry.record_id limit $4
    ) as best
    order by best.rank, asked.place, best.in_title desc, best.created_at desc, best.record_id
  $statement$,
    case when conditions = '' then 'select * from private.search_entries where false'
      else format('select entry.* from private.search_entries as entry where true %s %s limit %s', conditions, tests,
        case when with_typos then 100 else 300 end) end)
  using question, kinds, terms, max_rows, private.viewer_role(), private.viewer_id();
end
$$;

create or replace function public.recent_records(kinds text[], ids uuid[])
returns table (kind text, record_id uuid, title text, context text, status text, about uuid)
language sql stable security definer set search_path = ''
as $$
  select entry.kind, entry.record_id, entry.title, entry.context, entry.status,
    case entry.kind
      when 'call' then (select submission_id from public.intro_calls where id = entry.record_id)
      when 'task' then (select assignee_id from public.tasks where id = entry.record_id)
    end
  from unnest(kinds[:20], ids[:20]) with ordinality as asked (kind, id, place)
  join private.search_entries as entry on entry.kind = asked.kind and entry.record_id = asked.id
  where entry.kind = any ((select private.kinds_found())::text[]) and (
    entry.kind <> 'task'
    or private.finds_task(entry.record_id, (select private.viewer_role()), (select private.viewer_id()))
  )
  order by asked.place
$$;

drop function private.finds_task(uuid);
