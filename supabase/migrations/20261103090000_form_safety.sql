-- Protection of public forms and of sign-in: idempotency keys against duplicates, and rate limits per address and account.

create table private.idempotency_keys (
  scope text not null,
  key uuid not null,
  result_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
comment on table private.idempotency_keys is 'One row per filled-in form, no matter how often it was sent.';

revoke all on table private.idempotency_keys from anon, authenticated;
alter table private.idempotency_keys enable row level security;

-- Without scripts, a form has no key of its own, so its key is a hash of content and address. Such a key expires after ten
-- minutes by the clock of the database, because the clocks of servers may differ.
create function private.claim_idempotency_key(scope text, key uuid, result_id uuid, key_expires boolean) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  known_id uuid;
begin
  -- A parallel request with the same key waits here until the first one has committed or failed.
  insert into private.idempotency_keys as known (scope, key, result_id)
  values (claim_idempotency_key.scope, claim_idempotency_key.key, claim_idempotency_key.result_id)
  on conflict (scope, key) do update
    set result_id = excluded.result_id, created_at = excluded.created_at
    where key_expires and known.created_at <= now() - interval '10 minutes';
  select known.result_id into strict known_id from private.idempotency_keys as known
  where known.scope = claim_idempotency_key.scope and known.key = claim_idempotency_key.key;
  return known_id;
end
$$;
comment on function private.claim_idempotency_key(text, uuid, uuid, boolean) is
  'Returns the given result_id for a new key, and the stored one for a known key. With key_expires, a key is known for ten minutes.';
revoke execute on function private.claim_idempotency_key(text, uuid, uuid, boolean) from public, anon, authenticated;

create table private.rate_limits (
  scope text not null,
  address_hash text not null check (char_length(address_hash) between 1 and 200),
  hits timestamptz[] not null,
  expires_at timestamptz not null,
  primary key (scope, address_hash)
);
comment on table private.rate_limits is
  'Accepted requests in the current period, by keyed hash of the sender''s address.';
create index rate_limits_expires_at_idx on private.rate_limits (expires_at);

revoke all on table private.rate_limits from anon, authenticated;
alter table private.rate_limits enable row level security;

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
  -- Deletes a limited number of rows and skips locked ones, so that it never waits and never deadlocks.
  delete from private.rate_limits
  where (scope, address_hash) in (
    select stale.scope, stale.address_hash from private.rate_limits as stale
    where stale.expires_at < now()
    limit 50 for update skip locked
  );
end
$$;
comment on function private.enforce_rate_limit(text, text, integer, interval) is
  'Raises PT429 after max_hits accepted requests in a period. Refused requests do not count.';
revoke execute on function private.enforce_rate_limit(text, text, integer, interval) from public, anon, authenticated;

-- The embedded auth server has no rate limits, and a hosted one counts attempts for the whole project.
create function public.count_attempt(kind text, address_hash text, account_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  case kind
    when 'sign_in' then
      perform private.enforce_rate_limit('sign_in', address_hash, 60, interval '10 minutes');
      perform private.enforce_rate_limit('sign_in_account', account_hash, 20, interval '10 minutes');
    when 'reset' then
      perform private.enforce_rate_limit('reset', address_hash, 30, interval '1 hour');
      perform private.enforce_rate_limit('reset_account', account_hash, 5, interval '1 hour');
      -- Auth servers refuse a second mail within a minute only for known addresses. Here unknown ones are refused too.
      perform private.enforce_rate_limit('reset_account_minute', account_hash, 1, interval '1 minute');
    else
      raise exception 'There are no attempts of that kind' using errcode = 'PT422';
  end case;
end
$$;
comment on function public.count_attempt(text, text, text) is
  'Rate limit per address and per account; both are keyed hashes. Raises PT429, for unknown accounts too.';
revoke execute on function public.count_attempt(text, text, text) from public, anon, authenticated;
grant execute on function public.count_attempt(text, text, text) to service_role;
