-- Cards of a whole board in one request, and searched as lists are: in small letters that are kept with their rows.

-- Planned anew for what is asked: a board that is not searched then compares nothing, and one status has its own index.
create or replace function public.list_ad_group_cards(
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

create function public.list_ad_group_board(statuses text[], words text[] default '{}', max_rows integer default 25)
returns table (
  id uuid,
  name text,
  parent_group text,
  product text,
  status text,
  due_date date,
  total integer
)
language sql stable set search_path = ''
as $$
  select card.*
  from unnest(statuses) as wanted (status)
  cross join lateral public.list_ad_group_cards(words, wanted.status, max_rows => max_rows) as card
$$;
comment on function public.list_ad_group_board(text[], text[], integer) is
  'What list_ad_group_cards() answers for each status. One without groups has no row.';
revoke execute on function public.list_ad_group_board(text[], text[], integer) from public, anon, authenticated;
grant execute on function public.list_ad_group_board(text[], text[], integer) to authenticated;
