-- What a search looks into, in small letters and kept with its row. Comparing without regard to case turns every name of
-- every row into small letters at each search: in fifty thousand rows that took most of the time.

alter table public.parent_groups add column search_text text generated always as (lower(name)) stored;
alter table public.products add column search_text text generated always as (lower(name)) stored;
alter table public.ad_groups add column search_text text generated always as (lower(name)) stored;
alter table public.ads add column search_text text generated always as (lower(title)) stored;
alter table public.contact_submissions add column search_text text generated always as (
  lower(
    first_name || ' ' || last_name || ' ' || email || ' ' || business_name || ' '
    || coalesce(city, '') || ' ' || coalesce(state, '') || ' ' || message
  )
) stored;

create or replace view public.ad_group_list with (security_invoker = true) as
select
  ad_group.id,
  ad_group.name,
  ad_group.status,
  ad_group.due_date,
  ad_group.parent_group_id,
  parent_group.name as parent_group,
  ad_group.product_id,
  product.name as product,
  ad_group.preview_enabled
    and (ad_group.preview_expires_at is null or ad_group.preview_expires_at > now()) as preview_open,
  ad_group.version,
  ad_group.created_at,
  ad_group.updated_at,
  ad_group.search_text || ' ' || parent_group.search_text || ' ' || product.search_text as search_text
from public.ad_groups as ad_group
left join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
left join public.products as product on product.id = ad_group.product_id;
comment on column public.ad_group_list.search_text is 'The names of group, parent group and product, in small letters.';

create or replace view public.assigned_ad_group_list with (security_invoker = true) as
select
  list.id,
  list.name,
  list.status,
  list.due_date,
  list.parent_group_id,
  list.parent_group,
  list.product_id,
  list.product,
  list.preview_open,
  list.version,
  list.created_at,
  list.updated_at,
  assignment.profile_id as assignee_id,
  list.search_text
from public.ad_group_assignments as assignment
join public.ad_group_list as list on list.id = assignment.ad_group_id;

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
    as search_text
from public.ads as ad
left join public.ad_groups as ad_group on ad_group.id = ad.ad_group_id
left join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
left join public.products as product on product.id = ad_group.product_id;
comment on column public.ad_list.search_text is
  'The title and the names of group, parent group and product, in small letters.';

create or replace function private.keep_all_but_status() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Generated columns are not known yet when this runs.
  if to_jsonb(new) - array['status', 'search_text'] is distinct from to_jsonb(old) - array['status', 'search_text'] then
    raise exception 'Only the status can be changed' using errcode = 'PT403';
  end if;
  return new;
end
$$;

create or replace function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor uuid := auth.uid();
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  changed text[];
begin
  -- Without a signed-in person it is the server's own work, such as a stored form.
  if actor is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    changed := array(
      select field.key from jsonb_each(after) as field
      -- What follows from other columns, or is moved by a trigger of its own, is nobody's change.
      where field.value is distinct from before -> field.key and field.key not in ('updated_at', 'search_text')
    );
  end if;
  insert into private.audit_log (actor_id, viewer_id, action, table_name, row_key, changed_columns, changed_values)
  values (
    actor,
    private.viewer_id(),
    lower(tg_op),
    tg_table_name,
    (select jsonb_object_agg(key_column, coalesce(after, before) -> key_column) from unnest(tg_argv) as key_column),
    changed,
    (
      select jsonb_object_agg(column_name, jsonb_build_array(before -> column_name, after -> column_name))
      from unnest(changed) as column_name where private.is_closed_list(tg_relid, column_name)
    )
  );
  return null;
end
$$;
