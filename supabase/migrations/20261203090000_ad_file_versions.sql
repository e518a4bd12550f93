-- Files of ads come from people: who uploaded one, what it was called, and that it is used from the moment it is recorded.

alter table public.ad_files
  add column file_name text check (char_length(file_name) between 1 and 200),
  add column uploaded_by uuid references public.profiles (id) on delete set null;
comment on column public.ad_files.file_name is 'What the file was called where it was uploaded from; null for files that nobody uploaded.';
create index ad_files_uploaded_by_idx on public.ad_files (uploaded_by);

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
  'What the policies on ads and their files say, asked before a file is sent. False for an ad that is not there, too.';
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
  'Records a file that was uploaded and inspected, and has its ad use it. PT403 by the policies, PT409 the second time.';
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
  'All versions of the files of an ad, the newest first, with the names of colleagues, which only their own row in profiles would tell.';
revoke execute on function public.list_ad_files(uuid) from public, anon, authenticated;
grant execute on function public.list_ad_files(uuid) to authenticated;
