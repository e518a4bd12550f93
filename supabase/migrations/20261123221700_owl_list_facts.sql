-- What the owl's home counts, as columns of the lists that it links to. So a count and its list cannot differ.

create or replace view public.site_list with (security_invoker = true) as
select
  site.id, site.parent_group_id, parent_group.name as parent_group, site.number, site.name, site.status, site.opens_on,
  site.closed_on, site.street, site.city, site.state, site.zip, site.county, site.latitude, site.longitude, site.time_zone,
  site.phone, site.screens, site.pumps, site.week_hours, site.special_days, site.created_at, site.updated_at,
  site.search_text || ' ' || parent_group.search_text as search_text,
  -- Not correlated: all sites are answered by one scan of the associations.
  site.id in (
    select association.site_id
    from public.brand_associations as association
    join public.sites as place on place.id = association.site_id
    -- The days around today come first: a clock costs more than a comparison.
    where association.first_on <= (select private.today()) + 1
      and (association.last_on is null or association.last_on >= (select private.today()) - 1)
      and association.first_on <= (now() at time zone place.time_zone)::date
      and (association.last_on is null or association.last_on >= (now() at time zone place.time_zone)::date)
  ) as carries_brand,
  site.id in (select named.site_id from public.contact_sites as named) as has_contact
from public.sites as site
left join public.parent_groups as parent_group on parent_group.id = site.parent_group_id;
comment on column public.site_list.carries_brand is 'Whether the site carries a brand today, on the clock of the site.';
comment on column public.site_list.has_contact is
  'Whether somebody is named for this site. Designers read no contacts, so for them no site has one.';

-- Most tasks of a group are done.
create index tasks_open_group_idx on public.tasks (parent_group_id) where done_at is null;

create or replace view public.site_group_list with (security_invoker = true) as
select
  parent_group.id, parent_group.name, parent_group.legal_name, parent_group.status, parent_group.owner_id,
  private.staff_name_of(parent_group.owner_id) as owner, parent_group.website, parent_group.billing_city,
  parent_group.billing_state, parent_group.created_at, parent_group.updated_at,
  (select count(*)::integer from public.sites as site where site.parent_group_id = parent_group.id) as sites,
  (
    select count(*)::integer from public.sites as site
    where site.parent_group_id = parent_group.id and site.status = 'open'
  ) as open_sites,
  lower(
    parent_group.name || ' ' || coalesce(parent_group.legal_name, '') || ' ' || coalesce(parent_group.billing_city, '')
  ) as search_text,
  (
    select count(*)::integer from public.tasks as task
    where task.parent_group_id = parent_group.id and task.done_at is null
  ) as open_tasks,
  exists (
    select from public.contact_duties as duties where duties.parent_group_id = parent_group.id
  ) as has_contact
from public.parent_groups as parent_group;
comment on column public.site_group_list.open_tasks is 'Tasks about the group that the reader may see. A group without one has no next step.';

-- A picture of a deal stands in its list, too.
alter table public.deals
  add column picture_path text check (picture_path ~ '^deals/[0-9a-z-]{1,80}\.webp$'),
  add column picture_alt text check (char_length(picture_alt) between 1 and 300);
comment on column public.deals.picture_path is 'In the bucket logos. A copy of a deal has the same file.';
comment on column public.deals.picture_alt is 'What the picture shows. Null: the title says it.';

create or replace view public.deal_list with (security_invoker = true) as
select
  deal.id, deal.parent_group_id, parent_group.name as parent_group, deal.title, deal.offer_kind, deal.offer_cents,
  deal.offer_basis_points, deal.offer_count, deal.offer_get, deal.offer_points, deal.old_price_cents, deal.first_on,
  deal.last_on, deal.state, deal.where_kind, deal.where_states, cardinality(deal.site_ids) as chosen_sites,
  cardinality(deal.exception_ids) as exceptions, deal.product_ids,
  array(
    select product.name from public.products as product where product.id = any (deal.product_ids) order by product.name
  ) as product_names,
  deal.created_at, deal.updated_at,
  case
    when deal.state = 'draft' then 'draft'
    when deal.last_on < coalesce(clock.earliest, private.today()) then 'ended'
    when deal.state = 'paused' then 'paused'
    when deal.first_on > coalesce(clock.latest, private.today()) then 'planned'
    else 'runs'
  end as status,
  deal.search_text || ' ' || parent_group.search_text as search_text,
  array(
    select brand.name from public.brands as brand where brand.id = any (deal.where_brand_ids) order by brand.name
  ) as where_brands,
  deal.where_role,
  deal.state = 'planned' and deal.first_on - coalesce(clock.latest, private.today()) between 1 and 14 as starts_soon,
  deal.state = 'planned' and deal.last_on - coalesce(clock.earliest, private.today()) between 0 and 14 as ends_soon,
  deal.picture_path,
  deal.picture_alt
from public.deals as deal
left join public.parent_groups as parent_group on parent_group.id = deal.parent_group_id
left join (
  select zone.parent_group_id,
    min((now() at time zone zone.time_zone)::date) as earliest,
    max((now() at time zone zone.time_zone)::date) as latest
  from (select distinct site.parent_group_id, site.time_zone from public.sites as site where site.status <> 'closed') as zone
  group by zone.parent_group_id
) as clock on clock.parent_group_id = deal.parent_group_id;
comment on column public.deal_list.starts_soon is
  'A planned deal that begins within 14 days on the clock that is first to reach its first day, and at no site yet.';
comment on column public.deal_list.ends_soon is
  'A planned deal whose last day is within 14 days on the clock that is last to leave it, today included.';
