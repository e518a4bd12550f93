-- The inbox of each person: what happened to their work. Only functions and triggers write it.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in (
    'ad_comment', 'ad_approval', 'ad_assignment', 'quote_seen', 'quote_question', 'quote_accepted', 'quote_declined',
    'lead_assignment', 'job_done', 'job_failed', 'import_done', 'import_failed'
  )),
  about_kind text not null check (about_kind in (
    'ad', 'ad_group', 'quote', 'lead', 'ad_fill', 'video', 'owl_import', 'place_import'
  )),
  about_id uuid not null,
  event_id uuid,
  actor_id uuid references public.profiles (id) on delete set null,
  events integer not null default 1 check (events > 0),
  created_at timestamptz not null default now(),
  latest_at timestamptz not null default now(),
  read_at timestamptz
);
comment on table public.notifications is
  'Unread notifications of one kind about one record are one row. Names and texts are read from the record, so nothing personal is copied here.';
comment on column public.notifications.event_id is 'What happened last, such as a comment, an approval or a job.';
comment on column public.notifications.actor_id is 'The colleague who did it; null: a client or the server.';
comment on column public.notifications.events is 'How many events the row stands for.';

-- Merges.
create unique index notifications_unread_idx on public.notifications (profile_id, kind, about_id) where read_at is null;
-- There is none by age alone: a page and a count would take it, and read what is of others.
create index notifications_newest_idx on public.notifications (profile_id, latest_at desc, id);
create index notifications_newest_unread_idx on public.notifications (profile_id, latest_at desc, id) where read_at is null;
create index notifications_about_idx on public.notifications (about_id);
create index notifications_actor_idx on public.notifications (actor_id);

create table public.notification_settings (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in (
    'ad_comment', 'ad_approval', 'ad_assignment', 'quote_seen', 'quote_question', 'quote_accepted', 'quote_declined',
    'lead_assignment', 'job_done', 'job_failed', 'import_done', 'import_failed'
  )),
  delivery text not null check (delivery in ('mail', 'digest', 'nothing')),
  primary key (profile_id, kind)
);
comment on table public.notification_settings is 'Without a row, a notification is in the inbox and nowhere else.';
comment on column public.notification_settings.delivery is
  'mail: also a letter at once. digest: also in one letter a day. nothing: not in the inbox either.';

create table public.notification_mutes (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  about_id uuid not null,
  about_kind text not null,
  muted_at timestamptz not null default now(),
  primary key (profile_id, about_id)
);
comment on table public.notification_mutes is 'Records that somebody wants to hear nothing more about.';
create index notification_mutes_about_idx on public.notification_mutes (about_id);

create table private.notification_events (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  event_key text not null check (char_length(event_key) between 1 and 200),
  noted_at timestamptz not null default now(),
  primary key (profile_id, event_key)
);
comment on table private.notification_events is
  'What somebody was told. An event counts once for a person, however often it is reported, and whether or not it was read.';
create index notification_events_age_idx on private.notification_events (noted_at);

revoke all on table public.notifications, public.notification_settings, public.notification_mutes from anon, authenticated;
revoke all on table private.notification_events from public, anon, authenticated;
grant select on table public.notifications, public.notification_settings, public.notification_mutes to authenticated;
grant select, insert, update, delete on table
  public.notifications, public.notification_settings, public.notification_mutes to service_role;
alter table public.notifications enable row level security;
alter table public.notification_settings enable row level security;
alter table public.notification_mutes enable row level security;
alter table private.notification_events enable row level security;

create policy "Staff read their own notifications" on public.notifications
  for select to authenticated
  using (profile_id = (select private.viewer_id()) and (select private.viewer_role()) is not null);
create policy "Staff read their own settings of the inbox" on public.notification_settings
  for select to authenticated
  using (profile_id = (select private.viewer_id()) and (select private.viewer_role()) is not null);
create policy "Staff read what they have muted" on public.notification_mutes
  for select to authenticated
  using (profile_id = (select private.viewer_id()) and (select private.viewer_role()) is not null);
