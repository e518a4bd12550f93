-- One letter a day about what is new in the inbox, and the end of old notifications.

create table private.notification_digests (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  sent_at timestamptz not null,
  primary key (profile_id, day)
);
comment on table private.notification_digests is 'Who got the letter of a day. The row makes it one letter, however many servers ask.';
revoke all on table private.notification_digests from public, anon, authenticated;
alter table private.notification_digests enable row level security;

create function public.send_notification_digests(at timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  clock constant timestamp := at at time zone 'America/Detroit';
  digest record;
  letters integer := 0;
begin
  if clock::time < time '08:00' then
    return 0;
  end if;
  delete from private.notification_digests as old where old.day < clock::date - 90;
  for digest in
    select profile.id, profile.email, profile.first_name, profile.user_type,
      count(*) as total,
      (array_agg(notification.id order by notification.latest_at desc, notification.id))[:25] as newest
    from public.notification_settings as setting
    join public.profiles as profile on profile.id = setting.profile_id and profile.active and profile.user_type is not null
    join public.notifications as notification
      on notification.profile_id = setting.profile_id and notification.kind = setting.kind and notification.read_at is null
    where setting.delivery = 'digest' and notification.latest_at <= at and notification.latest_at > coalesce(
      (select max(earlier.sent_at) from private.notification_digests as earlier where earlier.profile_id = profile.id), '-infinity'
    )
    group by profile.id
  loop
    insert into private.notification_digests (profile_id, day, sent_at) values (digest.id, clock::date, at)
    on conflict do nothing;
    continue when not found;
    begin
      perform private.enqueue_message('notification_digest', digest.email, digest.id, jsonb_build_object(
        'first_name', coalesce(digest.first_name, ''), 'role', digest.user_type, 'total', digest.total,
        'lines', (
          select jsonb_agg(private.notification_json(notification) order by notification.latest_at desc, notification.id)
          from public.notifications as notification where notification.id = any (digest.newest)
        )
      ));
      letters := letters + 1;
    exception when check_violation then
      -- An address that takes no mail must not keep the letters of others.
      null;
    end;
  end loop;
  return letters;
end
$$;
comment on function public.send_notification_digests(timestamptz) is
  'From 8:00 on writes each active person at most one letter a day about unread notifications of the kinds that they want in it, and that came since the last one. Answers the number of letters.';
revoke execute on function public.send_notification_digests(timestamptz) from public, anon, authenticated;
grant execute on function public.send_notification_digests(timestamptz) to service_role;

create function public.remove_old_notifications() returns integer
language sql security definer set search_path = ''
as $$
  with old_events as (
    delete from private.notification_events where noted_at < now() - interval '90 days'
  ), old as (
    delete from public.notifications where latest_at < now() - interval '90 days' returning id
  )
  select count(*)::integer from old
$$;
comment on function public.remove_old_notifications() is 'Forgets what happened 90 days ago. Answers the number of notifications.';
revoke execute on function public.remove_old_notifications() from public, anon, authenticated;
grant execute on function public.remove_old_notifications() to service_role;
