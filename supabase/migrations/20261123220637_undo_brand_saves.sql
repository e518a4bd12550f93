-- A save of many cells is undone as one.

create function public.undo_brand_save(of_save uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  kept private.brand_saves;
  steps private.brand_step[];
begin
  select * into kept from private.brand_saves as save where save.id = of_save for update;
  if kept.id is null or coalesce(
    private.viewer_write_role() not in ('project_manager', 'owl', 'admin', 'super_admin')
    or (kept.actor_id <> auth.uid() and private.viewer_write_role() not in ('admin', 'super_admin')), true
  ) then
    raise exception 'A save is undone by who made it, or by an admin' using errcode = 'PT403';
  end if;
  if kept.undone_at is not null then
    raise exception 'It is undone already' using errcode = 'PT409';
  end if;
  perform from public.sites as site
  where site.id in (select step.site_id from unnest(kept.steps) as step)
  order by site.id for no key update;
  -- The last step first, with what was and what became of it exchanged.
  steps := array(
    select (
      step.cell, row_number() over (partition by step.cell order by step.place desc), step.kind, step.site_id, step.role, step.id,
      step.new_brand, step.new_first, step.new_last, step.old_brand, step.old_first, step.old_last, null
    )::private.brand_step
    from unnest(kept.steps) as step
  );
  steps := array(select step from private.check_brand_steps(steps) as step);
  perform private.write_brand_steps(array(select step from unnest(steps) as step where step.problem is null));
  update private.brand_saves set undone_at = now() where id = of_save;
  return (
    select jsonb_agg(jsonb_build_object(
      'outcome', coalesce(step.problem, 'undone'), 'site', step.site_id, 'role', step.role, 'number', site.number, 'name', site.name
    ) order by step.cell)
    from unnest(steps) as step
    left join public.sites as site on site.id = step.site_id
    where step.place = 1
  );
end
$$;
comment on function public.undo_brand_save(uuid) is
  'Each cell for itself: its outcome is undone, or why not. Raises PT403, and PT409 the second time.';

revoke execute on function public.undo_brand_save(uuid) from public, anon, authenticated;
grant execute on function public.undo_brand_save(uuid) to authenticated;
