-- Asking for a review: a letter with a link to a form. The link works once, for 60 days. What is sent waits for approval.

create table public.review_requests (
  id uuid primary key default gen_random_uuid(),
  contact_id uuid not null references public.contacts (id) on delete cascade,
  client_id uuid references public.clients (id) on delete set null,
  video_id uuid references public.videos (id) on delete set null,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '60 days',
  opened_at timestamptz,
  withdrawn_at timestamptz,
  answered_at timestamptz,
  review_id uuid unique,
  consent text check (char_length(consent) between 1 and 500),
  check ((answered_at is null) = (review_id is null)),
  check ((answered_at is null) = (consent is null))
);
comment on column public.review_requests.client_id is
  'The client of the contact when the letter was written. The contact may have left since.';
comment on column public.review_requests.token_hash is 'SHA-256 of the token in the newest letter.';
comment on column public.review_requests.sent_at is 'When the newest letter was written.';
comment on column public.review_requests.review_id is
  'Has no foreign key, so that a review whose deletion is undone belongs to its request again.';
comment on column public.review_requests.consent is 'The sentence that the contact agreed to.';

create index review_requests_contact_idx on public.review_requests (contact_id);
create index review_requests_client_idx on public.review_requests (client_id);
create index review_requests_video_idx on public.review_requests (video_id);
create index review_requests_newest_idx on public.review_requests (sent_at desc, id);

revoke all on table public.review_requests from anon, authenticated;
grant select on table public.review_requests to authenticated;
grant select, insert, update, delete on table public.review_requests to service_role;
alter table public.review_requests enable row level security;

create policy "Admins read review requests" on public.review_requests
  for select to authenticated
  using ((select private.viewer_role()) in ('admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.review_requests
  for each row execute function private.record_change('id');
-- The letter contains the token.
create trigger forget_letter after update of token_hash, withdrawn_at, answered_at on public.review_requests
  for each row execute function private.forget_messages();
create trigger forget_messages after delete on public.review_requests
  for each row execute function private.forget_messages();

create view public.review_request_list with (security_invoker = true) as
select
  request.id,
  request.contact_id,
  concat_ws(' ', contact.first_name, contact.last_name) as contact,
  contact.position,
  coalesce(request.client_id, contact.client_id) as client_id,
  client.name as client,
  coalesce(nullif(trim(video.name_on_website), ''), video.name_internal) as film,
  case
    when request.answered_at is not null then 'answered'
    when request.withdrawn_at is not null then 'withdrawn'
    when request.expires_at <= now() then 'expired'
    when request.opened_at is not null then 'opened'
    else 'sent'
  end as state,
  (
    select message.status from public.outbox_messages as message
    where message.about_id = request.id
    order by message.created_at desc
    limit 1
  ) as mail_status,
  request.created_at,
  request.sent_at,
  request.expires_at,
  request.opened_at,
  request.withdrawn_at,
  request.answered_at,
  request.review_id,
  lower(
    concat_ws(
      ' ', contact.first_name, contact.last_name, client.name, video.name_on_website, video.name_internal
    )
  ) as search_text
from public.review_requests as request
join public.contacts as contact on contact.id = request.contact_id
left join public.clients as client on client.id = coalesce(request.client_id, contact.client_id)
left join public.videos as video on video.id = request.video_id;
comment on column public.review_request_list.mail_status is
  'Of the letter with the link: waiting, sent or failed. Null once the link is used or withdrawn.';
comment on column public.review_request_list.search_text is 'Person, client and film, in lower case.';
revoke all on table public.review_request_list from anon, authenticated;
grant select on table public.review_request_list to authenticated, service_role;

create function private.require_review_editor() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins ask for reviews' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_review_editor() from public, anon, authenticated;

create function private.review_token() returns text
language sql volatile set search_path = ''
as $$ select encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex') $$;
revoke execute on function private.review_token() from public, anon, authenticated;

create function private.refuse_second_request(asked_id uuid, film_id uuid, known_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever asks the same contact at the same time waits here, and then finds the first request.
  perform from public.contacts as contact where contact.id = asked_id for update;
  if exists (
    select from public.review_requests as request
    where request.contact_id = asked_id and request.video_id is not distinct from film_id
      and request.id is distinct from known_id
      and request.answered_at is null and request.withdrawn_at is null and request.expires_at > now()
  ) then
    raise exception 'This contact has an open request for this film' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.refuse_second_request(uuid, uuid, uuid) is
  'Locks the contact. Raises PT409 when there is an open request other than known_id.';
revoke execute on function private.refuse_second_request(uuid, uuid, uuid) from public, anon, authenticated;

create function private.write_review_letter(request_id uuid, token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  letter record;
begin
  select
    contact.first_name, details.email,
    coalesce(nullif(trim(video.name_on_website), ''), video.name_internal) as film,
    coalesce(request.client_id, contact.client_id) as client_id
  into letter
  from public.review_requests as request
  join public.contacts as contact on contact.id = request.contact_id
  left join public.contact_details as details on details.contact_id = contact.id
  left join public.videos as video on video.id = request.video_id and not video.draft and not video.archived
  where request.id = request_id;
  if letter.film is null or letter.client_id is null or nullif(letter.email, '') is null then
    raise exception 'The contact needs an e-mail address and a client, and the film must be published'
      using errcode = 'PT422';
  end if;
  perform private.enqueue_message(
    'review_request', letter.email, request_id,
    jsonb_build_object('first_name', letter.first_name, 'film', letter.film, 'token', token)
  );
exception
  when check_violation then
    raise exception 'The e-mail address of the contact is not one' using errcode = 'PT422';
end
$$;
revoke execute on function private.write_review_letter(uuid, text) from public, anon, authenticated;

create function public.ask_for_review(asked_id uuid, film_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  token constant text := private.review_token();
  new_id uuid;
begin
  perform private.require_review_editor();
  perform private.refuse_second_request(asked_id, film_id, null);
  insert into public.review_requests (contact_id, client_id, video_id, token_hash)
  select contact.id, contact.client_id, film_id, private.hash_token(token)
  from public.contacts as contact where contact.id = asked_id
  returning id into new_id;
  if new_id is null then
    raise exception 'There is no such contact' using errcode = 'PT404';
  end if;
  perform private.write_review_letter(new_id, token);
  return new_id;
exception
  when foreign_key_violation then
    raise exception 'There is no such film' using errcode = 'PT404';
end
$$;
comment on function public.ask_for_review(uuid, uuid) is
  'Returns the id of the request. Raises PT403 for everybody but admins, PT404, PT409 when the contact has an open request for the film, and PT422 without e-mail address or client, and for a film that is not published.';
revoke execute on function public.ask_for_review(uuid, uuid) from public, anon, authenticated;
grant execute on function public.ask_for_review(uuid, uuid) to authenticated;

create function public.send_review_request_again(request_id uuid, seen_at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  token constant text := private.review_token();
  request public.review_requests;
begin
  perform private.require_review_editor();
  select * into request from public.review_requests as known where known.id = request_id for update;
  if not found then
    raise exception 'There is no such request' using errcode = 'PT404';
  end if;
  if request.answered_at is not null or request.sent_at <> seen_at then
    raise exception 'It was answered or sent again meanwhile' using errcode = 'PT409';
  end if;
  perform private.refuse_second_request(request.contact_id, request.video_id, request.id);
  update public.review_requests as known
  set token_hash = private.hash_token(token), sent_at = clock_timestamp(),
    expires_at = clock_timestamp() + interval '60 days', opened_at = null, withdrawn_at = null
  where known.id = request_id;
  perform private.write_review_letter(request_id, token);
end
$$;
comment on function public.send_review_request_again(uuid, timestamptz) is
  'Writes a letter with another link; the earlier one ends. seen_at is the sent_at that the person saw. Raises PT403, PT404, PT409 when it was answered or sent again meanwhile or another request is open, and PT422 as ask_for_review().';
revoke execute on function public.send_review_request_again(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.send_review_request_again(uuid, timestamptz) to authenticated;

create function public.withdraw_review_request(request_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  request public.review_requests;
begin
  perform private.require_review_editor();
  select * into request from public.review_requests as known where known.id = request_id for update;
  if not found then
    raise exception 'There is no such request' using errcode = 'PT404';
  end if;
  if request.answered_at is not null then
    raise exception 'It was answered meanwhile' using errcode = 'PT409';
  end if;
  update public.review_requests as known
  set withdrawn_at = now() where known.id = request_id and known.withdrawn_at is null;
end
$$;
comment on function public.withdraw_review_request(uuid) is
  'Ends the link. Raises PT403 for everybody but admins, PT404, and PT409 when it was answered.';
revoke execute on function public.withdraw_review_request(uuid) from public, anon, authenticated;
grant execute on function public.withdraw_review_request(uuid) to authenticated;

create function public.find_review_request(token text) returns table (
  is_answered boolean,
  first_name text,
  last_name text,
  "position" text,
  client text,
  film_slug text
)
language sql stable security definer set search_path = ''
as $$
  select
    request.answered_at is not null,
    case when request.answered_at is null then contact.first_name end,
    case when request.answered_at is null then contact.last_name end,
    case when request.answered_at is null then contact.position end,
    case when request.answered_at is null then client.name end,
    case when request.answered_at is null then video.slug end
  from public.review_requests as request
  join public.contacts as contact on contact.id = request.contact_id
  left join public.clients as client on client.id = coalesce(request.client_id, contact.client_id)
  left join public.videos as video on video.id = request.video_id and not video.draft and not video.archived
  where request.token_hash = private.hash_token(find_review_request.token)
    and (
      request.answered_at is not null
      or (request.withdrawn_at is null and request.expires_at > now() and client.id is not null)
    )
$$;
comment on function public.find_review_request(text) is
  'No row for an unknown, withdrawn or expired link. For an answered one, nothing but that. film_slug is null for a film that is not published any more.';
revoke execute on function public.find_review_request(text) from public, anon, authenticated;
grant execute on function public.find_review_request(text) to service_role;

create function public.mark_review_request_opened(token text, address_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('review_open', address_hash, 30, interval '10 minutes');
  update public.review_requests as request
  set opened_at = now()
  where request.token_hash = private.hash_token(token)
    and request.opened_at is null and request.answered_at is null and request.withdrawn_at is null
    and request.expires_at > now();
end
$$;
comment on function public.mark_review_request_opened(text, text) is
  'Does nothing for a link that is not open. Raises PT429 after 30 from an address in 10 minutes.';
revoke execute on function public.mark_review_request_opened(text, text) from public, anon, authenticated;
grant execute on function public.mark_review_request_opened(text, text) to service_role;

create function public.submit_review(token text, payload jsonb, address_hash text, doubtful boolean default false)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  request public.review_requests;
  contact public.contacts;
  reviewed_client public.clients;
begin
  -- A second form with the same link waits here until the first one is stored.
  select * into request from public.review_requests as known
  where known.token_hash = private.hash_token(token) for update;
  if request.answered_at is not null then
    if exists (
      select from public.client_reviews as review
      where review.id = request.review_id
        and review.rating::text = payload ->> 'rating' and review.description = payload ->> 'description'
    ) then
      return;
    end if;
    raise exception 'This link was used' using errcode = 'PT409';
  end if;
  select * into contact from public.contacts as known where known.id = request.contact_id;
  select * into reviewed_client from public.clients as known
  where known.id = coalesce(request.client_id, contact.client_id);
  if request.id is null or request.withdrawn_at is not null or request.expires_at <= now()
    or reviewed_client.id is null
  then
    raise exception 'There is no such open link' using errcode = 'PT404';
  end if;
  perform private.enforce_rate_limit('review', address_hash, 20, interval '10 minutes');

  insert into public.client_reviews (id, rating, description, status, client_id, contact_id, featured_video_id)
  values (
    new_id, (payload ->> 'rating')::smallint, payload ->> 'description', 'waiting',
    reviewed_client.id, contact.id, request.video_id
  );
  update public.review_requests as known
  set answered_at = now(), opened_at = coalesce(known.opened_at, now()), review_id = new_id,
    consent = payload ->> 'consent'
  where known.id = request.id;
  perform private.enqueue_message(
    'review_notice', null, new_id,
    jsonb_build_object(
      'author_name', concat_ws(' ', contact.first_name, contact.last_name),
      'email', (select details.email from public.contact_details as details where details.contact_id = contact.id),
      'client', reviewed_client.name,
      'film', (
        select coalesce(nullif(trim(video.name_on_website), ''), video.name_internal)
        from public.videos as video where video.id = request.video_id
      ),
      'rating', (payload ->> 'rating')::smallint,
      'description', payload ->> 'description',
      'is_doubtful', doubtful
    )
  );
exception
  when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range then
    -- The original error quotes the row, which contains personal data.
    raise exception 'The review is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.submit_review(text, jsonb, text, boolean) is
  'Stores a waiting review (rating, description, consent) with the mail to the staff; the link is used then. The same review a second time stores nothing. Raises PT404 for a link that is not open, PT409 for a used one, PT422, and PT429 after 20 from an address in 10 minutes.';
revoke execute on function public.submit_review(text, jsonb, text, boolean) from public, anon, authenticated;
grant execute on function public.submit_review(text, jsonb, text, boolean) to service_role;
