-- Whoever guesses passwords of an account is slowed, and its owner is not locked out: wrong passwords count for a sender and an
-- account together. Before, twenty of them from anywhere refused the right one.

create or replace function public.count_attempt(kind text, address_hash text, account_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  case kind
    when 'sign_in' then
      perform private.enforce_rate_limit('sign_in', address_hash, 60, interval '10 minutes');
      perform private.enforce_rate_limit('sign_in_pair', address_hash || ' ' || account_hash, 10, interval '15 minutes');
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
  'Rate limit per address, and per address and account; both are keyed hashes. Raises PT429, for unknown accounts too.';

create function public.forgive_sign_in(address_hash text, account_hash text) returns void
language sql security definer set search_path = ''
as $$
  delete from private.rate_limits as known
  where known.scope = 'sign_in_pair'
    and known.address_hash = forgive_sign_in.address_hash || ' ' || forgive_sign_in.account_hash
$$;
comment on function public.forgive_sign_in(text, text) is 'After a right password: only wrong ones count.';
revoke execute on function public.forgive_sign_in(text, text) from public, anon, authenticated;
grant execute on function public.forgive_sign_in(text, text) to service_role;

create function public.report_failed_sign_in(account_hash text, email text) returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  failures integer;
  owner public.profiles;
begin
  insert into private.rate_limits as known (scope, address_hash, hits, expires_at)
  values ('sign_in_failures', account_hash, array[now()], now() + interval '15 minutes')
  on conflict (scope, address_hash) do update
    set hits = array(
          select hit from unnest(known.hits) as hit where hit > now() - interval '15 minutes' order by hit desc limit 99
        ) || now(),
        expires_at = excluded.expires_at
  returning cardinality(known.hits) into failures;
  if failures < 10 then
    return failures;
  end if;
  select profile.* into owner from public.profiles as profile
  where lower(profile.email) = lower(btrim(report_failed_sign_in.email)) and profile.user_type is not null;
  if owner.id is null then
    return failures;
  end if;
  insert into private.rate_limits as known (scope, address_hash, hits, expires_at)
  values ('sign_in_letter', account_hash, array[now()], now() + interval '1 day')
  on conflict (scope, address_hash) do update
    set hits = excluded.hits, expires_at = excluded.expires_at
    where known.expires_at <= now();
  if found then
    perform private.enqueue_message(
      'failed_sign_ins', owner.email, owner.id, jsonb_build_object('first_name', coalesce(owner.first_name, ''))
    );
  end if;
  return failures;
end
$$;
comment on function public.report_failed_sign_in(text, text) is
  'How many wrong passwords an account had in fifteen minutes, from anywhere. Its owner gets a letter after ten, once a day.';
revoke execute on function public.report_failed_sign_in(text, text) from public, anon, authenticated;
grant execute on function public.report_failed_sign_in(text, text) to service_role;
