-- What clients do with ads: previews that are opened, files that are downloaded one by one and as an archive. Counted by day for
-- each template; the events themselves are kept for 90 days.

create table public.ad_events (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('open', 'download', 'zip')),
  ad_group_id uuid not null,
  ad_id uuid,
  template_ads jsonb not null,
  happened_at timestamptz not null default now(),
  check ((kind = 'download') = (ad_id is not null))
);
comment on table public.ad_events is
  'Once per browser session. Staff and clients without JavaScript do not count. Without foreign keys: it has happened, whatever is deleted later.';
comment on column public.ad_events.ad_id is 'What was downloaded; null where all ads of the group are meant.';
comment on column public.ad_events.template_ads is
  'How many of these ads each template had made at that time: {template: ads}. In an archive, those with a file.';
create index ad_events_time_idx on public.ad_events (happened_at);

create table public.ad_template_days (
  template_id uuid references public.ad_templates (id) on delete cascade,
  day date not null,
  opens integer not null default 0,
  downloads integer not null default 0,
  zip_downloads integer not null default 0,
  unique nulls not distinct (template_id, day)
);
comment on table public.ad_template_days is
  'Events by day on the company''s calendar. template_id null: all templates together, where a preview with ads of two templates is opened once.';
comment on column public.ad_template_days.downloads is 'Of single ads.';
comment on column public.ad_template_days.zip_downloads is 'Of ads in archives: an archive counts for each ad in it.';
create index ad_template_days_day_idx on public.ad_template_days (day);

revoke all on table public.ad_events, public.ad_template_days from anon, authenticated;
revoke all on sequence public.ad_events_id_seq from anon, authenticated;
grant select on table public.ad_events, public.ad_template_days to authenticated;
grant select, insert, update, delete on table public.ad_events, public.ad_template_days to service_role;
alter table public.ad_events enable row level security;
alter table public.ad_template_days enable row level security;

create policy "Managers and admins read events of ads" on public.ad_events
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'admin', 'super_admin')));
create policy "Managers and admins read days of templates" on public.ad_template_days
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'admin', 'super_admin')));

create function private.count_ad_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.ad_template_days as known (template_id, day, opens, downloads, zip_downloads)
  select
    concerned.template_id, (new.happened_at at time zone 'America/Detroit')::date,
    case new.kind when 'open' then 1 else 0 end,
    case new.kind when 'download' then concerned.ads else 0 end,
    case new.kind when 'zip' then concerned.ads else 0 end
  from (
    select entry.key::uuid as template_id, entry.value::integer as ads from jsonb_each_text(new.template_ads) as entry
    union all
    select null, sum(entry.value::integer) from jsonb_each_text(new.template_ads) as entry having count(*) > 0
  ) as concerned
  where concerned.template_id is null
    or exists (select from public.ad_templates as template where template.id = concerned.template_id)
  -- In one order, so that two events never wait for each other.
  order by concerned.template_id
  on conflict (template_id, day) do update
  set opens = known.opens + excluded.opens, downloads = known.downloads + excluded.downloads,
    zip_downloads = known.zip_downloads + excluded.zip_downloads;
  return null;
end
$$;
revoke execute on function private.count_ad_event() from public, anon, authenticated;
create trigger count_ad_event after insert on public.ad_events
  for each row execute function private.count_ad_event();

create function private.note_ad_event(event_kind text, of_group uuid, of_ad uuid default null) returns void
language sql security definer set search_path = ''
as $$
  insert into public.ad_events (kind, ad_group_id, ad_id, template_ads)
  select
    event_kind, of_group, of_ad,
    (
      select coalesce(jsonb_object_agg(made.template_id, made.ads), '{}')
      from (
        select drawing.template_id, count(*) as ads
        from public.ads as ad
        join public.ad_drawings as drawing on drawing.ad_id = ad.id
        where ad.ad_group_id = of_group and (of_ad is null or ad.id = of_ad)
          and (event_kind = 'open' or coalesce(ad.static_ad_url, ad.motion_ad_url) is not null)
        group by drawing.template_id
      ) as made
    )
$$;
revoke execute on function private.note_ad_event(text, uuid, uuid) from public, anon, authenticated;

create or replace function public.count_preview_open(ad_group_id uuid, address_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('ad_preview_open', address_hash, 30, interval '10 minutes');
  insert into public.ad_preview_opens as known (ad_group_id, opens, last_opened_at)
  select ad_group.id, 1, now()
  from public.ad_groups as ad_group
  where ad_group.id = count_preview_open.ad_group_id and private.is_preview_open(ad_group)
  on conflict on constraint ad_preview_opens_pkey do update
    set opens = known.opens + 1, last_opened_at = excluded.last_opened_at;
  if found then
    perform private.note_ad_event('open', count_preview_open.ad_group_id);
  end if;
end
$$;

create function public.count_ad_download(of_group uuid, address_hash text, of_ad uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- A client may well take forty ads one by one.
  perform private.enforce_rate_limit('ad_download', address_hash, 120, interval '10 minutes');
  if exists (
    select from public.ad_groups as ad_group
    where ad_group.id = of_group and private.is_preview_open(ad_group)
      and exists (
        select from public.ads as ad
        where ad.ad_group_id = of_group and (of_ad is null or ad.id = of_ad)
          and coalesce(ad.static_ad_url, ad.motion_ad_url) is not null
      )
  ) then
    perform private.note_ad_event(case when of_ad is null then 'zip' else 'download' end, of_group, of_ad);
  end if;
end
$$;
comment on function public.count_ad_download(uuid, text, uuid) is
  'One ad, or the archive of all where of_ad is null. Does nothing for a preview that is not open. Raises PT429 after 120 from an address in 10 minutes.';

create function public.thin_ad_events(row_limit integer) returns integer
language sql security definer set search_path = ''
as $$
  with old as (
    select event.id from public.ad_events as event
    where event.happened_at < now() - interval '90 days'
    order by event.happened_at limit row_limit
  ), gone as (
    delete from public.ad_events as event using old where event.id = old.id returning event.id
  )
  select count(*)::integer from gone
$$;
comment on function public.thin_ad_events(integer) is
  'Forgets events that are older than 90 days, at most row_limit of them; the days stay. Answers how many.';

revoke execute on function public.count_ad_download(uuid, text, uuid) from public, anon, authenticated;
revoke execute on function public.thin_ad_events(integer) from public, anon, authenticated;
grant execute on function public.count_ad_download(uuid, text, uuid) to service_role;
grant execute on function public.thin_ad_events(integer) to service_role;
