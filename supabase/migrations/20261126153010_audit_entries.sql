-- Whatever reads what a field was takes it from where it is kept now. Histories name the act of each change.

drop function public.list_record_history(text, text, integer, integer);
create function public.list_record_history(record_table text, record_id text, row_limit integer default 10, row_offset integer default 0)
returns table (id bigint, happened_at timestamptz, actor_name text, viewer_name text, table_name text, action text, changed_values jsonb, act_id bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_history_reader(record_table);
  return query
    with entry as (
      select entry.* from private.audit_entries as entry
      where entry.table_name = record_table and entry.row_key = jsonb_build_object('id', record_id)
      union all
      select part.* from private.audit_entries as part
      where record_table = 'videos'
        and part.row_key ->> 'video_id' = record_id
        and private.keeps_content(part.table_name)
    )
    select
      entry.id, entry.happened_at, private.audited_name(actor),
      case when entry.viewer_id <> entry.actor_id then private.audited_name(viewer) end,
      entry.table_name, entry.action, coalesce(entry.changed_values, '{}'), entry.act_id
    from entry
    left join public.profiles as actor on actor.id = entry.actor_id
    left join public.profiles as viewer on viewer.id = entry.viewer_id
    -- A change of derived columns only.
    where entry.changed_columns is distinct from '{}'
    order by entry.happened_at desc, entry.id desc
    limit least(greatest(row_limit, 0), 200) offset greatest(row_offset, 0);
end
$$;
comment on function public.list_record_history(text, text, integer, integer) is
  'The changes of one record and of what belongs to it, newest first. viewer_name: who was mirrored, else null. Names of deleted users are null. changed_values is empty when they are not kept any more. Raises PT403.';
revoke execute on function public.list_record_history(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.list_record_history(text, text, integer, integer) to authenticated;

drop function public.list_contact_history(uuid, integer);
create function public.list_contact_history(of_contact uuid, row_limit integer default 10)
returns table (id bigint, happened_at timestamptz, actor_name text, viewer_name text, action text, changed_values jsonb, private_columns text[], table_name text, act_id bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_history_reader('contacts');
  return query
    select
      entry.id, entry.happened_at, private.audited_name(actor),
      case when entry.viewer_id <> entry.actor_id then private.audited_name(viewer) end,
      case entry.table_name when 'contacts' then entry.action else 'update' end,
      coalesce(entry.changed_values, '{}'),
      case entry.table_name when 'contact_details' then coalesce(entry.changed_columns, '{email,phone,notes}') end,
      entry.table_name, entry.act_id
    from private.audit_entries as entry
    left join public.profiles as actor on actor.id = entry.actor_id
    left join public.profiles as viewer on viewer.id = entry.viewer_id
    where (
        entry.table_name = 'contacts' and entry.row_key = jsonb_build_object('id', of_contact)
        or entry.table_name in ('contact_details', 'contact_duties')
          and entry.row_key = jsonb_build_object('contact_id', of_contact)
          and entry.action <> 'delete'
          -- What came with the contact is part of its first entry.
          and not exists (
            select from private.audit_log as first_entry
            where first_entry.action = 'insert' and first_entry.table_name = 'contacts'
              and first_entry.row_key = jsonb_build_object('id', of_contact)
              and first_entry.happened_at = entry.happened_at
          )
      )
      and entry.changed_columns is distinct from '{}'
    order by entry.happened_at desc, entry.id desc
    limit least(greatest(row_limit, 0), 200);
end
$$;
comment on function public.list_contact_history(uuid, integer) is
  'Newest first. private_columns are the changed private fields, whose values are not kept. Raises PT403.';
revoke execute on function public.list_contact_history(uuid, integer) from public, anon, authenticated;
grant execute on function public.list_contact_history(uuid, integer) to authenticated;

create or replace function public.get_record_change(entry_id bigint)
returns table (table_name text, row_key jsonb, action text, changed_values jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_history_reader(
    (select entry.table_name from private.audit_entries as entry where entry.id = entry_id)
  );
  return query
    select entry.table_name, entry.row_key, entry.action, coalesce(entry.changed_values, '{}')
    from private.audit_entries as entry where entry.id = entry_id;
end
$$;

create or replace function private.add_contact_duties()
returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
declare
  former jsonb;
begin
  -- The undo of a deletion or a merge: what the contact was responsible for comes back, as far as it still exists.
  select (select jsonb_object_agg(change.key, change.value -> 0) from jsonb_each(kept.changed_values) as change)
  into former
  from (
    select entry.act_id, entry.id from private.audit_log as entry
    where entry.table_name = 'contact_duties' and entry.action = 'delete'
      and entry.row_key = jsonb_build_object('contact_id', new.id)
    order by entry.happened_at desc, entry.id desc limit 1
  ) as deletion
  join private.change_values as kept on kept.act_id = deletion.act_id and kept.entry_id = deletion.id;
  insert into public.contact_duties (contact_id, parent_group_id, brand_id, site_ids, reach, preferred_way, do_not_contact)
  select new.id, parent_group.id,
    (select brand.id from public.brands as brand where brand.id = (former ->> 'brand_id')::uuid),
    array(
      select site.id from public.sites as site
      where former -> 'site_ids' ? site.id::text and site.parent_group_id = parent_group.id
      order by site.id
    ),
    former ->> 'reach', former ->> 'preferred_way', coalesce((former ->> 'do_not_contact')::boolean, false)
  from (select) as one
  left join public.parent_groups as parent_group on parent_group.id = (former ->> 'parent_group_id')::uuid;
  return null;
end
$$;

create or replace function public.list_orphan_files(row_limit integer)
returns table (bucket text, name text)
language sql stable security definer set search_path = ''
as $$
  select object.bucket_id, object.name
  from storage.objects as object
  where object.created_at < now() - interval '1 day'
    and case object.bucket_id
      when 'incoming' then true
      -- Others in this bucket were put there by hand.
      when 'videos' then object.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
        and not exists (
          select from public.videos as video
          where video.video_file = object.name and not video.draft and not video.archived
        )
        and not exists (
          select from public.video_renditions as rendition
          join public.videos as video on video.id = rendition.video_id and not video.draft and not video.archived
          where rendition.public_file = object.name
        )
      when 'films' then
        not exists (select from public.videos as video where video.film_file = object.name)
        and not exists (select from public.video_renditions as rendition where rendition.file = object.name)
        and not exists (select from public.film_probes as probe where probe.path = object.name)
        and not exists (select from public.film_uploads as upload where upload.path = object.name)
        -- A change of the film can be undone as long as the history names it.
        and not exists (
          select from private.audit_entries as entry
          where entry.table_name = 'videos'
            and entry.row_key = jsonb_build_object('id', split_part(object.name, '/', 1))
            and entry.changed_values -> 'film_file' @> to_jsonb(array[object.name])
        )
      -- A poster and the whole picture that it was cropped from. Others in these buckets were put there by hand.
      when 'posters' then object.name ~ '^[0-9a-f]{32}(\.original)?\.webp$'
        and not exists (
          select from public.videos as video where video.video_thumbnail = replace(object.name, '.original', '')
        )
        and not exists (
          select from private.audit_entries as entry
          where entry.table_name = 'videos'
            and entry.changed_values -> 'video_thumbnail'
              @> to_jsonb(array[replace(object.name, '.original', '')])
        )
      when 'video-thumbnails' then object.name ~ '^[0-9a-f]{32}\.webp$'
        and not exists (
          select from public.videos as video
          where video.video_thumbnail = object.name and not video.draft and not video.archived
        )
      else false
    end
  order by object.created_at
  limit row_limit
$$;

create or replace function public.list_orphan_documents(row_limit integer)
returns table (bucket text, name text)
language sql stable security definer set search_path = ''
as $$
  select object.bucket_id, object.name
  from storage.objects as object
  where object.bucket_id = 'documents'
    and object.created_at < now() - interval '1 day'
    and not exists (select from public.brands as brand where brand.guidelines_file = object.name)
    and not exists (
      select from private.audit_entries as entry
      where entry.table_name = 'brands'
        and entry.row_key = jsonb_build_object('id', split_part(object.name, '/', 2))
        and entry.changed_values -> 'guidelines_file' @> to_jsonb(array[object.name])
    )
  order by object.created_at
  limit row_limit
$$;

create or replace function private.names_picture(file text)
returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.products as product where product.picture_path = file)
    or exists (select from public.deals as deal where deal.picture_path = file)
    or exists (
      select from public.sites as site
      where site.pictures is not null and site.pictures @> jsonb_build_array(jsonb_build_object('file', file))
    )
    or exists (select from public.ad_template_drafts as draft where private.picture_paths(draft.document) @> array[file])
    or exists (select from public.ad_template_versions as version where private.picture_paths(version.document) @> array[file])
    or exists (select from public.ad_drawings as drawing where private.picture_paths(drawing.pictures) @> array[file])
    or exists (select from public.ad_fill_rows as line where private.picture_paths(line.pictures) @> array[file])
    -- A change of the picture can be undone as long as the history names it.
    or exists (
      select from private.change_values as kept
      where kept.changed_values ? 'picture_path'
        and kept.changed_values -> 'picture_path' @> to_jsonb(array[file])
    )
    or exists (
      select from private.change_values as kept
      where kept.changed_values ? 'pictures'
        and kept.changed_values -> 'pictures' @> jsonb_build_array(jsonb_build_array(jsonb_build_object('file', file)))
    )
$$;

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
        entry.action, entry.table_name, entry.row_key, entry.changed_columns,
        coalesce(kept.changed_values, entry.changed_values),
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
      left join private.change_values as kept on kept.act_id = entry.act_id and kept.entry_id = entry.id
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
