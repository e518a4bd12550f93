-- More than five leads, or ad groups, that a colleague gives to one person at once are one notification, and one letter.

create table private.handovers (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  list text not null check (list in ('leads', 'ad-groups')),
  act text not null check (char_length(act) between 1 and 100),
  record_ids uuid[] not null,
  unique (profile_id, list, act)
);
comment on table private.handovers is
  'What one person got in one act, as far as no undo took it back. Deleted with its notification. Changes as a job are in private.bulk_changes.';
comment on column private.handovers.act is 'The act that gave it, or else the transaction.';
revoke all on table private.handovers from public, anon, authenticated;
alter table private.handovers enable row level security;

create trigger forget_notifications after delete on private.handovers
  for each row execute function private.forget_notifications();
create trigger forget_messages after delete on private.handovers
  for each row execute function private.forget_messages();

create function private.forget_handover() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.handovers as handover where handover.id = old.about_id;
  return null;
end
$$;
revoke execute on function private.forget_handover() from public, anon, authenticated;
create trigger forget_handover after delete on public.notifications
  for each row when (old.about_kind = 'handover') execute function private.forget_handover();

create or replace function private.send_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Without a signed-in user it is the worker that sends mail.
  if auth.uid() is null or coalesce(current_setting('fieldlight.recounts_letter', true), '') = 'on' then
    return new;
  end if;
  if to_jsonb(new) - 'status' is distinct from to_jsonb(old) - 'status' or new.status <> 'waiting' then
    raise exception 'Mail can only be put back to waiting' using errcode = 'PT403';
  end if;
  if old.status = 'sent' then
    raise exception 'This mail was sent' using errcode = 'PT409';
  end if;
  new.attempts := 0;
  new.next_attempt_at := now();
  return new;
end
$$;
comment on function private.send_again() is
  'Staff may change only the status, and only from failed or waiting to waiting, so that the message is sent at once. recount_handover() changes the text.';

create function private.recount_handover(handover private.handovers) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  label constant text := private.bulk_nouns(handover.list, cardinality(handover.record_ids));
begin
  perform set_config('fieldlight.recounts_letter', 'on', true);
  update public.outbox_messages as message set payload = jsonb_set(message.payload, '{line,label}', to_jsonb(label))
  where message.about_id = handover.id and message.kind = 'notification' and message.status = 'waiting' and message.lease is null
    and message.payload #>> '{line,label}' <> label;
  perform set_config('fieldlight.recounts_letter', '', true);
end
$$;
comment on function private.recount_handover(private.handovers) is 'The inbox reads the number. A letter that waits has it in its text.';
revoke execute on function private.recount_handover(private.handovers) from public, anon, authenticated;

create function private.tell_given(person_id uuid, of_kind text, of_list text, given uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 5;
  this_act constant text := coalesce('act ' || private.present_act(), 'transaction ' || pg_current_xact_id());
  handover private.handovers;
  total integer;
begin
  -- An undo writes row by row. What the server gives by itself, it gives one by one.
  if private.viewer_id() is not null and (cardinality(given) > most or private.is_restoring()) then
    delete from private.handovers as untold
    where untold.profile_id = person_id and untold.act <> this_act and not exists (
      select from public.notifications as notification where notification.about_id = untold.id
    );
    insert into private.handovers as known (profile_id, list, act, record_ids) values (person_id, of_list, this_act, given)
    on conflict (profile_id, list, act) do update set record_ids = known.record_ids || excluded.record_ids
    returning * into handover;
  end if;
  total := coalesce(cardinality(handover.record_ids), 0);
  if total <= most then
    perform private.notify(
      person_id, of_kind, case of_list when 'leads' then 'lead' else 'ad_group' end, record_id,
      of_kind || ':' || record_id || ':' || pg_current_xact_id()
    )
    from unnest(given) as record_id;
    return;
  end if;
  if total - cardinality(given) <= most then
    perform private.withdraw_notification(person_id, of_kind, record_id)
    from unnest(handover.record_ids[:total - cardinality(given)]) as record_id;
  end if;
  perform private.notify(person_id, of_kind, 'handover', handover.id, 'handover:' || handover.id);
  perform private.recount_handover(handover);
end
$$;
comment on function private.tell_given(uuid, text, text, uuid[]) is
  'Tells a person what one statement gave them: each record, or all of the act at once.';
revoke execute on function private.tell_given(uuid, text, text, uuid[]) from public, anon, authenticated;

create function private.take_from_handovers(person_id uuid, of_list text, record_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  handover private.handovers;
begin
  for handover in
    update private.handovers as known set record_ids = array_remove(known.record_ids, take_from_handovers.record_id)
    where known.profile_id = person_id and known.list = of_list and take_from_handovers.record_id = any (known.record_ids)
    returning *
  loop
    perform private.recount_handover(handover);
    delete from private.handovers as known where known.id = handover.id and known.record_ids = '{}';
  end loop;
end
$$;
comment on function private.take_from_handovers(uuid, text, uuid) is 'For an undo. The last record takes the notification along.';
revoke execute on function private.take_from_handovers(uuid, text, uuid) from public, anon, authenticated;

create or replace function private.withdraw_assignment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_restoring() then
    perform private.withdraw_notification(old.profile_id, 'ad_assignment', old.ad_group_id);
    perform private.take_from_handovers(old.profile_id, 'ad-groups', old.ad_group_id);
  end if;
  return null;
end
$$;

create or replace function private.withdraw_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_restoring() then
    perform private.withdraw_notification(old.owner_id, 'lead_assignment', old.id);
    perform private.take_from_handovers(old.owner_id, 'leads', old.id);
  end if;
  return null;
end
$$;

create function private.note_assignments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A job tells of all its steps at the end.
  if coalesce(current_setting('fieldlight.bulk_change', true), '') = '' then
    perform private.tell_given(made.profile_id, 'ad_assignment', 'ad-groups', array_agg(made.ad_group_id order by made.ad_group_id))
    from made group by made.profile_id;
  end if;
  return null;
end
$$;
revoke execute on function private.note_assignments() from public, anon, authenticated;
drop trigger note_assignment on public.ad_group_assignments;
drop function private.note_assignment();
create trigger note_assignments after insert on public.ad_group_assignments
  referencing new table as made for each statement execute function private.note_assignments();

create function private.note_lead_owners() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('fieldlight.bulk_change', true), '') <> '' then
    return null;
  elsif tg_op = 'INSERT' then
    perform private.tell_given(made.owner_id, 'lead_assignment', 'leads', array_agg(made.id order by made.id))
    from made where made.owner_id is not null group by made.owner_id;
  else
    perform private.tell_given(given.owner_id, 'lead_assignment', 'leads', array_agg(given.id order by given.id))
    from (
      select made.id, made.owner_id from made where made.owner_id is not null
      except select lost.id, lost.owner_id from lost
    ) as given
    group by given.owner_id;
  end if;
  return null;
end
$$;
revoke execute on function private.note_lead_owners() from public, anon, authenticated;
drop trigger note_first_lead_owner on public.contact_submissions;
drop trigger note_lead_owner on public.contact_submissions;
drop function private.note_lead_owner();
create trigger note_first_lead_owners after insert on public.contact_submissions
  referencing new table as made for each statement execute function private.note_lead_owners();
create trigger note_lead_owners after update on public.contact_submissions
  referencing old table as lost new table as made for each statement execute function private.note_lead_owners();
