-- The company lives by the clock of Detroit.

create function private.today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'America/Detroit')::date $$;
comment on function private.today() is 'On the company''s calendar.';
revoke execute on function private.today() from public, anon, authenticated;
grant execute on function private.today() to authenticated;
