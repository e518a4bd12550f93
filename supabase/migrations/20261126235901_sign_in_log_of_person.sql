-- The auth server logs sign-ins, renewed tokens and changed passwords with the address of the person.

create function private.sign_in_log_of_person(account uuid, address text, used text) returns setof private.person_record
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- A hosted auth server may keep its log to itself.
  if not coalesce(has_table_privilege(to_regclass('auth.audit_log_entries'), 'select'), false) then
    return;
  end if;
  return query
    select 'sign_in', 'auth.audit_log_entries', jsonb_build_object('id', entry.id), 1, case when used is null then 'erase' else 'keep' end, used
    from auth.audit_log_entries as entry
    where account::text in (entry.payload ->> 'actor_id', entry.payload #>> '{traits,user_id}')
      or address in (lower(entry.payload ->> 'actor_username'), lower(entry.payload #>> '{traits,user_email}'));
end
$$;
comment on function private.sign_in_log_of_person(uuid, text, text) is
  'account: null for an address without one. used: why the account stays, or null.';
revoke execute on function private.sign_in_log_of_person(uuid, text, text) from public, anon, authenticated;

create or replace function private.account_of_person(address text) returns setof private.person_record
language sql stable security definer set search_path = ''
as $$
  with account as (
    select profile.id, case when profile.active then 'account_in_use' end as used
    from public.profiles as profile where lower(profile.email) = address
  ), part as (
    select 'account' as kind, 'public.profiles' as table_name, jsonb_build_object('id', id) as key, 1::bigint as records, 'pseudonymize' as fate, used from account
    union all select 'account', 'auth.users', jsonb_build_object('id', id), 1, 'pseudonymize', used from account
    union all select 'account', 'auth.identities', jsonb_build_object('id', one.id), 1, 'erase', used
      from account join auth.identities as one on one.user_id = account.id
    union all select 'sign_in', 'private.sign_ins', jsonb_build_object('session_id', one.session_id), 1, 'erase', used
      from account join auth.sessions as session on session.user_id = account.id join private.sign_ins as one on one.session_id = session.id
    union all select 'sign_in', 'auth.sessions', jsonb_build_object('id', session.id), 1, 'erase', used
      from account join auth.sessions as session on session.user_id = account.id
    union all select 'sign_in', 'private.second_factors', jsonb_build_object('id', one.id), 1, 'erase', used
      from account join private.second_factors as one on one.id = account.id
    union all select 'sign_in', 'private.passkeys', jsonb_build_object('id', one.id), 1, 'erase', used
      from account join private.passkeys as one on one.profile_id = account.id
    union all select 'account', 'private.calendar_addresses', jsonb_build_object('profile_id', one.profile_id), 1, 'erase', used
      from account join private.calendar_addresses as one on one.profile_id = account.id
    union all select 'account', 'public.saved_views', jsonb_build_object('id', one.id), 1, 'erase', used
      from account join public.saved_views as one on one.owner_id = account.id
    union all select 'account', 'public.notification_settings', jsonb_build_object('profile_id', account.id), count(*), 'erase', used
      from account join public.notification_settings as one on one.profile_id = account.id group by account.id, used
    union all select 'notification', 'public.notification_mutes', jsonb_build_object('profile_id', account.id), count(*), 'erase', used
      from account join public.notification_mutes as one on one.profile_id = account.id group by account.id, used
    union all select 'notification', 'public.notifications', jsonb_build_object('profile_id', account.id), count(*), 'erase', used
      from account join public.notifications as one on one.profile_id = account.id group by account.id, used
    union all select 'notification', 'private.notification_events', jsonb_build_object('profile_id', account.id), count(*), 'erase', used
      from account join private.notification_events as one on one.profile_id = account.id group by account.id, used
    union all select 'work', 'private.mirroring_sessions', jsonb_build_object('actor_id', account.id), count(*), 'keep', 'audit'
      from account join private.mirroring_sessions as one on one.actor_id = account.id group by account.id
    union all select 'work', 'private.mirroring_sessions', jsonb_build_object('target_id', account.id), count(*), 'keep', 'audit'
      from account join private.mirroring_sessions as one on one.target_id = account.id group by account.id
    union all select 'work', 'private.audit_log', jsonb_build_object('actor_id', account.id), count(*), 'keep', 'audit'
      from account join private.audit_log as one on one.actor_id = account.id group by account.id
  )
  select (part.kind, part.table_name, part.key, part.records, case when part.used = 'account_in_use' then 'keep' else part.fate end, part.used)::private.person_record
  from part
  union all select entry from private.sign_in_log_of_person((select account.id from account), address, (select account.used from account)) as entry
$$;
