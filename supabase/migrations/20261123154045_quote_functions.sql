-- What staff do with quotes. Every function checks the role, locks the quote, and refuses a save that was made from an older
-- state. Money is worked out here again, with the arithmetic of lib/quotes/totals.ts, and other totals are refused.

create function private.today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'America/Detroit')::date $$;
comment on function private.today() is 'On the company''s calendar.';
revoke execute on function private.today() from public, anon, authenticated;
grant execute on function private.today() to authenticated;

create function private.share_of(cents numeric, part numeric, whole numeric) returns numeric
language sql immutable set search_path = ''
as $$ select div(2 * cents * part + whole, 2 * whole) $$;
comment on function private.share_of(numeric, numeric, numeric) is 'cents * part / whole, rounded half up.';
revoke execute on function private.share_of(numeric, numeric, numeric) from public, anon, authenticated;

create function private.discount_of(cents numeric, kind text, value numeric) returns numeric
language sql immutable set search_path = ''
as $$
  select case kind
    when 'percent' then private.share_of(cents, least(value, 10000), 10000)
    when 'amount' then least(value, cents)
    else 0
  end
$$;
revoke execute on function private.discount_of(numeric, text, numeric) from public, anon, authenticated;

create function private.quote_totals(
  of_version uuid, chosen uuid[],
  out subtotal_cents bigint, out discount_cents bigint, out taxable_cents bigint, out tax_cents bigint,
  out total_cents bigint, out deposit_cents bigint, out balance_cents bigint
)
language sql stable security definer set search_path = ''
as $$
  with terms as (
    select * from public.quote_versions as version where version.id = of_version
  ), priced as (
    select
      line.is_taxable,
      gross - private.discount_of(gross, line.discount_kind, line.discount_value) as net
    from public.quote_lines as line
    cross join lateral (select line.quantity * line.unit_price_cents::numeric as gross) as price
    where line.version_id = of_version and (not line.is_optional or line.id = any (chosen))
  ), sums as (
    select coalesce(sum(net), 0) as subtotal, coalesce(sum(net) filter (where is_taxable), 0) as taxable from priced
  ), reduced as (
    select sums.*, private.discount_of(sums.subtotal, terms.discount_kind, terms.discount_value) as discount
    from sums, terms
  ), shares as (
    -- By largest remainder; among equal ones, taxable lines first.
    select
      priced.is_taxable,
      div(priced.net * reduced.discount, reduced.subtotal) as cents,
      row_number() over (
        order by mod(priced.net * reduced.discount, reduced.subtotal) desc, priced.is_taxable desc
      ) as place
    from priced, reduced
    where reduced.discount > 0
  ), off as (
    select coalesce(sum(
      shares.cents + case when shares.place <= reduced.discount - given.cents then 1 else 0 end
    ) filter (where shares.is_taxable), 0) as cents
    from shares, reduced, (select sum(cents) as cents from shares) as given
  ), taxed as (
    select
      reduced.*, reduced.taxable - off.cents as taxed,
      private.share_of(reduced.taxable - off.cents, terms.tax_ppm, 1000000) as tax
    from reduced, off, terms
  ), whole as (
    select
      taxed.*, subtotal - discount + tax as total,
      private.share_of(subtotal - discount + tax, terms.deposit_percent, 100) as deposit
    from taxed, terms
  )
  select
    subtotal::bigint, discount::bigint, taxed::bigint, tax::bigint, total::bigint, deposit::bigint, (total - deposit)::bigint
  from whole
$$;
comment on function private.quote_totals(uuid, uuid[]) is
  'What a version costs with the chosen optional lines. The same as quoteTotals in lib/quotes/totals.ts; a test compares both.';
revoke execute on function private.quote_totals(uuid, uuid[]) from public, anon, authenticated;

create function private.preselected_lines(of_version uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(line.id), '{}') from public.quote_lines as line
  where line.version_id = of_version and line.is_preselected
$$;
revoke execute on function private.preselected_lines(uuid) from public, anon, authenticated;

create function private.canonical_json(value jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case jsonb_typeof(value)
    when 'object' then '{' || coalesce((
      select string_agg(to_json(entry.key)::text || ':' || private.canonical_json(entry.value), ',' order by entry.key collate "C")
      from jsonb_each(value) as entry
    ), '') || '}'
    when 'array' then '[' || coalesce((
      select string_agg(private.canonical_json(item.value), ',' order by item.place)
      from jsonb_array_elements(value) with ordinality as item (value, place)
    ), '') || ']'
    else value::text
  end
$$;
comment on function private.canonical_json(jsonb) is
  'One text for one value: sorted keys, no spaces. The same as canonicalJson in lib/quotes/document.ts; numbers must be integers.';
revoke execute on function private.canonical_json(jsonb) from public, anon, authenticated;

create function private.json_sha256(value jsonb) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(private.canonical_json(value), 'UTF8')), 'hex') $$;
revoke execute on function private.json_sha256(jsonb) from public, anon, authenticated;

create function private.require_quote_reader() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin'), false) then
    raise exception 'Quotes are for managers, owls and admins' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_quote_reader() from public, anon, authenticated;

create function private.require_quote_writer() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() in ('owl', 'admin', 'super_admin'), false) then
    raise exception 'Only owls and admins write quotes' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_quote_writer() from public, anon, authenticated;

create function private.lock_quote(locked_id uuid, made_from integer) returns public.quotes
language plpgsql security definer set search_path = ''
as $$
declare
  quote public.quotes;
begin
  perform private.require_quote_writer();
  select * into quote from public.quotes as known where known.id = locked_id for update;
  if not found then
    raise exception 'There is no such quote' using errcode = 'PT404';
  end if;
  if made_from is not null and made_from <> quote.edit_version then
    raise exception 'Somebody else has changed this quote' using errcode = 'PT409';
  end if;
  return quote;
end
$$;
comment on function private.lock_quote(uuid, integer) is
  'For the other functions. made_from null: whatever the state. Raises PT403, PT404, and PT409 when it was changed since.';
revoke execute on function private.lock_quote(uuid, integer) from public, anon, authenticated;

create function private.note_quote_event(of_quote uuid, of_version integer, kind text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.quote_events (quote_id, version, kind, actor_id)
  values (of_quote, of_version, note_quote_event.kind, private.viewer_id())
$$;
revoke execute on function private.note_quote_event(uuid, integer, text) from public, anon, authenticated;

create function private.take_quote_number() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  this_year constant integer := extract(year from private.today());
  taken integer;
begin
  insert into private.quote_counters values (this_year, 0) on conflict do nothing;
  -- Whoever takes a number at the same time waits here until this transaction ends.
  perform from private.quote_counters as counter where counter.year = this_year for update;
  delete from private.freed_quote_numbers as freed
  where freed.year = this_year
    and freed.number = (select min(lowest.number) from private.freed_quote_numbers as lowest where lowest.year = this_year)
  returning freed.number into taken;
  if taken is null then
    update private.quote_counters as counter set last_number = counter.last_number + 1
    where counter.year = this_year returning counter.last_number into taken;
  end if;
  return format('Q-%s-%s', this_year, lpad(taken::text, greatest(4, length(taken::text)), '0'));
end
$$;
comment on function private.take_quote_number() is
  'Call it last before the insert: it makes all other creations of quotes wait until the transaction ends.';
revoke execute on function private.take_quote_number() from public, anon, authenticated;

create function private.quote_content(of_version uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(kept) - array[
      'id', 'quote_id', 'version', 'created_at', 'sent_at', 'sent_by', 'seen_at', 'document', 'document_sha256',
      'subtotal_cents', 'discount_cents', 'tax_cents', 'total_cents', 'deposit_cents'
    ] || jsonb_build_object('lines', coalesce((
      select jsonb_agg(to_jsonb(line) - array['id', 'version_id', 'position'] order by line.position, line.id)
      from public.quote_lines as line where line.version_id = kept.id
    ), '[]'))
  from public.quote_versions as kept where kept.id = of_version
$$;
comment on function private.quote_content(uuid) is 'What write_quote_content() takes, without ids, so that it can be written to another version.';
revoke execute on function private.quote_content(uuid) from public, anon, authenticated;

create function private.write_quote_content(of_version uuid, content jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  totals record;
  lines integer;
  said constant jsonb := content -> 'totals';
begin
  update public.quote_versions as version
  set intro = coalesce(content ->> 'intro', ''),
    terms_text = coalesce(content ->> 'terms_text', ''),
    valid_until = coalesce((content ->> 'valid_until')::date, private.today() + 30),
    tax_state = content ->> 'tax_state',
    tax_ppm = coalesce((content ->> 'tax_ppm')::integer, 0),
    tax_source = content ->> 'tax_source',
    discount_kind = content ->> 'discount_kind',
    discount_value = (content ->> 'discount_value')::bigint,
    deposit_percent = coalesce((content ->> 'deposit_percent')::integer, 0),
    travel_miles = (content ->> 'travel_miles')::integer,
    travel_from_cluster = content ->> 'travel_from_cluster'
  where version.id = of_version;

  with asked as materialized (
    select
      coalesce(line.id, gen_random_uuid()) as id, (item.place - 1)::integer as position, line.kind, line.package_id, line.title,
      coalesce(line.description, '') as description, coalesce(line.quantity, 1) as quantity,
      coalesce(line.unit_price_cents, 0) as unit_price_cents, line.discount_kind, line.discount_value,
      coalesce(line.is_optional, false) as is_optional, coalesce(line.is_preselected, false) as is_preselected,
      coalesce(line.is_taxable, false) as is_taxable
    from jsonb_array_elements(coalesce(content -> 'lines', '[]')) with ordinality as item (value, place)
    cross join lateral jsonb_to_record(item.value) as line (
      id uuid, kind text, package_id text, title text, description text, quantity integer, unit_price_cents bigint,
      discount_kind text, discount_value bigint, is_optional boolean, is_preselected boolean, is_taxable boolean
    )
  ), gone as (
    delete from public.quote_lines as line
    where line.version_id = of_version and line.id not in (select asked.id from asked)
  )
  insert into public.quote_lines as line (
    id, version_id, position, kind, package_id, title, description, quantity, unit_price_cents, discount_kind,
    discount_value, is_optional, is_preselected, is_taxable
  )
  select
    asked.id, of_version, asked.position, asked.kind, asked.package_id, asked.title, asked.description, asked.quantity,
    asked.unit_price_cents, asked.discount_kind, asked.discount_value, asked.is_optional, asked.is_preselected,
    asked.is_taxable
  from asked
  on conflict (id) do update
  set position = excluded.position, kind = excluded.kind, package_id = excluded.package_id, title = excluded.title,
    description = excluded.description, quantity = excluded.quantity, unit_price_cents = excluded.unit_price_cents,
    discount_kind = excluded.discount_kind, discount_value = excluded.discount_value,
    is_optional = excluded.is_optional, is_preselected = excluded.is_preselected, is_taxable = excluded.is_taxable
  where line.version_id = excluded.version_id and line is distinct from excluded;

  -- A line of another quote was not touched above, so it is missing here.
  select count(*) into lines from public.quote_lines as line where line.version_id = of_version;
  if lines > 100 or lines <> jsonb_array_length(coalesce(content -> 'lines', '[]')) then
    raise exception 'The lines cannot be saved' using errcode = 'PT422';
  end if;

  select * into totals from private.quote_totals(of_version, private.preselected_lines(of_version));
  if said is not null and said <> jsonb_build_object(
    'subtotal_cents', totals.subtotal_cents, 'discount_cents', totals.discount_cents, 'tax_cents', totals.tax_cents,
    'total_cents', totals.total_cents, 'deposit_cents', totals.deposit_cents
  ) then
    raise exception 'The totals do not fit the lines' using errcode = 'PT422';
  end if;
  update public.quote_versions as version
  set subtotal_cents = totals.subtotal_cents, discount_cents = totals.discount_cents, tax_cents = totals.tax_cents,
    total_cents = totals.total_cents, deposit_cents = totals.deposit_cents
  where version.id = of_version;
exception
  when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range
    or invalid_datetime_format or datetime_field_overflow or cardinality_violation
  then
    -- The original error quotes the row.
    raise exception 'The quote is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function private.write_quote_content(uuid, jsonb) is
  'Writes a draft. The keys of content and of its lines are column names; totals, when there, must be those that the database computes. Raises PT422.';
revoke execute on function private.write_quote_content(uuid, jsonb) from public, anon, authenticated;

create function private.draft_of(of_quote uuid) returns public.quote_versions
language plpgsql stable security definer set search_path = ''
as $$
declare
  draft public.quote_versions;
begin
  select * into draft from public.quote_versions as version where version.quote_id = of_quote and version.sent_at is null;
  if not found then
    raise exception 'This quote has no draft' using errcode = 'PT409';
  end if;
  return draft;
end
$$;
comment on function private.draft_of(uuid) is 'The version that is not sent yet. Raises PT409 without one.';
revoke execute on function private.draft_of(uuid) from public, anon, authenticated;

create function private.add_quote_draft(of_quote uuid, number integer, content jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  version_id uuid;
begin
  insert into public.quote_versions (quote_id, version, valid_until)
  values (of_quote, number, private.today()) returning id into version_id;
  perform private.write_quote_content(version_id, content);
  perform private.note_quote_event(of_quote, number, 'created');
end
$$;
comment on function private.add_quote_draft(uuid, integer, jsonb) is
  'The first or next version of a quote. content as write_quote_content() takes it. Raises PT422.';
revoke execute on function private.add_quote_draft(uuid, integer, jsonb) from public, anon, authenticated;

create function public.create_quote(
  new_id uuid, for_lead uuid, for_client uuid, for_contact uuid, quote_title text, content jsonb
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.contact_submissions;
  client public.clients;
  person record;
begin
  perform private.require_quote_writer();
  -- The same form sent twice.
  if exists (
    select from public.quotes as quote where quote.id = new_id and quote.created_by is not distinct from private.viewer_id()
  ) then
    return new_id;
  end if;
  select * into lead from public.contact_submissions as known where known.id = for_lead;
  select * into client from public.clients as known where known.id = for_client;
  if (for_lead is null and for_client is null) or (for_lead is not null and lead.id is null)
    or (for_client is not null and client.id is null)
  then
    raise exception 'A quote is for a lead or a client' using errcode = 'PT404';
  end if;
  select contact.id, concat_ws(' ', contact.first_name, contact.last_name) as name, nullif(details.email, '') as email
  into person
  from public.contacts as contact
  left join public.contact_details as details on details.contact_id = contact.id
  where contact.id = for_contact or (for_contact is null and contact.client_id = for_client)
  order by nullif(details.email, '') is null, contact.created_at, contact.id
  limit 1;

  insert into public.quotes (
    id, number, lead_id, client_id, contact_id, title, recipient_name, recipient_business, recipient_email, owner_id, created_by
  ) values (
    new_id, private.take_quote_number(), for_lead, for_client, person.id,
    coalesce(nullif(quote_title, ''), left('Video production for ' || coalesce(lead.business_name, client.name), 200)),
    coalesce(concat_ws(' ', lead.first_name, lead.last_name), ''),
    coalesce(lead.business_name, client.name), coalesce(lead.email, person.email), private.viewer_id(), private.viewer_id()
  );
  if lead.id is null then
    update public.quotes as quote set recipient_name = coalesce(person.name, '') where quote.id = new_id;
  end if;
  perform private.add_quote_draft(new_id, 1, content);
  return new_id;
exception
  when check_violation then
    raise exception 'The quote is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.create_quote(uuid, uuid, uuid, uuid, text, jsonb) is
  'A draft for a lead, or for a client and one of its contacts. content as write_quote_content() takes it. The same new_id again creates nothing. Raises PT403, PT404 and PT422.';

create function public.copy_quote(new_id uuid, original_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  original public.quotes;
begin
  perform private.require_quote_writer();
  if exists (
    select from public.quotes as quote where quote.id = new_id and quote.created_by is not distinct from private.viewer_id()
  ) then
    return new_id;
  end if;
  select * into original from public.quotes as quote where quote.id = original_id;
  if not found then
    raise exception 'There is no such quote' using errcode = 'PT404';
  end if;
  insert into public.quotes (
    id, number, lead_id, client_id, contact_id, title, recipient_name, recipient_business, recipient_email, owner_id, created_by
  ) values (
    new_id, private.take_quote_number(), original.lead_id, original.client_id, original.contact_id, original.title,
    original.recipient_name, original.recipient_business, original.recipient_email, private.viewer_id(), private.viewer_id()
  );
  perform private.add_quote_draft(new_id, 1, private.quote_content(newest.id) - 'valid_until')
  from public.quote_versions as newest
  where newest.quote_id = original_id
  order by newest.version desc
  limit 1;
  return new_id;
end
$$;
comment on function public.copy_quote(uuid, uuid) is
  'A new draft with the newest version of another quote, for the same recipient. Raises PT403 and PT404.';

create function public.save_quote_draft(saved_id uuid, made_from integer, content jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  quote constant public.quotes := private.lock_quote(saved_id, made_from);
  draft constant public.quote_versions := private.draft_of(saved_id);
  answer integer;
begin
  perform private.write_quote_content(draft.id, content);
  update public.quotes as known
  set title = content ->> 'title',
    recipient_name = coalesce(content ->> 'recipient_name', ''),
    recipient_business = coalesce(content ->> 'recipient_business', ''),
    recipient_email = content ->> 'recipient_email',
    owner_id = (content ->> 'owner_id')::uuid,
    edit_version = quote.edit_version + 1
  where known.id = saved_id
  returning known.edit_version into answer;
  return answer;
exception
  when check_violation or not_null_violation or invalid_text_representation or foreign_key_violation then
    raise exception 'The quote is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.save_quote_draft(uuid, integer, jsonb) is
  'Answers the new edit_version. Raises PT403, PT404, PT409 when it was changed since or has no draft, and PT422.';

create function private.discount_json(kind text, value bigint) returns jsonb
language sql immutable set search_path = ''
as $$
  select case kind
    when 'percent' then jsonb_build_object('kind', kind, 'basisPoints', value)
    when 'amount' then jsonb_build_object('kind', kind, 'cents', value)
    else 'null'::jsonb
  end
$$;
revoke execute on function private.discount_json(text, bigint) from public, anon, authenticated;

create function private.quote_document(of_version uuid, sent_on date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'number', quote.number,
    'version', version.version,
    'title', quote.title,
    'preparedFor', jsonb_build_object('name', quote.recipient_name, 'business', quote.recipient_business),
    'preparedBy', concat_ws(' ', owner.first_name, owner.last_name),
    'sentOn', sent_on,
    'validUntil', version.valid_until,
    'intro', version.intro,
    'lines', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', line.id, 'kind', line.kind, 'title', line.title, 'description', line.description,
          'quantity', line.quantity, 'unitPriceCents', line.unit_price_cents,
          'discount', private.discount_json(line.discount_kind, line.discount_value),
          'isOptional', line.is_optional, 'isPreselected', line.is_preselected, 'isTaxable', line.is_taxable
        ) order by line.position, line.id
      )
      from public.quote_lines as line where line.version_id = version.id
    ), '[]'),
    'terms', jsonb_build_object(
      'discount', private.discount_json(version.discount_kind, version.discount_value),
      'taxPpm', version.tax_ppm, 'taxState', version.tax_state, 'taxSource', version.tax_source,
      'depositPercent', version.deposit_percent, 'text', version.terms_text
    )
  )
  from public.quote_versions as version
  join public.quotes as quote on quote.id = version.quote_id
  left join public.profiles as owner on owner.id = coalesce(quote.owner_id, version.sent_by)
  where version.id = of_version
$$;
comment on function private.quote_document(uuid, date) is 'As the type QuoteDocument in lib/quotes/document.ts.';
revoke execute on function private.quote_document(uuid, date) from public, anon, authenticated;

create function private.write_quote_letter(of_quote uuid, letter text, token text, more jsonb default '{}') returns void
language sql security definer set search_path = ''
as $$
  select private.enqueue_message(
    letter, quote.recipient_email, quote.id,
    jsonb_build_object(
      'name', quote.recipient_name, 'number', quote.number, 'title', quote.title, 'version', version.version,
      'total_cents', version.total_cents, 'valid_until', version.valid_until,
      'prepared_by', version.document ->> 'preparedBy', 'token', token
    ) || more
  )
  from public.quotes as quote
  join public.quote_versions as version on version.quote_id = quote.id and version.version = quote.current_version
  where quote.id = of_quote
$$;
comment on function private.write_quote_letter(uuid, text, text, jsonb) is
  'A letter to the recipient about the version in force. The token is forgotten when the letter is sent.';
revoke execute on function private.write_quote_letter(uuid, text, text, jsonb) from public, anon, authenticated;

create function private.forget_quote_token() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.payload := new.payload - 'token';
  return new;
end
$$;
comment on function private.forget_quote_token() is 'Trigger: whoever reads the outbox later cannot open the quote.';
revoke execute on function private.forget_quote_token() from public, anon, authenticated;
create trigger forget_quote_token before update of status on public.outbox_messages
  for each row when (new.status = 'sent' and starts_with(new.kind, 'quote_'))
  execute function private.forget_quote_token();

create function private.link_quote(of_quote uuid, of_version integer, token text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- 128 bits are 22 characters of base64url.
  if token is null or token !~ '^[A-Za-z0-9_-]{22,64}$' then
    raise exception 'This is no token' using errcode = 'PT422';
  end if;
  insert into private.quote_links (token_hash, quote_id, version)
  values (sha256(convert_to(token, 'UTF8')), of_quote, of_version);
end
$$;
comment on function private.link_quote(uuid, integer, text) is 'Adds a link to a version. Those that exist still work.';
revoke execute on function private.link_quote(uuid, integer, text) from public, anon, authenticated;

create function private.drop_unsent_quote_letters(of_quote uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from public.outbox_messages as message
  where message.about_id = of_quote and message.status <> 'sent' and starts_with(message.kind, 'quote_')
    and message.payload ? 'token'
$$;
comment on function private.drop_unsent_quote_letters(uuid) is 'Letters with a link that should not reach the client any more.';
revoke execute on function private.drop_unsent_quote_letters(uuid) from public, anon, authenticated;

create function public.send_quote(sent_id uuid, made_from integer, token text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  quote constant public.quotes := private.lock_quote(sent_id, made_from);
  draft constant public.quote_versions := private.draft_of(sent_id);
  shown jsonb;
  answer integer;
begin
  if quote.status = 'accepted' then
    raise exception 'This quote was accepted' using errcode = 'PT409';
  end if;
  if quote.recipient_email is null or quote.recipient_name = '' or draft.valid_until < private.today()
    or not exists (select from public.quote_lines as line where line.version_id = draft.id)
  then
    raise exception 'A quote needs a recipient, a line, and a day until which it is valid' using errcode = 'PT422';
  end if;
  update public.quote_versions as version set sent_by = private.viewer_id() where version.id = draft.id;
  shown := private.quote_document(draft.id, private.today());
  update public.quote_versions as version
  set sent_at = now(), document = shown,
    document_sha256 = private.json_sha256(shown)
  where version.id = draft.id;
  update public.quotes as known
  set status = 'sent', current_version = draft.version, edit_version = quote.edit_version + 1
  where known.id = sent_id
  returning known.edit_version into answer;

  if draft.version > 1 then
    perform private.drop_unsent_quote_letters(sent_id);
    perform private.note_quote_event(sent_id, quote.current_version, 'replaced');
  end if;
  perform private.link_quote(sent_id, draft.version, token);
  perform private.note_quote_event(sent_id, draft.version, 'sent');
  perform private.write_quote_letter(sent_id, 'quote_sent', token);
  if quote.lead_id is not null then
    perform private.move_lead_to_stage(quote.lead_id, 'quoted');
  end if;
  return answer;
end
$$;
comment on function public.send_quote(uuid, integer, text) is
  'Freezes the draft, replaces the version before it, and writes the letter with the link, all at once. Answers the new edit_version. Raises PT403, PT404, PT409 when it was changed since, has no draft or was accepted, and PT422 when something is missing.';

create function public.new_quote_version(revised_id uuid, made_from integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  quote constant public.quotes := private.lock_quote(revised_id, made_from);
  shown public.quote_versions;
  answer integer;
begin
  select * into shown from public.quote_versions as version
  where version.quote_id = revised_id and version.version = quote.current_version;
  if quote.status in ('draft', 'accepted')
    or exists (select from public.quote_versions as version where version.quote_id = revised_id and version.sent_at is null)
  then
    raise exception 'It has a draft, or was accepted' using errcode = 'PT409';
  end if;
  perform private.add_quote_draft(
    revised_id, quote.current_version + 1,
    private.quote_content(shown.id)
      || jsonb_build_object('valid_until', greatest(shown.valid_until, private.today() + 30))
  );
  update public.quotes as known set edit_version = quote.edit_version + 1 where known.id = revised_id
  returning known.edit_version into answer;
  return answer;
end
$$;
comment on function public.new_quote_version(uuid, integer) is
  'A draft that begins with the version in force, which stays open until the draft is sent. Raises PT403, PT404, and PT409 for a quote that has a draft or was accepted.';

create function public.withdraw_quote(withdrawn_id uuid, made_from integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  quote constant public.quotes := private.lock_quote(withdrawn_id, made_from);
  answer integer;
begin
  if quote.status <> 'sent' then
    raise exception 'Only a quote that waits for an answer can be withdrawn' using errcode = 'PT409';
  end if;
  update public.quotes as known set status = 'withdrawn', edit_version = quote.edit_version + 1
  where known.id = withdrawn_id
  returning known.edit_version into answer;
  perform private.drop_unsent_quote_letters(withdrawn_id);
  perform private.note_quote_event(withdrawn_id, quote.current_version, 'withdrawn');
  return answer;
end
$$;
comment on function public.withdraw_quote(uuid, integer) is
  'Raises PT403, PT404, and PT409 for a quote that does not wait for an answer.';

create function public.delete_quote_draft(dropped_id uuid, made_from integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  quote constant public.quotes := private.lock_quote(dropped_id, made_from);
  draft constant public.quote_versions := private.draft_of(dropped_id);
begin
  if quote.status <> 'draft' then
    delete from public.quote_versions as version where version.id = draft.id;
    update public.quotes as known set edit_version = quote.edit_version + 1 where known.id = dropped_id;
    return false;
  end if;
  delete from public.quotes as known where known.id = dropped_id;
  insert into private.freed_quote_numbers
  values (split_part(quote.number, '-', 2)::integer, split_part(quote.number, '-', 3)::integer)
  on conflict do nothing;
  return true;
end
$$;
comment on function public.delete_quote_draft(uuid, integer) is
  'True when the whole quote was a draft and is gone; its number is free again. False when only the draft of the next version is gone. Raises PT403, PT404, and PT409 without a draft.';

create function public.renew_quote_link(renewed_id uuid, token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  quote constant public.quotes := private.lock_quote(renewed_id, null);
begin
  if quote.status in ('draft', 'withdrawn') then
    raise exception 'There is nothing to open' using errcode = 'PT409';
  end if;
  update private.quote_links as link set revoked_at = now()
  where link.quote_id = renewed_id and link.revoked_at is null;
  perform private.drop_unsent_quote_letters(renewed_id);
  perform private.link_quote(renewed_id, quote.current_version, token);
end
$$;
comment on function public.renew_quote_link(uuid, text) is
  'All earlier links of the quote stop working. Raises PT403, PT404, and PT409 for a quote that clients cannot open.';

create function public.answer_quote(answered_id uuid, comment_id uuid, answer text, token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  quote constant public.quotes := private.lock_quote(answered_id, null);
begin
  if exists (select from public.quote_comments as comment where comment.id = comment_id and comment.quote_id = answered_id) then
    return;
  end if;
  if quote.status in ('draft', 'withdrawn') then
    raise exception 'Nobody can read an answer there' using errcode = 'PT409';
  end if;
  insert into public.quote_comments (id, quote_id, author, author_id, body)
  values (comment_id, answered_id, 'staff', private.viewer_id(), answer);
  perform private.note_quote_event(answered_id, quote.current_version, 'commented');
  perform private.link_quote(answered_id, quote.current_version, token);
  perform private.write_quote_letter(answered_id, 'quote_answer', token, jsonb_build_object('answer', answer));
exception
  when check_violation then
    raise exception 'The answer is empty or too long' using errcode = 'PT422';
end
$$;
comment on function public.answer_quote(uuid, uuid, text, text) is
  'Stores the answer with the letter that says so and has a link of its own. The same comment_id again does nothing. Raises PT403, PT404, PT409 and PT422.';

create function public.assign_quote(assigned_id uuid, new_owner uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_quote(assigned_id, null);
  if new_owner is not null and not exists (
    select from public.profiles as profile
    where profile.id = new_owner and profile.active and profile.user_type in ('owl', 'admin', 'super_admin')
  ) then
    raise exception 'Only owls and admins own quotes' using errcode = 'PT422';
  end if;
  update public.quotes as known set owner_id = new_owner where known.id = assigned_id;
end
$$;
comment on function public.assign_quote(uuid, uuid) is 'Raises PT403, PT404 and PT422.';

create function public.save_quote_template(template_name text, from_quote uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id uuid;
begin
  perform private.require_quote_writer();
  insert into public.quote_templates (name, content, created_by)
  select
    template_name, private.quote_content(version.id) - array['valid_until', 'travel_miles', 'travel_from_cluster'],
    private.viewer_id()
  from public.quote_versions as version
  where version.quote_id = from_quote
  order by version.version desc
  limit 1
  returning id into new_id;
  if new_id is null then
    raise exception 'There is no such quote' using errcode = 'PT404';
  end if;
  return new_id;
exception
  when unique_violation then
    raise exception 'Another template has this name' using errcode = 'PT409';
  when check_violation then
    raise exception 'The name is empty or too long' using errcode = 'PT422';
end
$$;
comment on function public.save_quote_template(text, uuid) is
  'Lines, terms and discounts of the newest version of a quote. Raises PT403, PT404, PT409 for a name that is taken, and PT422.';

create function public.rename_quote_template(template_id uuid, new_name text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_quote_writer();
  update public.quote_templates as template set name = new_name where template.id = template_id;
  if not found then
    raise exception 'There is no such template' using errcode = 'PT404';
  end if;
exception
  when unique_violation then
    raise exception 'Another template has this name' using errcode = 'PT409';
  when check_violation then
    raise exception 'The name is empty or too long' using errcode = 'PT422';
end
$$;
comment on function public.rename_quote_template(uuid, text) is 'Raises PT403, PT404, PT409 for a name that is taken, and PT422.';

create function public.delete_quote_template(template_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_quote_writer();
  delete from public.quote_templates as template where template.id = template_id;
end
$$;
comment on function public.delete_quote_template(uuid) is 'Quotes that were made from it stay as they are. Raises PT403.';

create function public.list_quote_people() returns table (id uuid, name text, may_own boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_quote_reader();
  return query
    select
      profile.id, private.staff_name(profile),
      profile.active and profile.user_type in ('owl', 'admin', 'super_admin')
    from public.profiles as profile
    where profile.user_type in ('owl', 'admin', 'super_admin')
      or exists (select from public.quotes as quote where quote.owner_id = profile.id)
    order by lower(private.staff_name(profile)), profile.id;
end
$$;
comment on function public.list_quote_people() is
  'Whoever owns quotes or may own them, by name. Raises PT403 for designers and visitors.';

revoke execute on function
  public.create_quote(uuid, uuid, uuid, uuid, text, jsonb), public.copy_quote(uuid, uuid),
  public.save_quote_draft(uuid, integer, jsonb), public.send_quote(uuid, integer, text),
  public.new_quote_version(uuid, integer), public.withdraw_quote(uuid, integer), public.delete_quote_draft(uuid, integer),
  public.renew_quote_link(uuid, text), public.answer_quote(uuid, uuid, text, text), public.assign_quote(uuid, uuid),
  public.save_quote_template(text, uuid), public.rename_quote_template(uuid, text), public.delete_quote_template(uuid),
  public.list_quote_people()
from public, anon, authenticated;
grant execute on function
  public.create_quote(uuid, uuid, uuid, uuid, text, jsonb), public.copy_quote(uuid, uuid),
  public.save_quote_draft(uuid, integer, jsonb), public.send_quote(uuid, integer, text),
  public.new_quote_version(uuid, integer), public.withdraw_quote(uuid, integer), public.delete_quote_draft(uuid, integer),
  public.renew_quote_link(uuid, text), public.answer_quote(uuid, uuid, text, text), public.assign_quote(uuid, uuid),
  public.save_quote_template(text, uuid), public.rename_quote_template(uuid, text), public.delete_quote_template(uuid),
  public.list_quote_people()
to authenticated;

create view public.quote_list with (security_invoker = true) as
select
  quote.id, quote.number, quote.title, quote.recipient_name, quote.recipient_business, quote.lead_id, quote.client_id,
  client.name as client, quote.owner_id, quote.current_version, quote.created_at, quote.updated_at, quote.search_text,
  case
    when quote.status <> 'sent' then quote.status
    when version.valid_until < (now() at time zone 'America/Detroit')::date then 'expired'
    when version.seen_at is not null then 'seen'
    else 'sent'
  end as state,
  version.total_cents, version.valid_until, version.sent_at, version.seen_at
from public.quotes as quote
join public.quote_versions as version on version.quote_id = quote.id and version.version = quote.current_version
left join public.clients as client on client.id = quote.client_id;
comment on column public.quote_list.state is
  'The status; sent is seen once the client has opened it, and expired after its last day.';
revoke all on table public.quote_list from anon, authenticated;
grant select on table public.quote_list to authenticated, service_role;
