-- While mail cannot be sent, nobody can confirm a call. Its hour begins when the letter can next leave.

create function private.wait_for_confirmation_letter() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  waits_until timestamptz;
begin
  update public.intro_calls as call
  set expires_at = least(new.next_attempt_at + interval '1 hour', call.starts_at, call.created_at + interval '6 hours')
  from (
    select waiting.id from public.intro_calls as waiting
    where waiting.submission_id = new.about_id and waiting.status = 'booked' and waiting.expires_at > now()
    -- Whoever deletes the lead holds it, and waits for this message.
    for update skip locked
  ) as waiting
  where call.id = waiting.id
  returning call.expires_at into waits_until;
  if waits_until is not null then
    new.payload := jsonb_set(new.payload, '{expires_at}', to_jsonb(waits_until));
  end if;
  return new;
end
$$;
comment on function private.wait_for_confirmation_letter() is
  'Before-update trigger of outbox_messages. A call waits an hour from the next attempt to send its letter, but no more than six hours in all, and the letter says until when.';
revoke execute on function private.wait_for_confirmation_letter() from public, anon, authenticated;

create trigger wait_for_confirmation_letter before update of next_attempt_at on public.outbox_messages
for each row when (new.kind = 'call_confirmation' and new.status = 'waiting' and new.next_attempt_at > old.next_attempt_at)
execute function private.wait_for_confirmation_letter();
