-- Search health: what super admins do and see.

create function public.start_search_check() returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  open_check uuid;
begin
  if not coalesce(private.viewer_write_role() = 'super_admin', false) then
    raise exception 'Only super admins check the site' using errcode = 'PT403';
  end if;
  insert into public.search_checks (started_by) values (private.viewer_id())
  on conflict (status) where status = 'running' do nothing
  returning id into open_check;
  if open_check is null then
    select id into open_check from public.search_checks where status = 'running';
  end if;
  perform private.enqueue_job('search-health', '{}', 'search-health', job_attempts => 100);
  return open_check;
end
$$;
comment on function public.start_search_check() is
  'Answers the id of the check that runs: of the present one, when it is asked twice. Raises PT403.';
revoke execute on function public.start_search_check() from public, anon, authenticated;
grant execute on function public.start_search_check() to authenticated;

create function private.forget_search_work() returns void
language sql security definer set search_path = ''
as $$
  delete from private.search_pages;
  delete from private.search_targets;
  delete from private.search_noted;
$$;
revoke execute on function private.forget_search_work() from public, anon, authenticated;

create function public.cancel_search_check(check_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() = 'super_admin', false) then
    raise exception 'Only super admins check the site' using errcode = 'PT403';
  end if;
  update public.search_checks as run set status = 'canceled', finished_at = now()
  where run.id = check_id and run.status = 'running';
  if not found then
    return false;
  end if;
  perform private.forget_search_work();
  return true;
end
$$;
comment on function public.cancel_search_check(uuid) is
  'The findings stay as the check before left them. False when it has ended already. Raises PT403.';
revoke execute on function public.cancel_search_check(uuid) from public, anon, authenticated;
grant execute on function public.cancel_search_check(uuid) to authenticated;

create function public.read_search_health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_role() = 'super_admin', false) then
    raise exception 'Search health is for super admins' using errcode = 'PT403';
  end if;
  return jsonb_build_object(
    'running', (
      select jsonb_build_object(
        'id', run.id, 'phase', run.phase, 'pagesKnown', run.pages_known, 'pagesRead', run.pages_read,
        'startedAt', run.started_at,
        'problem', (
          select job.error from public.jobs as job
          where job.unique_key = 'search-health' and job.status in ('queued', 'failed') and job.created_at > now() - interval '2 days'
          order by job.created_at desc limit 1
        ),
        'hasWorker', public.has_job_worker('search-health')
      )
      from public.search_checks as run where run.status = 'running'
    ),
    'last', (
      select jsonb_build_object('status', run.status, 'pagesRead', run.pages_read, 'finishedAt', run.finished_at)
      from public.search_checks as run where run.status <> 'running' order by run.finished_at desc limit 1
    ),
    'done', (
      select jsonb_build_object(
        'pagesRead', run.pages_read, 'pagesLeftOut', run.pages_left_out, 'counts', run.counts, 'startedAt', run.started_at,
        'finishedAt', run.finished_at, 'isDaily', run.started_by is null
      )
      from public.search_checks as run where run.status = 'done' order by run.finished_at desc limit 1
    )
  );
end
$$;
comment on function public.read_search_health() is
  'The check that runs, the last one that ended, and the last one that was done; each null without one. Raises PT403.';
revoke execute on function public.read_search_health() from public, anon, authenticated;
grant execute on function public.read_search_health() to authenticated;
