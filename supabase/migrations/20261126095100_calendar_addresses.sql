-- The iCal address of a person: whoever has it reads what is theirs. Only its hash is stored.

create table private.calendar_addresses (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
comment on table private.calendar_addresses is
  'One address for a person. Read, replaced and revoked by functions, by the person alone.';
comment on column private.calendar_addresses.read_at is 'When a calendar last asked, to the hour.';
revoke all on table private.calendar_addresses from anon, authenticated;
alter table private.calendar_addresses enable row level security;

create trigger record_change after insert or update or delete on private.calendar_addresses
  for each row execute function private.record_change('profile_id');

create function public.create_calendar_address(token text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_oneself();
  if private.viewer_role() is null then
    raise exception 'Calendars are for staff' using errcode = 'PT403';
  end if;
  if token !~ '^[A-Za-z0-9_-]{43}$' then
    raise exception 'This is no token' using errcode = 'PT422';
  end if;
  perform private.enforce_rate_limit('calendar_address', auth.uid()::text, 20, interval '1 hour');
  insert into private.calendar_addresses (profile_id, token_hash)
  values (auth.uid(), sha256(convert_to(token, 'UTF8')))
  on conflict (profile_id) do update set token_hash = excluded.token_hash, created_at = now(), read_at = null;
end
$$;
comment on function public.create_calendar_address(text) is
  'Replaces an address that the caller has. token is 256 random bits, base64url. Raises PT403 during mirroring and without a role, PT422, and PT429 after 20 addresses in an hour.';
revoke execute on function public.create_calendar_address(text) from public, anon, authenticated;
grant execute on function public.create_calendar_address(text) to authenticated;

create function public.revoke_calendar_address() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_oneself();
  delete from private.calendar_addresses as address where address.profile_id = auth.uid();
end
$$;
comment on function public.revoke_calendar_address() is 'Raises PT403 during mirroring.';
revoke execute on function public.revoke_calendar_address() from public, anon, authenticated;
grant execute on function public.revoke_calendar_address() to authenticated;

create function private.own_calendar_address() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('createdAt', address.created_at, 'readAt', address.read_at)
  from private.calendar_addresses as address where address.profile_id = private.viewer_id()
$$;
comment on function private.own_calendar_address() is 'Null without one. Without the secret, so a mirrored session reads it, too.';
revoke execute on function private.own_calendar_address() from public, anon, authenticated;
grant execute on function private.own_calendar_address() to authenticated;
