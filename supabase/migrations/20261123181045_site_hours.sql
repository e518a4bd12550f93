-- Opening hours of a site are sorted, and refused where they overlap.

create function private.have_overlap(spans int4range[], repeat_after integer default null) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (
    select
    from unnest(spans) with ordinality as one (span, place)
    join unnest(spans) with ordinality as other (span, place) on other.place > one.place
    cross join (values (0), (-1), (1)) as turn (direction)
    where (turn.direction = 0 or repeat_after is not null)
      and one.span && int4range(
        lower(other.span) + turn.direction * coalesce(repeat_after, 0),
        upper(other.span) + turn.direction * coalesce(repeat_after, 0)
      )
  )
$$;
comment on function private.have_overlap(int4range[], integer) is
  'Whether two spans share a minute. repeat_after: the minutes after which all of them come again.';
revoke execute on function private.have_overlap(int4range[], integer) from public, anon, authenticated;

create function private.is_span(opens integer, closes integer) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(opens between 0 and 1439 and closes between opens + 1 and opens + 1440, false) $$;
comment on function private.is_span(integer, integer) is 'It begins on its day and is at most 24 hours long.';
revoke execute on function private.is_span(integer, integer) from public, anon, authenticated;

create function private.sorted_week_hours(week_hours jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  sorted jsonb;
  spans int4range[];
begin
  if exists (
    select from jsonb_to_recordset(week_hours) as span (weekday integer, opens integer, closes integer)
    where not coalesce(span.weekday between 0 and 6, false) or not private.is_span(span.opens, span.closes)
  ) then
    raise exception 'Opening hours begin on one of seven weekdays and end within 24 hours' using errcode = 'PT422';
  end if;
  select
    jsonb_agg(to_jsonb(span) order by span.weekday, span.opens),
    array_agg(int4range(span.weekday * 1440 + span.opens, span.weekday * 1440 + span.closes))
  into sorted, spans
  from jsonb_to_recordset(week_hours) as span (weekday integer, opens integer, closes integer);
  if private.have_overlap(spans, 7 * 1440) then
    raise exception 'Two spans of the opening hours overlap' using errcode = 'PT409';
  end if;
  return sorted;
end
$$;
comment on function private.sorted_week_hours(jsonb) is
  'Null for no spans. Raises PT422 for what is no span, and PT409 for spans that overlap, also from Saturday to Sunday.';
revoke execute on function private.sorted_week_hours(jsonb) from public, anon, authenticated;

create function private.sorted_special_days(special_days jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  sorted jsonb;
  days date[];
  spans int4range[];
begin
  if exists (
    select from jsonb_to_recordset(special_days) as special (day date, reason text, spans jsonb)
    left join lateral jsonb_to_recordset(special.spans) as span (opens integer, closes integer) on true
    where special.day is null or special.spans is null or char_length(special.reason) > 80
      or (special.spans <> '[]' and not private.is_span(span.opens, span.closes))
  ) then
    raise exception 'A special day has spans that begin on it and end within 24 hours' using errcode = 'PT422';
  end if;
  select
    jsonb_agg(
      jsonb_build_object(
        'day', special.day,
        'reason', nullif(special.reason, ''),
        'spans', coalesce((
          select jsonb_agg(to_jsonb(span) order by span.opens)
          from jsonb_to_recordset(special.spans) as span (opens integer, closes integer)
        ), '[]')
      )
      order by special.day
    ),
    array_agg(special.day)
  into sorted, days
  from jsonb_to_recordset(special_days) as special (day date, reason text, spans jsonb);
  select array_agg(int4range(day.minute + span.opens, day.minute + span.closes))
  into spans
  from jsonb_to_recordset(special_days) as special (day date, spans jsonb)
  cross join lateral (select (special.day - date '2000-01-01') * 1440 as minute) as day
  cross join lateral jsonb_to_recordset(special.spans) as span (opens integer, closes integer);
  if cardinality(days) <> (select count(distinct day) from unnest(days) as day) then
    raise exception 'A special day is there twice' using errcode = 'PT409';
  elsif private.have_overlap(spans) then
    raise exception 'Two spans of the special days overlap' using errcode = 'PT409';
  end if;
  return sorted;
end
$$;
comment on function private.sorted_special_days(jsonb) is
  'Null for no days. Raises PT422 for what is no day or span, and PT409 for a day twice and for spans that overlap.';
revoke execute on function private.sorted_special_days(jsonb) from public, anon, authenticated;

create function private.check_site() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  begin
    perform now() at time zone new.time_zone;
  exception when invalid_parameter_value then
    raise exception 'There is no such time zone' using errcode = 'PT422';
  end;
  new.week_hours := private.sorted_week_hours(new.week_hours);
  new.special_days := private.sorted_special_days(new.special_days);
  return new;
end
$$;
revoke execute on function private.check_site() from public, anon, authenticated;
create trigger check_site before insert or update of time_zone, week_hours, special_days on public.sites
  for each row execute function private.check_site();
