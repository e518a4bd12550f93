-- Applicants are told how staff decided, and staff see how many applications stand where.

create function private.announce_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever changes their mind in time takes the first letter back.
  delete from public.outbox_messages
  where about_id = new.id and kind in ('application_approved', 'application_declined')
    and status <> 'sent' and lease is null;
  if new.status in ('approved', 'declined') then
    perform private.enqueue_message(
      'application_' || new.status, new.email, new.id, jsonb_build_object('first_name', new.first_name)
    );
  end if;
  return null;
end
$$;
comment on function private.announce_decision() is 'Every application gets an answer, in the transaction that decides it.';
revoke execute on function private.announce_decision() from public, anon, authenticated;

create trigger announce_decision after update of status on public.videographer_applications
  for each row when (old.status is distinct from new.status)
  execute function private.announce_decision();

create function public.count_applications() returns table (status text, total bigint)
language sql stable set search_path = ''
as $$
  select application.status, count(*) from public.videographer_applications as application group by application.status
$$;
comment on function public.count_applications() is
  'One row for each status that occurs; none for people who may not read applications.';
revoke execute on function public.count_applications() from public, anon, authenticated;
grant execute on function public.count_applications() to authenticated;
