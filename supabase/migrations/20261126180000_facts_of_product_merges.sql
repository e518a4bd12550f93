-- The undo of a merge also takes back the facts that the other product got.

alter table private.product_merges add column facts text[] not null default '{}';
comment on column private.product_merges.facts is 'Columns that were empty at the other product, and that it got.';

create function private.note_merged_facts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.facts := array(
    select fact.key
    from public.products as source
    join public.products as target on target.id = new.into_id
    cross join jsonb_each(to_jsonb(source)) as fact
    where source.id = new.merged_id and fact.key in ('category', 'unit', 'brand_id', 'notes')
      and fact.value <> 'null' and to_jsonb(target) -> fact.key = 'null'
  );
  return new;
end
$$;
comment on function private.note_merged_facts() is 'Trigger: merge_products() adds the row before it changes the products.';
revoke execute on function private.note_merged_facts() from public, anon, authenticated;
create trigger note_merged_facts before insert on private.product_merges
  for each row execute function private.note_merged_facts();

create or replace function private.take_back_merged_product() returns trigger
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
  -- A fact that somebody changed since stays. free_merged_code() has taken the code back.
  update public.products as product
  set category = case when 'category' = any (merge.facts) and product.category = new.category then null else product.category end,
    unit = case when 'unit' = any (merge.facts) and product.unit = new.unit then null else product.unit end,
    brand_id = case when 'brand_id' = any (merge.facts) and product.brand_id = new.brand_id then null else product.brand_id end,
    notes = case when 'notes' = any (merge.facts) and product.notes = new.notes then null else product.notes end
  where product.id = merge.into_id and merge.facts <> '{}';
  return null;
end
$$;
