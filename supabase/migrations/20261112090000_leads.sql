-- Leads from the contact form. Visitors have no right on the table: the server stores a lead through submit_contact(), together
-- with the mail about it. A lead that may come from a bot is held until a staff member has looked at it.

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  email text not null check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and char_length(email) <= 254),
  business_name text not null check (char_length(business_name) between 1 and 200),
  website text check (char_length(website) between 1 and 500),
  phone_number text not null default 'Not provided' check (char_length(phone_number) between 1 and 40),
  city text check (char_length(city) between 1 and 100),
  state text check (char_length(state) between 1 and 100),
  message text not null check (char_length(message) between 1 and 5000),
  source text check (char_length(source) between 1 and 500),
  status text not null default 'new' check (status in ('new', 'held', 'contacted', 'won', 'lost', 'spam')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (
    lower(
      first_name || ' ' || last_name || ' ' || email || ' ' || business_name || ' '
      || coalesce(city, '') || ' ' || coalesce(state, '') || ' ' || message
    )
  ) stored
);
comment on column public.contact_submissions.source is 'The page that the form was sent from.';
comment on column public.contact_submissions.status is 'held: the bot check is in doubt, so no confirmation was sent.';
-- The whole order of the list. Without the id, a late page sorts all rows before it.
create index contact_submissions_newest_idx on public.contact_submissions (created_at desc, id);

revoke all on table public.contact_submissions from anon, authenticated;
grant select, update, delete on table public.contact_submissions to authenticated;
grant select, insert, update, delete on table public.contact_submissions to service_role;
alter table public.contact_submissions enable row level security;

-- The role is compared inside the subselect, as in the policy on ad_groups.
create policy "Admins read submissions" on public.contact_submissions
  for select to authenticated
  using ((select private.viewer_role() in ('admin', 'super_admin')));
create policy "Admins change the status of submissions" on public.contact_submissions
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Super admins delete submissions" on public.contact_submissions
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');

create trigger touch_updated_at before update on public.contact_submissions
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.contact_submissions
  for each row execute function private.record_change('id');
create trigger forget_messages after delete on public.contact_submissions
  for each row execute function private.forget_messages();

create function private.keep_all_but_status() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Generated columns have no value yet in a before trigger.
  if to_jsonb(new) - array['status', 'search_text'] is distinct from to_jsonb(old) - array['status', 'search_text'] then
    raise exception 'Only the status can be changed' using errcode = 'PT403';
  end if;
  return new;
end
$$;
comment on function private.keep_all_but_status() is
  'Trigger: staff may change only the status of a record that a visitor sent.';
revoke execute on function private.keep_all_but_status() from public, anon, authenticated;

-- Triggers fire in the order of their names: this one runs before touch_updated_at.
create trigger keep_all_but_status before update on public.contact_submissions
  for each row execute function private.keep_all_but_status();

create function private.confirm_contact(lead public.contact_submissions) returns void
language sql security definer set search_path = ''
as $$
  select private.enqueue_message(
    'contact_received', lead.email, lead.id, jsonb_build_object('first_name', lead.first_name)
  )
$$;
comment on function private.confirm_contact(public.contact_submissions) is
  'The mail does not quote the message, because the address may belong to another person.';
revoke execute on function private.confirm_contact(public.contact_submissions) from public, anon, authenticated;

create function public.submit_contact(
  payload jsonb, idempotency_key uuid, address_hash text, held boolean default false,
  key_expires boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  claimed_id uuid;
  lead public.contact_submissions;
begin
  claimed_id := private.claim_idempotency_key('contact', idempotency_key, new_id, key_expires);
  if claimed_id <> new_id then
    return claimed_id;
  end if;
  perform private.enforce_rate_limit('contact', address_hash, 5, interval '10 minutes');

  insert into public.contact_submissions
    (id, first_name, last_name, email, business_name, website, phone_number, city, state, message, source, status)
  values (
    new_id,
    payload ->> 'first_name',
    payload ->> 'last_name',
    payload ->> 'email',
    payload ->> 'business_name',
    nullif(payload ->> 'website', ''),
    coalesce(nullif(payload ->> 'phone_number', ''), 'Not provided'),
    nullif(payload ->> 'city', ''),
    nullif(payload ->> 'state', ''),
    payload ->> 'message',
    nullif(payload ->> 'source', ''),
    case when held then 'held' else 'new' end
  )
  returning * into lead;

  perform private.enqueue_message(
    'contact_notice', null, new_id,
    to_jsonb(lead) - array['id', 'created_at', 'updated_at']
  );
  if not held then
    perform private.confirm_contact(lead);
  end if;
  return new_id;
exception
  when check_violation or not_null_violation then
    -- The original error quotes the row, which contains personal data.
    raise exception 'The submission is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.submit_contact(jsonb, uuid, text, boolean, boolean) is
  'Stores a lead with its mail and returns the id of the lead. The keys of payload are column names. A known idempotency_key stores nothing and returns the known id; with key_expires, for ten minutes. Raises PT422, and PT429 after 5 leads from an address in 10 minutes.';
revoke execute on function public.submit_contact(jsonb, uuid, text, boolean, boolean) from public, anon, authenticated;
grant execute on function public.submit_contact(jsonb, uuid, text, boolean, boolean) to service_role;

create function private.release_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.confirm_contact(new);
  return null;
end
$$;
comment on function private.release_contact() is 'Sends the confirmation when staff release a held lead.';
revoke execute on function private.release_contact() from public, anon, authenticated;

create trigger release_contact after update of status on public.contact_submissions
  for each row when (old.status = 'held' and new.status = 'new')
  execute function private.release_contact();

-- No index answers this search, so it reads every row. It does so once, for the rows of the page and for their total. The
-- first step keeps only the sort key; the second step reads the other columns for the page alone.
create function public.search_leads(
  words text[],
  with_status text default null,
  max_rows integer default 20,
  skip_rows integer default 0
) returns table (
  id uuid,
  first_name text,
  last_name text,
  business_name text,
  status text,
  created_at timestamptz,
  total integer
)
language sql stable set search_path = ''
as $$
  with found as materialized (
    select lead.id, lead.created_at
    from public.contact_submissions as lead
    where lead.search_text like all (array(select '%' || lower(word) || '%' from unnest(words) as word))
      and (with_status is null or lead.status = with_status)
  ), page as (
    select found.id from found order by found.created_at desc, found.id
    limit least(max_rows, 100) offset greatest(skip_rows, 0)
  )
  select
    lead.id, lead.first_name, lead.last_name, lead.business_name, lead.status, lead.created_at,
    (select count(*)::integer from found)
  from page
  join public.contact_submissions as lead on lead.id = page.id
  order by lead.created_at desc, lead.id
$$;
comment on function public.search_leads(text[], text, integer, integer) is
  'Newest first. A lead matches when it contains every word.';
revoke execute on function public.search_leads(text[], text, integer, integer) from public, anon, authenticated;
grant execute on function public.search_leads(text[], text, integer, integer) to authenticated;
