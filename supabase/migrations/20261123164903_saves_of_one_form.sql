-- A save whose answer got lost is no other person's: versions say from which opened form they came.

alter table public.page_versions add column form_id uuid;
comment on column public.page_versions.form_id is
  'The form that was open in a tab, random for each opening. The same form saves on top of its own versions. Null: without JavaScript.';

create or replace function private.keep_page_version() returns trigger
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
  insert into public.page_versions (page_kind, page_id, number, content, saved_by, note, form_id)
  values (
    kind, new.id, new.version, private.versioned_content(kind, to_jsonb(new)),
    (select profile.id from public.profiles as profile where profile.id = auth.uid()),
    nullif(current_setting('fieldlight.version_note', true), ''),
    nullif(current_setting('fieldlight.version_form', true), '')::uuid
  );
  return null;
end
$$;

drop function public.save_page(text, uuid, jsonb, integer, text);
create function public.save_page(
  saved_kind text, saved_id uuid, changes jsonb, made_from integer, save_note text default null, of_form uuid default null
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
  perform set_config('fieldlight.version_form', coalesce(of_form::text, ''), true);
  execute format(
    'update %s as page set (%s) = (select %2$s from jsonb_populate_record(page, $2)) where page.id = $1 returning page.version',
    page_table, column_list
  ) into saved using saved_id, wanted;
  perform set_config('fieldlight.version_note', '', true);
  perform set_config('fieldlight.version_form', '', true);
  return saved;
end
$$;
comment on function public.save_page(text, uuid, jsonb, integer, text, uuid) is
  'Writes these columns and answers the version. made_from: the version that the changes were made from. of_form is kept with the version. The same save sent again answers the first result. Raises PT403, PT404, PT409 when somebody else has saved meanwhile, and PT422 for another kind.';
revoke execute on function public.save_page(text, uuid, jsonb, integer, text, uuid) from public, anon, authenticated;
grant execute on function public.save_page(text, uuid, jsonb, integer, text, uuid) to authenticated;
