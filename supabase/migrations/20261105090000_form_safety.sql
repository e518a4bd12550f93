-- What every public form needs: nothing stored twice, and no address heard without end.

create table private.idempotency_keys (
  scope text not null,
  key uuid not null,
  result_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
comment on table private.idempotency_keys is 'One row per form a browser filled in, whatever number of times it was sent.';

revoke all on table private.idempotency_keys from anon, authenticated;
alter table private.idempotency_keys enable row level security;

create table private.rate_limits (
  scope text not null,
  address_hash text not null check (char_length(address_hash) between 1 and 200),
  hits timestamptz[] not null,
  expires_at timestamptz not null,
  primary key (scope, address_hash)
);
comment on table private.rate_limits is 'Accepted requests within the running window, by keyed hash of the sender''s address.';
create index rate_limits_expires_at_idx on private.rate_limits (expires_at);

revoke all on table private.rate_limits from anon, authenticated;
alter table private.rate_limits enable row level security;

create function private.claim_idempotency_key(scope text, key uuid, result_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  known_id uuid;
begin
  -- A parallel request with the same key waits here until the first has committed or failed.
  insert into private.idempotency_keys (scope, key, result_id)
  values (claim_idempotency_key.scope, claim_idempotency_key.key, claim_idempotency_key.result_id)
  on conflict (scope, key) do nothing;
  select known.result_id into strict known_id from private.idempotency_keys as known
  where known.scope = claim_idempotency_key.scope and known.key = claim_idempotency_key.key;
  return known_id;
end
$$;
comment on function private.claim_idempotency_key(text, uuid, uuid) is
  'The given result id for the first caller, the first caller''s for everyone after it.';
revoke execute on function private.claim_idempotency_key(text, uuid, uuid) from public, anon, authenticated;

create function private.enforce_rate_limit(scope text, address_hash text, max_hits integer, period interval) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  recent integer;
begin
  insert into private.rate_limits as known (scope, address_hash, hits, expires_at)
  values (enforce_rate_limit.scope, enforce_rate_limit.address_hash, array[now()], now() + period)
  on conflict (scope, address_hash) do update
    set hits = array(select hit from unnest(known.hits) as hit where hit > now() - period) || now(),
        expires_at = excluded.expires_at
  returning cardinality(known.hits) into recent;
  if recent > max_hits then
    raise exception 'Too many requests' using errcode = 'PT429';
  end if;
  -- Bounded, and past rows that others hold: sweeping never waits and never deadlocks.
  delete from private.rate_limits
  where (scope, address_hash) in (
    select stale.scope, stale.address_hash from private.rate_limits as stale
    where stale.expires_at < now()
    limit 50 for update skip locked
  );
end
$$;
comment on function private.enforce_rate_limit(text, text, integer, interval) is
  'Raises PT429 beyond max_hits accepted requests per period. Refused requests do not prolong the wait.';
revoke execute on function private.enforce_rate_limit(text, text, integer, interval) from public, anon, authenticated;
