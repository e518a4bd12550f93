-- Managing users: what super admins change about other people, and what people change about themselves.

create function private.keep_a_super_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- If two super admins demote each other at the same time, the second waits here for the first.
  perform pg_advisory_xact_lock(hashtextextended('super_admins', 0));
  if not exists (
    select from public.profiles as other
    where other.id <> old.id and other.active and other.user_type = 'super_admin'
  ) then
    raise exception 'The last super admin stays' using errcode = 'PT409';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;
revoke execute on function private.keep_a_super_admin() from public, anon, authenticated;

create trigger keep_a_super_admin before update of user_type, active on public.profiles
  for each row when (
    old.active and old.user_type = 'super_admin' and (not new.active or new.user_type is distinct from 'super_admin')
  )
  execute function private.keep_a_super_admin();
create trigger keep_a_super_admin_from_deletion before delete on public.profiles
  for each row when (old.active and old.user_type = 'super_admin')
  execute function private.keep_a_super_admin();

create trigger record_change after update or delete on public.profiles
  for each row execute function private.record_change('id');

create function public.list_all_users(
  search text default '',
  sort text default 'created_at',
  descending boolean default true,
  max_rows integer default 1000,
  skip_rows integer default 0
) returns table (
  id uuid,
  first_name text,
  last_name text,
  email text,
  user_type public.user_type,
  active boolean,
  created_at timestamptz,
  total integer
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_super_admin();
  return query
    with matching as (
      select profile.*, lower(concat_ws(' ', profile.first_name, profile.last_name)) as full_name
      from public.profiles as profile
      where position(lower(search) in lower(concat_ws(' ', profile.first_name, profile.last_name, profile.email))) > 0
    ), keyed as (
      select matching.*,
        case sort
          when 'name' then matching.full_name
          when 'email' then lower(matching.email)
          when 'user_type' then matching.user_type::text
          else to_char(matching.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')
        end as sort_key
      from matching
    )
    select keyed.id, keyed.first_name, keyed.last_name, keyed.email, keyed.user_type, keyed.active, keyed.created_at,
      (count(*) over ())::integer
    from keyed
    order by
      case when not descending then keyed.sort_key end,
      case when descending then keyed.sort_key end desc nulls last,
      keyed.id
    limit least(max_rows, 1000) offset greatest(skip_rows, 0);
end
$$;
comment on function public.list_all_users(text, text, boolean, integer, integer) is
  'Raises PT403 unless the caller is a super admin who is not mirroring. sort: name, email, user_type or created_at. total is the number of matches before paging.';
revoke execute on function public.list_all_users(text, text, boolean, integer, integer) from public, anon, authenticated;
grant execute on function public.list_all_users(text, text, boolean, integer, integer) to authenticated;

create function public.set_user_type(user_id uuid, user_type public.user_type) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_super_admin();
  update public.profiles as profile set user_type = set_user_type.user_type where profile.id = user_id;
  if not found then
    raise exception 'There is no such user' using errcode = 'PT404';
  end if;
end
$$;
comment on function public.set_user_type(uuid, public.user_type) is
  'user_type null removes the role. Raises PT403 unless the caller is a super admin who is not mirroring, PT404 for an unknown user, and PT409 for the last super admin.';
revoke execute on function public.set_user_type(uuid, public.user_type) from public, anon, authenticated;
grant execute on function public.set_user_type(uuid, public.user_type) to authenticated;

create function public.set_user_active(user_id uuid, active boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_super_admin();
  update public.profiles as profile set active = set_user_active.active where profile.id = user_id;
  if not found then
    raise exception 'There is no such user' using errcode = 'PT404';
  end if;
  -- Otherwise old sign-ins would be valid again when the account is activated.
  if not set_user_active.active then
    delete from auth.sessions as session where session.user_id = set_user_active.user_id;
  end if;
end
$$;
comment on function public.set_user_active(uuid, boolean) is
  'false ends all sign-ins of the user. Raises PT403 unless the caller is a super admin who is not mirroring, PT404 for an unknown user, and PT409 for the last super admin.';
revoke execute on function public.set_user_active(uuid, boolean) from public, anon, authenticated;
grant execute on function public.set_user_active(uuid, boolean) to authenticated;

create function public.rename_oneself(first_name text, last_name text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_oneself();
  update public.profiles as profile
  set first_name = nullif(trim(rename_oneself.first_name), ''), last_name = nullif(trim(rename_oneself.last_name), '')
  where profile.id = auth.uid();
end
$$;
comment on function public.rename_oneself(text, text) is 'Raises PT403 during mirroring.';
revoke execute on function public.rename_oneself(text, text) from public, anon, authenticated;
grant execute on function public.rename_oneself(text, text) to authenticated;

create function public.begin_account_change() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_oneself();
  perform private.enforce_rate_limit('account_change', auth.uid()::text, 10, interval '10 minutes');
end
$$;
comment on function public.begin_account_change() is
  'Call it before the auth server changes an e-mail address or a password. Raises PT403 during mirroring, and PT429 after too many attempts to guess the current password.';
revoke execute on function public.begin_account_change() from public, anon, authenticated;
grant execute on function public.begin_account_change() to authenticated;
