-- What whoever has the link of a quote reads. Each function answers one row of JSON; an unknown token is counted, so these do
-- not raise for it, which would undo the count.

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
