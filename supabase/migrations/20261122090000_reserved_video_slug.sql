-- Below /videos the pages of industries have the first word, so no video may be called by it.

alter table public.videos
  add constraint videos_slug_not_reserved check (slug <> 'industry');
