-- Links that show an unpublished article or place page to whoever gets them, and where an article is suggested.

create table public.page_preview_links (
  id uuid primary key default gen_random_uuid(),
  page_kind text not null check (page_kind in ('article', 'place')),
  page_id uuid not null,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days' check (expires_at <= created_at + interval '7 days'),
  revoked_at timestamptz
);
comment on table public.page_preview_links is 'The link itself is shown once and not stored.';
comment on column public.page_preview_links.token_hash is 'SHA-256 of the token.';
create index page_preview_links_page_idx on public.page_preview_links (page_kind, page_id, created_at desc);
create index page_preview_links_creator_idx on public.page_preview_links (created_by);

revoke all on table public.page_preview_links from anon, authenticated;
grant select, insert, update, delete on table public.page_preview_links to authenticated, service_role;
alter table public.page_preview_links enable row level security;

create policy "Managers and admins read preview links" on public.page_preview_links
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'admin', 'super_admin')));
create policy "Admins add preview links" on public.page_preview_links
  for insert to authenticated
  with check ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Admins change preview links" on public.page_preview_links
  for update to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')))
  with check ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Admins delete preview links" on public.page_preview_links
  for delete to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')));

create trigger record_change after insert or update or delete on public.page_preview_links
  for each row execute function private.record_change('id');

create function public.list_preview_links(listed_kind text, listed_id uuid)
returns table (id uuid, created_at timestamptz, expires_at timestamptz, creator_name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_role() in ('project_manager', 'admin', 'super_admin'), false) then
    raise exception 'Preview links are for those who may read every page' using errcode = 'PT403';
  end if;
  return query
    select link.id, link.created_at, link.expires_at, private.audited_name(creator)
    from public.page_preview_links as link
    left join public.profiles as creator on creator.id = link.created_by
    where link.page_kind = listed_kind and link.page_id = listed_id
      and link.revoked_at is null and link.expires_at > now()
    order by link.created_at desc
    limit 50;
end
$$;
comment on function public.list_preview_links(text, uuid) is 'Those that still work, newest first. Raises PT403.';
revoke execute on function public.list_preview_links(text, uuid) from public, anon, authenticated;
grant execute on function public.list_preview_links(text, uuid) to authenticated;

create function public.open_page_preview(link_hash text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('kind', link.page_kind, 'page', coalesce(to_jsonb(post), to_jsonb(place)))
  from public.page_preview_links as link
  left join public.seo_blog_posts as post on link.page_kind = 'article' and post.id = link.page_id
  left join public.service_geo_pages as place on link.page_kind = 'place' and place.id = link.page_id
  where link.token_hash = link_hash and link.revoked_at is null and link.expires_at > now()
    and (post.id is not null or place.id is not null)
$$;
comment on function public.open_page_preview(text) is
  'The page of a link as it is saved now. Null for a link that is unknown, revoked or too old, and for a deleted page.';
revoke execute on function public.open_page_preview(text) from public, anon, authenticated;
grant execute on function public.open_page_preview(text) to service_role;

create function public.list_article_topics() returns setof text
language sql stable set search_path = ''
as $$
  select distinct post.seo_topic_cluster from public.seo_blog_posts as post
  where post.seo_topic_cluster is not null
  order by 1
  limit 500
$$;
revoke execute on function public.list_article_topics() from public, anon, authenticated;
grant execute on function public.list_article_topics() to authenticated;

create function public.list_suggesting_articles(article_id uuid, most integer default 5)
returns table (id uuid, slug text, title text)
language sql stable set search_path = ''
as $$
  with listed as materialized (
    select
      post.id, post.seo_topic_cluster as topic, post.published_at,
      row_number() over newest as place,
      row_number() over (partition by post.seo_topic_cluster order by post.published_at desc, post.id) as place_in_topic
    from public.seo_blog_posts as post
    where post.status = 'published' and not post.dont_feature
    window newest as (order by post.published_at desc, post.id)
  ),
  this as (select * from listed where listed.id = article_id),
  topic as (
    -- How many of a topic there are, and how many of them come before this article.
    select listed.topic, count(*) as articles, count(*) filter (where listed.place < this.place) as before
    from listed, this where listed.topic is not null group by listed.topic
  )
  select reader.id, reader.slug, reader.title
  from public.seo_blog_posts as reader
  cross join this
  left join listed as own on own.id = reader.id
  left join topic on topic.topic = reader.seo_topic_cluster
  where reader.status = 'published' and reader.id <> this.id
    and case
      when reader.seo_topic_cluster = this.topic
        then this.place_in_topic - (coalesce(own.place < this.place, false))::integer <= most
      -- The newest of all topics follow those of its own.
      else this.place - coalesce(topic.before, (coalesce(own.place < this.place, false))::integer)
        + coalesce(topic.articles, 0) - (own.id is not null and topic.topic is not null)::integer <= most
    end
  order by reader.published_at desc, reader.id
  limit 200
$$;
comment on function public.list_suggesting_articles(uuid, integer) is
  'The published articles that suggest this one, by the rule of listSuggestedPosts: the newest of the topic, then the newest. most: how many an article suggests.';
revoke execute on function public.list_suggesting_articles(uuid, integer) from public, anon, authenticated;
grant execute on function public.list_suggesting_articles(uuid, integer) to authenticated;

-- greatest() leaves out nulls: without a scheduled article the answer was 0.
create or replace function public.seconds_to_next_article() returns integer
language sql stable security definer set search_path = ''
as $$
  select greatest(ceil(extract(epoch from min(post.publish_at) - now()))::integer, 0)
  from public.seo_blog_posts as post where post.status = 'scheduled'
  having count(*) > 0
$$;
