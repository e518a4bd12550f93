-- Videos as records that staff keep: versions, old addresses that lead on, and what a video needs before visitors see it.

alter table public.videos
  add column version integer not null default 1,
  add column published_at timestamptz;
comment on column public.videos.version is
  'Counts the changes. An edit is accepted only for the version it was made from.';
comment on column public.videos.published_at is
  'When visitors first saw it; null: never. It stays when the video is unpublished, because its address is known.';

alter table public.videos disable trigger user;
update public.videos set published_at = created_on where not draft;
alter table public.videos enable trigger user;

create trigger count_version before update on public.videos
  for each row execute function private.count_version();

create function private.note_publication() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.published_at := old.published_at;
  end if;
  if not new.draft and not new.archived then
    new.published_at := coalesce(new.published_at, case tg_op when 'INSERT' then new.created_on end, now());
  end if;
  return new;
end
$$;
revoke execute on function private.note_publication() from public, anon, authenticated;
create trigger note_publication before insert or update on public.videos
  for each row execute function private.note_publication();

-- Old addresses.

create table public.slug_redirects (
  kind text not null check (kind in ('video', 'place', 'article')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  target_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (kind, slug)
);
comment on table public.slug_redirects is
  'Old addresses of pages. They name the record, not its new slug, so that every one leads to the newest address.';
comment on column public.slug_redirects.target_id is
  'A video, place page or article. No foreign key: a deleted record can come back, and its old addresses with it.';
create index slug_redirects_target_idx on public.slug_redirects (target_id, kind);

revoke all on table public.slug_redirects from anon, authenticated;
grant select, insert, update, delete on table public.slug_redirects to authenticated, service_role;
alter table public.slug_redirects enable row level security;

create policy "Staff read old addresses" on public.slug_redirects
  for select to authenticated
  using ((select private.viewer_role() is not null));
create policy "Admins add old addresses" on public.slug_redirects
  for insert to authenticated
  with check ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Admins change old addresses" on public.slug_redirects
  for update to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')))
  with check ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Admins delete old addresses" on public.slug_redirects
  for delete to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')));

create trigger record_change after insert or update or delete on public.slug_redirects
  for each row execute function private.record_change('kind', 'slug');

create function private.page_slug(page_kind text, page_id uuid, must_be_public boolean) returns text
language sql stable security definer set search_path = ''
as $$
  select page.slug
  from (
    select video.slug, not video.draft and not video.archived as is_public
    from public.videos as video where page_kind = 'video' and video.id = page_id
    union all
    select place.slug, place.status = 'published'
    from public.service_geo_pages as place where page_kind = 'place' and place.id = page_id
    union all
    select post.slug, post.status = 'published'
    from public.seo_blog_posts as post where page_kind = 'article' and post.id = page_id
  ) as page
  where page.is_public or not must_be_public
$$;
comment on function private.page_slug(text, uuid, boolean) is 'Null for a record that does not exist, or is not public.';
revoke execute on function private.page_slug(text, uuid, boolean) from public, anon, authenticated;

create function public.find_moved_page(page_kind text, old_slug text) returns text
language sql stable security definer set search_path = ''
as $$
  select nullif(private.page_slug(redirect.kind, redirect.target_id, true), old_slug)
  from public.slug_redirects as redirect
  where redirect.kind = page_kind and redirect.slug = old_slug
$$;
comment on function public.find_moved_page(text, text) is
  'The present slug of the public page that had this slug; null without one, so that drafts cannot be probed.';
revoke execute on function public.find_moved_page(text, text) from public, anon, authenticated;
grant execute on function public.find_moved_page(text, text) to anon, authenticated;

create function private.claim_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.slug is not distinct from old.slug then
    return new;
  end if;
  if exists (
    select from public.slug_redirects as redirect
    where redirect.kind = tg_argv[0] and redirect.slug = new.slug and redirect.target_id <> new.id
      and private.page_slug(redirect.kind, redirect.target_id, false) is not null
  ) then
    raise exception 'The slug is the old address of another page' using errcode = 'unique_violation';
  end if;
  delete from public.slug_redirects as redirect where redirect.kind = tg_argv[0] and redirect.slug = new.slug;
  return new;
end
$$;
comment on function private.claim_slug() is
  'A page takes its own old address back, or that of a deleted page. The old address of another page is refused.';
revoke execute on function private.claim_slug() from public, anon, authenticated;

create function private.keep_old_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.slug_redirects (kind, slug, target_id) values (tg_argv[0], old.slug, new.id)
  on conflict (kind, slug) do update set target_id = excluded.target_id;
  return null;
end
$$;
revoke execute on function private.keep_old_slug() from public, anon, authenticated;

create trigger claim_slug before insert or update of slug on public.videos
  for each row execute function private.claim_slug('video');
create trigger keep_old_slug after update of slug on public.videos
  for each row when (old.slug is distinct from new.slug and old.published_at is not null)
  execute function private.keep_old_slug('video');

-- Publishing.

create function private.film_plays(video public.videos) returns boolean
language sql stable security definer set search_path = ''
as $$
  select video.vimeo_video_id is not null or video.video_link is not null or video.video_file is not null
$$;
revoke execute on function private.film_plays(public.videos) from public, anon, authenticated;

create function private.video_gaps(video public.videos) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array_remove(array[
    case when coalesce(btrim(video.name_on_website), '') = '' then 'name' end,
    case when video.slug = '' then 'slug' end,
    case when not private.film_plays(video) then 'film' end,
    case when coalesce(btrim(video.video_thumbnail), '') = '' then 'thumbnail' end,
    case when video.aspect_ratio is null then 'ratio' end,
    case when not exists (
      select from public.video_industries as link where link.video_id = video.id
    ) then 'industry' end
  ], null)
$$;
comment on function private.video_gaps(public.videos) is
  'What a video lacks before it may be published. The names are those of lib/catalogue/video-checklist.ts.';
revoke execute on function private.video_gaps(public.videos) from public, anon, authenticated;

create function private.require_complete_video() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  gaps text[];
begin
  -- Without a signed-in user the server itself writes.
  if auth.uid() is null or new.draft or new.archived then
    return new;
  end if;
  gaps := private.video_gaps(new);
  -- Films that were published before this rule can still be edited.
  if tg_op = 'UPDATE' and not old.draft and not old.archived then
    gaps := array(select gap from unnest(gaps) as gap where gap <> all (private.video_gaps(old)));
  end if;
  if cardinality(gaps) > 0 then
    raise exception 'A published video lacks: %', array_to_string(gaps, ', ') using errcode = 'PT422';
  end if;
  return new;
end
$$;
comment on function private.require_complete_video() is
  'Raises PT422 when somebody publishes an incomplete video, or takes away what a published one needs.';
revoke execute on function private.require_complete_video() from public, anon, authenticated;
create trigger require_complete_video before insert or update on public.videos
  for each row execute function private.require_complete_video();

create function public.change_publication(video_ids uuid[], step text) returns table (video_id uuid, gaps text[])
language plpgsql security definer set search_path = ''
as $$
declare
  video public.videos;
  missing text[];
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins publish videos' using errcode = 'PT403';
  end if;
  if step is null or step not in ('publish', 'unpublish', 'archive', 'restore') then
    raise exception 'A video is published, unpublished, archived or restored' using errcode = 'PT422';
  end if;
  for video in
    select * from public.videos as candidate where candidate.id = any (video_ids) order by candidate.id for update
  loop
    missing := '{}';
    case step
      when 'publish' then
        continue when not video.draft and not video.archived;
        missing := private.video_gaps(video);
        if cardinality(missing) = 0 then
          update public.videos as changed set draft = false, archived = false where changed.id = video.id;
        end if;
      when 'unpublish' then
        continue when video.draft or video.archived;
        update public.videos as changed set draft = true where changed.id = video.id;
      when 'archive' then
        continue when video.archived;
        update public.videos as changed set archived = true where changed.id = video.id;
      when 'restore' then
        continue when not video.archived;
        update public.videos as changed set archived = false, draft = true where changed.id = video.id;
    end case;
    video_id := video.id;
    gaps := missing;
    return next;
  end loop;
end
$$;
comment on function public.change_publication(uuid[], text) is
  'step: publish (a draft or archived video), unpublish, archive, or restore (as a draft). Leaves out videos for which the step changes nothing. gaps: what kept a video from being published. Raises PT403, and PT422 for another step.';
revoke execute on function public.change_publication(uuid[], text) from public, anon, authenticated;
grant execute on function public.change_publication(uuid[], text) to authenticated;

create function private.keep_one_industry() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null
    and exists (
      select from public.videos as video where video.id = old.video_id and not video.draft and not video.archived
    )
    -- A deleted industry takes its links along.
    and exists (select from public.industries as industry where industry.id = old.industry_id)
    and not exists (select from public.video_industries as link where link.video_id = old.video_id)
  then
    raise exception 'A published video keeps one industry' using errcode = 'PT422';
  end if;
  return null;
end
$$;
revoke execute on function private.keep_one_industry() from public, anon, authenticated;
create trigger keep_one_industry after delete on public.video_industries
  for each row execute function private.keep_one_industry();
