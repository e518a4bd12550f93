-- What clients ask of a quote, and why they decline it. Its owner gets a letter.

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
