-- A client accepts a quote: what was shown is bound by its hash, the lead is won, and becomes a client with a contact.

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
