-- A decision about applications, also about many at once, can be taken back until its letter is sent: it waits five minutes.

create function private.enqueue_message_later(
  kind text, recipient text, about_id uuid, payload jsonb, wait interval
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox_messages (kind, recipient, about_id, payload, next_attempt_at)
  values (
    enqueue_message_later.kind, enqueue_message_later.recipient, enqueue_message_later.about_id,
    enqueue_message_later.payload, now() + enqueue_message_later.wait
  )
$$;
revoke execute on function private.enqueue_message_later(text, text, uuid, jsonb, interval) from public, anon, authenticated;

create function private.decision_wait() returns interval
language sql immutable set search_path = ''
as $$ select interval '5 minutes' $$;
revoke execute on function private.decision_wait() from public, anon, authenticated;

create or replace function private.release_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue_message_later(
    'application_received', new.email, new.id, jsonb_build_object('first_name', new.first_name), private.decision_wait()
  );
  return null;
end
$$;

create or replace function private.announce_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  told text;
begin
  -- A new decision deletes the mail of the earlier one if it is not sent yet.
  delete from public.outbox_messages as message
  where message.about_id = new.id and message.status <> 'sent' and message.lease is null
    and (
      message.kind in ('application_approved', 'application_declined')
      or (message.kind = 'application_received' and new.status = 'held')
    );
  select message.kind into told from public.outbox_messages as message
  where message.about_id = new.id and message.kind in ('application_approved', 'application_declined')
  order by message.created_at desc limit 1;
  -- Whoever was told the same last needs no further letter.
  if new.status in ('approved', 'declined') and told is distinct from 'application_' || new.status then
    perform private.enqueue_message_later(
      'application_' || new.status, new.email, new.id, jsonb_build_object('first_name', new.first_name),
      private.decision_wait()
    );
  end if;
  return null;
end
$$;

create function private.may_follow(new_status text, status text) returns boolean
language sql immutable set search_path = ''
as $$
  select (status, new_status) in (
    ('new', 'approved'), ('new', 'declined'), ('new', 'spam'), ('held', 'new'), ('held', 'spam'),
    ('approved', 'declined'), ('declined', 'approved'), ('spam', 'new')
  )
$$;
comment on function private.may_follow(text, text) is 'The same as NEXT_APPLICATION_STATUSES in TypeScript.';
revoke execute on function private.may_follow(text, text) from public, anon, authenticated;
grant execute on function private.may_follow(text, text) to authenticated;

create function public.set_applications_status(application_ids uuid[], new_status text, as_of timestamptz)
returns table (application_id uuid, name text, was text, outcome text)
language sql set search_path = ''
as $$
  with known as materialized (
    select application.id, application.first_name || ' ' || application.last_name as name, application.status,
      application.updated_at
    from public.videographer_applications as application
    where application.id = any (application_ids) order by application.id for update
  ), changed as (
    update public.videographer_applications as application set status = new_status
    from known
    where application.id = known.id and known.updated_at <= as_of and private.may_follow(new_status, known.status)
    returning application.id
  )
  select asked.id, known.name, known.status,
    case
      when changed.id is not null then 'done'
      when known.id is null then 'refused'
      when known.status = new_status then 'unchanged'
      when known.updated_at > as_of then 'changed'
      else 'not_next'
    end
  from (select distinct unnest(application_ids) as id) as asked
  left join known on known.id = asked.id
  left join changed on changed.id = asked.id
$$;
comment on function public.set_applications_status(uuid[], text, timestamptz) is
  'was: the status before. outcome: done, unchanged, changed (by somebody after as_of, when the list was read), not_next (this status does not follow), or refused for what does not exist or the caller may not change.';
revoke execute on function public.set_applications_status(uuid[], text, timestamptz) from public, anon, authenticated;
grant execute on function public.set_applications_status(uuid[], text, timestamptz) to authenticated;

create function public.undo_application_statuses(application_ids uuid[], were text[], became text)
returns table (application_id uuid, name text, outcome text)
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  asked record;
  known public.videographer_applications;
begin
  for asked in
    select item.id, item.was from unnest(application_ids, were) as item (id, was) order by item.id
  loop
    application_id := asked.id;
    select * into known from public.videographer_applications as application where application.id = asked.id for update;
    name := known.first_name || ' ' || known.last_name;
    if known.id is null or not private.may_follow(became, asked.was) then
      outcome := 'refused';
    elsif known.status <> became then
      outcome := 'changed';
    else
      -- The lock keeps the sender from claiming the letter meanwhile.
      perform from public.outbox_messages as message
      where message.about_id = asked.id and message.recipient is not null and message.created_at >= known.updated_at
      for update;
      if exists (
        select from public.outbox_messages as message
        where message.about_id = asked.id and message.recipient is not null and message.created_at >= known.updated_at
          and (message.status = 'sent' or message.lease is not null)
      ) then
        outcome := 'told';
      else
        update public.videographer_applications as application set status = asked.was where application.id = asked.id;
        outcome := 'done';
      end if;
    end if;
    return next;
  end loop;
end
$$;
comment on function public.undo_application_statuses(uuid[], text[], text) is
  'Puts each back to what it was before set_applications_status(), unless it has another status by now. outcome: done, changed, told (the letter about it is sent), or refused.';
revoke execute on function public.undo_application_statuses(uuid[], text[], text) from public, anon, authenticated;
grant execute on function public.undo_application_statuses(uuid[], text[], text) to authenticated;
