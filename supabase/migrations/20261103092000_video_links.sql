-- Which clients and industries a video belongs to. A link is as visible as its video, or it would give a draft away.

create table public.video_clients (
  video_id uuid not null references public.videos (id) on delete cascade,
  client_id uuid not null references public.clients (id) on delete cascade,
  primary key (video_id, client_id)
);
create index video_clients_client_idx on public.video_clients (client_id);

revoke all on table public.video_clients from anon, authenticated;
grant select on table public.video_clients to anon;
grant select, insert, update, delete on table public.video_clients to authenticated, service_role;
alter table public.video_clients enable row level security;

create policy "Everyone reads the clients of published videos" on public.video_clients
  for select to anon, authenticated
  using (exists (
    select from public.videos as video where video.id = video_id and not video.draft and not video.archived
  ));
create policy "Designers, managers and admins read clients of every video" on public.video_clients
  for select to authenticated
  using ((select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin'));
create policy "Admins link videos to clients" on public.video_clients
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change links to clients" on public.video_clients
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins unlink videos from clients" on public.video_clients
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create table public.video_industries (
  video_id uuid not null references public.videos (id) on delete cascade,
  industry_id uuid not null references public.industries (id) on delete cascade,
  primary key (video_id, industry_id)
);
create index video_industries_industry_idx on public.video_industries (industry_id);

revoke all on table public.video_industries from anon, authenticated;
grant select on table public.video_industries to anon;
grant select, insert, update, delete on table public.video_industries to authenticated, service_role;
alter table public.video_industries enable row level security;

create policy "Everyone reads the industries of published videos" on public.video_industries
  for select to anon, authenticated
  using (exists (
    select from public.videos as video where video.id = video_id and not video.draft and not video.archived
  ));
create policy "Designers, managers and admins read industries of every video" on public.video_industries
  for select to authenticated
  using ((select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin'));
create policy "Admins link videos to industries" on public.video_industries
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change links to industries" on public.video_industries
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins unlink videos from industries" on public.video_industries
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.video_clients
  for each row execute function private.record_change('video_id', 'client_id');
create trigger record_change after insert or update or delete on public.video_industries
  for each row execute function private.record_change('video_id', 'industry_id');
