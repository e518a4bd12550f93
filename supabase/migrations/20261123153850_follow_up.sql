-- The tasks and notes about one record, in one call, and who may get its tasks.

-- Only super admins read the profiles of others. These two give names to those who already see the task or the note.
create function private.staff_name_of(profile_id uuid) returns text
language sql stable security definer set search_path = ''
as $$ select private.staff_name(profile) from public.profiles as profile where profile.id = profile_id $$;
revoke execute on function private.staff_name_of(uuid) from public, anon, authenticated;
grant execute on function private.staff_name_of(uuid) to authenticated;

-- Designers read only their own tasks, so they give none to others.
create function private.people_to_follow_up(is_lead boolean, is_contact boolean) returns table (
  id uuid, name text, user_type public.user_type
)
language sql stable security definer set search_path = ''
as $$
  select profile.id, private.staff_name(profile), profile.user_type
  from public.profiles as profile
  where profile.active and private.may_follow_up(profile.user_type, is_lead, is_contact)
    and (profile.id = private.viewer_id() or private.viewer_role() <> 'graphic_designer')
  order by lower(private.staff_name(profile)), profile.id
$$;
revoke execute on function private.people_to_follow_up(boolean, boolean) from public, anon, authenticated;
grant execute on function private.people_to_follow_up(boolean, boolean) to authenticated;

create function private.task_json(task public.tasks) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', task.id, 'title', task.title, 'details', task.details, 'dueOn', task.due_on,
    'assigneeId', task.assignee_id, 'assignee', private.staff_name_of(task.assignee_id),
    'doneAt', task.done_at, 'doneBy', private.staff_name_of(task.done_by),
    'createdAt', task.created_at, 'createdBy', private.staff_name_of(task.created_by),
    'version', task.version,
    'canDelete', coalesce(
      private.viewer_write_role() in ('admin', 'super_admin') or task.created_by = private.viewer_id(), false
    )
  )
$$;
revoke execute on function private.task_json(public.tasks) from public, anon, authenticated;
grant execute on function private.task_json(public.tasks) to authenticated;

create function public.read_follow_up(subject_kind text, subject_id uuid, row_limit integer default 20) returns jsonb
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
      select jsonb_agg(private.task_json(row(page.*)::public.tasks) order by page.due_on, page.created_at, page.id)
      from (
        select * from task where task.done_at is null order by task.due_on, task.created_at, task.id limit 500
      ) as page
    ), '[]'),
    'doneTasks', coalesce((
      select jsonb_agg(private.task_json(row(page.*)::public.tasks) order by page.done_at desc, page.id)
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
comment on function public.read_follow_up(text, uuid, integer) is
  'Tasks and notes about one subject, and who may get a task. subject_kind: lead, client, contact or parent_group. Done tasks and notes are the newest row_limit. Raises PT403.';
revoke execute on function public.read_follow_up(text, uuid, integer) from public, anon, authenticated;
grant execute on function public.read_follow_up(text, uuid, integer) to authenticated;
