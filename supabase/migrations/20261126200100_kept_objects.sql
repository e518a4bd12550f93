-- Files are not overwritten: a new one has a new name. What a version of an ad names stays as the server has read it.

drop policy "Admins replace public media" on storage.objects;
drop policy "Managers and admins replace ads" on storage.objects;
drop policy "Managers and owls replace logos of brands" on storage.objects;
drop policy "Managers and owls replace pictures of products and deals" on storage.objects;
drop policy "Managers and owls replace pictures of sites" on storage.objects;

drop policy "Super admins delete media" on storage.objects;
create policy "Super admins delete media that no ad names" on storage.objects
  for delete to authenticated
  using (
    bucket_id in ('video-thumbnails', 'logos', 'website-assets', 'videos', 'blog', 'ads')
    and (select private.viewer_write_role()) = 'super_admin'
    and not (bucket_id = 'ads' and exists (select from public.ad_files as file where file.path = name))
  );

-- An upload address that was signed for replacing works without policies.
create function private.keep_named_object() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.ad_files as file where file.path = old.name)
    or exists (select from private.checked_files as file where file.path = old.name)
  then
    raise exception 'This file is a version of an ad' using errcode = 'PT409';
  end if;
  return new;
end
$$;
revoke execute on function private.keep_named_object() from public, anon, authenticated;

create trigger keep_named_object before update on storage.objects
  for each row
  when (
    old.bucket_id = 'ads'
    and (new.bucket_id, new.name, new.version, new.metadata) is distinct from (old.bucket_id, old.name, old.version, old.metadata)
  )
  execute function private.keep_named_object();
