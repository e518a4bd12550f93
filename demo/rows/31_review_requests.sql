-- Reviews that visitors do not see, and requests in each state.

insert into public.client_reviews (id, rating, description, created_at, status, client_id, contact_id, featured_video_id)
select review.id, review.rating, review.description, review.created_at, review.status, contact.client_id, contact.id, video.id
from (
  values
    ('f0000000-0000-4000-8000-000000000015'::uuid, 'Quintero', 5, '2026-11-20 16:05+00'::timestamptz, 'waiting',
      'lumen-skincare%',
      'Our last three launches had stills only, and I thought nobody would miss a film. Returns on the serum went down, because people finally see how little of it you need.'),
    ('f0000000-0000-4000-8000-000000000016', 'Maddox', 3, '2025-03-11 18:20+00', 'hidden',
      'granite-peak-outfitters%',
      'Lovely pictures. Two of our jackets came back without their zipper pulls, and it took a month to hear from anybody about it.')
) as review (id, last_name, rating, created_at, status, slug, description)
join public.contacts as contact using (last_name)
left join lateral (
  select video.id from public.videos as video
  where video.slug like review.slug and not video.draft and not video.archived
  order by video.slug limit 1
) as video on true;

insert into public.review_requests (
  contact_id, client_id, video_id, token_hash, created_at, sent_at, expires_at,
  opened_at, withdrawn_at, answered_at, review_id, consent
)
select
  contact.id, contact.client_id, link.video_id, private.hash_token(gen_random_uuid()::text),
  request.sent_at, request.sent_at, request.sent_at + interval '60 days',
  request.opened_at, request.withdrawn_at, request.answered_at, request.review_id,
  case when request.answered_at is not null
    then 'Fieldlight may publish this review with my name, my position and my company.' end
from (
  values
    ('Schultz', now() - interval '2 days', null::timestamptz, null::timestamptz, null::timestamptz, null::uuid),
    ('Draper', now() - interval '6 days', now() - interval '5 days', null, null, null),
    ('Quintero', '2026-11-17 14:00+00', '2026-11-20 15:58+00', null, '2026-11-20 16:05+00', 'f0000000-0000-4000-8000-000000000015'),
    ('Landry', '2026-06-02 13:30+00', null, null, null, null),
    ('Tierney', now() - interval '20 days', null, now() - interval '19 days', null, null)
) as request (last_name, sent_at, opened_at, withdrawn_at, answered_at, review_id)
join public.contacts as contact using (last_name)
left join lateral (
  select video.id as video_id from public.video_clients as named
  join public.videos as video on video.id = named.video_id
  where named.client_id = contact.client_id and not video.draft and not video.archived
  order by video.slug limit 1
) as link on true;
