-- What comes back from clients: acceptances, declines and questions; what happened to a quote; and the links that open it.

create table public.quote_acceptances (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null unique references public.quotes (id),
  version_id uuid not null references public.quote_versions (id),
  accepted_at timestamptz not null default now(),
  name text not null check (char_length(name) between 1 and 200),
  capacity text not null check (char_length(capacity) between 1 and 200),
  consent_text text not null check (char_length(consent_text) between 1 and 2000),
  chosen_line_ids uuid[] not null default '{}',
  totals jsonb not null check (jsonb_typeof(totals) = 'object'),
  shown_sha256 text not null check (shown_sha256 ~ '^[0-9a-f]{64}$')
);
comment on column public.quote_acceptances.shown_sha256 is 'Of the document that was shown: that of the version.';
create index quote_acceptances_version_idx on public.quote_acceptances (version_id);

create table public.quote_declines (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references public.quotes (id),
  version integer not null,
  reason text not null check (char_length(reason) between 1 and 100),
  note text check (char_length(note) between 1 and 2000),
  declined_at timestamptz not null default now(),
  unique (quote_id, version),
  foreign key (quote_id, version) references public.quote_versions (quote_id, version)
);
comment on table public.quote_declines is 'At most one for each version: a new version may be declined again.';

create table public.quote_comments (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references public.quotes (id) on delete cascade,
  author text not null check (author in ('client', 'staff')),
  author_id uuid references public.profiles (id) on delete set null,
  body text not null check (char_length(body) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index quote_comments_quote_idx on public.quote_comments (quote_id, created_at, id);
create index quote_comments_author_idx on public.quote_comments (author_id);

create table public.quote_events (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references public.quotes (id) on delete cascade,
  version integer not null,
  kind text not null check (kind in (
    'created', 'sent', 'seen', 'reminded', 'replaced', 'withdrawn', 'commented', 'accepted', 'declined', 'expired'
  )),
  at timestamptz not null default clock_timestamp(),
  actor_id uuid references public.profiles (id) on delete set null
);
comment on column public.quote_events.actor_id is 'Null: the client or the server.';
create index quote_events_quote_idx on public.quote_events (quote_id, at, id);
create index quote_events_actor_idx on public.quote_events (actor_id);

create table private.quote_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  quote_id uuid not null,
  version integer not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  foreign key (quote_id, version) references public.quote_versions (quote_id, version) on delete cascade
);
comment on table private.quote_links is 'What opens a version. The token itself stands only in the letter and is not stored here.';
comment on column private.quote_links.token_hash is 'SHA-256 of the token as it stands in the link: sha256(convert_to(token, ''UTF8'')).';
create index quote_links_version_idx on private.quote_links (quote_id, version);

revoke all on table public.quote_acceptances, public.quote_declines, public.quote_comments, public.quote_events
from anon, authenticated;
revoke all on table private.quote_links from public, anon, authenticated;
grant select on table public.quote_acceptances, public.quote_declines, public.quote_comments, public.quote_events
to authenticated, service_role;

alter table public.quote_acceptances enable row level security;
alter table public.quote_declines enable row level security;
alter table public.quote_comments enable row level security;
alter table public.quote_events enable row level security;
alter table private.quote_links enable row level security;

create policy "Managers, owls and admins read acceptances" on public.quote_acceptances
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Managers, owls and admins read declines" on public.quote_declines
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Managers, owls and admins read comments on quotes" on public.quote_comments
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Managers, owls and admins read events of quotes" on public.quote_events
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin')));

create trigger record_change after insert or update or delete on public.quote_acceptances
  for each row execute function private.record_change('id', 'quote_id');
create trigger record_change after insert or update or delete on public.quote_declines
  for each row execute function private.record_change('id', 'quote_id');
create trigger record_change after insert or update or delete on public.quote_comments
  for each row execute function private.record_change('id', 'quote_id');
