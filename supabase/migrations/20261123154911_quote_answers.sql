-- What whoever has the link of a quote may do: read it, ask, accept and decline. Each function answers one row of JSON; an
-- unknown token is counted, so these do not raise for it, which would undo the count.

create function private.json_time(moment timestamptz) returns text
language sql immutable set search_path = ''
as $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
revoke execute on function private.json_time(timestamptz) from public, anon, authenticated;

create function private.is_quote_over(valid_until date, moment timestamptz) returns boolean
language sql stable set search_path = ''
as $$ select (moment at time zone 'America/Detroit')::date > valid_until $$;
comment on function private.is_quote_over(date, timestamptz) is
  'A quote can be accepted until midnight at the end of its last day, on the company''s clock.';
revoke execute on function private.is_quote_over(date, timestamptz) from public, anon, authenticated;

create function private.new_quote_link(linked_id uuid, linked_version integer) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token constant text := substring(
    encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex') for 32
  );
begin
  perform private.link_quote(linked_id, linked_version, token);
  return token;
end
$$;
comment on function private.new_quote_link(uuid, integer) is
  'The token of one more link, of 128 bits. It is not stored, so letters after the first one carry a link of their own.';
revoke execute on function private.new_quote_link(uuid, integer) from public, anon, authenticated;

create function private.find_quote_link(token text, address_hash text) returns private.quote_links
language plpgsql security definer set search_path = ''
as $$
declare
  link private.quote_links;
begin
  if (
    select count(*) from private.rate_limits as known, unnest(known.hits) as hit
    where known.scope = 'quote_link' and known.address_hash = find_quote_link.address_hash
      and hit > now() - interval '1 hour'
  ) >= 20 then
    raise exception 'Too many wrong links' using errcode = 'PT429';
  end if;
  select * into link from private.quote_links as known
  where known.token_hash = sha256(convert_to(token, 'UTF8'));
  if not found then
    perform private.enforce_rate_limit('quote_link', address_hash, 20, interval '1 hour');
  end if;
  if link.revoked_at is not null or exists (
    select from public.quotes as quote where quote.id = link.quote_id and quote.status = 'withdrawn'
  ) then
    return null;
  end if;
  return link;
end
$$;
comment on function private.find_quote_link(text, text) is
  'Null for unknown and withdrawn links alike. Raises PT429 for every link after 20 unknown ones from an address in an hour.';
revoke execute on function private.find_quote_link(text, text) from public, anon, authenticated;

create function private.quote_record(recorded_id uuid, recorded_version integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'quoteId', quote.id,
    'state', case
      when acceptance.id is not null then 'accepted'
      when decline.id is not null then 'declined'
      when quote.status = 'expired' or private.is_quote_over(version.valid_until, now()) then 'expired'
      else 'open'
    end,
    'document', version.document,
    'documentSha256', version.document_sha256,
    'isSeen', version.seen_at is not null,
    'acceptance', case when acceptance.id is not null then jsonb_build_object(
      'name', acceptance.name,
      'capacity', acceptance.capacity,
      'consent', acceptance.consent_text,
      'acceptedAt', private.json_time(acceptance.accepted_at),
      'chosen', to_jsonb(acceptance.chosen_line_ids),
      'totals', acceptance.totals,
      'shownSha256', acceptance.shown_sha256
    ) end,
    'decline', case when decline.id is not null then jsonb_build_object(
      'reason', decline.reason, 'declinedAt', private.json_time(decline.declined_at)
    ) end,
    'comments', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', comment.id,
        'author', comment.author,
        'name', private.staff_name(writer),
        'body', comment.body,
        'at', private.json_time(comment.created_at)
      ) order by comment.created_at, comment.id)
      from public.quote_comments as comment
      left join public.profiles as writer on writer.id = comment.author_id
      where comment.quote_id = quote.id
    ), '[]'),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object(
        'kind', event.kind, 'version', event.version, 'at', private.json_time(event.at)
      ) order by event.at, event.id)
      from public.quote_events as event
      where event.quote_id = quote.id
    ), '[]')
  )
  from public.quotes as quote
  join public.quote_versions as version
    on version.quote_id = quote.id and version.version = recorded_version and version.sent_at is not null
  left join public.quote_acceptances as acceptance on acceptance.version_id = version.id
  left join public.quote_declines as decline on decline.quote_id = quote.id and decline.version = version.version
  where quote.id = recorded_id
$$;
comment on function private.quote_record(uuid, integer) is
  'All that the page, the PDF and the evidence file show of a sent version. See QuoteRecord in lib/quotes/record.ts.';
revoke execute on function private.quote_record(uuid, integer) from public, anon, authenticated;

create function public.open_quote(token text, address_hash text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  link constant private.quote_links := private.find_quote_link(token, address_hash);
  quote public.quotes;
begin
  select * into quote from public.quotes as known where known.id = link.quote_id;
  if not found then
    return null;
  end if;
  if quote.current_version > link.version then
    return jsonb_build_object('state', 'replaced', 'number', quote.number);
  end if;
  return private.quote_record(quote.id, link.version);
end
$$;
comment on function public.open_quote(text, text) is
  'Null for unknown and withdrawn links alike. Of a replaced version only its number. Changes nothing but the count of unknown links. Raises PT429.';
revoke execute on function public.open_quote(text, text) from public, anon, authenticated;
grant execute on function public.open_quote(text, text) to service_role;

create function private.lock_open_quote(token text, address_hash text, out quote public.quotes, out version public.quote_versions)
language plpgsql security definer set search_path = ''
as $$
declare
  link constant private.quote_links := private.find_quote_link(token, address_hash);
begin
  -- Whoever answers the same quote at the same time waits here, and then finds the first answer.
  select * into quote from public.quotes as known
  where known.id = link.quote_id and known.current_version = link.version and known.status <> 'withdrawn'
  for update;
  if quote.id is not null then
    select * into version from public.quote_versions as known
    where known.quote_id = quote.id and known.version = quote.current_version;
  end if;
end
$$;
comment on function private.lock_open_quote(text, text) is
  'Locks the quote of a link. Nulls for a link that shows no quote. Raises PT429.';
revoke execute on function private.lock_open_quote(text, text) from public, anon, authenticated;

create function public.mark_quote_seen(token text, address_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  opened record;
begin
  select * into opened from private.lock_open_quote(token, address_hash);
  if (opened.version).id is null or (opened.version).seen_at is not null then
    return;
  end if;
  update public.quote_versions as version set seen_at = now() where version.id = (opened.version).id;
  perform private.note_quote_event((opened.quote).id, (opened.version).version, 'seen');
end
$$;
comment on function public.mark_quote_seen(text, text) is 'Once for a version. Does nothing for other links. Raises PT429.';
revoke execute on function public.mark_quote_seen(text, text) from public, anon, authenticated;
grant execute on function public.mark_quote_seen(text, text) to service_role;

create function private.tell_quote_owner(kind text, quote public.quotes, details jsonb) returns void
language sql security definer set search_path = ''
as $$
  select private.enqueue_message(
    kind, owner.email, quote.id,
    jsonb_build_object(
      'number', quote.number, 'title', quote.title, 'client', coalesce(nullif(quote.recipient_business, ''), quote.recipient_name),
      'role', coalesce(owner.user_type::text, 'admin'), 'reply_to', quote.recipient_email
    ) || details
  )
  from (select 1) as one
  left join public.profiles as owner
    on owner.id = quote.owner_id and owner.active and owner.user_type in ('owl', 'admin', 'super_admin')
$$;
comment on function private.tell_quote_owner(text, public.quotes, jsonb) is
  'Queues a letter to the owner of the quote, or to the staff address without one.';
revoke execute on function private.tell_quote_owner(text, public.quotes, jsonb) from public, anon, authenticated;

create function public.comment_quote(
  token text, body text, idempotency_key uuid, key_expires boolean, address_hash text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  opened record;
  quote public.quotes;
  new_id constant uuid := gen_random_uuid();
begin
  select * into opened from private.lock_open_quote(token, address_hash);
  quote := opened.quote;
  if quote.id is null then
    return 'closed';
  end if;
  if private.claim_idempotency_key('quote_comment', idempotency_key, new_id, key_expires) <> new_id then
    return 'stored';
  end if;
  perform private.enforce_rate_limit('quote_comment', address_hash, 20, interval '10 minutes');
  insert into public.quote_comments (id, quote_id, author, body) values (new_id, quote.id, 'client', comment_quote.body);
  perform private.note_quote_event(quote.id, quote.current_version, 'commented');
  perform private.tell_quote_owner('quote_question', quote, jsonb_build_object('body', comment_quote.body));
  return 'stored';
exception
  when check_violation or not_null_violation then
    raise exception 'The question is empty or too long' using errcode = 'PT422';
end
$$;
comment on function public.comment_quote(text, text, uuid, boolean, text) is
  'stored or closed. The same question sent twice is stored once. Raises PT422, and PT429 after 20 from an address in ten minutes.';
revoke execute on function public.comment_quote(text, text, uuid, boolean, text) from public, anon, authenticated;
grant execute on function public.comment_quote(text, text, uuid, boolean, text) to service_role;

create function public.decline_quote(token text, reason text, note text, address_hash text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  opened record;
  quote public.quotes;
begin
  select * into opened from private.lock_open_quote(token, address_hash);
  quote := opened.quote;
  if quote.status = 'declined' then
    return 'declined';
  end if;
  if quote.id is null or quote.status <> 'sent' then
    return 'closed';
  end if;
  insert into public.quote_declines (quote_id, version, reason, note)
  values (quote.id, quote.current_version, decline_quote.reason, nullif(decline_quote.note, ''));
  update public.quotes as known set status = 'declined', edit_version = known.edit_version + 1 where known.id = quote.id;
  perform private.note_quote_event(quote.id, quote.current_version, 'declined');
  perform private.tell_quote_owner(
    'quote_declined', quote, jsonb_build_object('reason', decline_quote.reason, 'note', nullif(decline_quote.note, ''))
  );
  return 'declined';
exception
  when check_violation or not_null_violation then
    raise exception 'The reason is missing or too long' using errcode = 'PT422';
end
$$;
comment on function public.decline_quote(text, text, text, text) is
  'declined, also the second time, or closed for a quote that nobody can answer any more. Raises PT422 and PT429.';
revoke execute on function public.decline_quote(text, text, text, text) from public, anon, authenticated;
grant execute on function public.decline_quote(text, text, text, text) to service_role;

create function private.find_quote_client(quote public.quotes, lead public.contact_submissions) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  client_name constant text := left(
    coalesce(nullif(btrim(quote.recipient_business), ''), nullif(btrim(quote.recipient_name), ''), quote.recipient_email, quote.number),
    160
  );
  mail_domain constant text := private.mail_domain(quote.recipient_email);
  found_id uuid := coalesce(quote.client_id, lead.client_id);
begin
  found_id := coalesce(
    found_id,
    (select contact.client_id from public.contacts as contact where contact.id = coalesce(quote.contact_id, lead.contact_id)),
    (
      select contact.client_id from public.contact_details as details
      join public.contacts as contact on contact.id = details.contact_id
      where lower(details.email) = lower(quote.recipient_email) and contact.client_id is not null
      order by contact.created_at, contact.id limit 1
    ),
    (
      select client.id from public.clients as client
      where lower(client.name) = lower(client_name) order by client.created_at, client.id limit 1
    ),
    (
      select client.id from public.clients as client
      where mail_domain = regexp_replace(lower(substring(client.website from '^https://([^/:?#]+)')), '^www\.', '')
      order by client.created_at, client.id limit 1
    )
  );
  if found_id is null then
    insert into public.clients (name) values (client_name) on conflict (name) do nothing returning id into found_id;
  end if;
  -- Another acceptance has added the same client meanwhile.
  return coalesce(found_id, (select client.id from public.clients as client where client.name = client_name));
end
$$;
comment on function private.find_quote_client(public.quotes, public.contact_submissions) is
  'The linked client; without a link, that of the contact with the same address, of the same name, or whose website has the domain of the address; otherwise a new one.';
revoke execute on function private.find_quote_client(public.quotes, public.contact_submissions) from public, anon, authenticated;

create function private.find_quote_contact(quote public.quotes, lead public.contact_submissions, of_client uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  full_name constant text := btrim(quote.recipient_name);
  found_id uuid := coalesce(quote.contact_id, lead.contact_id);
begin
  if found_id is null and quote.recipient_email is not null then
    select contact.id into found_id from public.contact_details as details
    join public.contacts as contact on contact.id = details.contact_id
    where lower(details.email) = lower(quote.recipient_email)
    order by contact.client_id = of_client desc nulls last, contact.created_at, contact.id
    limit 1;
  end if;
  if found_id is not null then
    update public.contacts as contact set client_id = of_client
    where contact.id = found_id and contact.client_id is null;
    return found_id;
  end if;
  insert into public.contacts (client_id, first_name, last_name)
  values (
    of_client,
    left(coalesce(nullif(btrim(regexp_replace(full_name, '\S+$', '')), ''), nullif(full_name, ''), '(unknown)'), 100),
    left(coalesce(substring(full_name from '\s(\S+)$'), '(unknown)'), 100)
  )
  returning id into found_id;
  insert into public.contact_details (contact_id, email, phone)
  values (found_id, quote.recipient_email, nullif(lead.phone_number, 'Not provided'));
  return found_id;
end
$$;
comment on function private.find_quote_contact(public.quotes, public.contact_submissions, uuid) is
  'The linked contact, or the one with the same address, or a new one.';
revoke execute on function private.find_quote_contact(public.quotes, public.contact_submissions, uuid)
from public, anon, authenticated;

create function private.win_quote(quote public.quotes) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.contact_submissions;
  won_client uuid;
  won_contact uuid;
begin
  select * into lead from public.contact_submissions as known where known.id = quote.lead_id for update;
  won_client := private.find_quote_client(quote, lead);
  won_contact := private.find_quote_contact(quote, lead, won_client);
  update public.quotes as known
  set status = 'accepted', client_id = won_client, contact_id = won_contact, edit_version = known.edit_version + 1
  where known.id = quote.id;
  if lead.id is not null then
    update public.contact_submissions as known
    set client_id = coalesce(known.client_id, won_client), contact_id = coalesce(known.contact_id, won_contact)
    where known.id = lead.id;
    perform private.move_lead_to_stage(lead.id, 'won');
  end if;
end
$$;
comment on function private.win_quote(public.quotes) is 'The lead is won, and has a client and a contact, as the quote has.';
revoke execute on function private.win_quote(public.quotes) from public, anon, authenticated;

create function public.accept_quote(token text, payload jsonb, address_hash text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  opened record;
  quote public.quotes;
  version public.quote_versions;
  known public.quote_acceptances;
  chosen uuid[];
  totals jsonb;
  letter jsonb;
begin
  select * into opened from private.lock_open_quote(token, address_hash);
  quote := opened.quote;
  version := opened.version;
  if quote.id is null then
    return jsonb_build_object('outcome', 'closed');
  end if;
  select coalesce(array_agg(distinct id::uuid order by id::uuid), '{}') into chosen
  from jsonb_array_elements_text(payload -> 'chosen') as id;
  select * into known from public.quote_acceptances as acceptance where acceptance.quote_id = quote.id;
  if found then
    return jsonb_build_object('outcome', case
      when lower(known.name) = lower(btrim(payload ->> 'name')) and known.shown_sha256 = payload ->> 'shown_sha256'
        then 'accepted'
      else 'used'
    end);
  end if;
  if quote.status <> 'sent' or private.is_quote_over(version.valid_until, now()) then
    return jsonb_build_object('outcome', 'closed');
  end if;
  if version.document_sha256 is distinct from payload ->> 'document_sha256' or exists (
    select unnest(chosen)
    except
    select (line ->> 'id')::uuid from jsonb_array_elements(version.document -> 'lines') as line
    where (line ->> 'isOptional')::boolean
  ) then
    return jsonb_build_object('outcome', 'changed');
  end if;
  select jsonb_build_object(
    'subtotalCents', sums.subtotal_cents, 'discountCents', sums.discount_cents, 'taxableCents', sums.taxable_cents,
    'taxCents', sums.tax_cents, 'totalCents', sums.total_cents, 'depositCents', sums.deposit_cents,
    'balanceCents', sums.balance_cents
  ) into totals from private.quote_totals(version.id, chosen) as sums;
  if payload ->> 'shown_sha256' is distinct from private.json_sha256(
    jsonb_build_object('document', version.document, 'chosen', to_jsonb(chosen), 'totals', totals)
  ) then
    return jsonb_build_object('outcome', 'changed');
  end if;

  insert into public.quote_acceptances (
    quote_id, version_id, name, capacity, consent_text, chosen_line_ids, totals, shown_sha256
  ) values (
    quote.id, version.id, btrim(payload ->> 'name'), btrim(payload ->> 'capacity'), payload ->> 'consent', chosen, totals,
    payload ->> 'shown_sha256'
  );
  update public.quote_versions as seen set seen_at = now() where seen.id = version.id and seen.seen_at is null;
  perform private.note_quote_event(quote.id, version.version, 'accepted');
  perform private.win_quote(quote);
  letter := jsonb_build_object(
    'accepted_by', btrim(payload ->> 'name'),
    'capacity', btrim(payload ->> 'capacity'),
    'accepted_at', private.json_time(now()),
    'total_cents', totals -> 'totalCents',
    'deposit_cents', totals -> 'depositCents',
    'sha256', payload ->> 'shown_sha256'
  );
  perform private.write_quote_letter(
    quote.id, 'quote_accepted', private.new_quote_link(quote.id, version.version), letter
  );
  perform private.tell_quote_owner('quote_accepted_notice', quote, letter);
  return jsonb_build_object('outcome', 'accepted');
exception
  when check_violation or not_null_violation or invalid_text_representation then
    -- The original error quotes the row, which contains personal data.
    raise exception 'The acceptance is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.accept_quote(text, jsonb, text) is
  'outcome: accepted, also when the same person sends it again; used: somebody else has accepted; changed: what was shown is not what is stored; closed: nobody can accept it any more. Raises PT422 and PT429.';
revoke execute on function public.accept_quote(text, jsonb, text) from public, anon, authenticated;
grant execute on function public.accept_quote(text, jsonb, text) to service_role;

create function private.is_reminding_time() returns boolean
language sql stable set search_path = ''
as $$ select extract(hour from now() at time zone 'America/Detroit') >= 9 $$;
revoke execute on function private.is_reminding_time() from public, anon, authenticated;

create function public.run_quote_deadlines() returns jsonb
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
  'Reminds clients from three days before the last day on, after 9:00 and not within a day of sending, once for each version; then lets quotes expire. Answers how many.';
revoke execute on function public.run_quote_deadlines() from public, anon, authenticated;
grant execute on function public.run_quote_deadlines() to service_role;

create function public.quote_evidence(quote_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_quote_reader();
  return (
    select private.quote_record(quote.id, quote.current_version) from public.quotes as quote
    where quote.id = quote_evidence.quote_id
  );
end
$$;
comment on function public.quote_evidence(uuid) is
  'What the client sees of the current version. Null for a quote that was never sent. Raises PT403.';
revoke execute on function public.quote_evidence(uuid) from public, anon, authenticated;
grant execute on function public.quote_evidence(uuid) to authenticated;
