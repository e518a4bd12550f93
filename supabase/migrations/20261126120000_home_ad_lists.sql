-- What the homes count is a column, a view or a filter of the list that they lead to. No column is made where nobody asks for it.

create index ad_comments_open_idx on public.ad_comments (ad_id, created_at) where resolved_at is null;
create index ad_approvals_newest_idx on public.ad_approvals (approved_at) where reopened_at is null;

create or replace view public.ad_group_list with (security_invoker = true) as
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
  ad_group.search_text || ' ' || parent_group.search_text || ' ' || product.search_text as search_text,
  client.name as client,
  ad_group.id in (select assignment.ad_group_id from public.ad_group_assignments as assignment) as is_assigned
from public.ad_groups as ad_group
left join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
left join public.products as product on product.id = ad_group.product_id
left join public.clients as client on client.id = ad_group.client_id;
comment on column public.ad_group_list.is_assigned is 'To somebody; for designers: to themselves, because they read no other assignment.';

drop function public.search_ad_groups(
  text[], uuid, uuid, uuid, text, text[], date, date, boolean, text, boolean, integer, integer
);
create function public.search_ad_groups(
  words text[],
  of_client uuid default null,
  of_product uuid default null,
  of_assignee uuid default null,
  with_status text default null,
  without_statuses text[] default '{}',
  due_from date default null,
  due_before date default null,
  without_due_date boolean default false,
  of_nobody boolean default false,
  sort_by text default 'created_at',
  descending boolean default true,
  max_rows integer default 50,
  skip_rows integer default 0
) returns table (
  id uuid,
  name text,
  parent_group text,
  product text,
  status text,
  due_date date,
  preview_open boolean,
  created_at timestamptz,
  updated_at timestamptz,
  client text,
  total integer
)
language plpgsql stable set search_path = ''
as $$
begin
  return query execute format(
    $query$
      with found as materialized (
        select list.id, list.%1$I as sort_key
        from public.ad_group_list as list
        where list.search_text like all ($1)
          and ($2 is null or list.parent_group_id = $2)
          and ($3 is null or list.product_id = $3)
          and ($4 is null or list.id in (
            select assignment.ad_group_id from public.ad_group_assignments as assignment where assignment.profile_id = $4
          ))
          and ($5 is null or list.status = $5)
          and list.status <> all ($6)
          and ($7 is null or list.due_date >= $7)
          and ($8 is null or list.due_date < $8)
          and (not $9 or list.due_date is null)
          and (not $10 or not list.is_assigned)
      ), page as (
        select found.id, found.sort_key from found
        order by found.sort_key %2$s nulls last, found.id limit $11 offset $12
      )
      select
        list.id, list.name, list.parent_group, list.product, list.status, list.due_date, list.preview_open,
        list.created_at, list.updated_at, list.client, (select count(*)::integer from found)
      from page
      join public.ad_group_list as list on list.id = page.id
      order by page.sort_key %2$s nulls last, page.id
    $query$,
    sort_by,
    case when descending then 'desc' else 'asc' end
  )
  using
    array(select '%' || lower(word) || '%' from unnest(words) as word),
    of_client, of_product, of_assignee, with_status, without_statuses, due_from, due_before, without_due_date, of_nobody,
    least(max_rows, 100), greatest(skip_rows, 0);
end
$$;
comment on function public.search_ad_groups(
  text[], uuid, uuid, uuid, text, text[], date, date, boolean, boolean, text, boolean, integer, integer
) is
  'A group matches when the names of group, parent group and product contain every word. due_before is exclusive. of_nobody: groups without an assignment. sort_by: a column of ad_group_list.';
revoke execute on function public.search_ad_groups(
  text[], uuid, uuid, uuid, text, text[], date, date, boolean, boolean, text, boolean, integer, integer
) from public, anon, authenticated;
grant execute on function public.search_ad_groups(
  text[], uuid, uuid, uuid, text, text[], date, date, boolean, boolean, text, boolean, integer, integer
) to authenticated;

create or replace view public.ad_list with (security_invoker = true) as
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
  ad.updated_at,
  ad.search_text || ' ' || ad_group.search_text || ' ' || parent_group.search_text || ' ' || product.search_text
    as search_text,
  drawing.template_id,
  template.name as template,
  ad.ad_group_id in (
    select assignment.ad_group_id from public.ad_group_assignments as assignment
    where assignment.profile_id = (select private.viewer_id())
  ) as is_mine,
  ad.id in (select comment.ad_id from public.ad_comments as comment where comment.resolved_at is null) as has_open_comments,
  ad.id in (
    select approval.ad_id
    from public.ad_approvals as approval
    join public.ads as approved on approved.id = approval.ad_id
    left join public.ad_files as picture on picture.path = approved.static_ad_url
    left join public.ad_files as film on film.path = approved.motion_ad_url
    where approval.reopened_at is null and approval.approved_at >= now() - interval '7 days'
      and approval.static_sha256 is not distinct from picture.sha256
      and approval.motion_sha256 is not distinct from film.sha256
  ) as is_just_approved
from public.ads as ad
left join public.ad_groups as ad_group on ad_group.id = ad.ad_group_id
left join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
left join public.products as product on product.id = ad_group.product_id
left join public.ad_drawings as drawing on drawing.ad_id = ad.id
left join public.ad_templates as template on template.id = drawing.template_id;
comment on column public.ad_list.is_mine is 'The caller is assigned to its group.';
comment on column public.ad_list.is_just_approved is 'A client approved its current files within the last seven days.';

drop function public.search_ads(text[], uuid, uuid, text, text, uuid, text, boolean, integer, integer);
create function public.search_ads(
  words text[],
  of_client uuid default null,
  of_product uuid default null,
  with_status text default null,
  without text default null,
  of_template uuid default null,
  feedback text default null,
  mine boolean default false,
  sort_by text default 'created_at',
  descending boolean default true,
  max_rows integer default 50,
  skip_rows integer default 0
) returns table (
  id uuid,
  title text,
  static_ad_url text,
  motion_ad_url text,
  ad_group_id uuid,
  ad_group text,
  status text,
  parent_group text,
  product text,
  created_at timestamptz,
  updated_at timestamptz,
  template_id uuid,
  template text,
  total integer
)
language plpgsql stable set search_path = ''
as $$
begin
  return query execute format(
    $query$
      with found as materialized (
        select list.id, list.%1$I as sort_key
        from public.ad_list as list
        where list.search_text like all ($1)
          and ($2 is null or list.parent_group_id = $2)
          and ($3 is null or list.product_id = $3)
          and ($4 is null or list.status = $4)
          and ($5 is distinct from 'static' or list.static_ad_url is null)
          and ($5 is distinct from 'motion' or list.motion_ad_url is null)
          and ($6 is null or list.id in (select drawing.ad_id from public.ad_drawings as drawing where drawing.template_id = $6))
          and ($7 is distinct from 'open' or list.has_open_comments)
          and ($7 is distinct from 'approved' or list.is_just_approved)
          and (not $8 or list.is_mine)
      ), page as (
        select found.id, found.sort_key from found order by found.sort_key %2$s, found.id limit $9 offset $10
      )
      select
        list.id, list.title, list.static_ad_url, list.motion_ad_url, list.ad_group_id, list.ad_group, list.status,
        list.parent_group, list.product, list.created_at, list.updated_at, list.template_id, list.template,
        (select count(*)::integer from found)
      from page
      join public.ad_list as list on list.id = page.id
      order by page.sort_key %2$s, page.id
    $query$,
    sort_by,
    case when descending then 'desc' else 'asc' end
  )
  using
    array(select '%' || lower(word) || '%' from unnest(words) as word),
    of_client, of_product, with_status, without, of_template, feedback, mine, least(max_rows, 100), greatest(skip_rows, 0);
end
$$;
comment on function public.search_ads(text[], uuid, uuid, text, text, uuid, text, boolean, text, boolean, integer, integer) is
  'An ad matches when its title and the names of group, parent group and product contain every word. without: the missing kind of file, static or motion. feedback: open (a comment is not settled) or approved (within seven days). mine: of groups that the caller is assigned to. sort_by: a column of ad_list.';
revoke execute on function public.search_ads(text[], uuid, uuid, text, text, uuid, text, boolean, text, boolean, integer, integer)
  from public, anon, authenticated;
grant execute on function public.search_ads(text[], uuid, uuid, text, text, uuid, text, boolean, text, boolean, integer, integer)
  to authenticated;
