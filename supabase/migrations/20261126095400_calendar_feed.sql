-- What the iCal address answers.

create function private.calendar_feed(person public.profiles) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with allowed as (
    select
      case person.user_type
        when 'graphic_designer' then '{ad_group,task}'::text[]
        when 'owl' then '{task,call,quote}'
        else '{ad_group,task,quote}'
      end as own,
      case
        when person.user_type = 'owl' then '{deal}'::text[]
        when person.user_type in ('admin', 'super_admin') then '{call,article}'
        else '{}'
      end as whole,
      (private.today() - interval '2 months')::date as since,
      (private.today() + interval '1 year')::date as until
  ), live as (
    select entry.* from allowed
    cross join lateral (
      select * from private.calendar_rows(allowed.since, allowed.until, allowed.own, person.id)
      union all
      select * from private.calendar_rows(allowed.since, allowed.until, allowed.whole, null)
    ) as entry
    where entry.kind <> 'task'
      or private.may_follow_up(person.user_type, entry.about_kind = 'lead', entry.about_kind = 'contact')
    order by abs(entry.first_on - private.today()), entry.kind, entry.record_id
    limit 2000
  ), gone as (
    select known.* from private.calendar_cancellations as known, allowed
    where known.canceled_at > now() - interval '60 days' and known.last_on >= allowed.since
      and (
        (known.profile_id = person.id and known.kind = any (allowed.own))
        or (known.profile_id is null and known.kind = any (allowed.whole))
      )
    order by known.canceled_at desc
    limit 500
  ), entries as (
    select live.kind, live.record_id, live.title, live.first_on, live.last_on, live.starts_at, live.state,
      live.about_kind, live.about_id, coalesce(change.sequence, 0) as sequence,
      greatest(live.changed_at, change.changed_at) as changed_at
    from live
    left join private.calendar_changes as change on change.kind = live.kind and change.record_id = live.record_id
    union all
    select gone.kind, gone.record_id, '', gone.first_on, gone.last_on, gone.starts_at, 'canceled', null, null,
      gone.sequence, gone.canceled_at
    from gone
    where not exists (select from live where live.kind = gone.kind and live.record_id = gone.record_id)
  )
  select jsonb_build_object(
    'role', person.user_type,
    'entries', coalesce(jsonb_agg(
      jsonb_build_object(
        'kind', entries.kind, 'id', entries.record_id, 'title', entries.title, 'firstOn', entries.first_on,
        'lastOn', entries.last_on, 'startsAt', entries.starts_at, 'state', entries.state,
        'about', case when entries.about_id is not null then
          jsonb_build_object('kind', entries.about_kind, 'id', entries.about_id)
        end,
        'sequence', entries.sequence, 'changedAt', entries.changed_at
      )
      order by entries.first_on, entries.kind, entries.record_id
    ), '[]')
  )
  from entries
$$;
comment on function private.calendar_feed(public.profiles) is
  'From two months ago to a year ahead, the 2000 entries nearest to today: what is the person''s own, all deals for owls, all calls and articles for admins. Says by role what policies would.';
revoke execute on function private.calendar_feed(public.profiles) from public, anon, authenticated;

create function public.read_calendar_feed(token text, address_hash text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  hash constant bytea := sha256(convert_to(token, 'UTF8'));
  person public.profiles;
begin
  if (
    select count(*) from private.rate_limits as known, unnest(known.hits) as hit
    where known.scope = 'calendar_feed' and known.address_hash = read_calendar_feed.address_hash
      and hit > now() - interval '1 hour'
  ) >= 20 then
    raise exception 'Too many wrong addresses' using errcode = 'PT429';
  end if;
  select profile.* into person
  from private.calendar_addresses as address
  join public.profiles as profile on profile.id = address.profile_id
  where address.token_hash = hash and profile.active and profile.user_type is not null;
  if not found then
    perform private.enforce_rate_limit('calendar_feed', address_hash, 20, interval '1 hour');
    return null;
  end if;
  perform private.enforce_rate_limit('calendar_reads', encode(hash, 'hex'), 120, interval '1 hour');
  update private.calendar_addresses as address set read_at = now()
  where address.token_hash = hash and (address.read_at is null or address.read_at < now() - interval '1 hour');
  return private.calendar_feed(person);
end
$$;
comment on function public.read_calendar_feed(text, text) is
  'Null for an unknown address, and when its person is deactivated or has no role. Raises PT429 after 20 unknown addresses from one sender, and after 120 reads of one address, in an hour.';
revoke execute on function public.read_calendar_feed(text, text) from public, anon, authenticated;
grant execute on function public.read_calendar_feed(text, text) to service_role;
