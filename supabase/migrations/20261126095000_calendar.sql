-- The calendar of the portal: what is due, takes place or runs, of six kinds of records, by day and week.

-- Its reads by day; the other tables have theirs.
create index tasks_due_idx on public.tasks (due_on);
-- With both days, so that an overlap is found in the index alone.
create index deals_days_idx on public.deals (last_on, first_on);
-- The list of the blog has an index of all others.
create index seo_blog_posts_not_featured_idx on public.seo_blog_posts (published_at) where status = 'published' and dont_feature;
create index quote_versions_ending_idx on public.quote_versions (valid_until, quote_id) where sent_at is not null;

create function private.company_midnight(day date) returns timestamptz
language sql immutable set search_path = ''
as $$ select day::timestamp at time zone 'America/Detroit' $$;
revoke execute on function private.company_midnight(date) from public, anon, authenticated;
grant execute on function private.company_midnight(date) to authenticated;

create function private.company_day(moment timestamptz) returns date
language sql immutable set search_path = ''
as $$ select (moment at time zone 'America/Detroit')::date $$;
revoke execute on function private.company_day(timestamptz) from public, anon, authenticated;
grant execute on function private.company_day(timestamptz) to authenticated;

-- As the owner: a policy would ask for the role again for each call.
create function private.call_thread(call public.intro_calls) returns uuid
language sql stable security definer set search_path = ''
as $$
  select first.id from public.intro_calls as first
  where first.submission_id = call.submission_id and first.sequence <= call.sequence
    and first.sequence > coalesce((
      select max(earlier.sequence) from public.intro_calls as earlier
      where earlier.submission_id = call.submission_id and earlier.sequence < call.sequence and earlier.status <> 'moved'
    ), -1)
  order by first.sequence limit 1
$$;
comment on function private.call_thread(public.intro_calls) is
  'The first booking of a call that was moved: moving inserts a new row, and calendars know the call by one id.';
revoke execute on function private.call_thread(public.intro_calls) from public, anon, authenticated;
grant execute on function private.call_thread(public.intro_calls) to authenticated;

create function private.call_title(lead public.contact_submissions) returns text
language sql immutable set search_path = ''
as $$
  select concat_ws(', ', nullif(concat_ws(' ', nullif(lead.first_name, ''), nullif(lead.last_name, '')), ''), nullif(lead.business_name, ''))
$$;
revoke execute on function private.call_title(public.contact_submissions) from public, anon, authenticated;
grant execute on function private.call_title(public.contact_submissions) to authenticated;

create function private.calendar_rows(since date, until date, of_kinds text[], of_person uuid) returns table (
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
    call.status, call.updated_at, 'lead', call.submission_id
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
    case when quote.status = 'expired' or version.valid_until < private.today() then 'expired' else 'open' end,
    quote.updated_at, 'quote', quote.id
  from public.quote_versions as version
  join public.quotes as quote on quote.id = version.quote_id and quote.current_version = version.version
  where 'quote' = any (of_kinds) and version.sent_at is not null and version.valid_until between since and until
    and quote.status in ('sent', 'expired')
    and (of_person is null or quote.owner_id = of_person)
$$;
comment on function private.calendar_rows(date, date, text[], uuid) is
  'What the caller may read of the kinds. A person has the groups assigned to them, their tasks, calls of their leads, deals that they added, articles that they scheduled, and their quotes. state is open, done or expired, or the status of the call, deal or article.';
revoke execute on function private.calendar_rows(date, date, text[], uuid) from public, anon, authenticated;
grant execute on function private.calendar_rows(date, date, text[], uuid) to authenticated;
