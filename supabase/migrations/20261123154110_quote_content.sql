-- The content of a version, as it is read and written.

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
