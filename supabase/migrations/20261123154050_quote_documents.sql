-- What the client is shown, as one document with one hash.

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
