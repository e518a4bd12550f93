-- The outbox of e-mail. A message is written in the transaction of the record it is about, so neither exists without the
-- other.

create table public.outbox_messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z_]{1,60}$'),
  recipient text check (recipient ~ '^[^\s@<>,;]+@[^\s@<>,;]+$' and char_length(recipient) <= 254),
  about_id uuid not null,
  payload jsonb not null check (jsonb_typeof(payload) = 'object' and octet_length(payload::text) <= 65536),
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  lease uuid,
  leased_until timestamptz,
  last_error text check (char_length(last_error) <= 500),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'sent') = (sent_at is not null)),
  check ((lease is null) = (leased_until is null))
);
comment on column public.outbox_messages.id is
  'Also the Message-ID, so that mailboxes detect a message that arrives twice.';
comment on column public.outbox_messages.kind is 'The name of the template.';
comment on column public.outbox_messages.recipient is
  'Null: the staff, at the address that is configured at the time of sending.';
comment on column public.outbox_messages.about_id is
  'The record that the message is about, such as a lead or an application.';
comment on column public.outbox_messages.payload is 'The values for the template, as plain text without markup.';
comment on column public.outbox_messages.lease is
  'The worker run that is sending the message. After leased_until another run may take it.';

create index outbox_messages_due_idx on public.outbox_messages (next_attempt_at) where status = 'waiting';
create index outbox_messages_unsent_idx on public.outbox_messages (created_at desc) where status <> 'sent';
create index outbox_messages_about_idx on public.outbox_messages (about_id);

revoke all on table public.outbox_messages from anon, authenticated;
grant select, update, delete on table public.outbox_messages to authenticated;
grant select, insert, update, delete on table public.outbox_messages to service_role;
alter table public.outbox_messages enable row level security;

-- An admin who reads the link of an invitation could accept it, and with it the role of the invited person.
create policy "Admins read the outbox, and only super admins the invitations in it" on public.outbox_messages
  for select to authenticated
  using (
    (select private.viewer_role()) = 'super_admin'
    or ((select private.viewer_role()) = 'admin' and kind <> 'invitation')
  );
create policy "Admins have mail sent again" on public.outbox_messages
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Super admins delete mail" on public.outbox_messages
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');

create trigger record_change after update or delete on public.outbox_messages
  for each row execute function private.record_change('id');

create function private.send_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Without a signed-in user it is the worker that sends mail.
  if auth.uid() is null then
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
  'Staff may change only the status, and only from failed or waiting to waiting, so that the message is sent at once.';
revoke execute on function private.send_again() from public, anon, authenticated;

create trigger send_again before update on public.outbox_messages
  for each row execute function private.send_again();

create function private.enqueue_message(kind text, recipient text, about_id uuid, payload jsonb) returns uuid
language sql security definer set search_path = ''
as $$
  insert into public.outbox_messages (kind, recipient, about_id, payload)
  values (enqueue_message.kind, enqueue_message.recipient, enqueue_message.about_id, enqueue_message.payload)
  returning id
$$;
comment on function private.enqueue_message(text, text, uuid, jsonb) is
  'Call it in the function that stores the record the message is about. recipient null: the staff.';
revoke execute on function private.enqueue_message(text, text, uuid, jsonb) from public, anon, authenticated;

create function private.forget_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox_messages where about_id = old.id;
  return null;
end
$$;
comment on function private.forget_messages() is
  'After-delete trigger of the tables that messages are about. It deletes the messages with the record.';
revoke execute on function private.forget_messages() from public, anon, authenticated;

create function public.claim_outbox_messages(max_messages integer, lease_seconds integer)
returns setof public.outbox_messages
language sql security definer set search_path = ''
as $$
  with due as (
    select message.id from public.outbox_messages as message
    where message.status = 'waiting' and message.next_attempt_at <= now()
      and (message.leased_until is null or message.leased_until < now())
    order by message.next_attempt_at
    limit max_messages
    for update skip locked
  ), run as materialized (select gen_random_uuid() as lease)
  update public.outbox_messages as message
  set lease = run.lease,
      leased_until = now() + make_interval(secs => lease_seconds),
      attempts = message.attempts + 1
  from due, run
  where message.id = due.id
  returning message.*
$$;
comment on function public.claim_outbox_messages(integer, integer) is
  'Leases the messages that are due for lease_seconds. An attempt counts from its start.';
revoke execute on function public.claim_outbox_messages(integer, integer) from public, anon, authenticated;
grant execute on function public.claim_outbox_messages(integer, integer) to service_role;

create function public.mark_outbox_message_sent(message_id uuid) returns void
language sql security definer set search_path = ''
as $$
  -- The lease does not matter: the message has been sent.
  update public.outbox_messages
  set status = 'sent', sent_at = now(), lease = null, leased_until = null, last_error = null
  where id = message_id and status <> 'sent'
$$;
revoke execute on function public.mark_outbox_message_sent(uuid) from public, anon, authenticated;
grant execute on function public.mark_outbox_message_sent(uuid) to service_role;

create function public.mark_outbox_message_failed(message_id uuid, held_lease uuid, reason text, is_final boolean)
returns void
language sql security definer set search_path = ''
as $$
  -- Retries after 1, 2, 4 … 32 minutes, then every hour: 77 attempts take three days.
  update public.outbox_messages
  set status = case when is_final or attempts >= 77 then 'failed' else 'waiting' end,
      next_attempt_at = now() + least(interval '1 hour', interval '1 minute' * power(2, least(greatest(attempts, 1), 10) - 1)),
      last_error = left(reason, 500),
      lease = null,
      leased_until = null
  where id = message_id and lease = held_lease and status = 'waiting'
$$;
comment on function public.mark_outbox_message_failed(uuid, uuid, text, boolean) is
  'Does nothing when another run has leased the message since. is_final: do not retry.';
revoke execute on function public.mark_outbox_message_failed(uuid, uuid, text, boolean) from public, anon, authenticated;
grant execute on function public.mark_outbox_message_failed(uuid, uuid, text, boolean) to service_role;

create function public.outbox_delay() returns integer
language sql stable security definer set search_path = ''
as $$
  select extract(epoch from now() - min(greatest(next_attempt_at, leased_until)))::integer
  from public.outbox_messages
  where status = 'waiting' and next_attempt_at <= now() and (leased_until is null or leased_until < now())
$$;
comment on function public.outbox_delay() is
  'How many seconds the oldest due message has waited for a sender; null when none is due. Waiting for the next retry is not a delay.';
revoke execute on function public.outbox_delay() from public, anon, authenticated;
grant execute on function public.outbox_delay() to service_role;
