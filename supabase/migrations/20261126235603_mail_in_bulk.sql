-- Mail that is sent again as a job: after an outage of the mail server thousands of messages are. One statement for 5,000 of them takes
-- three seconds, and nobody else is answered meanwhile.

alter table private.bulk_changes drop constraint bulk_changes_list_check;
alter table private.bulk_changes add constraint bulk_changes_list_check check (
  list in ('leads', 'place-pages', 'articles', 'videos', 'ad-groups', 'gear', 'applications', 'calls', 'mail')
);

create or replace function private.bulk_nouns(of_list text, row_count bigint) returns text
language sql immutable set search_path = ''
as $$
  select btrim(to_char(row_count, '999,999')) || ' ' || case of_list
    when 'leads' then 'lead' when 'place-pages' then 'place page' when 'articles' then 'article' when 'videos' then 'video'
    when 'ad-groups' then 'ad group' when 'applications' then 'application' when 'calls' then 'call' when 'mail' then 'message'
    when 'gear' then case row_count when 1 then 'camera or lens' else 'cameras and lenses' end
  end || case when row_count = 1 or of_list = 'gear' then '' else 's' end
$$;

create or replace function private.changed_in_bulk_since(of_list text, row_ids uuid[], since timestamptz) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  found uuid[];
begin
  -- A message that is sent stays as it is, whenever that was.
  if of_list = 'mail' then
    return '{}';
  end if;
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

create or replace function private.can_undo_in_bulk(of_list text, change jsonb) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case of_list
    -- Whoever was called off got a letter.
    when 'calls' then change ->> 'status' <> 'canceled'
    -- Managers assign, and admins take assignments back.
    when 'ad-groups' then change ->> 'change' <> 'assign' or private.viewer_role() in ('admin', 'super_admin')
    when 'mail' then false
    else true
  end
$$;

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
  elsif of_list = 'mail' then
    select coalesce(array_agg(message.id order by message.created_at, message.id), '{}') into found
    from public.mail_list as message
    where message.search_text like all (array(select '%' || lower(word) || '%' from unnest(words) as word))
      -- As the policy of the outbox says it.
      and (message.kind <> 'invitation' or (select private.viewer_role() = 'super_admin'))
      and case filters ->> 'with_status'
        when 'unsent' then message.status <> 'sent'
        else coalesce(message.status = filters ->> 'with_status', true)
      end
      and (filters ->> 'of_kind' is null or message.kind = filters ->> 'of_kind')
      and (filters ->> 'written_from' is null or message.created_at >= (filters ->> 'written_from')::timestamptz)
      and (filters ->> 'written_before' is null or message.created_at < (filters ->> 'written_before')::timestamptz);
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

create or replace function private.write_bulk_rows(of_list text, change jsonb, row_ids uuid[])
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
  elsif of_list = 'mail' and change ->> 'change' = 'send-again' then
    return query select line.message_id, case line.outcome when 'sent' then 'unchanged' else line.outcome end, '{}'::text[],
        null::bigint, null::text
      from public.send_mail_again(row_ids) as line;
  else
    raise exception 'There is no such change' using errcode = 'PT422';
  end if;
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
    when 'mail' then (select coalesce(message.recipient, 'To the staff') from public.outbox_messages as message where message.id = row_id)
    when 'articles' then (select post.title from public.seo_blog_posts as post where post.id = row_id)
  end
$$;

comment on function private.bulk_table(text) is 'Null for gear, which is in two tables, and for mail.';
