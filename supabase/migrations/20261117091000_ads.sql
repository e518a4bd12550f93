-- Ads and the versions of their files.

create table public.ads (
  id uuid primary key default gen_random_uuid(),
  ad_group_id uuid not null references public.ad_groups (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 120),
  static_ad_url text,
  motion_ad_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search_text text generated always as (lower(title)) stored
);
comment on column public.ads.static_ad_url is 'The path of the current picture in the bucket ads; null without one.';
comment on column public.ads.motion_ad_url is 'The path of the current video in the bucket ads; null without one.';
comment on column public.ads.version is
  'Counts the changes. An edit is accepted only for the version it was made from.';

create index ads_ad_group_idx on public.ads (ad_group_id, created_at desc);
create index ads_static_ad_url_idx on public.ads (static_ad_url, id);
create index ads_motion_ad_url_idx on public.ads (motion_ad_url, id);
create index ads_newest_idx on public.ads (created_at desc, id);
create index ads_title_idx on public.ads (title, id);
create index ads_changed_idx on public.ads (updated_at desc, id);

revoke all on table public.ads from anon, authenticated;
grant select, insert, update, delete on table public.ads to authenticated, service_role;
alter table public.ads enable row level security;

-- The role is compared inside the subselect, as in the policy on ad_groups.
create policy "Designers, managers and admins read ads" on public.ads
  for select to authenticated
  using ((select private.viewer_role() in ('graphic_designer', 'project_manager', 'admin', 'super_admin')));
create policy "Whoever works on a group adds its ads" on public.ads
  for insert to authenticated
  with check (
    (select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin')
    or (select private.viewer_write_role()) = 'graphic_designer' and ad_group_id in (
      select assignment.ad_group_id from public.ad_group_assignments as assignment
      where assignment.profile_id = (select private.viewer_id())
    )
  );
create policy "Whoever works on a group changes its ads" on public.ads
  for update to authenticated
  using (
    (select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin')
    or (select private.viewer_write_role()) = 'graphic_designer' and ad_group_id in (
      select assignment.ad_group_id from public.ad_group_assignments as assignment
      where assignment.profile_id = (select private.viewer_id())
    )
  )
  with check (
    (select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin')
    or (select private.viewer_write_role()) = 'graphic_designer' and ad_group_id in (
      select assignment.ad_group_id from public.ad_group_assignments as assignment
      where assignment.profile_id = (select private.viewer_id())
    )
  );
create policy "Managers and admins delete ads" on public.ads
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'));

create trigger touch_updated_at before update on public.ads
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.ads
  for each row execute function private.record_change('id');
create trigger count_version before update on public.ads
  for each row execute function private.count_version();

create table public.ad_files (
  path text primary key check (path ~ '^[0-9a-f-]{36}/[a-z0-9][a-z0-9._-]*$' and char_length(path) <= 200),
  ad_id uuid not null references public.ads (id) on delete cascade,
  kind text not null check (kind in ('static', 'motion')),
  content_type text not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  file_name text check (char_length(file_name) between 1 and 200),
  uploaded_by uuid references public.profiles (id) on delete set null,
  unique (path, ad_id),
  check (
    content_type in ('image/png', 'image/jpeg', 'image/webp') and kind = 'static'
    or content_type in ('video/mp4', 'video/webm') and kind = 'motion'
  )
);
comment on table public.ad_files is 'All files of an ad. A replaced file stays as an older version and never changes.';
comment on column public.ad_files.path is 'The path in the bucket ads. The folder is the id of the ad group.';
comment on column public.ad_files.file_name is 'The original file name; null for seeded files.';
create index ad_files_ad_idx on public.ad_files (ad_id, kind, created_at desc);
create index ad_files_uploaded_by_idx on public.ad_files (uploaded_by);

revoke all on table public.ad_files from anon, authenticated;
grant select, insert, delete on table public.ad_files to authenticated, service_role;
alter table public.ad_files enable row level security;

create policy "Designers, managers and admins read ad files" on public.ad_files
  for select to authenticated
  using ((select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin'));
create policy "Whoever works on a group adds files to its folder" on public.ad_files
  for insert to authenticated
  with check (
    (
      (select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin')
      or (select private.viewer_write_role()) = 'graphic_designer' and split_part(path, '/', 1) in (
        select assignment.ad_group_id::text from public.ad_group_assignments as assignment
        where assignment.profile_id = (select private.viewer_id())
      )
    )
    and split_part(path, '/', 1) = (select ad.ad_group_id::text from public.ads as ad where ad.id = ad_id)
  );
create policy "Managers and admins delete ad files" on public.ad_files
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.ad_files
  for each row execute function private.record_change('path');

alter table public.ads
  add foreign key (static_ad_url, id) references public.ad_files (path, ad_id),
  add foreign key (motion_ad_url, id) references public.ad_files (path, ad_id);

-- In storage, designers reach the folders of their groups.
create policy "Designers read ads of their groups" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'ads' and (select private.viewer_role()) = 'graphic_designer' and split_part(name, '/', 1) in (
      select assignment.ad_group_id::text from public.ad_group_assignments as assignment
      where assignment.profile_id = (select private.viewer_id())
    )
  );
create policy "Designers upload ads of their groups" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'ads' and (select private.viewer_write_role()) = 'graphic_designer' and split_part(name, '/', 1) in (
      select assignment.ad_group_id::text from public.ad_group_assignments as assignment
      where assignment.profile_id = (select private.viewer_id())
    )
  );

create function public.may_change_ad(wanted_ad uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.ads as ad
    where ad.id = wanted_ad
      and (
        (select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin')
        or (select private.viewer_write_role()) = 'graphic_designer' and ad.ad_group_id in (
          select assignment.ad_group_id from public.ad_group_assignments as assignment
          where assignment.profile_id = (select private.viewer_id())
        )
      )
  )
$$;
comment on function public.may_change_ad(uuid) is
  'Applies the policies on ads and ad_files, before a file is uploaded. False for an unknown ad too.';
revoke execute on function public.may_change_ad(uuid) from public, anon, authenticated;
grant execute on function public.may_change_ad(uuid) to authenticated;

create function public.add_ad_file(
  wanted_ad uuid,
  file_path text,
  file_kind text,
  file_type text,
  file_bytes bigint,
  file_sha256 text,
  file_name text
) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.ad_files (path, ad_id, kind, content_type, bytes, sha256, file_name, uploaded_by)
  values (
    file_path, wanted_ad, file_kind, file_type, file_bytes, file_sha256, add_ad_file.file_name,
    (select private.viewer_id())
  );
  update public.ads as ad
  set
    static_ad_url = case file_kind when 'static' then file_path else ad.static_ad_url end,
    motion_ad_url = case file_kind when 'motion' then file_path else ad.motion_ad_url end
  where ad.id = wanted_ad;
exception
  when insufficient_privilege then
    raise exception 'This ad is not yours to change' using errcode = 'PT403';
  when unique_violation then
    raise exception 'This file is recorded already' using errcode = 'PT409';
end
$$;
comment on function public.add_ad_file(uuid, text, text, text, bigint, text, text) is
  'Records an uploaded and checked file as the current one of its ad. Raises PT403 where the policies do not allow it, and PT409 for a known path.';
revoke execute on function public.add_ad_file(uuid, text, text, text, bigint, text, text) from public, anon, authenticated;
grant execute on function public.add_ad_file(uuid, text, text, text, bigint, text, text) to authenticated;

create function public.list_ad_files(wanted_ad uuid)
returns table (
  path text,
  kind text,
  content_type text,
  bytes bigint,
  file_name text,
  uploader text,
  created_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select
    file.path,
    file.kind,
    file.content_type,
    file.bytes,
    file.file_name,
    nullif(concat_ws(' ', uploader.first_name, uploader.last_name), ''),
    file.created_at
  from public.ad_files as file
  left join public.profiles as uploader on uploader.id = file.uploaded_by
  where file.ad_id = wanted_ad
    and (select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin')
  order by file.created_at desc, file.path
$$;
comment on function public.list_ad_files(uuid) is
  'All versions of the files of an ad, newest first, with the names of the uploaders, which the policies on profiles would hide.';
revoke execute on function public.list_ad_files(uuid) from public, anon, authenticated;
grant execute on function public.list_ad_files(uuid) to authenticated;

create function public.count_ads(group_ids uuid[]) returns table (ad_group_id uuid, ads integer)
language sql stable set search_path = ''
as $$
  select ad.ad_group_id, count(*)::integer
  from public.ads as ad
  where ad.ad_group_id = any (group_ids)
  group by ad.ad_group_id
$$;
comment on function public.count_ads(uuid[]) is
  'Not a column of ad_group_list, where it would be counted for every row before the page. Returns no row for a group without ads.';
revoke execute on function public.count_ads(uuid[]) from public, anon, authenticated;
grant execute on function public.count_ads(uuid[]) to authenticated;
