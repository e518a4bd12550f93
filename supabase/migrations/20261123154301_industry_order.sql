-- Industries are placed by drag.

create function private.lock_industries() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins arrange industries' using errcode = 'PT403';
  end if;
  -- Two moves at the same time must not use ranks that have changed.
  perform from public.industries as industry order by industry.id for update;
end
$$;
comment on function private.lock_industries() is 'Raises PT403 for everybody but admins.';
revoke execute on function private.lock_industries() from public, anon, authenticated;

create function private.space_industry_ranks() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- There is no place between ranks that are equal or too close.
  if not exists (
    select from (
      select industry.rank - lag(industry.rank) over (order by industry.rank) as gap
      from public.industries as industry where industry.rank is not null
    ) as place
    where place.gap < 0.000001
  ) then
    return;
  end if;
  update public.industries as industry set rank = place.number
  from (
    select other.id, row_number() over (order by other.rank, other.name) as number
    from public.industries as other where other.rank is not null
  ) as place
  where place.id = industry.id and industry.rank is distinct from place.number;
end
$$;
revoke execute on function private.space_industry_ranks() from public, anon, authenticated;

create function public.place_industry(placed_id uuid, before_id uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  next_rank double precision;
  previous_rank double precision;
begin
  perform private.lock_industries();
  if not exists (select from public.industries as industry where industry.id = placed_id and industry.rank is not null)
    or before_id is not null
    and not exists (select from public.industries as industry where industry.id = before_id and industry.rank is not null)
  then
    raise exception 'An industry has no place any more' using errcode = 'PT409';
  end if;
  if before_id is not distinct from placed_id then
    return;
  end if;
  perform private.space_industry_ranks();
  next_rank := (select industry.rank from public.industries as industry where industry.id = before_id);
  previous_rank := (
    select max(other.rank) from public.industries as other
    where other.id <> placed_id and (next_rank is null or other.rank < next_rank)
  );
  update public.industries as industry
  set rank = (coalesce(previous_rank, next_rank - 2) + coalesce(next_rank, previous_rank + 2)) / 2
  where industry.id = placed_id and previous_rank is distinct from next_rank;
end
$$;
comment on function public.place_industry(uuid, uuid) is
  'Places an industry that has a place before another one, or last. Changes one row, so that a move can be undone. Raises PT403, and PT409 when one of the two has no place.';
revoke execute on function public.place_industry(uuid, uuid) from public, anon, authenticated;
grant execute on function public.place_industry(uuid, uuid) to authenticated;

create or replace function public.arrange_industry(arranged_id uuid, move text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  arranged public.industries;
  -- The next industry in the direction of the move, and the one after it.
  passed uuid[];
begin
  perform private.lock_industries();
  select * into arranged from public.industries as industry where industry.id = arranged_id;
  if not found then
    raise exception 'There is no such industry' using errcode = 'PT404';
  end if;
  case
    when move = 'off' then
      update public.industries as industry set rank = null where industry.id = arranged_id;
    when move = 'first' then
      update public.industries as industry
      set rank = (
        select coalesce(min(other.rank), 1) - 1 from public.industries as other where other.id <> arranged_id
      )
      where industry.id = arranged_id;
    when move in ('up', 'down') and arranged.rank is not null then
      perform private.space_industry_ranks();
      select industry.rank into arranged.rank from public.industries as industry where industry.id = arranged_id;
      passed := array(
        select other.id from public.industries as other
        where case move when 'up' then other.rank < arranged.rank else other.rank > arranged.rank end
        order by case move when 'up' then -other.rank else other.rank end
        limit 2
      );
      if cardinality(passed) > 0 then
        perform public.place_industry(arranged_id, case move when 'up' then passed[1] else passed[2] end);
      end if;
    else
      raise exception 'An industry moves first, up, down or off' using errcode = 'PT422';
  end case;
end
$$;
comment on function public.arrange_industry(uuid, text) is
  'move: first puts the industry before all others, up and down move it past its neighbor, off leaves its place to the number of films. Changes one row, so that a move can be undone. Raises PT403, PT404, and PT422 for another move.';
