-- A token alone changes no password and no e-mail address, on any auth server: the server permits each change, after it has
-- checked the password or a mailed link.

create table private.account_change_permits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '1 minute'
);
comment on table private.account_change_permits is 'Each is for one change, at once.';

revoke all on table private.account_change_permits from anon, authenticated;
alter table private.account_change_permits enable row level security;

create function public.permit_account_change(of_user uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into private.account_change_permits (user_id) values (of_user)
  on conflict (user_id) do update set expires_at = excluded.expires_at
$$;
comment on function public.permit_account_change(uuid) is
  'After the server has checked the password or a mailed link, and before the auth server changes password or e-mail address.';
revoke execute on function public.permit_account_change(uuid) from public, anon, authenticated;
grant execute on function public.permit_account_change(uuid) to service_role;

create function private.require_permit() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.account_change_permits as permit where permit.user_id = new.id and permit.expires_at > now();
  if not found then
    raise exception 'A token alone changes no account' using errcode = 'PT403';
  end if;
  return new;
end
$$;
revoke execute on function private.require_permit() from public, anon, authenticated;

create trigger require_permit before update on auth.users
  for each row when (
    new.encrypted_password is distinct from old.encrypted_password
    or (new.email_change is distinct from old.email_change and coalesce(new.email_change, '') <> '')
  )
  execute function private.require_permit();
