-- The audit log speaks: each entry knows the record that it is about, by name, and words find people and records.

create function private.audited_kind(table_name text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case table_name
    when 'ad_groups' then 'ad_group' when 'ad_group_assignments' then 'ad_group' when 'ad_files' then 'ad_group'
    when 'ad_preview_opens' then 'ad_group'
    when 'ads' then 'ad' when 'ad_comments' then 'ad' when 'ad_approvals' then 'ad'
    when 'ad_templates' then 'ad_template' when 'ad_template_versions' then 'ad_template'
    when 'clients' then 'client'
    when 'contacts' then 'contact' when 'contact_details' then 'contact' when 'contact_duties' then 'contact'
    when 'videos' then 'video' when 'video_clients' then 'video' when 'video_industries' then 'video' when 'captions' then 'video'
    when 'seo_blog_posts' then 'article'
    when 'service_geo_pages' then 'place_page'
    when 'contact_submissions' then 'lead'
    when 'videographer_applications' then 'application' when 'videographer_application_cameras' then 'application'
    when 'videographer_application_lenses' then 'application'
    when 'intro_calls' then 'call'
    when 'quotes' then 'quote' when 'quote_versions' then 'quote' when 'quote_lines' then 'quote'
    when 'quote_comments' then 'quote' when 'quote_acceptances' then 'quote' when 'quote_declines' then 'quote'
    when 'tasks' then 'task'
    when 'parent_groups' then 'site_group'
    when 'sites' then 'site'
    when 'brands' then 'brand'
    when 'products' then 'product'
    when 'deals' then 'deal'
    when 'loyalty_programs' then 'loyalty_program' when 'loyalty_versions' then 'loyalty_program'
    when 'client_reviews' then 'review'
    when 'profiles' then 'user'
    when 'industries' then 'industry'
    when 'cameras' then 'camera'
    when 'lenses' then 'lens'
    when 'path_redirects' then 'redirect'
    when 'second_factors' then 'user'
  end
$$;
comment on function private.audited_kind(text) is
  'The kind in private.search_entries of the record that rows of a table belong to. Null: no page shows it.';
revoke execute on function private.audited_kind(text) from public, anon, authenticated;

create function private.audited_record_id(table_name text, row_key jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case table_name
    when 'video_clients' then row_key ->> 'video_id'
    when 'video_industries' then row_key ->> 'video_id'
    when 'contact_details' then row_key ->> 'contact_id'
    when 'contact_duties' then row_key ->> 'contact_id'
    when 'ad_group_assignments' then row_key ->> 'ad_group_id'
    when 'ad_preview_opens' then row_key ->> 'ad_group_id'
    when 'ad_files' then split_part(row_key ->> 'path', '/', 1)
    when 'ad_template_versions' then row_key ->> 'template_id'
    when 'videographer_application_cameras' then row_key ->> 'application_id'
    when 'videographer_application_lenses' then row_key ->> 'application_id'
    else coalesce(row_key ->> 'quote_id', row_key ->> 'id')
  end
$$;
comment on function private.audited_record_id(text, jsonb) is
  'The record that a row belongs to, as far as its key names it. private.audited_subject() looks up the others.';
revoke execute on function private.audited_record_id(text, jsonb) from public, anon, authenticated;

create index audit_log_subject_idx on private.audit_log (private.audited_record_id(table_name, row_key), happened_at desc);

create function private.audited_subject(table_name text, row_key jsonb) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    case table_name
      when 'ad_comments' then (select comment.ad_id::text from public.ad_comments as comment where comment.id::text = row_key ->> 'id')
      when 'ad_approvals' then (select approval.ad_id::text from public.ad_approvals as approval where approval.id::text = row_key ->> 'id')
      when 'captions' then (select file.video_id::text from public.captions as file where file.id::text = row_key ->> 'id')
      when 'loyalty_versions' then (select version.program_id::text from public.loyalty_versions as version where version.id::text = row_key ->> 'id')
      when 'quote_lines' then (select version.quote_id::text from public.quote_versions as version where version.id::text = row_key ->> 'version_id')
    end,
    private.audited_record_id(table_name, row_key)
  )
$$;
revoke execute on function private.audited_subject(text, jsonb) from public, anon, authenticated;

-- Of each kind the first three hundred. The planner would read all entries instead of the index of their words.
create function private.records_named(term text) returns text[]
language sql stable security definer set search_path = '' set enable_seqscan = off
as $$
  select coalesce(array_agg(entry.record_id::text), '{}')
  from unnest(private.kinds_found()) as known (kind)
  cross join lateral (
    select found.record_id from private.search_entries as found
    where length(private.search_key(term)) > 1
      and private.search_grams(found.kind, found.words) @> private.word_grams(known.kind, private.search_key(term))
      and found.kind = known.kind and strpos(found.words, private.search_key(term)) > 0
    limit 300
  ) as entry
$$;
revoke execute on function private.records_named(text) from public, anon, authenticated;

create function private.people_named(term text) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select person.id from public.profiles as person
    where position(lower(term) in lower(concat_ws(' ', person.first_name, person.last_name, person.email))) > 0
    limit 300
  )
$$;
revoke execute on function private.people_named(text) from public, anon, authenticated;

drop function public.list_audit_log(uuid, text, text, date, date, integer, integer);
drop function public.list_audited_people();
drop function public.list_audited_tables();
create function public.get_audit_filters() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_audit_reader();
  return jsonb_build_object(
    'people', (
      -- From one person to the next in the index: the log is long, and its people are few.
      with recursive actor (id) as (
        (select entry.actor_id from private.audit_log as entry order by entry.actor_id limit 1)
        union all
        select (select entry.actor_id from private.audit_log as entry where entry.actor_id > actor.id order by entry.actor_id limit 1)
        from actor where actor.id is not null
      ), viewer (id) as (
        (select entry.viewer_id from private.audit_log as entry where entry.viewer_id is not null order by entry.viewer_id limit 1)
        union all
        select (select entry.viewer_id from private.audit_log as entry where entry.viewer_id > viewer.id order by entry.viewer_id limit 1)
        from viewer where viewer.id is not null
      )
      select coalesce(jsonb_agg(jsonb_build_object('id', person.id, 'name', private.audited_name(person))
        order by private.audited_name(person), person.id), '[]')
      from (select id from actor union select id from viewer) as known
      join public.profiles as person on person.id = known.id
    ),
    'tables', (
      select jsonb_agg(name order by name) from (
        select class.relname::text as name from pg_catalog.pg_trigger as trigger
        join pg_catalog.pg_class as class on class.oid = trigger.tgrelid
        where trigger.tgname = 'record_change'
        union select 'mirroring_sessions'
      ) as audited
    )
  );
end
$$;
comment on function public.get_audit_filters() is 'The people, sorted by name, and the tables that the log can be narrowed to. Raises PT403.';
revoke execute on function public.get_audit_filters() from public, anon, authenticated;
grant execute on function public.get_audit_filters() to authenticated;
