-- Without scripts a form has no ticket that tells one filling from the next. The same content from the same address is then
-- the same form for ten minutes from the first on, as this clock has it: those of servers may differ.

drop function private.claim_idempotency_key(text, uuid, uuid);
create function private.claim_idempotency_key(scope text, key uuid, result_id uuid, key_expires boolean) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  known_id uuid;
begin
  -- A parallel request with the same key waits here until the first has committed or failed, and then sees its time.
  insert into private.idempotency_keys as known (scope, key, result_id)
  values (claim_idempotency_key.scope, claim_idempotency_key.key, claim_idempotency_key.result_id)
  on conflict (scope, key) do update
    set result_id = excluded.result_id, created_at = excluded.created_at
    where key_expires and known.created_at <= now() - interval '10 minutes';
  select known.result_id into strict known_id from private.idempotency_keys as known
  where known.scope = claim_idempotency_key.scope and known.key = claim_idempotency_key.key;
  return known_id;
end
$$;
comment on function private.claim_idempotency_key(text, uuid, uuid, boolean) is
  'The given result id for the first caller, the first caller''s for everyone after it; when the key expires, for ten minutes.';
revoke execute on function private.claim_idempotency_key(text, uuid, uuid, boolean) from public, anon, authenticated;

drop function public.submit_contact(jsonb, uuid, text, boolean);
create function public.submit_contact(
  payload jsonb, idempotency_key uuid, address_hash text, held boolean default false,
  key_expires boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  claimed_id uuid;
  lead public.contact_submissions;
begin
  claimed_id := private.claim_idempotency_key('contact', idempotency_key, new_id, key_expires);
  if claimed_id <> new_id then
    return claimed_id;
  end if;
  perform private.enforce_rate_limit('contact', address_hash, 5, interval '10 minutes');

  insert into public.contact_submissions
    (id, first_name, last_name, email, business_name, website, phone_number, city, state, message, source, status)
  values (
    new_id,
    payload ->> 'first_name',
    payload ->> 'last_name',
    payload ->> 'email',
    payload ->> 'business_name',
    nullif(payload ->> 'website', ''),
    coalesce(nullif(payload ->> 'phone_number', ''), 'Not provided'),
    nullif(payload ->> 'city', ''),
    nullif(payload ->> 'state', ''),
    payload ->> 'message',
    nullif(payload ->> 'source', ''),
    case when held then 'held' else 'new' end
  )
  returning * into lead;

  perform private.enqueue_message(
    'contact_notice', null, new_id,
    to_jsonb(lead) - array['id', 'created_at', 'updated_at']
  );
  if not held then
    perform private.confirm_contact(lead);
  end if;
  return new_id;
exception
  when check_violation or not_null_violation then
    -- The original error quotes the row, and with it the person.
    raise exception 'The submission is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.submit_contact(jsonb, uuid, text, boolean, boolean) is
  'Stores a lead and the mail about it, and answers the lead''s id. payload has the columns'' names; the same key again stores nothing and answers the same id, for ten minutes when it expires. Raises PT422 and, after 5 leads of an address in 10 minutes, PT429.';
revoke execute on function public.submit_contact(jsonb, uuid, text, boolean, boolean) from public, anon, authenticated;
grant execute on function public.submit_contact(jsonb, uuid, text, boolean, boolean) to service_role;

drop function public.submit_application(jsonb, uuid, text, boolean);
create function public.submit_application(
  payload jsonb, idempotency_key uuid, address_hash text, held boolean default false,
  key_expires boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  claimed_id uuid;
  application public.videographer_applications;
begin
  claimed_id := private.claim_idempotency_key('application', idempotency_key, new_id, key_expires);
  if claimed_id <> new_id then
    return claimed_id;
  end if;
  perform private.enforce_rate_limit('application', address_hash, 5, interval '10 minutes');

  insert into public.videographer_applications (
    id, first_name, last_name, email, phone, street, city, state, zip_code, country, website, linkedin_url, about, gear,
    source, status
  )
  values (
    new_id,
    payload ->> 'first_name',
    payload ->> 'last_name',
    payload ->> 'email',
    payload ->> 'phone',
    payload ->> 'street',
    payload ->> 'city',
    payload ->> 'state',
    payload ->> 'zip_code',
    coalesce(nullif(payload ->> 'country', ''), 'USA'),
    nullif(payload ->> 'website', ''),
    nullif(payload ->> 'linkedin_url', ''),
    payload ->> 'about',
    nullif(payload ->> 'gear', ''),
    nullif(payload ->> 'source', ''),
    case when held then 'held' else 'new' end
  )
  returning * into application;
  perform private.link_gear(new_id, payload -> 'cameras', payload -> 'lenses');

  perform private.enqueue_message(
    'application_notice', null, new_id,
    to_jsonb(application) - array['id', 'street', 'created_at', 'updated_at']
      || jsonb_build_object(
        'cameras', coalesce(payload -> 'cameras', '[]'), 'lenses', coalesce(payload -> 'lenses', '[]')
      )
  );
  if not held then
    perform private.confirm_application(application);
  end if;
  return new_id;
exception
  when check_violation or not_null_violation then
    -- The original error quotes the row, and with it the person.
    raise exception 'The application is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.submit_application(jsonb, uuid, text, boolean, boolean) is
  'Stores an application and the mail about it, and answers its id. payload has the columns'' names, and cameras and lenses as arrays of names; the same key again stores nothing and answers the same id, for ten minutes when it expires. Raises PT422 and, after 5 applications of an address in 10 minutes, PT429.';
revoke execute on function public.submit_application(jsonb, uuid, text, boolean, boolean) from public, anon, authenticated;
grant execute on function public.submit_application(jsonb, uuid, text, boolean, boolean) to service_role;

drop function public.submit_ad_comment(uuid, uuid, jsonb, uuid, text, boolean);
create function public.submit_ad_comment(
  ad_group_id uuid, ad_id uuid, payload jsonb, idempotency_key uuid, address_hash text, doubtful boolean default false,
  key_expires boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  claimed_id uuid;
  ad public.ads;
begin
  claimed_id := private.claim_idempotency_key('ad_comment', idempotency_key, new_id, key_expires);
  if claimed_id <> new_id then
    return claimed_id;
  end if;
  perform private.enforce_rate_limit('ad_feedback', address_hash, 30, interval '10 minutes');
  ad := private.previewed_ad(submit_ad_comment.ad_group_id, submit_ad_comment.ad_id);

  insert into public.ad_comments (id, ad_id, author_name, body, is_doubtful)
  values (new_id, ad.id, payload ->> 'author_name', payload ->> 'body', doubtful);
  insert into public.ad_comment_contacts (comment_id, email) values (new_id, payload ->> 'email');
  perform private.tell_managers(
    'ad_comment_notice', new_id, ad,
    jsonb_build_object(
      'author_name', payload ->> 'author_name',
      'email', payload ->> 'email',
      'body', payload ->> 'body',
      'is_doubtful', doubtful
    )
  );
  return new_id;
exception
  when check_violation or not_null_violation then
    -- The original error quotes the row, and with it the person.
    raise exception 'The comment is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.submit_ad_comment(uuid, uuid, jsonb, uuid, text, boolean, boolean) is
  'Stores a comment (author_name, email, body) and the mail about it. The same key again stores nothing, for ten minutes when it expires. Raises PT404 unless the ad is in the open preview of the group, PT422 and, after 30 of an address in 10 minutes, PT429.';
revoke execute on function public.submit_ad_comment(uuid, uuid, jsonb, uuid, text, boolean, boolean) from public, anon, authenticated;
grant execute on function public.submit_ad_comment(uuid, uuid, jsonb, uuid, text, boolean, boolean) to service_role;
