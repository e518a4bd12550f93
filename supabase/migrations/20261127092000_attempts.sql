-- The embedded auth server counts no attempts, and a hosted one counts them for the whole project.

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
      -- Auth servers refuse a second mail within a minute, but for addresses they know: here all are refused alike.
      perform private.enforce_rate_limit('reset_account_minute', account_hash, 1, interval '1 minute');
    else
      raise exception 'There are no attempts of that kind' using errcode = 'PT422';
  end case;
end
$$;
comment on function public.count_attempt(text, text, text) is
  'Raises PT429 after too many from one address, or for one account, whether there is such an account or not. Both are keyed hashes.';
revoke execute on function public.count_attempt(text, text, text) from public, anon, authenticated;
grant execute on function public.count_attempt(text, text, text) to service_role;

create function public.begin_account_change() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_oneself();
  perform private.enforce_rate_limit('account_change', auth.uid()::text, 10, interval '10 minutes');
end
$$;
comment on function public.begin_account_change() is
  'Before the auth server changes an address or a password. PT403 while mirroring; PT429 for whoever guesses the current password.';
revoke execute on function public.begin_account_change() from public, anon, authenticated;
grant execute on function public.begin_account_change() to authenticated;
