-- Accounts are created by invitation only, through a link that is sent by mail. Its token proves that the mailbox belongs to
-- the invited person. A trigger checks the invitation, because some ways to sign in (one-time codes on the local stack)
-- create users even where sign-up is switched off.

create table private.invitations (
  email text primary key check (email = lower(email) and char_length(email) between 3 and 254),
  first_name text check (char_length(first_name) <= 100),
  last_name text check (char_length(last_name) <= 100),
  user_type public.user_type,
  invited_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  accepted_at timestamptz,
  id uuid not null default gen_random_uuid() unique,
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$')
);
comment on table private.invitations is
  'Who may create an account, and its name and role. An invitation can be used once.';
comment on column private.invitations.token_hash is
  'SHA-256 of the token in the mail. Null for seeded and imported users, whose addresses are confirmed.';
create index invitations_invited_by_idx on private.invitations (invited_by);

revoke all on table private.invitations from anon, authenticated;
alter table private.invitations enable row level security;

create trigger record_change after insert or update or delete on private.invitations
  for each row execute function private.record_change('id');

create function private.hash_token(token text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(token, 'UTF8')), 'hex') $$;
revoke execute on function private.hash_token(text) from public, anon, authenticated;

create function private.require_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  token constant text := new.raw_user_meta_data ->> 'invitation_token';
begin
  if not exists (
    select from private.invitations as invitation
    where invitation.email = lower(new.email) and invitation.accepted_at is null and invitation.expires_at > now()
      and case
        when invitation.token_hash is null then new.email_confirmed_at is not null
        else invitation.token_hash = private.hash_token(token)
      end
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

create function private.forget_invitation_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox_messages where about_id = old.id;
  return null;
end
$$;
comment on function private.forget_invitation_mail() is
  'Deletes the invitation mail, which contains the token, when the token is used, withdrawn or replaced.';
revoke execute on function private.forget_invitation_mail() from public, anon, authenticated;

create trigger forget_invitation_mail after update of token_hash, accepted_at or delete on private.invitations
  for each row execute function private.forget_invitation_mail();

create function private.issue_invitation(
  email text, first_name text, last_name text, user_type public.user_type, invited_by uuid default null
) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  token constant text := encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex');
begin
  if exists (select from public.profiles as profile where lower(profile.email) = lower(issue_invitation.email)) then
    raise exception 'This person has an account' using errcode = 'PT409';
  end if;
  insert into private.invitations as known (email, first_name, last_name, user_type, invited_by, token_hash)
  values (
    lower(issue_invitation.email), nullif(trim(issue_invitation.first_name), ''),
    nullif(trim(issue_invitation.last_name), ''), issue_invitation.user_type, issue_invitation.invited_by,
    private.hash_token(token)
  )
  on conflict (email) do update
    set first_name = excluded.first_name, last_name = excluded.last_name, user_type = excluded.user_type,
        invited_by = excluded.invited_by, token_hash = excluded.token_hash, created_at = excluded.created_at,
        expires_at = excluded.expires_at, accepted_at = null;
  return token;
exception
  when check_violation then
    raise exception 'The invitation is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function private.issue_invitation(text, text, text, public.user_type, uuid) is
  'Returns the token for /auth/invitation?token=. The database owner calls it to invite the first super admin. A new invitation for the same address replaces the earlier link. Raises PT409 for an address with an account, and PT422.';
revoke execute on function private.issue_invitation(text, text, text, public.user_type, uuid) from public, anon, authenticated;

create function public.invite_user(email text, first_name text, last_name text, user_type public.user_type)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  token text;
  invitation private.invitations;
begin
  perform private.require_super_admin();
  token := private.issue_invitation(
    invite_user.email, invite_user.first_name, invite_user.last_name, invite_user.user_type, auth.uid()
  );
  select * into strict invitation from private.invitations as known where known.email = lower(invite_user.email);
  perform private.enqueue_message(
    'invitation', invitation.email, invitation.id,
    jsonb_build_object('first_name', coalesce(invitation.first_name, ''), 'token', token)
  );
end
$$;
comment on function public.invite_user(text, text, text, public.user_type) is
  'Stores the invitation and the mail with its link. Raises PT403 unless the caller is a super admin who is not mirroring, and PT409 for an address with an account.';
revoke execute on function public.invite_user(text, text, text, public.user_type) from public, anon, authenticated;
grant execute on function public.invite_user(text, text, text, public.user_type) to authenticated;

create function public.list_invitations() returns table (
  id uuid,
  email text,
  first_name text,
  last_name text,
  user_type public.user_type,
  created_at timestamptz,
  expires_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_super_admin();
  return query
    select invitation.id, invitation.email, invitation.first_name, invitation.last_name, invitation.user_type,
      invitation.created_at, invitation.expires_at
    from private.invitations as invitation
    where invitation.accepted_at is null
    order by invitation.created_at desc
    limit 200;
end
$$;
comment on function public.list_invitations() is
  'Invitations that are not accepted, expired ones too, newest first. Raises PT403 unless the caller is a super admin who is not mirroring.';
revoke execute on function public.list_invitations() from public, anon, authenticated;
grant execute on function public.list_invitations() to authenticated;

create function public.resend_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  invitation private.invitations;
begin
  perform private.require_super_admin();
  select * into invitation from private.invitations as known
  where known.id = invitation_id and known.accepted_at is null;
  if not found then
    raise exception 'There is no such invitation' using errcode = 'PT404';
  end if;
  perform public.invite_user(invitation.email, invitation.first_name, invitation.last_name, invitation.user_type);
end
$$;
comment on function public.resend_invitation(uuid) is
  'Sends a new link, which replaces the earlier one. Raises PT403 unless the caller is a super admin who is not mirroring, and PT404.';
revoke execute on function public.resend_invitation(uuid) from public, anon, authenticated;
grant execute on function public.resend_invitation(uuid) to authenticated;

create function public.withdraw_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_super_admin();
  delete from private.invitations as invitation
  where invitation.id = invitation_id and invitation.accepted_at is null;
  if not found then
    raise exception 'There is no such invitation' using errcode = 'PT404';
  end if;
end
$$;
comment on function public.withdraw_invitation(uuid) is
  'Raises PT403 unless the caller is a super admin who is not mirroring, and PT404.';
revoke execute on function public.withdraw_invitation(uuid) from public, anon, authenticated;
grant execute on function public.withdraw_invitation(uuid) to authenticated;

create function public.find_invitation(token text) returns table (email text, first_name text)
language sql stable security definer set search_path = ''
as $$
  select invitation.email, invitation.first_name from private.invitations as invitation
  where invitation.token_hash = private.hash_token(token)
    and invitation.accepted_at is null and invitation.expires_at > now()
$$;
comment on function public.find_invitation(text) is 'Returns no row for a wrong, used or expired token.';
revoke execute on function public.find_invitation(text) from public, anon, authenticated;
grant execute on function public.find_invitation(text) to service_role;
