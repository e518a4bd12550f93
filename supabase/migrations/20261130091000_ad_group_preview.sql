-- The one way in which somebody without an account sees ads: the id of a group whose preview is open.

create function private.preview_file(wanted_path text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('path', file.path, 'contentType', file.content_type, 'bytes', file.bytes)
  from public.ad_files as file
  where file.path = wanted_path
$$;
revoke execute on function private.preview_file(text) from public, anon, authenticated;

create function public.ad_group_preview(ad_group_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', ad_group.id,
    'name', ad_group.name,
    'parentGroup', parent_group.name,
    'product', product.name,
    'createdAt', ad_group.created_at,
    'dueDate', ad_group.due_date,
    'ads', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', ad.id,
            'title', ad.title,
            'static', private.preview_file(ad.static_ad_url),
            'motion', private.preview_file(ad.motion_ad_url)
          )
          order by ad.created_at desc, ad.id
        )
        from public.ads as ad
        where ad.ad_group_id = ad_group.id
      ),
      '[]'
    )
  )
  from public.ad_groups as ad_group
  join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
  join public.products as product on product.id = ad_group.product_id
  where ad_group.id = ad_group_preview.ad_group_id
    and ad_group.preview_enabled
    and (ad_group.preview_expires_at is null or ad_group.preview_expires_at > now())
$$;
comment on function public.ad_group_preview(uuid) is
  'Null alike for groups that are unknown, whose preview is switched off, and whose preview has expired.';
revoke execute on function public.ad_group_preview(uuid) from public, anon, authenticated;
grant execute on function public.ad_group_preview(uuid) to anon;
