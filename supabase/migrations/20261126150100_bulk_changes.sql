-- A change of all rows of a long list goes in steps, each a transaction, so that others are answered in between.

create table private.bulk_changes (
  id uuid primary key default gen_random_uuid(),
  list text not null check (
    list in ('leads', 'place-pages', 'articles', 'videos', 'ad-groups', 'gear', 'applications', 'calls')
  ),
  query text not null check (char_length(query) <= 1000),
  change jsonb not null,
  verb text not null check (char_length(verb) between 1 and 100),
  person_id uuid not null references public.profiles (id) on delete cascade,
  begun_with jsonb not null,
  seen_at timestamptz not null,
  status text not null default 'running' check (status in ('running', 'done', 'undoing', 'undone')),
  total integer not null check (total > 0),
  next_position integer not null default 1,
  has_progress boolean not null default false,
  problem text check (char_length(problem) <= 500),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  closed_at timestamptz
);
comment on table private.bulk_changes is 'One row per change of many rows that runs as a job. Removed after 90 days.';
comment on column private.bulk_changes.query is 'Of the list, as in its address.';
comment on column private.bulk_changes.change is 'As the function of the list takes it.';
comment on column private.bulk_changes.verb is 'What its report says, such as: set to Won.';
comment on column private.bulk_changes.begun_with is
  'Claims of whoever began it or its undo: each step has the rights of this person, whom the history names.';
comment on column private.bulk_changes.seen_at is 'When the person saw the list. Rows that changed later stay.';
comment on column private.bulk_changes.next_position is 'The first row that the change or its undo has not reached.';
comment on column private.bulk_changes.has_progress is
  'Whether this pass of an undo has put a row back: then rows that were incomplete are tried again.';
comment on column private.bulk_changes.problem is 'Why it ended early.';
comment on column private.bulk_changes.closed_at is 'The person needs its report no more.';
create index bulk_changes_person_idx on private.bulk_changes (person_id, list, created_at desc);
create index bulk_changes_created_idx on private.bulk_changes (created_at);

create table private.bulk_change_rows (
  change_id uuid not null references private.bulk_changes (id) on delete cascade,
  position integer not null,
  row_id uuid not null,
  outcome text check (
    outcome in ('done', 'thin', 'unchanged', 'refused', 'incomplete', 'live', 'missing', 'meanwhile', 'not_next')
  ),
  gaps text[] not null default '{}',
  history_id bigint,
  undone text check (undone in ('done', 'changed', 'incomplete', 'refused', 'told')),
  was text,
  primary key (change_id, position)
);
comment on column private.bulk_change_rows.outcome is
  'thin: published, but not in search. live: published already, so not scheduled. meanwhile: somebody changed it after the person saw the list. not_next: its status does not lead to this one.';
comment on column private.bulk_change_rows.history_id is
  'What an undo takes back: the change in the history of the row, or for videos and ad groups the act of the step.';
comment on column private.bulk_change_rows.was is 'The status before, of a row whose values are in no history.';

revoke all on table private.bulk_changes, private.bulk_change_rows from public, anon, authenticated;
alter table private.bulk_changes enable row level security;
alter table private.bulk_change_rows enable row level security;

create function private.begin_bulk_steps(begun_id uuid, new_status text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  begun private.bulk_changes;
begin
  update private.bulk_changes as one
  set status = new_status, next_position = 1, has_progress = false, problem = null, finished_at = null, begun_with = jsonb_build_object(
    'sub', auth.uid(), 'role', 'authenticated', 'session_id', private.session_id()
  )
  where one.id = begun_id
  returning * into begun;
  perform private.enqueue_job(
    'bulk-change', jsonb_build_object('changeId', begun_id, 'list', begun.list), 'bulk-change:' || begun_id,
    job_creator => private.viewer_id(), job_attempts => 100
  );
end
$$;
revoke execute on function private.begin_bulk_steps(uuid, text) from public, anon, authenticated;

create function public.begin_bulk_change(
  of_list text, list_query text, filters jsonb, asked jsonb, asked_verb text, seen_count integer, seen_time timestamptz
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  found uuid[];
  begun_id uuid;
begin
  if not private.may_change_in_bulk(of_list) then
    raise exception 'You may not change these rows' using errcode = 'PT403';
  end if;
  -- The same form sent twice begins once.
  perform pg_advisory_xact_lock(hashtext('begin_bulk_change:' || private.viewer_id()));
  select one.id into begun_id from private.bulk_changes as one
  where one.person_id = private.viewer_id() and one.list = of_list and one.query = list_query and one.change = asked
    and one.status = 'running';
  if begun_id is not null then
    return begun_id;
  end if;
  -- Without rows it only looks at what is asked.
  perform private.write_bulk_rows(of_list, asked, '{}');
  found := private.find_bulk_rows(of_list, filters);
  if cardinality(found) <> seen_count or seen_count = 0 then
    raise exception 'The list has changed since it was seen' using errcode = 'PT409';
  elsif seen_count > 100000 then
    raise exception 'More than 100,000 rows' using errcode = 'PT422';
  end if;
  delete from private.bulk_changes as old where old.created_at < now() - interval '90 days';
  insert into private.bulk_changes (list, query, change, verb, person_id, begun_with, seen_at, total)
  values (of_list, list_query, asked, asked_verb, private.viewer_id(), '{}', least(seen_time, now()), seen_count)
  returning id into begun_id;
  insert into private.bulk_change_rows (change_id, position, row_id)
  select begun_id, line.position, line.id from unnest(found) with ordinality as line (id, position);
  -- The rows came a moment ago. Without statistics each step reads all of them.
  analyze private.bulk_change_rows;
  perform private.begin_bulk_steps(begun_id, 'running');
  return begun_id;
end
$$;
comment on function public.begin_bulk_change(text, text, jsonb, jsonb, text, integer, timestamptz) is
  'Notes the rows that match now, and begins to change them in steps. Raises PT403, PT409 when they are not as many as the person saw, PT422.';

create function private.end_bulk_steps(ended_id uuid, why text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ended private.bulk_changes;
begin
  update private.bulk_changes as one
  set status = case when one.status = 'undoing' and why is null then 'undone' else 'done' end, problem = why, finished_at = now()
  where one.id = ended_id and one.status in ('running', 'undoing')
  returning * into ended;
  if ended.status = 'done' and ended.list = 'leads' and ended.change ->> 'change' = 'owner' and exists (
    select from private.bulk_change_rows as line where line.change_id = ended_id and line.outcome = 'done' and line.undone is null
  ) then
    perform private.notify(
      (ended.change ->> 'owner')::uuid, 'lead_assignment', 'bulk_change', ended_id, 'bulk_change:' || ended_id
    );
  elsif ended.status = 'done' and ended.list = 'ad-groups' and ended.change ->> 'change' = 'assign' and exists (
    select from private.bulk_change_rows as line where line.change_id = ended_id and line.outcome = 'done' and line.undone is null
  ) then
    perform private.notify(
      (ended.change ->> 'person')::uuid, 'ad_assignment', 'bulk_change', ended_id, 'bulk_change:' || ended_id
    );
  end if;
end
$$;
comment on function private.end_bulk_steps(uuid, text) is
  'why: null when all rows were reached. A person who got leads or ad groups hears of all of them at once.';
revoke execute on function private.end_bulk_steps(uuid, text) from public, anon, authenticated;

create function private.open_bulk_step(step_id uuid) returns private.bulk_changes
language plpgsql security definer set search_path = ''
as $$
declare
  change private.bulk_changes;
begin
  select * into change from private.bulk_changes as open
  where open.id = step_id and open.status in ('running', 'undoing') for update;
  if change.id is null then
    return null;
  end if;
  perform set_config('request.jwt.claims', change.begun_with::text, true);
  perform set_config('request.jwt.claim.sub', change.begun_with ->> 'sub', true);
  -- Somebody who mirrored a person does not go on as himself.
  if private.viewer_id() = change.person_id and private.may_change_in_bulk(change.list) then
    return change;
  end if;
  perform private.end_bulk_steps(step_id, 'Whoever began this has signed out, or may not change these rows any more.');
  return null;
end
$$;
comment on function private.open_bulk_step(uuid) is
  'Locks the change and acts as the person who began. Null when nothing is to do, or this person may not go on.';
revoke execute on function private.open_bulk_step(uuid) from public, anon, authenticated;

create function public.run_bulk_step(step_id uuid, row_count integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  change private.bulk_changes := private.open_bulk_step(step_id);
  by_act constant boolean := coalesce(private.is_undone_by_act(change.list), false);
  has_entries constant boolean := change.list in ('leads', 'place-pages', 'articles');
  -- One act is taken back whole, so it stays small.
  max_rows constant integer := case when by_act then 100 else 1000 end;
  ids uuid[];
  histories bigint[];
  weres text[];
  kept uuid[];
  free uuid[];
  free_id uuid;
  last_position integer;
begin
  if change.id is null then
    return null;
  end if;
  perform set_config('fieldlight.bulk_change', step_id::text, true);
  select array_agg(line.row_id order by line.position), array_agg(line.history_id order by line.position),
    array_agg(line.was order by line.position), max(line.position)
  into ids, histories, weres, last_position
  from (
    select known.*, first_value(known.history_id) over (order by known.position) as first_act
    from (
      select * from private.bulk_change_rows as line
      where line.change_id = step_id and line.position >= change.next_position
        and (change.status = 'running' or (
          (line.history_id is not null or line.was is not null) and coalesce(line.undone, 'incomplete') = 'incomplete'
        ))
      order by line.position
      limit case when by_act and change.status = 'undoing' then max_rows else least(row_count, max_rows) end
    ) as known
  ) as line
  where change.status = 'running' or not by_act or line.history_id = line.first_act;

  if ids is null and change.status = 'undoing' and change.has_progress and exists (
    select from private.bulk_change_rows as line where line.change_id = step_id and line.undone = 'incomplete'
  ) then
    -- A text that links to another one can be published again only after it.
    update private.bulk_changes as one set next_position = 1, has_progress = false where one.id = step_id;
  elsif ids is null then
    perform private.end_bulk_steps(step_id);
    return null;
  elsif change.status = 'running' then
    kept := private.changed_in_bulk_since(change.list, ids, change.seen_at);
    free := array(select id from unnest(ids) as id where not coalesce(id = any (kept), false));
    begin
      perform private.write_bulk_step(change, free, last_position);
    exception
      when sqlstate 'PT403' or sqlstate 'PT404' or sqlstate 'PT422' then
        perform private.end_bulk_steps(step_id, left(sqlerrm, 500));
        return null;
      when sqlstate 'PT409' or integrity_constraint_violation then
        -- One row must not hold up the others.
        foreach free_id in array free loop
          begin
            perform private.write_bulk_step(change, array[free_id], last_position);
          exception
            when sqlstate 'PT409' or integrity_constraint_violation then
              update private.bulk_change_rows as line set outcome = 'refused'
              where line.change_id = step_id and line.position between change.next_position and last_position
                and line.row_id = free_id;
          end;
        end loop;
    end;
    update private.bulk_change_rows as line set outcome = 'meanwhile'
    where line.change_id = step_id and line.position between change.next_position and last_position and line.outcome is null;
    if has_entries then
      update private.bulk_change_rows as line set history_id = last.change_id
      from public.list_last_changes(private.bulk_table(change.list), ids) as last
      where line.change_id = step_id and line.position between change.next_position and last_position
        and line.row_id = last.record_id and line.outcome in ('done', 'thin');
    end if;
    update private.bulk_changes as one set next_position = last_position + 1 where one.id = step_id;
  else
    with undone as materialized (
      select * from private.undo_bulk_rows(change, ids, histories, weres)
    ), noted as (
      update private.bulk_change_rows as line set undone = undone.outcome from undone
      where line.change_id = step_id and line.position between change.next_position and last_position
        and line.row_id = undone.row_id
    )
    update private.bulk_changes as one
    set next_position = last_position + 1,
      has_progress = one.has_progress or exists (select from undone where undone.outcome = 'done')
    where one.id = step_id;
  end if;
  return jsonb_build_object('done', coalesce(last_position, 0), 'total', change.total);
end
$$;
comment on function public.run_bulk_step(uuid, integer) is
  'Changes the next rows, or takes them back. Null when nothing is left to do.';

create function private.own_bulk_change(own_id uuid) returns private.bulk_changes
language plpgsql security definer set search_path = ''
as $$
declare
  own private.bulk_changes;
begin
  select * into own from private.bulk_changes as one
  where one.id = own_id and one.person_id = private.viewer_id() for update;
  if own.id is null or not private.may_change_in_bulk(own.list) then
    raise exception 'There is no such change of yours' using errcode = 'PT404';
  end if;
  return own;
end
$$;
revoke execute on function private.own_bulk_change(uuid) from public, anon, authenticated;

create function public.undo_bulk_change(undone_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  own private.bulk_changes := private.own_bulk_change(undone_id);
begin
  if own.status <> 'done' then
    return own.status;
  end if;
  perform private.begin_bulk_steps(undone_id, 'undoing');
  return 'undoing';
end
$$;
comment on function public.undo_bulk_change(uuid) is
  'Also goes on with an undo that was stopped. Answers undoing, or the status of a change that cannot be undone. Raises PT404.';

create function public.stop_bulk_change(stopped_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own private.bulk_changes := private.own_bulk_change(stopped_id);
begin
  if own.status not in ('running', 'undoing') then
    return false;
  end if;
  perform private.end_bulk_steps(stopped_id, 'You stopped it.');
  return true;
end
$$;
comment on function public.stop_bulk_change(uuid) is 'What it changed stays, and can be undone. False when it does not go on. Raises PT404.';

create function public.close_bulk_change(closed_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own private.bulk_changes := private.own_bulk_change(closed_id);
begin
  if own.status in ('running', 'undoing') then
    return false;
  end if;
  update private.bulk_changes as one set closed_at = now() where one.id = closed_id;
  return true;
end
$$;
comment on function public.close_bulk_change(uuid) is 'Takes its report from the list. False while it goes on. Raises PT404.';

create function public.list_bulk_changes(of_list text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may_change_in_bulk(of_list) then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', one.id, 'verb', one.verb, 'status', one.status, 'total', one.total, 'problem', one.problem, 'query', one.query,
      'canUndo', private.can_undo_in_bulk(one.list, one.change),
      'reached', counted.reached, 'done', counted.done, 'unchanged', counted.unchanged, 'skipped', counted.skipped,
      'undone', counted.undone, 'kept', counted.kept,
      'trouble', (
        select job.error from public.jobs as job
        where job.unique_key = 'bulk-change:' || one.id and job.status in ('queued', 'failed')
        order by job.created_at desc limit 1
      ),
      'hasWorker', public.has_job_worker('bulk-change'),
      'notes', case when one.status in ('running', 'undoing') then '[]' else (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', noted.row_id, 'title', private.bulk_row_title(one.list, noted.row_id), 'outcome', noted.outcome, 'gaps', noted.gaps,
          'undone', noted.undone
        ) order by noted.position), '[]')
        from (
          select line.* from private.bulk_change_rows as line
          where line.change_id = one.id and (
            case when counted.undone + counted.kept > 0 then line.undone <> 'done' else line.outcome not in ('done', 'unchanged') end
          )
          order by line.position limit 100
        ) as noted
      ) end
    ) order by one.created_at desc), '[]')
    from (
      select * from private.bulk_changes as known
      where known.person_id = private.viewer_id() and known.list = of_list and known.closed_at is null
        and known.created_at > now() - interval '7 days'
      order by known.created_at desc limit 3
    ) as one
    cross join lateral (
      select
        count(line.outcome) as reached,
        count(*) filter (where line.outcome in ('done', 'thin')) as done,
        count(*) filter (where line.outcome = 'unchanged') as unchanged,
        count(*) filter (where line.outcome not in ('done', 'thin', 'unchanged')) as skipped,
        count(*) filter (where line.undone = 'done') as undone,
        count(*) filter (where line.undone <> 'done') as kept
      from private.bulk_change_rows as line where line.change_id = one.id
    ) as counted
  );
end
$$;
comment on function public.list_bulk_changes(text) is
  'Those that the person began in the last week and has not closed, the newest first. Empty for who may not change the list.';

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'begin_bulk_change(text, text, jsonb, jsonb, text, integer, timestamptz)', 'undo_bulk_change(uuid)', 'stop_bulk_change(uuid)',
    'close_bulk_change(uuid)', 'list_bulk_changes(text)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to authenticated', signature);
  end loop;
end
$$;
revoke execute on function public.run_bulk_step(uuid, integer) from public, anon, authenticated;
grant execute on function public.run_bulk_step(uuid, integer) to service_role;
