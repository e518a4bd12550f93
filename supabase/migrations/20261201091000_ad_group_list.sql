-- What lists of ad groups and ads show, search and sort by, in one place each. Rows are those of whoever asks.

create view public.ad_group_list with (security_invoker = true) as
select
  ad_group.id,
  ad_group.name,
  ad_group.status,
  ad_group.due_date,
  ad_group.parent_group_id,
  parent_group.name as parent_group,
  ad_group.product_id,
  product.name as product,
  ad_group.preview_enabled
    and (ad_group.preview_expires_at is null or ad_group.preview_expires_at > now()) as preview_open,
  ad_group.version,
  ad_group.created_at,
  ad_group.updated_at,
  (select count(*)::integer from public.ads as ad where ad.ad_group_id = ad_group.id) as ad_count
from public.ad_groups as ad_group
join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
join public.products as product on product.id = ad_group.product_id;

create view public.assigned_ad_group_list with (security_invoker = true) as
select list.*, assignment.profile_id as assignee_id
from public.ad_group_assignments as assignment
join public.ad_group_list as list on list.id = assignment.ad_group_id;
comment on view public.assigned_ad_group_list is 'A row for each person who works on a group.';

create view public.ad_list with (security_invoker = true) as
select
  ad.id,
  ad.title,
  ad.static_ad_url,
  ad.motion_ad_url,
  ad.ad_group_id,
  ad_group.name as ad_group,
  ad_group.status,
  ad_group.parent_group_id,
  parent_group.name as parent_group,
  ad_group.product_id,
  product.name as product,
  ad.created_at,
  ad.updated_at
from public.ads as ad
join public.ad_groups as ad_group on ad_group.id = ad.ad_group_id
join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
join public.products as product on product.id = ad_group.product_id;

revoke all on table public.ad_group_list, public.assigned_ad_group_list, public.ad_list from anon, authenticated;
grant select on table public.ad_group_list, public.assigned_ad_group_list, public.ad_list to authenticated, service_role;

create index ad_groups_newest_idx on public.ad_groups (created_at desc, id);
create index ads_newest_idx on public.ads (created_at desc, id);
