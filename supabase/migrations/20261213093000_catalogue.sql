-- What screens of the portal ask beside their lists, each in one request.

create view public.ad_catalogue with (security_invoker = true) as
select 'client' as kind, parent_group.id, parent_group.name from public.parent_groups as parent_group
union all
select 'product', product.id, product.name from public.products as product;
comment on view public.ad_catalogue is 'Whom ads are made for, and what they are sold as.';
revoke all on table public.ad_catalogue from anon, authenticated;
grant select on table public.ad_catalogue to authenticated, service_role;

create function public.count_catalogue() returns table (videos integer, clients integer, reviews integer)
language sql stable set search_path = ''
as $$
  select
    (select count(*)::integer from public.videos as video where not video.archived and not video.draft),
    (select count(*)::integer from public.clients),
    (select count(*)::integer from public.client_reviews)
$$;
comment on function public.count_catalogue() is 'What whoever asks may read; of videos the published ones.';
revoke execute on function public.count_catalogue() from public, anon, authenticated;
grant execute on function public.count_catalogue() to authenticated;
