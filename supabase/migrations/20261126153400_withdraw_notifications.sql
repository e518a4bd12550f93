-- An assignment that an undo takes back is no news any more: what is unread of it goes, and so does a letter that was not sent yet.

create function private.withdraw_notification(person_id uuid, withdrawn_kind text, subject uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from public.notifications as notification
  where notification.profile_id = person_id and notification.kind = withdrawn_kind and notification.about_id = subject
    and notification.read_at is null;
  delete from public.outbox_messages as message
  using public.profiles as person
  where person.id = person_id and message.recipient = person.email and message.about_id = subject and message.kind = 'notification'
    and message.status = 'waiting' and message.lease is null and message.payload #>> '{line,kind}' = withdrawn_kind
$$;
comment on function private.withdraw_notification(uuid, text, uuid) is 'Takes back what somebody was told and has not read.';
revoke execute on function private.withdraw_notification(uuid, text, uuid) from public, anon, authenticated;

create function private.withdraw_assignment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_restoring() then
    perform private.withdraw_notification(old.profile_id, 'ad_assignment', old.ad_group_id);
  end if;
  return null;
end
$$;
revoke execute on function private.withdraw_assignment() from public, anon, authenticated;
create trigger withdraw_assignment after delete on public.ad_group_assignments
  for each row execute function private.withdraw_assignment();

create function private.withdraw_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_restoring() then
    perform private.withdraw_notification(old.owner_id, 'lead_assignment', old.id);
  end if;
  return null;
end
$$;
revoke execute on function private.withdraw_lead() from public, anon, authenticated;
create trigger withdraw_lead after update of owner_id on public.contact_submissions
  for each row when (old.owner_id is not null and new.owner_id is distinct from old.owner_id)
  execute function private.withdraw_lead();
