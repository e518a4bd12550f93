-- Work that outlives a request: a queue with leases. All writes go through the functions below, which only the server calls.

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z][a-z-]{0,59}$'),
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object' and octet_length(payload::text) <= 65536),
  unique_key text check (char_length(unique_key) between 1 and 200),
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  priority smallint not null default 0,
  attempts integer not null default 0 check (attempts >= 0),
  max_attempts integer not null default 3 check (max_attempts between 1 and 100),
  run_after timestamptz not null default now(),
  lease_until timestamptz,
  token bigint not null default 0,
  progress smallint not null default 0 check (progress between 0 and 100),
  result jsonb,
  error text check (char_length(error) <= 500),
  created_by uuid references public.profiles (id) on delete set null,
  parent_id uuid references public.jobs (id) on delete cascade,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  check ((status = 'running') = (lease_until is not null)),
  check ((status in ('done', 'failed')) = (finished_at is not null))
);
comment on column public.jobs.unique_key is
  'At most one job with this key waits and one runs. Null: any number.';
comment on column public.jobs.priority is 'Higher runs first.';
comment on column public.jobs.token is
  'Fencing token: counts the claims. A worker that lost its lease holds an old one, and its writes are refused.';
comment on column public.jobs.error is 'Of the last attempt, in words for staff. It stays while the job waits for its next attempt.';

create index jobs_waiting_idx on public.jobs (priority desc, run_after, created_at) where status = 'queued';
create index jobs_running_idx on public.jobs (lease_until) where status = 'running';
create unique index jobs_waiting_key_idx on public.jobs (unique_key) where status = 'queued';
create index jobs_key_idx on public.jobs (unique_key, created_at desc);
create index jobs_finished_idx on public.jobs (finished_at) where finished_at is not null;
create index jobs_creator_idx on public.jobs (created_by);
create index jobs_parent_idx on public.jobs (parent_id);

revoke all on table public.jobs from anon, authenticated;
grant select on table public.jobs to authenticated;
grant select, insert, update, delete on table public.jobs to service_role;
alter table public.jobs enable row level security;

create policy "Admins read every job, other staff their own" on public.jobs
  for select to authenticated
  using (
    (select private.viewer_role() in ('admin', 'super_admin'))
    or (created_by = (select private.viewer_id()) and (select private.viewer_role() is not null))
  );

create table private.job_workers (
  id uuid primary key,
  kinds text[] not null,
  seen_at timestamptz not null default now()
);
comment on table private.job_workers is 'Which kinds of jobs somebody does. A kind can need a program that not every machine has.';
revoke all on table private.job_workers from anon, authenticated;
alter table private.job_workers enable row level security;

create function private.enqueue_job(
  job_kind text,
  job_payload jsonb,
  job_key text default null,
  job_priority integer default 0,
  job_creator uuid default null,
  job_parent uuid default null,
  delay_seconds integer default 0,
  job_attempts integer default 3
) returns uuid
language sql security definer set search_path = ''
as $$
  insert into public.jobs as job (kind, payload, unique_key, priority, created_by, parent_id, run_after, max_attempts)
  values (
    job_kind, job_payload, job_key, job_priority, job_creator, job_parent,
    now() + make_interval(secs => delay_seconds), job_attempts
  )
  on conflict (unique_key) where status = 'queued' do update
    set payload = excluded.payload,
      priority = greatest(job.priority, excluded.priority),
      created_by = excluded.created_by,
      run_after = least(job.run_after, excluded.run_after),
      attempts = 0,
      error = null
  returning id
$$;
comment on function private.enqueue_job(text, jsonb, text, integer, uuid, uuid, integer, integer) is
  'Answers the id. A job that waits with the same key takes the new payload instead of a second one.';
revoke execute on function private.enqueue_job(text, jsonb, text, integer, uuid, uuid, integer, integer)
  from public, anon, authenticated;

create function public.enqueue_job(
  job_kind text,
  job_payload jsonb,
  job_key text default null,
  job_priority integer default 0,
  job_creator uuid default null,
  job_parent uuid default null,
  delay_seconds integer default 0,
  job_attempts integer default 3
) returns uuid
language sql security definer set search_path = ''
as $$
  select private.enqueue_job(
    job_kind, job_payload, job_key, job_priority, job_creator, job_parent, delay_seconds, job_attempts
  )
$$;
revoke execute on function public.enqueue_job(text, jsonb, text, integer, uuid, uuid, integer, integer)
  from public, anon, authenticated;
grant execute on function public.enqueue_job(text, jsonb, text, integer, uuid, uuid, integer, integer) to service_role;

create function public.claim_job(worker_id uuid, worker_kinds text[], lease_seconds integer) returns setof public.jobs
language plpgsql security definer set search_path = ''
as $$
declare
  claimed uuid;
begin
  insert into private.job_workers as worker (id, kinds) values (worker_id, worker_kinds)
  on conflict (id) do update set kinds = excluded.kinds, seen_at = now()
    where worker.seen_at < now() - interval '20 seconds' or worker.kinds <> excluded.kinds;

  -- One claim at a time: two at once could each take a job of the same key.
  perform pg_advisory_xact_lock(hashtext('public.claim_job'));
  update public.jobs as job
  set status = 'failed', lease_until = null, finished_at = now(),
    error = coalesce(job.error, 'The worker stopped before it was done.')
  where job.status = 'running' and job.lease_until < now()
    and (
      job.attempts >= job.max_attempts
      or exists (select from public.jobs as next where next.unique_key = job.unique_key and next.status = 'queued')
    );

  select job.id into claimed from public.jobs as job
  where job.kind = any (worker_kinds)
    and ((job.status = 'queued' and job.run_after <= now()) or (job.status = 'running' and job.lease_until < now()))
    and not exists (
      select from public.jobs as other
      where other.unique_key = job.unique_key and other.id <> job.id and other.status = 'running'
    )
  order by job.priority desc, job.run_after, job.created_at
  limit 1;
  return query
    update public.jobs as job
    set status = 'running',
      attempts = job.attempts + 1,
      token = job.token + 1,
      progress = 0,
      lease_until = now() + make_interval(secs => lease_seconds),
      started_at = now()
    where job.id = claimed
    returning job.*;
end
$$;
comment on function public.claim_job(uuid, text[], integer) is
  'Leases the next job of these kinds, also one whose worker died. An attempt counts from its start. No row: nothing is due.';
revoke execute on function public.claim_job(uuid, text[], integer) from public, anon, authenticated;
grant execute on function public.claim_job(uuid, text[], integer) to service_role;

create function public.heartbeat_job(job_id uuid, held_token bigint, lease_seconds integer, percent integer)
returns boolean
language sql security definer set search_path = ''
as $$
  with beat as (
    update public.jobs as job
    set lease_until = now() + make_interval(secs => lease_seconds), progress = greatest(job.progress, least(percent, 100))
    where job.id = job_id and job.token = held_token and job.status = 'running'
    returning job.id
  )
  select exists (select from beat)
$$;
comment on function public.heartbeat_job(uuid, bigint, integer, integer) is
  'False when the lease is lost: the worker must stop and write nothing more.';
revoke execute on function public.heartbeat_job(uuid, bigint, integer, integer) from public, anon, authenticated;
grant execute on function public.heartbeat_job(uuid, bigint, integer, integer) to service_role;

create function public.finish_job(job_id uuid, held_token bigint, job_result jsonb) returns boolean
language sql security definer set search_path = ''
as $$
  with finished as (
    update public.jobs as job
    set status = 'done', progress = 100, result = job_result, error = null, lease_until = null, finished_at = now()
    where job.id = job_id and job.token = held_token and job.status = 'running'
    returning job.id
  )
  select exists (select from finished)
$$;
comment on function public.finish_job(uuid, bigint, jsonb) is 'False when the lease is lost.';
revoke execute on function public.finish_job(uuid, bigint, jsonb) from public, anon, authenticated;
grant execute on function public.finish_job(uuid, bigint, jsonb) to service_role;

create function public.fail_job(job_id uuid, held_token bigint, reason text, is_final boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  held public.jobs;
  is_over boolean;
begin
  select * into held from public.jobs as job
  where job.id = job_id and job.token = held_token and job.status = 'running'
  for update;
  if not found then
    return null;
  end if;
  is_over := is_final or held.attempts >= held.max_attempts
    or exists (select from public.jobs as next where next.unique_key = held.unique_key and next.status = 'queued');
  update public.jobs as job
  set status = case when is_over then 'failed' else 'queued' end,
    error = left(reason, 500),
    lease_until = null,
    run_after = now() + least(interval '10 minutes', interval '10 seconds' * power(2, least(held.attempts, 10) - 1)),
    finished_at = case when is_over then now() end
  where job.id = job_id;
  return case when is_over then 'failed' else 'queued' end;
end
$$;
comment on function public.fail_job(uuid, bigint, text, boolean) is
  'Answers the new status: queued for a retry after 10, 20, 40 seconds and so on, or failed. Null when the lease is lost.';
revoke execute on function public.fail_job(uuid, bigint, text, boolean) from public, anon, authenticated;
grant execute on function public.fail_job(uuid, bigint, text, boolean) to service_role;

create function public.release_job(job_id uuid, held_token bigint) returns void
language sql security definer set search_path = ''
as $$
  update public.jobs as job
  set lease_until = '-infinity', attempts = job.attempts - 1
  where job.id = job_id and job.token = held_token and job.status = 'running'
$$;
comment on function public.release_job(uuid, bigint) is
  'For a worker that stops: another one takes the job at once, and the attempt does not count.';
revoke execute on function public.release_job(uuid, bigint) from public, anon, authenticated;
grant execute on function public.release_job(uuid, bigint) to service_role;

create function public.has_job_worker(job_kind text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (auth.uid() is null or private.viewer_role() is not null) and (
    exists (
      select from private.job_workers as worker
      where job_kind = any (worker.kinds) and worker.seen_at > now() - interval '1 minute'
    )
    or exists (
      select from public.jobs as job where job.kind = job_kind and job.status = 'running' and job.lease_until > now()
    )
  )
$$;
comment on function public.has_job_worker(text) is
  'True while a worker that does this kind of job is at work. Always false for people without a role.';
revoke execute on function public.has_job_worker(text) from public, anon, authenticated;
grant execute on function public.has_job_worker(text) to authenticated, service_role;

create function public.remove_old_jobs() returns integer
language sql security definer set search_path = ''
as $$
  with old_workers as (
    delete from private.job_workers where seen_at < now() - interval '1 day'
  ), old as (
    delete from public.jobs where finished_at < now() - interval '30 days' returning id
  )
  select count(*)::integer from old
$$;
comment on function public.remove_old_jobs() is 'Forgets jobs that ended a month ago. Answers their number.';
revoke execute on function public.remove_old_jobs() from public, anon, authenticated;
grant execute on function public.remove_old_jobs() to service_role;
