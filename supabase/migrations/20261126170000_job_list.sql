-- Jobs are a list of super admins: what waits, runs and failed, and who began it. A job that failed is tried again; one that a person
-- began can be stopped.

create index jobs_created_idx on public.jobs (created_at desc, id desc);
create index jobs_kind_idx on public.jobs (kind, created_at desc, id desc);
create index jobs_status_idx on public.jobs (status, created_at desc, id desc);
create index jobs_duration_idx on public.jobs ((coalesce(finished_at - started_at, interval '0')), id);

create function private.has_newer_job(job public.jobs) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.jobs as newer
    where newer.unique_key = job.unique_key and newer.id <> job.id and newer.created_at >= job.created_at
  )
$$;
comment on function private.has_newer_job(public.jobs) is 'Whether the same work began again since.';
revoke execute on function private.has_newer_job(public.jobs) from public, anon, authenticated;

create function private.require_job_keeper() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.viewer_role() is distinct from 'super_admin' then
    raise exception 'Jobs are for super admins' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_job_keeper() from public, anon, authenticated;

create function public.search_jobs(
  search text default '',
  sort text default 'created',
  descending boolean default true,
  max_rows integer default 50,
  skip_rows integer default 0,
  with_status text default null,
  of_kind text default null,
  of_job uuid default null,
  after_value text default null,
  after_id uuid default null
) returns table (
  id uuid,
  kind text,
  status text,
  attempts integer,
  max_attempts integer,
  progress integer,
  error text,
  owner_id uuid,
  owner text,
  created_at timestamptz,
  run_after timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  can_retry boolean,
  can_stop boolean,
  total integer,
  sort_value text
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  key constant text := case sort
    when 'kind' then 'job.kind'
    when 'duration' then $sql$coalesce(job.finished_at - job.started_at, interval '0')$sql$
    else 'job.created_at'
  end;
  direction constant text := case when descending then 'desc' else 'asc' end;
  condition text;
  matches integer;
begin
  perform private.require_job_keeper();
  condition := concat_ws(' and ', 'true',
    (
      select string_agg(
        format(
          $sql$(position(%1$L in lower(replace(job.kind, '-', ' ') || ' ' || coalesce(job.error, ''))) > 0 or job.created_by in (
            select person.id from public.profiles as person
            where position(%1$L in lower(concat_ws(' ', person.first_name, person.last_name, person.email))) > 0
          ))$sql$, word
        ), ' and ')
      from regexp_split_to_table(lower(btrim(search)), '\s+') as word where word <> ''
    ),
    case with_status
      when 'lately' then $sql$job.status = 'failed' and job.finished_at >= now() - interval '7 days'$sql$
      else 'job.status = ' || quote_literal(with_status)
    end,
    'job.kind = ' || quote_literal(of_kind),
    'job.id = ' || quote_literal(of_job) || '::uuid'
  );
  execute format('select count(*)::integer from public.jobs as job where %s', condition) into matches;
  return query execute format(
    $sql$
      select job.id, job.kind, job.status, job.attempts, job.max_attempts, job.progress::integer, job.error, job.created_by,
        private.audited_name(person), job.created_at, job.run_after, job.started_at, job.finished_at,
        job.status = 'failed' and not private.has_newer_job(job),
        job.status in ('queued', 'running') and job.created_by is not null,
        $1, (%2$s)::text
      from public.jobs as job
      left join public.profiles as person on person.id = job.created_by
      where job.id in (
        select job.id from public.jobs as job where %1$s and %4$s order by %2$s %3$s, job.id %3$s limit $2 offset $3
      )
      order by %2$s %3$s, job.id %3$s
    $sql$, condition, key, direction, private.row_after(key, 'job.id', after_value, after_id::text, descending)
  ) using matches, least(max_rows, 1001), greatest(skip_rows, 0);
end
$$;
comment on function public.search_jobs(text, text, boolean, integer, integer, text, text, uuid, text, uuid) is
  'Raises PT403 unless the viewer is a super admin. search: every word occurs in kind, failure or owner. sort: kind, duration or created. with_status: a status, or lately, for those that failed within seven days. total is the number of matches before paging. The rows after one are asked for by its sort_value and id.';
revoke execute on function public.search_jobs(text, text, boolean, integer, integer, text, text, uuid, text, uuid)
  from public, anon, authenticated;
grant execute on function public.search_jobs(text, text, boolean, integer, integer, text, text, uuid, text, uuid) to authenticated;

create function public.change_jobs(job_ids uuid[], asked text) returns table (job_id uuid, outcome text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  job public.jobs;
  stopper constant text := coalesce(
    (select private.audited_name(person) from public.profiles as person where person.id = private.viewer_id()), 'a super admin'
  );
begin
  perform private.require_job_keeper();
  if private.viewer_write_role() is distinct from 'super_admin' then
    raise exception 'This session only reads' using errcode = 'PT403';
  elsif cardinality(job_ids) > 1000 or asked is null or asked not in ('retry', 'stop') then
    raise exception 'At most 1,000 jobs are retried or stopped' using errcode = 'PT422';
  end if;
  -- Of claim_job(): a job is not claimed, and no second one of its key begins, while this decides.
  perform pg_advisory_xact_lock(hashtext('public.claim_job'));
  for job_id in select distinct item.id from unnest(job_ids) as item (id) order by item.id loop
    select * into job from public.jobs as known where known.id = job_id for update;
    outcome := case
      when job.id is null then 'missing'
      when asked = 'retry' and job.status <> 'failed' then 'unchanged'
      when asked = 'retry' and private.has_newer_job(job) then 'newer'
      when asked = 'stop' and job.status in ('done', 'failed') then 'unchanged'
      when asked = 'stop' and job.created_by is null then 'scheduled'
      else 'done'
    end;
    if outcome = 'done' and asked = 'retry' then
      update public.jobs as known
      set status = 'queued', attempts = 0, progress = 0, run_after = now(), started_at = null, finished_at = null
      where known.id = job_id;
    elsif outcome = 'done' then
      update public.jobs as known
      set status = 'failed', error = left('Stopped by ' || stopper || '.', 500), lease_until = null, finished_at = now()
      where known.id = job_id;
    end if;
    return next;
  end loop;
end
$$;
comment on function public.change_jobs(uuid[], text) is
  'asked: retry (jobs that failed) or stop (jobs that a person began and that have not ended). The worker of a stopped job loses its lease. outcome: done, unchanged, newer (the same work began again since), scheduled (nobody began it, and it comes again by itself), missing. Raises PT403 and PT422.';
revoke execute on function public.change_jobs(uuid[], text) from public, anon, authenticated;
grant execute on function public.change_jobs(uuid[], text) to authenticated;
