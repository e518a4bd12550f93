-- Intro calls as a list. A moved call is not in it: the one that it moved to is.

create index intro_calls_booked_idx on public.intro_calls (created_at desc, id);

create function private.call_filter(words text[], with_when text, with_status text, of_lead uuid) returns text
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
      else 'call.status = ' || quote_literal(with_status)
    end,
    'call.submission_id = ' || quote_literal(of_lead) || '::uuid'
  )
$$;
comment on function private.call_filter(text[], text, text, uuid) is
  'A condition on intro_calls as call and contact_submissions as lead. Null does not narrow. with_when: today, of the company; upcoming, until a call ends; past; open, for past ones that nobody has noted the outcome of. with_status: a status, or kept for all but canceled ones.';
revoke execute on function private.call_filter(text[], text, text, uuid) from public, anon, authenticated;
grant execute on function private.call_filter(text[], text, text, uuid) to authenticated;

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
        private.staff_name_of(lead.owner_id), call.starts_at, call.time_zone, call.status, call.created_at, call.updated_at,
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

create function public.get_call_overview() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'counts', (
      select jsonb_build_object(
        'today', (select count(*) from public.calls_today),
        'upcoming', count(*) filter (where call.status = 'booked' and call.starts_at > now() - interval '30 minutes'),
        'open', count(*) filter (where call.status = 'booked' and call.starts_at <= now() - interval '30 minutes'),
        'past', count(*) filter (where call.starts_at <= now() - interval '30 minutes')
      )
      from public.intro_calls as call where call.status <> 'moved'
    ),
    'hours', coalesce((
      select jsonb_agg(jsonb_build_object('weekday', hours.weekday, 'opens', hours.opens, 'closes', hours.closes)
        order by hours.weekday, hours.opens)
      from public.company_hours as hours
    ), '[]'),
    'closedDays', coalesce((
      select jsonb_agg(jsonb_build_object('day', closed.day, 'reason', closed.reason, 'booked', (
        select count(*) from public.intro_calls as call
        where call.status = 'booked'
          and call.starts_at >= greatest(closed.day::timestamp at time zone 'America/Detroit', now() - interval '30 minutes')
          and call.starts_at < (closed.day + 1)::timestamp at time zone 'America/Detroit'
      )) order by closed.day)
      from public.company_closed_days as closed where closed.day >= private.today()
    ), '[]')
  )
$$;
comment on function public.get_call_overview() is
  'How many calls the lists of the screen have (today and upcoming without canceled ones), the company hours, and closed days from today on with the calls that are booked on them.';
revoke execute on function public.get_call_overview() from public, anon, authenticated;
grant execute on function public.get_call_overview() to authenticated;
