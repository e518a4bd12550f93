-- Whoever opens a record by a list, a link or the search has read what the inbox says of it.

create function public.mark_record_read(record_id uuid) returns integer
language sql security definer set search_path = ''
as $$
  with marked as (
    update public.notifications as notification set read_at = now()
    where notification.profile_id = (select private.inbox_owner()) and notification.read_at is null
      and notification.about_id = record_id
    returning notification.id
  )
  select count(*)::integer from marked
$$;
comment on function public.mark_record_read(uuid) is 'What the inbox says about a record. Answers their number: 0 while mirroring.';
revoke execute on function public.mark_record_read(uuid) from public, anon, authenticated;
grant execute on function public.mark_record_read(uuid) to authenticated;
