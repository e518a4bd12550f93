-- What an ad was drawn from: a version of a template, and what stands in its slots.

create table public.ad_drawings (
  ad_id uuid primary key references public.ads (id) on delete cascade,
  template_id uuid not null references public.ad_templates (id) on delete restrict,
  version_id uuid not null references public.ad_template_versions (id) on delete restrict,
  format text not null check (format in ('preview', 'square', 'story', 'screen')),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and octet_length(texts::text) <= 16384),
  pictures jsonb not null check (jsonb_typeof(pictures) = 'object' and octet_length(pictures::text) <= 4096),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  motion_hash text check (motion_hash ~ '^[0-9a-f]{64}$'),
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array' and octet_length(problems::text) <= 65536),
  drawn_by uuid references public.profiles (id) on delete set null,
  drawn_at timestamptz not null default now()
);
comment on table public.ad_drawings is 'Of ads that a template has made. Files that people upload later do not change it.';
comment on column public.ad_drawings.texts is 'By slot; as TemplateValues in lib/ads/templates/document.ts, with pictures.';
comment on column public.ad_drawings.hash is 'Of the drawing, not of the file: the same hash needs no new file.';
comment on column public.ad_drawings.motion_hash is 'Of the film; null without one.';
comment on column public.ad_drawings.problems is 'What the drawing has warned of: kind, layerId, slot, message.';
comment on column public.ad_drawings.drawn_at is 'Of the present drawing. ads.created_at says when the first was made.';
create index ad_drawings_template_idx on public.ad_drawings (template_id, ad_id);
create index ad_drawings_version_idx on public.ad_drawings (version_id);
create index ad_drawings_drawn_by_idx on public.ad_drawings (drawn_by);

revoke all on table public.ad_drawings from anon, authenticated;
grant select on table public.ad_drawings to authenticated, service_role;
alter table public.ad_drawings enable row level security;

create policy "Designers, managers and admins read drawings of ads" on public.ad_drawings
  for select to authenticated
  using ((select private.viewer_role() in ('graphic_designer', 'project_manager', 'admin', 'super_admin')));

create function private.may_work_on_group(of_group uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    private.viewer_write_role() in ('project_manager', 'admin', 'super_admin')
    or private.viewer_write_role() = 'graphic_designer' and exists (
      select from public.ad_group_assignments as assignment
      where assignment.ad_group_id = of_group and assignment.profile_id = private.viewer_id()
    ),
    false
  )
$$;
comment on function private.may_work_on_group(uuid) is 'As the policies on ads.';
revoke execute on function private.may_work_on_group(uuid) from public, anon, authenticated;

create function private.require_group_worker(of_group uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may_work_on_group(of_group) then
    raise exception 'This ad group is not yours to work on' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_group_worker(uuid) from public, anon, authenticated;

create function private.require_fitting_version(of_version uuid, of_group uuid) returns public.ad_template_versions
language plpgsql stable security definer set search_path = ''
as $$
declare
  version public.ad_template_versions;
  client_id uuid;
begin
  select one.* into version from public.ad_template_versions as one where one.id = of_version;
  if version.id is null or not exists (select from public.ad_groups as ad_group where ad_group.id = of_group) then
    raise exception 'There is no such version of a template, or no such ad group' using errcode = 'PT404';
  end if;
  select template.parent_group_id into client_id from public.ad_templates as template where template.id = version.template_id;
  if client_id <> (select ad_group.parent_group_id from public.ad_groups as ad_group where ad_group.id = of_group) then
    raise exception 'This template is for another client' using errcode = 'PT422';
  end if;
  return version;
end
$$;
comment on function private.require_fitting_version(uuid, uuid) is 'Raises PT404, and PT422 when the template is for another client.';
revoke execute on function private.require_fitting_version(uuid, uuid) from public, anon, authenticated;

create function private.write_drawn_file(of_ad uuid, of_group uuid, of_kind text, file jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if file is null or file = 'null' then
    return null;
  elsif split_part(file ->> 'path', '/', 1) <> of_group::text then
    raise exception 'The file is in the folder of another group' using errcode = 'PT422';
  end if;
  insert into public.ad_files (path, ad_id, kind, content_type, bytes, sha256, file_name, uploaded_by)
  values (
    file ->> 'path', of_ad, of_kind, file ->> 'type', (file ->> 'bytes')::bigint, file ->> 'sha256', file ->> 'fileName',
    private.viewer_id()
  )
  -- The ad had this picture before, or the worker stopped before it knew that it was done.
  on conflict (path) do nothing;
  return file ->> 'path';
end
$$;
comment on function private.write_drawn_file(uuid, uuid, text, jsonb) is 'Answers the path. file: path, type, bytes, sha256, fileName, or null.';
revoke execute on function private.write_drawn_file(uuid, uuid, text, jsonb) from public, anon, authenticated;

create function private.write_drawn_ad(of_group uuid, version public.ad_template_versions, made jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  drawn_id constant uuid := made ->> 'adId';
  picture text;
  film text;
begin
  insert into public.ads (id, ad_group_id, title) values (drawn_id, of_group, left(made ->> 'title', 120))
  on conflict (id) do nothing;
  perform from public.ads as ad where ad.id = drawn_id and ad.ad_group_id = of_group for update;
  if not found then
    raise exception 'This ad is in another group' using errcode = 'PT422';
  end if;
  picture := private.write_drawn_file(drawn_id, of_group, 'static', made -> 'static');
  film := private.write_drawn_file(drawn_id, of_group, 'motion', made -> 'motion');
  update public.ads as ad
  set static_ad_url = coalesce(picture, ad.static_ad_url), motion_ad_url = coalesce(film, ad.motion_ad_url)
  where ad.id = drawn_id
    and (coalesce(picture <> ad.static_ad_url, picture is not null) or coalesce(film <> ad.motion_ad_url, film is not null));
  insert into public.ad_drawings as known
    (ad_id, template_id, version_id, format, texts, pictures, hash, motion_hash, problems, drawn_by)
  values (
    drawn_id, version.template_id, version.id, made ->> 'format', made -> 'texts', made -> 'pictures', made ->> 'hash',
    made ->> 'motionHash', coalesce(made -> 'problems', '[]'), private.viewer_id()
  )
  on conflict (ad_id) do update
  set template_id = excluded.template_id, version_id = excluded.version_id, format = excluded.format, texts = excluded.texts,
    pictures = excluded.pictures, hash = excluded.hash, motion_hash = excluded.motion_hash, problems = excluded.problems,
    drawn_by = excluded.drawn_by, drawn_at = now();
end
$$;
comment on function private.write_drawn_ad(uuid, public.ad_template_versions, jsonb) is
  'Makes the ad, or gives it a new drawing. Again with the same, it changes nothing else. made: adId, title (of a new ad), format, texts, pictures, hash, motionHash, problems, static and motion (files, or null where the one in use stays).';
revoke execute on function private.write_drawn_ad(uuid, public.ad_template_versions, jsonb) from public, anon, authenticated;

create function public.record_drawn_ad(of_group uuid, of_version uuid, made jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_group_worker(of_group);
  perform private.write_drawn_ad(of_group, private.require_fitting_version(of_version, of_group), made);
end
$$;
comment on function public.record_drawn_ad(uuid, uuid, jsonb) is
  'One ad that was drawn and stored: see private.write_drawn_ad. Raises PT403, PT404, PT422.';
revoke execute on function public.record_drawn_ad(uuid, uuid, jsonb) from public, anon, authenticated;
grant execute on function public.record_drawn_ad(uuid, uuid, jsonb) to authenticated;
