-- Leads as a list and as a board: one filter for both, and the neighbors of one lead in the list.

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

create function public.list_lead_board(
  words text[] default '{}',
  of_owner text default null,
  in_state text default null,
  overdue text default null,
  from_kind text default null,
  shown_cards jsonb default '{}'
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  board jsonb;
begin
  execute format(
    $query$
      with found as %1$s materialized (
        select lead.id, lead.status, lead.board_rank, lead.value_cents
        from public.contact_submissions as lead where %2$s
      ), sums as (
        select found.status, count(*) as total, coalesce(sum(found.value_cents), 0) as value_cents
        from found where found.status = any (%3$L::text[]) group by found.status
      ), shown as (
        select card.*
        from unnest(%3$L::text[]) as stage
        cross join lateral (
          select found.id, found.board_rank from found
          where found.status = stage
          order by found.board_rank, found.id limit least(coalesce((%4$L::jsonb ->> stage)::integer, 25), 1000)
        ) as card
      )
      select jsonb_build_object(
        'stages', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'stage', sums.status, 'total', sums.total, 'value_cents', sums.value_cents
          )), '[]') from sums
        ),
        'cards', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', lead.id, 'first_name', lead.first_name, 'last_name', lead.last_name,
            'business_name', lead.business_name, 'status', lead.status, 'lost_reason', lead.lost_reason,
            'owner_id', lead.owner_id, 'next_step', lead.next_step, 'next_step_on', lead.next_step_on,
            'value_cents', lead.value_cents, 'answer_due_at', lead.answer_due_at,
            'first_answered_at', lead.first_answered_at, 'created_at', lead.created_at
          ) order by lead.board_rank, lead.id), '[]')
          from shown join public.contact_submissions as lead on lead.id = shown.id
        )
      )
    $query$,
    case when cardinality(words) = 0 then 'not' else '' end,
    private.lead_filter(words, null, of_owner, in_state, overdue, from_kind),
    array['new', 'contacted', 'call_booked', 'quoted', 'won', 'lost'],
    shown_cards
  ) into board;
  return board;
end
$$;
comment on function public.list_lead_board(text[], text, text, text, text, jsonb) is
  'The number and the value of the leads in each stage, and the first cards of each by rank. shown_cards: how many by stage, else 25.';
revoke execute on function public.list_lead_board(text[], text, text, text, text, jsonb)
  from public, anon, authenticated;
grant execute on function public.list_lead_board(text[], text, text, text, text, jsonb) to authenticated;

create function public.list_lead_owners() returns table (id uuid, name text, may_own boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_sales(private.viewer_role());
  return query
    select person.id, private.staff_name(person), person.active and person.user_type in ('owl', 'admin', 'super_admin')
    from public.profiles as person
    where (person.active and person.user_type in ('owl', 'admin', 'super_admin'))
      or exists (select from public.contact_submissions as lead where lead.owner_id = person.id)
    order by lower(private.staff_name(person)), person.id;
end
$$;
comment on function public.list_lead_owners() is
  'Everybody who may own leads, and whoever still does (may_own is false). Raises PT403 for others than owls and admins.';
revoke execute on function public.list_lead_owners() from public, anon, authenticated;
grant execute on function public.list_lead_owners() to authenticated;

create function public.set_leads_stage(lead_ids uuid[], new_stage text, reason text default null)
returns table (lead_id uuid, outcome text)
language sql set search_path = ''
as $$
  with changed as (
    update public.contact_submissions as lead
    set status = new_stage, lost_reason = case when new_stage = 'lost' then reason end
    where lead.id = any (lead_ids) and lead.status <> new_stage
    returning lead.id
  )
  select asked.id,
    case when changed.id is not null then 'done' when lead.status = new_stage then 'unchanged' else 'refused' end
  from unnest(lead_ids) as asked (id)
  left join changed on changed.id = asked.id
  left join public.contact_submissions as lead on lead.id = asked.id
$$;
comment on function public.set_leads_stage(uuid[], text, text) is
  'outcome: done, unchanged, or refused for a lead that does not exist or that the caller may not change. reason: why they were lost. Raises PT422 for lost without a reason.';
revoke execute on function public.set_leads_stage(uuid[], text, text) from public, anon, authenticated;
grant execute on function public.set_leads_stage(uuid[], text, text) to authenticated;

create function public.set_leads_owner(lead_ids uuid[], new_owner uuid default null)
returns table (lead_id uuid, outcome text)
language sql set search_path = ''
as $$
  with changed as (
    update public.contact_submissions as lead set owner_id = new_owner
    where lead.id = any (lead_ids) and lead.owner_id is distinct from new_owner
    returning lead.id
  )
  select asked.id,
    case
      when changed.id is not null then 'done'
      when lead.id is not null and lead.owner_id is not distinct from new_owner then 'unchanged'
      else 'refused'
    end
  from unnest(lead_ids) as asked (id)
  left join changed on changed.id = asked.id
  left join public.contact_submissions as lead on lead.id = asked.id
$$;
comment on function public.set_leads_owner(uuid[], uuid) is
  'outcome as in set_leads_stage(). new_owner null: nobody. Raises PT422 for somebody who may not own leads.';
revoke execute on function public.set_leads_owner(uuid[], uuid) from public, anon, authenticated;
grant execute on function public.set_leads_owner(uuid[], uuid) to authenticated;

create function private.rank_between(low text, high text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  digits constant text := '0123456789abcdef';
  upper text := high;
  rank text := '';
  below integer;
  above integer;
begin
  if low collate "C" >= high collate "C" or low ~ '0$' or high ~ '0$' then
    raise exception 'There is no rank between these' using errcode = 'PT422';
  end if;
  for place in 1 .. 1000 loop
    -- The digits of a shorter number go on with zeros.
    below := strpos(digits, substr(coalesce(low, ''), place, 1)) - 1;
    above := case when upper is null then 16 else strpos(digits, substr(upper, place, 1)) - 1 end;
    if above - below > 1 then
      return rank || substr(digits, (below + above) / 2 + 1, 1);
    end if;
    rank := rank || substr(digits, below + 1, 1);
    if above > below then
      upper := null;
    end if;
  end loop;
  raise exception 'There is no rank between these' using errcode = 'PT422';
end
$$;
comment on function private.rank_between(text, text) is
  'A rank between two; null is before the first or behind the last. Raises PT422 for ranks in the wrong order.';
revoke execute on function private.rank_between(text, text) from public, anon, authenticated;

create function public.place_lead(
  lead_id uuid, from_stage text, to_stage text, above_id uuid default null, below_id uuid default null, reason text default null
) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  placed public.contact_submissions;
  low text;
  high text;
  moment timestamptz;
begin
  perform private.require_sales(private.viewer_write_role());
  -- One move at a time: a second one sees the ranks that the first one wrote.
  perform pg_advisory_xact_lock(hashtext('private.rank_between'));
  select * into placed from public.contact_submissions as lead where lead.id = lead_id for update;
  if not found then
    raise exception 'There is no such lead' using errcode = 'PT404';
  end if;
  if placed.status <> from_stage then
    raise exception 'It is in another stage' using errcode = 'PT409';
  end if;

  -- The cards that are named may have moved since they were seen. The one above decides, then the one below.
  select lead.board_rank into low from public.contact_submissions as lead
  where lead.id = above_id and lead.status = to_stage and lead.id <> lead_id;
  if low is not null then
    select min(lead.board_rank) into high from public.contact_submissions as lead
    where lead.status = to_stage and lead.board_rank > low and lead.id <> lead_id;
  else
    select lead.board_rank into high from public.contact_submissions as lead
    where lead.id = below_id and lead.status = to_stage and lead.id <> lead_id;
    if high is null then
      select min(lead.board_rank) into high from public.contact_submissions as lead
      where lead.status = to_stage and lead.id <> lead_id;
    end if;
    select max(lead.board_rank) into low from public.contact_submissions as lead
    where lead.status = to_stage and lead.board_rank < high and lead.id <> lead_id;
  end if;

  update public.contact_submissions as lead
  set status = to_stage,
    lost_reason = case when to_stage <> 'lost' then null when from_stage = 'lost' then lead.lost_reason else reason end,
    -- On top is where new leads arrive, above all earlier ones.
    board_rank = case
      when low is null and (high is null or private.rank_at(clock_timestamp()) < high)
        then private.rank_at(clock_timestamp())
      else private.rank_between(low, high)
    end
  where lead.id = lead_id;

  -- Some hundred moves into the same gap make long ranks. Then the column gets short ones, in its order.
  if exists (select from public.contact_submissions as lead where lead.id = lead_id and char_length(lead.board_rank) > 100) then
    -- Read once: a clock that goes on during the update would mix the order.
    moment := clock_timestamp();
    update public.contact_submissions as lead
    set board_rank = private.rank_at(moment - ordered.place * interval '1 millisecond')
    from (
      select known.id, row_number() over (order by known.board_rank, known.id) as place
      from public.contact_submissions as known where known.status = to_stage
    ) as ordered
    where lead.id = ordered.id;
  end if;
end
$$;
comment on function public.place_lead(uuid, text, text, uuid, uuid, text) is
  'Moves a card of the board between two cards; null is an end of the column, and without both it is the top. Raises PT403, PT404, PT409 when the lead is not in from_stage any more, and PT422 for lost without a reason.';
revoke execute on function public.place_lead(uuid, text, text, uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.place_lead(uuid, text, text, uuid, uuid, text) to authenticated;
