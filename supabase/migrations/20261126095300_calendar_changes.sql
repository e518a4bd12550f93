-- Calendars know an entry by kind and id, take the one with the higher SEQUENCE, and keep what is not said to be canceled: so changes
-- are counted, and what went away is remembered for 60 days.

create table private.calendar_changes (
  kind text not null,
  record_id uuid not null,
  sequence integer not null check (sequence > 0),
  changed_at timestamptz not null default now(),
  primary key (kind, record_id)
);
comment on table private.calendar_changes is
  'How often the title, the time or the people of an entry have changed. Without a row, never.';
revoke all on table private.calendar_changes from anon, authenticated;
alter table private.calendar_changes enable row level security;

create table private.calendar_cancellations (
  kind text not null,
  record_id uuid not null,
  profile_id uuid references public.profiles (id) on delete cascade,
  first_on date not null,
  last_on date not null,
  starts_at timestamptz,
  sequence integer not null,
  canceled_at timestamptz not null default now(),
  unique nulls not distinct (kind, record_id, profile_id)
);
comment on table private.calendar_cancellations is
  'Entries that went away. profile_id null: from the calendars of all who see everything of the kind. Without titles, which may name a lead who is deleted.';
create index calendar_cancellations_profile_idx on private.calendar_cancellations (profile_id, canceled_at);
create index calendar_cancellations_time_idx on private.calendar_cancellations (canceled_at);
revoke all on table private.calendar_cancellations from anon, authenticated;
alter table private.calendar_cancellations enable row level security;

create type private.calendar_entry as (
  title text, first_on date, last_on date, starts_at timestamptz, people uuid[]
);

create function private.count_calendar_change(of_kind text, entry_id uuid) returns integer
language sql security definer set search_path = ''
as $$
  insert into private.calendar_changes as known (kind, record_id, sequence) values (of_kind, entry_id, 1)
  on conflict (kind, record_id) do update set sequence = known.sequence + 1, changed_at = now()
  returning sequence
$$;
revoke execute on function private.count_calendar_change(text, uuid) from public, anon, authenticated;

create function private.cancel_calendar_entry(of_kind text, entry_id uuid, entry private.calendar_entry, for_all boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  counted constant integer := private.count_calendar_change(of_kind, entry_id);
begin
  delete from private.calendar_cancellations as known where known.canceled_at < now() - interval '60 days';
  insert into private.calendar_cancellations as known
    (kind, record_id, profile_id, first_on, last_on, starts_at, sequence)
  select of_kind, entry_id, person.id, entry.first_on, entry.last_on, entry.starts_at, counted
  from (
    select profile.id from public.profiles as profile where profile.id = any (entry.people)
    union all
    select null where for_all and of_kind in ('call', 'deal', 'article')
  ) as person
  on conflict (kind, record_id, profile_id) do update set
    first_on = excluded.first_on, last_on = excluded.last_on, starts_at = excluded.starts_at,
    sequence = excluded.sequence, canceled_at = now();
end
$$;
comment on function private.cancel_calendar_entry(text, uuid, private.calendar_entry, boolean) is
  'for_all: also for those who see everything of the kind.';
revoke execute on function private.cancel_calendar_entry(text, uuid, private.calendar_entry, boolean)
  from public, anon, authenticated;

create function private.note_calendar_entry(
  of_kind text, entry_id uuid, before private.calendar_entry, after private.calendar_entry
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  was constant boolean := before.first_on is not null;
  is_still constant boolean := after.first_on is not null;
  gone private.calendar_entry;
begin
  if was and not is_still then
    perform private.cancel_calendar_entry(of_kind, entry_id, before, true);
  elsif is_still and not was then
    -- Back after it went away: newer than the cancellation.
    update private.calendar_changes as known set sequence = known.sequence + 1, changed_at = now()
    where known.kind = of_kind and known.record_id = entry_id;
  elsif was and is_still then
    if not before.people <@ after.people then
      gone := before;
      gone.people := array(select unnest(before.people) except select unnest(after.people));
      perform private.cancel_calendar_entry(of_kind, entry_id, gone, false);
    elsif (before.title, before.first_on, before.last_on, before.starts_at)
        is distinct from (after.title, after.first_on, after.last_on, after.starts_at)
      or exists (
        select from private.calendar_cancellations as known
        where known.kind = of_kind and known.record_id = entry_id
          and known.profile_id = any (after.people) and not known.profile_id = any (before.people)
      )
    then
      perform private.count_calendar_change(of_kind, entry_id);
    end if;
  end if;
end
$$;
comment on function private.note_calendar_entry(text, uuid, private.calendar_entry, private.calendar_entry) is
  'An entry without a first day is not in the calendar.';
revoke execute on function private.note_calendar_entry(text, uuid, private.calendar_entry, private.calendar_entry)
  from public, anon, authenticated;

create function private.group_entry(ad_group public.ad_groups) returns private.calendar_entry
language sql stable security definer set search_path = ''
as $$
  select ad_group.name, ad_group.due_date, ad_group.due_date, null::timestamptz, array(
    select assignment.profile_id from public.ad_group_assignments as assignment where assignment.ad_group_id = ad_group.id
  )
$$;
revoke execute on function private.group_entry(public.ad_groups) from public, anon, authenticated;

create function private.task_entry(task public.tasks) returns private.calendar_entry
language sql immutable set search_path = ''
as $$
  select task.title, task.due_on, task.due_on, null::timestamptz, array_remove(array[task.assignee_id], null)
$$;
revoke execute on function private.task_entry(public.tasks) from public, anon, authenticated;

create function private.deal_entry(deal public.deals) returns private.calendar_entry
language sql immutable set search_path = ''
as $$ select deal.title, deal.first_on, deal.last_on, null::timestamptz, '{}'::uuid[] $$;
revoke execute on function private.deal_entry(public.deals) from public, anon, authenticated;

create function private.article_entry(post public.seo_blog_posts) returns private.calendar_entry
language sql immutable set search_path = ''
as $$
  select post.title, private.company_day(shown.at), private.company_day(shown.at), shown.at, '{}'::uuid[]
  from (
    select case post.status when 'scheduled' then post.publish_at when 'published' then post.published_at end as at
  ) as shown
$$;
revoke execute on function private.article_entry(public.seo_blog_posts) from public, anon, authenticated;

create function private.quote_entry(quote public.quotes) returns private.calendar_entry
language sql stable security definer set search_path = ''
as $$
  select quote.number || ' ' || quote.title, version.valid_until, version.valid_until, null::timestamptz,
    array_remove(array[quote.owner_id], null)
  from (values (1)) as one
  left join public.quote_versions as version
    on version.quote_id = quote.id and version.version = quote.current_version and version.sent_at is not null
    and quote.status in ('sent', 'expired')
$$;
revoke execute on function private.quote_entry(public.quotes) from public, anon, authenticated;

create function private.note_calendar_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  of_kind constant text := tg_argv[0];
  before private.calendar_entry;
  after private.calendar_entry;
begin
  case of_kind
    when 'ad_group' then
      before := private.group_entry(old);
      after := private.group_entry(new);
    when 'task' then
      before := private.task_entry(old);
      after := private.task_entry(new);
    when 'deal' then
      before := private.deal_entry(old);
      after := private.deal_entry(new);
    when 'article' then
      before := private.article_entry(old);
      after := private.article_entry(new);
    when 'quote' then
      before := private.quote_entry(old);
      after := private.quote_entry(new);
  end case;
  perform private.note_calendar_entry(of_kind, coalesce(new.id, old.id), before, after);
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function private.note_calendar_change() is
  'Row trigger. Its argument is the kind. Before a deletion, because the people of a group go with it.';
revoke execute on function private.note_calendar_change() from public, anon, authenticated;

do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('ad_group', 'ad_groups', 'name, due_date'),
      ('task', 'tasks', 'title, due_on, assignee_id'),
      ('deal', 'deals', 'title, first_on, last_on'),
      ('article', 'seo_blog_posts', 'title, status, publish_at, published_at'),
      ('quote', 'quotes', 'title, status, current_version, owner_id')
    ) as watched (kind, source, columns)
  loop
    execute format(
      'create trigger note_calendar_change after insert or update of %s on public.%I for each row execute function private.note_calendar_change(%L)',
      watched.columns, watched.source, watched.kind
    );
    execute format(
      'create trigger note_calendar_deletion before delete on public.%I for each row execute function private.note_calendar_change(%L)',
      watched.source, watched.kind
    );
  end loop;
end
$$;

create function private.note_calendar_assignment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  row constant public.ad_group_assignments := coalesce(new, old);
  ad_group public.ad_groups;
  entry private.calendar_entry;
begin
  select * into ad_group from public.ad_groups as candidate where candidate.id = row.ad_group_id;
  if ad_group.due_date is null then
    return null;
  end if;
  if tg_op = 'DELETE' then
    entry := private.group_entry(ad_group);
    entry.people := array[row.profile_id];
    perform private.cancel_calendar_entry('ad_group', ad_group.id, entry, false);
  elsif exists (
    select from private.calendar_cancellations as known
    where known.kind = 'ad_group' and known.record_id = ad_group.id and known.profile_id = row.profile_id
  ) then
    perform private.count_calendar_change('ad_group', ad_group.id);
  end if;
  return null;
end
$$;
comment on function private.note_calendar_assignment() is
  'Row trigger: the group goes out of the calendar of somebody who is not assigned any more, and comes back.';
revoke execute on function private.note_calendar_assignment() from public, anon, authenticated;

create trigger note_calendar_assignment after insert or delete on public.ad_group_assignments
  for each row execute function private.note_calendar_assignment();

create function private.call_entry(call public.intro_calls, lead public.contact_submissions) returns private.calendar_entry
language sql immutable set search_path = ''
as $$
  select private.call_title(lead), private.company_day(call.starts_at), private.company_day(call.starts_at), call.starts_at,
    array_remove(array[lead.owner_id], null)
$$;
revoke execute on function private.call_entry(public.intro_calls, public.contact_submissions) from public, anon, authenticated;

create function private.note_calendar_call() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.contact_submissions;
begin
  if tg_op = 'DELETE' then
    select * into lead from public.contact_submissions as candidate where candidate.id = old.submission_id;
    -- When the lead is deleted, its own trigger has noted the call.
    if found and old.status <> 'moved' then
      perform private.cancel_calendar_entry('call', private.call_thread(old), private.call_entry(old, lead), true);
    end if;
    return old;
  end if;
  if (tg_op = 'INSERT' and private.call_thread(new) <> new.id)
    or (tg_op = 'UPDATE' and (old.starts_at <> new.starts_at or (old.status = 'canceled') <> (new.status = 'canceled')))
  then
    perform private.count_calendar_change('call', private.call_thread(new));
  end if;
  return new;
end
$$;
comment on function private.note_calendar_call() is 'Row trigger: a call that moves is a new row of the same entry.';
revoke execute on function private.note_calendar_call() from public, anon, authenticated;

create trigger note_calendar_call after insert or update of status, starts_at on public.intro_calls
  for each row execute function private.note_calendar_call();
create trigger note_calendar_deletion before delete on public.intro_calls
  for each row execute function private.note_calendar_call();

create function private.note_calendar_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  call public.intro_calls;
begin
  for call in
    select * from public.intro_calls as candidate where candidate.submission_id = old.id and candidate.status <> 'moved'
  loop
    perform private.note_calendar_entry(
      'call', private.call_thread(call), private.call_entry(call, old),
      case when tg_op = 'UPDATE' then private.call_entry(call, new) end
    );
  end loop;
  return coalesce(new, old);
end
$$;
comment on function private.note_calendar_lead() is 'Row trigger: calls carry the name of the lead, and are its owner''s.';
revoke execute on function private.note_calendar_lead() from public, anon, authenticated;

create trigger note_calendar_lead after update of first_name, last_name, business_name, owner_id on public.contact_submissions
  for each row execute function private.note_calendar_lead();
create trigger note_calendar_deletion before delete on public.contact_submissions
  for each row execute function private.note_calendar_lead();
