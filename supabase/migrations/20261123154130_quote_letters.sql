-- Letters to clients, and the links in them.

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
