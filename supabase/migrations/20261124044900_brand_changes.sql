-- Changes of brands, tried and kept.

create function private.report_brand_steps(changes jsonb, steps private.brand_step[]) returns jsonb
language sql stable set search_path = '' set enable_nestloop = off
as $$
  with cell as materialized (
    select item.* from rows from (jsonb_to_recordset(changes) as (site uuid, role text, brands uuid[]))
      with ordinality as item (site, role, brands, number)
  ), made as materialized (
    select step.cell, max(step.problem) as problem, bool_or(step.kind = 'ends') as ends, bool_or(step.kind = 'begins') as begins,
      string_agg(brand.name, ', ' order by step.place) filter (where step.kind = 'ends') as ended
    from unnest(steps) as step left join public.brands as brand on brand.id = step.old_brand
    group by step.cell
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'site', cell.site, 'role', cell.role, 'number', site.number, 'name', site.name,
    'outcome', case
      when made.cell is null then 'unchanged'
      when made.problem is not null then 'conflict'
      when made.ends and cardinality(cell.brands) > 0 then 'replaces'
      when made.ends then 'ends'
      when made.begins then 'begins'
      else 'goes-on'
    end,
    'detail', coalesce(made.problem, made.ended, '')
  ) order by cell.number), '[]')
  from cell
  left join made on made.cell = cell.number
  left join public.sites as site on site.id = cell.site
$$;

create function private.apply_brand_changes(changes jsonb, is_dry_run boolean, skips_conflicts boolean) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  steps private.brand_step[];
  kept private.brand_step[];
  saved uuid;
begin
  if coalesce(private.viewer_write_role() not in ('project_manager', 'owl', 'admin', 'super_admin'), true) then
    raise exception 'Brands of sites are changed by managers, owls and admins' using errcode = 'PT403';
  end if;
  if jsonb_array_length(changes) > 10000 then
    raise exception 'More than 10,000 changes' using errcode = 'PT422';
  end if;
  if (
    select count(*) > count(distinct (item -> 'site', item -> 'role')) from jsonb_array_elements(changes) as item
  ) then
    raise exception 'A site is named twice in one role' using errcode = 'PT422';
  end if;
  if not is_dry_run then
    -- Always in this order, so that two saves of the same sites wait for each other.
    perform from public.sites as site
    where site.id in (select (item ->> 'site')::uuid from jsonb_array_elements(changes) as item)
    order by site.id for no key update;
  end if;
  steps := array(select step from private.plan_brand_steps(changes) as step);
  steps := array(select step from private.check_brand_steps(steps) as step);
  kept := array(select step from unnest(steps) as step where step.problem is null);
  if not is_dry_run and cardinality(kept) > 0 and (skips_conflicts or cardinality(kept) = cardinality(steps)) then
    perform private.write_brand_steps(kept);
    insert into private.brand_saves (actor_id, steps) values (auth.uid(), kept) returning id into saved;
  end if;
  return jsonb_build_object('save', saved, 'cells', private.report_brand_steps(changes, steps));
end
$$;
comment on function private.apply_brand_changes(jsonb, boolean, boolean) is
  'Answers the outcome of each cell and the id of the save, which is null when nothing was kept: a dry run, nothing to change, or a conflict without skips_conflicts. Raises PT403 and PT422.';

create function public.change_brands(changes jsonb) returns jsonb
language sql security definer set search_path = ''
as $$ select private.apply_brand_changes(changes, false, false) $$;
comment on function public.change_brands(jsonb) is
  'Each change names site, role, brands (all of them), first_on, and with seen_on what was seen on that day (id:version). All or nothing.';

create function public.give_brand(
  to_group uuid, of_brand uuid, as_role text, first_day date, is_dry_run boolean, last_day date default null,
  in_states text[] default null, to_numbers text[] default null
) returns jsonb
language sql security definer set search_path = ''
as $$
  select private.apply_brand_changes(
    coalesce(jsonb_agg(jsonb_build_object(
      'site', site.id, 'role', as_role, 'brands', jsonb_build_array(of_brand), 'first_on', first_day, 'last_on', last_day,
      'keeps_others', true
    ) order by site.number, site.id), '[]'),
    is_dry_run, true
  ) || jsonb_build_object('unknown', array(
    select asked.number from unnest(to_numbers) as asked (number)
    where not exists (
      select from public.sites as site where site.parent_group_id = to_group and lower(site.number) = lower(asked.number)
    )
  ))
  from public.sites as site
  where site.parent_group_id = to_group
    and (in_states is null or site.state = any (in_states))
    and case
      when to_numbers is null then site.status <> 'closed'
      else lower(site.number) in (select lower(asked.number) from unnest(to_numbers) as asked (number))
    end
$$;
comment on function public.give_brand(uuid, uuid, text, date, boolean, date, text[], text[]) is
  'Sites with conflicts are skipped. A dry run does the same but writes nothing. Closed sites only by number.';

revoke execute on function private.report_brand_steps(jsonb, private.brand_step[]),
  private.apply_brand_changes(jsonb, boolean, boolean) from public, anon, authenticated;
revoke execute on function public.change_brands(jsonb) from public, anon, authenticated;
revoke execute on function public.give_brand(uuid, uuid, text, date, boolean, date, text[], text[]) from public, anon, authenticated;
grant execute on function public.change_brands(jsonb) to authenticated;
grant execute on function public.give_brand(uuid, uuid, text, date, boolean, date, text[], text[]) to authenticated;
