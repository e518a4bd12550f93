-- A task, or a quote, that a colleague gives to somebody is told.

alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check check (kind in (
  'ad_comment', 'ad_approval', 'ad_assignment', 'quote_seen', 'quote_question', 'quote_accepted', 'quote_declined',
  'quote_assignment', 'lead_assignment', 'task_assignment', 'job_done', 'job_failed', 'import_done', 'import_failed'
));
alter table public.notification_settings drop constraint notification_settings_kind_check;
alter table public.notification_settings add constraint notification_settings_kind_check check (kind in (
  'ad_comment', 'ad_approval', 'ad_assignment', 'quote_seen', 'quote_question', 'quote_accepted', 'quote_declined',
  'quote_assignment', 'lead_assignment', 'task_assignment', 'job_done', 'job_failed', 'import_done', 'import_failed'
));
alter table public.notifications drop constraint notifications_about_kind_check;
alter table public.notifications add constraint notifications_about_kind_check check (about_kind in (
  'ad', 'ad_group', 'quote', 'lead', 'task', 'ad_fill', 'video', 'owl_import', 'place_import', 'bulk_change', 'handover'
));

create or replace function private.notification_subject(about_kind text, about_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case notification_subject.about_kind
    when 'ad' then (
      select jsonb_build_object('label', ad.title, 'context', ad_group.name)
      from public.ads as ad join public.ad_groups as ad_group on ad_group.id = ad.ad_group_id
      where ad.id = notification_subject.about_id
    )
    when 'ad_group' then (
      select jsonb_build_object('label', ad_group.name, 'context', parent_group.name)
      from public.ad_groups as ad_group join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
      where ad_group.id = notification_subject.about_id
    )
    when 'quote' then (
      select jsonb_build_object(
        'label', quote.number || ' ' || quote.title,
        'context', nullif(coalesce(nullif(quote.recipient_business, ''), quote.recipient_name), '')
      )
      from public.quotes as quote where quote.id = notification_subject.about_id
    )
    when 'lead' then (
      select jsonb_build_object('label', lead.business_name, 'context', lead.first_name || ' ' || lead.last_name)
      from public.contact_submissions as lead where lead.id = notification_subject.about_id
    )
    when 'ad_fill' then (
      select jsonb_build_object('label', template.name, 'context', ad_group.name)
      from public.ad_fills as fill
      join public.ad_templates as template on template.id = fill.template_id
      join public.ad_groups as ad_group on ad_group.id = fill.ad_group_id
      where fill.id = notification_subject.about_id
    )
    when 'video' then (
      select jsonb_build_object('label', coalesce(video.name_internal, video.name_on_website, video.slug))
      from public.videos as video where video.id = notification_subject.about_id
    )
    when 'owl_import' then (
      select jsonb_build_object('label', import.file_name, 'collection', import.collection)
      from private.owl_imports as import where import.id = notification_subject.about_id
    )
    when 'place_import' then (
      select jsonb_build_object('label', import.file_name)
      from private.place_imports as import where import.id = notification_subject.about_id
    )
    when 'bulk_change' then (
      select jsonb_build_object(
        'label', private.bulk_nouns(one.list, counted.rows), 'list', one.list
      )
      from private.bulk_changes as one
      cross join lateral (
        select count(*) as rows from private.bulk_change_rows as line
        where line.change_id = one.id and line.outcome in ('done', 'thin')
      ) as counted
      where one.id = notification_subject.about_id
    )
    when 'handover' then (
      select jsonb_build_object(
        'label', private.bulk_nouns(handover.list, cardinality(handover.record_ids)), 'list', handover.list
      )
      from private.handovers as handover where handover.id = notification_subject.about_id
    )
    when 'task' then (
      select jsonb_build_object('label', task.title, 'context', private.task_about(task) ->> 'label')
      from public.tasks as task where task.id = notification_subject.about_id
    )
  end;
end
$$;
comment on function private.notification_subject(text, uuid) is
  'label, context and, of an import, collection, and of many rows, list. Null for a record that does not exist.';

create function private.note_task_assignee() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Without a signed-in user the server itself writes.
  if private.viewer_id() is not null then
    perform private.notify(
      new.assignee_id, 'task_assignment', 'task', new.id, 'task_assignment:' || new.id || ':' || pg_current_xact_id()
    );
  end if;
  return null;
end
$$;
revoke execute on function private.note_task_assignee() from public, anon, authenticated;
create trigger note_first_task_assignee after insert on public.tasks
  for each row when (new.assignee_id is not null and new.done_at is null) execute function private.note_task_assignee();
create trigger note_task_assignee after update of assignee_id on public.tasks
  for each row when (new.assignee_id is not null and new.assignee_id is distinct from old.assignee_id and new.done_at is null)
  execute function private.note_task_assignee();

create function private.withdraw_task() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.withdraw_notification(old.assignee_id, 'task_assignment', old.id);
  return null;
end
$$;
comment on function private.withdraw_task() is 'A task that is done, or of somebody else, is no news.';
revoke execute on function private.withdraw_task() from public, anon, authenticated;
create trigger withdraw_task after update of assignee_id, done_at on public.tasks
  for each row when (
    old.assignee_id is not null
    and (new.assignee_id is distinct from old.assignee_id or (new.done_at is not null and old.done_at is null))
  )
  execute function private.withdraw_task();
create trigger forget_notifications after delete on public.tasks
  for each row execute function private.forget_notifications();
create trigger forget_messages after delete on public.tasks for each row execute function private.forget_messages();

create function private.note_quote_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.viewer_id() is not null then
    perform private.notify(
      new.owner_id, 'quote_assignment', 'quote', new.id, 'quote_assignment:' || new.id || ':' || pg_current_xact_id()
    );
  end if;
  return null;
end
$$;
revoke execute on function private.note_quote_owner() from public, anon, authenticated;
create trigger note_first_quote_owner after insert on public.quotes
  for each row when (new.owner_id is not null) execute function private.note_quote_owner();
create trigger note_quote_owner after update of owner_id on public.quotes
  for each row when (new.owner_id is not null and new.owner_id is distinct from old.owner_id)
  execute function private.note_quote_owner();

create function private.withdraw_quote_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.withdraw_notification(old.owner_id, 'quote_assignment', old.id);
  return null;
end
$$;
revoke execute on function private.withdraw_quote_owner() from public, anon, authenticated;
create trigger withdraw_quote_owner after update of owner_id on public.quotes
  for each row when (old.owner_id is not null and new.owner_id is distinct from old.owner_id)
  execute function private.withdraw_quote_owner();
