-- Days on which nobody takes calls, and a way to change the week's hours at once.

create table public.company_closed_days (
  day date primary key,
  reason text check (char_length(reason) between 1 and 80),
  created_at timestamptz not null default now()
);
comment on table public.company_closed_days is 'On the calendar of America/Detroit. Calls that were booked before stay.';
comment on column public.company_closed_days.reason is 'For the staff; visitors only find no time on that day.';

revoke all on table public.company_closed_days from anon, authenticated;
grant select, insert, update, delete on table public.company_closed_days to authenticated, service_role;
alter table public.company_closed_days enable row level security;

create policy "Admins read closed days" on public.company_closed_days
  for select to authenticated
  using ((select private.viewer_role()) in ('admin', 'super_admin'));
create policy "Admins add closed days" on public.company_closed_days
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change closed days" on public.company_closed_days
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins delete closed days" on public.company_closed_days
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.company_closed_days
  for each row execute function private.record_change('day');

create function public.set_company_hours(hours jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  -- Policies would let a deletion by somebody else pass without a word.
  if coalesce(private.viewer_write_role() not in ('admin', 'super_admin'), true) then
    raise exception 'Only admins change the company hours' using errcode = 'PT403';
  end if;
  delete from public.company_hours as known
  where (known.weekday, known.opens, known.closes) not in (
    select wanted.weekday, wanted.opens, wanted.closes
    from jsonb_to_recordset(hours) as wanted (weekday smallint, opens time, closes time)
  );
  insert into public.company_hours (weekday, opens, closes)
  select wanted.weekday, wanted.opens, wanted.closes
  from jsonb_to_recordset(hours) as wanted (weekday smallint, opens time, closes time)
  on conflict (weekday, opens) do nothing;
exception
  when check_violation or not_null_violation or datetime_field_overflow or invalid_datetime_format then
    raise exception 'These are no hours' using errcode = 'PT422';
end
$$;
comment on function public.set_company_hours(jsonb) is
  'Makes the given spans, an array of objects with weekday, opens and closes, the only ones. Raises PT403 and PT422.';
revoke execute on function public.set_company_hours(jsonb) from public, anon, authenticated;
grant execute on function public.set_company_hours(jsonb) to authenticated;
