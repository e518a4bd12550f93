-- Among 50,000 leads the window of this function took 333 to 477 ms. It numbered every lead of the list to find two of them.

create or replace function public.find_lead_neighbors(
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
