-- Leads as a board: the cards of each stage, and their moves.

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
