-- Events are told once, whenever their transactions end, and also to whoever is mirrored while they happen.

alter table public.notifications add column told_in_digest timestamptz;
comment on column public.notifications.told_in_digest is 'The latest_at that a daily mail has told. Null: none has.';

create or replace function private.notify(
  person_id uuid, kind text, about_kind text, about_id uuid, event_key text, event_id uuid default null, has_mail boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  actor uuid := private.viewer_id();
  person public.profiles;
  delivery text;
  noted public.notifications;
begin
  select * into person from public.profiles as profile
  where profile.id = notify.person_id and profile.active and profile.user_type is not null;
  if person.id is null or person.id = auth.uid()
    or private.notification_subject(notify.about_kind, notify.about_id) is null
    or exists (
      select from public.notification_mutes as mute
      where mute.profile_id = person.id and mute.about_id = notify.about_id
    )
  then
    return;
  end if;
  -- Nobody gives anything to themselves: this is by the colleague who mirrors them.
  if person.id = actor then
    actor := auth.uid();
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
    -- Later each time, also when a transaction that began earlier ends later: whoever saw the row before has not seen this event.
    set events = known.events + 1, latest_at = greatest(excluded.latest_at, known.latest_at + interval '1 microsecond'),
      event_id = excluded.event_id, actor_id = excluded.actor_id
  returning * into noted;

  if delivery = 'mail' and not notify.has_mail then
    noted.events := 1;
    begin
      perform private.enqueue_message('notification', person.email, notify.about_id, jsonb_build_object(
        'first_name', coalesce(person.first_name, ''), 'role', person.user_type, 'person_id', person.id,
        'line', private.notification_json(noted)
      ));
    exception when check_violation then
      -- An address that takes no mail must not undo the event: the notification stays.
      null;
    end;
  end if;
end
$$;
comment on function private.notify(uuid, text, text, uuid, text, uuid, boolean) is
  'Tells a person of an event once, in the transaction of the event. Does nothing for an inactive person, for what they did by themselves, for muted records and for kinds that somebody has turned off. has_mail: another letter tells the person.';

create or replace function public.send_notification_digests(at timestamptz default now()) returns integer
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
      array_agg(notification.id order by notification.latest_at desc, notification.id) as told,
      array_agg(notification.latest_at order by notification.latest_at desc, notification.id) as told_until
    from public.notification_settings as setting
    join public.profiles as profile on profile.id = setting.profile_id and profile.active and profile.user_type is not null
    join public.notifications as notification
      on notification.profile_id = setting.profile_id and notification.kind = setting.kind and notification.read_at is null
    where setting.delivery = 'digest' and notification.latest_at <= at
      and notification.latest_at is distinct from notification.told_in_digest
      -- What began before the last letter may have been committed after it.
      and notification.latest_at > coalesce(
        (
          select max(earlier.sent_at) - interval '5 minutes'
          from private.notification_digests as earlier where earlier.profile_id = profile.id
        ),
        '-infinity'
      )
    group by profile.id
  loop
    insert into private.notification_digests (profile_id, day, sent_at) values (digest.id, clock::date, at)
    on conflict do nothing;
    continue when not found;
    update public.notifications as notification set told_in_digest = line.latest_at
    from unnest(digest.told, digest.told_until) as line (id, latest_at)
    where notification.id = line.id;
    begin
      perform private.enqueue_message('notification_digest', digest.email, digest.id, jsonb_build_object(
        'first_name', coalesce(digest.first_name, ''), 'role', digest.user_type, 'total', digest.total,
        'lines', (
          select jsonb_agg(private.notification_json(notification) order by notification.latest_at desc, notification.id)
          from public.notifications as notification where notification.id = any (digest.told[:25])
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
