-- Up to twelve pictures of each site. They are one column, so that adding, moving, describing and removing one is a change of the site
-- with an undo. Files are in the bucket logos, below sites/.

create function private.are_site_pictures(pictures jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when pictures is null then true
    when jsonb_typeof(pictures) <> 'array' then false
    else jsonb_array_length(pictures) between 1 and 12
      and not exists (
        select from jsonb_array_elements(pictures) as picture
        where jsonb_typeof(picture) <> 'object'
          or picture - 'file' - 'alt' <> '{}'
          or coalesce(picture ->> 'file' !~ '^sites/[0-9a-z-]{1,80}\.webp$', true)
          or char_length(picture ->> 'alt') not between 1 and 300
      )
      and (select count(distinct picture ->> 'file') = count(*) from jsonb_array_elements(pictures) as picture)
  end
$$;
revoke execute on function private.are_site_pictures(jsonb) from public, anon, authenticated;
-- The check of the table runs it as the person who writes.
grant execute on function private.are_site_pictures(jsonb) to authenticated, service_role;

alter table public.sites add column pictures jsonb check (private.are_site_pictures(pictures));
comment on column public.sites.pictures is
  'As [{"file": "sites/….webp", "alt": what it shows, or null}], in their order. Null for none.';

create policy "Managers and owls upload pictures of sites" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'logos' and name like 'sites/%' and (select private.viewer_write_role() in ('project_manager', 'owl'))
  );
create policy "Managers and owls replace pictures of sites" on storage.objects
  for update to authenticated
  using (bucket_id = 'logos' and name like 'sites/%' and (select private.viewer_write_role() in ('project_manager', 'owl')))
  with check (
    bucket_id = 'logos' and name like 'sites/%' and (select private.viewer_write_role() in ('project_manager', 'owl'))
  );
