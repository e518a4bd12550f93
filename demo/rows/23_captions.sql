-- The demo films are silent, so captions hold only words that a film shows.

insert into public.captions (video_id, kind, language, label, content)
select id, 'captions', 'en', 'English', E'WEBVTT\n\n00:00:01.500 --> 00:00:05.400\n[On screen: A &amp; A]\n'
from public.videos
where slug = 'alder-and-associates-opening-statement';
