-- A version of a loyalty program is published with a first day, and cannot be changed once that day has begun.

create function private.loyalty_today(program public.loyalty_programs) returns date
language sql stable set search_path = ''
as $$ select (now() at time zone program.time_zone)::date $$;

create function private.guard_loyalty_program() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  begin
    perform now() at time zone new.time_zone;
  exception when invalid_parameter_value then
    raise exception 'There is no such time zone' using errcode = 'PT422';
  end;
  if tg_op = 'UPDATE'
    and (new.time_zone <> old.time_zone or new.parent_group_id <> old.parent_group_id)
    and exists (select from public.loyalty_entries as entry where entry.program_id = old.id)
  then
    raise exception 'A program with entries keeps its group and time zone' using errcode = 'PT409';
  end if;
  return new;
end
$$;
create trigger guard_program before insert or update of time_zone, parent_group_id on public.loyalty_programs
  for each row execute function private.guard_loyalty_program();

create function private.guard_loyalty_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  program public.loyalty_programs;
  problem text;
begin
  if tg_op = 'DELETE' then
    if old.state = 'published' then
      raise exception 'A published version stays' using errcode = 'PT409';
    end if;
    return old;
  end if;
  select * into program from public.loyalty_programs as known where known.id = new.program_id for update;
  if tg_op = 'INSERT' then
    -- Others are left to the policies.
    if new.state <> 'draft' and private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin') then
      raise exception 'A version begins as a draft' using errcode = 'PT409';
    end if;
    new.number := 1 + coalesce(
      (select max(other.number) from public.loyalty_versions as other where other.program_id = new.program_id), 0);
  elsif new.program_id <> old.program_id or new.number <> old.number then
    raise exception 'A version keeps its program and number' using errcode = 'PT409';
  elsif old.state = 'published' and new.published_by is null and old.published_by is not null
    and to_jsonb(new) - 'published_by' - 'version' = to_jsonb(old) - 'published_by' - 'version'
  then
    -- The person who published it is gone.
    return new;
  elsif old.state = 'published'
    and (old.first_on <= private.loyalty_today(program) or new.state <> 'draft' or new.rules <> old.rules)
  then
    raise exception 'A published version never changes' using errcode = 'PT409';
  end if;
  problem := private.loyalty_rules_problem(new.rules);
  if problem is not null then
    raise exception '%', problem using errcode = 'PT422';
  end if;
  return new;
end
$$;
create trigger guard_version before insert or update or delete on public.loyalty_versions
  for each row execute function private.guard_loyalty_version();

create function private.keep_loyalty_entry() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.posted_by is null
    and to_jsonb(new) - 'posted_by' = to_jsonb(old) - 'posted_by'
  then
    return new;
  end if;
  raise exception 'The ledger only grows: post an adjustment' using errcode = 'PT409';
end
$$;
create trigger keep_entry before update or delete on public.loyalty_entries
  for each row execute function private.keep_loyalty_entry();

revoke execute on function private.loyalty_today(public.loyalty_programs), private.guard_loyalty_program(),
  private.guard_loyalty_version(), private.keep_loyalty_entry()
  from public, anon, authenticated;

create function private.require_loyalty_keeper() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin'), false) then
    raise exception 'You may not change loyalty programs' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_loyalty_keeper() from public, anon, authenticated;

create function public.publish_loyalty_version(draft_id uuid, first_day date, seen integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  program public.loyalty_programs;
  draft public.loyalty_versions;
  today date;
begin
  perform private.require_loyalty_keeper();
  select known.* into program from public.loyalty_programs as known
  join public.loyalty_versions as version on version.program_id = known.id and version.id = draft_id
  for update of known;
  if not found then
    raise exception 'There is no such version' using errcode = 'PT404';
  end if;
  select * into draft from public.loyalty_versions as version where version.id = draft_id for update;
  if draft.state <> 'draft' or draft.version is distinct from seen then
    raise exception 'The draft was changed or published meanwhile' using errcode = 'PT409';
  end if;
  today := private.loyalty_today(program);
  if first_day is null or first_day > today + 1825 or first_day < today or (
    first_day = today and exists (
      select from public.loyalty_versions as other
      where other.program_id = program.id and other.state = 'published' and other.first_on <= today
    )
  ) then
    raise exception 'A version begins tomorrow or later, the first one of a program also today' using errcode = 'PT422';
  end if;
  if exists (
    select from public.loyalty_versions as other
    where other.program_id = program.id and other.state = 'published' and other.first_on = first_day
  ) then
    raise exception 'Another version begins on this day' using errcode = 'PT409';
  end if;
  update public.loyalty_versions as version
  set state = 'published', first_on = first_day, published_at = now(), published_by = private.viewer_id()
  where version.id = draft_id;
end
$$;
comment on function public.publish_loyalty_version(uuid, date, integer) is
  'seen: the version of the draft that was shown. Raises PT403, PT404, PT409 for a draft that changed and a day that is taken, PT422 for a day that has begun.';

create function public.take_back_loyalty_version(version_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_loyalty_keeper();
  update public.loyalty_versions as version
  set state = 'draft', first_on = null, published_at = null, published_by = null
  where version.id = version_id and version.state = 'published';
  if not found then
    raise exception 'There is no such published version' using errcode = 'PT404';
  end if;
end
$$;
comment on function public.take_back_loyalty_version(uuid) is
  'Makes a draft of a version that has not begun. Raises PT403, PT404, and PT409 for one that has.';

revoke execute on function public.publish_loyalty_version(uuid, date, integer), public.take_back_loyalty_version(uuid)
  from public, anon, authenticated;
grant execute on function public.publish_loyalty_version(uuid, date, integer), public.take_back_loyalty_version(uuid)
  to authenticated;
