-- Applications of videographers, and the cameras and lenses they choose from. Visitors have no right on applications: the
-- server stores one through submit_application().

create table public.cameras (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 120),
  brand text not null default 'Other' check (char_length(brand) between 1 and 60),
  model text not null check (char_length(model) between 1 and 120),
  status text not null default 'approved' check (status in ('approved', 'pending', 'declined')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.cameras.status is
  'Only approved entries are public. An entry that an applicant adds is pending.';

create unique index cameras_name_idx on public.cameras (lower(name));
create index cameras_approved_idx on public.cameras (name) where status = 'approved';
create index cameras_pending_idx on public.cameras (created_at) where status = 'pending';

revoke all on table public.cameras from anon, authenticated;
grant select on table public.cameras to anon;
grant select, insert, update, delete on table public.cameras to authenticated, service_role;
alter table public.cameras enable row level security;

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

create trigger touch_updated_at before update on public.cameras
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.cameras
  for each row execute function private.record_change('id');

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
comment on column public.lenses.focal_length is 'As written on the lens: ''50mm'', ''24-70mm''.';
comment on column public.lenses.aperture is 'The widest aperture as an f-stop or a T-stop: ''f/2.8'', ''T1.5''.';
comment on column public.lenses.status is
  'Only approved entries are public. An entry that an applicant adds is pending.';

create unique index lenses_name_idx on public.lenses (lower(name));
create index lenses_approved_idx on public.lenses (name) where status = 'approved';
create index lenses_pending_idx on public.lenses (created_at) where status = 'pending';

revoke all on table public.lenses from anon, authenticated;
grant select on table public.lenses to anon;
grant select, insert, update, delete on table public.lenses to authenticated, service_role;
alter table public.lenses enable row level security;

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
comment on function private.camera_called(text) is 'Finds the camera by name, ignoring case, or creates a pending one.';
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
comment on function private.lens_called(text) is 'Finds the lens by name, ignoring case, or creates a pending one.';
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
  'Returns the name of the known or new camera. Raises PT422, and PT429 after 30 from an address in an hour.';
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
  'Returns the name of the known or new lens. Raises PT422, and PT429 after 30 from an address in an hour.';
revoke execute on function public.suggest_lens(text, text) from public, anon, authenticated;
grant execute on function public.suggest_lens(text, text) to service_role;

create table public.videographer_applications (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  email text not null check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and char_length(email) <= 254),
  phone text not null check (char_length(phone) between 1 and 40),
  street text not null check (char_length(street) between 1 and 200),
  city text not null check (char_length(city) between 1 and 100),
  state text not null check (char_length(state) between 1 and 100),
  zip_code text not null check (char_length(zip_code) between 1 and 20),
  country text not null default 'USA' check (char_length(country) between 1 and 100),
  website text check (char_length(website) between 1 and 500),
  linkedin_url text check (char_length(linkedin_url) between 1 and 500),
  about text not null check (char_length(about) between 1 and 5000),
  gear text check (char_length(gear) between 1 and 5000),
  source text check (char_length(source) between 1 and 500),
  status text not null default 'new' check (status in ('new', 'held', 'approved', 'declined', 'spam')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.videographer_applications.gear is 'Other gear, in the words of the applicant.';
comment on column public.videographer_applications.source is 'The page that the form was sent from.';
comment on column public.videographer_applications.status is
  'held: the bot check is in doubt, so no confirmation was sent.';
create index videographer_applications_newest_idx on public.videographer_applications (created_at desc);

revoke all on table public.videographer_applications from anon, authenticated;
grant select, update, delete on table public.videographer_applications to authenticated;
grant select, insert, update, delete on table public.videographer_applications to service_role;
alter table public.videographer_applications enable row level security;

create policy "Admins read applications" on public.videographer_applications
  for select to authenticated
  using ((select private.viewer_role()) in ('admin', 'super_admin'));
create policy "Admins change the status of applications" on public.videographer_applications
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Super admins delete applications" on public.videographer_applications
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');

-- Triggers fire in the order of their names: this one runs before touch_updated_at.
create trigger keep_all_but_status before update on public.videographer_applications
  for each row execute function private.keep_all_but_status();
create trigger touch_updated_at before update on public.videographer_applications
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.videographer_applications
  for each row execute function private.record_change('id');
create trigger forget_messages after delete on public.videographer_applications
  for each row execute function private.forget_messages();

create table public.videographer_application_cameras (
  application_id uuid not null references public.videographer_applications (id) on delete cascade,
  camera_id uuid not null references public.cameras (id) on delete cascade,
  primary key (application_id, camera_id)
);
create index videographer_application_cameras_camera_idx on public.videographer_application_cameras (camera_id);

revoke all on table public.videographer_application_cameras from anon, authenticated;
grant select on table public.videographer_application_cameras to authenticated;
grant select, insert, update, delete on table public.videographer_application_cameras to service_role;
alter table public.videographer_application_cameras enable row level security;

create policy "Admins read the cameras of applications" on public.videographer_application_cameras
  for select to authenticated
  using ((select private.viewer_role()) in ('admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.videographer_application_cameras
  for each row execute function private.record_change('application_id', 'camera_id');

create table public.videographer_application_lenses (
  application_id uuid not null references public.videographer_applications (id) on delete cascade,
  lens_id uuid not null references public.lenses (id) on delete cascade,
  primary key (application_id, lens_id)
);
create index videographer_application_lenses_lens_idx on public.videographer_application_lenses (lens_id);

revoke all on table public.videographer_application_lenses from anon, authenticated;
grant select on table public.videographer_application_lenses to authenticated;
grant select, insert, update, delete on table public.videographer_application_lenses to service_role;
alter table public.videographer_application_lenses enable row level security;

create policy "Admins read the lenses of applications" on public.videographer_application_lenses
  for select to authenticated
  using ((select private.viewer_role()) in ('admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.videographer_application_lenses
  for each row execute function private.record_change('application_id', 'lens_id');

create function private.confirm_application(application public.videographer_applications) returns void
language sql security definer set search_path = ''
as $$
  select private.enqueue_message(
    'application_received',
    application.email,
    application.id,
    jsonb_build_object('first_name', application.first_name)
  )
$$;
comment on function private.confirm_application(public.videographer_applications) is
  'The mail does not quote the application, because the address may belong to another person.';
revoke execute on function private.confirm_application(public.videographer_applications) from public, anon, authenticated;

create function private.link_gear(application uuid, cameras jsonb, lenses jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if jsonb_array_length(cameras) > 40 or jsonb_array_length(lenses) > 40 then
    raise exception 'Too many cameras or lenses' using errcode = 'PT422';
  end if;
  insert into public.videographer_application_cameras (application_id, camera_id)
  select distinct application, (private.camera_called(name)).id from jsonb_array_elements_text(cameras) as name;
  insert into public.videographer_application_lenses (application_id, lens_id)
  select distinct application, (private.lens_called(name)).id from jsonb_array_elements_text(lenses) as name;
end
$$;
comment on function private.link_gear(uuid, jsonb, jsonb) is
  'Both arrays contain names. Unknown names become pending cameras and lenses.';
revoke execute on function private.link_gear(uuid, jsonb, jsonb) from public, anon, authenticated;

create function public.submit_application(
  payload jsonb, idempotency_key uuid, address_hash text, held boolean default false,
  key_expires boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  claimed_id uuid;
  application public.videographer_applications;
begin
  claimed_id := private.claim_idempotency_key('application', idempotency_key, new_id, key_expires);
  if claimed_id <> new_id then
    return claimed_id;
  end if;
  perform private.enforce_rate_limit('application', address_hash, 5, interval '10 minutes');

  insert into public.videographer_applications (
    id, first_name, last_name, email, phone, street, city, state, zip_code, country, website, linkedin_url, about, gear,
    source, status
  )
  values (
    new_id,
    payload ->> 'first_name',
    payload ->> 'last_name',
    payload ->> 'email',
    payload ->> 'phone',
    payload ->> 'street',
    payload ->> 'city',
    payload ->> 'state',
    payload ->> 'zip_code',
    coalesce(nullif(payload ->> 'country', ''), 'USA'),
    nullif(payload ->> 'website', ''),
    nullif(payload ->> 'linkedin_url', ''),
    payload ->> 'about',
    nullif(payload ->> 'gear', ''),
    nullif(payload ->> 'source', ''),
    case when held then 'held' else 'new' end
  )
  returning * into application;
  perform private.link_gear(new_id, payload -> 'cameras', payload -> 'lenses');

  perform private.enqueue_message(
    'application_notice', null, new_id,
    to_jsonb(application) - array['id', 'street', 'created_at', 'updated_at']
      || jsonb_build_object(
        'cameras', coalesce(payload -> 'cameras', '[]'), 'lenses', coalesce(payload -> 'lenses', '[]')
      )
  );
  if not held then
    perform private.confirm_application(application);
  end if;
  return new_id;
exception
  when check_violation or not_null_violation then
    -- The original error quotes the row, which contains personal data.
    raise exception 'The application is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.submit_application(jsonb, uuid, text, boolean, boolean) is
  'Stores an application with its mail and returns its id. The keys of payload are column names, and cameras and lenses, which are arrays of names. A known idempotency_key stores nothing and returns the known id; with key_expires, for ten minutes. Raises PT422, and PT429 after 5 applications from an address in 10 minutes.';
revoke execute on function public.submit_application(jsonb, uuid, text, boolean, boolean) from public, anon, authenticated;
grant execute on function public.submit_application(jsonb, uuid, text, boolean, boolean) to service_role;

create function private.release_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.confirm_application(new);
  return null;
end
$$;
comment on function private.release_application() is 'Sends the confirmation when staff release a held application.';
revoke execute on function private.release_application() from public, anon, authenticated;

create trigger release_application after update of status on public.videographer_applications
  for each row when (old.status = 'held' and new.status = 'new')
  execute function private.release_application();

create function private.announce_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A new decision deletes the mail of the earlier one if it is not sent yet.
  delete from public.outbox_messages
  where about_id = new.id and kind in ('application_approved', 'application_declined')
    and status <> 'sent' and lease is null;
  if new.status in ('approved', 'declined') then
    perform private.enqueue_message(
      'application_' || new.status, new.email, new.id, jsonb_build_object('first_name', new.first_name)
    );
  end if;
  return null;
end
$$;
comment on function private.announce_decision() is 'Writes the mail with the decision, in the same transaction.';
revoke execute on function private.announce_decision() from public, anon, authenticated;

create trigger announce_decision after update of status on public.videographer_applications
  for each row when (old.status is distinct from new.status)
  execute function private.announce_decision();

create function public.count_applications() returns table (status text, total bigint)
language sql stable set search_path = ''
as $$
  select application.status, count(*) from public.videographer_applications as application group by application.status
$$;
comment on function public.count_applications() is
  'One row for each status in use. No rows for users who may not read applications.';
revoke execute on function public.count_applications() from public, anon, authenticated;
grant execute on function public.count_applications() to authenticated;
