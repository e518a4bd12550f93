-- A token outlives its sign-in by up to an hour. The database hears it only as long as the sign-in is there: the auth
-- server deletes its row on sign-out, here and everywhere.

create or replace function private.viewer(out id uuid, out user_type public.user_type, out may_write boolean)
language sql stable security definer set search_path = ''
as $$
  with sign_in as (
    select session.id, session.user_id
    from auth.sessions as session
    where session.id = private.session_id()
      and session.user_id = (select auth.uid())
      and (session.not_after is null or session.not_after > now())
  ), mirroring as (
    select
      session.allow_changes,
      case
        when session.actor_id = sign_in.user_id
          and session.expires_at > now()
          and exists (
            select from public.profiles as actor
            where actor.id = session.actor_id and actor.active and actor.user_type = 'super_admin'
          )
        then session.target_id
      end as valid_target_id
    from sign_in
    join private.mirroring_sessions as session on session.session_id = sign_in.id and session.ended_at is null
  )
  select profile.id, profile.user_type, coalesce((select mirroring.allow_changes from mirroring), true)
  from sign_in, public.profiles as profile
  where profile.active
    and profile.id = case
      when exists (select from mirroring) then (select mirroring.valid_target_id from mirroring)
      else sign_in.user_id
    end
$$;
comment on function private.viewer() is
  'The effective user of this request; all null for visitors, inactive people, ended sign-ins and mirroring that is open but invalid.';
