-- Contacts at clients and the reviews they give, and with them what visitors may read about clients and contacts.

-- Names and positions may appear beside a review. Addresses are in a table of their own, because column grants do not survive
-- on every stack.
create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  client_id uuid references public.clients (id) on delete set null,
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  position text check (char_length(position) <= 120)
);
create index contacts_client_idx on public.contacts (client_id);

revoke all on table public.contacts from anon, authenticated;
grant select on table public.contacts to anon;
grant select, insert, update, delete on table public.contacts to authenticated, service_role;
alter table public.contacts enable row level security;

create trigger record_change after insert or update or delete on public.contacts
  for each row execute function private.record_change('id');

create table public.contact_details (
  contact_id uuid primary key references public.contacts (id) on delete cascade,
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 40),
  notes text check (char_length(notes) <= 5000)
);

revoke all on table public.contact_details from anon, authenticated;
grant select, insert, update, delete on table public.contact_details to authenticated, service_role;
alter table public.contact_details enable row level security;

create policy "Managers, owls and admins read contact details" on public.contact_details
  for select to authenticated
  using ((select private.viewer_role()) in ('project_manager', 'owl', 'admin', 'super_admin'));
create policy "Managers, owls and admins add contact details" on public.contact_details
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'));
create policy "Managers, owls and admins change contact details" on public.contact_details
  for update to authenticated
  using ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'));
create policy "Super admins delete contact details" on public.contact_details
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');

create trigger record_change after insert or update or delete on public.contact_details
  for each row execute function private.record_change('contact_id');

create table public.client_reviews (
  id uuid primary key default gen_random_uuid(),
  rating smallint not null check (rating between 1 and 5),
  description text not null check (char_length(description) between 1 and 2000),
  created_at timestamptz not null default now(),
  client_id uuid not null references public.clients (id) on delete cascade,
  contact_id uuid references public.contacts (id) on delete set null,
  featured_video_id uuid references public.videos (id) on delete set null
);

create index client_reviews_newest_idx on public.client_reviews (created_at desc);
create index client_reviews_client_idx on public.client_reviews (client_id);
create index client_reviews_contact_idx on public.client_reviews (contact_id);
create index client_reviews_featured_video_idx on public.client_reviews (featured_video_id);

revoke all on table public.client_reviews from anon, authenticated;
grant select on table public.client_reviews to anon;
grant select, insert, update, delete on table public.client_reviews to authenticated, service_role;
alter table public.client_reviews enable row level security;

create policy "Everyone reads reviews" on public.client_reviews
  for select to anon, authenticated
  using (true);
create policy "Admins add reviews" on public.client_reviews
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change reviews" on public.client_reviews
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins delete reviews" on public.client_reviews
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.client_reviews
  for each row execute function private.record_change('id');

create policy "Everyone reads clients that are featured, reviewed or on show" on public.clients
  for select to anon, authenticated
  using (
    featured_logo
    or exists (select from public.client_reviews as review where review.client_id = clients.id)
    or exists (
      select from public.video_clients as link
      join public.videos as video on video.id = link.video_id
      where link.client_id = clients.id and not video.draft and not video.archived
    )
  );
create policy "Staff read every client" on public.clients
  for select to authenticated
  using ((select private.viewer_role()) is not null);
create policy "Admins add clients" on public.clients
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change clients" on public.clients
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Super admins delete clients" on public.clients
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');

create policy "Visitors read contacts who gave a review" on public.contacts
  for select to anon
  using (exists (select from public.client_reviews as review where review.contact_id = contacts.id));
create policy "People without a role read contacts who gave a review" on public.contacts
  for select to authenticated
  using (
    (select private.viewer_role()) is null
    and exists (select from public.client_reviews as review where review.contact_id = contacts.id)
  );
create policy "Managers, owls and admins read every contact" on public.contacts
  for select to authenticated
  using ((select private.viewer_role()) in ('project_manager', 'owl', 'admin', 'super_admin'));
create policy "Managers, owls and admins add contacts" on public.contacts
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'));
create policy "Managers, owls and admins change contacts" on public.contacts
  for update to authenticated
  using ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'));
create policy "Super admins delete contacts" on public.contacts
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');

create function public.count_catalogue() returns table (videos integer, clients integer, reviews integer)
language sql stable set search_path = ''
as $$
  select
    (select count(*)::integer from public.videos as video where not video.archived and not video.draft),
    (select count(*)::integer from public.clients),
    (select count(*)::integer from public.client_reviews)
$$;
comment on function public.count_catalogue() is
  'Counts the rows that the caller may read; of videos only published ones.';
revoke execute on function public.count_catalogue() from public, anon, authenticated;
grant execute on function public.count_catalogue() to authenticated;
