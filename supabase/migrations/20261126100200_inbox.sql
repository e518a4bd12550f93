-- What the inbox shows, and what its owner does with it.

create function private.inbox_owner() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select viewer.id from private.viewer() as viewer
    where viewer.user_type is not null and viewer.may_write and viewer.id = auth.uid()
  );
end
$$;
comment on function private.inbox_owner() is
  'Who may change their inbox. Null in every mirroring session, also in one that may change things.';
revoke execute on function private.inbox_owner() from public, anon, authenticated;

create function private.require_inbox_owner() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  owner constant uuid := private.inbox_owner();
begin
  if owner is null then
    raise exception 'An inbox is changed by its owner alone' using errcode = 'PT403';
  end if;
  return owner;
end
$$;
revoke execute on function private.require_inbox_owner() from public, anon, authenticated;

create function private.unread_of(person_id uuid) returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select count(*) from (
      select from public.notifications as notification
      where notification.profile_id = person_id and notification.read_at is null
      order by notification.latest_at desc, notification.id
      limit 100
    ) as few
  );
end
$$;
comment on function private.unread_of(uuid) is 'At most 100, so that it stays cheap.';
revoke execute on function private.unread_of(uuid) from public, anon, authenticated;

create function public.count_unread_notifications() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select private.unread_of(viewer.id) from private.viewer() as viewer where viewer.user_type is not null
  );
end
$$;
comment on function public.count_unread_notifications() is
  'How many unread rows the inbox lists, at most 100. Null for people without a role.';
revoke execute on function public.count_unread_notifications() from public, anon, authenticated;
grant execute on function public.count_unread_notifications() to authenticated;

create function public.list_notifications(only_unread boolean, max_rows integer, skip_rows integer default 0) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  reader uuid;
begin
  select viewer.id into reader from private.viewer() as viewer where viewer.user_type is not null;
  return jsonb_build_object(
    'asOf', now(),
    'mayChange', private.inbox_owner() is not null,
    'unread', private.unread_of(reader),
    'hasMore', exists (
      select from public.notifications as later
      where later.profile_id = reader and (later.read_at is null or not only_unread)
      order by later.latest_at desc, later.id
      limit 1 offset skip_rows + max_rows
    ),
    'rows', coalesce(
      (
        select jsonb_agg(private.notification_json(notification) order by notification.latest_at desc, notification.id)
        from (
          select one.* from public.notifications as one
          where one.profile_id = reader and (one.read_at is null or not only_unread)
          order by one.latest_at desc, one.id
          limit least(max_rows, 200) offset skip_rows
        ) as notification
      ),
      '[]'
    )
  );
end
$$;
comment on function public.list_notifications(boolean, integer, integer) is
  'The inbox of the effective user, the newest first. mayChange is false while mirroring. Empty for people without a role.';
revoke execute on function public.list_notifications(boolean, integer, integer) from public, anon, authenticated;
grant execute on function public.list_notifications(boolean, integer, integer) to authenticated;

create function public.mark_notifications_read(seen_until timestamptz, notification_id uuid default null) returns integer
language sql security definer set search_path = ''
as $$
  with marked as (
    update public.notifications as notification set read_at = now()
    where notification.profile_id = (select private.inbox_owner()) and notification.read_at is null
      and (mark_notifications_read.notification_id is null or notification.id = mark_notifications_read.notification_id)
      and notification.latest_at <= seen_until
    returning notification.id
  )
  select count(*)::integer from marked
$$;
comment on function public.mark_notifications_read(timestamptz, uuid) is
  'Marks one, or all, unless something happened after seen_until. Answers their number: 0 while mirroring.';
revoke execute on function public.mark_notifications_read(timestamptz, uuid) from public, anon, authenticated;
grant execute on function public.mark_notifications_read(timestamptz, uuid) to authenticated;

create function public.mute_notifications(notification_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant uuid := private.require_inbox_owner();
  muted public.notifications;
begin
  select * into muted from public.notifications as notification
  where notification.id = mute_notifications.notification_id and notification.profile_id = owner;
  if muted.id is null then
    return false;
  end if;
  insert into public.notification_mutes (profile_id, about_id, about_kind)
  values (owner, muted.about_id, muted.about_kind) on conflict do nothing;
  update public.notifications as notification set read_at = now()
  where notification.profile_id = owner and notification.about_id = muted.about_id and notification.read_at is null;
  return true;
end
$$;
comment on function public.mute_notifications(uuid) is
  'Nothing more about the record of this notification. What is unread about it is read now. False when it is gone. Raises PT403.';
revoke execute on function public.mute_notifications(uuid) from public, anon, authenticated;
grant execute on function public.mute_notifications(uuid) to authenticated;

create function public.unmute_notifications(muted_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant uuid := private.require_inbox_owner();
begin
  delete from public.notification_mutes as mute where mute.profile_id = owner and mute.about_id = muted_id;
end
$$;
comment on function public.unmute_notifications(uuid) is 'Raises PT403.';
revoke execute on function public.unmute_notifications(uuid) from public, anon, authenticated;
grant execute on function public.unmute_notifications(uuid) to authenticated;

create function public.set_notification_settings(deliveries jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant uuid := private.require_inbox_owner();
begin
  delete from public.notification_settings as setting where setting.profile_id = owner;
  insert into public.notification_settings (profile_id, kind, delivery)
  select owner, entry.key, entry.value from jsonb_each_text(deliveries) as entry where entry.value <> 'app';
exception when check_violation then
  raise exception 'There is no such notification' using errcode = 'PT422';
end
$$;
comment on function public.set_notification_settings(jsonb) is
  'deliveries: for each kind app, mail, digest or nothing. Kinds that it does not name are app. Raises PT403, PT422.';
revoke execute on function public.set_notification_settings(jsonb) from public, anon, authenticated;
grant execute on function public.set_notification_settings(jsonb) to authenticated;

create function public.read_notification_settings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  reader uuid;
begin
  select viewer.id into reader from private.viewer() as viewer where viewer.user_type is not null;
  return jsonb_build_object(
    'mayChange', private.inbox_owner() is not null,
    'deliveries', (
      select coalesce(jsonb_object_agg(setting.kind, setting.delivery), '{}')
      from public.notification_settings as setting where setting.profile_id = reader
    ),
    'muted', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('aboutKind', mute.about_kind, 'aboutId', mute.about_id)
            || coalesce(private.notification_subject(mute.about_kind, mute.about_id), '{}')
          order by mute.muted_at desc
        ),
        '[]'
      )
      from public.notification_mutes as mute where mute.profile_id = reader
    )
  );
end
$$;
comment on function public.read_notification_settings() is 'Of the effective user. Kinds without an entry in deliveries are app.';
revoke execute on function public.read_notification_settings() from public, anon, authenticated;
grant execute on function public.read_notification_settings() to authenticated;

create function public.open_notification(notification_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  reader uuid;
  opened public.notifications;
begin
  select viewer.id into reader from private.viewer() as viewer where viewer.user_type is not null;
  select * into opened from public.notifications as notification
  where notification.id = open_notification.notification_id and notification.profile_id = reader;
  if opened.id is null then
    return null;
  end if;
  update public.notifications as notification set read_at = now()
  where notification.id = opened.id and notification.read_at is null and notification.profile_id = private.inbox_owner();
  return private.notification_json(opened);
end
$$;
comment on function public.open_notification(uuid) is
  'Marks it read, but not while mirroring, and answers it as it was. Null when it is gone or of somebody else.';
revoke execute on function public.open_notification(uuid) from public, anon, authenticated;
grant execute on function public.open_notification(uuid) to authenticated;
