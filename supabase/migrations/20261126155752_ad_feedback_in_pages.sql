-- What clients and staff read of the feedback on ads: with marks, numbered, and in pages, so that no comment is pushed off.

create or replace function private.file_version(wanted_path text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'sha256', file.sha256,
    'version', earlier.files + 1,
    'since', file.created_at,
    'answered', case when earlier.files = 0 then 0 else (
      select count(*) from public.ad_comments as comment
      where comment.ad_id = file.ad_id and comment.resolved_at is not null
        and comment.created_at between earlier.newest_at and file.created_at
    ) end
  )
  from public.ad_files as file
  cross join lateral (
    select count(*) as files, max(known.created_at) as newest_at
    from public.ad_files as known
    where known.ad_id = file.ad_id and known.kind = file.kind
      and (known.created_at, known.path) < (file.created_at, file.path)
  ) as earlier
  where file.path = wanted_path
$$;
comment on function private.file_version(text) is
  'The hash of a file, its number among the files of this kind, from 1, and how many settled comments came between the one before it and it.';

create function private.ad_comment_page(
  of_ad uuid, page_number integer, page_size integer, picture_now text, film_now text
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with numbered as (
    select comment.*, row_number() over (order by comment.created_at, comment.id) as number, count(*) over () as total
    from public.ad_comments as comment
    where comment.ad_id = of_ad
  ), page as (
    select numbered.* from numbered
    where numbered.number <= numbered.total - (page_number - 1) * page_size
      and numbered.number > numbered.total - page_number * page_size
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', page.id,
        'number', page.number,
        'name', page.author_name,
        'body', page.body,
        'createdAt', page.created_at,
        'isResolved', page.resolved_at is not null,
        'wantsChanges', page.wants_changes,
        'film', case when page.film_ms is not null then
          jsonb_build_object('ms', page.film_ms, 'isCurrent', page.film_sha256 is not distinct from film_now)
        end,
        'point', case when page.point_x is not null then jsonb_build_object(
          'x', page.point_x, 'y', page.point_y, 'isCurrent', page.picture_sha256 is not distinct from picture_now
        ) end
      )
      order by page.number
    ),
    '[]'
  )
  from page
$$;
comment on function private.ad_comment_page(uuid, integer, integer, text, text) is
  'Comments on an ad, oldest first, without e-mail addresses. Page 1 has the newest. A mark is current while its file is.';
revoke execute on function private.ad_comment_page(uuid, integer, integer, text, text) from public, anon, authenticated;

drop function public.ad_group_feedback(uuid);
create function public.ad_group_feedback(ad_group_id uuid, older_of uuid default null, comment_page integer default 1) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'adId', ad.id,
        'static', private.file_version(ad.static_ad_url),
        'motion', private.file_version(ad.motion_ad_url),
        'approval', approval.told,
        'wantsChanges', exists (
          select from public.ad_comments as comment
          where comment.ad_id = ad.id and comment.wants_changes and comment.resolved_at is null
            and comment.created_at > coalesce(approval.current_since, '-infinity')
        ),
        'commentCount', (select count(*) from public.ad_comments as comment where comment.ad_id = ad.id),
        'commentPage', shown.page,
        'comments', private.ad_comment_page(ad.id, shown.page, 20, picture.sha256, film.sha256)
      )
    ),
    '[]'
  )
  from public.ad_groups as ad_group
  join public.ads as ad on ad.ad_group_id = ad_group.id
  left join public.ad_files as picture on picture.path = ad.static_ad_url
  left join public.ad_files as film on film.path = ad.motion_ad_url
  cross join lateral (
    select case when ad.id = ad_group_feedback.older_of then least(greatest(comment_page, 1), 100000) else 1 end as page
  ) as shown
  left join lateral (
    select
      jsonb_build_object(
        'name', known.author_name, 'approvedAt', known.approved_at, 'isCurrent', known.is_current,
        'isPictureCurrent', known.static_sha256 is not distinct from picture.sha256,
        'isFilmCurrent', known.motion_sha256 is not distinct from film.sha256
      ) as told,
      case when known.is_current then known.approved_at end as current_since
    from (
      select one.*,
        one.static_sha256 is not distinct from picture.sha256 and one.motion_sha256 is not distinct from film.sha256
          as is_current
      from public.ad_approvals as one
      where one.ad_id = ad.id and one.reopened_at is null
    ) as known
    order by known.is_current desc, known.approved_at desc
    limit 1
  ) as approval on true
  where ad_group.id = ad_group_feedback.ad_group_id and private.is_preview_open(ad_group)
$$;
comment on function public.ad_group_feedback(uuid, uuid, integer) is
  'For each ad of an open preview its versions, its approval, whether changes are asked for, and its newest 20 comments; of older_of the page that is asked for. Without e-mail addresses. Empty for a preview that is not open.';
revoke execute on function public.ad_group_feedback(uuid, uuid, integer) from public, anon, authenticated;
grant execute on function public.ad_group_feedback(uuid, uuid, integer) to anon;

create function public.list_ad_comments(wanted_ad uuid, comment_page integer default 1) returns table (
  id uuid, number integer, total integer, author_name text, email text, body text, is_doubtful boolean,
  created_at timestamptz, resolved_at timestamptz, wants_changes boolean,
  film_ms integer, is_film_current boolean, point_x smallint, point_y smallint, is_picture_current boolean
)
language sql stable set search_path = ''
as $$
  with numbered as (
    select comment.*, row_number() over (order by comment.created_at, comment.id) as number, count(*) over () as total
    from public.ad_comments as comment
    where comment.ad_id = wanted_ad
  )
  select
    numbered.id, numbered.number::integer, numbered.total::integer, numbered.author_name, contact.email, numbered.body,
    numbered.is_doubtful, numbered.created_at, numbered.resolved_at, numbered.wants_changes,
    numbered.film_ms, numbered.film_sha256 is not distinct from film.sha256,
    numbered.point_x, numbered.point_y, numbered.picture_sha256 is not distinct from picture.sha256
  from numbered
  join public.ads as ad on ad.id = numbered.ad_id
  left join public.ad_files as picture on picture.path = ad.static_ad_url
  left join public.ad_files as film on film.path = ad.motion_ad_url
  left join public.ad_comment_contacts as contact on contact.comment_id = numbered.id
  order by numbered.created_at desc, numbered.id desc
  limit 50 offset (greatest(comment_page, 1) - 1) * 50
$$;
comment on function public.list_ad_comments(uuid, integer) is
  'Newest first, 50 a page. number: in the order of writing, from 1. A mark is current while its file is. email is null for users who may not read addresses.';
revoke execute on function public.list_ad_comments(uuid, integer) from public, anon, authenticated;
grant execute on function public.list_ad_comments(uuid, integer) to authenticated;

create or replace function private.ads_to_answer(of_viewer boolean, max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  with found as materialized (
    select list.id from public.ad_list as list where list.has_open_comments and (not of_viewer or list.is_mine)
  ), first as materialized (
    select comment.ad_id, min(comment.created_at) as since, count(*) as comments
    from public.ad_comments as comment
    where comment.resolved_at is null and comment.ad_id in (select found.id from found)
    group by comment.ad_id
    order by 2, 1 limit max_rows
  )
  select jsonb_build_object(
    'count', (select count(*) from found),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', ad.id, 'title', ad.title, 'group', ad_group.name, 'comments', first.comments, 'since', first.since,
        'author', said.author_name, 'words', left(said.body, 300), 'wantsChanges', said.wants_changes
      ) order by first.since, ad.id)
      from first
      join public.ads as ad on ad.id = first.ad_id
      join public.ad_groups as ad_group on ad_group.id = ad.ad_group_id
      cross join lateral (
        select comment.author_name, comment.body, comment.wants_changes from public.ad_comments as comment
        where comment.ad_id = ad.id and comment.resolved_at is null
        order by comment.wants_changes desc, comment.created_at, comment.id limit 1
      ) as said
    ), '[]')
  )
$$;
comment on function private.ads_to_answer(boolean, integer) is
  'Ads with comments that are not settled, each with the oldest one that asks for changes, else its oldest; whoever waits longest comes first.';
