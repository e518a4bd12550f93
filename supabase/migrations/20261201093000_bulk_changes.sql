-- Changes to many ad groups at once: to all that were chosen, or to none. The policies decide who may.

create function public.set_ad_groups_status(group_ids uuid[], new_status text) returns void
language plpgsql set search_path = ''
as $$
declare
  changed integer;
begin
  update public.ad_groups set status = new_status where id = any (group_ids);
  get diagnostics changed = row_count;
  if changed <> cardinality(group_ids) then
    raise exception 'Not all of these ad groups can be changed' using errcode = 'PT409';
  end if;
end
$$;
comment on function public.set_ad_groups_status(uuid[], text) is
  'Raises PT409, and changes nothing, when one of the groups is gone or may not be changed.';
revoke execute on function public.set_ad_groups_status(uuid[], text) from public, anon, authenticated;
grant execute on function public.set_ad_groups_status(uuid[], text) to authenticated;

create function public.assign_ad_groups(group_ids uuid[], assignee_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  if (select count(*) from public.ad_groups where id = any (group_ids)) <> cardinality(group_ids) then
    raise exception 'Not all of these ad groups are there' using errcode = 'PT409';
  end if;
  insert into public.ad_group_assignments (ad_group_id, profile_id)
  select group_id, assignee_id from unnest(group_ids) as group_id
  on conflict do nothing;
end
$$;
comment on function public.assign_ad_groups(uuid[], uuid) is
  'Raises PT409, and assigns nothing, when one of the groups is gone. Whoever is assigned already stays so.';
revoke execute on function public.assign_ad_groups(uuid[], uuid) from public, anon, authenticated;
grant execute on function public.assign_ad_groups(uuid[], uuid) to authenticated;
