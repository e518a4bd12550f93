-- Publishing articles: what they need, publishing at a chosen time, and what the list of staff shows.

alter table public.seo_blog_posts
  drop constraint seo_blog_posts_status_check,
  add constraint seo_blog_posts_status_check check (status in ('published', 'draft', 'scheduled')),
  add column publish_at timestamptz,
  add column scheduled_by uuid references public.profiles (id) on delete set null,
  add column publish_problem text check (char_length(publish_problem) <= 500),
  add column image_focus_x smallint not null default 50 check (image_focus_x between 0 and 100),
  add column image_focus_y smallint not null default 50 check (image_focus_y between 0 and 100),
  add column word_count integer not null generated always as (
    regexp_count(
      regexp_replace(blog_post, '\]\([^)]*\)', ']', 'g'),
      '[[:alpha:]][[:alnum:]''’-]*'
    )
  ) stored,
  add column search_text text generated always as (
    lower(title || ' ' || slug || ' ' || coalesce(focus_keyword, '') || ' ' || coalesce(seo_topic_cluster, ''))
  ) stored,
  add constraint seo_blog_posts_scheduled_has_a_time check ((status = 'scheduled') = (publish_at is not null));
comment on column public.seo_blog_posts.publish_at is 'When a scheduled article goes live.';
comment on column public.seo_blog_posts.scheduled_by is 'Who is told when it cannot go live.';
comment on column public.seo_blog_posts.publish_problem is
  'What the article lacked when it was due; names of private.article_gaps(). Null once somebody tries again.';
comment on column public.seo_blog_posts.image_focus_x is 'Percent from the left: the part of the picture that stays where it is cropped.';
comment on column public.seo_blog_posts.image_focus_y is 'Percent from the top.';
comment on column public.seo_blog_posts.word_count is 'Without URLs of links and plain numbers.';
create index seo_blog_posts_scheduled_by_idx on public.seo_blog_posts (scheduled_by);
create index seo_blog_posts_due_idx on public.seo_blog_posts (publish_at) where status = 'scheduled';
create index seo_blog_posts_changed_idx on public.seo_blog_posts (updated_at desc, id);

-- Visitors see the day on which an article went live. A draft may have been written months before.
drop index public.seo_blog_posts_featured_idx;
drop index public.seo_blog_posts_cluster_idx;
create index seo_blog_posts_featured_idx on public.seo_blog_posts (published_at desc, id)
  where status = 'published' and not dont_feature;
create index seo_blog_posts_cluster_idx on public.seo_blog_posts (seo_topic_cluster, published_at desc, id)
  where status = 'published' and not dont_feature;

create or replace function private.versioned_columns(page_kind text) returns text[]
language sql immutable set search_path = ''
as $$
  select case page_kind
    when 'article' then array[
      'title', 'blog_post', 'featured_image', 'image_focus_x', 'image_focus_y', 'alt_text', 'preview_text', 'meta_title',
      'meta_description', 'focus_keyword', 'seo_topic_cluster', 'dont_feature'
    ]
    when 'place' then array['title', 'meta_title', 'meta_description', 'written_content']
  end
$$;

create function private.leads_somewhere(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when path ~ '^/(storage|icons)/' then true
    when path ~ '^/blog/[^/]+$' then exists (
      select from public.seo_blog_posts as post where post.slug = split_part(path, '/', 3) and post.status = 'published'
    ) or public.find_moved_page('article', split_part(path, '/', 3)) is not null
    when path ~ '^/videos/industry/' then exists (
      select from public.industries as industry where industry.name = split_part(path, '/', 4)
    )
    when path ~ '^/videos/[^/]+$' then exists (
      select from public.videos as video
      where video.slug = split_part(path, '/', 3) and not video.draft and not video.archived
    ) or public.find_moved_page('video', split_part(path, '/', 3)) is not null
    -- A state has its page also where none is stored.
    when path ~ '^/video-production-in/[^/]+' then split_part(path, '/', 3) !~ '-[a-z]{2}$' or exists (
      select from public.service_geo_pages as place
      where place.slug = split_part(path, '/', 3) and place.status = 'published'
    ) or public.find_moved_page('place', split_part(path, '/', 3)) is not null
    else path ~ '^/blog/page/[0-9]+$' or path in (
      '/', '/blog', '/videos', '/videographers-near-me', '/hiring-videographers', '/get-started', '/privacy-policy',
      '/feed.xml', '/feed.json', '/sitemap.xml'
    )
  end
$$;
comment on function private.leads_somewhere(text) is 'Whether a path of our site is that of a public page, or leads on to one.';
revoke execute on function private.leads_somewhere(text) from public, anon, authenticated;

create function private.broken_links(markdown text) returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(link.path order by link.path), '{}')
  from (
    select distinct regexp_replace(regexp_replace(found[1], '[?#].*$', ''), '(.)/+$', '\1') as path
    from regexp_matches(markdown, '\]\(\s*<?(/(?!/)[^)\s>"]*)', 'g') as found
  ) as link
  where not private.leads_somewhere(link.path)
$$;
revoke execute on function private.broken_links(text) from public, anon, authenticated;

create function private.article_gaps(post public.seo_blog_posts) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array_remove(array[
    case when coalesce(btrim(post.preview_text), '') = '' then 'excerpt' end,
    case when coalesce(btrim(post.featured_image), '') = '' then 'picture' end,
    case when coalesce(btrim(post.alt_text), '') = '' then 'alt' end,
    -- A trigger can ask before the generated column is there.
    case when regexp_count(
      regexp_replace(post.blog_post, '\]\([^)]*\)', ']', 'g'), '[[:alpha:]][[:alnum:]''’-]*'
    ) < 250 then 'words' end,
    case when private.broken_links(post.blog_post) <> '{}' then 'links' end
  ], null)
$$;
comment on function private.article_gaps(public.seo_blog_posts) is
  'What an article lacks before it may be published. The names are those of lib/blog/checklist.ts.';
revoke execute on function private.article_gaps(public.seo_blog_posts) from public, anon, authenticated;

create function private.require_complete_article() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  gaps text[];
begin
  -- Without a signed-in user the server itself writes.
  if auth.uid() is null or new.status = 'draft' then
    return new;
  end if;
  gaps := private.article_gaps(new);
  -- Articles of the time before can still be edited, and a link can break by what happens elsewhere.
  if tg_op = 'UPDATE' and old.status = new.status then
    gaps := array(select gap from unnest(gaps) as gap where gap <> all (private.article_gaps(old)));
  end if;
  if cardinality(gaps) > 0 then
    raise exception 'A published article lacks: %', array_to_string(gaps, ', ') using errcode = 'PT422';
  end if;
  return new;
end
$$;
comment on function private.require_complete_article() is
  'Raises PT422 when somebody publishes or schedules an incomplete article, or takes away what it needs.';
revoke execute on function private.require_complete_article() from public, anon, authenticated;
create trigger require_complete_article before insert or update on public.seo_blog_posts
  for each row execute function private.require_complete_article();

create function public.list_article_gaps(article_id uuid) returns table (gaps text[], broken_links text[])
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_role() in ('project_manager', 'admin', 'super_admin'), false) then
    raise exception 'Drafts are for those who may read every article' using errcode = 'PT403';
  end if;
  return query
    select private.article_gaps(post), private.broken_links(post.blog_post)
    from public.seo_blog_posts as post where post.id = article_id;
end
$$;
revoke execute on function public.list_article_gaps(uuid) from public, anon, authenticated;
grant execute on function public.list_article_gaps(uuid) to authenticated;

create function public.change_article_status(
  article_id uuid, step text, seen_status text, publish_time timestamptz default null
) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  post public.seo_blog_posts;
  gaps text[] := '{}';
  wanted constant text := case step when 'publish' then 'published' when 'unpublish' then 'draft' when 'schedule' then 'scheduled' end;
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins publish articles' using errcode = 'PT403';
  end if;
  select * into post from public.seo_blog_posts as candidate where candidate.id = article_id for update;
  if not found then
    raise exception 'There is no such article' using errcode = 'PT404';
  end if;
  if wanted is null or (step = 'schedule' and (publish_time is null or publish_time > now() + interval '2 years')) then
    raise exception 'An article is published, unpublished, or scheduled for a time' using errcode = 'PT422';
  end if;
  -- The same step sent again.
  if post.status = wanted and (step <> 'schedule' or post.publish_at = publish_time) then
    return gaps;
  end if;
  if post.status <> seen_status then
    raise exception 'Somebody has changed the status' using errcode = 'PT409';
  end if;
  if step <> 'unpublish' then
    gaps := private.article_gaps(post);
    if cardinality(gaps) > 0 then
      return gaps;
    end if;
  end if;
  update public.seo_blog_posts as changed
  set status = wanted,
    publish_at = case step when 'schedule' then publish_time end,
    scheduled_by = case step when 'schedule' then private.viewer_id() end,
    publish_problem = null
  where changed.id = article_id;
  if step = 'schedule' then
    perform private.enqueue_job(
      'publish-articles', '{}', 'publish-articles', 5, null, null,
      greatest(ceil(extract(epoch from publish_time - now()))::integer, 0), 100
    );
  end if;
  return gaps;
end
$$;
comment on function public.change_article_status(uuid, text, text, timestamptz) is
  'step: publish, unpublish (also takes back a schedule), or schedule. A time that has passed is due at once. Answers what kept the article from it; then nothing changed. Raises PT403, PT404, PT409 when the status is not seen_status any more, PT422.';
revoke execute on function public.change_article_status(uuid, text, text, timestamptz) from public, anon, authenticated;
grant execute on function public.change_article_status(uuid, text, text, timestamptz) to authenticated;

create function public.publish_due_articles() returns table (article_id uuid, slug text, is_live boolean)
language plpgsql security definer set search_path = ''
as $$
declare
  post public.seo_blog_posts;
  gaps text[];
begin
  -- A second server leaves out what the first one has locked, and finds it done afterwards.
  for post in
    select * from public.seo_blog_posts as candidate
    where candidate.status = 'scheduled' and candidate.publish_at <= now()
    order by candidate.publish_at, candidate.id
    for update skip locked
  loop
    gaps := private.article_gaps(post);
    update public.seo_blog_posts as changed
    set status = case when cardinality(gaps) = 0 then 'published' else 'draft' end,
      publish_at = null,
      scheduled_by = null,
      publish_problem = case when cardinality(gaps) > 0 then array_to_string(gaps, ', ') end
    where changed.id = post.id;
    if cardinality(gaps) > 0 then
      insert into public.outbox_messages (kind, recipient, about_id, payload)
      select 'article_not_published', (select profile.email from public.profiles as profile where profile.id = post.scheduled_by),
        post.id, jsonb_build_object('title', post.title, 'gaps', to_jsonb(gaps));
    end if;
    article_id := post.id;
    slug := post.slug;
    is_live := cardinality(gaps) = 0;
    return next;
  end loop;
end
$$;
comment on function public.publish_due_articles() is
  'Publishes what is due and complete. The others become drafts again, and who scheduled them gets a letter.';
revoke execute on function public.publish_due_articles() from public, anon, authenticated;
grant execute on function public.publish_due_articles() to service_role;

create function public.seconds_to_next_article() returns integer
language sql stable security definer set search_path = ''
as $$
  select greatest(ceil(extract(epoch from min(post.publish_at) - now()))::integer, 0)
  from public.seo_blog_posts as post where post.status = 'scheduled'
$$;
comment on function public.seconds_to_next_article() is 'Null when none is scheduled.';
revoke execute on function public.seconds_to_next_article() from public, anon, authenticated;
grant execute on function public.seconds_to_next_article() to service_role;
