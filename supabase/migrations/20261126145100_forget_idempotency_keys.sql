-- Keys of forms are kept for ninety days. Before, they were kept for good.

create index idempotency_keys_created_at_idx on private.idempotency_keys (created_at);

create or replace function private.claim_idempotency_key(scope text, key uuid, result_id uuid, key_expires boolean) returns uuid
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
  -- Deletes a limited number of rows and skips locked ones, so that it never waits and never deadlocks.
  delete from private.idempotency_keys
  where (scope, key) in (
    select stale.scope, stale.key from private.idempotency_keys as stale
    where stale.created_at < now() - interval '90 days'
    limit 50 for update skip locked
  );
  return known_id;
end
$$;
