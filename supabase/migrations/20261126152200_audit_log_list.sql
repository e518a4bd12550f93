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

create function public.search_audit_log(
  person_id uuid default null,
  changed_table text default null,
  kind text default null,
  first_day date default null,
  last_day date default null,
  row_limit integer default 50,
  row_offset integer default 0,
  words text[] default '{}',
  of_record text default null,
  oldest_first boolean default false,
  with_total boolean default false,
  after_time timestamptz default null,
  after_id bigint default null
) returns table (
  id bigint,
  happened_at timestamptz,
  actor_id uuid,
  actor_name text,
  viewer_id uuid,
  viewer_name text,
  action text,
  table_name text,
  row_key jsonb,
  changed_columns text[],
  changed_values jsonb,
  reason text,
  allow_changes boolean,
  subject_kind text,
  subject_id text,
  subject_title text,
  subject_status text,
  subject_about uuid,
  total integer
)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  direction constant text := case when oldest_first then 'asc' else 'desc' end;
  condition text := 'true';
  matches integer;
begin
  perform private.require_audit_reader();
  perform private.record_expired_mirroring();
  condition := concat_ws(' and ', condition,
    replace('(entry.actor_id = :id or entry.viewer_id = :id)', ':id', quote_literal(person_id) || '::uuid'),
    'entry.table_name = ' || quote_literal(changed_table),
    'entry.action = ' || quote_literal(kind),
    'private.audited_record_id(entry.table_name, entry.row_key) = ' || quote_literal(of_record),
    'entry.happened_at >= ' || quote_literal(first_day::timestamp at time zone 'America/Detroit') || '::timestamptz',
    'entry.happened_at < ' || quote_literal((last_day + 1)::timestamp at time zone 'America/Detroit') || '::timestamptz',
    (
      select string_agg(
        format(
          '(entry.actor_id = any (%1$L::uuid[]) or entry.viewer_id = any (%1$L::uuid[]) or private.audited_record_id(entry.table_name, entry.row_key) = any (%2$L::text[]))',
          private.people_named(word), private.records_named(word)
        ), ' and ')
      from unnest(words) as word
    )
  );
  if with_total then
    execute format('select count(*)::integer from private.audit_log as entry where %s', condition) into matches;
  end if;
  -- The page is selected before names are joined. Otherwise a late page joins the names of all rows before it.
  return query execute format(
    $sql$
      select
        entry.id, entry.happened_at, entry.actor_id, private.audited_name(actor), entry.viewer_id, private.audited_name(viewer),
        entry.action, entry.table_name, entry.row_key, entry.changed_columns, entry.changed_values,
        session.reason, session.allow_changes, private.audited_kind(entry.table_name), subject.id, known.title, known.status,
        case known.kind
          when 'call' then (select call.submission_id from public.intro_calls as call where call.id = known.record_id)
          when 'task' then (select task.assignee_id from public.tasks as task where task.id = known.record_id)
        end,
        $1
      from (
        select * from private.audit_log as entry where %1$s and %3$s
        order by entry.happened_at %2$s, entry.id %2$s limit $2 offset $3
      ) as entry
      cross join lateral (select private.audited_subject(entry.table_name, entry.row_key) as id offset 0) as subject
      left join private.search_entries as known on known.kind = private.audited_kind(entry.table_name)
        and known.record_id = case when subject.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then subject.id::uuid end
      left join public.profiles as actor on actor.id = entry.actor_id
      left join public.profiles as viewer on viewer.id = entry.viewer_id
      left join private.mirroring_sessions as session
        on entry.action = 'start' and session.id = case when entry.action = 'start' then (entry.row_key ->> 'id')::uuid end
      order by entry.happened_at %2$s, entry.id %2$s
    $sql$, condition, direction,
    private.row_after('entry.happened_at', 'entry.id', after_time::text, after_id::text, not oldest_first)
  ) using matches, least(greatest(row_limit, 0), 1000), greatest(row_offset, 0);
end
$$;
comment on function public.search_audit_log(uuid, text, text, date, date, integer, integer, text[], text, boolean, boolean, timestamptz, bigint) is
  'Newest first. person_id matches the actor and the effective user. Days are in the time zone America/Detroit. Each of the words occurs in the name of a person or of the record. of_record: also what belongs to it. Names of deleted users and records are null. total is null unless it is asked for. The rows after one are asked for by its time and id.';
revoke execute on function public.search_audit_log(uuid, text, text, date, date, integer, integer, text[], text, boolean, boolean, timestamptz, bigint)
  from public, anon, authenticated;
grant execute on function public.search_audit_log(uuid, text, text, date, date, integer, integer, text[], text, boolean, boolean, timestamptz, bigint)
  to authenticated;

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

-- The latest changes of the home name their records, too.
create or replace function public.get_super_admin_home() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  is_mirroring constant boolean := private.is_mirroring();
begin
  if private.viewer_role() is distinct from 'super_admin' then
    raise exception 'The home of super admins is for super admins' using errcode = 'PT403';
  end if;
  return jsonb_build_object(
    'has', jsonb_build_object(
      'people', (select count(*) > 1 from (select from public.profiles limit 2) as known)
        or exists (select from private.invitations as invitation where invitation.accepted_at is null),
      'clients', exists (select from public.clients),
      'videos', exists (select from public.videos as video where not video.draft and not video.archived),
      'leads', exists (select from public.contact_submissions)
    ),
    'people', case when not is_mirroring then private.people_by_role() end,
    'invitations', case when not is_mirroring then private.open_invitations(5) end,
    'mirrorings', private.running_mirrorings(6),
    'mail', jsonb_build_object(
      'failed', (select count(*) from public.outbox_messages as message where message.status = 'failed'),
      'all', (select count(*) from public.outbox_messages as message where message.status <> 'sent'),
      'oldestAt', (select min(message.created_at) from public.outbox_messages as message where message.status <> 'sent')
    ),
    'jobs', private.job_states(4),
    'storage', private.storage_used(),
    'audit', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry.happened_at desc, entry.id desc), '[]')
      from public.search_audit_log(row_limit => 6) as entry
    ),
    'tasks', private.tasks_due(private.viewer_id(), 6)
  );
end
$$;
