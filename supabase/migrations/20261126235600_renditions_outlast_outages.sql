-- Six attempts wait five minutes in all. Three waited half a minute, which a storage that is away outlasts.

create or replace function private.enqueue_renditions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue_job(
    'renditions', jsonb_build_object('video', new.id), 'renditions:' || new.id, 0, private.viewer_id(), job_attempts => 6
  );
  return null;
end
$$;

create or replace function public.request_renditions(film_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins have renditions made' using errcode = 'PT403';
  end if;
  if not exists (select from public.videos as video where video.id = film_id and video.film_file is not null) then
    raise exception 'There is no uploaded film' using errcode = 'PT404';
  end if;
  return private.enqueue_job(
    'renditions', jsonb_build_object('video', film_id), 'renditions:' || film_id, 0, private.viewer_id(), job_attempts => 6
  );
end
$$;
