-- A search by words put this text together for each message, twice: once to count them. Among 50,000 a count takes 19 instead of 80 ms.

alter table public.outbox_messages add column search_text text generated always as (
  lower(coalesce(recipient, 'staff') || ' ' || replace(kind, '_', ' ') || ' ' || coalesce(last_error, ''))
) stored;

create or replace view public.mail_list with (security_invoker = true) as
select message.id, message.kind, message.recipient, message.about_id, message.payload, message.status, message.attempts,
  message.next_attempt_at, message.last_error, message.sent_at, message.created_at, message.search_text
from public.outbox_messages as message;

create or replace function private.unsent_messages(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'count', (select count(*) from public.outbox_messages as message where message.status <> 'sent'),
    'failed', (select count(*) from public.outbox_messages as message where message.status = 'failed'),
    'rows', coalesce((
      select jsonb_agg(
        to_jsonb(page) - array['lease', 'leased_until', 'search_text'] order by page.status, page.created_at desc, page.id
      )
      from (
        select * from public.outbox_messages as message where message.status <> 'sent'
        order by message.status, message.created_at desc, message.id limit least(max_rows, 5)
      ) as page
    ), '[]')
  )
$$;

-- A trigger asks before the generated column is there.
create or replace function private.send_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Without a signed-in user it is the worker that sends mail.
  if auth.uid() is null or coalesce(current_setting('fieldlight.recounts_letter', true), '') = 'on' then
    return new;
  end if;
  if to_jsonb(new) - array['status', 'search_text'] is distinct from to_jsonb(old) - array['status', 'search_text'] or new.status <> 'waiting' then
    raise exception 'Mail can only be put back to waiting' using errcode = 'PT403';
  end if;
  if old.status = 'sent' then
    raise exception 'This mail was sent' using errcode = 'PT409';
  end if;
  new.attempts := 0;
  new.next_attempt_at := now();
  return new;
end
$$;
