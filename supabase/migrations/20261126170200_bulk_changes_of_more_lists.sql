-- How changes of many rows as a job (private.bulk_changes) are made in videos, ad groups, gear, applications and calls, and taken back:
-- by entries of the history, by the statuses that the rows had, or by the act of the step.

create function private.is_undone_by_act(of_list text) returns boolean
language sql immutable set search_path = ''
as $$ select of_list in ('videos', 'ad-groups') $$;
revoke execute on function private.is_undone_by_act(text) from public, anon, authenticated;

create function private.changed_in_bulk_since(of_list text, row_ids uuid[], since timestamptz) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  found uuid[];
begin
  execute 'select array_agg(changed.id) from (' || (
    select string_agg(
      format('select kept.id from public.%I as kept where kept.id = any ($1) and kept.updated_at > $2', listed.table_name), ' union all '
    )
    from unnest(case of_list when 'gear' then array['cameras', 'lenses'] else array[private.bulk_table(of_list)] end)
      as listed (table_name)
  ) || ') as changed' into found using row_ids, since;
  return found;
end
$$;
revoke execute on function private.changed_in_bulk_since(text, uuid[], timestamptz) from public, anon, authenticated;

create function private.write_ad_groups(change jsonb, row_ids uuid[]) returns table (row_id uuid, outcome text)
language plpgsql security definer set search_path = ''
as $$
declare
  open_ids uuid[];
begin
  if change ->> 'change' = 'status' and change ->> 'status' in ('planned', 'in_progress', 'in_review', 'approved', 'delivered') then
    open_ids := array(
      select ad_group.id from public.ad_groups as ad_group
      where ad_group.id = any (row_ids) and ad_group.status <> change ->> 'status' order by ad_group.id for update
    );
    perform public.set_ad_groups_status(open_ids, change ->> 'status');
  elsif change ->> 'change' = 'assign' and exists (
    select from public.profiles as person
    where person.id = (change ->> 'person')::uuid and person.active and person.user_type in ('graphic_designer', 'project_manager')
  ) then
    open_ids := array(
      select ad_group.id from public.ad_groups as ad_group
      where ad_group.id = any (row_ids) and not exists (
        select from public.ad_group_assignments as assignment
        where assignment.ad_group_id = ad_group.id and assignment.profile_id = (change ->> 'person')::uuid
      )
      order by ad_group.id
    );
    perform public.assign_ad_groups(open_ids, (change ->> 'person')::uuid);
  else
    raise exception 'There is no such change' using errcode = 'PT422';
  end if;
  return query
    select asked.id,
      case when ad_group.id is null then 'missing' when asked.id = any (open_ids) then 'done' else 'unchanged' end
    from unnest(row_ids) as asked (id) left join public.ad_groups as ad_group on ad_group.id = asked.id;
end
$$;
revoke execute on function private.write_ad_groups(jsonb, uuid[]) from public, anon, authenticated;

create function private.write_videos(change jsonb, row_ids uuid[]) returns table (row_id uuid, outcome text, gaps text[])
language plpgsql security definer set search_path = ''
as $$
begin
  case change ->> 'kind'
    when 'add-industry' then
      return query select line.video_id, line.outcome, '{}'::text[]
        from public.add_industry_to_videos(row_ids, (change ->> 'industryId')::uuid) as line;
    when 'place', 'unplace' then
      return query select line.video_id, line.outcome, '{}'::text[]
        from public.set_videos_placement(row_ids, change ->> 'kind' = 'place') as line;
    when 'publish', 'unpublish', 'archive', 'restore' then
      return query
        select asked.id,
          case
            when video.id is null then 'missing' when line.video_id is null then 'unchanged'
            when cardinality(line.gaps) > 0 then 'incomplete' else 'done'
          end,
          coalesce(line.gaps, '{}')
        from unnest(row_ids) as asked (id)
        left join public.change_publication(row_ids, change ->> 'kind') as line on line.video_id = asked.id
        left join public.videos as video on video.id = asked.id;
    else
      raise exception 'There is no such change' using errcode = 'PT422';
  end case;
end
$$;
revoke execute on function private.write_videos(jsonb, uuid[]) from public, anon, authenticated;

create function private.present_act() returns bigint
language sql set search_path = ''
as $$ select nullif(split_part(coalesce(current_setting('fieldlight.act', true), ''), ' ', 1), '')::bigint $$;
comment on function private.present_act() is 'The act of what this transaction changed so far. Null before the first change.';
revoke execute on function private.present_act() from public, anon, authenticated;

create function private.undo_by_act(of_act bigint, row_ids uuid[]) returns table (row_id uuid, outcome text)
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  begin
    answer := public.restore_act(of_act);
  exception when sqlstate 'PT404' then
    -- Acts are forgotten beyond a million changes.
    answer := '{"records": []}';
  end;
  return query
    select asked.id,
      case
        when count(record.outcome) = 0 then 'refused'
        when bool_and(record.outcome in ('done', 'same')) then 'done'
        when bool_or(record.outcome = 'incomplete') then 'incomplete'
        when bool_or(record.outcome in ('refused', 'gone')) then 'refused'
        else 'changed'
      end
    from unnest(row_ids) as asked (id)
    left join (
      select one.value ->> 'outcome' as outcome,
        coalesce(
          one.value #>> '{key,video_id}', one.value #>> '{key,ad_group_id}',
          case when one.value ->> 'table' in ('videos', 'ad_groups') then one.value #>> '{key,id}' end
        )::uuid as id
      from jsonb_array_elements(answer -> 'records') as one
    ) as record on record.id = asked.id
    group by asked.id;
end
$$;
revoke execute on function private.undo_by_act(bigint, uuid[]) from public, anon, authenticated;

create function private.can_undo_in_bulk(of_list text, change jsonb) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case of_list
    -- Whoever was called off got a letter.
    when 'calls' then change ->> 'status' <> 'canceled'
    -- Managers assign, and admins take assignments back.
    when 'ad-groups' then change ->> 'change' <> 'assign' or private.viewer_role() in ('admin', 'super_admin')
    else true
  end
$$;
revoke execute on function private.can_undo_in_bulk(text, jsonb) from public, anon, authenticated;

create function private.undo_bulk_rows(change private.bulk_changes, row_ids uuid[], histories bigint[], weres text[])
returns table (row_id uuid, outcome text)
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.can_undo_in_bulk(change.list, change.change) then
    return query select asked.id, 'refused' from unnest(row_ids) as asked (id);
  elsif private.is_undone_by_act(change.list) then
    return query select line.row_id, line.outcome from private.undo_by_act(histories[1], row_ids) as line;
  elsif change.list = 'gear' then
    return query select line.gear_id, line.outcome from public.undo_gear_changes(row_ids, histories) as line;
  elsif change.list = 'applications' then
    return query select line.application_id, line.outcome
      from public.undo_application_statuses(row_ids, weres, change.change ->> 'status') as line;
  elsif change.list = 'calls' then
    return query select line.call_id, line.outcome
      from public.undo_call_statuses(row_ids, weres, change.change ->> 'status') as line;
  else
    return query select line.record_id, line.outcome
      from public.undo_changes(private.bulk_table(change.list), row_ids, histories) as line;
  end if;
end
$$;
revoke execute on function private.undo_bulk_rows(private.bulk_changes, uuid[], bigint[], text[]) from public, anon, authenticated;

create or replace function private.note_assignment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('fieldlight.bulk_change', true), '') <> '' then
    return null;
  end if;
  perform private.notify(
    new.profile_id, 'ad_assignment', 'ad_group', new.ad_group_id,
    'ad_assignment:' || new.ad_group_id || ':' || pg_current_xact_id()
  );
  return null;
end
$$;
