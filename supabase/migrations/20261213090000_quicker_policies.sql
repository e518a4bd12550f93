-- Row-level security that long lists are read through, made cheaper without letting anybody see more or less.

-- Whom a request acts for is asked by every policy of every table it reads. Functions in plain SQL are planned anew each
-- time, which took twice as long as looking the answer up; these keep their plan.
create or replace function private.viewer(out id uuid, out user_type public.user_type, out may_write boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
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
  into viewer.id, viewer.user_type, viewer.may_write
  from sign_in, public.profiles as profile
  where profile.active
    and profile.id = case
      when exists (select from mirroring) then (select mirroring.valid_target_id from mirroring)
      else sign_in.user_id
    end;
end
$$;

create or replace function private.viewer_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select viewer.id from private.viewer() as viewer);
end
$$;

create or replace function private.viewer_role() returns public.user_type
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select viewer.user_type from private.viewer() as viewer);
end
$$;

create or replace function private.viewer_write_role() returns public.user_type
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select viewer.user_type from private.viewer() as viewer where viewer.may_write);
end
$$;

-- A role compared outside the subselect is, to the planner, a condition that two rows in a hundred pass, though all or none
-- do. Of fifty thousand rows it expected a thousand, and of their joins twenty, which it then looked up one by one. Assignments
-- keep theirs: a person has few of them, and looking up those is right.
alter policy "Designers, managers and admins read ad groups" on public.ad_groups
  using ((select private.viewer_role() in ('graphic_designer', 'project_manager', 'admin', 'super_admin')));
alter policy "Designers, managers and admins read ads" on public.ads
  using ((select private.viewer_role() in ('graphic_designer', 'project_manager', 'admin', 'super_admin')));
alter policy "Admins read submissions" on public.contact_submissions
  using ((select private.viewer_role() in ('admin', 'super_admin')));
