-- Whoever asked us not to write gets no letter that we begin: no request for a review, no quote and no reminder of one. Answers to
-- what a person asks or sends us go out.

create function private.wants_no_letters(address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.contact_details as details
    join public.contact_duties as duties on duties.contact_id = details.contact_id
    where lower(details.email) = lower(address) and duties.do_not_contact
  )
$$;
revoke execute on function private.wants_no_letters(text) from public, anon, authenticated;

create function private.refuse_unwanted_letter(address text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.wants_no_letters(address) then
    raise exception 'This person asked us not to write' using errcode = 'PT451';
  end if;
end
$$;
comment on function private.refuse_unwanted_letter(text) is 'Raises PT451 when a contact with this address is marked do-not-contact.';
revoke execute on function private.refuse_unwanted_letter(text) from public, anon, authenticated;

create function private.hold_unwanted_letters() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox_messages as message
  using public.contact_details as details
  where details.contact_id = new.contact_id and lower(message.recipient) = lower(details.email)
    and message.status = 'waiting' and message.kind in ('review_request', 'quote_sent', 'quote_reminder');
  return null;
end
$$;
comment on function private.hold_unwanted_letters() is 'Letters that wait when somebody asks us not to write are not sent.';
revoke execute on function private.hold_unwanted_letters() from public, anon, authenticated;
create trigger hold_unwanted_letters after update of do_not_contact on public.contact_duties
  for each row when (new.do_not_contact and not old.do_not_contact) execute function private.hold_unwanted_letters();

create or replace function private.write_review_letter(request_id uuid, token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  letter record;
begin
  select
    contact.first_name, details.email,
    coalesce(nullif(trim(video.name_on_website), ''), video.name_internal) as film,
    coalesce(request.client_id, contact.client_id) as client_id
  into letter
  from public.review_requests as request
  join public.contacts as contact on contact.id = request.contact_id
  left join public.contact_details as details on details.contact_id = contact.id
  left join public.videos as video on video.id = request.video_id and not video.draft and not video.archived
  where request.id = request_id;
  if letter.film is null or letter.client_id is null or nullif(letter.email, '') is null then
    raise exception 'The contact needs an e-mail address and a client, and the film must be published'
      using errcode = 'PT422';
  end if;
  perform private.refuse_unwanted_letter(letter.email);
  perform private.enqueue_message(
    'review_request', letter.email, request_id,
    jsonb_build_object('first_name', letter.first_name, 'film', letter.film, 'token', token)
  );
exception
  when check_violation then
    raise exception 'The e-mail address of the contact is not one' using errcode = 'PT422';
end
$$;

create or replace function private.write_quote_letter(of_quote uuid, letter text, token text, more jsonb default '{}')
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if letter in ('quote_sent', 'quote_reminder') then
    perform private.refuse_unwanted_letter((select quote.recipient_email from public.quotes as quote where quote.id = of_quote));
  end if;
  perform private.enqueue_message(
    letter, quote.recipient_email, quote.id,
    jsonb_build_object(
      'name', quote.recipient_name, 'number', quote.number, 'title', quote.title, 'version', version.version,
      'total_cents', version.total_cents, 'valid_until', version.valid_until,
      'prepared_by', version.document ->> 'preparedBy', 'token', token
    ) || more
  )
  from public.quotes as quote
  join public.quote_versions as version on version.quote_id = quote.id and version.version = quote.current_version
  where quote.id = of_quote;
end
$$;
comment on function private.write_quote_letter(uuid, text, text, jsonb) is
  'A letter to the recipient about the version in force. The token is forgotten when the letter is sent. Raises PT451 where the recipient wants no letters and has not asked for this one.';

create or replace function public.run_quote_deadlines() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.today();
  quote public.quotes;
  version public.quote_versions;
  reminded integer := 0;
  expired integer := 0;
begin
  -- A second server leaves out what the first one has locked, and finds it done afterwards.
  for quote in
    select known.* from public.quotes as known
    join public.quote_versions as current on current.quote_id = known.id and current.version = known.current_version
    where known.status = 'sent' and current.valid_until <= today + 3
    order by known.id
    for update of known skip locked
  loop
    select * into version from public.quote_versions as current
    where current.quote_id = quote.id and current.version = quote.current_version;
    if private.is_quote_over(version.valid_until, now()) then
      update public.quotes as known
      set status = 'expired', edit_version = known.edit_version + 1 where known.id = quote.id;
      perform private.note_quote_event(quote.id, version.version, 'expired');
      perform private.tell_quote_owner('quote_expired', quote, jsonb_build_object(
        'valid_until', version.valid_until, 'is_seen', version.seen_at is not null
      ));
      expired := expired + 1;
    elsif version.sent_at < now() - interval '1 day'
      and private.is_reminding_time()
      and not private.wants_no_letters(quote.recipient_email)
      and not exists (
        select from public.quote_events as event
        where event.quote_id = quote.id and event.version = version.version and event.kind = 'reminded'
      )
    then
      perform private.write_quote_letter(
        quote.id, 'quote_reminder', private.new_quote_link(quote.id, version.version)
      );
      perform private.note_quote_event(quote.id, version.version, 'reminded');
      reminded := reminded + 1;
    end if;
  end loop;
  return jsonb_build_object('reminded', reminded, 'expired', expired);
end
$$;
comment on function public.run_quote_deadlines() is
  'Reminds clients from three days before the last day on, after 9:00 and not within a day of sending, once for each version, and not who asked us not to write; then lets quotes expire. Answers how many.';
