-- Approvals of a group and questions about a quote have a cap that does not depend on who sends them, as comments do.

create or replace function public.approve_ad(
  ad_group_id uuid, ad_id uuid, payload jsonb, address_hash text, doubtful boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('ad_feedback', address_hash, 30, interval '10 minutes');
  perform private.enforce_rate_limit('ad_approval_group', approve_ad.ad_group_id::text, 60, interval '1 hour');
  perform private.approve_previewed_ad(approve_ad.ad_group_id, approve_ad.ad_id, payload, doubtful);
end
$$;
comment on function public.approve_ad(uuid, uuid, jsonb, text, boolean) is
  'Approves the files of an ad (author_name, email, static_sha256, motion_sha256). Raises PT404 unless the ad is in the open preview of the group, PT409 for other files, PT422, and PT429 after 30 from an address in 10 minutes or 60 in the group in an hour.';

create or replace function public.approve_ads(
  ad_group_id uuid, ads jsonb, payload jsonb, address_hash text, doubtful boolean default false
) returns uuid[]
language plpgsql security definer set search_path = ''
as $$
declare
  shown record;
  refused uuid[] := '{}';
begin
  perform private.enforce_rate_limit('ad_feedback', address_hash, 30, interval '10 minutes');
  if not exists (
    select from public.ad_groups as ad_group
    where ad_group.id = approve_ads.ad_group_id and private.is_preview_open(ad_group)
  ) then
    raise exception 'There is no such open preview' using errcode = 'PT404';
  end if;
  perform private.enforce_rate_limit('ad_approval_group', approve_ads.ad_group_id::text, 60, interval '1 hour');
  if jsonb_array_length(ads) > 500 then
    raise exception 'These are too many ads' using errcode = 'PT422';
  end if;
  for shown in
    select (one.value ->> 'ad_id')::uuid as id, one.value as files from jsonb_array_elements(ads) as one
    -- Two requests lock the ads in the same order.
    order by 1
  loop
    begin
      perform private.approve_previewed_ad(
        approve_ads.ad_group_id, shown.id, payload || (shown.files - 'ad_id'), doubtful
      );
    exception
      when sqlstate 'PT409' or sqlstate 'PT404' then
        refused := refused || shown.id;
    end;
  end loop;
  return refused;
end
$$;
comment on function public.approve_ads(uuid, jsonb, jsonb, text, boolean) is
  'approve_ad for several ads (ad_id, static_sha256, motion_sha256) of an author (author_name, email). Returns the ads that have other files by now or are gone; the others are approved. It counts once. Raises PT404 unless the preview is open, PT422 and PT429.';

create or replace function public.comment_quote(
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
  perform private.enforce_rate_limit('quote_comment_quote', quote.id::text, 30, interval '1 hour');
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
  'stored or closed. The same question sent twice is stored once. Raises PT422, and PT429 after 20 from an address in ten minutes or 30 about the quote in an hour.';
