-- One picture for each product and each deal (whose columns came with its list). Files are in the bucket logos, below products/ and
-- deals/.

alter table public.products
  add column picture_path text check (picture_path ~ '^products/[0-9a-z-]{1,80}\.webp$'),
  add column picture_alt text check (char_length(picture_alt) between 1 and 300);
comment on column public.products.picture_path is 'In the bucket logos.';
comment on column public.products.picture_alt is 'What the picture shows. Null: the name says it.';

create policy "Managers and owls upload pictures of products and deals" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'logos' and name ~ '^(products|deals)/' and (select private.viewer_write_role() in ('project_manager', 'owl'))
  );
create policy "Managers and owls replace pictures of products and deals" on storage.objects
  for update to authenticated
  using (
    bucket_id = 'logos' and name ~ '^(products|deals)/' and (select private.viewer_write_role() in ('project_manager', 'owl'))
  )
  with check (
    bucket_id = 'logos' and name ~ '^(products|deals)/' and (select private.viewer_write_role() in ('project_manager', 'owl'))
  );
