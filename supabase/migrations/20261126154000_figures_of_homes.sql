-- What homes draw: twelve weeks of leads and ads, and how far leads come.

create function private.last_weeks() returns table (first_day date, begins timestamptz, ends timestamptz)
language sql stable set search_path = ''
as $$
  select week.day, private.company_midnight(week.day), private.company_midnight(week.day + 7)
  from (
    select date_trunc('week', private.today()::timestamp)::date - 7 * ago.weeks as day from generate_series(0, 11) as ago (weeks)
  ) as week
$$;
comment on function private.last_weeks() is
  'Twelve weeks of the company''s calendar, from Monday; the last is not over yet.';
revoke execute on function private.last_weeks() from public, anon, authenticated;
grant execute on function private.last_weeks() to authenticated;

create function private.ads_by_week() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object(
    'week', week.first_day,
    'added', (select count(*) from public.ads as ad where ad.created_at >= week.begins and ad.created_at < week.ends),
    'approved', (
      select count(distinct approval.ad_id) from public.ad_approvals as approval
      where approval.reopened_at is null and approval.approved_at >= week.begins and approval.approved_at < week.ends
    )
  ) order by week.first_day)
  from private.last_weeks() as week
$$;
comment on function private.ads_by_week() is
  'Ads that were added, and ads that clients approved and nobody reopened, of those that the caller reads.';
revoke execute on function private.ads_by_week() from public, anon, authenticated;
grant execute on function private.ads_by_week() to authenticated;

create function private.leads_by_week() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object(
    'week', week.first_day,
    'leads', (
      select count(*) from public.contact_submissions as lead
      where lead.created_at >= week.begins and lead.created_at < week.ends and lead.status not in ('held', 'spam')
    )
  ) order by week.first_day)
  from private.last_weeks() as week
$$;
revoke execute on function private.leads_by_week() from public, anon, authenticated;

-- Definer, because only functions read the changes of leads.
create function private.lead_steps() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_sales(private.viewer_role());
  return (
    with step (status, place) as (
      values ('contacted', 1), ('call_booked', 2), ('quoted', 3), ('won', 4)
    ), reached as (
      select case
        when lead.status = 'lost' then (
          select max(least(step.place, 3)) from private.lead_changes as change
          join step on step.status in (change.changes -> 'status' ->> 0, change.changes -> 'status' ->> 1)
          where change.lead_id = lead.id
        )
        else (select step.place from step where step.status = lead.status)
      end as place
      from public.contact_submissions as lead
      where lead.created_at >= now() - interval '90 days' and lead.status not in ('held', 'spam')
    )
    select jsonb_build_object(
      'new', count(*),
      'contacted', count(*) filter (where reached.place >= 1),
      'call_booked', count(*) filter (where reached.place >= 2),
      'quoted', count(*) filter (where reached.place >= 3),
      'won', count(*) filter (where reached.place >= 4)
    )
    from reached
  );
end
$$;
comment on function private.lead_steps() is
  'Leads of the last 90 days by the stages that they came to at least. A lost lead counts as far as it once was. Raises PT403.';
revoke execute on function private.lead_steps() from public, anon, authenticated;
grant execute on function private.lead_steps() to authenticated;

create or replace function public.get_crm_home(words text[] default '{}') returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  role constant public.user_type := private.viewer_role();
  is_sales constant boolean := coalesce(private.may_follow_up(role, true, false), false);
begin
  if not coalesce(private.may_follow_up(role, false, true), false) then
    raise exception 'The CRM is for owls, managers and admins' using errcode = 'PT403';
  end if;
  return jsonb_build_object(
    'pipeline', case when is_sales then private.crm_pipeline() end,
    'leadSteps', case when is_sales then private.lead_steps() end,
    'goingCold', case when is_sales then private.crm_going_cold(8) end,
    'calls', case when is_sales then private.crm_calls(6) end,
    'quotes', private.crm_quotes_waiting(8),
    'tasks', private.tasks_due(private.viewer_id(), 8),
    'groups', private.crm_own_groups(private.viewer_id(), 8),
    'found', private.crm_search(words, 10)
  );
end
$$;

create or replace function public.get_manager_home() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(private.viewer_role() not in ('project_manager', 'admin', 'super_admin'), true) then
    raise exception 'The home of project managers is for managers and admins' using errcode = 'PT403';
  end if;
  return jsonb_build_object(
    'has', jsonb_build_object(
      'groups', exists (select from public.ad_groups),
      'designers', exists (select from public.ad_group_assignments),
      'ads', exists (select from public.ads),
      'previews', exists (select from public.ad_groups where preview_enabled)
    ),
    'overdue', private.ad_groups_of_home('overdue', 6),
    'week', private.ad_groups_of_home('week', 6),
    'review', private.ad_groups_of_home('review', 6),
    'nobody', private.ad_groups_of_home('nobody', 6),
    'toAnswer', private.ads_to_answer(false, 5),
    'loads', private.designer_loads(12),
    'adWeeks', private.ads_by_week(),
    'tasks', private.tasks_due(private.viewer_id(), 6)
  );
end
$$;

-- Not stable: it writes the missing entries of expired mirroring sessions, as the log does when somebody reads it.
create or replace function public.get_super_admin_home() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  is_mirroring constant boolean := private.is_mirroring();
begin
  if private.viewer_role() is distinct from 'super_admin' then
    raise exception 'The home of super admins is for super admins' using errcode = 'PT403';
  end if;
  return jsonb_build_object(
    'has', jsonb_build_object(
      'people', (select count(*) > 1 from (select from public.profiles limit 2) as known)
        or exists (select from private.invitations as invitation where invitation.accepted_at is null),
      'clients', exists (select from public.clients),
      'videos', exists (select from public.videos as video where not video.draft and not video.archived),
      'leads', exists (select from public.contact_submissions)
    ),
    'people', case when not is_mirroring then private.people_by_role() end,
    'invitations', case when not is_mirroring then private.open_invitations(5) end,
    'mirrorings', private.running_mirrorings(6),
    'mail', jsonb_build_object(
      'failed', (select count(*) from public.outbox_messages as message where message.status = 'failed'),
      'all', (select count(*) from public.outbox_messages as message where message.status <> 'sent'),
      'oldestAt', (select min(message.created_at) from public.outbox_messages as message where message.status <> 'sent')
    ),
    'jobs', private.job_states(4),
    'storage', private.storage_used(),
    'slowPages', private.slow_pages(),
    'audit', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry.happened_at desc, entry.id desc), '[]')
      from public.search_audit_log(row_limit => 6) as entry
    ),
    'leadWeeks', private.leads_by_week(),
    'leadSteps', private.lead_steps(),
    'adWeeks', private.ads_by_week(),
    'tasks', private.tasks_due(private.viewer_id(), 6)
  );
end
$$;
