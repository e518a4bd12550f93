-- Videographers who want to join the network. Visitors have no right on the tables: the server stores through one function.

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
comment on column public.videographer_applications.gear is 'What else they own, in their words.';
comment on column public.videographer_applications.source is 'The page the form was sent from.';
comment on column public.videographer_applications.status is 'held: stored, but whether a person sent it is in doubt.';
create index videographer_applications_newest_idx on public.videographer_applications (created_at desc);

create table public.videographer_application_cameras (
  application_id uuid not null references public.videographer_applications (id) on delete cascade,
  camera_id uuid not null references public.cameras (id) on delete cascade,
  primary key (application_id, camera_id)
);
create index videographer_application_cameras_camera_idx on public.videographer_application_cameras (camera_id);

create table public.videographer_application_lenses (
  application_id uuid not null references public.videographer_applications (id) on delete cascade,
  lens_id uuid not null references public.lenses (id) on delete cascade,
  primary key (application_id, lens_id)
);
create index videographer_application_lenses_lens_idx on public.videographer_application_lenses (lens_id);

revoke all on table public.videographer_applications from anon, authenticated;
grant select, update, delete on table public.videographer_applications to authenticated;
grant select, insert, update, delete on table public.videographer_applications to service_role;
alter table public.videographer_applications enable row level security;

revoke all on table public.videographer_application_cameras, public.videographer_application_lenses
  from anon, authenticated;
grant select on table public.videographer_application_cameras, public.videographer_application_lenses to authenticated;
grant select, insert, update, delete
  on table public.videographer_application_cameras, public.videographer_application_lenses to service_role;
alter table public.videographer_application_cameras enable row level security;
alter table public.videographer_application_lenses enable row level security;

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
create policy "Admins read the cameras of applications" on public.videographer_application_cameras
  for select to authenticated
  using ((select private.viewer_role()) in ('admin', 'super_admin'));
create policy "Admins read the lenses of applications" on public.videographer_application_lenses
  for select to authenticated
  using ((select private.viewer_role()) in ('admin', 'super_admin'));

-- Triggers fire in the order of their names: this one must see the row before touch_updated_at does.
create trigger keep_all_but_status before update on public.videographer_applications
  for each row execute function private.keep_all_but_status();
create trigger touch_updated_at before update on public.videographer_applications
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.videographer_applications
  for each row execute function private.record_change('id');
create trigger record_change after insert or update or delete on public.videographer_application_cameras
  for each row execute function private.record_change('application_id', 'camera_id');
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
  'The words of the application stay out of it: the address may be somebody else''s.';
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
  'Both arrays hold names; those that nobody knew become pending cameras and lenses.';
revoke execute on function private.link_gear(uuid, jsonb, jsonb) from public, anon, authenticated;

create function public.submit_application(
  payload jsonb, idempotency_key uuid, address_hash text, held boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  claimed_id uuid;
  application public.videographer_applications;
begin
  claimed_id := private.claim_idempotency_key('application', idempotency_key, new_id);
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
    -- The original error quotes the row, and with it the person.
    raise exception 'The application is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.submit_application(jsonb, uuid, text, boolean) is
  'Stores an application and the mail about it, and answers its id. payload has the columns'' names, and cameras and lenses as arrays of names; the same key again stores nothing and answers the same id. Raises PT422 and, after 5 applications of an address in 10 minutes, PT429.';
revoke execute on function public.submit_application(jsonb, uuid, text, boolean) from public, anon, authenticated;
grant execute on function public.submit_application(jsonb, uuid, text, boolean) to service_role;

create function private.release_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.confirm_application(new);
  return null;
end
$$;
comment on function private.release_application() is 'A held application that turned out to be a person''s gets its confirmation.';
revoke execute on function private.release_application() from public, anon, authenticated;

create trigger release_application after update of status on public.videographer_applications
  for each row when (old.status = 'held' and new.status = 'new')
  execute function private.release_application();
create trigger forget_messages after delete on public.videographer_applications
  for each row execute function private.forget_messages();
