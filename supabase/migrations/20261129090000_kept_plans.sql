-- PL/pgSQL keeps its plans. A function in SQL within another function is planned at each call: these two at each question who asks,
-- and for each task of a list.

create or replace function private.session_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  claim constant text := auth.jwt() ->> 'session_id';
begin
  return case when claim ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then claim::uuid end;
end
$$;

create or replace function private.task_json(task public.tasks, deletes_all boolean, me uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', task.id, 'title', task.title, 'details', task.details, 'dueOn', task.due_on,
    'assigneeId', task.assignee_id, 'assignee', private.staff_name_of(task.assignee_id),
    'doneAt', task.done_at, 'doneBy', private.staff_name_of(task.done_by),
    'createdAt', task.created_at, 'createdBy', private.staff_name_of(task.created_by),
    'version', task.version, 'canDelete', coalesce(deletes_all or task.created_by = me, false)
  );
end
$$;
