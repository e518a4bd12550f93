-- What clients did with ads of the demo's templates, around today: previews they opened, files they took, what they said.
-- The ads of the summer's template were deleted after the summer.

with template (id, ad_group_id, ads, first_day, last_day, visits) as (
  values
    (
      'a4100000-0000-4000-8000-000000000101'::uuid, 'e2000000-0000-4000-8000-000000000007'::uuid, 6,
      greatest(date '2026-11-17', private.today() - 60), private.today(), 4
    ),
    (
      'a4100000-0000-4000-8000-000000000105', 'e2000000-0000-4000-8000-000000000090', 12,
      private.today() - 165, private.today() - 20, 2
    )
), day as (
  select template.*, day::date, private.today() - day::date as ago
  from template
  cross join lateral generate_series(template.first_day, template.last_day, interval '1 day') as day
  where extract(isodow from day) < 6
), event as (
  select 'open' as kind, day.*, number from day, generate_series(1, day.ago * 5 % (day.visits + 1)) as number
  union all
  select 'download', day.*, number from day, generate_series(1, day.ago * 7 % (day.visits + 2)) as number
  union all
  select 'zip', day.*, 1 from day where day.ago % 4 = 1
)
insert into public.ad_events (kind, ad_group_id, ad_id, template_ads, happened_at)
select
  event.kind, event.ad_group_id,
  case event.kind
    when 'download' then ('e3000000-0000-4000-8000-000000000' || 702 + (event.ago + event.number) % event.ads)::uuid
  end,
  jsonb_build_object(event.id, case event.kind when 'download' then 1 else event.ads end),
  least(now(), (event.day + time '09:20' + (event.ago * 13 + event.number * 47) % 480 * interval '1 minute') at time zone 'America/Detroit')
from event
order by event.day, event.kind, event.number;

insert into public.ad_template_overflows (template_id, layer_id, day, texts)
select ('a4100000-0000-4000-8000-000000000' || layer.template)::uuid, layer.id, private.today() - layer.ago, layer.texts
from (
  values
    (101, 'headline', 7, 3), (101, 'headline', 2, 2), (101, 'line', 7, 2), (101, 'legal', 5, 1),
    (105, 'headline', 130, 6), (105, 'headline', 118, 3), (105, 'line', 118, 4)
) as layer (template, id, ago, texts);

with said (ad, body, created_at, wants_changes, x, y) as (
  values
    (703, 'Can the price be read from the second lane? It looks a little thin next to the cans.', timestamptz '2026-11-18 14:20Z', true, 250, 620),
    (704, 'We call it “breakfast roll”, not “sandwich”.', '2026-11-18 14:31Z', true, 300, 430),
    (704, 'And the price is $3.29 from December on.', '2026-11-19 13:02Z', true, null, null),
    (706, 'Our kitchen asks whether the salsa could be seen, too.', '2026-11-19 13:10Z', false, 680, 520)
), comment as (
  insert into public.ad_comments (ad_id, author_name, body, created_at, wants_changes, point_x, point_y, picture_sha256)
  select
    ad.id, 'Odessa Wynn', said.body, said.created_at, said.wants_changes, said.x, said.y,
    case when said.x is not null then file.sha256 end
  from said
  join public.ads as ad on ad.id = ('e3000000-0000-4000-8000-000000000' || said.ad)::uuid
  left join public.ad_files as file on file.path = ad.static_ad_url
  returning id
)
insert into public.ad_comment_contacts (comment_id, email) select comment.id, 'odessa@larkspur.example' from comment;

with approved (ad, at) as (
  values
    (702, timestamptz '2026-11-18 14:12Z'), (703, '2026-11-20 15:40Z'), (705, '2026-11-18 14:40Z'), (706, '2026-11-22 16:05Z')
), approval as (
  insert into public.ad_approvals (ad_id, author_name, static_sha256, approved_at)
  select ad.id, 'Odessa Wynn', file.sha256, approved.at
  from approved
  join public.ads as ad on ad.id = ('e3000000-0000-4000-8000-000000000' || approved.ad)::uuid
  join public.ad_files as file on file.path = ad.static_ad_url
  returning id
)
insert into public.ad_approval_contacts (approval_id, email) select approval.id, 'odessa@larkspur.example' from approval;
