-- Calls are counted by mailbox, so a mailbox is what is known.

create index contact_details_mailbox_idx on public.contact_details (private.mailbox(email));
create index contact_submissions_mailbox_idx on public.contact_submissions (private.mailbox(email));

create or replace function private.is_known_address(address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
      select from public.contact_details as details where private.mailbox(details.email) = private.mailbox(address)
    )
    or exists (
      select from public.contact_submissions as lead
      left join public.intro_calls as call on call.submission_id = lead.id and call.confirmed_at is not null
      where private.mailbox(lead.email) = private.mailbox(address) and lead.status <> 'spam'
        and (lead.first_answered_at is not null or call.id is not null)
    )
$$;

-- A file that the server has read, and that is not recorded yet, could be deleted and another be stored under its name.
create function private.is_read_file(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.ad_files as file where file.path = is_read_file.path)
    or exists (select from private.checked_files as file where file.path = is_read_file.path)
$$;
comment on function private.is_read_file(text) is 'Whether the server has read this object of the bucket ads.';
revoke execute on function private.is_read_file(text) from public, anon;
grant execute on function private.is_read_file(text) to authenticated;

drop policy "Super admins delete media that no ad names" on storage.objects;
create policy "Super admins delete media that no ad names" on storage.objects
  for delete to authenticated
  using (
    bucket_id in ('video-thumbnails', 'logos', 'website-assets', 'videos', 'blog', 'ads')
    and (select private.viewer_write_role()) = 'super_admin'
    and not (bucket_id = 'ads' and (select private.is_read_file(name)))
  );
