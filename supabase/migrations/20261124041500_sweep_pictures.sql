-- The sweep also removes pictures of products, deals and sites that neither a record nor its history names.

create index products_picture_idx on public.products (picture_path) where picture_path is not null;
create index deals_picture_idx on public.deals (picture_path) where picture_path is not null;
create index sites_pictures_idx on public.sites using gin (pictures jsonb_path_ops) where pictures is not null;
create index audit_log_picture_idx on private.audit_log using gin ((changed_values -> 'picture_path') jsonb_path_ops)
  where changed_values ? 'picture_path';
create index audit_log_pictures_idx on private.audit_log using gin ((changed_values -> 'pictures') jsonb_path_ops)
  where changed_values ? 'pictures';

create function private.names_picture(file text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.products as product where product.picture_path = file)
    or exists (select from public.deals as deal where deal.picture_path = file)
    or exists (
      select from public.sites as site
      where site.pictures is not null and site.pictures @> jsonb_build_array(jsonb_build_object('file', file))
    )
    -- A change of the picture can be undone as long as the history names it.
    or exists (
      select from private.audit_log as entry
      where entry.changed_values ? 'picture_path'
        and entry.changed_values -> 'picture_path' @> to_jsonb(array[file])
    )
    or exists (
      select from private.audit_log as entry
      where entry.changed_values ? 'pictures'
        and entry.changed_values -> 'pictures' @> jsonb_build_array(jsonb_build_array(jsonb_build_object('file', file)))
    )
$$;
comment on function private.names_picture(text) is 'Whether a product, a deal, a site or the history of one names the file of the bucket logos.';
revoke execute on function private.names_picture(text) from public, anon, authenticated;

create function public.list_orphan_pictures(row_limit integer) returns table (bucket text, name text)
language sql stable security definer set search_path = ''
as $$
  select object.bucket_id, object.name
  from storage.objects as object
  where object.bucket_id = 'logos'
    -- Other files in this bucket were put there by hand, or are logos.
    and object.name ~ '^(products|deals|sites)/[0-9a-f]{32}\.webp$'
    -- A form that is not saved yet can name a picture for days.
    and greatest(object.created_at, object.updated_at) < now() - interval '7 days'
    and not private.names_picture(object.name)
  order by object.created_at
  limit row_limit
$$;
comment on function public.list_orphan_pictures(integer) is
  'Pictures of products, deals and sites that neither a record nor its history names, the oldest first.';
revoke execute on function public.list_orphan_pictures(integer) from public, anon, authenticated;
grant execute on function public.list_orphan_pictures(integer) to service_role;
