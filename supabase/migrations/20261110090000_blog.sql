-- Articles of the blog.

create table public.seo_blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 200),
  -- The same rule as lib/blog/slug.ts. The C collation keeps it independent of the server's locale.
  slug text not null generated always as (
    lower(
      regexp_replace(
        btrim(regexp_replace(title, '[^A-Za-z0-9 \t\r\n\u00a0]', '', 'g'), U&' \0009\000d\000a\00a0'),
        '[ \t\r\n\u00a0]+', '-', 'g'
      ) collate "C"
    )
  ) stored,
  blog_post text not null default '' check (octet_length(blog_post) <= 1024 * 1024),
  featured_image text check (featured_image !~ '^/' and char_length(featured_image) <= 1000),
  alt_text text check (char_length(alt_text) <= 500),
  preview_text text check (char_length(preview_text) <= 500),
  status text not null default 'draft' check (status in ('published', 'draft')),
  meta_title text check (char_length(meta_title) <= 200),
  meta_description text check (char_length(meta_description) <= 400),
  focus_keyword text check (char_length(focus_keyword) <= 100),
  seo_topic_cluster text check (char_length(seo_topic_cluster) between 1 and 100),
  dont_feature boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint seo_blog_posts_has_an_address check (slug <> '')
);
comment on column public.seo_blog_posts.slug is 'Not unique. The newest published post with a slug has the URL.';
comment on column public.seo_blog_posts.blog_post is 'Markdown.';
comment on column public.seo_blog_posts.featured_image is
  'Path in public storage, bucket first, without a leading slash: blog/three-point-light.webp.';
comment on column public.seo_blog_posts.seo_topic_cluster is 'Related posts come from the same cluster first.';
comment on column public.seo_blog_posts.dont_feature is 'The post has its URL, but is in no list and no suggestion.';

create index seo_blog_posts_slug_idx on public.seo_blog_posts (slug, created_at desc) where status = 'published';
create index seo_blog_posts_featured_idx on public.seo_blog_posts (created_at desc, id)
  where status = 'published' and not dont_feature;
create index seo_blog_posts_cluster_idx on public.seo_blog_posts (seo_topic_cluster, created_at desc, id)
  where status = 'published' and not dont_feature;

revoke all on table public.seo_blog_posts from anon, authenticated;
grant select on table public.seo_blog_posts to anon;
grant select, insert, update, delete on table public.seo_blog_posts to authenticated, service_role;
alter table public.seo_blog_posts enable row level security;

create policy "Visitors read published posts" on public.seo_blog_posts
  for select to anon
  using (status = 'published');
create policy "People without a role read published posts" on public.seo_blog_posts
  for select to authenticated
  using ((select private.viewer_role()) is null and status = 'published');
create policy "Managers and admins read every post" on public.seo_blog_posts
  for select to authenticated
  using ((select private.viewer_role()) in ('project_manager', 'admin', 'super_admin'));
create policy "Admins add posts" on public.seo_blog_posts
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change posts" on public.seo_blog_posts
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Super admins delete posts" on public.seo_blog_posts
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');

create trigger touch_updated_at before update on public.seo_blog_posts
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.seo_blog_posts
  for each row execute function private.record_change('id');
