-- People at our clients. Names and positions may appear beside a review; how to reach them lives in a table of its own,
-- because column grants do not survive on every stack. Policies on contacts follow with the reviews they look at.

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

create trigger record_change after insert or update or delete on public.contacts
  for each row execute function private.record_change('id');
create trigger record_change after insert or update or delete on public.contact_details
  for each row execute function private.record_change('contact_id');
