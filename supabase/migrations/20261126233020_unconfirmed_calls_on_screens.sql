-- Staff see which calls wait for a confirmation, in the list, in the calendar and on their homes.

create or replace function private.call_filter(words text[], with_when text, with_status text, of_lead uuid) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(' and ',
    $sql$call.status <> 'moved'$sql$,
    (
      select string_agg(format('lead.search_text like %L', '%' || lower(word) || '%'), ' and ')
      from unnest(words) as word
    ),
    case with_when
      when 'today' then format(
        'call.starts_at >= %L::timestamptz and call.starts_at < %L::timestamptz',
        private.today()::timestamp at time zone 'America/Detroit',
        (private.today() + 1)::timestamp at time zone 'America/Detroit'
      )
      when 'upcoming' then $sql$call.starts_at > now() - interval '30 minutes'$sql$
      when 'past' then $sql$call.starts_at <= now() - interval '30 minutes'$sql$
      when 'open' then $sql$call.status = 'booked' and call.starts_at <= now() - interval '30 minutes'$sql$
    end,
    case with_status
      when 'kept' then $sql$call.status <> 'canceled'$sql$
      when 'unconfirmed' then $sql$call.status = 'booked' and call.expires_at is not null$sql$
      else 'call.status = ' || quote_literal(with_status)
    end,
    'call.submission_id = ' || quote_literal(of_lead) || '::uuid'
  )
$$;
comment on function private.call_filter(text[], text, text, uuid) is
  'A condition on intro_calls as call and contact_submissions as lead. Null does not narrow. with_when: today, of the company; upcoming, until a call ends; past; open, for past ones that nobody has noted the outcome of. with_status: a status, kept for all but canceled ones, or unconfirmed for booked ones that wait.';

drop function public.search_calls(text[], text, text, uuid, text, boolean, integer, integer, text, uuid);
create function public.search_calls(
  words text[] default '{}',
  with_when text default null,
  with_status text default null,
  of_lead uuid default null,
  sort_by text default 'starts',
  descending boolean default false,
  max_rows integer default 50,
  skip_rows integer default 0,
  after_value text default null,
  after_id uuid default null
) returns table (
  id uuid,
  lead_id uuid,
  first_name text,
  last_name text,
  business_name text,
  email text,
  phone_number text,
  owner text,
  starts_at timestamptz,
  time_zone text,
  status text,
  expires_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  total integer,
  sort_value text
)
language plpgsql stable set search_path = ''
as $$
begin
  -- As search_leads() does: a search by words reads every row, so it is done once.
  return query execute format(
    $query$
      with found as %1$s materialized (
        select call.id, %2$s as sort_key from public.intro_calls as call %7$s where %3$s
      ), shown as (
        select found.id, found.sort_key from found where %8$s
        order by found.sort_key %4$s, found.id limit %5$s offset %6$s
      )
      select
        call.id, lead.id, lead.first_name, lead.last_name, lead.business_name, lead.email, lead.phone_number,
        private.staff_name_of(lead.owner_id), call.starts_at, call.time_zone, call.status, call.expires_at, call.created_at, call.updated_at,
        (select count(*)::integer from found),
        shown.sort_key::text
      from shown
      join public.intro_calls as call on call.id = shown.id
      join public.contact_submissions as lead on lead.id = call.submission_id
      order by shown.sort_key %4$s, shown.id
    $query$,
    case when cardinality(words) = 0 then 'not' else '' end,
    case sort_by
      when 'name' then $sql$lower(lead.last_name || ' ' || lead.first_name)$sql$
      when 'business' then 'lower(lead.business_name)'
      when 'status' then $sql$array_position(array['booked', 'done', 'missed', 'canceled'], call.status)$sql$
      when 'booked' then 'call.created_at'
      -- What is to come, the next first; then what is over, the latest first.
      else $sql$case
        when call.starts_at > now() - interval '30 minutes' then extract(epoch from call.starts_at)
        else 1e11 - extract(epoch from call.starts_at)
      end$sql$
    end,
    private.call_filter(words, with_when, with_status, of_lead),
    case when descending then 'desc' else 'asc' end,
    least(max_rows, 1001),
    greatest(skip_rows, 0),
    case
      when cardinality(words) > 0 or sort_by in ('name', 'business')
        then 'join public.contact_submissions as lead on lead.id = call.submission_id'
      else ''
    end,
    case
      when after_id is null then 'true'
      else format(
        '(found.sort_key %1$s %2$L or (found.sort_key = %2$L and found.id > %3$L))',
        case when descending then '<' else '>' end, after_value, after_id
      )
    end
  );
end
$$;
comment on function public.search_calls(text[], text, text, uuid, text, boolean, integer, integer, text, uuid) is
  'A call matches when its lead contains every word and it fits the filters of private.call_filter. sort_by: starts (the next first, then those that are over, the latest first), name, business, status or booked. after_*: sort_value and id of the last row that was read, instead of skip_rows.';
revoke execute on function public.search_calls(text[], text, text, uuid, text, boolean, integer, integer, text, uuid)
  from public, anon, authenticated;
grant execute on function public.search_calls(text[], text, text, uuid, text, boolean, integer, integer, text, uuid)
  to authenticated;

create or replace view public.calls_today with (security_invoker = true) as
select
  call.id, call.submission_id as lead_id, lead.first_name || ' ' || lead.last_name as name, lead.business_name,
  call.starts_at, call.time_zone, call.status, call.expires_at
from public.intro_calls as call
join public.contact_submissions as lead on lead.id = call.submission_id
where call.starts_at >= (select private.today()::timestamp at time zone 'America/Detroit')
  and call.starts_at < (select (private.today() + 1)::timestamp at time zone 'America/Detroit')
  and call.status in ('booked', 'done', 'missed');

create or replace function private.admin_home_calls(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'count', (select count(*) from public.calls_today),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'leadId', page.lead_id, 'name', page.name, 'business', page.business_name, 'startsAt', page.starts_at,
        'status', page.status, 'expiresAt', page.expires_at
      ) order by page.starts_at, page.id)
      from (select * from public.calls_today as call order by call.starts_at, call.id limit max_rows) as page
    ), '[]'),
    'next', private.crm_calls(1) -> 0
  )
$$;

create or replace function private.crm_calls(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', page.id, 'leadId', page.submission_id, 'startsAt', page.starts_at, 'name', lead.first_name || ' ' || lead.last_name,
    'business', lead.business_name, 'phone', nullif(lead.phone_number, 'Not provided'), 'expiresAt', page.expires_at
  ) order by page.starts_at), '[]')
  from (
    select * from public.intro_calls as call
    where call.status = 'booked' and call.starts_at > now() - interval '30 minutes'
    order by call.starts_at limit max_rows
  ) as page
  join public.contact_submissions as lead on lead.id = page.submission_id
$$;

create or replace function private.calendar_rows(since date, until date, of_kinds text[], of_person uuid) returns table (
  kind text, record_id uuid, title text, first_on date, last_on date, starts_at timestamptz, state text,
  changed_at timestamptz, about_kind text, about_id uuid
)
language sql stable set search_path = ''
as $$
  select 'ad_group', ad_group.id, ad_group.name, ad_group.due_date, ad_group.due_date, null::timestamptz,
    case when ad_group.status in ('approved', 'delivered') then 'done' else 'open' end,
    ad_group.updated_at, 'ad_group', ad_group.id
  from public.ad_groups as ad_group
  where 'ad_group' = any (of_kinds) and ad_group.due_date between since and until
    and (of_person is null or exists (
      select from public.ad_group_assignments as assignment
      where assignment.ad_group_id = ad_group.id and assignment.profile_id = of_person
    ))
  union all
  select 'task', task.id, task.title, task.due_on, task.due_on, null,
    case when task.done_at is null then 'open' else 'done' end,
    coalesce(task.done_at, task.created_at),
    case
      when task.lead_id is not null then 'lead'
      when task.client_id is not null then 'client'
      when task.contact_id is not null then 'contact'
      else 'parent_group'
    end,
    coalesce(task.lead_id, task.client_id, task.contact_id, task.parent_group_id)
  from public.tasks as task
  where 'task' = any (of_kinds) and task.due_on between since and until
    and (of_person is null or task.assignee_id = of_person)
  union all
  select 'call', case call.sequence when 0 then call.id else private.call_thread(call) end, private.call_title(lead), private.company_day(call.starts_at),
    private.company_day(call.starts_at), call.starts_at,
    case when call.status = 'booked' and call.expires_at is not null then 'unconfirmed' else call.status end,
    call.updated_at, 'lead', call.submission_id
  from public.intro_calls as call
  join public.contact_submissions as lead on lead.id = call.submission_id
  where 'call' = any (of_kinds) and call.status <> 'moved'
    and call.starts_at >= private.company_midnight(since) and call.starts_at < private.company_midnight(until + 1)
    and (of_person is null or lead.owner_id = of_person)
  union all
  select 'deal', deal.id, deal.title, deal.first_on, deal.last_on, null, deal.state, deal.updated_at, 'deal', deal.id
  from public.deals as deal
  where 'deal' = any (of_kinds) and deal.last_on >= since and deal.first_on <= until
    and (of_person is null or deal.created_by = of_person)
  union all
  select 'article', post.id, post.title, private.company_day(post.publish_at), private.company_day(post.publish_at),
    post.publish_at, post.status, post.updated_at, 'article', post.id
  from public.seo_blog_posts as post
  where 'article' = any (of_kinds) and post.status = 'scheduled'
    and post.publish_at >= private.company_midnight(since) and post.publish_at < private.company_midnight(until + 1)
    and (of_person is null or post.scheduled_by = of_person)
  union all
  select 'article', post.id, post.title, private.company_day(post.published_at), private.company_day(post.published_at),
    post.published_at, post.status, post.updated_at, 'article', post.id
  from public.seo_blog_posts as post
  where 'article' = any (of_kinds) and post.status = 'published' and post.dont_feature = false and of_person is null
    and post.published_at >= private.company_midnight(since) and post.published_at < private.company_midnight(until + 1)
  union all
  select 'article', post.id, post.title, private.company_day(post.published_at), private.company_day(post.published_at),
    post.published_at, post.status, post.updated_at, 'article', post.id
  from public.seo_blog_posts as post
  where 'article' = any (of_kinds) and post.status = 'published' and post.dont_feature and of_person is null
    and post.published_at >= private.company_midnight(since) and post.published_at < private.company_midnight(until + 1)
  union all
  select 'quote', quote.id, quote.number || ' ' || quote.title, version.valid_until, version.valid_until, null,
    case when quote.status = 'expired' or version.valid_until < (select private.today()) then 'expired' else 'open' end,
    quote.updated_at, 'quote', quote.id
  from public.quote_versions as version
  join public.quotes as quote on quote.id = version.quote_id and quote.current_version = version.version
  where 'quote' = any (of_kinds) and version.sent_at is not null and version.valid_until between since and until
    and quote.status in ('sent', 'expired')
    and (of_person is null or quote.owner_id = of_person)
$$;

create or replace function public.list_calendar(
  since date, until date, of_kinds text[], of_person uuid default null, day_rows integer default 3, week_rows integer default 3
) returns jsonb
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  answer jsonb;
begin
  if private.viewer_role() is null then
    raise exception 'The calendar is for staff' using errcode = 'PT403';
  end if;
  if since is null or until is null or until < since or until - since > 42 then
    raise exception 'A calendar shows at most six weeks' using errcode = 'PT422';
  end if;
  with found as materialized (
    select * from private.calendar_rows(since, until, of_kinds, of_person)
  ), numbered as (
    select found.*, row_number() over (
      partition by found.first_on order by found.starts_at nulls first, found.state = 'done', found.title, found.record_id
    ) as number
    from found where found.kind <> 'deal'
  ), weeks as (
    select week::date as first_on from generate_series(since::timestamp, until::timestamp, interval '7 days') as week
  ), runs as (
    select weeks.first_on as week, found.record_id, row_number() over (
      -- What begins or ends in the week says more than what goes on all week.
      partition by weeks.first_on
      order by found.first_on < weeks.first_on and found.last_on > weeks.first_on + 6, found.first_on, found.last_on desc, found.record_id
    ) as number
    from weeks
    join found on found.kind = 'deal' and found.last_on >= weeks.first_on and found.first_on <= least(weeks.first_on + 6, until)
  ), shown as (
    select numbered.* from numbered where numbered.number <= least(day_rows, 200)
    union all
    select found.*, 0 from found
    where found.kind = 'deal'
      and found.record_id in (select runs.record_id from runs where runs.number <= least(week_rows, 200))
  )
  select jsonb_build_object(
    'entries', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'kind', shown.kind, 'id', shown.record_id, 'title', shown.title, 'firstOn', shown.first_on, 'lastOn', shown.last_on,
          'startsAt', shown.starts_at, 'state', shown.state,
          'expiresAt', (
            select call.expires_at from public.intro_calls as call
            where shown.state = 'unconfirmed' and call.submission_id = shown.about_id and call.status = 'booked'
          ),
          'group', (
            select parent_group.name from public.deals as deal
            join public.parent_groups as parent_group on parent_group.id = deal.parent_group_id
            where shown.kind = 'deal' and deal.id = shown.record_id
          ),
          'about', jsonb_build_object('kind', shown.about_kind, 'id', shown.about_id)
        )
        order by shown.first_on, shown.number, shown.last_on desc, shown.record_id
      ) from shown
    ), '[]'),
    'dayCounts', coalesce((
      select jsonb_object_agg(day.first_on, day.count)
      from (select numbered.first_on, count(*) from numbered group by numbered.first_on) as day
    ), '{}'),
    'weekCounts', coalesce((
      select jsonb_object_agg(week.week, week.count) from (select runs.week, count(*) from runs group by runs.week) as week
    ), '{}'),
    'people', coalesce((
      select jsonb_agg(jsonb_build_object('id', person.id, 'name', person.name))
      from private.people_to_follow_up(false, false) as person
    ), '[]'),
    'address', private.own_calendar_address()
  ) into answer;
  return answer;
end
$$;

create or replace function private.note_calendar_call() returns trigger
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
    or (tg_op = 'UPDATE' and (
      old.starts_at <> new.starts_at or (old.status = 'canceled') <> (new.status = 'canceled')
      or (old.expires_at is null) <> (new.expires_at is null)
    ))
  then
    perform private.count_calendar_change('call', private.call_thread(new));
  end if;
  return new;
end
$$;

drop trigger note_calendar_call on public.intro_calls;
create trigger note_calendar_call after insert or update of status, starts_at, expires_at on public.intro_calls
  for each row execute function private.note_calendar_call();
