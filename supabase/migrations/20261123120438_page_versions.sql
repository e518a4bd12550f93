-- Versions of articles and place pages: each save keeps what the page says, and states the version that it was made from.

create function private.versioned_columns(page_kind text) returns text[]
language sql immutable set search_path = ''
as $$
  select case page_kind
    when 'article' then array[
      'title', 'blog_post', 'featured_image', 'alt_text', 'preview_text', 'meta_title', 'meta_description',
      'focus_keyword', 'seo_topic_cluster', 'dont_feature'
    ]
    when 'place' then array['title', 'meta_title', 'meta_description', 'written_content']
  end
$$;
comment on function private.versioned_columns(text) is
  'What staff write on a page of this kind. Address and status are not part of a version: a restored text does not move or withdraw a page.';
revoke execute on function private.versioned_columns(text) from public, anon, authenticated;

create function private.versioned_content(page_kind text, page jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(field.key, field.value), '{}')
  from jsonb_each(page) as field
  where field.key = any (private.versioned_columns(page_kind))
$$;
revoke execute on function private.versioned_content(text, jsonb) from public, anon, authenticated;

create table public.page_versions (
  page_kind text not null check (page_kind in ('article', 'place')),
  page_id uuid not null,
  number integer not null check (number > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  saved_by uuid references public.profiles (id) on delete set null,
  saved_at timestamptz not null default now(),
  note text check (char_length(note) between 1 and 100),
  primary key (page_kind, page_id, number)
);
comment on table public.page_versions is
  'What a page said after each save. Triggers add the rows. They stay when the page is deleted, because a deletion can be undone.';
comment on column public.page_versions.number is 'The version of the page that has this content.';
comment on column public.page_versions.content is 'The columns of private.versioned_columns().';
comment on column public.page_versions.saved_by is 'Who was signed in, also while mirroring. Null: the server, or a deleted user.';
comment on column public.page_versions.note is 'As in ''Imported'' or ''Restored from 3''.';
create index page_versions_saved_by_idx on public.page_versions (saved_by);

revoke all on table public.page_versions from anon, authenticated;
grant select, insert, update, delete on table public.page_versions to authenticated, service_role;
alter table public.page_versions enable row level security;

create policy "Managers and admins read versions of pages" on public.page_versions
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'admin', 'super_admin')));
create policy "Admins add versions of pages" on public.page_versions
  for insert to authenticated
  with check ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Admins change versions of pages" on public.page_versions
  for update to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')))
  with check ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Admins delete versions of pages" on public.page_versions
  for delete to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')));

-- A new version follows from a save, which the log has already.
create trigger record_change after update or delete on public.page_versions
  for each row execute function private.record_change('page_kind', 'page_id', 'number');

create function private.count_page_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kind constant text := tg_argv[0];
begin
  if tg_op = 'INSERT' then
    -- A page whose deletion is undone goes on counting.
    new.version := 1 + coalesce((
      select max(kept.number) from public.page_versions as kept where kept.page_kind = kind and kept.page_id = new.id
    ), 0);
  elsif private.versioned_content(kind, to_jsonb(new)) is distinct from private.versioned_content(kind, to_jsonb(old)) then
    new.version := old.version + 1;
  else
    new.version := old.version;
  end if;
  return new;
end
$$;
revoke execute on function private.count_page_version() from public, anon, authenticated;

create function private.keep_page_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kind constant text := tg_argv[0];
begin
  if tg_op = 'UPDATE' then
    if new.version = old.version then
      return null;
    end if;
    insert into public.page_versions (page_kind, page_id, number, content, saved_at, note)
    values (kind, new.id, old.version, private.versioned_content(kind, to_jsonb(old)), old.updated_at, 'Imported')
    on conflict do nothing;
  elsif auth.uid() is null then
    -- The server imports pages by the thousand. Their first version is kept when somebody changes them.
    return null;
  end if;
  insert into public.page_versions (page_kind, page_id, number, content, saved_by, note)
  values (
    kind, new.id, new.version, private.versioned_content(kind, to_jsonb(new)),
    (select profile.id from public.profiles as profile where profile.id = auth.uid()),
    nullif(current_setting('fieldlight.version_note', true), '')
  );
  return null;
end
$$;
revoke execute on function private.keep_page_version() from public, anon, authenticated;

alter table public.seo_blog_posts add column version integer not null default 1;
comment on column public.seo_blog_posts.version is
  'Counts the saves that changed what the article says. A save is accepted only for the version it was made from.';
create trigger count_page_version before insert or update on public.seo_blog_posts
  for each row execute function private.count_page_version('article');
create trigger keep_page_version after insert or update on public.seo_blog_posts
  for each row execute function private.keep_page_version('article');

alter table public.service_geo_pages add column version integer not null default 1;
comment on column public.service_geo_pages.version is
  'Counts the saves that changed what the page says. A save is accepted only for the version it was made from.';
create trigger count_page_version before insert or update on public.service_geo_pages
  for each row execute function private.count_page_version('place');
create trigger keep_page_version after insert or update on public.service_geo_pages
  for each row execute function private.keep_page_version('place');

create function public.save_page(
  saved_kind text, saved_id uuid, changes jsonb, made_from integer, save_note text default null
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  columns constant text[] := private.versioned_columns(saved_kind);
  page_table constant regclass := case saved_kind
    when 'article' then 'public.seo_blog_posts' when 'place' then 'public.service_geo_pages'
  end;
  wanted constant jsonb := private.versioned_content(saved_kind, changes);
  column_list text;
  stored jsonb;
  saved integer;
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins write pages' using errcode = 'PT403';
  end if;
  if columns is null then
    raise exception 'A page is an article or a place' using errcode = 'PT422';
  end if;
  execute format('select to_jsonb(page) from %s as page where page.id = $1 for update', page_table)
    into stored using saved_id;
  if stored is null then
    raise exception 'There is no such page' using errcode = 'PT404';
  end if;
  if stored @> wanted then
    return (stored ->> 'version')::integer;
  end if;
  if (stored ->> 'version')::integer <> made_from then
    -- The answer to this save was lost on the way, and somebody has saved since.
    if exists (
      select from public.page_versions as kept
      where kept.page_kind = saved_kind and kept.page_id = saved_id and kept.number = made_from + 1
        and kept.saved_by = auth.uid() and kept.content @> wanted
    ) then
      return made_from + 1;
    end if;
    raise exception 'Somebody has saved this page meanwhile' using errcode = 'PT409';
  end if;

  select string_agg(quote_ident(name), ', ') into column_list from unnest(columns) as name;
  perform set_config('fieldlight.version_note', coalesce(save_note, ''), true);
  execute format(
    'update %s as page set (%s) = (select %2$s from jsonb_populate_record(page, $2)) where page.id = $1 returning page.version',
    page_table, column_list
  ) into saved using saved_id, wanted;
  perform set_config('fieldlight.version_note', '', true);
  return saved;
end
$$;
comment on function public.save_page(text, uuid, jsonb, integer, text) is
  'Writes these columns and answers the version. made_from: the version that the changes were made from. The same save sent again answers the first result. Raises PT403, PT404, PT409 when somebody else has saved meanwhile, and PT422 for another kind.';
revoke execute on function public.save_page(text, uuid, jsonb, integer, text) from public, anon, authenticated;
grant execute on function public.save_page(text, uuid, jsonb, integer, text) to authenticated;

create function public.list_page_versions(
  listed_kind text, listed_id uuid, row_limit integer default 20, row_offset integer default 0
) returns table (number integer, saved_at timestamptz, author_name text, note text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_role() in ('project_manager', 'admin', 'super_admin'), false) then
    raise exception 'Versions are for those who may read every page' using errcode = 'PT403';
  end if;
  return query
    select kept.number, kept.saved_at, private.audited_name(author), kept.note
    from public.page_versions as kept
    left join public.profiles as author on author.id = kept.saved_by
    where kept.page_kind = listed_kind and kept.page_id = listed_id
    order by kept.number desc
    limit least(greatest(row_limit, 0), 200) offset greatest(row_offset, 0);
end
$$;
comment on function public.list_page_versions(text, uuid, integer, integer) is
  'Newest first, without their content. A page that nobody has changed has none. Raises PT403.';
revoke execute on function public.list_page_versions(text, uuid, integer, integer) from public, anon, authenticated;
grant execute on function public.list_page_versions(text, uuid, integer, integer) to authenticated;

-- The history of a record leaves out generated columns: nobody writes them, and an undo could not.
create or replace function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor uuid := auth.uid();
  -- Columns that follow from the others.
  derived text[] := array['updated_at', 'search_text', 'version'];
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  keeps_content boolean := private.keeps_content(tg_table_name);
  changed text[];
  kept text[];
begin
  -- Without a signed-in user the server itself writes, for example a stored form.
  if actor is null then
    return null;
  end if;
  derived := derived || array(
    select attribute.attname::text from pg_catalog.pg_attribute as attribute
    where attribute.attrelid = tg_relid and attribute.attgenerated <> '' and not attribute.attisdropped
  );
  if tg_op = 'UPDATE' then
    changed := array(
      select field.key from jsonb_each(after) as field
      where field.value is distinct from before -> field.key and field.key <> all (derived)
    );
    kept := array(
      select column_name from unnest(changed) as column_name
      where keeps_content or private.is_closed_list(tg_relid, column_name)
    );
  elsif keeps_content then
    kept := array(
      select column_name from jsonb_object_keys(coalesce(after, before)) as column_name
      where column_name <> all (derived)
    );
  end if;
  insert into private.audit_log (actor_id, viewer_id, action, table_name, row_key, changed_columns, changed_values)
  values (
    actor,
    private.viewer_id(),
    lower(tg_op),
    tg_table_name,
    (select jsonb_object_agg(key_column, coalesce(after, before) -> key_column) from unnest(tg_argv) as key_column),
    changed,
    (
      select jsonb_object_agg(column_name, jsonb_build_array(before -> column_name, after -> column_name))
      from unnest(kept) as column_name
    )
  );
  return null;
end
$$;

insert into private.content_tables (table_name) values ('seo_blog_posts'), ('service_geo_pages');
