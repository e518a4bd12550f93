-- The list of templates. Lists of ads name the template that has made the ad.

create view public.ad_template_list with (security_invoker = true) as
select
  template.id,
  template.name,
  template.description,
  template.parent_group_id,
  parent_group.name as parent_group,
  template.formats,
  template.is_archived,
  newest.number as version_number,
  newest.id as version_id,
  (select count(*)::integer from public.ad_drawings as drawing where drawing.template_id = template.id) as ads,
  template.created_at,
  template.updated_at,
  template.search_text || ' ' || coalesce(parent_group.search_text, '') as search_text
from public.ad_templates as template
left join public.parent_groups as parent_group on parent_group.id = template.parent_group_id
left join lateral (
  select version.id, version.number from public.ad_template_versions as version
  where version.template_id = template.id order by version.number desc limit 1
) as newest on true;
comment on column public.ad_template_list.version_number is 'Of the newest version; null before there is one.';
comment on column public.ad_template_list.ads is 'How many ads it has made that are still there.';
revoke all on table public.ad_template_list from anon, authenticated;
grant select on table public.ad_template_list to authenticated, service_role;

create or replace view public.ad_catalogue with (security_invoker = true) as
select 'client' as kind, parent_group.id, parent_group.name from public.parent_groups as parent_group
union all
select 'product', product.id, product.name from public.products as product
where (product.sold_by = 'us' and product.is_active)
  or exists (select from public.ad_groups as ad_group where ad_group.product_id = product.id)
union all
select 'template', template.id, template.name from public.ad_templates as template;
comment on view public.ad_catalogue is 'The options of the filters for client, product and template.';

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
  template.name as template
from public.ads as ad
left join public.ad_groups as ad_group on ad_group.id = ad.ad_group_id
left join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
left join public.products as product on product.id = ad_group.product_id
left join public.ad_drawings as drawing on drawing.ad_id = ad.id
left join public.ad_templates as template on template.id = drawing.template_id;
comment on column public.ad_list.template is 'The name of the template that has made it; null without one.';

drop function public.search_ads(text[], uuid, uuid, text, text, text, boolean, integer, integer);
create function public.search_ads(
  words text[],
  of_client uuid default null,
  of_product uuid default null,
  with_status text default null,
  without text default null,
  of_template uuid default null,
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
      ), page as (
        select found.id, found.sort_key from found order by found.sort_key %2$s, found.id limit $7 offset $8
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
    of_client, of_product, with_status, without, of_template, least(max_rows, 100), greatest(skip_rows, 0);
end
$$;
comment on function public.search_ads(text[], uuid, uuid, text, text, uuid, text, boolean, integer, integer) is
  'An ad matches when its title and the names of group, parent group and product contain every word. without: the missing kind of file, static or motion. sort_by: a column of ad_list.';
revoke execute on function public.search_ads(text[], uuid, uuid, text, text, uuid, text, boolean, integer, integer)
  from public, anon, authenticated;
grant execute on function public.search_ads(text[], uuid, uuid, text, text, uuid, text, boolean, integer, integer) to authenticated;
