-- Many suggestions are settled at once, with a result for each, and an undo.

drop function public.settle_gear(uuid[], text);
create function public.settle_gear(gear_ids uuid[], new_status text)
returns table (gear_id uuid, outcome text, change_id bigint)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  changed uuid[];
begin
  perform private.require_gear_keeper();
  if new_status is null or new_status not in ('approved', 'declined') or cardinality(gear_ids) > 1000 then
    raise exception 'Gear is approved or declined, at most 1,000 at a time' using errcode = 'PT422';
  end if;
  with camera as (
    update public.cameras as camera set status = new_status
    where camera.id = any (gear_ids) and camera.status <> new_status returning camera.id
  ), lens as (
    update public.lenses as lens set status = new_status
    where lens.id = any (gear_ids) and lens.status <> new_status returning lens.id
  )
  select coalesce(array_agg(settled.id), '{}') into changed
  from (select camera.id from camera union all select lens.id from lens) as settled;
  return query
    select asked.id,
      case when asked.id = any (changed) then 'done' when known.id is not null then 'unchanged' else 'missing' end,
      case when asked.id = any (changed) then (
        select entry.id from private.audit_log as entry
        where entry.table_name = case known.kind when 'camera' then 'cameras' else 'lenses' end
          and entry.row_key = jsonb_build_object('id', asked.id) and entry.actor_id = auth.uid()
        order by entry.happened_at desc, entry.id desc limit 1
      ) end
    from (select distinct item.id from unnest(gear_ids) as item (id)) as asked
    left join public.gear_list as known on known.id = asked.id
    order by asked.id;
end
$$;
comment on function public.settle_gear(uuid[], text) is
  'new_status: approved or declined. Applications keep what they name. outcome: done, unchanged, missing. change_id is for undo_gear_changes(). Raises PT403 and PT422.';
revoke execute on function public.settle_gear(uuid[], text) from public, anon, authenticated;
grant execute on function public.settle_gear(uuid[], text) to authenticated;

create function public.undo_gear_changes(gear_ids uuid[], change_ids bigint[])
returns table (gear_id uuid, outcome text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  asked record;
  change record;
begin
  perform private.require_gear_keeper();
  if cardinality(change_ids) > 1000 then
    raise exception 'At most 1,000 changes are undone at once' using errcode = 'PT422';
  end if;
  for asked in select item.id, item.change from unnest(gear_ids, change_ids) as item (id, change) order by item.id loop
    gear_id := asked.id;
    begin
      select entry.* into change from public.get_record_change(asked.change) as entry;
      outcome := case
        when change.table_name in ('cameras', 'lenses') and change.action = 'update'
          and change.row_key = jsonb_build_object('id', asked.id)
          then private.undo_content_change(change.table_name, asked.id, change.changed_values)
        else 'refused'
      end;
    exception
      -- An unknown entry.
      when sqlstate 'PT403' then outcome := 'refused';
    end;
    return next;
  end loop;
end
$$;
comment on function public.undo_gear_changes(uuid[], bigint[]) is
  'Undoes what settle_gear() did, each for itself. outcome: done, changed (again since), refused. Raises PT403 and PT422.';
revoke execute on function public.undo_gear_changes(uuid[], bigint[]) from public, anon, authenticated;
grant execute on function public.undo_gear_changes(uuid[], bigint[]) to authenticated;
