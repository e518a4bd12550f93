-- A comment may ask for changes, and may point at a moment of the film and at a spot of the picture.

alter table public.ad_comments
  add column wants_changes boolean not null default false,
  add column film_ms integer check (film_ms between 0 and 86400000),
  add column film_sha256 text check (film_sha256 ~ '^[0-9a-f]{64}$'),
  add column point_x smallint check (point_x between 0 and 1000),
  add column point_y smallint check (point_y between 0 and 1000),
  add column picture_sha256 text check (picture_sha256 ~ '^[0-9a-f]{64}$'),
  add constraint ad_comments_film_mark check ((film_ms is null) = (film_sha256 is null)),
  add constraint ad_comments_picture_mark check (num_nulls(point_x, point_y, picture_sha256) in (0, 3));
comment on column public.ad_comments.wants_changes is 'The client asks for changes.';
comment on column public.ad_comments.film_ms is 'The moment of the film, in milliseconds.';
comment on column public.ad_comments.film_sha256 is 'The file that the moment is of: a later film shows something else there.';
comment on column public.ad_comments.point_x is
  'Per mille of the width of the frame of 1000 × 550 that shows pictures; point_y: of its height.';
comment on column public.ad_comments.picture_sha256 is 'The file that the point is on.';

create or replace function public.submit_ad_comment(
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
  -- Many addresses together must not flood one group.
  perform private.enforce_rate_limit('ad_comment_group', ad.ad_group_id::text, 60, interval '1 hour');
  if exists (
    select from (values ('static', payload ->> 'picture_sha256'), ('motion', payload ->> 'film_sha256')) as marked (kind, sha256)
    where marked.sha256 is not null and not exists (
      select from public.ad_files as file
      where file.ad_id = ad.id and file.kind = marked.kind and file.sha256 = marked.sha256
    )
  ) then
    raise exception 'The ad has no such file' using errcode = 'PT422';
  end if;

  insert into public.ad_comments (
    id, ad_id, author_name, body, is_doubtful, wants_changes, film_ms, film_sha256, point_x, point_y, picture_sha256
  )
  values (
    new_id, ad.id, payload ->> 'author_name', payload ->> 'body', doubtful,
    coalesce((payload ->> 'wants_changes')::boolean, false),
    (payload ->> 'film_ms')::integer, payload ->> 'film_sha256',
    (payload ->> 'point_x')::smallint, (payload ->> 'point_y')::smallint, payload ->> 'picture_sha256'
  );
  insert into public.ad_comment_contacts (comment_id, email) values (new_id, payload ->> 'email');
  perform private.tell_managers(
    'ad_comment_notice', new_id, ad,
    jsonb_build_object(
      'author_name', payload ->> 'author_name',
      'email', payload ->> 'email',
      'body', payload ->> 'body',
      'wants_changes', coalesce((payload ->> 'wants_changes')::boolean, false),
      'film_ms', (payload ->> 'film_ms')::integer,
      'is_doubtful', doubtful
    )
  );
  return new_id;
exception
  when check_violation or not_null_violation then
    -- The original error quotes the row, which contains personal data.
    raise exception 'The comment is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.submit_ad_comment(uuid, uuid, jsonb, uuid, text, boolean, boolean) is
  'Stores a comment (author_name, email, body, wants_changes; film_ms with film_sha256, point_x and point_y with picture_sha256) with its mail. A known idempotency_key stores nothing; with key_expires, for ten minutes. Raises PT404 unless the ad is in the open preview of the group, PT422, and PT429 after 30 from an address in 10 minutes or 60 in the group in an hour.';

create function private.approve_previewed_ad(group_id uuid, wanted_id uuid, payload jsonb, doubtful boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ad constant public.ads := private.previewed_ad(group_id, wanted_id);
  new_id uuid;
begin
  if (select file.sha256 from public.ad_files as file where file.path = ad.static_ad_url)
      is distinct from payload ->> 'static_sha256'
    or (select file.sha256 from public.ad_files as file where file.path = ad.motion_ad_url)
      is distinct from payload ->> 'motion_sha256' then
    raise exception 'The ad has other files by now' using errcode = 'PT409';
  end if;

  insert into public.ad_approvals (ad_id, author_name, static_sha256, motion_sha256, is_doubtful)
  values (ad.id, payload ->> 'author_name', payload ->> 'static_sha256', payload ->> 'motion_sha256', doubtful)
  -- These files are already approved.
  on conflict do nothing
  returning id into new_id;
  if new_id is null then
    return;
  end if;
  insert into public.ad_approval_contacts (approval_id, email) values (new_id, payload ->> 'email');
  perform private.tell_managers(
    'ad_approved_notice', new_id, ad,
    jsonb_build_object('author_name', payload ->> 'author_name', 'email', payload ->> 'email', 'is_doubtful', doubtful)
  );
exception
  when check_violation or not_null_violation then
    raise exception 'The approval is incomplete' using errcode = 'PT422';
end
$$;
revoke execute on function private.approve_previewed_ad(uuid, uuid, jsonb, boolean) from public, anon, authenticated;

create or replace function public.approve_ad(
  ad_group_id uuid, ad_id uuid, payload jsonb, address_hash text, doubtful boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('ad_feedback', address_hash, 30, interval '10 minutes');
  perform private.approve_previewed_ad(approve_ad.ad_group_id, approve_ad.ad_id, payload, doubtful);
end
$$;

create function public.approve_ads(
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
  'approve_ad for several ads (ad_id, static_sha256, motion_sha256) of an author (author_name, email). Returns the ads that have other files by now or are gone; the others are approved. Raises PT404 unless the preview is open, PT422 and PT429.';
revoke execute on function public.approve_ads(uuid, jsonb, jsonb, text, boolean) from public, anon, authenticated;
grant execute on function public.approve_ads(uuid, jsonb, jsonb, text, boolean) to service_role;
