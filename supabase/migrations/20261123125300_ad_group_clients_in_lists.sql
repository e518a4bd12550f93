-- The list of ad groups names the client of the catalogue. The join is left out where nobody asks for the column.

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
  client.name as client
from public.ad_groups as ad_group
left join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
left join public.products as product on product.id = ad_group.product_id
left join public.clients as client on client.id = ad_group.client_id;
comment on column public.ad_group_list.client is 'The client of the catalogue, which is not the parent group.';

create or replace view public.assigned_ad_group_list with (security_invoker = true) as
select
  list.id,
  list.name,
  list.status,
  list.due_date,
  list.parent_group_id,
  list.parent_group,
  list.product_id,
  list.product,
  list.preview_open,
  list.version,
  list.created_at,
  list.updated_at,
  assignment.profile_id as assignee_id,
  list.search_text,
  list.client
from public.ad_group_assignments as assignment
join public.ad_group_list as list on list.id = assignment.ad_group_id;

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
      ), page as (
        select found.id, found.sort_key from found
        order by found.sort_key %2$s nulls last, found.id limit $10 offset $11
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
    of_client, of_product, of_assignee, with_status, without_statuses, due_from, due_before, without_due_date,
    least(max_rows, 100), greatest(skip_rows, 0);
end
$$;
comment on function public.search_ad_groups(
  text[], uuid, uuid, uuid, text, text[], date, date, boolean, text, boolean, integer, integer
) is
  'A group matches when the names of group, parent group and product contain every word. due_before is exclusive. sort_by: a column of ad_group_list.';
revoke execute on function public.search_ad_groups(
  text[], uuid, uuid, uuid, text, text[], date, date, boolean, text, boolean, integer, integer
) from public, anon, authenticated;
grant execute on function public.search_ad_groups(
  text[], uuid, uuid, uuid, text, text[], date, date, boolean, text, boolean, integer, integer
) to authenticated;
