-- The public files of a film follow its publication on every way: the screen, a change of many, an undo.

create function private.settle_video_files() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue_job('video-files', jsonb_build_object('video', old.id), 'video-files:' || old.id, 5);
  return null;
end
$$;
comment on function private.settle_video_files() is
  'The server exposes and hides files at once. The job does the same again, for what died in between.';
revoke execute on function private.settle_video_files() from public, anon, authenticated;

create trigger settle_files after update of draft, archived on public.videos
  for each row when (
    (old.draft, old.archived) is distinct from (new.draft, new.archived)
    and (new.film_file is not null or new.video_file is not null)
  )
  execute function private.settle_video_files();
create trigger settle_files_of_deleted after delete on public.videos
  for each row when (old.film_file is not null)
  execute function private.settle_video_files();
