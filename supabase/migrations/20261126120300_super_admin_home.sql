-- The home of super admins in one call. It reads what no policy opens to anybody, so each part is the owner's, and only the function
-- that checks the caller calls it.

create function private.people_by_role() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'role', part.user_type, 'count', part.people, 'inactive', part.inactive, 'lastSignIn', part.last_sign_in
  ) order by part.user_type nulls last), '[]')
  from (
    select profile.user_type, count(*) as people, count(*) filter (where not profile.active) as inactive,
      max(account.last_sign_in_at) as last_sign_in
    from public.profiles as profile
    left join auth.users as account on account.id = profile.id
    group by profile.user_type
  ) as part
$$;
revoke execute on function private.people_by_role() from public, anon, authenticated;

create function private.open_invitations(max_rows integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'count', (select count(*) from private.invitations as invitation where invitation.accepted_at is null),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'name', nullif(concat_ws(' ', page.first_name, page.last_name), ''), 'email', page.email,
        'role', page.user_type, 'expiresAt', page.expires_at
      ) order by page.created_at desc, page.id)
      from (
        select * from private.invitations as invitation where invitation.accepted_at is null
        order by invitation.created_at desc, invitation.id limit max_rows
      ) as page
    ), '[]')
  )
$$;
revoke execute on function private.open_invitations(integer) from public, anon, authenticated;
create index invitations_open_idx on private.invitations (created_at desc, id) where accepted_at is null;

create function private.running_mirrorings(max_rows integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with running as materialized (
    select * from private.mirroring_sessions as session where session.ended_at is null and session.expires_at > now()
  )
  select jsonb_build_object(
    'count', (select count(*) from running),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'actor', private.audited_name(actor), 'target', private.audited_name(target), 'reason', page.reason,
        'allowsChanges', page.allow_changes, 'startedAt', page.started_at, 'expiresAt', page.expires_at
      ) order by page.started_at, page.id)
      from (select * from running order by running.started_at, running.id limit max_rows) as page
      left join public.profiles as actor on actor.id = page.actor_id
      left join public.profiles as target on target.id = page.target_id
    ), '[]')
  )
$$;
revoke execute on function private.running_mirrorings(integer) from public, anon, authenticated;
-- Those that run are few among those that ended.
create index mirroring_sessions_running_idx on private.mirroring_sessions (started_at) where ended_at is null;

create index jobs_failed_idx on public.jobs (finished_at desc, id) where status = 'failed';

create function private.job_states(max_rows integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'queued', (select count(*) from public.jobs as job where job.status = 'queued'),
    'running', (select count(*) from public.jobs as job where job.status = 'running'),
    'failed', (
      select count(*) from public.jobs as job where job.status = 'failed' and job.finished_at >= now() - interval '7 days'
    ),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'kind', page.kind, 'status', page.status, 'error', page.error, 'progress', page.progress,
        'at', coalesce(page.finished_at, page.started_at, page.created_at)
      ) order by page.status, coalesce(page.finished_at, page.started_at) desc, page.id)
      from (
        (
          select * from public.jobs as job where job.status = 'failed' and job.finished_at >= now() - interval '7 days'
          order by job.finished_at desc, job.id limit max_rows
        )
        union all
        (select * from public.jobs as job where job.status = 'running' order by job.started_at desc, job.id limit max_rows)
      ) as page
    ), '[]')
  )
$$;
comment on function private.job_states(integer) is 'How many jobs wait, run, and failed within seven days; the failed ones, then those that run.';
revoke execute on function private.job_states(integer) from public, anon, authenticated;

create function private.storage_used() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', used.bucket_id, 'files', used.files, 'bytes', used.bytes)
    order by used.bytes desc, used.bucket_id), '[]')
  from (
    select object.bucket_id, count(*) as files, coalesce(sum((object.metadata ->> 'size')::bigint), 0) as bytes
    from storage.objects as object
    group by object.bucket_id
  ) as used
$$;
comment on function private.storage_used() is 'By bucket, as the storage server noted the sizes.';
revoke execute on function private.storage_used() from public, anon, authenticated;

-- Not stable: it writes the missing entries of expired mirroring sessions, as the log does when somebody reads it.
create function public.get_super_admin_home() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  is_mirroring constant boolean := private.is_mirroring();
begin
  if private.viewer_role() is distinct from 'super_admin' then
    raise exception 'The home of super admins is for super admins' using errcode = 'PT403';
  end if;
  return jsonb_build_object(
    'has', jsonb_build_object(
      'people', (select count(*) > 1 from (select from public.profiles limit 2) as known)
        or exists (select from private.invitations as invitation where invitation.accepted_at is null),
      'clients', exists (select from public.clients),
      'videos', exists (select from public.videos as video where not video.draft and not video.archived),
      'leads', exists (select from public.contact_submissions)
    ),
    'people', case when not is_mirroring then private.people_by_role() end,
    'invitations', case when not is_mirroring then private.open_invitations(5) end,
    'mirrorings', private.running_mirrorings(6),
    'mail', jsonb_build_object(
      'failed', (select count(*) from public.outbox_messages as message where message.status = 'failed'),
      'all', (select count(*) from public.outbox_messages as message where message.status <> 'sent'),
      'oldestAt', (select min(message.created_at) from public.outbox_messages as message where message.status <> 'sent')
    ),
    'jobs', private.job_states(4),
    'storage', private.storage_used(),
    'audit', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry.happened_at desc, entry.id desc), '[]')
      from public.list_audit_log(row_limit => 6) as entry
    ),
    'tasks', private.tasks_due(private.viewer_id(), 6)
  );
end
$$;
comment on function public.get_super_admin_home() is
  'People, mirroring, mail, jobs, storage and the log, the caller''s tasks, and what the company has. people and invitations are null in mirroring, where accounts are closed. Raises PT403.';
revoke execute on function public.get_super_admin_home() from public, anon, authenticated;
grant execute on function public.get_super_admin_home() to authenticated;
