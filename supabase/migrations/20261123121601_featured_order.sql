-- Featured logos are placed by drag: before another one, or last.

create function private.space_featured_ranks() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- There is no place between ranks that are missing, equal or too close.
  if not exists (
    select from (
      select
        client.featured_rank as rank,
        client.featured_rank - lag(client.featured_rank) over (order by client.featured_rank) as gap
      from public.clients as client where client.featured_logo
    ) as place
    where place.rank is null or place.gap < 0.000001
  ) then
    return;
  end if;
  update public.clients as client set featured_rank = place.number
  from (
    select other.id, row_number() over (order by other.featured_rank, other.name, other.id) as number
    from public.clients as other where other.featured_logo
  ) as place
  where place.id = client.id and client.featured_rank is distinct from place.number;
end
$$;
comment on function private.space_featured_ranks() is
  'Numbers the featured logos anew where a logo would find no rank between two others. The caller holds their locks.';
revoke execute on function private.space_featured_ranks() from public, anon, authenticated;

create function private.lock_featured_clients(and_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins arrange logos' using errcode = 'PT403';
  end if;
  -- Two moves at the same time must not use ranks that have changed.
  perform from public.clients as client
  where client.featured_logo or client.id = and_id
  order by client.id for update;
end
$$;
comment on function private.lock_featured_clients(uuid) is 'Raises PT403 for everybody but admins.';
revoke execute on function private.lock_featured_clients(uuid) from public, anon, authenticated;

create or replace function public.arrange_featured_client(arranged_id uuid, move text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  arranged public.clients;
  -- The ranks of the next two clients in the direction of the move.
  passed double precision[];
  step integer := case move when 'up' then -1 else 1 end;
begin
  perform private.lock_featured_clients(arranged_id);
  select * into arranged from public.clients as client where client.id = arranged_id;
  if not found then
    raise exception 'There is no such client' using errcode = 'PT404';
  end if;

  if move = 'off' then
    update public.clients as client set featured_logo = false, featured_rank = null where client.id = arranged_id;
    return;
  elsif move = 'first' then
    update public.clients as client
    set featured_logo = true,
      featured_rank = (
        select coalesce(min(other.featured_rank), 1) - 1 from public.clients as other
        where other.featured_logo and other.id <> arranged_id
      )
    where client.id = arranged_id;
    return;
  elsif move not in ('up', 'down') or not arranged.featured_logo then
    raise exception 'A featured logo moves up, down, first or off' using errcode = 'PT422';
  end if;

  perform private.space_featured_ranks();
  select * into arranged from public.clients as client where client.id = arranged_id;
  passed := array(
    select other.featured_rank from public.clients as other
    where other.featured_logo and (other.featured_rank - arranged.featured_rank) * step > 0
    order by other.featured_rank * step
    limit 2
  );
  if cardinality(passed) > 0 then
    update public.clients as client
    set featured_rank = (passed[1] + coalesce(passed[2], passed[1] + 2 * step)) / 2
    where client.id = arranged_id;
  end if;
end
$$;

create function public.place_featured_client(placed_id uuid, before_id uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  next_rank double precision;
  previous_rank double precision;
begin
  perform private.lock_featured_clients(placed_id);
  if not exists (select from public.clients as client where client.id = placed_id and client.featured_logo)
    or before_id is not null
    and not exists (select from public.clients as client where client.id = before_id and client.featured_logo)
  then
    raise exception 'A logo is not featured any more' using errcode = 'PT409';
  end if;
  if before_id is not distinct from placed_id then
    return;
  end if;
  perform private.space_featured_ranks();
  next_rank := (select client.featured_rank from public.clients as client where client.id = before_id);
  previous_rank := (
    select max(other.featured_rank) from public.clients as other
    where other.featured_logo and other.id <> placed_id and (next_rank is null or other.featured_rank < next_rank)
  );
  update public.clients as client
  set featured_rank = (coalesce(previous_rank, next_rank - 2) + coalesce(next_rank, previous_rank + 2)) / 2
  where client.id = placed_id and previous_rank is distinct from next_rank;
end
$$;
comment on function public.place_featured_client(uuid, uuid) is
  'Places a featured logo before another one, or last. Changes one row, so that a move can be undone. Raises PT403, and PT409 when one of the two is not featured.';
revoke execute on function public.place_featured_client(uuid, uuid) from public, anon, authenticated;
grant execute on function public.place_featured_client(uuid, uuid) to authenticated;
