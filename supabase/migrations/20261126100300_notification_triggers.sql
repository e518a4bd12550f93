-- What is told to whom. Each trigger runs in the transaction of its event, so neither exists without the other.

create function private.people_of_ad_group(group_id uuid) returns table (id uuid, has_mail boolean)
language sql stable security definer set search_path = ''
as $$
  with assigned as (
    select profile.id, profile.user_type
    from public.ad_group_assignments as assignment
    join public.profiles as profile on profile.id = assignment.profile_id
    where assignment.ad_group_id = group_id and profile.active
      and profile.user_type in ('graphic_designer', 'project_manager', 'admin', 'super_admin')
  )
  select assigned.id, assigned.user_type = 'project_manager' from assigned
  union all
  select profile.id, false from public.profiles as profile
  where profile.active and profile.user_type = 'project_manager' and not exists (select from assigned)
$$;
comment on function private.people_of_ad_group(uuid) is
  'Whoever is assigned to the group, or every project manager while nobody is. has_mail: private.tell_managers() writes to them.';
revoke execute on function private.people_of_ad_group(uuid) from public, anon, authenticated;

create function private.note_ad_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(person.id, tg_argv[0], 'ad', new.ad_id, tg_argv[0] || ':' || new.id, new.id, person.has_mail)
  from public.ads as ad cross join lateral private.people_of_ad_group(ad.ad_group_id) as person
  where ad.id = new.ad_id;
  return null;
end
$$;
revoke execute on function private.note_ad_feedback() from public, anon, authenticated;

create trigger note_ad_feedback after insert on public.ad_comments
  for each row execute function private.note_ad_feedback('ad_comment');
create trigger note_ad_feedback after insert on public.ad_approvals
  for each row execute function private.note_ad_feedback('ad_approval');

create function private.note_assignment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(
    new.profile_id, 'ad_assignment', 'ad_group', new.ad_group_id,
    'ad_assignment:' || new.ad_group_id || ':' || pg_current_xact_id()
  );
  return null;
end
$$;
revoke execute on function private.note_assignment() from public, anon, authenticated;

create trigger note_assignment after insert on public.ad_group_assignments
  for each row execute function private.note_assignment();

create function private.note_quote_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(
    coalesce(owner.id, quote.created_by),
    case new.kind when 'commented' then 'quote_question' else 'quote_' || new.kind end,
    'quote', quote.id, 'quote_event:' || new.id, new.id,
    -- private.tell_quote_owner() writes to the owner.
    owner.id is not null and new.kind <> 'seen'
  )
  from public.quotes as quote
  left join public.profiles as owner
    on owner.id = quote.owner_id and owner.active and owner.user_type in ('owl', 'admin', 'super_admin')
  where quote.id = new.quote_id;
  return null;
end
$$;
revoke execute on function private.note_quote_answer() from public, anon, authenticated;

create trigger note_quote_answer after insert on public.quote_events
  for each row when (new.actor_id is null and new.kind in ('seen', 'commented', 'accepted', 'declined'))
  execute function private.note_quote_answer();

create function private.note_lead_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(
    new.owner_id, 'lead_assignment', 'lead', new.id, 'lead_assignment:' || new.id || ':' || pg_current_xact_id()
  );
  return null;
end
$$;
revoke execute on function private.note_lead_owner() from public, anon, authenticated;

create trigger note_first_lead_owner after insert on public.contact_submissions
  for each row when (new.owner_id is not null) execute function private.note_lead_owner();
create trigger note_lead_owner after update of owner_id on public.contact_submissions
  for each row when (new.owner_id is not null and new.owner_id is distinct from old.owner_id)
  execute function private.note_lead_owner();

create function private.note_job_end() returns trigger
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
comment on function private.note_job_end() is
  'Tells whoever started a job that somebody waits for. A check, and a run that was stopped, are not told.';
revoke execute on function private.note_job_end() from public, anon, authenticated;

create trigger note_job_end after update of status on public.jobs
  for each row when (
    new.created_by is not null and new.status in ('done', 'failed') and new.status is distinct from old.status
  )
  execute function private.note_job_end();
