-- Quotes: what is offered to a lead or a client, in whole cents. A version that was sent never changes: what the client agrees
-- to is exactly what they saw. Staff write through functions alone, and visitors have no access but by the token of a link.

create table public.quotes (
  id uuid primary key default gen_random_uuid(),
  number text not null unique check (number ~ '^Q-\d{4}-\d{4,}$'),
  lead_id uuid references public.contact_submissions (id) on delete set null,
  client_id uuid references public.clients (id) on delete set null,
  contact_id uuid references public.contacts (id) on delete set null,
  title text not null check (char_length(title) between 1 and 200),
  recipient_name text not null default '' check (char_length(recipient_name) <= 200),
  recipient_business text not null default '' check (char_length(recipient_business) <= 200),
  recipient_email text check (recipient_email ~ '^[^\s@<>,;]+@[^\s@<>,;]+$' and char_length(recipient_email) <= 254),
  owner_id uuid references public.profiles (id) on delete set null,
  status text not null default 'draft'
    check (status in ('draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn')),
  current_version integer not null default 1 check (current_version >= 1),
  edit_version integer not null default 1,
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (
    lower(
      number || ' ' || title || ' ' || recipient_name || ' ' || recipient_business || ' ' || coalesce(recipient_email, '')
    )
  ) stored
);
comment on table public.quotes is 'Contains the name and address of the recipient.';
comment on column public.quotes.status is
  'Of the version that the client sees. A draft of the next version does not change it.';
comment on column public.quotes.current_version is
  'The newest version that was sent; 1 before that. At most one version is a draft.';
comment on column public.quotes.edit_version is 'Grows with each change by staff. A save states the one that it was made from.';
create index quotes_lead_idx on public.quotes (lead_id);
create index quotes_client_idx on public.quotes (client_id);
create index quotes_contact_idx on public.quotes (contact_id);
create index quotes_owner_idx on public.quotes (owner_id);
create index quotes_creator_idx on public.quotes (created_by);
create index quotes_status_idx on public.quotes (status, created_at desc, id);
create index quotes_newest_idx on public.quotes (created_at desc, id);

create table public.quote_versions (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references public.quotes (id) on delete cascade,
  version integer not null check (version >= 1),
  intro text not null default '' check (char_length(intro) <= 5000),
  terms_text text not null default '' check (char_length(terms_text) <= 20000),
  valid_until date not null,
  tax_state text check (tax_state ~ '^[A-Z]{2}$'),
  tax_ppm integer not null default 0 check (tax_ppm between 0 and 200000),
  tax_source text check (char_length(tax_source) between 1 and 300),
  discount_kind text check (discount_kind in ('percent', 'amount')),
  discount_value bigint check (discount_value between 0 and 1000000000000),
  deposit_percent integer not null default 0 check (deposit_percent between 0 and 100),
  travel_miles integer check (travel_miles between 0 and 9999),
  travel_from_cluster text check (char_length(travel_from_cluster) between 1 and 100),
  subtotal_cents bigint not null default 0 check (subtotal_cents >= 0),
  discount_cents bigint not null default 0 check (discount_cents between 0 and subtotal_cents),
  tax_cents bigint not null default 0 check (tax_cents >= 0),
  total_cents bigint not null default 0 check (total_cents = subtotal_cents - discount_cents + tax_cents),
  deposit_cents bigint not null default 0 check (deposit_cents between 0 and total_cents),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  sent_by uuid references public.profiles (id) on delete set null,
  seen_at timestamptz,
  document jsonb,
  document_sha256 text check (document_sha256 ~ '^[0-9a-f]{64}$'),
  unique (quote_id, version),
  check ((discount_kind is null) = (discount_value is null)),
  check (discount_kind is distinct from 'percent' or discount_value <= 10000),
  check (tax_state is not null or tax_ppm = 0),
  check ((sent_at is null) = (document is null) and (sent_at is null) = (document_sha256 is null)),
  check (seen_at is null or sent_at is not null)
);
comment on column public.quote_versions.valid_until is 'The last day on which it can be accepted, on the company''s calendar.';
comment on column public.quote_versions.tax_ppm is 'Parts per million: 82500 is 8.25 %.';
comment on column public.quote_versions.discount_value is
  'Of the whole: basis points when discount_kind is percent (1000 is 10 %), cents when it is amount.';
comment on column public.quote_versions.travel_miles is 'How far the place of filming is; the charge is a line of kind travel.';
comment on column public.quote_versions.total_cents is
  'This and the figures before it are with the preselected optional lines. private.quote_totals computes them.';
comment on column public.quote_versions.document is 'Exactly what the client is shown. Frozen when it is sent.';
comment on column public.quote_versions.document_sha256 is 'Of the document as canonical JSON: sorted keys, no spaces, UTF-8.';
-- An index that is unique over quote_id alone makes the embedded stack answer one version instead of a list of them. With the
-- column of its condition it is as strict.
create unique index quote_versions_one_draft_idx on public.quote_versions (quote_id, sent_at) nulls not distinct
where sent_at is null;
create index quote_versions_sender_idx on public.quote_versions (sent_by);

create table public.quote_lines (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null references public.quote_versions (id) on delete cascade,
  position integer not null check (position >= 0),
  kind text not null check (kind in ('package', 'add_on', 'own', 'travel')),
  package_id text check (char_length(package_id) between 1 and 60),
  title text not null check (char_length(title) between 1 and 200),
  description text not null default '' check (char_length(description) <= 2000),
  quantity integer not null default 1 check (quantity between 1 and 9999),
  unit_price_cents bigint not null default 0 check (unit_price_cents between 0 and 100000000),
  discount_kind text check (discount_kind in ('percent', 'amount')),
  discount_value bigint check (discount_value between 0 and 1000000000000),
  is_optional boolean not null default false,
  is_preselected boolean not null default false,
  is_taxable boolean not null default false,
  check ((discount_kind is null) = (discount_value is null)),
  check (discount_kind is distinct from 'percent' or discount_value <= 10000),
  check (is_optional or not is_preselected)
);
comment on column public.quote_lines.package_id is 'Of the packages in the fixed content; also on add-ons of a package.';
comment on column public.quote_lines.discount_value is
  'Of the whole line: basis points when discount_kind is percent, cents when it is amount.';
create index quote_lines_version_idx on public.quote_lines (version_id, position, id);

create table public.quote_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) between 1 and 100),
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 65536),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.quote_templates.content is 'A draft without recipient.';
create index quote_templates_creator_idx on public.quote_templates (created_by);

create table private.quote_counters (
  year integer primary key,
  last_number integer not null
);
comment on table private.quote_counters is 'The row of the year stays locked until the transaction that takes a number ends.';

create table private.freed_quote_numbers (
  year integer not null,
  number integer not null,
  primary key (year, number)
);
comment on table private.freed_quote_numbers is
  'Numbers of deleted drafts, which nobody outside has seen. The next quote takes the lowest of them, so no number is missing.';

revoke all on table public.quotes, public.quote_versions, public.quote_lines, public.quote_templates from anon, authenticated;
revoke all on table private.quote_counters, private.freed_quote_numbers from public, anon, authenticated;
grant select on table public.quotes, public.quote_versions, public.quote_lines, public.quote_templates
to authenticated, service_role;

alter table public.quotes enable row level security;
alter table public.quote_versions enable row level security;
alter table public.quote_lines enable row level security;
alter table public.quote_templates enable row level security;
alter table private.quote_counters enable row level security;
alter table private.freed_quote_numbers enable row level security;

create policy "Managers, owls and admins read quotes" on public.quotes
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Managers, owls and admins read versions of quotes" on public.quote_versions
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Managers, owls and admins read lines of quotes" on public.quote_lines
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Managers, owls and admins read templates of quotes" on public.quote_templates
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin')));

create trigger touch_updated_at before update on public.quotes
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.quote_templates
  for each row execute function private.touch_updated_at();
create trigger forget_messages after delete on public.quotes
  for each row execute function private.forget_messages();

create trigger record_change after insert or update or delete on public.quotes
  for each row execute function private.record_change('id');
create trigger record_change after insert or update or delete on public.quote_versions
  for each row execute function private.record_change('id', 'quote_id');
create trigger record_change after insert or update or delete on public.quote_lines
  for each row execute function private.record_change('id', 'version_id');
create trigger record_change after insert or update or delete on public.quote_templates
  for each row execute function private.record_change('id');

create function private.keep_sent_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.sent_at is null then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  -- The sender's profile may be deleted, which empties sent_by.
  if tg_op = 'UPDATE' and to_jsonb(new) - array['seen_at', 'sent_by'] = to_jsonb(old) - array['seen_at', 'sent_by']
    and (new.sent_by is null or new.sent_by is not distinct from old.sent_by)
  then
    return new;
  end if;
  raise exception 'A version that was sent never changes' using errcode = 'PT409';
end
$$;
comment on function private.keep_sent_version() is 'Trigger: of a version that was sent, only seen_at changes. Raises PT409.';
revoke execute on function private.keep_sent_version() from public, anon, authenticated;
create trigger keep_sent_version before update or delete on public.quote_versions
  for each row execute function private.keep_sent_version();

create function private.keep_sent_line() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.quote_versions as version
    where version.id in (new.version_id, old.version_id) and version.sent_at is not null
  ) then
    raise exception 'A version that was sent never changes' using errcode = 'PT409';
  end if;
  return null;
end
$$;
comment on function private.keep_sent_line() is 'Trigger: lines of a version that was sent are fixed. Raises PT409.';
revoke execute on function private.keep_sent_line() from public, anon, authenticated;
-- After the row is written, so that policies refuse before it.
create trigger keep_sent_line after insert or update or delete on public.quote_lines
  for each row execute function private.keep_sent_line();
