-- Mail is a list of its own: what was sent, what waits, what failed and why.

create view public.mail_list with (security_invoker = true) as
select message.id, message.kind, message.recipient, message.about_id, message.payload, message.status, message.attempts,
  message.next_attempt_at, message.last_error, message.sent_at, message.created_at,
  lower(coalesce(message.recipient, 'staff') || ' ' || replace(message.kind, '_', ' ') || ' ' || coalesce(message.last_error, ''))
    as search_text
from public.outbox_messages as message;
comment on view public.mail_list is 'recipient null: the staff, whom the word staff finds.';
revoke all on table public.mail_list from anon, authenticated;
grant select on table public.mail_list to authenticated, service_role;

create index outbox_messages_created_idx on public.outbox_messages (created_at desc, id);
create index outbox_messages_recipient_idx on public.outbox_messages (recipient, created_at desc, id);
create index outbox_messages_kind_idx on public.outbox_messages (kind, created_at desc, id);
create index outbox_messages_sent_idx on public.outbox_messages (sent_at desc nulls last, created_at desc, id);

create function public.send_mail_again(message_ids uuid[]) returns table (message_id uuid, outcome text)
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  queued uuid[];
begin
  if cardinality(message_ids) > 1000 then
    raise exception 'At most 1,000 messages are sent again at once' using errcode = 'PT422';
  end if;
  with changed as (
    update public.outbox_messages as message set status = 'waiting'
    where message.id = any (message_ids) and message.status <> 'sent'
    returning message.id
  )
  select coalesce(array_agg(changed.id), '{}') into queued from changed;
  return query
    select asked.id,
      case
        when asked.id = any (queued) then 'done'
        when message.id is null then 'missing'
        when message.status = 'sent' then 'sent'
        else 'refused'
      end
    from (select distinct item.id from unnest(message_ids) as item (id)) as asked
    left join public.outbox_messages as message on message.id = asked.id
    order by asked.id;
end
$$;
comment on function public.send_mail_again(uuid[]) is
  'Puts messages back to waiting, to be sent at once. outcome: done, sent (already), missing, refused. Policies decide. Raises PT422.';
revoke execute on function public.send_mail_again(uuid[]) from public, anon, authenticated;
grant execute on function public.send_mail_again(uuid[]) to authenticated;

create or replace function private.unsent_messages(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'count', (select count(*) from public.outbox_messages as message where message.status <> 'sent'),
    'failed', (select count(*) from public.outbox_messages as message where message.status = 'failed'),
    'rows', coalesce((
      select jsonb_agg(
        to_jsonb(page) - array['lease', 'leased_until'] order by page.status, page.created_at desc, page.id
      )
      from (
        select * from public.outbox_messages as message where message.status <> 'sent'
        order by message.status, message.created_at desc, message.id limit least(max_rows, 5)
      ) as page
    ), '[]')
  )
$$;
comment on function private.unsent_messages(integer) is
  'How many are not sent, and how many of these failed. Five at most: failed ones first, then waiting ones, each newest first.';
