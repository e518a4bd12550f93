-- Who asked what is kept about them, and what was done. Super admins alone, through functions.

create table private.privacy_requests (
  id uuid primary key default gen_random_uuid(),
  address text check (address = lower(btrim(address)) and char_length(address) between 3 and 254),
  address_hash text not null check (address_hash ~ '^[0-9a-f]{64}$'),
  requested_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  exported_at timestamptz,
  erased_at timestamptz,
  erased_by uuid references public.profiles (id) on delete set null,
  outcome jsonb,
  check (erased_at is null or address is null and outcome is not null)
);
comment on table private.privacy_requests is 'Removed after the period of its kind in public.retention_periods.';
comment on column private.privacy_requests.address is 'Null after the data of the address was erased, by this or another request.';
comment on column private.privacy_requests.address_hash is 'SHA-256 of the address in small letters: who knows the address finds the request.';
comment on column private.privacy_requests.outcome is 'Of the erasure: an array of {kind, fate, reason, records}.';
create index privacy_requests_address_hash_idx on private.privacy_requests (address_hash, created_at);
create index privacy_requests_created_at_idx on private.privacy_requests (created_at);
create index privacy_requests_requested_by_idx on private.privacy_requests (requested_by);
create index privacy_requests_erased_by_idx on private.privacy_requests (erased_by);
revoke all on table private.privacy_requests from public, anon, authenticated;
alter table private.privacy_requests enable row level security;
create trigger record_change after insert or update on private.privacy_requests
  for each row execute function private.record_change('id');

create function public.open_privacy_request(typed text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  asked constant text := lower(btrim(typed));
  opened uuid;
begin
  perform private.require_super_admin();
  if asked is null or asked !~ '^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$' or char_length(asked) > 254 then
    raise exception 'This is no email address' using errcode = 'PT422';
  end if;
  -- The same form sent twice makes one.
  perform pg_advisory_xact_lock(hashtextextended('privacy_request:' || asked, 0));
  select known.id into opened from private.privacy_requests as known
  where known.address_hash = private.hash_token(asked) and known.address is not null and known.created_at > now() - interval '1 hour';
  if opened is null then
    insert into private.privacy_requests (address, address_hash, requested_by)
    values (asked, private.hash_token(asked), auth.uid()) returning id into opened;
  end if;
  return opened;
end
$$;
comment on function public.open_privacy_request(text) is
  'Answers the request of the last hour for the same address, or a new one. Raises PT403 unless the caller is a super admin who is not mirroring, and PT422.';
revoke execute on function public.open_privacy_request(text) from public, anon, authenticated;
grant execute on function public.open_privacy_request(text) to authenticated;

create function public.list_privacy_requests(row_limit integer, row_offset integer default 0)
returns table (
  id uuid, address text, address_hash text, requested_by text, created_at timestamptz, exported_at timestamptz, erased_at timestamptz,
  erased_by text, total integer
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_super_admin();
  return query
    select known.id, known.address, known.address_hash, private.audited_name(opener), known.created_at, known.exported_at,
      known.erased_at, private.audited_name(eraser), count(*) over ()::integer
    from private.privacy_requests as known
    left join public.profiles as opener on opener.id = known.requested_by
    left join public.profiles as eraser on eraser.id = known.erased_by
    order by known.created_at desc, known.id
    limit least(greatest(row_limit, 0), 200) offset greatest(row_offset, 0);
end
$$;
comment on function public.list_privacy_requests(integer, integer) is
  'Newest first. Names of deleted users are null. Raises PT403 unless the caller is a super admin who is not mirroring.';
revoke execute on function public.list_privacy_requests(integer, integer) from public, anon, authenticated;
grant execute on function public.list_privacy_requests(integer, integer) to authenticated;
