-- The outcome of many calls at once, and its undo. A call that has begun goes back to booked when its outcome is taken back.

create or replace function private.settle_call() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Without a signed-in user it is book_intro_call() or cancel_intro_call().
  if auth.uid() is null or new.status = old.status then
    return new;
  end if;
  if old.starts_at > now() then
    if old.status = 'booked' and new.status = 'canceled' then
      return new;
    end if;
  elsif old.status in ('booked', 'done', 'missed') and new.status in ('booked', 'done', 'missed') then
    return new;
  end if;
  raise exception 'A call cannot go from % to % now', old.status, new.status using errcode = 'PT409';
end
$$;

create or replace function private.call_moves_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'booked' then
    if tg_op = 'INSERT' then
      perform private.move_lead_to_stage(new.submission_id, 'call_booked');
    end if;
    update public.contact_submissions as lead
    set answer_due_at = greatest(lead.created_at + interval '24 hours', new.starts_at + interval '30 minutes'),
      first_answered_at = nullif(lead.first_answered_at, new.starts_at)
    where lead.id = new.submission_id;
  elsif new.status = 'done' then
    update public.contact_submissions as lead set first_answered_at = new.starts_at
    where lead.id = new.submission_id and lead.first_answered_at is null;
  elsif new.status in ('missed', 'canceled') then
    update public.contact_submissions as lead
    set answer_due_at = lead.created_at + interval '24 hours',
      first_answered_at = nullif(lead.first_answered_at, new.starts_at)
    where lead.id = new.submission_id;
  end if;
  return null;
end
$$;
comment on function private.call_moves_lead() is
  'Trigger: a booked call moves its lead to call_booked and is its answer. A call that took place is the first answer unless there was one, until its outcome is taken back.';

create function public.set_calls_status(call_ids uuid[], new_status text, as_of timestamptz)
returns table (call_id uuid, lead_id uuid, name text, was text, outcome text)
language sql set search_path = ''
as $$
  with known as materialized (
    select call.id, call.submission_id, call.status, call.updated_at, call.starts_at <= now() as has_begun
    from public.intro_calls as call
    where call.id = any (call_ids) order by call.id for update
  ), changed as (
    update public.intro_calls as call set status = new_status
    from known
    where call.id = known.id and known.updated_at <= as_of and known.status <> new_status
      and case
        when new_status in ('done', 'missed') then known.has_begun and known.status in ('booked', 'done', 'missed')
        when new_status = 'canceled' then not known.has_begun and known.status = 'booked'
        else false
      end
    returning call.id
  )
  select asked.id, lead.id, lead.first_name || ' ' || lead.last_name, known.status,
    case
      when changed.id is not null then 'done'
      when known.id is null then 'refused'
      when known.status = new_status then 'unchanged'
      when known.updated_at > as_of then 'changed'
      when known.status in ('canceled', 'moved') then 'not_next'
      when known.has_begun then 'begun'
      else 'not_begun'
    end
  from (select distinct unnest(call_ids) as id) as asked
  left join known on known.id = asked.id
  left join public.contact_submissions as lead on lead.id = known.submission_id
  left join changed on changed.id = asked.id
$$;
comment on function public.set_calls_status(uuid[], text, timestamptz) is
  'new_status: done or missed for calls that have begun, canceled for booked ones that have not. was: the status before. outcome: done, unchanged, changed (by somebody after as_of, when the list was read), not_next (it is canceled), begun, not_begun, or refused for what does not exist or the caller may not change.';
revoke execute on function public.set_calls_status(uuid[], text, timestamptz) from public, anon, authenticated;
grant execute on function public.set_calls_status(uuid[], text, timestamptz) to authenticated;

create function public.undo_call_statuses(call_ids uuid[], were text[], became text)
returns table (call_id uuid, lead_id uuid, name text, outcome text)
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  asked record;
  known public.intro_calls;
begin
  for asked in select item.id, item.was from unnest(call_ids, were) as item (id, was) order by item.id loop
    call_id := asked.id;
    select * into known from public.intro_calls as call where call.id = asked.id for update;
    lead_id := known.submission_id;
    name := (
      select lead.first_name || ' ' || lead.last_name from public.contact_submissions as lead where lead.id = known.submission_id
    );
    outcome := 'done';
    if known.id is null or became not in ('done', 'missed') or asked.was not in ('booked', 'done', 'missed') then
      outcome := 'refused';
    elsif known.status <> became then
      outcome := 'changed';
    else
      begin
        update public.intro_calls as call set status = asked.was where call.id = asked.id;
      exception
        -- A lead has one booked call, and it has booked another one since.
        when unique_violation then
          outcome := 'changed';
      end;
    end if;
    return next;
  end loop;
end
$$;
comment on function public.undo_call_statuses(uuid[], text[], text) is
  'Puts each back to what it was before set_calls_status(), unless it has another status by now, or its lead another call. outcome: done, changed or refused, as for a call that was called off: its lead was told.';
revoke execute on function public.undo_call_statuses(uuid[], text[], text) from public, anon, authenticated;
grant execute on function public.undo_call_statuses(uuid[], text[], text) to authenticated;
