-- Forms may name anybody's address, so one mailbox gets at most six letters a day because of them.

create function private.mailbox(address text) returns text
language sql immutable set search_path = ''
as $$
  select lower(regexp_replace(address, '\+[^@]*@', '@'))
$$;
comment on function private.mailbox(text) is '''ada+films@example.com'' is the mailbox of ''ada@example.com''.';
-- An index calls it as whoever writes the row.
revoke execute on function private.mailbox(text) from public, anon;
grant execute on function private.mailbox(text) to authenticated, service_role;

create index outbox_messages_forms_idx on public.outbox_messages (private.mailbox(recipient), created_at) where kind in ('contact_received', 'application_received', 'call_booked', 'call_canceled', 'call_confirmation');

create function private.may_write_to(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- Two forms with one address at the same time count one after the other.
  perform pg_advisory_xact_lock(hashtext('letters of forms'), hashtext(private.mailbox(address)));
  return (
    select count(*) < 6 from public.outbox_messages as message
    where private.mailbox(message.recipient) = private.mailbox(address)
      and message.kind in ('contact_received', 'application_received', 'call_booked', 'call_canceled', 'call_confirmation')
      and message.created_at > now() - interval '1 day'
  );
end
$$;
comment on function private.may_write_to(text) is
  'False when a mailbox has got six letters in 24 hours because somebody typed its address into a form.';
revoke execute on function private.may_write_to(text) from public, anon, authenticated;

create or replace function private.confirm_contact(lead public.contact_submissions) returns void
language sql security definer set search_path = ''
as $$
  select private.enqueue_message(
    'contact_received', lead.email, lead.id, jsonb_build_object('first_name', lead.first_name)
  )
  where private.may_write_to(lead.email)
$$;

create or replace function private.confirm_application(application public.videographer_applications) returns void
language sql security definer set search_path = ''
as $$
  select private.enqueue_message(
    'application_received',
    application.email,
    application.id,
    jsonb_build_object('first_name', application.first_name)
  )
  where private.may_write_to(application.email)
$$;

create or replace function private.enqueue_call_messages(
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
  if lead.status not in ('held', 'spam') and private.may_write_to(lead.email) then
    perform private.enqueue_message(kind, lead.email, lead.id, about_call);
  end if;
end
$$;
