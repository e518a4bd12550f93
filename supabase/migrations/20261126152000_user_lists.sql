-- The lists of users and invitations: searched, narrowed, sorted and paged in one call each, with changes of many at once.

create index profiles_created_idx on public.profiles (created_at, id);
create index profiles_name_idx on public.profiles (lower(coalesce(first_name || ' ', '') || coalesce(last_name, '')), id);
create index profiles_email_idx on public.profiles (lower(email), id);

-- A row of the order after another one, whose value and id are known: a batch of an export begins there.
create function private.row_after(sort_key text, id_key text, after_value text, after_id text, descending boolean) returns text
language sql immutable set search_path = ''
as $$
  select case
    when after_id is null then 'true'
    else format('(%s, %s) %s (%L, %L)', sort_key, id_key, case when descending then '<' else '>' end, after_value, after_id)
  end
$$;
revoke execute on function private.row_after(text, text, text, text, boolean) from public, anon, authenticated;

drop function public.list_all_users(text, text, boolean, integer, integer, text);
create function public.list_all_users(
  search text default '',
  sort text default 'created_at',
  descending boolean default true,
  max_rows integer default 1000,
  skip_rows integer default 0,
  of_role text default null,
  with_state text default null,
  signed_in text default null,
  of_user uuid default null,
  after_value text default null,
  after_id uuid default null
) returns table (
  id uuid,
  first_name text,
  last_name text,
  email text,
  user_type public.user_type,
  active boolean,
  created_at timestamptz,
  last_sign_in_at timestamptz,
  total integer,
  sort_value text
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  key constant text := case sort
    when 'name' then $sql$lower(coalesce(profile.first_name || ' ', '') || coalesce(profile.last_name, ''))$sql$
    when 'email' then 'lower(profile.email)'
    when 'user_type' then 'coalesce(array_position(enum_range(null::public.user_type), profile.user_type), 0)'
    else 'profile.created_at'
  end;
  direction constant text := case when descending then 'desc' else 'asc' end;
  condition text := 'true';
  matches integer;
begin
  perform private.require_super_admin();
  condition := concat_ws(' and ', condition,
    (
      select string_agg(
        format($sql$position(%L in lower(concat_ws(' ', profile.first_name, profile.last_name, profile.email))) > 0$sql$, word),
        ' and ')
      from regexp_split_to_table(lower(btrim(search)), '\s+') as word where word <> ''
    ),
    case of_role when 'none' then 'profile.user_type is null' else 'profile.user_type::text = ' || quote_literal(of_role) end,
    case with_state when 'active' then 'profile.active' when 'inactive' then 'not profile.active' end,
    case signed_in
      when 'never' then 'not exists (select from auth.users as account where account.id = profile.id and account.last_sign_in_at is not null)'
      when 'month' then $sql$exists (select from auth.users as account where account.id = profile.id and account.last_sign_in_at >= now() - interval '30 days')$sql$
      when 'earlier' then $sql$exists (select from auth.users as account where account.id = profile.id and account.last_sign_in_at < now() - interval '30 days')$sql$
    end,
    'profile.id = ' || quote_literal(of_user) || '::uuid'
  );
  execute format('select count(*)::integer from public.profiles as profile where %s', condition) into matches;
  return query execute format(
    $sql$
      select profile.id, profile.first_name, profile.last_name, profile.email, profile.user_type, profile.active,
        profile.created_at, account.last_sign_in_at::timestamptz, $1, (%2$s)::text
      from (
        select * from public.profiles as profile where %1$s and %4$s order by %2$s %3$s, profile.id %3$s limit $2 offset $3
      ) as profile
      left join auth.users as account on account.id = profile.id
      order by %2$s %3$s, profile.id %3$s
    $sql$, condition, key, direction, private.row_after(key, 'profile.id', after_value, after_id::text, descending)
  ) using matches, least(max_rows, 1001), greatest(skip_rows, 0);
end
$$;
comment on function public.list_all_users(text, text, boolean, integer, integer, text, text, text, uuid, text, uuid) is
  'Raises PT403 unless the caller is a super admin who is not mirroring. search: every word occurs in name or address. sort: name, email, user_type or created_at. of_role: a role, or none. with_state: active or inactive. signed_in: never, month (within 30 days) or earlier. total is the number of matches before paging. The rows after one are asked for by its sort_value and id.';
revoke execute on function public.list_all_users(text, text, boolean, integer, integer, text, text, text, uuid, text, uuid)
  from public, anon, authenticated;
grant execute on function public.list_all_users(text, text, boolean, integer, integer, text, text, text, uuid, text, uuid) to authenticated;

create function private.newest_user_change(of_user uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select entry.id from private.audit_log as entry
  where entry.table_name = 'profiles' and entry.row_key = jsonb_build_object('id', of_user) and entry.actor_id = auth.uid()
  order by entry.happened_at desc, entry.id desc limit 1
$$;
revoke execute on function private.newest_user_change(uuid) from public, anon, authenticated;

create function public.change_users(user_ids uuid[], new_type public.user_type default null, new_active boolean default null)
returns table (user_id uuid, outcome text, change_id bigint)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  person public.profiles;
begin
  perform private.require_super_admin();
  if cardinality(user_ids) > 1000 or num_nonnulls(new_type, new_active) <> 1 then
    raise exception 'Either the role or the state changes, of at most 1,000 users' using errcode = 'PT422';
  end if;
  -- Always in this order, so that two changes of the same users wait for each other.
  for user_id in select distinct asked.id from unnest(user_ids) as asked (id) order by asked.id loop
    select * into person from public.profiles as profile where profile.id = user_id for update;
    change_id := null;
    if person.id is null then
      outcome := 'missing';
    elsif person.id = auth.uid() then
      outcome := 'self';
    elsif coalesce(new_type = person.user_type, new_active = person.active, false) then
      outcome := 'unchanged';
    else
      if new_active is null then
        perform public.set_user_type(user_id, new_type);
      else
        perform public.set_user_active(user_id, new_active);
      end if;
      outcome := 'done';
      change_id := private.newest_user_change(user_id);
    end if;
    return next;
  end loop;
end
$$;
comment on function public.change_users(uuid[], public.user_type, boolean) is
  'Gives users a role, or deactivates or reactivates them. outcome: done, unchanged, self (nobody changes oneself here), missing. change_id is for undo_user_changes(). Raises PT403 unless the caller is a super admin who is not mirroring, PT409 and PT422.';
revoke execute on function public.change_users(uuid[], public.user_type, boolean) from public, anon, authenticated;
grant execute on function public.change_users(uuid[], public.user_type, boolean) to authenticated;

create function public.undo_user_changes(user_ids uuid[], change_ids bigint[])
returns table (user_id uuid, outcome text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  asked record;
  person public.profiles;
  kept jsonb;
begin
  perform private.require_super_admin();
  if cardinality(change_ids) > 1000 then
    raise exception 'At most 1,000 changes are undone at once' using errcode = 'PT422';
  end if;
  for asked in select item.id, item.change from unnest(user_ids, change_ids) as item (id, change) order by item.id loop
    user_id := asked.id;
    select * into person from public.profiles as profile where profile.id = asked.id for update;
    kept := (
      select entry.changed_values from private.audit_log as entry
      where entry.id = asked.change and entry.table_name = 'profiles' and entry.action = 'update'
        and entry.row_key = jsonb_build_object('id', asked.id)
    );
    if person.id is null or person.id = auth.uid() or kept is null then
      outcome := 'refused';
    elsif exists (
      select from jsonb_each(kept) as field where to_jsonb(person) -> field.key is distinct from field.value -> 1
    ) then
      outcome := 'changed';
    else
      if kept ? 'user_type' then
        perform public.set_user_type(asked.id, (kept -> 'user_type' ->> 0)::public.user_type);
      end if;
      if kept ? 'active' then
        perform public.set_user_active(asked.id, (kept -> 'active' ->> 0)::boolean);
      end if;
      outcome := 'done';
    end if;
    return next;
  end loop;
end
$$;
comment on function public.undo_user_changes(uuid[], bigint[]) is
  'Undoes what change_users() did, each for itself. Sign-ins that a deactivation ended stay ended. outcome: done, changed (again since), refused. Raises PT403 unless the caller is a super admin who is not mirroring, and PT422.';
revoke execute on function public.undo_user_changes(uuid[], bigint[]) from public, anon, authenticated;
grant execute on function public.undo_user_changes(uuid[], bigint[]) to authenticated;

create index invitations_open_email_idx on private.invitations (email, id) where accepted_at is null;
create index invitations_open_expiry_idx on private.invitations (expires_at, id) where accepted_at is null;

drop function public.list_invitations();
create function public.list_invitations(
  search text default '',
  of_role text default null,
  with_state text default null,
  sort text default 'created',
  descending boolean default true,
  max_rows integer default 200,
  skip_rows integer default 0,
  of_invitation uuid default null,
  after_value text default null,
  after_id uuid default null
) returns table (
  id uuid,
  email text,
  first_name text,
  last_name text,
  user_type public.user_type,
  invited_by text,
  created_at timestamptz,
  expires_at timestamptz,
  mail_status text,
  mail_error text,
  total integer,
  sort_value text
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  key constant text := case sort
    when 'email' then 'invitation.email'
    when 'expires' then 'invitation.expires_at'
    else 'invitation.created_at'
  end;
  direction constant text := case when descending then 'desc' else 'asc' end;
  condition text := 'invitation.accepted_at is null';
  matches integer;
begin
  perform private.require_super_admin();
  condition := concat_ws(' and ', condition,
    (
      select string_agg(
        format($sql$position(%L in lower(concat_ws(' ', invitation.first_name, invitation.last_name, invitation.email))) > 0$sql$, word),
        ' and ')
      from regexp_split_to_table(lower(btrim(search)), '\s+') as word where word <> ''
    ),
    case of_role when 'none' then 'invitation.user_type is null' else 'invitation.user_type::text = ' || quote_literal(of_role) end,
    case with_state when 'open' then 'invitation.expires_at > now()' when 'expired' then 'invitation.expires_at <= now()' end,
    'invitation.id = ' || quote_literal(of_invitation) || '::uuid'
  );
  execute format('select count(*)::integer from private.invitations as invitation where %s', condition) into matches;
  return query execute format(
    $sql$
      select invitation.id, invitation.email, invitation.first_name, invitation.last_name, invitation.user_type,
        private.audited_name(inviter), invitation.created_at, invitation.expires_at, mail.status, mail.last_error, $1,
        (%2$s)::text
      from (
        select * from private.invitations as invitation where %1$s and %4$s
        order by %2$s %3$s, invitation.id %3$s limit $2 offset $3
      ) as invitation
      left join public.profiles as inviter on inviter.id = invitation.invited_by
      left join lateral (
        select message.status, message.last_error from public.outbox_messages as message
        where message.about_id = invitation.id order by message.created_at desc limit 1
      ) as mail on true
      order by %2$s %3$s, invitation.id %3$s
    $sql$, condition, key, direction, private.row_after(key, 'invitation.id', after_value, after_id::text, descending)
  ) using matches, least(max_rows, 1001), greatest(skip_rows, 0);
end
$$;
comment on function public.list_invitations(text, text, text, text, boolean, integer, integer, uuid, text, uuid) is
  'Invitations that are not accepted, expired ones too, with what became of the letter. search: every word occurs in name or address. of_role: a role, or none. with_state: open or expired. sort: created, expires or email. The rows after one are asked for by its sort_value and id. Raises PT403 unless the caller is a super admin who is not mirroring.';
revoke execute on function public.list_invitations(text, text, text, text, boolean, integer, integer, uuid, text, uuid)
  from public, anon, authenticated;
grant execute on function public.list_invitations(text, text, text, text, boolean, integer, integer, uuid, text, uuid) to authenticated;

create function public.change_invitations(invitation_ids uuid[], change text)
returns table (invitation_id uuid, outcome text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  perform private.require_super_admin();
  if cardinality(invitation_ids) > 1000 or change is null or change not in ('resend', 'withdraw') then
    raise exception 'Invitations are sent again or withdrawn, at most 1,000 at once' using errcode = 'PT422';
  end if;
  for invitation_id in select distinct asked.id from unnest(invitation_ids) as asked (id) order by asked.id loop
    begin
      if change = 'resend' then
        perform public.resend_invitation(invitation_id);
      else
        perform public.withdraw_invitation(invitation_id);
      end if;
      outcome := 'done';
    exception
      when sqlstate 'PT404' then outcome := 'missing';
      when sqlstate 'PT409' then outcome := 'joined';
    end;
    return next;
  end loop;
end
$$;
comment on function public.change_invitations(uuid[], text) is
  'change: resend (a new link, which replaces the earlier one) or withdraw. outcome: done, missing, joined (the person has an account by now). Raises PT403 unless the caller is a super admin who is not mirroring, and PT422.';
revoke execute on function public.change_invitations(uuid[], text) from public, anon, authenticated;
grant execute on function public.change_invitations(uuid[], text) to authenticated;
