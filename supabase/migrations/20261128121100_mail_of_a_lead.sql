-- By its index: 3 instead of 49 ms among 50,000. With 'or' the timeline of one lead read all mail.

create or replace function public.list_lead_timeline(
  of_lead uuid, newest_first boolean default true, row_limit integer default 50, row_offset integer default 0
) returns table (
  entry text,
  kind text,
  happened_at timestamptz,
  actor_name text,
  facts jsonb,
  total integer
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_sales(private.viewer_role());
  return query
    with happened as (
      select 'request' as entry, 'request' as kind, lead.created_at as at, null::uuid as actor_id, '{}'::jsonb as facts
      from public.contact_submissions as lead where lead.id = of_lead
      union all
      select 'stage-' || change.id, 'stage', change.happened_at, change.actor_id,
        jsonb_build_object(
          'from', change.changes #> '{status,0}', 'to', change.changes #> '{status,1}',
          'reason', change.changes #> '{lost_reason,1}', 'note', change.changes #> '{lost_note,1}'
        )
      from private.lead_changes as change
      where change.lead_id = of_lead and change.changes ? 'status'
      union all
      select 'booking-' || call.id, 'call_booked', call.created_at, null,
        jsonb_build_object('starts_at', call.starts_at, 'status', call.status)
      from public.intro_calls as call where call.submission_id = of_lead
      union all
      select 'call-' || call.id, 'call_' || call.status, call.starts_at, null, '{}'
      from public.intro_calls as call
      where call.submission_id = of_lead and call.status in ('done', 'missed')
      union all
      select 'mail-' || mail.id, 'mail', mail.created_at, null,
        jsonb_build_object('mail', mail.kind, 'status', mail.status, 'to_staff', mail.recipient is null)
      from public.outbox_messages as mail
      where mail.about_id = any (of_lead || array(select quote.id from public.quotes as quote where quote.lead_id = of_lead))
      union all
      select 'quote-' || event.id, 'quote_' || event.kind, event.at, event.actor_id,
        jsonb_build_object('quote', quote.id, 'number', quote.number, 'title', quote.title, 'version', event.version)
      from public.quotes as quote join public.quote_events as event on event.quote_id = quote.id
      where quote.lead_id = of_lead
      union all
      select 'note-' || note.id, 'note', note.created_at, note.author_id, jsonb_build_object('body', note.body)
      from public.notes as note where note.lead_id = of_lead
      union all
      select 'task-' || task.id, 'task_added', task.created_at, task.created_by,
        jsonb_build_object('title', task.title, 'due_on', task.due_on)
      from public.tasks as task where task.lead_id = of_lead
      union all
      select 'done-' || task.id, 'task_done', task.done_at, task.done_by, jsonb_build_object('title', task.title)
      from public.tasks as task where task.lead_id = of_lead and task.done_at is not null
    )
    select happened.entry, happened.kind, happened.at, private.audited_name(person), happened.facts,
      (count(*) over ())::integer
    from happened
    left join public.profiles as person on person.id = happened.actor_id
    order by
      case when newest_first then happened.at end desc, case when not newest_first then happened.at end, happened.entry
    limit least(greatest(row_limit, 0), 500) offset greatest(row_offset, 0);
end
$$;
