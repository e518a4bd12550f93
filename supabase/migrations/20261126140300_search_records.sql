-- What a role finds is what it reads and has a screen for. A test compares it with the policies of the tables.
create function private.kinds_found() returns text[]
language sql stable security definer set search_path = ''
as $$
  select case private.viewer_role()
    when 'graphic_designer' then array['ad_group', 'ad', 'ad_template', 'task']
    when 'owl' then array['lead', 'call', 'quote', 'client', 'contact', 'task', 'site_group', 'site', 'deal', 'product', 'brand',
      'loyalty_program']
    when 'project_manager' then array['ad_group', 'ad', 'ad_template', 'quote', 'client', 'contact', 'task', 'site_group', 'site',
      'deal', 'product', 'brand', 'loyalty_program']
    when 'admin' then array['lead', 'call', 'quote', 'client', 'contact', 'ad_group', 'ad', 'ad_template', 'task', 'application',
      'video', 'article', 'place_page', 'review', 'site_group', 'site', 'deal', 'product', 'brand', 'loyalty_program',
      'industry', 'camera', 'lens', 'redirect']
    when 'super_admin' then array['user', 'lead', 'call', 'quote', 'client', 'contact', 'ad_group', 'ad', 'ad_template', 'task',
      'application', 'video', 'article', 'place_page', 'review', 'site_group', 'site', 'deal', 'product', 'brand',
      'loyalty_program', 'industry', 'camera', 'lens', 'redirect']
    else '{}'
  end
$$;

-- Tasks are the one kind of which some roles find a part. It says what their policy says.
create function private.finds_task(task_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.tasks
    where id = task_id and (
      private.viewer_role() in ('owl', 'admin', 'super_admin')
      or (lead_id is null and private.viewer_role() = 'project_manager')
      or (
        lead_id is null and contact_id is null
        and private.viewer_role() = 'graphic_designer'
        and (assignee_id = private.viewer_id() or created_by = private.viewer_id())
      )
    )
  )
$$;

-- The best of each kind, with how many of the kind there are, counted to three hundred, and with typos to a hundred. Of more, those
-- with the name come first.
-- Ranks: 0 the name, 1 the beginning of the name, 2 beginnings of words, 3 inside words, 4 with a typo.
create function private.matching_entries(question text, terms text[], kinds text[], with_typos boolean, max_rows integer)
returns table (kind text, record_id uuid, title text, context text, status text, about uuid, rank integer, total integer)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  conditions text := '';
  tests text := '';
  term text;
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
        where entry.kind = asked.kind and entry.title_key ~>=~ $1 and entry.title_key ~<~ ($1 || chr(1114111))
        order by entry.title_key using ~<~ limit 50)
        union
        (%1$s)
      ) as entry
      where entry.kind <> 'task' or private.finds_task(entry.record_id)
      order by rank, in_title desc, entry.created_at desc, entry.record_id limit $4
    ) as best
    order by best.rank, asked.place, best.in_title desc, best.created_at desc, best.record_id
  $statement$,
    case when conditions = '' then 'select * from private.search_entries where false'
      else format('select entry.* from private.search_entries as entry where true %s %s limit %s', conditions, tests,
        case when with_typos then 100 else 300 end) end)
  using question, kinds, terms, max_rows;
end
$$;

-- Typos are forgiven where there is nothing without one.
create function public.search_records(asked text, max_rows integer default 5, of_kind text default null)
returns table (kind text, record_id uuid, title text, context text, status text, about uuid, rank integer, total integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  question text := private.search_key(left(asked, 100));
  terms text[];
  kinds text[];
begin
  select array_agg(term) into terms
  from (select distinct term from regexp_split_to_table(question, ' ') as term where term <> '' limit 6) as listed;
  select array_agg(each order by place) into kinds
  from unnest(private.kinds_found()) with ordinality as known (each, place) where of_kind is null or each = of_kind;
  if terms is null or kinds is null then return; end if;
  return query select * from private.matching_entries(question, terms, kinds, false, least(max_rows, 100));
  if not found and exists (select from unnest(terms) as term where private.forgives_typos(term)) then
    return query select * from private.matching_entries(question, terms, kinds, true, least(max_rows, 100));
  end if;
end
$$;

-- Of records that were opened before, those that still exist and that the viewer still finds, in the order asked for.
create function public.recent_records(kinds text[], ids uuid[])
returns table (kind text, record_id uuid, title text, context text, status text, about uuid)
language sql stable security definer set search_path = ''
as $$
  select entry.kind, entry.record_id, entry.title, entry.context, entry.status,
    case entry.kind
      when 'call' then (select submission_id from public.intro_calls where id = entry.record_id)
      when 'task' then (select assignee_id from public.tasks where id = entry.record_id)
    end
  from unnest(kinds[:20], ids[:20]) with ordinality as asked (kind, id, place)
  join private.search_entries as entry on entry.kind = asked.kind and entry.record_id = asked.id
  where entry.kind = any (private.kinds_found()) and (entry.kind <> 'task' or private.finds_task(entry.record_id))
  order by asked.place
$$;

revoke execute on function private.kinds_found() from public, anon, authenticated;
revoke execute on function private.finds_task(uuid) from public, anon, authenticated;
revoke execute on function private.matching_entries(text, text[], text[], boolean, integer) from public, anon, authenticated;
revoke execute on function public.search_records(text, integer, text) from public, anon, authenticated;
revoke execute on function public.recent_records(text[], uuid[]) from public, anon, authenticated;
grant execute on function public.search_records(text, integer, text) to authenticated, service_role;
grant execute on function public.recent_records(text[], uuid[]) to authenticated, service_role;
