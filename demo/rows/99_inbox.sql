-- The seeds before this one have filled the inboxes. Here each notification gets the time of its event, colleagues who gave
-- something away get their names, and what is older than the newest few is read.

insert into public.notifications (profile_id, kind, about_kind, about_id, latest_at)
select 'a0000000-0000-4000-8000-000000000005', 'job_done', 'ad_fill', fill.id, now() - interval '3 hours'
from public.ad_fills as fill where fill.status = 'done' limit 1;

update public.notifications as notification
set latest_at = event.at
from (
  select comment.id, comment.created_at as at from public.ad_comments as comment
  union all select approval.id, approval.approved_at from public.ad_approvals as approval
  union all select quoted.id, quoted.at from public.quote_events as quoted
) as event
where event.id = notification.event_id;

update public.notifications as notification
set latest_at = least(lead.created_at + interval '50 minutes', now()),
  actor_id = case notification.profile_id
    when 'a0000000-0000-4000-8000-000000000002' then 'a0000000-0000-4000-8000-000000000001'::uuid
    else 'a0000000-0000-4000-8000-000000000002'
  end
from public.contact_submissions as lead where lead.id = notification.about_id;

update public.notifications as notification
set latest_at = ad_group.created_at + interval '2 hours',
  actor_id = case notification.profile_id
    when 'a0000000-0000-4000-8000-000000000004' then 'a0000000-0000-4000-8000-000000000005'::uuid
    else 'a0000000-0000-4000-8000-000000000002'
  end
from public.ad_groups as ad_group where ad_group.id = notification.about_id;

-- What people have given to each other.
insert into public.notifications (profile_id, kind, about_kind, about_id, actor_id, latest_at)
select task.assignee_id, 'task_assignment', 'task', task.id, task.created_by, task.created_at
from public.tasks as task where task.created_by <> task.assignee_id and task.done_at is null
union all
(
  select quote.owner_id, 'quote_assignment', 'quote', quote.id, 'a0000000-0000-4000-8000-000000000001', quote.created_at + interval '1 hour'
  from public.quotes as quote where quote.owner_id = 'a0000000-0000-4000-8000-000000000003' order by quote.created_at desc, quote.id limit 1
);

with given as (
  insert into private.handovers (profile_id, list, act, record_ids)
  select lead.owner_id, 'leads', 'demo', (array_agg(lead.id order by lead.created_at, lead.id))[:12]
  from public.contact_submissions as lead where lead.owner_id = 'a0000000-0000-4000-8000-000000000003'
  group by lead.owner_id having count(*) > 5
  returning id, profile_id
)
insert into public.notifications (profile_id, kind, about_kind, about_id, actor_id, latest_at)
select given.profile_id, 'lead_assignment', 'handover', given.id, 'a0000000-0000-4000-8000-000000000002', now() - interval '26 hours'
from given;

delete from public.notifications where latest_at < now() - interval '80 days';
update public.notifications set created_at = latest_at;

update public.notifications as notification
set read_at = least(notification.latest_at + interval '5 hours', now())
from (
  select id, row_number() over (partition by profile_id order by latest_at desc, id) as place from public.notifications
) as listed
where listed.id = notification.id and listed.place > 5;
