-- Leads as a list: its filter, its pages, the neighbors of one lead in it, and its export.

alter table public.contact_submissions add column version integer not null default 1;
comment on column public.contact_submissions.version is
  'Counts the changes. An edit is accepted only for the version it was made from.';
-- After keep_all_but_status, by name.
create trigger lead_counts_version before update on public.contact_submissions
  for each row execute function private.count_version();

create function private.lead_filter(
  words text[], with_status text, of_owner text, in_state text, overdue text, from_kind text
) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(' and ',
    'true',
    (
      select string_agg(format('lead.search_text like %L', '%' || lower(word) || '%'), ' and ')
      from unnest(words) as word
    ),
    case with_status
      when 'open' then $sql$lead.status in ('new', 'contacted', 'call_booked', 'quoted')$sql$
      else 'lead.status = ' || quote_literal(with_status)
    end,
    case of_owner
      when 'nobody' then 'lead.owner_id is null'
      else 'lead.owner_id = ' || quote_literal(of_owner) || '::uuid'
    end,
    'lead.state = ' || quote_literal(in_state),
    'lead.landing_kind = ' || quote_literal(from_kind),
    case overdue
      when 'answer' then answer_is_late
      when 'step' then step_is_late
      when 'any' then format('(%s or %s)', answer_is_late, step_is_late)
    end
  )
  from (
    select
      $sql$(lead.first_answered_at is null and lead.answer_due_at < now()
        and lead.status in ('new', 'contacted', 'call_booked', 'quoted'))$sql$,
      format(
        $sql$(lead.next_step_on < %L::date and lead.status in ('new', 'contacted', 'call_booked', 'quoted'))$sql$,
        private.today()
      )
  ) as late (answer_is_late, step_is_late)
$$;
comment on function private.lead_filter(text[], text, text, text, text, text) is
  'A condition on contact_submissions as lead. Null does not narrow. with_status: a status, or open. of_owner: an id, or nobody. overdue: answer, step or any.';
revoke execute on function private.lead_filter(text[], text, text, text, text, text) from public, anon, authenticated;
grant execute on function private.lead_filter(text[], text, text, text, text, text) to authenticated;

create function private.lead_sort_key(sort_by text) returns text
language sql immutable set search_path = ''
as $$
  select case sort_by
    when 'name' then 'lower(lead.last_name || '' '' || lead.first_name)'
    when 'business' then 'lower(lead.business_name)'
    when 'stage' then 'array_position(array[''held'', ''new'', ''contacted'', ''call_booked'', ''quoted'', ''won'', ''lost'', ''spam''], lead.status)'
    when 'step' then 'lead.next_step_on'
    when 'value' then 'lead.value_cents'
    when 'answer' then 'case when lead.first_answered_at is null then lead.answer_due_at end'
    when 'changed' then 'lead.updated_at'
    else 'lead.created_at'
  end
$$;
revoke execute on function private.lead_sort_key(text) from public, anon, authenticated;
grant execute on function private.lead_sort_key(text) to authenticated;

drop function public.search_leads(text[], text, integer, integer);
create function public.search_leads(
  words text[] default '{}',
  with_status text default null,
  of_owner text default null,
  in_state text default null,
  overdue text default null,
  from_kind text default null,
  sort_by text default 'created',
  descending boolean default true,
  max_rows integer default 50,
  skip_rows integer default 0
) returns table (
  id uuid,
  first_name text,
  last_name text,
  email text,
  business_name text,
  city text,
  state text,
  status text,
  lost_reason text,
  owner_id uuid,
  next_step text,
  next_step_on date,
  value_cents bigint,
  answer_due_at timestamptz,
  first_answered_at timestamptz,
  landing_kind text,
  landing_path text,
  created_at timestamptz,
  updated_at timestamptz,
  total integer
)
language plpgsql stable set search_path = ''
as $$
begin
  -- A search by words reads every row, so it is done once. Without words an index gives the page, and counting is cheap.
  return query execute format(
    $query$
      with found as %1$s materialized (
        select lead.id, %2$s as sort_key from public.contact_submissions as lead where %3$s
      ), shown as (
        select found.id, found.sort_key from found
        order by found.sort_key %4$s, found.id limit %5$s offset %6$s
      )
      select
        lead.id, lead.first_name, lead.last_name, lead.email, lead.business_name, lead.city, lead.state, lead.status,
        lead.lost_reason, lead.owner_id, lead.next_step, lead.next_step_on, lead.value_cents, lead.answer_due_at,
        lead.first_answered_at, lead.landing_kind, lead.landing_path, lead.created_at, lead.updated_at,
        (select count(*)::integer from found)
      from shown
      join public.contact_submissions as lead on lead.id = shown.id
      order by shown.sort_key %4$s, shown.id
    $query$,
    case when cardinality(words) = 0 then 'not' else '' end,
    private.lead_sort_key(sort_by),
    private.lead_filter(words, with_status, of_owner, in_state, overdue, from_kind),
    case
      when sort_by in ('step', 'value', 'answer') then case when descending then 'desc nulls last' else 'asc nulls last' end
      when descending then 'desc' else 'asc'
    end,
    least(max_rows, 1001),
    greatest(skip_rows, 0)
  );
end
$$;
comment on function public.search_leads(text[], text, text, text, text, text, text, boolean, integer, integer) is
  'A lead matches when it contains every word and fits the filters of private.lead_filter. sort_by: created, name, business, stage, step, value, answer (unanswered ones by when the answer is due) or changed; rows without such a value come last.';
revoke execute on function public.search_leads(text[], text, text, text, text, text, text, boolean, integer, integer)
  from public, anon, authenticated;
grant execute on function public.search_leads(text[], text, text, text, text, text, text, boolean, integer, integer)
  to authenticated;

-- By keys: numbering every lead of the list to find two of them took 333 to 477 ms among 50,000.
create function public.find_lead_neighbors(
  of_lead uuid,
  words text[] default '{}',
  with_status text default null,
  of_owner text default null,
  in_state text default null,
  overdue text default null,
  from_kind text default null,
  sort_by text default 'created',
  descending boolean default true
) returns table (previous_id uuid, next_id uuid, place integer, total integer)
language plpgsql stable set search_path = ''
as $$
declare
  list constant text := format(
    'select lead.id, %s as sort_key from public.contact_submissions as lead where %s',
    private.lead_sort_key(sort_by),
    private.lead_filter(words, with_status, of_owner, in_state, overdue, from_kind)
  );
  is_listed boolean;
  own_key text;
begin
  execute format('select true, listed.sort_key::text from (%s and lead.id = %L) as listed', list, of_lead)
    into is_listed, own_key;
  if is_listed is null then
    return;
  end if;
  -- Rows without a key come last. An index answers questions of one order at a time, so each is asked alone.
  return query execute format(
    $query$
      with found as %1$s materialized (%2$s)
      select
        coalesce(
          (select found.id from found where %3$s and found.id < %6$L order by found.id desc limit 1),
          (select found.id from found where %4$s order by found.sort_key %7$s, found.id desc limit 1)
        ),
        coalesce(
          (select found.id from found where %3$s and found.id > %6$L order by found.id limit 1),
          (select found.id from found where %5$s order by found.sort_key %8$s, found.id limit 1),
          (select found.id from found where %9$s and found.sort_key is null order by found.id limit 1)
        ),
        (
          1 + (select count(*) from found where %4$s) + (select count(*) from found where %3$s and found.id < %6$L)
        )::integer,
        (select count(*)::integer from found)
    $query$,
    case when cardinality(words) = 0 and sort_by = 'created' then 'not' else '' end,
    list,
    case when own_key is null then 'found.sort_key is null' else format('found.sort_key = %L', own_key) end,
    case
      when own_key is null then 'found.sort_key is not null'
      else format('found.sort_key %s %L', case when descending then '>' else '<' end, own_key)
    end,
    case
      when own_key is null then 'false'
      else format('found.sort_key %s %L', case when descending then '<' else '>' end, own_key)
    end,
    of_lead,
    case when descending then 'asc' else 'desc' end,
    case when descending then 'desc' else 'asc' end,
    case when own_key is null or sort_by not in ('step', 'value', 'answer') then 'false' else 'true' end
  );
end
$$;
comment on function public.find_lead_neighbors(uuid, text[], text, text, text, text, text, text, boolean) is
  'The leads before and after this one in the list of search_leads(). No row when the list does not contain it.';
revoke execute on function public.find_lead_neighbors(uuid, text[], text, text, text, text, text, text, boolean)
  from public, anon, authenticated;
grant execute on function public.find_lead_neighbors(uuid, text[], text, text, text, text, text, text, boolean)
  to authenticated;

create function public.export_leads(
  words text[] default '{}',
  with_status text default null,
  of_owner text default null,
  in_state text default null,
  overdue text default null,
  from_kind text default null,
  after_created timestamptz default null,
  after_id uuid default null,
  max_rows integer default 500
) returns setof public.contact_submissions
language plpgsql stable set search_path = ''
as $$
begin
  return query execute format(
    $query$
      select lead.* from public.contact_submissions as lead
      where %s and (%2$L::timestamptz is null or (lead.created_at, lead.id) > (%2$L::timestamptz, %3$L::uuid))
      order by lead.created_at, lead.id limit %4$s
    $query$,
    private.lead_filter(words, with_status, of_owner, in_state, overdue, from_kind), after_created, after_id,
    least(max_rows, 1000)
  );
end
$$;
comment on function public.export_leads(text[], text, text, text, text, text, timestamptz, uuid, integer) is
  'Whole leads, the oldest first: those that arrive meanwhile come at the end. after_*: the last row that was read.';
revoke execute on function public.export_leads(text[], text, text, text, text, text, timestamptz, uuid, integer)
  from public, anon, authenticated;
grant execute on function public.export_leads(text[], text, text, text, text, text, timestamptz, uuid, integer)
  to authenticated;
create index contact_submissions_oldest_idx on public.contact_submissions (created_at, id);
