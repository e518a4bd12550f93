-- Calls in the order of their leads are counted without their leads, and the order of time needs no exact numbers, which cost twice
-- as much to compare.

create or replace function public.search_calls(
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
declare
  has_words constant boolean := cardinality(words) > 0;
  condition constant text := private.call_filter(words, with_when, with_status, of_lead);
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
        (select count(*)::integer from %9$s),
        shown.sort_key::text
      from shown
      join public.intro_calls as call on call.id = shown.id
      join public.contact_submissions as lead on lead.id = call.submission_id
      order by shown.sort_key %4$s, shown.id
    $query$,
    case when has_words then '' else 'not' end,
    case sort_by
      when 'name' then $sql$lower(lead.last_name || ' ' || lead.first_name)$sql$
      when 'business' then 'lower(lead.business_name)'
      when 'status' then $sql$array_position(array['booked', 'done', 'missed', 'canceled'], call.status)$sql$
      when 'booked' then 'call.created_at'
      -- What is to come, the next first; then what is over, the latest first.
      else $sql$case
        when call.starts_at > now() - interval '30 minutes' then date_part('epoch', call.starts_at)
        else 1e11 - date_part('epoch', call.starts_at)
      end$sql$
    end,
    condition,
    case when descending then 'desc' else 'asc' end,
    least(max_rows, 1001),
    greatest(skip_rows, 0),
    case
      when sort_by in ('name', 'business') then 'join public.contact_submissions as lead on lead.id = call.submission_id'
      else ''
    end,
    case
      when after_id is null then 'true'
      else format(
        '(found.sort_key %1$s %2$L or (found.sort_key = %2$L and found.id > %3$L))',
        case when descending then '<' else '>' end, after_value, after_id
      )
    end,
    case when has_words then 'found' else 'public.intro_calls as call where ' || condition end
  );
end
$$;
