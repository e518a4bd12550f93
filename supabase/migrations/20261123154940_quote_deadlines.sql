-- Reminders before the last day of a quote, and its end.

create function private.is_reminding_time() returns boolean
language sql stable set search_path = ''
as $$ select extract(hour from now() at time zone 'America/Detroit') >= 9 $$;
revoke execute on function private.is_reminding_time() from public, anon, authenticated;

create function public.run_quote_deadlines() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.today();
  quote public.quotes;
  version public.quote_versions;
  reminded integer := 0;
  expired integer := 0;
begin
  -- A second server leaves out what the first one has locked, and finds it done afterwards.
  for quote in
    select known.* from public.quotes as known
    join public.quote_versions as current on current.quote_id = known.id and current.version = known.current_version
    where known.status = 'sent' and current.valid_until <= today + 3
    order by known.id
    for update of known skip locked
  loop
    select * into version from public.quote_versions as current
    where current.quote_id = quote.id and current.version = quote.current_version;
    if private.is_quote_over(version.valid_until, now()) then
      update public.quotes as known
      set status = 'expired', edit_version = known.edit_version + 1 where known.id = quote.id;
      perform private.note_quote_event(quote.id, version.version, 'expired');
      perform private.tell_quote_owner('quote_expired', quote, jsonb_build_object(
        'valid_until', version.valid_until, 'is_seen', version.seen_at is not null
      ));
      expired := expired + 1;
    elsif version.sent_at < now() - interval '1 day'
      and private.is_reminding_time()
      and not exists (
        select from public.quote_events as event
        where event.quote_id = quote.id and event.version = version.version and event.kind = 'reminded'
      )
    then
      perform private.write_quote_letter(
        quote.id, 'quote_reminder', private.new_quote_link(quote.id, version.version)
      );
      perform private.note_quote_event(quote.id, version.version, 'reminded');
      reminded := reminded + 1;
    end if;
  end loop;
  return jsonb_build_object('reminded', reminded, 'expired', expired);
end
$$;
comment on function public.run_quote_deadlines() is
  'Reminds clients from three days before the last day on, after 9:00 and not within a day of sending, once for each version; then lets quotes expire. Answers how many.';
revoke execute on function public.run_quote_deadlines() from public, anon, authenticated;
grant execute on function public.run_quote_deadlines() to service_role;
