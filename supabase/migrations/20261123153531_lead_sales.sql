-- What sales needs of a lead: stage, owner, next step, value, why it was lost, its place on the board, the client and contact it
-- became, and when somebody first answered.

alter table public.contact_submissions
  drop constraint contact_submissions_status_check,
  add constraint contact_submissions_status_check
    check (status in ('new', 'held', 'contacted', 'call_booked', 'quoted', 'won', 'lost', 'spam')),
  add column owner_id uuid references public.profiles (id) on delete set null,
  add column next_step text check (char_length(next_step) between 1 and 200),
  add column next_step_on date,
  add column value_cents bigint check (value_cents between 0 and 100000000000),
  add column lost_reason text
    check (lost_reason in ('price', 'timing', 'went_elsewhere', 'no_answer', 'not_a_fit', 'other')),
  add column lost_note text check (char_length(lost_note) between 1 and 1000),
  add column client_id uuid references public.clients (id) on delete set null,
  add column contact_id uuid references public.contacts (id) on delete set null,
  add column stage_changed_at timestamptz not null default now(),
  add column answer_due_at timestamptz not null default now() + interval '24 hours',
  add column first_answered_at timestamptz,
  add column board_rank text collate "C" not null
    default lpad(to_hex(4102444800000000 - floor(extract(epoch from clock_timestamp()) * 1000000)::bigint), 14, '0') || '8'
    check (board_rank ~ '^[0-9a-f]*[1-9a-f]$'),
  add check (lost_reason is null or status = 'lost'),
  add check (lost_note is null or status = 'lost');
comment on column public.contact_submissions.status is
  'The stage on screen. held: the bot check is in doubt, so no confirmation was sent. held and spam are not on the board.';
comment on column public.contact_submissions.next_step_on is 'A day in the company''s time zone.';
comment on column public.contact_submissions.board_rank is
  'The place in the column of the stage: ascending, then by id. A fraction in hexadecimal digits, without a zero at its end. What comes later stands above.';
comment on column public.contact_submissions.answer_due_at is
  'The site promises an answer within 24 hours. A booked call is an answer that is due when the call ends.';
comment on column public.contact_submissions.first_answered_at is
  'When staff first moved the lead on, sent a quote, or held a call with it.';

create function private.rank_at(moment timestamptz) returns text
language sql immutable set search_path = ''
as $$
  select lpad(to_hex(4102444800000000 - floor(extract(epoch from moment) * 1000000)::bigint), 14, '0') || '8'
$$;
comment on function private.rank_at(timestamptz) is
  'A rank above those of all earlier moments, until the year 2100. Same as the default of board_rank.';
revoke execute on function private.rank_at(timestamptz) from public, anon, authenticated;

-- updated_at is when the status was last changed: nothing else could be.
alter table public.contact_submissions disable trigger user;
update public.contact_submissions set
  stage_changed_at = updated_at,
  answer_due_at = created_at + interval '24 hours',
  first_answered_at = case when status in ('contacted', 'won', 'lost') then updated_at end,
  board_rank = private.rank_at(created_at);
alter table public.contact_submissions enable trigger user;

create index contact_submissions_board_idx on public.contact_submissions (status, board_rank, id);
create index contact_submissions_owner_idx on public.contact_submissions (owner_id);
create index contact_submissions_client_idx on public.contact_submissions (client_id);
create index contact_submissions_contact_idx on public.contact_submissions (contact_id);
create index contact_submissions_step_idx on public.contact_submissions (next_step_on, id)
  where status in ('new', 'contacted', 'call_booked', 'quoted');
create index contact_submissions_unanswered_idx on public.contact_submissions (answer_due_at, id)
  where first_answered_at is null and status in ('new', 'contacted', 'call_booked', 'quoted');
create index contact_submissions_email_idx on public.contact_submissions (lower(email), created_at desc);
create index contact_submissions_domain_idx on public.contact_submissions (lower(split_part(email, '@', 2)), created_at desc);

drop policy "Admins read submissions" on public.contact_submissions;
create policy "Owls and admins read submissions" on public.contact_submissions
  for select to authenticated
  using ((select private.viewer_role() in ('owl', 'admin', 'super_admin')));
drop policy "Admins change the status of submissions" on public.contact_submissions;
create policy "Owls and admins change the sales fields of submissions" on public.contact_submissions
  for update to authenticated
  using ((select private.viewer_write_role()) in ('owl', 'admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('owl', 'admin', 'super_admin'));
drop policy "Admins read calls" on public.intro_calls;
create policy "Owls and admins read calls" on public.intro_calls
  for select to authenticated
  using ((select private.viewer_role() in ('owl', 'admin', 'super_admin')));
drop policy "Admins change the status of calls" on public.intro_calls;
create policy "Owls and admins change the status of calls" on public.intro_calls
  for update to authenticated
  using ((select private.viewer_write_role()) in ('owl', 'admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('owl', 'admin', 'super_admin'));

create or replace function private.keep_all_but_status() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- Generated columns have no value yet in a before trigger.
  open_columns constant text[] := array['status', 'search_text'] || coalesce(tg_argv, '{}')::text[];
begin
  -- Functions of the database run as its owner and keep their own rules.
  if current_user in ('anon', 'authenticated', 'service_role')
    and to_jsonb(new) - open_columns is distinct from to_jsonb(old) - open_columns
  then
    raise exception 'Only the status can be changed' using errcode = 'PT403';
  end if;
  return new;
end
$$;
comment on function private.keep_all_but_status() is
  'Trigger: of a record that a visitor sent, staff may change only the status and the columns that are its arguments.';
drop trigger keep_all_but_status on public.contact_submissions;
create trigger keep_all_but_status before update on public.contact_submissions
  for each row execute function private.keep_all_but_status(
    'owner_id', 'next_step', 'next_step_on', 'value_cents', 'lost_reason', 'lost_note', 'client_id', 'contact_id', 'board_rank'
  );

create function private.mail_domain(address text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(domain, '') from (select lower(split_part(address, '@', 2)) as domain) as split
  where domain not in (
    'aol.com', 'att.net', 'bellsouth.net', 'comcast.net', 'cox.net', 'fastmail.com', 'gmail.com', 'gmx.com', 'gmx.net',
    'googlemail.com', 'hey.com', 'hotmail.com', 'icloud.com', 'live.com', 'mac.com', 'mail.com', 'me.com', 'msn.com',
    'outlook.com', 'pm.me', 'proton.me', 'protonmail.com', 'rocketmail.com', 'sbcglobal.net', 'verizon.net', 'yahoo.com',
    'ymail.com', 'zoho.com'
  )
$$;
comment on function private.mail_domain(text) is
  'The domain of a company; null for the providers where everybody has an address.';
revoke execute on function private.mail_domain(text) from public, anon, authenticated;
grant execute on function private.mail_domain(text) to authenticated;

-- Triggers fire in the order of their names: these run after keep_all_but_status, so only they set what follows from a change.
create function private.lead_arrives() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.answer_due_at := new.created_at + interval '24 hours';
  new.board_rank := private.rank_at(new.created_at);
  return new;
end
$$;
comment on function private.lead_arrives() is
  'Trigger: counts 24 hours from when the lead came, and puts it on top of its column.';
revoke execute on function private.lead_arrives() from public, anon, authenticated;
create trigger lead_arrives before insert on public.contact_submissions
  for each row execute function private.lead_arrives();

create function private.lead_moves() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.owner_id is distinct from old.owner_id and new.owner_id is not null and not exists (
    select from public.profiles as person
    where person.id = new.owner_id and person.active and person.user_type in ('owl', 'admin', 'super_admin')
  ) then
    raise exception 'Only owls and admins own leads' using errcode = 'PT422';
  end if;
  if new.status = old.status then
    return new;
  end if;
  if new.status <> 'lost' then
    new.lost_reason := null;
    new.lost_note := null;
  elsif new.lost_reason is null then
    raise exception 'A lost lead needs a reason' using errcode = 'PT422';
  end if;
  new.stage_changed_at := now();
  if new.board_rank = old.board_rank then
    new.board_rank := private.rank_at(clock_timestamp());
  end if;
  -- Without a signed-in person it is the visitor who books a call or accepts a quote.
  if auth.uid() is not null and new.status in ('contacted', 'call_booked', 'quoted', 'won', 'lost') then
    new.first_answered_at := coalesce(new.first_answered_at, now());
  end if;
  return new;
end
$$;
comment on function private.lead_moves() is
  'Trigger: raises PT422 for a lost lead without a reason and for an owner outside sales. Sets what follows from a new stage.';
revoke execute on function private.lead_moves() from public, anon, authenticated;
create trigger lead_moves before update on public.contact_submissions
  for each row execute function private.lead_moves();

create function private.move_lead_to_stage(lead_id uuid, stage text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  stages constant text[] := array['new', 'contacted', 'call_booked', 'quoted', 'won'];
begin
  if stage is null or stage <> all (stages) then
    raise exception 'There is no such stage' using errcode = 'PT422';
  end if;
  update public.contact_submissions as lead set status = stage
  where lead.id = lead_id and (
    array_position(stages, lead.status) < array_position(stages, stage)
    or (lead.status = 'lost' and stage = 'won')
  );
end
$$;
comment on function private.move_lead_to_stage(uuid, text) is
  'For what happens to a lead: a booked call, a sent quote, an accepted one. It never moves back, does nothing for held, spam and won, and moves a lost lead only to won. Raises PT422 for an unknown stage.';
revoke execute on function private.move_lead_to_stage(uuid, text) from public, anon, authenticated;

create function private.call_moves_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'booked' then
    perform private.move_lead_to_stage(new.submission_id, 'call_booked');
    update public.contact_submissions as lead
    set answer_due_at = greatest(lead.created_at + interval '24 hours', new.starts_at + interval '30 minutes')
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
  'Trigger: a booked call moves its lead to call_booked and is its answer. A call that took place is the first answer unless there was one.';
revoke execute on function private.call_moves_lead() from public, anon, authenticated;
create trigger call_moves_lead after insert or update of status on public.intro_calls
  for each row execute function private.call_moves_lead();

create function private.require_sales(role public.user_type) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(role not in ('owl', 'admin', 'super_admin'), true) then
    raise exception 'Leads are for owls and admins' using errcode = 'PT403';
  end if;
end
$$;
comment on function private.require_sales(public.user_type) is
  'role: private.viewer_role() for reading, private.viewer_write_role() for writing. Raises PT403.';
revoke execute on function private.require_sales(public.user_type) from public, anon, authenticated;
