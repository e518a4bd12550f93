-- Overlaps by kind of place: classes of sites decide where possible, so that a group of 2,000 sites with 100 deals is answered quickly.

drop function public.find_deal_overlaps(jsonb, integer);
create function public.find_deal_overlaps(draft jsonb, row_limit integer default 50)
returns table (
  deal_id uuid, title text, where_kind text, first_on date, created_at timestamptz,
  product_names text[], sites integer, site_names text[], overlaps_from date, overlaps_until date
)
language sql stable set search_path = ''
as $$
  with own as materialized (
    select jsonb_populate_record(null::public.deals, draft) as deal
  ), place as materialized (
    select site.id, site.state, reach.days, row_number() over (order by site.number, site.id)::integer as rank
    from own
    cross join lateral private.days_of_deal(own.deal) as reach
    join public.sites as site on site.id = reach.site_id
  ), other as materialized (
    select other.id, other.title, other.where_kind, other.where_states, other.where_brand_ids, other.where_role, other.product_ids,
      other.first_on, other.created_at,
      datemultirange(daterange(other.first_on, other.last_on, '[]')) as days
    from own
    join public.deals as other
      on other.parent_group_id = (own.deal).parent_group_id and other.state = 'planned'
      and other.id is distinct from (own.deal).id
      and other.first_on <= (own.deal).last_on and other.last_on >= (own.deal).first_on
      and other.product_ids && (own.deal).product_ids
  ), target as materialized (
    -- Many deals name the same brands: each choice of brands is looked up once.
    select row_number() over () as number, named.where_brand_ids, named.where_role
    from (select distinct other.where_brand_ids, other.where_role from other where other.where_kind = 'brands') as named
  ), member as materialized (
    -- Sites of one class have the same days and one state or choice of brands, so that a deal reaches all of them or none.
    select part.*, dense_rank() over (order by part.days, part.state, part.target) as class
    from (
      select 0::bigint as target, place.state, place.id, place.rank, place.days from place
      union all
      select target.number, null, place.id, place.rank,
        range_agg(daterange(association.first_on, association.last_on, '[]')) * place.days
      from target
      cross join place
      join public.brand_associations as association
        on association.site_id = place.id and association.brand_id = any (target.where_brand_ids)
        and association.role = coalesce(target.where_role, association.role)
      group by target.number, place.id, place.rank, place.days
    ) as part
  ), wide_other as materialized (
    select other.id, other.where_kind, other.where_states, other.days, coalesce(target.number, 0) as target
    from other
    left join target
      on target.where_brand_ids = other.where_brand_ids and target.where_role is not distinct from other.where_role
      and other.where_kind = 'brands'
    where other.where_kind <> 'sites'
  ), exception as materialized (
    select other.id, other.target, named.site_id
    from wide_other as other join public.deal_sites as named on named.deal_id = other.id and named.is_exception
  ), excepted as materialized (
    select exception.id, member.class, count(*)::integer as sites, array_agg(member.rank) as ranks
    from exception join member on member.id = exception.site_id and member.target = exception.target
    group by exception.id, member.class
  ), class as materialized (
    -- As many of the first ranks that three remain without the exceptions.
    select member.class, member.target, member.state, member.days, count(*)::integer as sites,
      (array_agg(member.rank order by member.rank))[1:3 + (select coalesce(max(excepted.sites), 0) from excepted)] as ranks
    from member group by member.class, member.target, member.state, member.days
  ), wide as materialized (
    select other.id, class.sites - coalesce(excepted.sites, 0) as sites, class.days * other.days as days,
      case
        when excepted.id is null then class.ranks[1:3]
        else array(
          select first.rank from unnest(class.ranks) as first (rank)
          where first.rank <> all (excepted.ranks) order by first.rank limit 3
        )
      end as ranks
    from wide_other as other
    join class
      on class.target = other.target and class.days && other.days
      and (other.where_kind <> 'states' or class.state = any (other.where_states))
    left join excepted on excepted.id = other.id and excepted.class = class.class
    where class.sites > coalesce(excepted.sites, 0)
  ), chosen as materialized (
    select other.id, other.days, named.site_id
    from other join public.deal_sites as named on named.deal_id = other.id and not named.is_exception
  -- Without this word the sum is computed anew for each deal.
  ), met (id, sites, starts_on, ends_before, ranks) as materialized (
    select wide.id, (sum(wide.sites) filter (where first.place = 1))::integer, min(lower(wide.days)), max(upper(wide.days)),
      (array_agg(first.rank order by first.rank))[1:3]
    from wide cross join unnest(wide.ranks) with ordinality as first (rank, place)
    group by wide.id
    union all
    select chosen.id, count(*)::integer, min(lower(place.days * chosen.days)), max(upper(place.days * chosen.days)),
      (array_agg(place.rank order by place.rank))[1:3]
    from chosen join place on place.id = chosen.site_id
    where place.days && chosen.days
    group by chosen.id
  ), summed as materialized (
    select other.id, other.title, other.where_kind, other.first_on, other.created_at, other.product_ids,
      met.sites, met.starts_on, met.ends_before, met.ranks
    from met join other on other.id = met.id
    order by met.starts_on, other.title, other.id
    limit least(greatest(row_limit, 0), 200)
  ), ranked as materialized (
    select array_agg(place.id order by place.rank) as ids from place
  )
  select summed.id, summed.title, summed.where_kind, summed.first_on, summed.created_at,
    array(
      select product.name from own, public.products as product
      where product.id = any ((own.deal).product_ids) and product.id = any (summed.product_ids)
      order by product.name
    ),
    summed.sites,
    array(
      select site.number || ' ' || site.name
      from public.sites as site
      where site.id = any (array(select ranked.ids[first.rank] from ranked cross join unnest(summed.ranks) as first (rank)))
      order by site.number, site.id
    ),
    summed.starts_on, summed.ends_before - 1
  from summed
  order by summed.starts_on, summed.title, summed.id
$$;
comment on function public.find_deal_overlaps(jsonb, integer) is
  'Planned deals of the group that share a product, a site and a day with the draft, a row of deals as JSON. site_names: the first three.';
revoke execute on function public.find_deal_overlaps(jsonb, integer) from public, anon, authenticated;
grant execute on function public.find_deal_overlaps(jsonb, integer) to authenticated;

drop function private.sites_of_deal(public.deals);
drop function private.deal_reaches(public.deals, public.sites);
