-- What makes the homes of staff tell of today: ad groups that are due soon, an approval of yesterday, and sign-ins.

with planned (name, description, client, product, status, due_in_days, assignee_id) as (
  values
    ('Maple Morning', 'One picture for the counter, and the same for the pumps. The maple latte goes on sale on the first of the month.',
      'Lakeshore Roasters', 'Pump-Top Screens', 'in_progress', 1, 'a0000000-0000-4000-8000-000000000004'::uuid),
    ('Barrel Room Evenings', 'Four evenings in the barrel room, by candlelight. The client sends the dates.',
      'Saltgrass Distilling', 'Pump-Top Screens', 'planned', 3, null),
    ('Skis by the Door', 'Waxing while people fill up. Needs the new map of the shops.',
      'Granite Peak Outfitters', 'Pump-Top Screens', 'planned', 6, null)
), made as (
  insert into public.ad_groups (name, description, parent_group_id, product_id, status, due_date, created_at)
  select planned.name, planned.description, parent_group.id, product.id, planned.status, private.today() + planned.due_in_days,
    now() - interval '5 days'
  from planned
  join public.parent_groups as parent_group on parent_group.name = planned.client
  join public.products as product on product.name = planned.product
  returning id, name
)
insert into public.ad_group_assignments (ad_group_id, profile_id)
select made.id, planned.assignee_id from made join planned using (name) where planned.assignee_id is not null;

with approved as (
  insert into public.ad_approvals (ad_id, author_name, static_sha256, motion_sha256, approved_at)
  select ad.id, 'Wes Tallman', picture.sha256, film.sha256, now() - interval '20 hours'
  from public.ads as ad
  join public.ad_groups as ad_group on ad_group.id = ad.ad_group_id
  left join public.ad_files as picture on picture.path = ad.static_ad_url
  left join public.ad_files as film on film.path = ad.motion_ad_url
  where ad_group.name = 'Above Treeline, Winter'
  order by ad.created_at limit 1
  returning id
)
insert into public.ad_approval_contacts (approval_id, email) select id, 'wes@granitepeak.example' from approved;

update auth.users as account set last_sign_in_at = now() - seen.hours_ago * interval '1 hour'
from (
  values
    ('superadmin@fieldlight.example', 20.0), ('admin@fieldlight.example', 2.5), ('owl@fieldlight.example', 1.2),
    ('designer@fieldlight.example', 4.1), ('manager@fieldlight.example', 0.6)
) as seen (email, hours_ago)
where account.email = seen.email;
