-- Where uploads wait until the server has judged them. There is no policy for this bucket: browsers put a file by an address
-- that the server has signed, and only the server reads, converts and removes it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'incoming', 'incoming', false, 5 * 1024 * 1024,
  array['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']
);
