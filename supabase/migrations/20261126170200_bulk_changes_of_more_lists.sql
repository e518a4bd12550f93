-- Changes of many rows as a job, of more lists: videos, ad groups, gear, applications and calls. What took a row back was its history
-- entry alone. Now a list takes its rows back in its own way: by entries, by the statuses that they had, or by the act of the step.

alter table private.bulk_changes drop constraint bulk_changes_list_check;
alter table private.bulk_changes add constraint bulk_changes_list_check check (
  list in ('leads', 'place-pages', 'articles', 'videos', 'ad-groups', 'gear', 'applications', 'calls')
);
alter table private.bulk_change_rows add column was text;
comment on column private.bulk_change_rows.was is 'The status before, of a row whose values are in no history.';
comment on column private.bulk_change_rows.history_id is
  'What an undo takes back: the change in the history of the row, or for videos and ad groups the act of the step.';
alter table private.bulk_change_rows drop constraint bulk_change_rows_outcome_check;
alter table private.bulk_change_rows add constraint bulk_change_rows_outcome_check check (
  outcome in ('done', 'thin', 'unchanged', 'refused', 'incomplete', 'live', 'missing', 'meanwhile', 'not_next')
);
alter table private.bulk_change_rows drop constraint bulk_change_rows_undone_check;
alter table private.bulk_change_rows add constraint bulk_change_rows_undone_check check (
  undone in ('done', 'changed', 'incomplete', 'refused', 'told')
);
comment on column private.bulk_change_rows.outcome is
  'thin: published, but not in search. live: published already, so not scheduled. meanwhile: somebody changed it after the person saw the list. not_next: its status does not lead to this one.';

create or replace function private.bulk_table(of_list text) returns text
language sql immutable set search_path = ''
as $$
  select case of_list
    when 'leads' then 'contact_submissions' when 'place-pages' then 'service_geo_pages' when 'articles' then 'seo_blog_posts'
    when 'videos' then 'videos' when 'ad-groups' then 'ad_groups' when 'applications' then 'videographer_applications'
    when 'calls' then 'intro_calls'
  end
$$;
comment on function private.bulk_table(text) is 'Null for gear, which is in two tables.';

create function private.is_undone_by_act(of_list text) returns boolean
language sql immutable set search_path = ''
as $$ select of_list in ('videos', 'ad-groups') $$;
revoke execute on function private.is_undone_by_act(text) from public, anon, authenticated;

create or replace function private.may_change_in_bulk(of_list text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    private.viewer_write_role() in ('admin', 'super_admin') or (of_list = 'leads' and private.viewer_write_role() = 'owl')
      or (of_list = 'ad-groups' and private.viewer_write_role() = 'project_manager'),
    false
  )
$$;

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

create or replace function private.find_bulk_rows(of_list text, filters jsonb) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  words constant text[] := array(select jsonb_array_elements_text(filters -> 'words'));
  found uuid[] := '{}';
  batch uuid[];
  after_value text;
  after_id uuid;
begin
  if of_list = 'leads' then
    execute format(
      'select coalesce(array_agg(lead.id order by lead.created_at, lead.id), ''{}'') from public.contact_submissions as lead where %s',
      private.lead_filter(
        words, filters ->> 'with_status', filters ->> 'of_owner', filters ->> 'in_state', filters ->> 'overdue',
        filters ->> 'from_kind'
      )
    ) into found;
  elsif of_list = 'place-pages' then
    loop
      select array_agg(page.id order by page.number), (array_agg(page.sort_value order by page.number desc))[1]
      into batch, after_value
      from (
        select page.id, page.sort_value, row_number() over () as number
        from public.search_place_pages(
          words, filters ->> 'in_state', filters ->> 'of_kind', filters ->> 'with_status', (filters ->> 'in_search')::boolean,
          (filters ->> 'composed')::boolean, 'place', false, 1000, 0, after_value, after_id
        ) as page
      ) as page;
      found := found || coalesce(batch, '{}');
      after_id := batch[cardinality(batch)];
      exit when coalesce(cardinality(batch), 0) < 1000;
    end loop;
  elsif of_list = 'applications' then
    execute format(
      'select coalesce(array_agg(application.id order by application.created_at, application.id), ''{}'')
       from public.videographer_applications as application where %s',
      private.application_filter(
        words, filters ->> 'with_status',
        case when filters ? 'in_states' then array(select jsonb_array_elements_text(filters -> 'in_states')) end,
        filters ->> 'with_gear'
      )
    ) into found;
  elsif of_list = 'calls' then
    execute format(
      'select coalesce(array_agg(call.id order by call.starts_at, call.id), ''{}'')
       from public.intro_calls as call join public.contact_submissions as lead on lead.id = call.submission_id where %s',
      private.call_filter(
        words, filters ->> 'with_when', filters ->> 'with_status', (filters ->> 'of_lead')::uuid
      )
    ) into found;
  elsif of_list = 'gear' then
    select coalesce(array_agg(gear.id order by gear.created_at, gear.id), '{}') into found
    from public.gear_list as gear
    where gear.search_text like all (array(select '%' || lower(word) || '%' from unnest(words) as word))
      and (filters ->> 'kind' is null or gear.kind = filters ->> 'kind')
      and (filters ->> 'status' is null or gear.status = filters ->> 'status');
  elsif of_list = 'ad-groups' then
    select coalesce(array_agg(ad_group.id order by ad_group.created_at, ad_group.id), '{}') into found
    from public.ad_group_list as ad_group
    where ad_group.search_text like all (array(select '%' || lower(word) || '%' from unnest(words) as word))
      and (filters ->> 'of_client' is null or ad_group.parent_group_id = (filters ->> 'of_client')::uuid)
      and (filters ->> 'of_product' is null or ad_group.product_id = (filters ->> 'of_product')::uuid)
      and (filters ->> 'of_assignee' is null or ad_group.id in (
        select assignment.ad_group_id from public.ad_group_assignments as assignment
        where assignment.profile_id = (filters ->> 'of_assignee')::uuid
      ))
      and (filters ->> 'with_status' is null or ad_group.status = filters ->> 'with_status')
      and ad_group.status <> all (array(select jsonb_array_elements_text(filters -> 'without_statuses')))
      and (filters ->> 'due_from' is null or ad_group.due_date >= (filters ->> 'due_from')::date)
      and (filters ->> 'due_before' is null or ad_group.due_date < (filters ->> 'due_before')::date)
      and (filters -> 'without_due_date' is distinct from 'true' or ad_group.due_date is null)
      and (filters -> 'of_nobody' is distinct from 'true' or not ad_group.is_assigned);
  elsif of_list = 'videos' then
    loop
      select array_agg(video.id order by video.number), (array_agg(video.sort_value order by video.number desc))[1]
      into batch, after_value
      from (
        select listed.id, listed.sort_value, row_number() over () as number
        from public.search_videos(
          words, filters ->> 'with_status', (filters ->> 'of_client')::uuid, (filters ->> 'of_industry')::uuid,
          filters ->> 'with_service', filters ->> 'in_state', filters ->> 'in_city', (filters ->> 'with_placement')::boolean,
          filters ->> 'without', 'created', true, 1000, 0, after_value, after_id
        ) as listed
      ) as video;
      found := found || coalesce(batch, '{}');
      after_id := batch[cardinality(batch)];
      exit when coalesce(cardinality(batch), 0) < 1000;
    end loop;
  else
    select coalesce(array_agg(post.id order by post.created_at, post.id), '{}') into found
    from public.seo_blog_posts as post
    where post.search_text like all (array(select '%' || lower(word) || '%' from unnest(words) as word))
      and (filters ->> 'status' is null or post.status = filters ->> 'status')
      and (filters ->> 'topic' is null or post.seo_topic_cluster = filters ->> 'topic')
      and case filters ->> 'missing'
        when 'featured_image' then post.featured_image is null
        when 'alt_text' then post.alt_text is null
        when 'preview_text' then post.preview_text is null
        when 'meta_description' then post.meta_description is null
        when 'focus_keyword' then post.focus_keyword is null
        when 'seo_topic_cluster' then post.seo_topic_cluster is null
        else true
      end;
  end if;
  return found;
end
$$;

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

drop function private.write_bulk_rows(text, jsonb, uuid[]);
create function private.write_bulk_rows(of_list text, change jsonb, row_ids uuid[])
returns table (row_id uuid, outcome text, gaps text[], history_id bigint, was text)
language plpgsql security definer set search_path = ''
as $$
begin
  if of_list = 'leads' and change ->> 'change' = 'stage' then
    return query select line.lead_id, line.outcome, '{}'::text[], null::bigint, null::text
      from public.set_leads_stage(row_ids, change ->> 'stage', change ->> 'reason') as line;
  elsif of_list = 'leads' and change ->> 'change' = 'owner' then
    return query select line.lead_id, line.outcome, '{}'::text[], null::bigint, null::text
      from public.set_leads_owner(row_ids, (change ->> 'owner')::uuid) as line;
  elsif of_list = 'place-pages' and change ->> 'status' in ('draft', 'published') then
    return query select line.page_id,
        case when line.outcome = 'done' and change ->> 'status' = 'published' and not line.is_indexable then 'thin' else line.outcome end,
        '{}'::text[], null::bigint, null::text
      from public.set_place_pages_status(row_ids, change ->> 'status') as line;
  elsif of_list = 'articles' then
    return query select line.article_id, line.outcome, line.gaps, null::bigint, null::text
      from public.change_articles(
        row_ids, change ->> 'change', change ->> 'topic', (change ->> 'publish_time')::timestamptz
      ) as line;
  elsif of_list = 'videos' then
    return query select line.row_id, line.outcome, line.gaps, private.present_act(), null::text
      from private.write_videos(change, row_ids) as line;
  elsif of_list = 'ad-groups' then
    return query select line.row_id, line.outcome, '{}'::text[], private.present_act(), null::text
      from private.write_ad_groups(change, row_ids) as line;
  elsif of_list = 'gear' then
    return query select line.gear_id, line.outcome, '{}'::text[], line.change_id, null::text
      from public.settle_gear(row_ids, change ->> 'status') as line;
  elsif of_list = 'applications' and change ->> 'status' in ('new', 'approved', 'declined', 'spam') then
    return query select line.application_id, case line.outcome when 'changed' then 'meanwhile' else line.outcome end, '{}'::text[],
        null::bigint, line.was
      from public.set_applications_status(row_ids, change ->> 'status', 'infinity') as line;
  elsif of_list = 'calls' and change ->> 'status' in ('done', 'missed', 'canceled') then
    return query select line.call_id,
        case when line.outcome = 'changed' then 'meanwhile' when line.outcome in ('begun', 'not_begun') then 'not_next' else line.outcome end,
        '{}'::text[], null::bigint, case when change ->> 'status' <> 'canceled' then line.was end
      from public.set_calls_status(row_ids, change ->> 'status', 'infinity') as line;
  else
    raise exception 'There is no such change' using errcode = 'PT422';
  end if;
end
$$;
comment on function private.write_bulk_rows(text, jsonb, uuid[]) is
  'Changes rows with the function of their list. history_id and was: what an undo needs. Without rows it only looks at what is asked.';
revoke execute on function private.write_bulk_rows(text, jsonb, uuid[]) from public, anon, authenticated;

create or replace function private.write_bulk_step(change private.bulk_changes, row_ids uuid[], last_position integer) returns void
language sql security definer set search_path = ''
as $$
  update private.bulk_change_rows as line
  set outcome = written.outcome, gaps = written.gaps,
    history_id = case when written.outcome = 'done' then written.history_id end,
    was = case when written.outcome = 'done' then written.was end
  from private.write_bulk_rows(change.list, change.change, row_ids) as written
  where line.change_id = change.id and line.position between change.next_position and last_position
    and line.row_id = written.row_id
$$;

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

create or replace function public.run_bulk_step(step_id uuid, row_count integer) returns jsonb
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

create or replace function private.bulk_row_title(of_list text, row_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select case of_list
    when 'leads' then (
      select lead.first_name || ' ' || lead.last_name from public.contact_submissions as lead where lead.id = row_id
    )
    when 'place-pages' then (
      select concat_ws(', ', nullif(page.city, ''), page.state) from public.service_geo_pages as page where page.id = row_id
    )
    when 'videos' then (
      select coalesce(nullif(btrim(video.name_on_website), ''), nullif(btrim(video.name_internal), ''), video.slug)
      from public.videos as video where video.id = row_id
    )
    when 'ad-groups' then (select ad_group.name from public.ad_groups as ad_group where ad_group.id = row_id)
    when 'gear' then (select gear.name from public.gear_list as gear where gear.id = row_id)
    when 'applications' then (
      select application.first_name || ' ' || application.last_name
      from public.videographer_applications as application where application.id = row_id
    )
    when 'calls' then (
      select lead.first_name || ' ' || lead.last_name
      from public.intro_calls as call join public.contact_submissions as lead on lead.id = call.submission_id where call.id = row_id
    )
    when 'articles' then (select post.title from public.seo_blog_posts as post where post.id = row_id)
  end
$$;

create or replace function public.list_bulk_changes(of_list text) returns jsonb
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

create or replace function private.end_bulk_steps(ended_id uuid, why text default null) returns void
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

create function private.bulk_nouns(of_list text, row_count bigint) returns text
language sql immutable set search_path = ''
as $$
  select btrim(to_char(row_count, '999,999')) || ' ' || case of_list
    when 'leads' then 'lead' when 'place-pages' then 'place page' when 'articles' then 'article' when 'videos' then 'video'
    when 'ad-groups' then 'ad group' when 'applications' then 'application' when 'calls' then 'call'
    when 'gear' then case row_count when 1 then 'camera or lens' else 'cameras and lenses' end
  end || case when row_count = 1 or of_list = 'gear' then '' else 's' end
$$;
comment on function private.bulk_nouns(text, bigint) is 'As in: 1,200 leads.';
revoke execute on function private.bulk_nouns(text, bigint) from public, anon, authenticated;

create or replace function private.notification_subject(about_kind text, about_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case notification_subject.about_kind
    when 'ad' then (
      select jsonb_build_object('label', ad.title, 'context', ad_group.name)
      from public.ads as ad join public.ad_groups as ad_group on ad_group.id = ad.ad_group_id
      where ad.id = notification_subject.about_id
    )
    when 'ad_group' then (
      select jsonb_build_object('label', ad_group.name, 'context', parent_group.name)
      from public.ad_groups as ad_group join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
      where ad_group.id = notification_subject.about_id
    )
    when 'quote' then (
      select jsonb_build_object(
        'label', quote.number || ' ' || quote.title,
        'context', nullif(coalesce(nullif(quote.recipient_business, ''), quote.recipient_name), '')
      )
      from public.quotes as quote where quote.id = notification_subject.about_id
    )
    when 'lead' then (
      select jsonb_build_object('label', lead.business_name, 'context', lead.first_name || ' ' || lead.last_name)
      from public.contact_submissions as lead where lead.id = notification_subject.about_id
    )
    when 'ad_fill' then (
      select jsonb_build_object('label', template.name, 'context', ad_group.name)
      from public.ad_fills as fill
      join public.ad_templates as template on template.id = fill.template_id
      join public.ad_groups as ad_group on ad_group.id = fill.ad_group_id
      where fill.id = notification_subject.about_id
    )
    when 'video' then (
      select jsonb_build_object('label', coalesce(video.name_internal, video.name_on_website, video.slug))
      from public.videos as video where video.id = notification_subject.about_id
    )
    when 'owl_import' then (
      select jsonb_build_object('label', import.file_name, 'collection', import.collection)
      from private.owl_imports as import where import.id = notification_subject.about_id
    )
    when 'place_import' then (
      select jsonb_build_object('label', import.file_name)
      from private.place_imports as import where import.id = notification_subject.about_id
    )
    when 'bulk_change' then (
      select jsonb_build_object(
        'label', private.bulk_nouns(one.list, counted.rows), 'list', one.list
      )
      from private.bulk_changes as one
      cross join lateral (
        select count(*) as rows from private.bulk_change_rows as line
        where line.change_id = one.id and line.outcome in ('done', 'thin')
      ) as counted
      where one.id = notification_subject.about_id
    )
  end;
end
$$;
