-- Stage and owner of many leads at once, and who may own them.

create function public.list_lead_owners() returns table (id uuid, name text, may_own boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_sales(private.viewer_role());
  return query
    select person.id, private.staff_name(person), person.active and person.user_type in ('owl', 'admin', 'super_admin')
    from public.profiles as person
    where (person.active and person.user_type in ('owl', 'admin', 'super_admin'))
      or exists (select from public.contact_submissions as lead where lead.owner_id = person.id)
    order by lower(private.staff_name(person)), person.id;
end
$$;
comment on function public.list_lead_owners() is
  'Everybody who may own leads, and whoever still does (may_own is false). Raises PT403 for others than owls and admins.';
revoke execute on function public.list_lead_owners() from public, anon, authenticated;
grant execute on function public.list_lead_owners() to authenticated;

create function public.set_leads_stage(lead_ids uuid[], new_stage text, reason text default null)
returns table (lead_id uuid, outcome text)
language sql set search_path = ''
as $$
  with changed as (
    update public.contact_submissions as lead
    set status = new_stage, lost_reason = case when new_stage = 'lost' then reason end
    where lead.id = any (lead_ids) and lead.status <> new_stage
    returning lead.id
  )
  select asked.id,
    case when changed.id is not null then 'done' when lead.status = new_stage then 'unchanged' else 'refused' end
  from unnest(lead_ids) as asked (id)
  left join changed on changed.id = asked.id
  left join public.contact_submissions as lead on lead.id = asked.id
$$;
comment on function public.set_leads_stage(uuid[], text, text) is
  'outcome: done, unchanged, or refused for a lead that does not exist or that the caller may not change. reason: why they were lost. Raises PT422 for lost without a reason.';
revoke execute on function public.set_leads_stage(uuid[], text, text) from public, anon, authenticated;
grant execute on function public.set_leads_stage(uuid[], text, text) to authenticated;

create function public.set_leads_owner(lead_ids uuid[], new_owner uuid default null)
returns table (lead_id uuid, outcome text)
language sql set search_path = ''
as $$
  with changed as (
    update public.contact_submissions as lead set owner_id = new_owner
    where lead.id = any (lead_ids) and lead.owner_id is distinct from new_owner
    returning lead.id
  )
  select asked.id,
    case
      when changed.id is not null then 'done'
      when lead.id is not null and lead.owner_id is not distinct from new_owner then 'unchanged'
      else 'refused'
    end
  from unnest(lead_ids) as asked (id)
  left join changed on changed.id = asked.id
  left join public.contact_submissions as lead on lead.id = asked.id
$$;
comment on function public.set_leads_owner(uuid[], uuid) is
  'outcome as in set_leads_stage(). new_owner null: nobody. Raises PT422 for somebody who may not own leads.';
revoke execute on function public.set_leads_owner(uuid[], uuid) from public, anon, authenticated;
grant execute on function public.set_leads_owner(uuid[], uuid) to authenticated;
