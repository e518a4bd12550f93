-- Changes of leads belong to acts, too, and so do their places on the board. They are deleted with the lead, as before.

alter table private.lead_changes add column act_id bigint references private.acts (id) on delete set null;
create index lead_changes_act_idx on private.lead_changes (act_id);

create or replace function private.keep_lead_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kept constant text[] := array[
    'status', 'owner_id', 'next_step', 'next_step_on', 'value_cents', 'lost_reason', 'lost_note', 'client_id', 'contact_id',
    'first_answered_at', 'board_rank'
  ];
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  viewer constant uuid := private.viewer_id();
  act bigint;
  changes jsonb;
begin
  select jsonb_object_agg(column_name, jsonb_build_array(before -> column_name, after -> column_name)) into changes
  from unnest(kept) as column_name where before -> column_name is distinct from after -> column_name;
  if changes is null or auth.uid() is null and changes - 'board_rank' = '{}' then
    return null;
  end if;
  if auth.uid() is not null then
    act := private.current_act('contact_submissions', viewer);
  end if;
  -- A move gives a column new ranks when they became long. That is no change of the other leads.
  if changes - 'board_rank' = '{}' and exists (select from private.lead_changes as change where change.act_id = act) then
    return null;
  end if;
  insert into private.lead_changes (lead_id, actor_id, viewer_id, changes, act_id)
  values (new.id, auth.uid(), viewer, changes, act);
  return null;
end
$$;

drop function public.list_lead_history(uuid, integer);
create function public.list_lead_history(of_lead uuid, row_limit integer default 10) returns table (
  id bigint,
  happened_at timestamptz,
  actor_name text,
  viewer_name text,
  by_staff boolean,
  changed_values jsonb,
  act_id bigint
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_sales(private.viewer_role());
  return query
    select
      change.id, change.happened_at, private.audited_name(actor),
      case when change.viewer_id <> change.actor_id then private.audited_name(viewer) end,
      change.actor_id is not null, change.changes - 'board_rank', change.act_id
    from private.lead_changes as change
    left join public.profiles as actor on actor.id = change.actor_id
    left join public.profiles as viewer on viewer.id = change.viewer_id
    where change.lead_id = of_lead and change.changes - 'board_rank' <> '{}'
    order by change.id desc
    limit least(greatest(row_limit, 0), 200);
end
$$;
comment on function public.list_lead_history(uuid, integer) is
  'Newest first, without moves within a column of the board. by_staff is false for what the website changed. Names of deleted users are null. Raises PT403.';
revoke execute on function public.list_lead_history(uuid, integer) from public, anon, authenticated;
grant execute on function public.list_lead_history(uuid, integer) to authenticated;

create function private.put_back_lead(of_lead uuid, changes jsonb) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.contact_submissions;
  present jsonb;
  changed_since text[];
  was_restoring constant text := coalesce(current_setting('fieldlight.restoring', true), '');
begin
  perform private.require_sales(private.viewer_write_role());
  select * into lead from public.contact_submissions as known where known.id = of_lead for update;
  if lead.id is null then
    raise exception 'There is no such lead' using errcode = 'PT404';
  end if;
  present := to_jsonb(lead);
  changed_since := array(
    select field.key from jsonb_each(changes) as field
    where field.key <> 'board_rank' and present -> field.key not in (field.value -> 0, field.value -> 1)
  );
  if cardinality(changed_since) > 0 then
    return changed_since;
  end if;
  lead := jsonb_populate_record(lead, (
    select jsonb_object_agg(field.key, field.value -> 0) from jsonb_each(changes) as field
    -- Who moved the card since decides its place.
    where field.key <> 'board_rank' or present -> field.key = field.value -> 1
  ));
  -- Also for the undo of one change of a lead, which is no call of restore_act().
  perform set_config('fieldlight.restoring', 'on', true);
  update public.contact_submissions as known
  set status = lead.status, owner_id = lead.owner_id, next_step = lead.next_step, next_step_on = lead.next_step_on,
    value_cents = lead.value_cents, lost_reason = lead.lost_reason, lost_note = lead.lost_note,
    client_id = lead.client_id, contact_id = lead.contact_id, first_answered_at = lead.first_answered_at,
    board_rank = lead.board_rank
  where known.id = of_lead;
  perform set_config('fieldlight.restoring', was_restoring, true);
  return '{}';
exception
  when foreign_key_violation then
    raise exception 'What it named is gone' using errcode = 'PT409';
end
$$;
comment on function private.put_back_lead(uuid, jsonb) is
  'Writes the values before the changes. Returns the columns that have others by now; then nothing is written. Raises PT403, PT404, PT409 when a record that it named was deleted, and PT422 when its owner left sales.';
revoke execute on function private.put_back_lead(uuid, jsonb) from public, anon, authenticated;
grant execute on function private.put_back_lead(uuid, jsonb) to authenticated;

create or replace function public.undo_lead_change(of_lead uuid, change_id bigint) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  undone private.lead_changes;
  present jsonb;
  changed_since text[];
begin
  perform private.require_sales(private.viewer_write_role());
  select to_jsonb(known) into present from public.contact_submissions as known where known.id = of_lead for update;
  select * into undone from private.lead_changes as change where change.id = change_id and change.lead_id = of_lead;
  if undone.id is null then
    raise exception 'There is no such change' using errcode = 'PT404';
  end if;
  changed_since := array(
    select field.key from jsonb_each(undone.changes - 'board_rank') as field
    where present -> field.key is distinct from field.value -> 1
  );
  if cardinality(changed_since) > 0 then
    return changed_since;
  end if;
  return private.put_back_lead(of_lead, undone.changes);
end
$$;
