-- The first mail about feedback in a group goes at once. What follows within a quarter of an hour is counted in one mail.

create table private.feedback_mails (
  ad_group_id uuid not null references public.ad_groups (id) on delete cascade,
  profile_id uuid references public.profiles (id) on delete cascade,
  next_at timestamptz not null,
  gathering uuid references public.outbox_messages (id) on delete set null,
  unique nulls not distinct (ad_group_id, profile_id)
);
comment on table private.feedback_mails is 'When the next mail about a group may go to a manager. profile_id null: to the staff.';
comment on column private.feedback_mails.gathering is 'The mail that waits for next_at and counts what happens until then.';
create index feedback_mails_profile_idx on private.feedback_mails (profile_id);
create index feedback_mails_gathering_idx on private.feedback_mails (gathering);

revoke all on table private.feedback_mails from public, anon, authenticated;
alter table private.feedback_mails enable row level security;

create trigger forget_messages after delete on public.ad_groups
  for each row execute function private.forget_messages();

create function private.gather_feedback(known private.feedback_mails, kind text, recipient text, ad public.ads, changes boolean)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  counted constant text := case
    when gather_feedback.kind = 'ad_approved_notice' then 'approvals' when changes then 'changes' else 'comments' end;
begin
  update public.outbox_messages as message
  set payload = message.payload
    || jsonb_build_object(counted, (message.payload ->> counted)::integer + 1)
    || jsonb_build_object('ads', case
      when message.payload -> 'ads' ? ad.title or jsonb_array_length(message.payload -> 'ads') >= 20
        then message.payload -> 'ads'
      else message.payload -> 'ads' || to_jsonb(ad.title)
    end)
  where message.id = known.gathering and message.status = 'waiting' and message.attempts = 0;
  if found then
    return;
  end if;
  with gathered as (
    insert into public.outbox_messages (kind, recipient, about_id, payload, next_attempt_at)
    select 'ad_feedback_notice', gather_feedback.recipient, ad_group.id,
      jsonb_build_object(
        'group_name', ad_group.name, 'ads', jsonb_build_array(ad.title), 'comments', 0, 'changes', 0, 'approvals', 0
      ) || jsonb_build_object(counted, 1),
      known.next_at
    from public.ad_groups as ad_group where ad_group.id = ad.ad_group_id
    returning id
  )
  update private.feedback_mails as mail
  set gathering = gathered.id, next_at = known.next_at + interval '15 minutes'
  from gathered
  where mail.ad_group_id = known.ad_group_id and mail.profile_id is not distinct from known.profile_id;
end
$$;
comment on function private.gather_feedback(private.feedback_mails, text, text, public.ads, boolean) is
  'Counts in the mail that waits, or writes it. It holds no words and no names of clients, so it may outlive a deleted comment.';
revoke execute on function private.gather_feedback(private.feedback_mails, text, text, public.ads, boolean)
  from public, anon, authenticated;

create or replace function private.tell_managers(kind text, about_id uuid, ad public.ads, payload jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  told record;
  known private.feedback_mails;
begin
  for told in
    with manager as (
      select profile.id, profile.email
      from public.ad_group_assignments as assignment
      join public.profiles as profile on profile.id = assignment.profile_id
      where assignment.ad_group_id = ad.ad_group_id and profile.active and profile.user_type = 'project_manager'
    )
    select manager.id, manager.email from manager
    union all
    select null, null where not exists (select from manager)
    -- Two events lock the rows in the same order.
    order by 1
  loop
    insert into private.feedback_mails (ad_group_id, profile_id, next_at)
    values (ad.ad_group_id, told.id, now())
    on conflict do nothing;
    select * into known from private.feedback_mails as mail
    where mail.ad_group_id = ad.ad_group_id and mail.profile_id is not distinct from told.id
    for update;
    if known.next_at > now() then
      perform private.gather_feedback(
        known, tell_managers.kind, told.email, ad, coalesce((payload ->> 'wants_changes')::boolean, false)
      );
    else
      perform private.enqueue_message(
        tell_managers.kind, told.email, tell_managers.about_id,
        payload || jsonb_build_object('ad_id', ad.id, 'ad_title', ad.title, 'group_name', ad_group.name)
      )
      from public.ad_groups as ad_group where ad_group.id = ad.ad_group_id;
      update private.feedback_mails as mail set next_at = now() + interval '15 minutes', gathering = null
      where mail.ad_group_id = ad.ad_group_id and mail.profile_id is not distinct from told.id;
    end if;
  end loop;
end
$$;
comment on function private.tell_managers(text, uuid, public.ads, jsonb) is
  'One mail for each project manager of the group, or one to the staff when none is assigned: at once, or gathered when the last one was less than a quarter of an hour ago.';

-- The inbox says whether a client asks for changes.
create or replace function private.notification_json(notification public.notifications) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', notification.id, 'kind', notification.kind, 'aboutKind', notification.about_kind,
    'aboutId', notification.about_id, 'events', notification.events, 'latestAt', notification.latest_at,
    'isUnread', notification.read_at is null
  ) || coalesce(private.notification_subject(notification.about_kind, notification.about_id), '{}') || coalesce(
    case
      when notification.kind = 'ad_comment' then (
        select jsonb_build_object(
          'author', comment.author_name, 'words', left(comment.body, 300), 'wantsChanges', comment.wants_changes
        )
        from public.ad_comments as comment where comment.id = notification.event_id
      )
      when notification.kind = 'ad_approval' then (
        select jsonb_build_object('author', approval.author_name)
        from public.ad_approvals as approval where approval.id = notification.event_id
      )
      when notification.kind = 'quote_question' then (
        select jsonb_build_object('words', left(comment.body, 300))
        from public.quote_comments as comment
        where comment.quote_id = notification.about_id and comment.author = 'client'
        order by comment.created_at desc limit 1
      )
      when notification.kind in ('job_failed', 'import_failed') then (
        select jsonb_build_object('words', job.error) from public.jobs as job where job.id = notification.event_id
      )
      when notification.actor_id is not null then (
        select jsonb_build_object('author', private.staff_name(person))
        from public.profiles as person where person.id = notification.actor_id
      )
    end,
    '{}'
  );
end
$$;
