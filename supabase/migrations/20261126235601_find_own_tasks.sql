-- A search reads at most three hundred candidates of a kind. Of tasks, only those count that the role finds: a designer's own task was
-- lost behind three hundred of others with the same word.

create or replace function private.matching_entries(question text, terms text[], kinds text[], with_typos boolean, max_rows integer)
returns table (kind text, record_id uuid, title text, context text, status text, about uuid, rank integer, total integer)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  conditions text := '';
  tests text := '';
  term text;
  -- As private.finds_task() says it: a call of a function for each of thousands of candidates takes four times as long.
  found constant text := case private.viewer_role()
    when 'graphic_designer' then $rule$ and (entry.kind <> 'task' or exists (
      select from public.tasks as task
      where task.id = entry.record_id and task.lead_id is null and task.contact_id is null and $5 in (task.assignee_id, task.created_by)
    ))$rule$
    when 'project_manager' then $rule$ and (entry.kind <> 'task' or exists (
      select from public.tasks as task where task.id = entry.record_id and task.lead_id is null
    ))$rule$
    else ''
  end;
begin
  foreach term in array terms loop
    if length(term) > 1 then
      conditions := conditions || case when with_typos and private.forgives_typos(term)
        then format(' and (private.search_grams(entry.kind, entry.words) @> private.word_grams(asked.kind, %1$L)
          or private.search_grams(entry.kind, entry.words) && private.typo_grams(asked.kind, %1$L))', term)
        else format(' and private.search_grams(entry.kind, entry.words) @> private.word_grams(asked.kind, %L)', term) end;
    end if;
    tests := tests || case when with_typos and private.forgives_typos(term)
      then format(' and (entry.words like %L or entry.words ~ %L)', '%' || term || '%', private.typo_pattern(term))
      else format(' and entry.words like %L', case when length(term) < 3 then '% ' else '%' end || term || '%') end;
  end loop;
  return query execute format($statement$
    select best.kind, best.record_id, best.title, best.context, best.status,
      case best.kind
        when 'call' then (select submission_id from public.intro_calls where id = best.record_id)
        when 'task' then (select assignee_id from public.tasks where id = best.record_id)
      end,
      best.rank, best.total
    from unnest($2) with ordinality as asked (kind, place)
    cross join lateral (
      select entry.kind, entry.record_id, entry.title, entry.context, entry.status, entry.created_at,
        case
          when entry.title_key = $1 then 0
          when entry.title_key like $1 || '%%' then 1
          when (select bool_and(entry.words like '%% ' || term || '%%') from unnest($3) as term) then 2
          when (select bool_and(entry.words like '%%' || term || '%%') from unnest($3) as term) then 3
          else 4
        end as rank,
        (select count(*) from unnest($3) as term where entry.title_key like '%%' || term || '%%') as in_title,
        count(*) over ()::integer as total
      from (
        (select entry.* from private.search_entries as entry
        where entry.kind = asked.kind and entry.title_key ~>=~ $1 and entry.title_key ~<~ ($1 || chr(1114111)) %2$s
        order by entry.title_key using ~<~ limit 50)
        union
        (%1$s)
      ) as entry
      order by rank, in_title desc, entry.created_at desc, entry.record_id limit $4
    ) as best
    order by best.rank, asked.place, best.in_title desc, best.created_at desc, best.record_id
  $statement$,
    case when conditions = '' then 'select * from private.search_entries where false'
      else format('select entry.* from private.search_entries as entry where true %s %s %s limit %s', conditions, tests, found,
        case when with_typos then 100 else 300 end) end,
    found)
  using question, kinds, terms, max_rows, private.viewer_id();
end
$$;
