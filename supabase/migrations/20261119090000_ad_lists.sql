-- Lists, boards and searches of ad groups and ads. All of them run with the rights of the caller.

-- Every ad has a group, and every group a parent group and a product. Left joins let the database leave out a table whose
-- columns a query does not use: counting 50,000 rows then reads one table.
-- search_text is stored in lower case with each row. Lowering names during the search took most of its time.
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
  ad_group.search_text || ' ' || parent_group.search_text || ' ' || product.search_text as search_text
from public.ad_groups as ad_group
left join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
left join public.products as product on product.id = ad_group.product_id;
comment on column public.ad_group_list.search_text is 'The names of group, parent group and product, in lower case.';
revoke all on table public.ad_group_list from anon, authenticated;
grant select on table public.ad_group_list to authenticated, service_role;

create view public.assigned_ad_group_list with (security_invoker = true) as
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
  list.search_text
from public.ad_group_assignments as assignment
join public.ad_group_list as list on list.id = assignment.ad_group_id;
comment on view public.assigned_ad_group_list is 'One row for each assignment of a group.';
revoke all on table public.assigned_ad_group_list from anon, authenticated;
grant select on table public.assigned_ad_group_list to authenticated, service_role;

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
  ad.updated_at,
  ad.search_text || ' ' || ad_group.search_text || ' ' || parent_group.search_text || ' ' || product.search_text
    as search_text
from public.ads as ad
left join public.ad_groups as ad_group on ad_group.id = ad.ad_group_id
left join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
left join public.products as product on product.id = ad_group.product_id;
comment on column public.ad_list.search_text is
  'The title and the names of group, parent group and product, in lower case.';
revoke all on table public.ad_list from anon, authenticated;
grant select on table public.ad_list to authenticated, service_role;

-- A custom plan for each call drops the conditions that do not apply and uses the index of the status.
create function public.list_ad_group_cards(
  words text[] default '{}',
  with_status text default null,
  undelivered boolean default false,
  of_person uuid default null,
  of_none uuid[] default '{}',
  max_rows integer default 25,
  skip_rows integer default 0
) returns table (
  id uuid,
  name text,
  parent_group text,
  product text,
  status text,
  due_date date,
  total integer
)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  patterns text[] := array(select '%' || lower(word) || '%' from unnest(words) as word);
begin
  return query
  select
    ad_group.id, ad_group.name, parent_group.name, product.name, ad_group.status, ad_group.due_date,
    (count(*) over ())::integer
  from public.ad_groups as ad_group
  join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
  join public.products as product on product.id = ad_group.product_id
  where (with_status is null or ad_group.status = with_status)
    and (not undelivered or ad_group.status <> 'delivered')
    and (
      cardinality(patterns) = 0
      or ad_group.search_text || ' ' || parent_group.search_text || ' ' || product.search_text like all (patterns)
    )
    and (
      of_person is null
      or ad_group.id in (
        select assignment.ad_group_id from public.ad_group_assignments as assignment
        where assignment.profile_id = of_person
      )
    )
    and (
      cardinality(of_none) = 0
      or ad_group.id not in (
        select assignment.ad_group_id from public.ad_group_assignments as assignment
        where assignment.profile_id = any (of_none)
      )
    )
  order by
    case when ad_group.status = 'delivered' then ad_group.due_date end desc nulls last,
    case when ad_group.status <> 'delivered' then ad_group.due_date end nulls last,
    ad_group.name,
    ad_group.id
  limit least(max_rows, 100) offset greatest(skip_rows, 0);
end
$$;
comment on function public.list_ad_group_cards(text[], text, boolean, uuid, uuid[], integer, integer) is
  'Sorted by due date; delivered groups latest first. A group matches when the names of group, parent group and product contain every word. of_none: groups that none of these people is assigned to. total is the number of matches before paging.';
revoke execute on function public.list_ad_group_cards(text[], text, boolean, uuid, uuid[], integer, integer)
  from public, anon, authenticated;
grant execute on function public.list_ad_group_cards(text[], text, boolean, uuid, uuid[], integer, integer) to authenticated;

-- A board without a search takes the first cards of each status, and their number, from an index. Joining and sorting all of
-- 50,000 groups took half of the page's time.
create function public.list_ad_group_board(
  statuses text[], words text[] default '{}', max_rows integer default 25
) returns table (
  id uuid,
  name text,
  parent_group text,
  product text,
  status text,
  due_date date,
  total integer
)
language plpgsql stable set search_path = ''
as $$
declare
  wanted text;
begin
  foreach wanted in array statuses loop
    if cardinality(words) > 0 then
      return query select card.* from public.list_ad_group_cards(words, wanted, max_rows => max_rows) as card;
    else
      return query execute format(
        $query$
          select
            first.id, first.name, parent_group.name, product.name, first.status, first.due_date,
            (select count(*)::integer from public.ad_groups as ad_group where ad_group.status = $1)
          from (
            select * from public.ad_groups as ad_group
            where ad_group.status = $1
            order by ad_group.due_date %1$s nulls last, ad_group.name, ad_group.id
            limit least($2, 100)
          ) as first
          join public.parent_groups as parent_group on parent_group.id = first.parent_group_id
          join public.products as product on product.id = first.product_id
          order by first.due_date %1$s nulls last, first.name, first.id
        $query$,
        case when wanted = 'delivered' then 'desc' else 'asc' end
      ) using wanted, max_rows;
    end if;
  end loop;
end
$$;
comment on function public.list_ad_group_board(text[], text[], integer) is
  'The cards of list_ad_group_cards() for each status. A status without groups has no row.';
revoke execute on function public.list_ad_group_board(text[], text[], integer) from public, anon, authenticated;
grant execute on function public.list_ad_group_board(text[], text[], integer) to authenticated;

-- No index answers the two searches below, so they read every row. They do so once, for the rows of the page and for their
-- total. The first step keeps only the sort key; the second step reads the other columns for the page alone.
create function public.search_ads(
  words text[],
  of_client uuid default null,
  of_product uuid default null,
  with_status text default null,
  without text default null,
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
      ), page as (
        select found.id, found.sort_key from found order by found.sort_key %2$s, found.id limit $6 offset $7
      )
      select
        list.id, list.title, list.static_ad_url, list.motion_ad_url, list.ad_group_id, list.ad_group, list.status,
        list.parent_group, list.product, list.created_at, list.updated_at, (select count(*)::integer from found)
      from page
      join public.ad_list as list on list.id = page.id
      order by page.sort_key %2$s, page.id
    $query$,
    sort_by,
    case when descending then 'desc' else 'asc' end
  )
  using
    array(select '%' || lower(word) || '%' from unnest(words) as word),
    of_client, of_product, with_status, without, least(max_rows, 100), greatest(skip_rows, 0);
end
$$;
comment on function public.search_ads(text[], uuid, uuid, text, text, text, boolean, integer, integer) is
  'An ad matches when its title and the names of group, parent group and product contain every word. without: the missing kind of file, static or motion. sort_by: a column of ad_list.';
revoke execute on function public.search_ads(text[], uuid, uuid, text, text, text, boolean, integer, integer)
  from public, anon, authenticated;
grant execute on function public.search_ads(text[], uuid, uuid, text, text, text, boolean, integer, integer) to authenticated;

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
        list.created_at, list.updated_at, (select count(*)::integer from found)
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
