-- The letters of managers and quote owners follow what these people chose, and so do muted records.

create function private.wants_letter(person_id uuid, of_kind text, about uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from public.notification_settings as setting
    where setting.profile_id = person_id and setting.kind = of_kind and setting.delivery in ('digest', 'nothing')
  ) and not exists (
    select from public.notification_mutes as mute where mute.profile_id = person_id and mute.about_id = about
  )
$$;
comment on function private.wants_letter(uuid, text, uuid) is
  'Of the letters that somebody gets without having chosen any. False for kinds that they get once a day or not at all, and for records that they muted.';
revoke execute on function private.wants_letter(uuid, text, uuid) from public, anon, authenticated;

create or replace function private.tell_managers(kind text, about_id uuid, ad public.ads, payload jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  noted_kind constant text := case tell_managers.kind when 'ad_approved_notice' then 'ad_approval' else 'ad_comment' end;
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
    select manager.id, manager.email from manager where private.wants_letter(manager.id, noted_kind, ad.id)
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
  'One mail for each project manager of the group who wants it, or one to the staff when none is assigned: at once, or gathered when the last one was less than a quarter of an hour ago.';

create or replace function private.tell_quote_owner(kind text, quote public.quotes, details jsonb) returns void
language sql security definer set search_path = ''
as $$
  select private.enqueue_message(
    kind, owner.email, quote.id,
    jsonb_build_object(
      'number', quote.number, 'title', quote.title, 'client', coalesce(nullif(quote.recipient_business, ''), quote.recipient_name),
      'role', coalesce(owner.user_type::text, 'admin'), 'reply_to', quote.recipient_email
    ) || details
  )
  from (select 1) as one
  left join public.profiles as owner
    on owner.id = quote.owner_id and owner.active and owner.user_type in ('owl', 'admin', 'super_admin')
  where owner.id is null or private.wants_letter(
    owner.id, case kind when 'quote_accepted_notice' then 'quote_accepted' else kind end, quote.id
  )
$$;
comment on function private.tell_quote_owner(text, public.quotes, jsonb) is
  'Queues a letter to the owner of the quote who wants it, or to the staff address without an owner.';
