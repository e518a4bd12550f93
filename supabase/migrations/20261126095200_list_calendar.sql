-- What the calendar's screen shows, in one call.

create function public.list_calendar(
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
comment on function public.list_calendar(date, date, text[], uuid, integer, integer) is
  'At most six weeks, from the first day of a week: the first day_rows entries of each day, the first week_rows deals of each week, and how many there are. of_person null: of everybody. Raises PT403, PT422.';
revoke execute on function public.list_calendar(date, date, text[], uuid, integer, integer) from public, anon, authenticated;
grant execute on function public.list_calendar(date, date, text[], uuid, integer, integer) to authenticated;
