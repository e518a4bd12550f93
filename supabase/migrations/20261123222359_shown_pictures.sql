-- Pictures on the lists of products and deals and at sites. A merge takes the picture of a product along.

create or replace view public.product_list with (security_invoker = true) as
select
  product.id,
  product.name,
  product.sold_by,
  product.category,
  product.unit,
  product.brand_id,
  brand.name as brand,
  product.code,
  product.is_active,
  private.count_product_ad_groups(product.id) as ad_groups,
  product.created_at,
  product.updated_at,
  lower(concat_ws(' ', product.name, product.category, product.code, brand.name)) as search_text,
  product.picture_path,
  product.picture_alt
from public.products as product
left join public.brands as brand on brand.id = product.brand_id;

drop function public.list_deals_at(uuid, timestamptz);
create function public.list_deals_at(of_site uuid, moment timestamptz default now())
returns table (
  id uuid, title text, offer_kind text, offer_cents bigint, offer_basis_points integer, offer_count integer,
  offer_get integer, offer_points integer, last_on date, wins text[], loses text[],
  picture_path text, picture_alt text
)
language sql stable set search_path = ''
as $$
  select deal.id, deal.title, deal.offer_kind, deal.offer_cents, deal.offer_basis_points, deal.offer_count,
    deal.offer_get, deal.offer_points, deal.last_on,
    coalesce(array_agg(product.name order by product.name) filter (where running.wins), '{}'),
    coalesce(array_agg(product.name order by product.name) filter (where not running.wins), '{}'),
    deal.picture_path, deal.picture_alt
  from public.deals_at(of_site, moment) as running
  join public.deals as deal on deal.id = running.deal_id
  join public.products as product on product.id = running.product_id
  group by deal.id
  order by deal.last_on, deal.title, deal.id
$$;
comment on function public.list_deals_at(uuid, timestamptz) is
  'What runs at a site, with the names of the products for which each deal wins and loses.';
revoke execute on function public.list_deals_at(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.list_deals_at(uuid, timestamptz) to authenticated;

create or replace function public.merge_products(from_id uuid, into_id uuid, dry_run boolean default true) returns table (
  kind text,
  label text,
  outcome text
)
language plpgsql security definer set search_path = ''
as $$
declare
  source public.products;
  target public.products;
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins merge products' using errcode = 'PT403';
  end if;
  if from_id is not distinct from into_id then
    raise exception 'A product is merged with another one' using errcode = 'PT422';
  end if;
  -- The locks keep others from naming the products meanwhile.
  perform from public.products as product where product.id in (from_id, into_id) order by product.id for update;
  select * into source from public.products as product where product.id = from_id;
  select * into target from public.products as product where product.id = into_id;
  if source.id is null or target.id is null then
    raise exception 'There is no such product' using errcode = 'PT404';
  end if;

  return query
    select 'ad group', ad_group.name, 'moves'
    from public.ad_groups as ad_group where ad_group.product_id = from_id order by ad_group.name, ad_group.id;
  return query
    select 'deal', deal.title, 'moves'
    from public.deals as deal
    join public.deal_products as named on named.deal_id = deal.id and named.product_id = from_id
    order by deal.title, deal.id;
  return query
    select 'fact', fact.name, case when fact.kept is null then 'moves' else 'is dropped' end
    from (
      values
        ('category', source.category, target.category),
        ('unit', source.unit, target.unit),
        ('brand', source.brand_id::text, target.brand_id::text),
        ('code', source.code, target.code),
        ('notes', source.notes, target.notes),
        ('picture', source.picture_path, target.picture_path)
    ) as fact (name, merged, kept)
    where fact.merged is not null and fact.merged is distinct from fact.kept;
  if dry_run then
    return;
  end if;

  insert into private.product_merges (merged_id, into_id, deal_ids, joined_deal_ids, ad_group_ids)
  values (
    from_id,
    into_id,
    array(select named.deal_id from public.deal_products as named where named.product_id = from_id),
    array(
      select named.deal_id from public.deal_products as named where named.product_id = from_id
      intersect
      select named.deal_id from public.deal_products as named where named.product_id = into_id
    ),
    array(select ad_group.id from public.ad_groups as ad_group where ad_group.product_id = from_id)
  );
  update public.ad_groups as ad_group set product_id = into_id where ad_group.product_id = from_id;
  update public.deals as deal
  set product_ids = array_append(array_remove(deal.product_ids, from_id), into_id)
  where deal.id in (select named.deal_id from public.deal_products as named where named.product_id = from_id);
  -- First: two products cannot have one code.
  delete from public.products as product where product.id = from_id;
  update public.products as product
  set category = coalesce(product.category, source.category),
    unit = coalesce(product.unit, source.unit),
    brand_id = coalesce(product.brand_id, source.brand_id),
    code = coalesce(product.code, source.code),
    notes = coalesce(product.notes, source.notes),
    picture_path = coalesce(product.picture_path, source.picture_path),
    picture_alt = case when product.picture_path is null then source.picture_alt else product.picture_alt end
  where product.id = into_id;
end
$$;
