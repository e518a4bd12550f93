-- What people film with. Applicants choose from these lists and add what is missing.

create table public.cameras (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 120),
  brand text not null default 'Other' check (char_length(brand) between 1 and 60),
  model text not null check (char_length(model) between 1 and 120),
  status text not null default 'approved' check (status in ('approved', 'pending', 'declined')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.cameras.status is 'Only approved ones are public. An applicant''s addition waits as pending.';
create unique index cameras_name_idx on public.cameras (lower(name));
create index cameras_approved_idx on public.cameras (name) where status = 'approved';
create index cameras_pending_idx on public.cameras (created_at) where status = 'pending';

create table public.lenses (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 120),
  brand text not null default 'Other' check (char_length(brand) between 1 and 60),
  focal_length text check (char_length(focal_length) between 1 and 20),
  aperture text check (char_length(aperture) between 1 and 20),
  lens_type text not null default 'other'
    check (lens_type in ('prime', 'zoom', 'macro', 'cine prime', 'cine zoom', 'anamorphic', 'other')),
  status text not null default 'approved' check (status in ('approved', 'pending', 'declined')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.lenses.focal_length is 'As it is written on the lens: ''50mm'', ''24-70mm''.';
comment on column public.lenses.aperture is 'Widest, as an f-stop or a T-stop: ''f/2.8'', ''T1.5''.';
comment on column public.lenses.status is 'Only approved ones are public. An applicant''s addition waits as pending.';
create unique index lenses_name_idx on public.lenses (lower(name));
create index lenses_approved_idx on public.lenses (name) where status = 'approved';
create index lenses_pending_idx on public.lenses (created_at) where status = 'pending';

revoke all on table public.cameras, public.lenses from anon, authenticated;
grant select on table public.cameras, public.lenses to anon;
grant select, insert, update, delete on table public.cameras, public.lenses to authenticated, service_role;
alter table public.cameras enable row level security;
alter table public.lenses enable row level security;

create policy "Visitors read approved cameras" on public.cameras
  for select to anon
  using (status = 'approved');
create policy "People without a role read approved cameras" on public.cameras
  for select to authenticated
  using ((select private.viewer_role()) is null and status = 'approved');
create policy "Crews and admins read every camera" on public.cameras
  for select to authenticated
  using ((select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin'));
create policy "Admins add cameras" on public.cameras
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change cameras" on public.cameras
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Super admins delete cameras" on public.cameras
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');

create policy "Visitors read approved lenses" on public.lenses
  for select to anon
  using (status = 'approved');
create policy "People without a role read approved lenses" on public.lenses
  for select to authenticated
  using ((select private.viewer_role()) is null and status = 'approved');
create policy "Crews and admins read every lens" on public.lenses
  for select to authenticated
  using ((select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin'));
create policy "Admins add lenses" on public.lenses
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change lenses" on public.lenses
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Super admins delete lenses" on public.lenses
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');

create trigger touch_updated_at before update on public.cameras
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.cameras
  for each row execute function private.record_change('id');
create trigger touch_updated_at before update on public.lenses
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.lenses
  for each row execute function private.record_change('id');

create function private.camera_called(wanted text) returns public.cameras
language plpgsql security definer set search_path = ''
as $$
declare
  found_camera public.cameras;
begin
  insert into public.cameras (name, brand, model, status)
  values (btrim(wanted), 'Other', btrim(wanted), 'pending')
  on conflict (lower(name)) do nothing;
  select * into strict found_camera from public.cameras where lower(name) = lower(btrim(wanted));
  return found_camera;
end
$$;
comment on function private.camera_called(text) is 'The camera of that name in any case; a pending one where there was none.';
revoke execute on function private.camera_called(text) from public, anon, authenticated;

create function private.lens_called(wanted text) returns public.lenses
language plpgsql security definer set search_path = ''
as $$
declare
  found_lens public.lenses;
begin
  insert into public.lenses (name, brand, lens_type, status)
  values (btrim(wanted), 'Other', 'other', 'pending')
  on conflict (lower(name)) do nothing;
  select * into strict found_lens from public.lenses where lower(name) = lower(btrim(wanted));
  return found_lens;
end
$$;
comment on function private.lens_called(text) is 'The lens of that name in any case; a pending one where there was none.';
revoke execute on function private.lens_called(text) from public, anon, authenticated;

create function public.suggest_camera(name text, address_hash text) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('gear', address_hash, 30, interval '1 hour');
  return (private.camera_called(suggest_camera.name)).name;
exception
  when check_violation or not_null_violation then
    raise exception 'The name is empty or too long' using errcode = 'PT422';
end
$$;
comment on function public.suggest_camera(text, text) is
  'Answers the name under which the camera is known from now on. Raises PT422 and, after 30 of an address in an hour, PT429.';
revoke execute on function public.suggest_camera(text, text) from public, anon, authenticated;
grant execute on function public.suggest_camera(text, text) to service_role;

create function public.suggest_lens(name text, address_hash text) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('gear', address_hash, 30, interval '1 hour');
  return (private.lens_called(suggest_lens.name)).name;
exception
  when check_violation or not_null_violation then
    raise exception 'The name is empty or too long' using errcode = 'PT422';
end
$$;
comment on function public.suggest_lens(text, text) is
  'Answers the name under which the lens is known from now on. Raises PT422 and, after 30 of an address in an hour, PT429.';
revoke execute on function public.suggest_lens(text, text) from public, anon, authenticated;
grant execute on function public.suggest_lens(text, text) to service_role;
