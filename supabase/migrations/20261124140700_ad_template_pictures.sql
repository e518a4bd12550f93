-- The sweep also removes pictures below templates/ that no template and no row of a fill names.

create function private.picture_paths(document jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select array(select jsonb_array_elements_text(jsonb_path_query_array(document, 'strict $.**.path ? (@.type() == "string")')))
$$;
comment on function private.picture_paths(jsonb) is 'Every path of a picture in a document or in values of a template.';
revoke execute on function private.picture_paths(jsonb) from public, anon, authenticated;
-- Whoever writes a row calls the functions of its indexes.
grant execute on function private.picture_paths(jsonb) to service_role;

create index ad_template_drafts_pictures_idx on public.ad_template_drafts using gin (private.picture_paths(document));
create index ad_template_versions_pictures_idx on public.ad_template_versions using gin (private.picture_paths(document));
create index ad_drawings_pictures_idx on public.ad_drawings using gin (private.picture_paths(pictures));
create index ad_fill_rows_pictures_idx on public.ad_fill_rows using gin (private.picture_paths(pictures));

create or replace function private.names_picture(file text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.products as product where product.picture_path = file)
    or exists (select from public.deals as deal where deal.picture_path = file)
    or exists (
      select from public.sites as site
      where site.pictures is not null and site.pictures @> jsonb_build_array(jsonb_build_object('file', file))
    )
    or exists (select from public.ad_template_drafts as draft where private.picture_paths(draft.document) @> array[file])
    or exists (select from public.ad_template_versions as version where private.picture_paths(version.document) @> array[file])
    or exists (select from public.ad_drawings as drawing where private.picture_paths(drawing.pictures) @> array[file])
    or exists (select from public.ad_fill_rows as line where private.picture_paths(line.pictures) @> array[file])
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
comment on function private.names_picture(text) is
  'Whether a product, a deal, a site, the history of one, a template or an ad names the file of the bucket logos.';

create or replace function public.list_orphan_pictures(row_limit integer) returns table (bucket text, name text)
language sql stable security definer set search_path = ''
as $$
  select object.bucket_id, object.name
  from storage.objects as object
  where object.bucket_id = 'logos'
    -- Other files in this bucket were put there by hand, or are logos.
    and object.name ~ '^(products|deals|sites|templates)/[0-9a-f]{32}\.webp$'
    -- A form that is not saved yet can name a picture for days.
    and greatest(object.created_at, object.updated_at) < now() - interval '7 days'
    and not private.names_picture(object.name)
  order by object.created_at
  limit row_limit
$$;
comment on function public.list_orphan_pictures(integer) is
  'Pictures of products, deals, sites and templates that nothing names, the oldest first.';
