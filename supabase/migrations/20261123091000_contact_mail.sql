-- A lead is stored together with the mail about it. One that may come from a script is held until somebody has looked at it.

alter table public.contact_submissions drop constraint contact_submissions_status_check;
alter table public.contact_submissions add constraint contact_submissions_status_check
  check (status in ('new', 'held', 'contacted', 'won', 'lost', 'spam'));
comment on column public.contact_submissions.status is 'Held: bot checks were in doubt, and the sender has not been written to.';

create function private.confirm_contact(lead public.contact_submissions) returns void
language sql security definer set search_path = ''
as $$
  select private.enqueue_message(
    'contact_received', lead.email, lead.id, jsonb_build_object('first_name', lead.first_name)
  )
$$;
comment on function private.confirm_contact(public.contact_submissions) is
  'The message of the lead stays out of it: the address may be somebody else''s.';
revoke execute on function private.confirm_contact(public.contact_submissions) from public, anon, authenticated;

drop function public.submit_contact(jsonb, uuid, text);
create function public.submit_contact(
  payload jsonb, idempotency_key uuid, address_hash text, held boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  claimed_id uuid;
  lead public.contact_submissions;
begin
  claimed_id := private.claim_idempotency_key('contact', idempotency_key, new_id);
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
    -- The original error quotes the row, and with it the person.
    raise exception 'The submission is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.submit_contact(jsonb, uuid, text, boolean) is
  'Stores a lead and the mail about it, and answers the lead''s id. payload has the columns'' names; the same key again stores nothing and answers the same id. Raises PT422 and, after 5 leads of an address in 10 minutes, PT429.';
revoke execute on function public.submit_contact(jsonb, uuid, text, boolean) from public, anon, authenticated;
grant execute on function public.submit_contact(jsonb, uuid, text, boolean) to service_role;

create function private.release_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.confirm_contact(new);
  return null;
end
$$;
comment on function private.release_contact() is 'A held lead that turned out to be a person gets its confirmation.';
revoke execute on function private.release_contact() from public, anon, authenticated;

create trigger release_contact after update of status on public.contact_submissions
  for each row when (old.status = 'held' and new.status = 'new')
  execute function private.release_contact();
create trigger forget_messages after delete on public.contact_submissions
  for each row execute function private.forget_messages();
