-- Values are kept for a year, and of the newest million changes.

create function public.remove_old_changes(
  row_limit integer default 5000, kept_for interval default '1 year', kept_changes bigint default 1000000
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  excess bigint;
  boundary bigint;
  removed integer;
begin
  select count(*) - kept_changes into excess from private.change_values;
  if excess > 0 then
    select newest_old.act_id into boundary from private.change_values as newest_old
    order by newest_old.act_id, newest_old.entry_id offset least(excess, row_limit) - 1 limit 1;
  end if;
  with old as (
    select act.id from private.acts as act
    where act.id <= boundary or act.happened_at < now() - kept_for
    order by act.id limit row_limit
  ), gone as (
    delete from private.acts as act using old where act.id = old.id returning act.id
  )
  select count(*) into removed from gone;
  return removed;
end
$$;
comment on function public.remove_old_changes(integer, interval, bigint) is
  'Forgets some of the oldest acts, with what their fields were and are. The entries of the audit log stay. Answers how many; 0: all is done.';
revoke execute on function public.remove_old_changes(integer, interval, bigint) from public, anon, authenticated;
grant execute on function public.remove_old_changes(integer, interval, bigint) to service_role;
