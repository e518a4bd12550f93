-- The guidelines of a brand as a file, beside the link. Every version stays, so that an older one can come back as long as the
-- history names it. The bucket has no policy: the server alone reads and writes it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('documents', 'documents', false, 20 * 1024 * 1024, array['application/pdf']);

update storage.buckets set
  file_size_limit = greatest(file_size_limit, 20 * 1024 * 1024),
  allowed_mime_types = allowed_mime_types || array['application/pdf']
where id = 'incoming';

alter table public.brands
  add column guidelines_file text,
  add column guidelines_file_name text check (char_length(guidelines_file_name) between 1 and 200),
  add column guidelines_file_since timestamptz,
  -- A path of another record would be a way to read its documents.
  add constraint brands_guidelines_file_check check (
    guidelines_file ~ ('^brands/' || id || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$')
  ),
  add constraint brands_guidelines_check check (
    (guidelines_file is null) = (guidelines_file_name is null) and (guidelines_file is null) = (guidelines_file_since is null)
  );
comment on column public.brands.guidelines_file is 'In the bucket documents.';
create index brands_guidelines_file_idx on public.brands (guidelines_file) where guidelines_file is not null;

create function public.list_orphan_documents(row_limit integer) returns table (bucket text, name text)
language sql stable security definer set search_path = ''
as $$
  select object.bucket_id, object.name
  from storage.objects as object
  where object.bucket_id = 'documents'
    and object.created_at < now() - interval '1 day'
    and not exists (select from public.brands as brand where brand.guidelines_file = object.name)
    and not exists (
      select from private.audit_log as entry
      where entry.table_name = 'brands'
        and entry.row_key = jsonb_build_object('id', split_part(object.name, '/', 2))
        and entry.changed_values -> 'guidelines_file' @> to_jsonb(array[object.name])
    )
  order by object.created_at
  limit row_limit
$$;
comment on function public.list_orphan_documents(integer) is
  'Documents older than a day that neither a record nor its history names, oldest first.';
revoke execute on function public.list_orphan_documents(integer) from public, anon, authenticated;
grant execute on function public.list_orphan_documents(integer) to service_role;
