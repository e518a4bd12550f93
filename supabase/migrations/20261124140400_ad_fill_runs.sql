-- The check and the run of a fill go in steps of a job, each a transaction. A row is made once, wherever the worker stops.

create function private.begin_fill(begun_id uuid, new_status text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.ad_fills as fill
  set status = new_status, problem = null, finished_at = null, planned = (
    select count(*) from public.ad_fill_rows as line
    where line.fill_id = begun_id and line.status in ('unchecked', 'ready') and (new_status = 'running' or line.status = 'unchecked')
  )
  where fill.id = begun_id;
  insert into private.ad_fill_starts (fill_id, claims) values (
    begun_id, jsonb_build_object('sub', auth.uid(), 'role', 'authenticated', 'session_id', private.session_id())
  )
  on conflict (fill_id) do update set claims = excluded.claims;
  perform private.enqueue_job(
    'ad-fill', jsonb_build_object('fillId', begun_id), 'ad-fill:' || begun_id,
    job_creator => private.viewer_id(), job_attempts => 100
  );
end
$$;
revoke execute on function private.begin_fill(uuid, text) from public, anon, authenticated;

create function public.check_ad_fill(checked_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.open_fill(checked_id, '{draft,paused,done,canceled}');
  perform private.begin_fill(checked_id, 'checking');
end
$$;
comment on function public.check_ad_fill(uuid) is 'Draws unchecked rows to see what is wrong with them. Raises PT403, PT404, PT409 while it goes on.';

create function public.run_ad_fill(run_id uuid, with_newest boolean default false) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  fill public.ad_fills := private.open_fill(run_id, '{draft,checking,running,paused,done,canceled}');
  newest public.ad_template_versions;
begin
  select version.* into newest from public.ad_template_versions as version
  where version.template_id = fill.template_id order by version.number desc limit 1;
  if with_newest and newest.id <> fill.version_id then
    if not fill.formats <@ private.template_formats(newest.document) then
      raise exception 'The newest version does not have all formats of these ads' using errcode = 'PT422';
    end if;
    update public.ad_fills as one set version_id = newest.id where one.id = run_id;
    update public.ad_fill_rows as line
    set status = case line.status when 'bad' then 'unchecked' else 'ready' end
    where line.fill_id = run_id and (
      line.status = 'bad'
      -- Rows whose ads were deleted are left alone.
      or line.status in ('made', 'unchanged')
        and exists (select from public.ad_drawings as drawing where drawing.fill_id = run_id and drawing.fill_row = line.number)
    );
  end if;
  update public.ad_fill_rows as line set status = 'ready', error = null where line.fill_id = run_id and line.status = 'failed';
  perform private.begin_fill(run_id, 'running');
end
$$;
comment on function public.run_ad_fill(uuid, boolean) is
  'Begins a run, goes on with a paused one, or wakes one that stands still. with_newest: all rows, with the newest version of the template; else those that are not made yet, have failed or were changed. Raises PT403, PT404, PT422 when the version lacks a format.';

create function public.stop_ad_fill(stopped_id uuid, for_good boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  fill public.ad_fills := private.open_fill(stopped_id, '{draft,checking,running,paused,done,canceled}');
  next_status text := case
    when fill.status = 'checking' then 'draft'
    when for_good and fill.status in ('running', 'paused') then 'canceled'
    when fill.status = 'running' then 'paused'
  end;
begin
  update public.ad_fills as one
  set status = next_status, finished_at = case next_status when 'canceled' then now() end
  where one.id = stopped_id and next_status is not null;
  return found;
end
$$;
comment on function public.stop_ad_fill(uuid, boolean) is
  'Pauses the run, or cancels it for_good; ends a check. What is made stays. False when nothing goes on. Raises PT403, PT404.';

create function private.open_fill_step(step_id uuid, wanted text[]) returns public.ad_fills
language plpgsql security definer set search_path = ''
as $$
declare
  fill public.ad_fills;
  claims jsonb;
begin
  select * into fill from public.ad_fills as open where open.id = step_id and open.status = any (wanted) for update;
  if fill.id is null then
    return null;
  end if;
  select start.claims into claims from private.ad_fill_starts as start where start.fill_id = step_id;
  perform set_config('request.jwt.claims', claims::text, true);
  perform set_config('request.jwt.claim.sub', claims ->> 'sub', true);
  if private.may_work_on_group(fill.ad_group_id) then
    return fill;
  end if;
  update public.ad_fills as one
  set status = case one.status when 'checking' then 'draft' else 'canceled' end, finished_at = now(),
    problem = 'Whoever began this may not work on the group any more.'
  where one.id = step_id and one.status in ('checking', 'running', 'paused');
  return null;
end
$$;
comment on function private.open_fill_step(uuid, text[]) is
  'Locks the fill and acts as the person who began. Null when nothing is to do, or this person may not work on the group any more.';
revoke execute on function private.open_fill_step(uuid, text[]) from public, anon, authenticated;

create function private.fill_row_ads(fill public.ad_fills, line public.ad_fill_rows) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'format', wanted.format, 'adId', wanted.ad_id, 'hash', drawing.hash, 'motionHash', drawing.motion_hash
    ) order by wanted.place
  ), '[]')
  from (
    select
      format.name as format, format.place, line.results ? format.name as is_known,
      coalesce(
        line.results #>> array[format.name, 'adId'],
        -- The same id wherever a worker stops: version 4 by its digits.
        overlay(overlay(
          md5(concat_ws(' ', line.fill_id, line.number, line.revision, format.name)) placing '4' from 13
        ) placing '8' from 17)
      )::uuid as ad_id
    from unnest(fill.formats) with ordinality as format (name, place)
  ) as wanted
  left join public.ad_drawings as drawing on drawing.ad_id = wanted.ad_id
  -- What somebody has deleted stays deleted.
  where not wanted.is_known or exists (select from public.ads as ad where ad.id = wanted.ad_id)
$$;
comment on function private.fill_row_ads(public.ad_fills, public.ad_fill_rows) is
  'The ads of a row, those to be made too, with the hashes of what they show now (null for nothing).';
revoke execute on function private.fill_row_ads(public.ad_fills, public.ad_fill_rows) from public, anon, authenticated;

create function public.read_ad_fill_step(step_id uuid, row_count integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  fill public.ad_fills := private.open_fill_step(step_id, '{checking,running}');
  step jsonb;
begin
  if fill.id is null then
    return null;
  end if;
  select jsonb_agg(
    jsonb_build_object(
      'number', line.number, 'revision', line.revision, 'title', line.title, 'texts', line.texts, 'pictures', line.pictures,
      'ads', private.fill_row_ads(fill, line)
    ) order by line.number
  )
  into step
  from (
    select next.* from public.ad_fill_rows as next
    where next.fill_id = step_id and next.status in ('unchecked', 'ready')
      and (fill.status = 'running' or next.status = 'unchecked')
    order by next.number limit row_count
  ) as line;
  if step is null then
    update public.ad_fills as one
    set status = case fill.status when 'checking' then 'draft' else 'done' end,
      finished_at = case fill.status when 'running' then now() end
    where one.id = step_id;
    return null;
  end if;
  return jsonb_build_object(
    'status', fill.status, 'groupId', fill.ad_group_id, 'versionId', fill.version_id, 'formats', fill.formats,
    'hasMotion', fill.has_motion, 'planned', fill.planned, 'rows', step,
    'left', (
      select count(*) from public.ad_fill_rows as line
      where line.fill_id = step_id and line.status in ('unchecked', 'ready')
        and (fill.status = 'running' or line.status = 'unchecked')
    ),
    'document', (select version.document from public.ad_template_versions as version where version.id = fill.version_id)
  );
end
$$;
comment on function public.read_ad_fill_step(uuid, integer) is
  'The next rows of a check or a run. Without any it ends. Null when nothing is left to do.';

create function public.record_ad_fill_checks(step_id uuid, lines jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  fill public.ad_fills := private.open_fill_step(step_id, '{checking}');
begin
  update public.ad_fill_rows as stored
  set status = case when line."isBad" then 'bad' else 'ready' end, problems = line.problems
  from jsonb_to_recordset(lines) as line (number integer, revision integer, "isBad" boolean, problems jsonb)
  where fill.id is not null and stored.fill_id = step_id and stored.number = line.number
    and stored.revision = line.revision and stored.status = 'unchecked';
  return fill.id is not null;
end
$$;
comment on function public.record_ad_fill_checks(uuid, jsonb) is
  'lines: number, revision, isBad, problems. False when the check was stopped.';
