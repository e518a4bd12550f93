-- What an ad's version says of its file is what the server has read. A person names the file, and says nothing about it.

create table private.checked_files (
  path text primary key check (path ~ '^[0-9a-f-]{36}/[a-z0-9][a-z0-9._-]*$' and char_length(path) <= 200),
  kind text not null,
  content_type text not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  checked_at timestamptz not null default now()
);
comment on table private.checked_files is
  'Files in the bucket ads that the server has read, until they are recorded as a version of an ad. Rows go after a day.';
create index checked_files_checked_at_idx on private.checked_files (checked_at);
revoke all on table private.checked_files from anon, authenticated;
alter table private.checked_files enable row level security;

create function public.note_checked_file(
  file_path text, file_kind text, file_type text, file_bytes bigint, file_sha256 text
) returns void
language sql security definer set search_path = ''
as $$
  delete from private.checked_files where checked_at < now() - interval '1 day';
  insert into private.checked_files (path, kind, content_type, bytes, sha256)
  values (file_path, file_kind, file_type, file_bytes, file_sha256)
  on conflict (path) do update set
    kind = excluded.kind, content_type = excluded.content_type, bytes = excluded.bytes, sha256 = excluded.sha256,
    checked_at = now();
$$;
comment on function public.note_checked_file(text, text, text, bigint, text) is
  'What the server found when it read a file. Only its key may call this.';
revoke execute on function public.note_checked_file(text, text, text, bigint, text) from public, anon, authenticated;
grant execute on function public.note_checked_file(text, text, text, bigint, text) to service_role;

drop policy "Whoever works on a group adds files to its folder" on public.ad_files;
revoke insert on table public.ad_files from authenticated;

drop function public.add_ad_file(uuid, text, text, text, bigint, text, text);

create function public.add_ad_file(wanted_ad uuid, file_path text, file_name text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  file private.checked_files;
begin
  if not public.may_change_ad(wanted_ad)
    or split_part(file_path, '/', 1) <> (select ad.ad_group_id::text from public.ads as ad where ad.id = wanted_ad)
  then
    raise exception 'This ad is not yours to change' using errcode = 'PT403';
  elsif exists (select from public.ad_files as known where known.path = file_path) then
    raise exception 'This file is recorded already' using errcode = 'PT409';
  end if;
  delete from private.checked_files as known where known.path = file_path returning * into file;
  if file.path is null then
    raise exception 'The server has not read this file' using errcode = 'PT422';
  end if;
  insert into public.ad_files (path, ad_id, kind, content_type, bytes, sha256, file_name, uploaded_by)
  values (
    file.path, wanted_ad, file.kind, file.content_type, file.bytes, file.sha256, add_ad_file.file_name, private.viewer_id()
  );
  update public.ads as ad
  set
    static_ad_url = case file.kind when 'static' then file.path else ad.static_ad_url end,
    motion_ad_url = case file.kind when 'motion' then file.path else ad.motion_ad_url end
  where ad.id = wanted_ad;
exception
  when unique_violation then
    raise exception 'This file is recorded already' using errcode = 'PT409';
end
$$;
comment on function public.add_ad_file(uuid, text, text) is
  'Records a file that the server has read as the current one of its ad. Raises PT403 for an ad or a folder that is not theirs, PT422 for a file that was not read, and PT409 for a known path.';
revoke execute on function public.add_ad_file(uuid, text, text) from public, anon, authenticated;
grant execute on function public.add_ad_file(uuid, text, text) to authenticated;

create function private.require_checked_file(file jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if file is null or file = 'null' or exists (select from public.ad_files as known where known.path = file ->> 'path') then
    return;
  end if;
  delete from private.checked_files as known
  where known.path = file ->> 'path' and known.content_type = file ->> 'type'
    and known.bytes = (file ->> 'bytes')::bigint and known.sha256 = file ->> 'sha256';
  if not found then
    raise exception 'The server has not read this file' using errcode = 'PT422';
  end if;
end
$$;
comment on function private.require_checked_file(jsonb) is
  'file: as in private.write_drawn_file. Raises PT422 unless it is recorded, or the server has read just this.';
revoke execute on function private.require_checked_file(jsonb) from public, anon, authenticated;

create or replace function public.record_drawn_ad(of_group uuid, of_version uuid, made jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_group_worker(of_group);
  perform private.require_checked_file(made -> 'static');
  perform private.require_checked_file(made -> 'motion');
  perform private.write_drawn_ad(of_group, private.require_fitting_version(of_version, of_group), made);
end
$$;

-- Lists show the newest first, so the order of the titles stays.
create function public.create_ads(of_group uuid, titles text[]) returns setof uuid
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_group_worker(of_group);
  return query
    insert into public.ads (ad_group_id, title, created_at)
    select of_group, listed.title, now() - listed.position * interval '1 millisecond'
    from unnest(titles) with ordinality as listed (title, position)
    order by listed.position
    returning id;
exception
  when foreign_key_violation then
    raise exception 'There is no such ad group' using errcode = 'PT404';
end
$$;
comment on function public.create_ads(uuid, text[]) is
  'All or none. Answers the ids in the order of the titles. Raises PT403 for a group that is not theirs, and PT404.';
revoke execute on function public.create_ads(uuid, text[]) from public, anon, authenticated;
grant execute on function public.create_ads(uuid, text[]) to authenticated;
