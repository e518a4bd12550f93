-- Compared inside of the subselect, the planner knows that the answer is one value: the newest of 5,000 articles come by their index.

alter policy "People without a role read published posts" on public.seo_blog_posts
  using ((select private.viewer_role() is null) and status = 'published');
alter policy "Managers and admins read every post" on public.seo_blog_posts
  using ((select private.viewer_role() in ('project_manager', 'admin', 'super_admin')));
