-- Captions and chapters of films, as WebVTT, and the point of a poster that every crop keeps.

alter table public.videos
  add column thumbnail_focus_x smallint not null default 50 check (thumbnail_focus_x between 0 and 100),
  add column thumbnail_focus_y smallint not null default 50 check (thumbnail_focus_y between 0 and 100);
comment on column public.videos.thumbnail_focus_x is
  'Percent of the width from the left. Tiles of another shape than the poster are cropped around this point.';
comment on column public.videos.thumbnail_focus_y is 'Percent of the height from the top.';

create table public.captions (
  id uuid primary key default gen_random_uuid(),
  video_id uuid not null references public.videos (id) on delete cascade,
  kind text not null check (kind in ('captions', 'chapters')),
  language text not null check (language ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'),
  label text not null check (char_length(label) between 1 and 60),
  content text not null default E'WEBVTT\n' check (content ~ '^WEBVTT' and char_length(content) <= 150000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (video_id, kind, language)
);
comment on table public.captions is 'One text track of a film: what is said, or its chapters.';
comment on column public.captions.language is 'BCP 47, as in ''en'' or ''pt-BR''.';
comment on column public.captions.content is 'WebVTT, as lib/video/webvtt writes it.';
comment on column public.captions.version is
  'Counts the changes. An edit is accepted only for the version it was made from.';

revoke all on table public.captions from anon, authenticated;
grant select on table public.captions to anon;
grant select, insert, update, delete on table public.captions to authenticated, service_role;
alter table public.captions enable row level security;

create policy "Everyone reads captions of published videos" on public.captions
  for select to anon, authenticated
  using (exists (
    select from public.videos as video where video.id = video_id and not video.draft and not video.archived
  ));
create policy "Designers, managers and admins read captions of every video" on public.captions
  for select to authenticated
  using ((select private.viewer_role() in ('graphic_designer', 'project_manager', 'admin', 'super_admin')));
create policy "Admins add captions" on public.captions
  for insert to authenticated
  with check ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Admins change captions" on public.captions
  for update to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')))
  with check ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Admins delete captions" on public.captions
  for delete to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')));

create trigger touch_updated_at before update on public.captions
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.captions
  for each row execute function private.count_version();
create trigger record_change after insert or update or delete on public.captions
  for each row execute function private.record_change('id');

create or replace function private.keeps_content(table_name text) returns boolean
language sql immutable set search_path = ''
as $$
  select table_name in (
    'clients', 'industries', 'videos', 'video_clients', 'video_industries', 'client_reviews', 'contacts', 'captions'
  )
$$;
