-- What cards of ad groups show of the ads. Invoker: policies decide which ads, comments and approvals count.
create function public.list_ad_group_progress(ad_group_ids uuid[]) returns table (
  ad_group_id uuid, picture text, ads integer, approved integer, wants_changes boolean
)
language sql stable set search_path = ''
as $$
  select
    ad.ad_group_id,
    (array_agg(ad.static_ad_url order by ad.created_at desc, ad.id) filter (where ad.static_ad_url is not null))[1],
    count(*)::integer,
    count(*) filter (where exists (
      select
      from public.ad_approvals as approval
      left join public.ad_files as picture on picture.path = ad.static_ad_url
      left join public.ad_files as film on film.path = ad.motion_ad_url
      where approval.ad_id = ad.id
        and approval.reopened_at is null
        and approval.static_sha256 is not distinct from picture.sha256
        and approval.motion_sha256 is not distinct from film.sha256
    ))::integer,
    bool_or(exists (
      select from public.ad_comments as comment
      where comment.ad_id = ad.id and comment.wants_changes and comment.resolved_at is null
    ))
  from public.ads as ad
  where ad.ad_group_id = any (list_ad_group_progress.ad_group_ids)
  group by ad.ad_group_id
$$;
comment on function public.list_ad_group_progress(uuid[]) is
  'Groups without ads are left out. picture is that of the newest ad with one; approved counts approvals of the current files.';
revoke execute on function public.list_ad_group_progress(uuid[]) from public, anon, authenticated;
grant execute on function public.list_ad_group_progress(uuid[]) to authenticated;
