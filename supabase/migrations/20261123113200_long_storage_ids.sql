-- A repetition of a regular expression ends at 255.
alter table public.film_uploads drop constraint film_uploads_storage_id_check;
alter table public.film_uploads add constraint film_uploads_storage_id_check
  check (storage_id ~ '^[A-Za-z0-9_=.~-]+$' and char_length(storage_id) <= 1000);
