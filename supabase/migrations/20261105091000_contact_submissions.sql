-- Leads from the contact form. Visitors have no right on the table: the server stores through one function.

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
  status text not null default 'new' check (status in ('new', 'contacted', 'won', 'lost', 'spam')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.contact_submissions.source is 'The page the form was sent from.';
create index contact_submissions_newest_idx on public.contact_submissions (created_at desc);

revoke all on table public.contact_submissions from anon, authenticated;
grant select, update, delete on table public.contact_submissions to authenticated;
grant select, insert, update, delete on table public.contact_submissions to service_role;
alter table public.contact_submissions enable row level security;

create policy "Admins read submissions" on public.contact_submissions
  for select to authenticated
  using ((select private.viewer_role()) in ('admin', 'super_admin'));
create policy "Admins change the status of submissions" on public.contact_submissions
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Super admins delete submissions" on public.contact_submissions
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');

create function private.keep_all_but_status() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if to_jsonb(new) - 'status' is distinct from to_jsonb(old) - 'status' then
    raise exception 'Only the status can be changed' using errcode = 'PT403';
  end if;
  return new;
end
$$;
comment on function private.keep_all_but_status() is 'What somebody sent us stays as they sent it.';
revoke execute on function private.keep_all_but_status() from public, anon, authenticated;

-- Triggers fire in the order of their names: this one must see the row before touch_updated_at does.
create trigger keep_all_but_status before update on public.contact_submissions
  for each row execute function private.keep_all_but_status();
create trigger touch_updated_at before update on public.contact_submissions
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.contact_submissions
  for each row execute function private.record_change('id');

create function public.submit_contact(payload jsonb, idempotency_key uuid, address_hash text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  claimed_id uuid;
begin
  claimed_id := private.claim_idempotency_key('contact', idempotency_key, new_id);
  if claimed_id <> new_id then
    return claimed_id;
  end if;
  perform private.enforce_rate_limit('contact', address_hash, 5, interval '10 minutes');

  insert into public.contact_submissions
    (id, first_name, last_name, email, business_name, website, phone_number, city, state, message, source)
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
    nullif(payload ->> 'source', '')
  );
  return new_id;
exception
  when check_violation or not_null_violation then
    -- The original error quotes the row, and with it the person.
    raise exception 'The submission is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.submit_contact(jsonb, uuid, text) is
  'Stores a lead and answers its id. payload has the columns'' names; the same key again stores nothing and answers the same id. Raises PT422 and, after 5 leads of an address in 10 minutes, PT429.';
revoke execute on function public.submit_contact(jsonb, uuid, text) from public, anon, authenticated;
grant execute on function public.submit_contact(jsonb, uuid, text) to service_role;
