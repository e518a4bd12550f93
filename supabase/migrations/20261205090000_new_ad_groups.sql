-- A new group of ads, with its client and its product, which may be new too: all of it or nothing.

create function public.create_ad_group(
  name text, client text, product text, description text default null, due_date date default null
) returns uuid
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  client_id uuid;
  product_id uuid;
  group_id uuid;
begin
  insert into public.parent_groups as known (name)
  select client
  where not exists (select from public.parent_groups as other where lower(other.name) = lower(client))
  on conflict do nothing;
  select known.id into client_id from public.parent_groups as known
  where lower(known.name) = lower(client) order by known.created_at limit 1;

  insert into public.products as known (name)
  select product
  where not exists (select from public.products as other where lower(other.name) = lower(product))
  on conflict do nothing;
  select known.id into product_id from public.products as known
  where lower(known.name) = lower(product) order by known.created_at limit 1;

  insert into public.ad_groups as new_group (name, description, parent_group_id, product_id, due_date)
  values (name, description, client_id, product_id, due_date)
  returning new_group.id into group_id;
  return group_id;
end
$$;
comment on function public.create_ad_group(text, text, text, text, date) is
  'Client and product by name, whatever its case; a name that is not known yet is added. The policies on the three tables decide.';
revoke execute on function public.create_ad_group(text, text, text, text, date) from public, anon, authenticated;
grant execute on function public.create_ad_group(text, text, text, text, date) to authenticated;
