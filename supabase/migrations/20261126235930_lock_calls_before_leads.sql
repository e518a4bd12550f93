-- Whoever changes a call locks it before its lead (private.call_moves_lead), and now a booking does so too: a visitor who moved a
-- call while it was canceled could meet a deadlock.

create or replace function public.book_intro_call(
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
  -- First of all: whoever waits here holds nothing that the one before may need.
  perform pg_advisory_xact_lock(hashtext('public.book_intro_call'));
  perform from public.intro_calls where submission_id = lead_id and status = 'booked' for update;
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
  perform private.limit_unknown_calls(lead_id, book_intro_call.starts_at);

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
