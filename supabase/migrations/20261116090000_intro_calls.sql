-- Intro calls: the hours and closed days of the company, and the half hours that are booked.

create table public.company_hours (
  weekday smallint not null check (weekday between 1 and 7),
  opens time not null check (extract(epoch from opens) % 1800 = 0),
  closes time not null check (closes < time '24:00'),
  primary key (weekday, opens),
  check (opens < closes)
);
comment on table public.company_hours is
  'When intro calls take place, in the time zone America/Detroit. A day may have several periods.';
comment on column public.company_hours.weekday is 'As in ISO 8601: 1 is Monday.';

insert into public.company_hours (weekday, opens, closes)
select weekday, time '09:00', time '17:00' from generate_series(1, 5) as weekday;

revoke all on table public.company_hours from anon, authenticated;
grant select on table public.company_hours to anon;
grant select, insert, update, delete on table public.company_hours to authenticated, service_role;
alter table public.company_hours enable row level security;

create policy "Everyone reads the company hours" on public.company_hours
  for select to anon, authenticated
  using (true);
create policy "Admins add company hours" on public.company_hours
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change company hours" on public.company_hours
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins delete company hours" on public.company_hours
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.company_hours
  for each row execute function private.record_change('weekday', 'opens');

create function public.set_company_hours(hours jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  -- For other users the policies would ignore the deletion without an error.
  if coalesce(private.viewer_write_role() not in ('admin', 'super_admin'), true) then
    raise exception 'Only admins change the company hours' using errcode = 'PT403';
  end if;
  delete from public.company_hours as known
  where (known.weekday, known.opens, known.closes) not in (
    select wanted.weekday, wanted.opens, wanted.closes
    from jsonb_to_recordset(hours) as wanted (weekday smallint, opens time, closes time)
  );
  insert into public.company_hours (weekday, opens, closes)
  select wanted.weekday, wanted.opens, wanted.closes
  from jsonb_to_recordset(hours) as wanted (weekday smallint, opens time, closes time)
  on conflict (weekday, opens) do nothing;
exception
  when check_violation or not_null_violation or datetime_field_overflow or invalid_datetime_format then
    raise exception 'These are no hours' using errcode = 'PT422';
end
$$;
comment on function public.set_company_hours(jsonb) is
  'Replaces all hours. hours is an array of objects with weekday, opens and closes. Raises PT403 and PT422.';
revoke execute on function public.set_company_hours(jsonb) from public, anon, authenticated;
grant execute on function public.set_company_hours(jsonb) to authenticated;

create table public.company_closed_days (
  day date primary key,
  reason text check (char_length(reason) between 1 and 80),
  created_at timestamptz not null default now()
);
comment on table public.company_closed_days is
  'Dates in the time zone America/Detroit. Calls that are already booked stay.';
comment on column public.company_closed_days.reason is 'For the staff only. Visitors see a day without free times.';

revoke all on table public.company_closed_days from anon, authenticated;
grant select, insert, update, delete on table public.company_closed_days to authenticated, service_role;
alter table public.company_closed_days enable row level security;

create policy "Admins read closed days" on public.company_closed_days
  for select to authenticated
  using ((select private.viewer_role()) in ('admin', 'super_admin'));
create policy "Admins add closed days" on public.company_closed_days
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change closed days" on public.company_closed_days
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins delete closed days" on public.company_closed_days
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.company_closed_days
  for each row execute function private.record_change('day');

create table public.intro_calls (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public.contact_submissions (id) on delete cascade,
  -- A call takes half an hour and starts on the half hour, so two calls overlap only when they start at the same time.
  starts_at timestamptz not null check (extract(epoch from starts_at) % 1800 = 0),
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  status text not null default 'booked' check (status in ('booked', 'moved', 'canceled', 'done', 'missed')),
  sequence integer not null default 0 check (sequence >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.intro_calls.time_zone is 'The IANA name of the visitor''s time zone.';
comment on column public.intro_calls.status is 'Moving a call sets its row to moved and inserts a new row.';
comment on column public.intro_calls.sequence is
  'The number of earlier bookings of the lead. It is the iCalendar SEQUENCE, by which calendars know the newer entry.';

create unique index intro_calls_slot_idx on public.intro_calls (starts_at) where status = 'booked';
create unique index intro_calls_active_idx on public.intro_calls (submission_id) where status = 'booked';
create index intro_calls_submission_idx on public.intro_calls (submission_id, created_at);
create index intro_calls_starts_at_idx on public.intro_calls (starts_at);

revoke all on table public.intro_calls from anon, authenticated;
grant select, update, delete on table public.intro_calls to authenticated;
grant select, insert, update, delete on table public.intro_calls to service_role;
alter table public.intro_calls enable row level security;

create policy "Admins read calls" on public.intro_calls
  for select to authenticated
  using ((select private.viewer_role()) in ('admin', 'super_admin'));
create policy "Admins change the status of calls" on public.intro_calls
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Super admins delete calls" on public.intro_calls
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');

create trigger keep_all_but_status before update on public.intro_calls
  for each row execute function private.keep_all_but_status();
create trigger touch_updated_at before update on public.intro_calls
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.intro_calls
  for each row execute function private.record_change('id');

create function private.enqueue_call_messages(
  kind text, lead public.contact_submissions, call public.intro_calls, moved_from timestamptz
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  about_call constant jsonb := jsonb_build_object(
    'first_name', lead.first_name, 'starts_at', call.starts_at, 'time_zone', call.time_zone,
    'sequence', call.sequence, 'moved_from', moved_from
  );
begin
  perform private.enqueue_message(
    kind || '_notice', null, lead.id,
    about_call || jsonb_build_object(
      'last_name', lead.last_name, 'email', lead.email,
      'business_name', lead.business_name, 'phone_number', lead.phone_number
    )
  );
  -- A doubtful lead may carry the address of another person, who must not get mail.
  if lead.status not in ('held', 'spam') then
    perform private.enqueue_message(kind, lead.email, lead.id, about_call);
  end if;
end
$$;
comment on function private.enqueue_call_messages(text, public.contact_submissions, public.intro_calls, timestamptz) is
  'Writes the mail kind to the lead and kind_notice to the staff. moved_from is null unless a booked call was moved.';
revoke execute on function private.enqueue_call_messages(text, public.contact_submissions, public.intro_calls, timestamptz)
  from public, anon, authenticated;

create function public.book_intro_call(lead_id uuid, starts_at timestamptz, time_zone text) returns void
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
  'Books a call, or moves the booked one; the same time again does nothing. Raises PT409 when the time is taken or past (an earlier booking stays), PT404 for an unknown lead, and PT429 after 6 bookings in an hour.';
revoke execute on function public.book_intro_call(uuid, timestamptz, text) from public, anon, authenticated;
grant execute on function public.book_intro_call(uuid, timestamptz, text) to service_role;

create function public.cancel_intro_call(lead_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.contact_submissions;
  call public.intro_calls;
begin
  update public.intro_calls set status = 'canceled'
  where submission_id = lead_id and status = 'booked' and starts_at > now()
  returning * into call;
  if found then
    select * into lead from public.contact_submissions where id = lead_id;
    perform private.enqueue_call_messages('call_canceled', lead, call, null);
  end if;
end
$$;
comment on function public.cancel_intro_call(uuid) is 'Does nothing without a future call.';
revoke execute on function public.cancel_intro_call(uuid) from public, anon, authenticated;
grant execute on function public.cancel_intro_call(uuid) to service_role;

create function private.settle_call() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Without a signed-in user it is book_intro_call() or cancel_intro_call().
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
comment on function private.settle_call() is
  'Trigger: raises PT409 for a status that does not fit the time and the status of the call.';
revoke execute on function private.settle_call() from public, anon, authenticated;

create trigger settle_call before update on public.intro_calls
  for each row execute function private.settle_call();

create function private.tell_of_cancellation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.contact_submissions;
begin
  -- cancel_intro_call(), for leads, writes its own mail.
  if auth.uid() is null then
    return null;
  end if;
  select * into lead from public.contact_submissions where id = new.submission_id;
  perform private.enqueue_call_messages('call_canceled', lead, new, null);
  return null;
end
$$;
comment on function private.tell_of_cancellation() is
  'Writes the mail to the lead and to the staff when a staff member cancels a call.';
revoke execute on function private.tell_of_cancellation() from public, anon, authenticated;

create trigger tell_of_cancellation after update of status on public.intro_calls
  for each row when (old.status = 'booked' and new.status = 'canceled')
  execute function private.tell_of_cancellation();
