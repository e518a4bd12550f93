-- A call that an unknown address books ends after an hour, unless its letter is answered. So nobody books the calendar full.

alter table public.intro_calls add column expires_at timestamptz, add column confirmed_at timestamptz;
comment on column public.intro_calls.expires_at is
  'Until then the address of the lead has to be confirmed. Null: nothing has to be confirmed. A booked call past it holds its time no more.';
comment on column public.intro_calls.confirmed_at is 'When somebody pressed the link in the letter, or staff vouched for the call.';
create index intro_calls_unconfirmed_idx on public.intro_calls (expires_at) where status = 'booked' and expires_at is not null;

create function private.is_known_address(address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.contact_details as details where lower(details.email) = lower(address))
    or exists (
      select from public.contact_submissions as lead
      left join public.intro_calls as call on call.submission_id = lead.id and call.confirmed_at is not null
      where lower(lead.email) = lower(address) and lead.status <> 'spam'
        and (lead.first_answered_at is not null or call.id is not null)
    )
$$;
comment on function private.is_known_address(text) is
  'A contact, a lead that staff answered, or somebody who confirmed a call before.';
revoke execute on function private.is_known_address(text) from public, anon, authenticated;

create function private.cancel_expired_calls() returns integer
language sql security definer set search_path = ''
as $$
  with expired as (
    select call.id from public.intro_calls as call
    join public.contact_submissions as lead on lead.id = call.submission_id
    where call.status = 'booked' and call.expires_at <= now()
    -- Whoever holds the lead is about to do the same: waiting for it could deadlock.
    for update of call, lead skip locked
  ), canceled as (
    update public.intro_calls as call set status = 'canceled' from expired where call.id = expired.id returning call.id
  )
  select count(*)::integer from canceled
$$;
comment on function private.cancel_expired_calls() is 'Nobody is told: the address was never confirmed.';
revoke execute on function private.cancel_expired_calls() from public, anon, authenticated;

create function public.cancel_unconfirmed_calls() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  canceled constant integer := private.cancel_expired_calls();
begin
  return jsonb_build_object('canceled', canceled, 'next_in_seconds', (
    select greatest(1, ceil(extract(epoch from min(call.expires_at) - now()))) from public.intro_calls as call
    where call.status = 'booked' and call.expires_at is not null
    having count(*) > 0
  ));
end
$$;
comment on function public.cancel_unconfirmed_calls() is 'next_in_seconds: when the next call expires; null without one.';
revoke execute on function public.cancel_unconfirmed_calls() from public, anon, authenticated;
grant execute on function public.cancel_unconfirmed_calls() to service_role;

create function private.limit_unconfirmed_calls(of_lead uuid, starts_at timestamptz) returns void
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  day constant date := private.company_day(limit_unconfirmed_calls.starts_at);
begin
  if (
    select count(*) from public.intro_calls as call
    where call.status = 'booked' and call.expires_at > now() and call.submission_id <> of_lead
      and call.starts_at >= private.company_midnight(day) and call.starts_at < private.company_midnight(day + 1)
  ) >= (
    select greatest(1, floor(coalesce(sum(extract(epoch from hours.closes - hours.opens)), 0) / 3600))
    from public.company_hours as hours where hours.weekday = extract(isodow from day)
  ) then
    raise exception 'Half of this day waits for confirmation' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.limit_unconfirmed_calls(uuid, timestamptz) is
  'Raises PT409 when calls that nobody has confirmed hold half of the half hours of a day. lib/scheduling/slots.ts offers no such day.';
revoke execute on function private.limit_unconfirmed_calls(uuid, timestamptz) from public, anon, authenticated;

create function private.limit_new_calls(lead public.contact_submissions, address_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if limit_new_calls.address_hash is not null then
    perform private.enforce_rate_limit('call', limit_new_calls.address_hash, 5, interval '1 day');
  end if;
  if (
    select count(*) >= 2 from public.intro_calls as call
    join public.contact_submissions as other on other.id = call.submission_id
    where call.status = 'booked' and call.starts_at > now() and (call.expires_at > now()) is not false and other.id <> lead.id
      and private.mailbox(other.email) = private.mailbox(lead.email)
  ) then
    raise exception 'This address has two calls already' using errcode = 'PT429';
  end if;
end
$$;
comment on function private.limit_new_calls(public.contact_submissions, text) is
  'Raises PT429 after five calls from an address of the network in 24 hours, and when a mailbox has two calls to come.';
revoke execute on function private.limit_new_calls(public.contact_submissions, text) from public, anon, authenticated;

create function private.ask_to_confirm_call(lead public.contact_submissions, call public.intro_calls, moved_from timestamptz)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.may_write_to(lead.email) then
    raise exception 'This address got enough letters today' using errcode = 'PT429';
  end if;
  perform private.enqueue_message('call_confirmation', lead.email, lead.id, jsonb_build_object(
    'first_name', lead.first_name, 'starts_at', call.starts_at, 'time_zone', call.time_zone, 'sequence', call.sequence,
    'moved_from', moved_from, 'expires_at', call.expires_at
  ));
  perform public.enqueue_job('unconfirmed-calls', '{}', 'unconfirmed-calls', delay_seconds => 3600);
end
$$;
comment on function private.ask_to_confirm_call(public.contact_submissions, public.intro_calls, timestamptz) is
  'The staff get no mail before the address is confirmed. Raises PT429 when the letter may not be sent.';
revoke execute on function private.ask_to_confirm_call(public.contact_submissions, public.intro_calls, timestamptz)
  from public, anon, authenticated;

drop function public.book_intro_call(uuid, timestamptz, text);
create function public.book_intro_call(
  lead_id uuid, starts_at timestamptz, time_zone text, address_hash text default null, ask_to_confirm boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  lead public.contact_submissions;
  known public.intro_calls;
  booked public.intro_calls;
  expires timestamptz;
begin
  -- Locks the lead, so that its requests run one after the other.
  select * into lead from public.contact_submissions where id = lead_id for update;
  if not found then
    raise exception 'There is no such lead' using errcode = 'PT404';
  elsif lead.status in ('held', 'spam') then
    raise exception 'The staff read this lead first' using errcode = 'PT403';
  end if;
  perform private.cancel_expired_calls();
  select * into known from public.intro_calls where submission_id = lead_id and status = 'booked';
  if known.starts_at = book_intro_call.starts_at then
    return;
  end if;
  if book_intro_call.starts_at <= now() then
    raise exception 'This time has passed' using errcode = 'PT409';
  end if;
  if (
    select count(*) >= 6 from public.intro_calls
    where submission_id = lead_id and created_at > now() - interval '1 hour'
  ) then
    raise exception 'Too many bookings' using errcode = 'PT429';
  end if;
  if known.starts_at > now() then
    -- Moving a call gives no more time.
    expires := known.expires_at;
  else
    perform private.limit_new_calls(lead, book_intro_call.address_hash);
    if ask_to_confirm and not private.is_known_address(lead.email) then
      expires := least(now() + interval '1 hour', book_intro_call.starts_at);
    end if;
  end if;
  if expires is not null then
    perform private.limit_unconfirmed_calls(lead_id, book_intro_call.starts_at);
  end if;

  update public.intro_calls set status = case when starts_at > now() then 'moved' else 'done' end
  where id = known.id;
  insert into public.intro_calls (submission_id, starts_at, time_zone, sequence, expires_at, confirmed_at)
  values (
    lead_id, book_intro_call.starts_at, book_intro_call.time_zone,
    (select count(*) from public.intro_calls where submission_id = lead_id),
    expires, case when known.starts_at > now() then known.confirmed_at end
  )
  returning * into booked;
  if expires is null then
    perform private.enqueue_call_messages(
      'call_booked', lead, booked, case when known.starts_at > now() then known.starts_at end
    );
  else
    perform private.ask_to_confirm_call(lead, booked, case when known.starts_at > now() then known.starts_at end);
  end if;
exception
  when unique_violation then
    raise exception 'This time is taken' using errcode = 'PT409';
end
$$;
comment on function public.book_intro_call(uuid, timestamptz, text, text, boolean) is
  'Books a call, or moves the booked one; the same time again does nothing. ask_to_confirm: where mail is sent, a new call of an unknown address expires after an hour. Raises PT403 for a lead that is held or spam, PT409 when the time is taken or past (an earlier booking stays), PT404 for an unknown lead, and PT429 after 6 bookings of a lead in an hour, 5 new calls from an address in a day, and for a third call of a mailbox.';
revoke execute on function public.book_intro_call(uuid, timestamptz, text, text, boolean) from public, anon, authenticated;
grant execute on function public.book_intro_call(uuid, timestamptz, text, text, boolean) to service_role;

create function private.keep_call(call_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.contact_submissions;
  kept public.intro_calls;
begin
  update public.intro_calls as call set expires_at = null, confirmed_at = now()
  where call.id = keep_call.call_id and call.status = 'booked' and call.expires_at > now()
  returning * into kept;
  if not found then
    return false;
  end if;
  select * into lead from public.contact_submissions as candidate where candidate.id = kept.submission_id;
  perform private.enqueue_call_messages('call_booked', lead, kept, null);
  return true;
end
$$;
comment on function private.keep_call(uuid) is
  'Ends the wait for a confirmation, and writes to both sides. False for a call that does not wait. Lock its lead before.';
revoke execute on function private.keep_call(uuid) from public, anon, authenticated;

create function public.confirm_intro_call(lead_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  call public.intro_calls;
begin
  perform from public.contact_submissions as lead
  where lead.id = lead_id and lead.status not in ('held', 'spam') for update;
  if not found then
    return false;
  end if;
  select * into call from public.intro_calls as candidate
  where candidate.submission_id = lead_id and candidate.status = 'booked';
  return found and (call.expires_at is null or private.keep_call(call.id));
end
$$;
comment on function public.confirm_intro_call(uuid) is
  'For the link in the letter. True also for a call that needs no confirmation any more; false when it is gone.';
revoke execute on function public.confirm_intro_call(uuid) from public, anon, authenticated;
grant execute on function public.confirm_intro_call(uuid) to service_role;

create function public.keep_unconfirmed_call(call_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_sales(private.viewer_write_role());
  perform from public.contact_submissions as lead
  where lead.id = (select call.submission_id from public.intro_calls as call where call.id = keep_unconfirmed_call.call_id)
  for update;
  if not private.keep_call(keep_unconfirmed_call.call_id) then
    raise exception 'This call does not wait for a confirmation' using errcode = 'PT409';
  end if;
end
$$;
comment on function public.keep_unconfirmed_call(uuid) is 'For staff who know who is calling. Raises PT403 and PT409.';
revoke execute on function public.keep_unconfirmed_call(uuid) from public, anon, authenticated;
grant execute on function public.keep_unconfirmed_call(uuid) to authenticated;

create or replace function public.cancel_intro_call(lead_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.contact_submissions;
  call public.intro_calls;
begin
  update public.intro_calls set status = 'canceled'
  where submission_id = lead_id and status = 'booked' and starts_at > now()
  returning * into call;
  -- Nobody was told of a call that was never confirmed.
  if found and call.expires_at is null then
    select * into lead from public.contact_submissions where id = lead_id;
    perform private.enqueue_call_messages('call_canceled', lead, call, null);
  end if;
end
$$;

create or replace function private.call_moves_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'booked' and new.expires_at is not null then
    return null;
  elsif new.status = 'booked' then
    if tg_op = 'INSERT' or old.expires_at is not null then
      perform private.move_lead_to_stage(new.submission_id, 'call_booked');
    end if;
    update public.contact_submissions as lead
    set answer_due_at = greatest(lead.created_at + interval '24 hours', new.starts_at + interval '30 minutes'),
      first_answered_at = nullif(lead.first_answered_at, new.starts_at)
    where lead.id = new.submission_id;
  elsif new.status = 'done' then
    update public.contact_submissions as lead set first_answered_at = new.starts_at
    where lead.id = new.submission_id and lead.first_answered_at is null;
  elsif new.status in ('missed', 'canceled') then
    update public.contact_submissions as lead
    set answer_due_at = lead.created_at + interval '24 hours',
      first_answered_at = nullif(lead.first_answered_at, new.starts_at)
    where lead.id = new.submission_id;
  end if;
  return null;
end
$$;
comment on function private.call_moves_lead() is
  'Trigger: a booked call that is confirmed moves its lead to call_booked and is its answer. A call that took place is the first answer unless there was one, until its outcome is taken back.';
drop trigger call_moves_lead on public.intro_calls;
create trigger call_moves_lead after insert or update of status, expires_at on public.intro_calls
  for each row execute function private.call_moves_lead();
