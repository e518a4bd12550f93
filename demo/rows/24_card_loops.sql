-- The films of the demo have six seconds and no sound: each is its own loop for cards.

insert into public.video_renditions (
  video_id, kind, file, made_from, public_file, width, height, bytes, sha256, duration_ms
)
select
  video.id, 'loop', 'demo/' || video.id || '.mp4', 'demo', video.video_file, probe.width, probe.height, probe.bytes,
  probe.sha256, probe.duration_ms
from public.videos as video
join public.film_probes as probe on probe.video_id = video.id and probe.path is null
where video.video_file is not null;
