-- Calls of unknown addresses hold half of a day at most, also where no mail server asks for a confirmation.
-- Bookings come one after the other, so that none counts without the one beside it.

create function private.held_days(of_lead uuid, since timestamptz, until timestamptz) returns setof date
language sql stable security definer set search_path = ''
as $$
  select held.day
  from (
    select private.company_day(call.starts_at) as day, count(*) as calls
    from public.intro_calls as call
    join public.contact_submissions as lead on lead.id = call.submission_id
    where call.status = 'booked' and (call.expires_at > now()) is not false and call.confirmed_at is null
      and call.starts_at >= since and call.starts_at < until and call.submission_id <> of_lead
      and not private.is_known_address(lead.email)
    group by day
  ) as held
  where held.calls >= (
    select greatest(1, floor(coalesce(sum(extract(epoch from hours.closes - hours.opens)), 0) / 3600))
    from public.company_hours as hours where hours.weekday = extract(isodow from held.day)
  ) and not exists (
    select from public.contact_submissions as lead where lead.id = of_lead and private.is_known_address(lead.email)
  )
$$;
comment on function private.held_days(uuid, timestamptz, timestamptz) is
  'Days on which a lead may not book, because calls of unknown addresses hold half of the half hours. None for a known address.';
revoke execute on function private.held_days(uuid, timestamptz, timestamptz) from public, anon, authenticated;

create function public.list_held_days(lead_id uuid) returns setof date
language sql stable security definer set search_path = ''
as $$ select * from private.held_days(lead_id, now(), 'infinity') $$;
comment on function public.list_held_days(uuid) is 'Days that a lead is not offered: public.book_intro_call() refuses them.';
revoke execute on function public.list_held_days(uuid) from public, anon, authenticated;
grant execute on function public.list_held_days(uuid) to service_role;

create function private.limit_unknown_calls(of_lead uuid, starts_at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  day constant date := private.company_day(starts_at);
begin
  if exists (select from private.held_days(of_lead, private.company_midnight(day), private.company_midnight(day + 1))) then
    raise exception 'Unknown addresses hold half of this day' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.limit_unknown_calls(uuid, timestamptz) is 'Raises PT409 on one of private.held_days().';
revoke execute on function private.limit_unknown_calls(uuid, timestamptz) from public, anon, authenticated;

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

drop function private.limit_unconfirmed_calls(uuid, timestamptz);
