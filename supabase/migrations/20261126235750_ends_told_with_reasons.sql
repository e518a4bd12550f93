-- Whoever began an import or a change of many rows hears when it ended early, with the reason, and when its undo is over.

create or replace function private.begin_bulk_steps(begun_id uuid, new_status text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  begun private.bulk_changes;
begin
  update private.bulk_changes as one
  set status = new_status, next_position = 1, has_progress = false, problem = null, finished_at = null, begun_with = jsonb_build_object(
    'sub', auth.uid(), 'role', 'authenticated', 'session_id', private.session_id()
  )
  where one.id = begun_id
  returning * into begun;
  perform private.enqueue_job(
    'bulk-change',
    jsonb_build_object('changeId', begun_id, 'list', begun.list, 'isUndo', new_status = 'undoing'),
    'bulk-change:' || begun_id,
    job_creator => private.viewer_id(), job_attempts => 100
  );
end
$$;

create or replace function private.begin_owl_steps(begun_id uuid, new_status text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- The rows came a moment ago. Without statistics each step reads all of them.
  analyze private.owl_import_rows;
  update private.owl_imports as import
  set status = new_status, next_place = 1, problem = null, begun_with = jsonb_build_object(
    'sub', auth.uid(), 'role', 'authenticated', 'session_id', private.session_id()
  )
  where import.id = begun_id;
  perform private.enqueue_job(
    'owl-import', jsonb_build_object('importId', begun_id, 'isUndo', new_status = 'undoing'), 'owl-import:' || begun_id,
    job_creator => private.viewer_id(), job_attempts => 100
  );
end
$$;

create or replace function private.begin_place_steps(begun_id uuid, new_status text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.place_imports as import
  set status = new_status, next_number = 1, begun_with = jsonb_build_object(
    'sub', auth.uid(), 'role', 'authenticated', 'session_id', private.session_id()
  )
  where import.id = begun_id;
  perform private.enqueue_job(
    'place-import', jsonb_build_object('importId', begun_id, 'isUndo', new_status = 'undoing'), 'place-import:' || begun_id,
    job_creator => private.viewer_id(), job_attempts => 100
  );
end
$$;

create or replace function private.note_job_end() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  about_kind text;
  about_id uuid;
  ending text;
begin
  case new.kind
    when 'owl-import' then
      select 'owl_import', import.id,
        case when import.status in ('done', 'undone') then case when import.problem is null then 'done' else 'failed' end end
      into about_kind, about_id, ending
      from private.owl_imports as import where import.id = (new.payload ->> 'importId')::uuid;
    when 'place-import' then
      select 'place_import', import.id, case when import.status in ('done', 'undone') then 'done' end
      into about_kind, about_id, ending
      from private.place_imports as import where import.id = (new.payload ->> 'importId')::uuid;
    when 'bulk-change' then
      select 'bulk_change', one.id,
        case
          when one.status not in ('done', 'undone') then null
          when one.problem is null then 'done'
          -- As stop_bulk_change() says it: the person knows.
          when one.problem <> 'You stopped it.' then 'failed'
        end
      into about_kind, about_id, ending
      from private.bulk_changes as one where one.id = (new.payload ->> 'changeId')::uuid;
    when 'ad-fill' then
      select 'ad_fill', fill.id, case when fill.status = 'done' then 'done' end into about_kind, about_id, ending
      from public.ad_fills as fill where fill.id = (new.payload ->> 'fillId')::uuid;
    when 'renditions' then
      about_kind := 'video';
      about_id := (new.payload ->> 'video')::uuid;
      ending := case when new.result ? 'files' then 'done' end;
    else
      return null;
  end case;
  if new.status = 'failed' then
    ending := 'failed';
  end if;
  if ending is not null then
    perform private.notify(
      new.created_by, case when about_kind like '%import' then 'import_' else 'job_' end || ending,
      about_kind, about_id, 'job:' || new.id || ':' || new.token, new.id
    );
  end if;
  return null;
end
$$;
comment on function private.note_job_end() is
  'Tells whoever started a job that somebody waits for how it ended. What ended early has failed, though its job is done. A check, and what the person stopped, are not told.';

create or replace function private.end_bulk_steps(ended_id uuid, why text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ended private.bulk_changes;
  told_kind text;
  receiver uuid;
begin
  update private.bulk_changes as one
  set status = case when one.status = 'undoing' and why is null then 'undone' else 'done' end, problem = why, finished_at = now()
  where one.id = ended_id and one.status in ('running', 'undoing')
  returning * into ended;
  if ended.list = 'leads' and ended.change ->> 'change' = 'owner' then
    told_kind := 'lead_assignment';
    receiver := ended.change ->> 'owner';
  elsif ended.list = 'ad-groups' and ended.change ->> 'change' = 'assign' then
    told_kind := 'ad_assignment';
    receiver := ended.change ->> 'person';
  else
    return;
  end if;
  if ended.status = 'done' and exists (
    select from private.bulk_change_rows as line where line.change_id = ended_id and line.outcome = 'done' and line.undone is null
  ) then
    perform private.notify(receiver, told_kind, 'bulk_change', ended_id, 'bulk_change:' || ended_id);
  elsif ended.status = 'undone' and not exists (
    select from private.bulk_change_rows as line
    where line.change_id = ended_id and line.outcome = 'done' and line.undone is distinct from 'done' and case ended.list
      when 'leads' then exists (
        select from public.contact_submissions as lead where lead.id = line.row_id and lead.owner_id = receiver
      )
      else exists (
        select from public.ad_group_assignments as assignment
        where assignment.ad_group_id = line.row_id and assignment.profile_id = receiver
      )
    end
  ) then
    perform private.withdraw_notification(receiver, told_kind, ended_id);
  end if;
end
$$;
comment on function private.end_bulk_steps(uuid, text) is
  'why: null when all rows were reached. A person who got leads or ad groups hears of all of them at once, and no more of it when an undo took all of them back.';

create or replace function private.notification_json(notification public.notifications) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', notification.id, 'kind', notification.kind, 'aboutKind', notification.about_kind,
    'aboutId', notification.about_id, 'events', notification.events, 'latestAt', notification.latest_at,
    'isUnread', notification.read_at is null
  ) || coalesce(private.notification_subject(notification.about_kind, notification.about_id), '{}') || coalesce(
    case
      when notification.kind = 'ad_comment' then (
        select jsonb_build_object(
          'author', comment.author_name, 'words', left(comment.body, 300), 'wantsChanges', comment.wants_changes
        )
        from public.ad_comments as comment where comment.id = notification.event_id
      )
      when notification.kind = 'ad_approval' then (
        select jsonb_build_object('author', approval.author_name)
        from public.ad_approvals as approval where approval.id = notification.event_id
      )
      when notification.kind = 'quote_question' then (
        select jsonb_build_object('words', left(comment.body, 300))
        from public.quote_comments as comment
        where comment.quote_id = notification.about_id and comment.author = 'client'
        order by comment.created_at desc limit 1
      )
      when notification.kind in ('job_done', 'import_done') then (
        select jsonb_build_object('isUndo', true)
        from public.jobs as job where job.id = notification.event_id and job.payload -> 'isUndo' = 'true'
      )
      when notification.kind in ('job_failed', 'import_failed') then (
        select jsonb_strip_nulls(jsonb_build_object(
          'isUndo', nullif(job.payload -> 'isUndo', 'false'),
          'words', coalesce(case job.status when 'failed' then job.error end, bulk.problem, import.problem),
          -- None may have changed.
          'label', private.bulk_nouns(bulk.list, bulk.total)
        ))
        from public.jobs as job
        left join private.bulk_changes as bulk on bulk.id = notification.about_id
        left join private.owl_imports as import on import.id = notification.about_id
        where job.id = notification.event_id
      )
      when notification.actor_id is not null then (
        select jsonb_build_object('author', private.staff_name(person))
        from public.profiles as person where person.id = notification.actor_id
      )
    end,
    '{}'
  );
end
$$;
