-- How somebody is told, and when a notification is forgotten.

create function private.notification_subject(about_kind text, about_id uuid) returns jsonb
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
  end;
end
$$;
comment on function private.notification_subject(text, uuid) is
  'label, context and, of an import, collection. Null for a record that does not exist.';
revoke execute on function private.notification_subject(text, uuid) from public, anon, authenticated;

create function private.notification_json(notification public.notifications) returns jsonb
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
        select jsonb_build_object('author', comment.author_name, 'words', left(comment.body, 300))
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
      when notification.kind in ('job_failed', 'import_failed') then (
        select jsonb_build_object('words', job.error) from public.jobs as job where job.id = notification.event_id
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
comment on function private.notification_json(public.notifications) is 'As lib/portal/notifications.ts reads it.';
revoke execute on function private.notification_json(public.notifications) from public, anon, authenticated;

create function private.notify(
  person_id uuid, kind text, about_kind text, about_id uuid, event_key text, event_id uuid default null, has_mail boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  actor constant uuid := private.viewer_id();
  person public.profiles;
  delivery text;
  noted public.notifications;
begin
  select * into person from public.profiles as profile
  where profile.id = notify.person_id and profile.active and profile.user_type is not null;
  if person.id is null or person.id = actor
    or private.notification_subject(notify.about_kind, notify.about_id) is null
    or exists (
      select from public.notification_mutes as mute
      where mute.profile_id = person.id and mute.about_id = notify.about_id
    )
  then
    return;
  end if;
  select setting.delivery into delivery from public.notification_settings as setting
  where setting.profile_id = person.id and setting.kind = notify.kind;
  insert into private.notification_events (profile_id, event_key) values (person.id, notify.event_key)
  on conflict do nothing;
  if not found or delivery = 'nothing' then
    return;
  end if;

  insert into public.notifications as known (profile_id, kind, about_kind, about_id, event_id, actor_id)
  values (person.id, notify.kind, notify.about_kind, notify.about_id, notify.event_id, actor)
  on conflict (profile_id, kind, about_id) where read_at is null do update
    set events = known.events + 1, latest_at = excluded.latest_at, event_id = excluded.event_id, actor_id = excluded.actor_id
  returning * into noted;

  if delivery = 'mail' and not notify.has_mail then
    noted.events := 1;
    begin
      perform private.enqueue_message('notification', person.email, notify.about_id, jsonb_build_object(
        'first_name', coalesce(person.first_name, ''), 'role', person.user_type, 'line', private.notification_json(noted)
      ));
    exception when check_violation then
      -- An address that takes no mail must not undo the event: the notification stays.
      null;
    end;
  end if;
end
$$;
comment on function private.notify(uuid, text, text, uuid, text, uuid, boolean) is
  'Tells a person of an event once, in the transaction of the event. Does nothing for an inactive person, for one''s own acts, for muted records and for kinds that somebody has turned off. has_mail: another letter tells the person.';
revoke execute on function private.notify(uuid, text, text, uuid, text, uuid, boolean) from public, anon, authenticated;

create function private.forget_notifications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notifications where about_id = old.id;
  delete from public.notification_mutes where about_id = old.id;
  return null;
end
$$;
comment on function private.forget_notifications() is 'After-delete trigger of the tables that notifications are about.';
revoke execute on function private.forget_notifications() from public, anon, authenticated;

create trigger forget_notifications after delete on public.ads for each row execute function private.forget_notifications();
create trigger forget_notifications after delete on public.ad_groups for each row execute function private.forget_notifications();
create trigger forget_notifications after delete on public.quotes for each row execute function private.forget_notifications();
create trigger forget_notifications after delete on public.contact_submissions
  for each row execute function private.forget_notifications();
create trigger forget_notifications after delete on public.ad_fills for each row execute function private.forget_notifications();
create trigger forget_notifications after delete on public.videos for each row execute function private.forget_notifications();
create trigger forget_notifications after delete on private.owl_imports
  for each row execute function private.forget_notifications();
create trigger forget_notifications after delete on private.place_imports
  for each row execute function private.forget_notifications();

create function private.empty_inbox() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notifications where profile_id = new.id;
  return null;
end
$$;
comment on function private.empty_inbox() is 'Somebody with another role may not read the same records any more.';
revoke execute on function private.empty_inbox() from public, anon, authenticated;

create trigger empty_inbox after update of user_type on public.profiles
  for each row when (new.user_type is distinct from old.user_type) execute function private.empty_inbox();
