-- For those who watch the server: whether somebody is looking after the mail.

create function public.outbox_delay() returns integer
language sql stable security definer set search_path = ''
as $$
  select extract(epoch from now() - min(greatest(next_attempt_at, leased_until)))::integer
  from public.outbox_messages
  where status = 'waiting' and next_attempt_at <= now() and (leased_until is null or leased_until < now())
$$;
comment on function public.outbox_delay() is
  'Seconds for which the message that is due the longest has found no sender; null when none is due. Waiting for the next '
  'attempt is no delay.';
revoke execute on function public.outbox_delay() from public, anon, authenticated;
grant execute on function public.outbox_delay() to service_role;
