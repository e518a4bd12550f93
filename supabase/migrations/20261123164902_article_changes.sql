-- Changes of many articles at once, and publishing at a chosen time that also an undo, a dead worker and a silent site cannot stop.

create function private.await_due_article() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue_job(
    'publish-articles', '{}', 'publish-articles', 5, null, null,
    least(greatest(ceil(extract(epoch from new.publish_at - now())), 0), 1e8)::integer, 100
  );
  return null;
end
$$;
comment on function private.await_due_article() is
  'The job that publishes waits for every scheduled article, whoever scheduled it: the form, the list, or an undo.';
revoke execute on function private.await_due_article() from public, anon, authenticated;
create trigger await_due_article after insert or update of status, publish_at on public.seo_blog_posts
  for each row when (new.status = 'scheduled')
  execute function private.await_due_article();

create or replace function public.change_article_status(
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
  if step = 'schedule' and publish_time <= now() then
    return array['past'];
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
  return gaps;
end
$$;
comment on function public.change_article_status(uuid, text, text, timestamptz) is
  'step: publish, unpublish (also takes back a schedule), or schedule. Answers what kept the article from it, then nothing changed: names of private.article_gaps(), or past. Raises PT403, PT404, PT409 when the status is not seen_status any more, PT422.';

create function public.change_articles(
  article_ids uuid[], change text, topic text default null, publish_time timestamptz default null
) returns table (article_id uuid, outcome text, gaps text[])
language plpgsql security definer set search_path = ''
as $$
declare
  post public.seo_blog_posts;
  changed public.seo_blog_posts;
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins change articles' using errcode = 'PT403';
  end if;
  if coalesce(change not in ('publish', 'unpublish', 'schedule', 'list', 'unlist', 'topic'), true)
    or char_length(topic) > 100 or cardinality(article_ids) > 1000
  then
    raise exception 'Unknown change, a long topic, or more than 1,000 articles' using errcode = 'PT422';
  end if;
  if change = 'schedule' and coalesce(publish_time <= now() or publish_time > now() + interval '2 years', true) then
    raise exception 'An article is scheduled for a time within two years' using errcode = 'PT422';
  end if;
  perform set_config('fieldlight.version_note', 'Changed in the list', true);
  for post in
    -- Always in this order, so that two changes of the same articles wait for each other.
    select * from public.seo_blog_posts as candidate where candidate.id = any (article_ids) order by candidate.id for update
  loop
    changed := post;
    if change in ('publish', 'unpublish', 'schedule') then
      changed.status := case change when 'publish' then 'published' when 'unpublish' then 'draft' else 'scheduled' end;
      changed.publish_at := case change when 'schedule' then publish_time end;
    elsif change = 'topic' then
      changed.seo_topic_cluster := nullif(btrim(topic), '');
    else
      changed.dont_feature := change = 'unlist';
    end if;
    article_id := post.id;
    gaps := '{}';
    outcome := 'done';
    if changed is not distinct from post then
      outcome := 'unchanged';
    elsif change = 'schedule' and post.status = 'published' then
      outcome := 'live';
    else
      if change in ('publish', 'schedule') then
        gaps := private.article_gaps(post);
      end if;
      if cardinality(gaps) > 0 then
        outcome := 'incomplete';
      elsif change in ('publish', 'unpublish', 'schedule') then
        update public.seo_blog_posts as written
        set status = changed.status,
          publish_at = changed.publish_at,
          scheduled_by = case change when 'schedule' then private.viewer_id() end,
          publish_problem = null
        where written.id = post.id;
      else
        update public.seo_blog_posts as written
        set seo_topic_cluster = changed.seo_topic_cluster, dont_feature = changed.dont_feature
        where written.id = post.id;
      end if;
    end if;
    return next;
  end loop;
  perform set_config('fieldlight.version_note', '', true);
  return query
    select asked.id, 'missing', '{}'::text[] from unnest(article_ids) as asked (id)
    where not exists (select from public.seo_blog_posts as existing where existing.id = asked.id);
end
$$;
comment on function public.change_articles(uuid[], text, text, timestamptz) is
  'change: publish, unpublish (also takes back a schedule), schedule, list, unlist (in lists and suggestions or not), topic (empty takes it off). outcome of each: done, unchanged, incomplete with its gaps, live (a published article is not scheduled), missing. Raises PT403, PT422.';
revoke execute on function public.change_articles(uuid[], text, text, timestamptz) from public, anon, authenticated;
grant execute on function public.change_articles(uuid[], text, text, timestamptz) to authenticated;

create or replace function public.publish_due_articles() returns table (article_id uuid, slug text, is_live boolean)
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
    else
      -- In this transaction: whoever publishes may die before it can tell the site.
      perform private.enqueue_job('announce-articles', '{}', 'announce-articles', 5, null, null, 0, 100);
    end if;
    article_id := post.id;
    slug := post.slug;
    is_live := cardinality(gaps) = 0;
    return next;
  end loop;
end
$$;
comment on function public.publish_due_articles() is
  'Publishes what is due and complete, and has the site told. The others become drafts again, and who scheduled them gets a letter.';
