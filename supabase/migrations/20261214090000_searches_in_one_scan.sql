-- Searches by words, which no index answers: every row is looked at. The API does so once for the rows of a page and once more
-- for how many there are. These do it once for both, keep of what they find no more than its order, and read the rest for the
-- page alone. Rows are those of whoever asks.

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
  'Every word is somewhere in the names of ad, group, parent group and product. without is the kind of file that is missing, static or motion; sort_by is a column of ad_list.';
revoke execute on function public.search_ads(text[], uuid, uuid, text, text, text, boolean, integer, integer)
  from public, anon, authenticated;
grant execute on function public.search_ads(text[], uuid, uuid, text, text, text, boolean, integer, integer) to authenticated;

create function public.search_leads(
  words text[],
  with_status text default null,
  max_rows integer default 20,
  skip_rows integer default 0
) returns table (
  id uuid,
  first_name text,
  last_name text,
  business_name text,
  status text,
  created_at timestamptz,
  total integer
)
language sql stable set search_path = ''
as $$
  with found as materialized (
    select lead.id, lead.created_at
    from public.contact_submissions as lead
    where lead.search_text like all (array(select '%' || lower(word) || '%' from unnest(words) as word))
      and (with_status is null or lead.status = with_status)
  ), page as (
    select found.id from found order by found.created_at desc, found.id
    limit least(max_rows, 100) offset greatest(skip_rows, 0)
  )
  select
    lead.id, lead.first_name, lead.last_name, lead.business_name, lead.status, lead.created_at,
    (select count(*)::integer from found)
  from page
  join public.contact_submissions as lead on lead.id = page.id
  order by lead.created_at desc, lead.id
$$;
comment on function public.search_leads(text[], text, integer, integer) is 'Newest first. Every word is somewhere in the lead.';
revoke execute on function public.search_leads(text[], text, integer, integer) from public, anon, authenticated;
grant execute on function public.search_leads(text[], text, integer, integer) to authenticated;
