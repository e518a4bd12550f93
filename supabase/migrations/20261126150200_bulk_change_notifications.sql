-- Whoever began a bulk change hears when it is done. Whoever got its leads hears it once, not for each lead.

alter table public.notifications drop constraint notifications_about_kind_check;
alter table public.notifications add constraint notifications_about_kind_check check (about_kind in (
  'ad', 'ad_group', 'quote', 'lead', 'ad_fill', 'video', 'owl_import', 'place_import', 'bulk_change'
));

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
comment on function private.notification_subject(text, uuid) is
  'label, context and, of an import, collection, and of a bulk change, list. Null for a record that does not exist.';

create or replace function private.note_job_end() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  about_kind text;
  about_id uuid;
  is_complete boolean;
begin
  case new.kind
    when 'owl-import' then
      select 'owl_import', import.id, import.status in ('done', 'undone') into about_kind, about_id, is_complete
      from private.owl_imports as import where import.id = (new.payload ->> 'importId')::uuid;
    when 'place-import' then
      select 'place_import', import.id, import.status in ('done', 'undone') into about_kind, about_id, is_complete
      from private.place_imports as import where import.id = (new.payload ->> 'importId')::uuid;
    when 'bulk-change' then
      select 'bulk_change', one.id, one.status = 'done' and one.problem is null
      into about_kind, about_id, is_complete
      from private.bulk_changes as one where one.id = (new.payload ->> 'changeId')::uuid;
    when 'ad-fill' then
      select 'ad_fill', fill.id, fill.status = 'done' into about_kind, about_id, is_complete
      from public.ad_fills as fill where fill.id = (new.payload ->> 'fillId')::uuid;
    when 'renditions' then
      about_kind := 'video';
      about_id := (new.payload ->> 'video')::uuid;
      is_complete := new.result ? 'files';
    else
      return null;
  end case;
  if new.status = 'failed' or is_complete then
    perform private.notify(
      new.created_by, case when about_kind like '%import' then 'import_' else 'job_' end || new.status,
      about_kind, about_id, 'job:' || new.id || ':' || new.token, new.id
    );
  end if;
  return null;
end
$$;

create or replace function private.note_lead_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('fieldlight.bulk_change', true), '') <> '' then
    return null;
  end if;
  perform private.notify(
    new.owner_id, 'lead_assignment', 'lead', new.id, 'lead_assignment:' || new.id || ':' || pg_current_xact_id()
  );
  return null;
end
$$;

create trigger forget_notifications after delete on private.bulk_changes
  for each row execute function private.forget_notifications();
