-- Accounts are made by invitation only. The door is shut here because some ways in (one-time codes on the local stack)
-- create users even where sign-up is switched off.

create table private.invitations (
  email text primary key check (email = lower(email) and char_length(email) between 3 and 254),
  first_name text check (char_length(first_name) <= 100),
  last_name text check (char_length(last_name) <= 100),
  user_type public.user_type,
  invited_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  accepted_at timestamptz
);
comment on table private.invitations is 'Who may become a user, under which name and role. Each is good for one account.';
create index invitations_invited_by_idx on private.invitations (invited_by);

revoke all on table private.invitations from anon, authenticated;
alter table private.invitations enable row level security;

create function private.require_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from private.invitations as invitation
    where invitation.email = lower(new.email) and invitation.accepted_at is null and invitation.expires_at > now()
  ) then
    raise exception 'Accounts are made by invitation only' using errcode = 'PT403';
  end if;
  return new;
end
$$;
revoke execute on function private.require_invitation() from public, anon, authenticated;

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with accepted as (
    update private.invitations as invitation set accepted_at = now()
    where invitation.email = lower(new.email)
    returning invitation.first_name, invitation.last_name, invitation.user_type
  )
  insert into public.profiles (id, email, first_name, last_name, user_type)
  select new.id, new.email, accepted.first_name, accepted.last_name, accepted.user_type from accepted;
  return null;
end
$$;
revoke execute on function private.create_profile() from public, anon, authenticated;

create function private.copy_email_to_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = new.email where id = new.id;
  return null;
end
$$;
revoke execute on function private.copy_email_to_profile() from public, anon, authenticated;

create trigger require_invitation before insert on auth.users
  for each row execute function private.require_invitation();
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
create trigger copy_email_to_profile after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.copy_email_to_profile();
