-- What boards of ad groups show in a column: the most urgent groups of a status, or of a person.

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
language sql stable set search_path = ''
as $$
  select
    ad_group.id, ad_group.name, parent_group.name, product.name, ad_group.status, ad_group.due_date,
    (count(*) over ())::integer
  from public.ad_groups as ad_group
  join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
  join public.products as product on product.id = ad_group.product_id
  where (with_status is null or ad_group.status = with_status)
    and (not undelivered or ad_group.status <> 'delivered')
    and (
      cardinality(words) = 0
      or concat_ws(' ', ad_group.name, parent_group.name, product.name) ilike all (
        select '%' || word || '%' from unnest(words) as word
      )
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
  limit least(max_rows, 100) offset greatest(skip_rows, 0)
$$;
comment on function public.list_ad_group_cards(text[], text, boolean, uuid, uuid[], integer, integer) is
  'The most urgent first, of delivered ones the last. Every word is somewhere in the names of group, parent group and product. of_none: groups that none of these people work on. total counts all that match, before paging.';
revoke execute on function public.list_ad_group_cards(text[], text, boolean, uuid, uuid[], integer, integer)
  from public, anon, authenticated;
grant execute on function public.list_ad_group_cards(text[], text, boolean, uuid, uuid[], integer, integer) to authenticated;
