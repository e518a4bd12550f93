-- The list of products, and merging one into another, which can be undone.

create function private.count_product_ad_groups(of_product uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from public.ad_groups as ad_group where ad_group.product_id = of_product
$$;
comment on function private.count_product_ad_groups(uuid) is 'All that name the product, because owls do not read ad groups.';
revoke execute on function private.count_product_ad_groups(uuid) from public, anon;
-- The view runs it as the person who reads.
grant execute on function private.count_product_ad_groups(uuid) to authenticated, service_role;

create view public.product_list with (security_invoker = true) as
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
  lower(concat_ws(' ', product.name, product.category, product.code, brand.name)) as search_text
from public.products as product
left join public.brands as brand on brand.id = product.brand_id;
comment on column public.product_list.search_text is 'Name, category, code and brand, in lower case.';
revoke all on table public.product_list from anon, authenticated;
grant select on table public.product_list to authenticated, service_role;

create table private.product_merges (
  merged_id uuid primary key,
  into_id uuid not null,
  ad_group_ids uuid[] not null,
  merged_at timestamptz not null default now(),
  deal_ids uuid[] not null default '{}',
  joined_deal_ids uuid[] not null default '{}'
);
comment on table private.product_merges is
  'What named a product that was merged into another one. Undoing the deletion gives it back and removes the row.';
comment on column private.product_merges.into_id is 'Without a foreign key: this product may be merged or deleted later.';
comment on column private.product_merges.joined_deal_ids is 'Those of deal_ids that named the other product, too.';
revoke all on table private.product_merges from public, anon, authenticated;
alter table private.product_merges enable row level security;

create function public.merge_products(from_id uuid, into_id uuid, dry_run boolean default true) returns table (
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
        ('notes', source.notes, target.notes)
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
    notes = coalesce(product.notes, source.notes)
  where product.id = into_id;
end
$$;
comment on function public.merge_products(uuid, uuid, boolean) is
  'Gives everything of one product to another and deletes it. Lists each record and fact with its outcome: moves, or is dropped (the other product has its own). Raises PT403 for everybody but admins, PT404, and PT422 for one product twice.';
revoke execute on function public.merge_products(uuid, uuid, boolean) from public, anon, authenticated;
grant execute on function public.merge_products(uuid, uuid, boolean) to authenticated;

create function private.products_after_merge(merged_id uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  with recursive later (id) as (
    select merge.into_id from private.product_merges as merge where merge.merged_id = products_after_merge.merged_id
    union
    select merge.into_id from private.product_merges as merge join later on later.id = merge.merged_id
  )
  select later.id from later
$$;
comment on function private.products_after_merge(uuid) is
  'The product that another one was merged into, the product that this one was merged into, and so on.';
revoke execute on function private.products_after_merge(uuid) from public, anon, authenticated;

create function private.take_back_merged_product() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  merge private.product_merges;
  later uuid[] := array(select private.products_after_merge(new.id));
begin
  delete from private.product_merges as undone where undone.merged_id = new.id returning * into merge;
  -- What was given to a third product since stays there.
  update public.ad_groups as ad_group set product_id = new.id
  where ad_group.id = any (merge.ad_group_ids) and ad_group.product_id = any (later);
  update public.deals as deal
  set product_ids = array_append(
    case
      when deal.id = any (merge.joined_deal_ids) then deal.product_ids
      else array(select id from unnest(deal.product_ids) as id where id <> all (later))
    end,
    new.id
  )
  where deal.id = any (merge.deal_ids) and deal.product_ids && later;
  return null;
end
$$;
comment on function private.take_back_merged_product() is
  'A product with the id of a merged one is the undo of the merge. The policy on products has decided who may do it.';
revoke execute on function private.take_back_merged_product() from public, anon, authenticated;
create trigger take_back_merged after insert on public.products
  for each row execute function private.take_back_merged_product();

create function private.free_merged_code() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- The code that the other product took over goes back with the undo.
  update public.products as product set code = null
  where product.id in (select private.products_after_merge(new.id)) and lpad(product.code, 13, '0') = lpad(new.code, 13, '0');
  return new;
end
$$;
revoke execute on function private.free_merged_code() from public, anon, authenticated;
create trigger free_merged_code before insert on public.products
  for each row when (new.code is not null) execute function private.free_merged_code();

create function public.get_product_merge(of_product uuid)
returns table (into_id uuid, into_name text, ad_groups integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  later uuid[];
begin
  if not coalesce(private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin'), false) then
    raise exception 'Merged products are for those who keep products' using errcode = 'PT403';
  end if;
  later := array(select private.products_after_merge(of_product));
  return query
    select target.id, target.name,
      (
        select count(*)::integer from public.ad_groups as ad_group
        where ad_group.id = any (merge.ad_group_ids) and ad_group.product_id = any (later)
      )
    from private.product_merges as merge
    left join public.products as target on target.id = any (later)
    where merge.merged_id = of_product;
end
$$;
comment on function public.get_product_merge(uuid) is
  'The product that another one became, and how many ad groups an undo brings back. No row for one that was not merged. Raises PT403.';
revoke execute on function public.get_product_merge(uuid) from public, anon, authenticated;
grant execute on function public.get_product_merge(uuid) to authenticated;
