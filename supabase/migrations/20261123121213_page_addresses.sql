-- Addresses of articles and place pages: old ones lead on, and links in other texts follow, in one act.

-- Articles: the slug is made from the title until visitors have seen it. From then on it changes only on purpose.

alter table public.seo_blog_posts alter column slug drop expression;
comment on column public.seo_blog_posts.slug is
  'Follows the title until the first publication. Staff cannot give two articles one slug; of older ones the newest published has the URL.';
create index seo_blog_posts_address_idx on public.seo_blog_posts (slug);

create function private.slug_of_title(title text) returns text
language sql immutable set search_path = ''
as $$
  -- The C collation keeps it independent of the server's locale.
  select lower(
    regexp_replace(
      btrim(regexp_replace(title, '[^A-Za-z0-9 \t\r\n\u00a0]', '', 'g'), U&' \0009\000d\000a\00a0'),
      '[ \t\r\n\u00a0]+', '-', 'g'
    ) collate "C"
  )
$$;
revoke execute on function private.slug_of_title(text) from public, anon, authenticated;

alter table public.seo_blog_posts add column published_at timestamptz;
alter table public.service_geo_pages add column published_at timestamptz;
comment on column public.seo_blog_posts.published_at is
  'When visitors first saw it; null: never. It stays when the article is unpublished, because its address is known.';
comment on column public.service_geo_pages.published_at is
  'When visitors first saw it; null: never. It stays when the page is unpublished, because its address is known.';

alter table public.seo_blog_posts disable trigger user;
update public.seo_blog_posts set published_at = created_at where status = 'published';
alter table public.seo_blog_posts enable trigger user;
alter table public.service_geo_pages disable trigger user;
update public.service_geo_pages set published_at = created_at where status = 'published';
alter table public.service_geo_pages enable trigger user;

create function private.note_page_publication() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.published_at := old.published_at;
  end if;
  if new.status = 'published' then
    new.published_at := coalesce(new.published_at, case tg_op when 'INSERT' then new.created_at end, now());
  end if;
  return new;
end
$$;
revoke execute on function private.note_page_publication() from public, anon, authenticated;
create trigger note_publication before insert or update on public.seo_blog_posts
  for each row execute function private.note_page_publication();
create trigger note_publication before insert or update on public.service_geo_pages
  for each row execute function private.note_page_publication();

create function private.address_from_title() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.slug := coalesce(new.slug, private.slug_of_title(new.title));
  elsif new.slug = old.slug and old.published_at is null and old.slug = private.slug_of_title(old.title) then
    new.slug := private.slug_of_title(new.title);
  end if;
  return new;
end
$$;
comment on function private.address_from_title() is 'Its name sorts before claim_slug, which judges the slug that it sets.';
revoke execute on function private.address_from_title() from public, anon, authenticated;
create trigger address_from_title before insert or update of title, slug on public.seo_blog_posts
  for each row execute function private.address_from_title();

-- Old addresses.

alter table public.slug_redirects
  drop constraint slug_redirects_slug_check,
  add constraint slug_redirects_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200);

create or replace function private.claim_slug() returns trigger
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
  -- Other kinds have a unique index. Articles of the time before can share a slug, and the server may write such.
  if tg_argv[0] = 'article' and auth.uid() is not null then
    perform pg_advisory_xact_lock(hashtextextended('article ' || new.slug, 0));
    if exists (select from public.seo_blog_posts as post where post.slug = new.slug and post.id <> new.id) then
      raise exception 'Another article has this slug' using errcode = 'unique_violation';
    end if;
  end if;
  delete from public.slug_redirects as redirect where redirect.kind = tg_argv[0] and redirect.slug = new.slug;
  return new;
end
$$;
comment on function private.claim_slug() is
  'A page takes its own old address back, or that of a deleted page. The old address of another page is refused, and for staff the address of another article, too.';

-- The trigger before may change the slug when only the title is set.
create trigger claim_slug before insert or update of title, slug on public.seo_blog_posts
  for each row execute function private.claim_slug('article');
create trigger keep_old_slug after update of title, slug on public.seo_blog_posts
  for each row when (old.slug is distinct from new.slug and old.published_at is not null)
  execute function private.keep_old_slug('article');
create trigger claim_slug before insert or update of slug on public.service_geo_pages
  for each row execute function private.claim_slug('place');
create trigger keep_old_slug after update of slug on public.service_geo_pages
  for each row when (old.slug is distinct from new.slug and old.published_at is not null)
  execute function private.keep_old_slug('place');

-- One act: the slug, its old address, and the links in texts.

create table private.address_changes (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('video', 'place', 'article')),
  page_id uuid not null,
  old_slug text not null,
  new_slug text not null,
  texts jsonb not null default '[]',
  actor_id uuid not null,
  happened_at timestamptz not null default now(),
  undone_at timestamptz
);
comment on table private.address_changes is 'So that a change of an address can be undone for 90 days.';
comment on column private.address_changes.page_id is 'A video, place page or article. No foreign key, as in slug_redirects.';
comment on column private.address_changes.texts is
  'An array of {kind, id, before, after}: the text before the change, and the md5 of the one after it.';
create index address_changes_page_idx on private.address_changes (page_id, kind, id desc);
create index address_changes_age_idx on private.address_changes (happened_at);
revoke all on table private.address_changes from public, anon, authenticated;
alter table private.address_changes enable row level security;

create function private.require_address_editor() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins change addresses' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_address_editor() from public, anon, authenticated;

create function private.lock_page(page_kind text, page_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  slug text;
begin
  case page_kind
    when 'video' then select page.slug into slug from public.videos as page where page.id = page_id for update;
    when 'place' then select page.slug into slug from public.service_geo_pages as page where page.id = page_id for update;
    when 'article' then select page.slug into slug from public.seo_blog_posts as page where page.id = page_id for update;
    else raise exception 'Only videos, place pages and articles have such an address' using errcode = 'PT422';
  end case;
  return slug;
end
$$;
comment on function private.lock_page(text, uuid) is 'Its slug; null for a page that does not exist.';
revoke execute on function private.lock_page(text, uuid) from public, anon, authenticated;

create function private.set_page_slug(page_kind text, page_id uuid, new_slug text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  case page_kind
    when 'video' then update public.videos as page set slug = new_slug where page.id = page_id;
    when 'place' then update public.service_geo_pages as page set slug = new_slug where page.id = page_id;
    when 'article' then update public.seo_blog_posts as page set slug = new_slug where page.id = page_id;
  end case;
exception when check_violation then
  raise exception 'Not a slug for this page' using errcode = 'PT422';
end
$$;
revoke execute on function private.set_page_slug(text, uuid, text) from public, anon, authenticated;

create function private.lock_page_text(page_kind text, page_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  page_text text;
begin
  case page_kind
    when 'place' then
      select page.written_content into page_text from public.service_geo_pages as page where page.id = page_id for update;
    when 'article' then
      select page.blog_post into page_text from public.seo_blog_posts as page where page.id = page_id for update;
    else raise exception 'Only place pages and articles have such a text' using errcode = 'PT422';
  end case;
  return page_text;
end
$$;
revoke execute on function private.lock_page_text(text, uuid) from public, anon, authenticated;

create function private.set_page_text(page_kind text, page_id uuid, page_text text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  case page_kind
    when 'place' then update public.service_geo_pages as page set written_content = page_text where page.id = page_id;
    when 'article' then update public.seo_blog_posts as page set blog_post = page_text where page.id = page_id;
  end case;
end
$$;
revoke execute on function private.set_page_text(text, uuid, text) from public, anon, authenticated;

create function public.list_texts_naming(path text, row_limit integer default 1000)
returns table (kind text, id uuid, slug text, page_text text)
language sql stable set search_path = ''
as $$
  select * from (
    select 'article' as kind, post.id, post.slug, post.blog_post as page_text
    from public.seo_blog_posts as post where strpos(post.blog_post, path) > 0
    union all
    select 'place', place.id, place.slug, place.written_content
    from public.service_geo_pages as place where strpos(place.written_content, path) > 0
  ) as page
  order by page.kind, page.id
  limit least(greatest(row_limit, 0), 1000)
$$;
comment on function public.list_texts_naming(text, integer) is
  'Markdown of the pages, drafts included, in which these characters occur. Reads as whoever asks.';
revoke execute on function public.list_texts_naming(text, integer) from public, anon, authenticated;
grant execute on function public.list_texts_naming(text, integer) to authenticated;

create function public.change_page_address(
  page_kind text,
  page_id uuid,
  new_slug text,
  expected_slug text,
  rewrites jsonb default '[]'
) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  slug text;
  rewrite record;
  before text;
  kept jsonb := '[]';
  change_id bigint;
begin
  perform private.require_address_editor();
  slug := private.lock_page(page_kind, page_id);
  if slug is null then
    raise exception 'There is no such page' using errcode = 'PT404';
  end if;
  if slug is distinct from expected_slug then
    raise exception 'Somebody has changed the address' using errcode = 'PT409';
  end if;
  if new_slug is null or new_slug = slug or new_slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(new_slug) > 200
    or (page_kind = 'video' and new_slug = 'industry')
  then
    raise exception 'Not another slug' using errcode = 'PT422';
  end if;
  perform private.set_page_slug(page_kind, page_id, new_slug);
  perform set_config('fieldlight.version_note', 'Links follow a new address', true);
  for rewrite in
    select entry.kind, entry.id, entry.was, entry.page_text
    from jsonb_to_recordset(rewrites) as entry (kind text, id uuid, was text, page_text text)
    order by entry.kind, entry.id
  loop
    before := private.lock_page_text(rewrite.kind, rewrite.id);
    if before is null or md5(before) is distinct from rewrite.was then
      raise exception 'Somebody has changed a text with links' using errcode = 'PT409';
    end if;
    perform private.set_page_text(rewrite.kind, rewrite.id, rewrite.page_text);
    kept := kept || jsonb_build_object(
      'kind', rewrite.kind, 'id', rewrite.id, 'before', before, 'after', md5(rewrite.page_text)
    );
  end loop;
  perform set_config('fieldlight.version_note', '', true);
  delete from private.address_changes as change where change.happened_at < now() - interval '90 days';
  insert into private.address_changes (kind, page_id, old_slug, new_slug, texts, actor_id)
  values (page_kind, page_id, slug, new_slug, kept, auth.uid())
  returning id into change_id;
  return change_id;
end
$$;
comment on function public.change_page_address(text, uuid, text, text, jsonb) is
  'Changes the slug, keeps the old one for a page that visitors have seen, and writes the texts in which links changed: an array of {kind, id, was (md5 of the text that was read), page_text}. Returns the id for undo_page_address(). Raises PT403, PT404, PT409 when the slug or a text is another one meanwhile, PT422 for a slug that this page cannot have, 23505 for one that another page has or had.';
revoke execute on function public.change_page_address(text, uuid, text, text, jsonb) from public, anon, authenticated;
grant execute on function public.change_page_address(text, uuid, text, text, jsonb) to authenticated;

create function public.undo_page_address(change_id bigint)
returns table (kind text, id uuid, slug text, is_changed boolean)
language plpgsql security definer set search_path = ''
as $$
declare
  change private.address_changes;
  stored record;
  now_text text;
  pages jsonb := '[]';
begin
  perform private.require_address_editor();
  select * into change from private.address_changes as entry where entry.id = change_id for update;
  if change.id is null or change.undone_at is not null then
    raise exception 'There is nothing to undo' using errcode = 'PT404';
  end if;
  if private.lock_page(change.kind, change.page_id) is distinct from change.new_slug then
    raise exception 'The page has another address meanwhile' using errcode = 'PT409';
  end if;
  for stored in
    select entry.kind, entry.id, entry.before, entry.after
    from jsonb_to_recordset(change.texts) as entry (kind text, id uuid, before text, after text)
  loop
    now_text := private.lock_page_text(stored.kind, stored.id);
    -- A deleted page needs nothing.
    continue when now_text is null;
    pages := pages || jsonb_build_object(
      'kind', stored.kind, 'id', stored.id, 'is_changed', md5(now_text) is distinct from stored.after
    );
  end loop;
  if not exists (
    select from jsonb_to_recordset(pages) as page (is_changed boolean) where page.is_changed
  ) then
    perform set_config('fieldlight.version_note', 'Links follow the old address again', true);
    perform private.set_page_text(entry.kind, entry.id, entry.before)
    from jsonb_to_recordset(change.texts) as entry (kind text, id uuid, before text);
    perform set_config('fieldlight.version_note', '', true);
    perform private.set_page_slug(change.kind, change.page_id, change.old_slug);
    update private.address_changes as entry set undone_at = now() where entry.id = change_id;
  end if;
  return query
    select page.kind, page.id, private.page_slug(page.kind, page.id, false), page.is_changed
    from jsonb_to_recordset(pages) as page (kind text, id uuid, is_changed boolean);
end
$$;
comment on function public.undo_page_address(bigint) is
  'Answers the pages whose links it set back. When one of them is_changed since, nothing is undone. Raises PT403, PT404, PT409 when the page has another address meanwhile, 23505 when another page has the old one.';
revoke execute on function public.undo_page_address(bigint) from public, anon, authenticated;
grant execute on function public.undo_page_address(bigint) to authenticated;

create function public.list_address_changes(page_kind text, page_id uuid)
returns table (id bigint, happened_at timestamptz, actor_name text, old_slug text, new_slug text, texts integer, can_undo boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins change addresses' using errcode = 'PT403';
  end if;
  return query
    select change.id, change.happened_at, private.audited_name(actor), change.old_slug, change.new_slug,
      jsonb_array_length(change.texts),
      change.undone_at is null
        and change.new_slug is not distinct from private.page_slug(change.kind, change.page_id, false)
        and not exists (
          select from private.address_changes as later
          where later.kind = change.kind and later.page_id = change.page_id and later.id > change.id
            and later.undone_at is null
        )
    from private.address_changes as change
    left join public.profiles as actor on actor.id = change.actor_id
    where change.kind = page_kind and change.page_id = list_address_changes.page_id
    order by change.id desc
    limit 20;
end
$$;
comment on function public.list_address_changes(text, uuid) is
  'The changes of one address, newest first. texts: how many texts changed with it. Raises PT403.';
revoke execute on function public.list_address_changes(text, uuid) from public, anon, authenticated;
grant execute on function public.list_address_changes(text, uuid) to authenticated;
