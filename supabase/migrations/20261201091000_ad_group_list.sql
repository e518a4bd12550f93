-- What lists of ad groups and ads show, search and sort by, in one place each. Rows are those of whoever asks.
-- Every ad has its group and every group its client and product. They are joined as if some had none, because the database
-- leaves such a join out where nobody asks for its columns: counting fifty thousand rows then reads one table.

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
  ad_group.updated_at
from public.ad_groups as ad_group
left join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
left join public.products as product on product.id = ad_group.product_id;

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
left join public.ad_groups as ad_group on ad_group.id = ad.ad_group_id
left join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
left join public.products as product on product.id = ad_group.product_id;

revoke all on table public.ad_group_list, public.assigned_ad_group_list, public.ad_list from anon, authenticated;
grant select on table public.ad_group_list, public.assigned_ad_group_list, public.ad_list to authenticated, service_role;

-- The orders that lists are read in from their first page.
create index ad_groups_newest_idx on public.ad_groups (created_at desc, id);
create index ad_groups_name_idx on public.ad_groups (name, id);
create index ad_groups_due_idx on public.ad_groups (due_date, id);
create index ad_groups_latest_due_idx on public.ad_groups (due_date desc nulls last, id);
create index ad_groups_changed_idx on public.ad_groups (updated_at desc, id);
create index ads_newest_idx on public.ads (created_at desc, id);
create index ads_title_idx on public.ads (title, id);
create index ads_changed_idx on public.ads (updated_at desc, id);

create function public.count_ads(group_ids uuid[]) returns table (ad_group_id uuid, ads integer)
language sql stable set search_path = ''
as $$
  select ad.ad_group_id, count(*)::integer
  from public.ads as ad
  where ad.ad_group_id = any (group_ids)
  group by ad.ad_group_id
$$;
comment on function public.count_ads(uuid[]) is
  'Apart from the list, where they would be counted for every row before the page that is shown. Groups without ads are left out.';
revoke execute on function public.count_ads(uuid[]) from public, anon, authenticated;
grant execute on function public.count_ads(uuid[]) to authenticated;
