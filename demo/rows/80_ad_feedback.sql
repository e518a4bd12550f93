-- What fictional clients said about the demo ads.

with said (ad_id, author_name, email, body, created_at, resolved_at, wants_changes, film_ms) as (
  values
    (
      'e3000000-0000-4000-8000-000000000501'::uuid, 'Maren Holt', 'maren@cedarspur.example',
      'The light on the run is perfect. Could the headline stay a second longer? People scroll past quickly.',
      timestamptz '2026-11-10 15:42Z', null::timestamptz, true, 2400
    ),
    (
      'e3000000-0000-4000-8000-000000000502', 'Maren Holt', 'maren@cedarspur.example',
      'Please use the new mark, the one without the circle. I have sent it to Joanna.',
      '2026-11-10 15:47Z', '2026-11-12 14:05Z', true, null
    ),
    (
      'e3000000-0000-4000-8000-000000000401', 'Ruben Ortega', 'ruben@saltgrass.example',
      'This is the one we take on the tour. No notes.',
      '2026-08-03 13:11Z', '2026-08-03 16:30Z', false, null
    )
), comments as (
  insert into public.ad_comments (ad_id, author_name, body, created_at, resolved_at, wants_changes, film_ms, film_sha256)
  select
    said.ad_id, said.author_name, said.body, said.created_at, said.resolved_at, said.wants_changes, said.film_ms,
    case when said.film_ms is not null then film.sha256 end
  from said
  join public.ads as ad on ad.id = said.ad_id
  left join public.ad_files as film on film.path = ad.motion_ad_url
  returning id, ad_id
)
insert into public.ad_comment_contacts (comment_id, email)
select comments.id, said.email from comments join said on said.ad_id = comments.ad_id;

with approvals as (
  insert into public.ad_approvals (ad_id, author_name, static_sha256, motion_sha256, approved_at)
  select ad.id, 'Ruben Ortega', picture.sha256, film.sha256, timestamptz '2026-08-03 13:14Z'
  from public.ads as ad
  left join public.ad_files as picture on picture.path = ad.static_ad_url
  left join public.ad_files as film on film.path = ad.motion_ad_url
  where ad.ad_group_id = 'e2000000-0000-4000-8000-000000000004'
  returning id
)
insert into public.ad_approval_contacts (approval_id, email)
select id, 'ruben@saltgrass.example' from approvals;
