-- The list of quotes, and the people that it filters by.

create function public.list_quote_people() returns table (id uuid, name text, may_own boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_quote_reader();
  return query
    select
      profile.id, private.staff_name(profile),
      profile.active and profile.user_type in ('owl', 'admin', 'super_admin')
    from public.profiles as profile
    where profile.user_type in ('owl', 'admin', 'super_admin')
      or exists (select from public.quotes as quote where quote.owner_id = profile.id)
    order by lower(private.staff_name(profile)), profile.id;
end
$$;
comment on function public.list_quote_people() is
  'Whoever owns quotes or may own them, by name. Raises PT403 for designers and visitors.';
revoke execute on function public.list_quote_people() from public, anon, authenticated;
grant execute on function public.list_quote_people() to authenticated;

create view public.quote_list with (security_invoker = true) as
select
  quote.id, quote.number, quote.title, quote.recipient_name, quote.recipient_business, quote.lead_id, quote.client_id,
  client.name as client, quote.owner_id, quote.current_version, quote.created_at, quote.updated_at, quote.search_text,
  case
    when quote.status <> 'sent' then quote.status
    when version.valid_until < (now() at time zone 'America/Detroit')::date then 'expired'
    when version.seen_at is not null then 'seen'
    else 'sent'
  end as state,
  version.total_cents, version.valid_until, version.sent_at, version.seen_at
from public.quotes as quote
join public.quote_versions as version on version.quote_id = quote.id and version.version = quote.current_version
left join public.clients as client on client.id = quote.client_id;
comment on column public.quote_list.state is
  'The status; sent is seen once the client has opened it, and expired after its last day.';
revoke all on table public.quote_list from anon, authenticated;
grant select on table public.quote_list to authenticated, service_role;
