-- An open inbox knows when it shows something else than the bell, and what it marks as read is what it listed.

drop function public.count_unread_notifications();

create function private.unread_state(person_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'asOf', statement_timestamp(),
      'unread', count(*),
      'state', coalesce(
        md5(string_agg(few.id || ' ' || extract(epoch from few.latest_at), ',' order by few.latest_at desc, few.id)), ''
      )
    )
    from (
      select notification.id, notification.latest_at from public.notifications as notification
      where notification.profile_id = person_id and notification.read_at is null
      order by notification.latest_at desc, notification.id
      limit 100
    ) as few
  );
end
$$;
comment on function private.unread_state(uuid) is
  'unread: at most 100, so that it stays cheap. state: another one for other unread rows, also for as many. asOf: when it was read.';
revoke execute on function private.unread_state(uuid) from public, anon, authenticated;

create function public.get_unread_state() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select private.unread_state(viewer.id) from private.viewer() as viewer where viewer.user_type is not null
  );
end
$$;
comment on function public.get_unread_state() is
  'How many unread rows the inbox lists, at most 100, and which (private.unread_state). Null for people without a role.';
revoke execute on function public.get_unread_state() from public, anon, authenticated;
grant execute on function public.get_unread_state() to authenticated;

create or replace function public.list_notifications(only_unread boolean, max_rows integer, skip_rows integer default 0)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  reader uuid;
begin
  select viewer.id into reader from private.viewer() as viewer where viewer.user_type is not null;
  return private.unread_state(reader) || jsonb_build_object(
    'mayChange', private.inbox_owner() is not null,
    'recent', coalesce(
      (
        select jsonb_object_agg(few.id, few.latest_at)
        from (
          select one.id, one.latest_at from public.notifications as one
          where one.profile_id = reader and one.read_at is null and one.latest_at > statement_timestamp() - interval '5 minutes'
          order by one.latest_at desc, one.id
          limit 100
        ) as few
      ),
      '{}'
    ),
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
  'The inbox of the effective user, the newest first. mayChange is false while mirroring. recent: the unread ones of the last five minutes, with their times. Empty for people without a role.';
drop function private.unread_of(uuid);

drop function public.mark_notifications_read(timestamptz, uuid);
create function public.mark_notifications_read(
  seen_until timestamptz, notification_id uuid default null, recent jsonb default '{}'
) returns integer
language sql security definer set search_path = ''
as $$
  with marked as (
    update public.notifications as notification set read_at = now()
    where notification.profile_id = (select private.inbox_owner()) and notification.read_at is null
      and case
        when mark_notifications_read.notification_id is not null
          then notification.id = mark_notifications_read.notification_id and notification.latest_at <= seen_until
        -- What began before the list was read, and was committed after it, is younger than this.
        else notification.latest_at <= seen_until - interval '5 minutes'
          or notification.latest_at <= (recent ->> notification.id::text)::timestamptz
      end
    returning notification.id
  )
  select count(*)::integer from marked
$$;
comment on function public.mark_notifications_read(timestamptz, uuid, jsonb) is
  'Marks one, unless something happened after seen_until. Or all that the list of seen_until had: the older ones, and those in its recent. Answers their number: 0 while mirroring.';
revoke execute on function public.mark_notifications_read(timestamptz, uuid, jsonb) from public, anon, authenticated;
grant execute on function public.mark_notifications_read(timestamptz, uuid, jsonb) to authenticated;
