-- Deals from files. The check names the deals that a planned deal would meet, as its form does.

insert into private.owl_import_collections (name, table_name, parts) values
  ('deals', 'deals', '{deal_products,deal_sites,deal_brands}');

create index deals_title_idx on public.deals (parent_group_id, search_text);

create view private.importable_deals with (security_invoker = true) as
select deal.*, parent_group.name as group_name, brand.name as brand_name,
  array(select product.name from public.products as product where product.id = any (deal.product_ids) order by product.name)
    as product_names,
  array(
    select carried.name from public.brands as carried where carried.id = any (deal.where_brand_ids) order by carried.name
  ) as where_brand_names,
  array(select site.number from public.sites as site where site.id = any (deal.site_ids) order by site.number)
    as site_numbers,
  array(select site.number from public.sites as site where site.id = any (deal.exception_ids) order by site.number)
    as exception_numbers
from public.deals as deal
join public.parent_groups as parent_group on parent_group.id = deal.parent_group_id
left join public.brands as brand on brand.id = deal.brand_id;
revoke all on table private.importable_deals from public, anon, authenticated;

create function private.find_deal_products(named text, present uuid[]) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(best.id), '{}')
  from (
    select found.id, rank() over (order by found.rank) as place
    from (
      select product.id, product.sold_by, product.is_active, case when product.name = named then 1 else 3 end as rank
      from public.products as product where product.search_text = lower(named)
      union all
      select product.id, product.sold_by, product.is_active, 2
      from regexp_replace(named, '[\s-]', '', 'g') as typed (code)
      join public.products as product on lpad(product.code, 13, '0') = lpad(typed.code, 13, '0')
      where typed.code ~ '^\d{8,13}$'
    ) as found
    where (found.sold_by = 'sites' and found.is_active) or found.id = any (present)
  ) as best
  where best.place = 1
$$;
comment on function private.find_deal_products(text, uuid[]) is
  'By name, by code, or by name whatever its case, when several can have it. Only what the form of a deal offers, and present, the products that the deal names.';

create function private.find_deal_sites(of_group uuid, numbers jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(typed.number, array(
    select site.id from public.sites as site where site.parent_group_id = of_group and lower(site.number) = lower(typed.number)
  )), '{}')
  from jsonb_array_elements_text(numbers) as typed (number)
$$;

create function private.find_import_deals(lines jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with named as (
    select distinct line."group" as name, private.find_import_group(line."group") as id
    from jsonb_to_recordset(lines) as line ("group" text)
  )
  select jsonb_agg(jsonb_build_object(
    'number', line.number, 'record', to_jsonb(present),
    'refs', jsonb_build_object('group', named.id, 'brand', brand.id, 'twin', same.ids[2]),
    'lists', jsonb_build_object(
      'products', (
        select coalesce(jsonb_object_agg(typed.name, private.find_deal_products(typed.name, present.product_ids)), '{}')
        from jsonb_array_elements_text(line.products) as typed (name)
      ),
      'brands', (
        select coalesce(jsonb_object_agg(typed.name, array(
          select carried.id from public.brands as carried where lower(carried.name) = lower(typed.name)
        )), '{}')
        from jsonb_array_elements_text(line.brands) as typed (name)
      ),
      'sites', private.find_deal_sites(named.id, line.sites),
      'exceptions', private.find_deal_sites(named.id, line.exceptions)
    )
  ))
  from jsonb_to_recordset(lines) as line (
    number integer, "group" text, title text, first_on text, brand text, products jsonb, brands jsonb, sites jsonb, exceptions jsonb
  )
  left join named on named.name = line."group"
  left join public.brands as brand on lower(brand.name) = lower(line.brand)
  cross join lateral (
    select array(
      select deal.id from public.deals as deal
      where deal.parent_group_id = named.id and deal.search_text = lower(line.title)
        -- As text, because the cell may be no day.
        and deal.first_on::text = line.first_on
      order by deal.id limit 2
    ) as ids
  ) as same
  left join private.importable_deals as present on present.id = same.ids[1] and same.ids[2] is null
$$;
comment on function private.find_import_deals(jsonb) is
  'lists: for each name in the cell, the ids that it can mean. twin: there are several such deals, so that none is the record.';

-- What staff should know before a run.

create function private.warn_of_deal_overlaps(lines private.import_line[]) returns private.import_line[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  line private.import_line;
  warned private.import_line[] := '{}';
  met text;
begin
  foreach line in array lines loop
    if line.outcome in ('create', 'update') then
      select string_agg('“' || other.title || '”', ', ' order by other.place) filter (where other.place <= 3)
        || case when count(*) > 3 then format(' and %s more', count(*) - 3) else '' end
      into met
      from public.deals as deal
      cross join lateral public.find_deal_overlaps(to_jsonb(deal), 200) with ordinality as other (
        deal_id, title, where_kind, first_on, created_at, product_names, sites, site_names, overlaps_from, overlaps_until, place
      )
      where deal.id = line.record_id and deal.state = 'planned';
      if met is not null then
        line.problems := jsonb_build_object('', 'This deal meets ' || met || '. A customer gets only the one that wins.');
      end if;
    end if;
    warned := warned || line;
  end loop;
  return warned;
end
$$;
comment on function private.warn_of_deal_overlaps(private.import_line[]) is
  'As the form of a deal warns. Rows of the same file count when one step checks them together.';
update private.owl_import_collections set warner = 'warn_of_deal_overlaps' where name = 'deals';

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'find_deal_products(text, uuid[])', 'find_deal_sites(uuid, jsonb)', 'find_import_deals(jsonb)',
    'warn_of_deal_overlaps(private.import_line[])'
  ] loop
    execute format('revoke execute on function private.%s from public, anon, authenticated', signature);
  end loop;
end
$$;
