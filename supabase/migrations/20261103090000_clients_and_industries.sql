-- For whom films are made, and in which trades. Policies on clients follow with the tables they look at.

create table public.clients (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) between 1 and 160),
  logo text check (char_length(logo) between 1 and 300),
  featured_logo boolean not null default false,
  created_at timestamptz not null default now()
);
comment on column public.clients.logo is 'File name in the bucket logos.';
create index clients_featured_idx on public.clients (name) where featured_logo;

revoke all on table public.clients from anon, authenticated;
grant select on table public.clients to anon;
grant select, insert, update, delete on table public.clients to authenticated, service_role;
alter table public.clients enable row level security;

create table public.industries (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(name) <= 80)
);
comment on column public.industries.name is 'Dash-separated; shown as words, each capitalised.';

revoke all on table public.industries from anon, authenticated;
grant select on table public.industries to anon;
grant select, insert, update, delete on table public.industries to authenticated, service_role;
alter table public.industries enable row level security;

create policy "Everyone reads industries" on public.industries
  for select to anon, authenticated
  using (true);
create policy "Admins add industries" on public.industries
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change industries" on public.industries
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Super admins delete industries" on public.industries
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');

create trigger record_change after insert or update or delete on public.clients
  for each row execute function private.record_change('id');
create trigger record_change after insert or update or delete on public.industries
  for each row execute function private.record_change('id');
