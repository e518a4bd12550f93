-- What people may make of a call: one that has begun was held or missed, one to come can be called off.

create function private.settle_call() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Without a signed-in person it is the scheduler, which books, moves and cancels by its own functions.
  if auth.uid() is null or new.status = old.status then
    return new;
  end if;
  if old.starts_at > now() then
    if old.status = 'booked' and new.status = 'canceled' then
      return new;
    end if;
  elsif old.status in ('booked', 'done', 'missed') and new.status in ('done', 'missed') then
    return new;
  end if;
  raise exception 'A call cannot go from % to % now', old.status, new.status using errcode = 'PT409';
end
$$;
comment on function private.settle_call() is 'Raises PT409 for a change that does not fit the call''s time and status.';
revoke execute on function private.settle_call() from public, anon, authenticated;

create function private.tell_of_cancellation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.contact_submissions;
begin
  -- cancel_intro_call, which leads use, writes by itself.
  if auth.uid() is null then
    return null;
  end if;
  select * into lead from public.contact_submissions where id = new.submission_id;
  perform private.enqueue_call_messages('call_canceled', lead, new, null);
  return null;
end
$$;
comment on function private.tell_of_cancellation() is 'A lead whose call the office calls off learns of it, as do the colleagues.';
revoke execute on function private.tell_of_cancellation() from public, anon, authenticated;

create trigger settle_call before update on public.intro_calls
  for each row execute function private.settle_call();
create trigger tell_of_cancellation after update of status on public.intro_calls
  for each row when (old.status = 'booked' and new.status = 'canceled')
  execute function private.tell_of_cancellation();
create index intro_calls_starts_at_idx on public.intro_calls (starts_at);
