-- Erases what is kept about an address, in one transaction.

create function private.is_erasing() returns boolean
language sql stable set search_path = ''
as $$ select coalesce(current_setting('fieldlight.erasing', true), '') = 'on' $$;
comment on function private.is_erasing() is 'Within public.erase_person() alone: no role sets it by the API.';
revoke execute on function private.is_erasing() from public, anon, authenticated;

create or replace function private.keep_sent_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.sent_at is null or tg_op = 'DELETE' and private.is_erasing() then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  -- The sender's profile may be deleted, which empties sent_by.
  if tg_op = 'UPDATE' and to_jsonb(new) - array['seen_at', 'sent_by'] = to_jsonb(old) - array['seen_at', 'sent_by']
    and (new.sent_by is null or new.sent_by is not distinct from old.sent_by)
  then
    return new;
  end if;
  raise exception 'A version that was sent never changes' using errcode = 'PT409';
end
$$;

create or replace function private.keep_sent_line() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not (tg_op = 'DELETE' and private.is_erasing()) and exists (
    select from public.quote_versions as version
    where version.id in (new.version_id, old.version_id) and version.sent_at is not null
  ) then
    raise exception 'A version that was sent never changes' using errcode = 'PT409';
  end if;
  return null;
end
$$;

create function private.forget_mentions(address text, part private.person_record) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  place record;
begin
  for place in
    select texts.column_name, format_type(attribute.atttypid, attribute.atttypmod) as type
    from private.free_texts() as texts
    join pg_catalog.pg_attribute as attribute on attribute.attrelid = texts.table_name::regclass and attribute.attname = texts.column_name
    where texts.table_name = part.table_name
  loop
    execute format(
      'update %1$s as r set %2$I = regexp_replace(r.%2$I::text, $1, ''erased address'', ''gi'')::%3$s where %4$s and r.%2$I::text ~* $1',
      part.table_name, place.column_name, place.type, private.key_condition(part.key)
    ) using private.address_pattern(address);
  end loop;
end
$$;
revoke execute on function private.forget_mentions(text, private.person_record) from public, anon, authenticated;

create function private.pseudonymize(address text, part private.person_record) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant uuid := part.key ->> 'id';
  substitute constant text := 'erased-' || owner || '@erased.invalid';
begin
  if part.kind in ('comment', 'approval') then
    execute format('update %s as r set author_name = ''Erased person'' where r.id = $1', part.table_name) using owner;
  elsif part.table_name = 'auth.users' then
    insert into private.account_change_permits (user_id) values (owner) on conflict (user_id) do update set expires_at = excluded.expires_at;
    update auth.users as account
    set email = substitute, encrypted_password = '', phone = null, raw_user_meta_data = '{}', email_change = '', phone_change = ''
    where account.id = owner;
  elsif part.table_name = 'public.profiles' then
    update public.profiles as profile set email = substitute, first_name = 'Former', last_name = 'staff member' where profile.id = owner;
  end if;
  perform private.forget_mentions(address, part);
end
$$;
comment on function private.pseudonymize(text, private.person_record) is
  'A review loses its name with the contact, a request its address at the end.';
revoke execute on function private.pseudonymize(text, private.person_record) from public, anon, authenticated;

create function public.erase_person(of_request uuid, typed text, seen_digest text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request private.privacy_requests;
  plan private.person_record[];
  part private.person_record;
  act bigint;
  done jsonb;
begin
  perform private.require_super_admin();
  select * into request from private.privacy_requests as known where known.id = of_request for update;
  if not found then
    raise exception 'There is no such request' using errcode = 'PT404';
  elsif request.address is null then
    raise exception 'The data was erased before' using errcode = 'PT409';
  elsif lower(btrim(typed)) is distinct from request.address then
    raise exception 'The typed address is another one' using errcode = 'PT422';
  end if;
  plan := array(select known from private.person_records(request.address) as known);
  if private.plan_digest(plan) is distinct from seen_digest then
    raise exception 'What is kept has changed since it was seen' using errcode = 'PT409';
  end if;
  perform set_config('fieldlight.erasing', 'on', true);

  -- What others are part of comes first.
  for part in
    select known.* from unnest(plan) as known where known.fate = 'erase'
    order by array_position(array[
      'public.quote_declines', 'public.quote_acceptances', 'public.quotes', 'public.notes', 'public.tasks', 'public.contacts',
      'public.contact_submissions'
    ], known.table_name) nulls last, known.table_name
  loop
    execute format('delete from %s as r where %s', part.table_name, private.key_condition(part.key));
  end loop;
  foreach part in array plan loop
    if part.fate = 'pseudonymize' then
      perform private.pseudonymize(request.address, part);
    end if;
  end loop;

  -- The triggers of the history have just kept what was erased.
  act := (string_to_array(nullif(current_setting('fieldlight.act', true), ''), ' '))[1];
  delete from private.acts as erased where erased.id = act;
  perform set_config('fieldlight.act', '', true);

  select coalesce(jsonb_agg(to_jsonb(line) order by line.kind, line.fate), '[]') into done
  from (
    select known.kind, known.fate, known.reason, sum(known.records) as records
    from unnest(plan) as known group by known.kind, known.fate, known.reason
  ) as line;
  update private.privacy_requests as known set
    address = null,
    erased_at = case when known.id = of_request then now() else known.erased_at end,
    erased_by = case when known.id = of_request then auth.uid() else known.erased_by end,
    outcome = case when known.id = of_request then done else known.outcome end
  where known.address_hash = request.address_hash;
  perform set_config('fieldlight.erasing', '', true);
  return done;
end
$$;
comment on function public.erase_person(uuid, text, text) is
  'typed: the address, as a confirmation. seen_digest: of the plan. Answers what was done by kind. Raises PT403 unless the caller is a super admin who is not mirroring, PT404, PT409 when it was done before or the plan has changed, PT422.';
revoke execute on function public.erase_person(uuid, text, text) from public, anon, authenticated;
grant execute on function public.erase_person(uuid, text, text) to authenticated;
