-- A lead that is held as doubtful takes no time from others. The staff release it first.

create or replace function public.book_intro_call(lead_id uuid, starts_at timestamptz, time_zone text) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  lead public.contact_submissions;
  known public.intro_calls;
  booked public.intro_calls;
begin
  -- Locks the lead, so that its requests run one after the other.
  select * into lead from public.contact_submissions where id = lead_id for update;
  if not found then
    raise exception 'There is no such lead' using errcode = 'PT404';
  elsif lead.status in ('held', 'spam') then
    raise exception 'The staff read this lead first' using errcode = 'PT403';
  end if;
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

  update public.intro_calls set status = case when starts_at > now() then 'moved' else 'done' end
  where id = known.id;
  insert into public.intro_calls (submission_id, starts_at, time_zone, sequence)
  values (
    lead_id, book_intro_call.starts_at, book_intro_call.time_zone,
    (select count(*) from public.intro_calls where submission_id = lead_id)
  )
  returning * into booked;
  perform private.enqueue_call_messages(
    'call_booked', lead, booked, case when known.starts_at > now() then known.starts_at end
  );
exception
  when unique_violation then
    raise exception 'This time is taken' using errcode = 'PT409';
end
$$;
comment on function public.book_intro_call(uuid, timestamptz, text) is
  'Books a call, or moves the booked one; the same time again does nothing. Raises PT403 for a lead that is held or spam, PT409 when the time is taken or past (an earlier booking stays), PT404 for an unknown lead, and PT429 after 6 bookings in an hour.';
