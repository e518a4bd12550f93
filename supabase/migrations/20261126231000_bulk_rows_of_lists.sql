-- What a change of many rows as a job finds and writes in each list.

create function private.bulk_table(of_list text) returns text
language sql immutable set search_path = ''
as $$
  select case of_list
    when 'leads' then 'contact_submissions' when 'place-pages' then 'service_geo_pages' when 'articles' then 'seo_blog_posts'
    when 'videos' then 'videos' when 'ad-groups' then 'ad_groups' when 'applications' then 'videographer_applications'
    when 'calls' then 'intro_calls'
  end
$$;
comment on function private.bulk_table(text) is 'Null for gear, which is in two tables.';
revoke execute on function private.bulk_table(text) from public, anon, authenticated;

create function private.may_change_in_bulk(of_list text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    private.viewer_write_role() in ('admin', 'super_admin') or (of_list = 'leads' and private.viewer_write_role() = 'owl')
      or (of_list = 'ad-groups' and private.viewer_write_role() = 'project_manager'),
    false
  )
$$;
revoke execute on function private.may_change_in_bulk(text) from public, anon, authenticated;

create function private.find_bulk_rows(of_list text, filters jsonb) returns uuid[]
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
comment on function private.find_bulk_rows(text, jsonb) is 'filters: as the list asks for its rows. For those who may read all of them.';
revoke execute on function private.find_bulk_rows(text, jsonb) from public, anon, authenticated;

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

create function private.bulk_row_title(of_list text, row_id uuid) returns text
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
revoke execute on function private.bulk_row_title(text, uuid) from public, anon, authenticated;

create function private.write_bulk_step(change private.bulk_changes, row_ids uuid[], last_position integer) returns void
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
revoke execute on function private.write_bulk_step(private.bulk_changes, uuid[], integer) from public, anon, authenticated;
