-- A film that waits in the private bucket counts, and staff ask what is missing before its files become public.

create or replace function private.film_plays(video public.videos) returns boolean
language sql stable security definer set search_path = ''
as $$
  select video.film_file is not null or video.video_file is not null
    or video.video_link is not null or video.vimeo_video_id is not null
$$;

create function public.list_video_gaps(video_ids uuid[]) returns table (video_id uuid, gaps text[])
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins publish videos' using errcode = 'PT403';
  end if;
  return query
    select video.id, private.video_gaps(video)
    from public.videos as video
    where video.id = any (video_ids) and (video.draft or video.archived)
    order by video.id;
end
$$;
comment on function public.list_video_gaps(uuid[]) is
  'What keeps drafts and archived videos from being published; published ones are left out. Raises PT403.';
revoke execute on function public.list_video_gaps(uuid[]) from public, anon, authenticated;
grant execute on function public.list_video_gaps(uuid[]) to authenticated;
