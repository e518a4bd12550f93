-- Saved views: a name for the search, filters and order of a list.

create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default private.viewer_id() references public.profiles (id) on delete cascade,
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  name text not null check (char_length(name) between 1 and 60),
  query text not null check (char_length(query) <= 1000),
  created_at timestamptz not null default now(),
  unique (owner_id, list, name)
);
comment on column public.saved_views.list is 'The name of the list.';
comment on column public.saved_views.query is 'The query string of the URL, without the page number.';

revoke all on table public.saved_views from anon, authenticated;
grant select, insert, update, delete on table public.saved_views to authenticated, service_role;
alter table public.saved_views enable row level security;

create policy "Staff read their own views" on public.saved_views
  for select to authenticated
  using (owner_id = (select private.viewer_id()) and (select private.viewer_role()) is not null);
create policy "Staff add views for themselves" on public.saved_views
  for insert to authenticated
  with check (owner_id = (select private.viewer_id()) and (select private.viewer_write_role()) is not null);
create policy "Staff change their own views" on public.saved_views
  for update to authenticated
  using (owner_id = (select private.viewer_id()) and (select private.viewer_write_role()) is not null)
  with check (owner_id = (select private.viewer_id()) and (select private.viewer_write_role()) is not null);
create policy "Staff delete their own views" on public.saved_views
  for delete to authenticated
  using (owner_id = (select private.viewer_id()) and (select private.viewer_write_role()) is not null);

create trigger record_change after insert or update or delete on public.saved_views
  for each row execute function private.record_change('id');
