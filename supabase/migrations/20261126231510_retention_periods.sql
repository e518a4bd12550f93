-- How long each kind of data is kept: in one table, which the privacy page states, super admins change, and a job applies.

create table public.retention_periods (
  kind text primary key check (kind ~ '^[a-z_]{1,40}$'),
  title text not null check (char_length(title) between 1 and 200),
  reason text not null check (char_length(reason) between 1 and 300),
  days integer not null,
  shortest integer not null check (shortest >= 1),
  longest integer not null,
  is_public boolean not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check (days between shortest and longest)
);
comment on table public.retention_periods is 'private.retention_rules() says which rows each kind means.';
comment on column public.retention_periods.title is 'As the privacy page names it.';
comment on column public.retention_periods.shortest is 'Days. Less than that breaks a law or a screen.';
comment on column public.retention_periods.longest is
  'Days. Functions that forget as they write do so after this many, so that nothing goes earlier than the period says.';
comment on column public.retention_periods.is_public is 'Whether the privacy page states it: data about a person.';
revoke all on table public.retention_periods from public, anon, authenticated;
grant select on table public.retention_periods to anon, authenticated;
alter table public.retention_periods enable row level security;
create policy "Everyone reads what the privacy page states" on public.retention_periods
  for select to anon, authenticated using (is_public);
create policy "Super admins read all periods" on public.retention_periods
  for select to authenticated using ((select private.viewer_role() = 'super_admin'));
create trigger count_version before update on public.retention_periods for each row execute function private.count_version();
create trigger touch_updated_at before update on public.retention_periods for each row execute function private.touch_updated_at();
create trigger record_change after update on public.retention_periods
  for each row execute function private.record_change('kind');

insert into public.retention_periods (kind, title, reason, days, shortest, longest, is_public) values
  ('closed_leads', 'Messages that led to no project, and junk mail', 'Some people come back, and we look up what we said.', 1095, 180, 3650, true),
  ('declined_applications', 'Declined applications of videographers', 'We answer questions about the decision, and know who applied before.', 730, 90, 1825, true),
  ('accepted_quotes', 'Accepted quotes, with the name and address of who accepted', 'Tax law asks for accounting records for seven years.', 2555, 2555, 3650, true),
  ('mail', 'Copies of e-mails that we sent', 'Staff look up what was sent when somebody asks.', 365, 30, 1095, true),
  ('change_history', 'What a record said before staff changed it', 'A mistake can be taken back.', 365, 30, 1095, true),
  ('undo_data', 'Lists that staff imported', 'An import can be taken back.', 90, 7, 90, true),
  ('invitations', 'Invitations that nobody accepted', 'Staff see whom they invited, and invite again.', 90, 14, 365, true),
  ('form_keys', 'Fingerprints of forms', 'A form that is sent twice is stored once.', 90, 1, 90, true),
  ('mirroring', 'When staff looked at the portal as another staff member, and why', 'Whoever was looked at can ask.', 365, 90, 1095, true),
  ('privacy_requests', 'Your requests about your data', 'We can show that we answered.', 1095, 365, 3650, true),
  ('notifications', 'Notifications of staff', 'Older ones are of no use.', 90, 14, 365, false),
  ('preview_links', 'Links to unpublished pages that have ended', 'Staff see whom they gave a link.', 30, 1, 365, false),
  ('ad_events', 'Opens and downloads of ads', 'Figures by day stay.', 90, 30, 365, false),
  ('template_figures', 'Figures of ad templates by day', 'Years are compared.', 1095, 400, 3650, false),
  ('missing_addresses', 'Addresses that nobody has', 'Staff redirect the frequent ones.', 30, 7, 30, false),
  ('redirect_hits', 'Uses of redirects by day', 'Unused redirects are found after a year.', 400, 365, 400, false),
  ('page_vitals', 'Loading times of pages by day', 'The home of super admins shows a week.', 35, 8, 35, false),
  ('search_findings', 'Checks of search health', 'Findings that were fixed.', 90, 7, 90, false),
  ('jobs', 'Background jobs that ended', 'Staff see why one failed.', 30, 7, 365, false);

create function public.set_retention_period(of_kind text, new_days integer, seen_version integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  known public.retention_periods;
begin
  perform private.require_super_admin();
  select * into known from public.retention_periods as period where period.kind = of_kind for update;
  if not found then
    raise exception 'There is no such kind' using errcode = 'PT404';
  elsif known.version <> seen_version then
    raise exception 'Somebody else has changed the period' using errcode = 'PT409';
  elsif new_days is null or new_days not between known.shortest and known.longest then
    raise exception 'The period is out of its bounds' using errcode = 'PT422';
  end if;
  update public.retention_periods as period set days = new_days where period.kind = of_kind and period.days <> new_days;
end
$$;
comment on function public.set_retention_period(text, integer, integer) is
  'Raises PT403 unless the caller is a super admin who is not mirroring, PT404, PT409 when the version is not the one that was seen, PT422.';
revoke execute on function public.set_retention_period(text, integer, integer) from public, anon, authenticated;
grant execute on function public.set_retention_period(text, integer, integer) to authenticated;

create function private.retention_rules(out table_name text, out kind text, out is_old text) returns setof record
language sql immutable set search_path = ''
as $$
  values
    ('public.contact_submissions', 'closed_leads', 'r.status in (''lost'', ''spam'') and r.updated_at < $1'),
    ('public.videographer_applications', 'declined_applications', 'r.status in (''declined'', ''spam'') and r.updated_at < $1'),
    ('public.outbox_messages', 'mail', 'r.status <> ''waiting'' and coalesce(r.sent_at, r.created_at) < $1'),
    ('private.client_merges', 'change_history', 'r.merged_at < $1'),
    ('private.contact_merges', 'change_history', 'r.merged_at < $1'),
    ('private.gear_merges', 'change_history', 'r.merged_at < $1'),
    ('private.industry_merges', 'change_history', 'r.merged_at < $1'),
    ('private.product_merges', 'change_history', 'r.merged_at < $1'),
    ('private.address_changes', 'undo_data', 'r.happened_at < $1'),
    ('private.brand_saves', 'undo_data', 'r.saved_at < $1'),
    ('private.bulk_changes', 'undo_data', 'r.status in (''done'', ''undone'') and r.created_at < $1'),
    ('private.contact_import_rows', 'undo_data', 'r.import_id in (select one.id from private.contact_imports as one where one.finished_at < $1)'),
    ('private.contact_import_clients', 'undo_data', 'r.import_id in (select one.id from private.contact_imports as one where one.finished_at < $1)'),
    ('private.place_import_files', 'undo_data', 'r.import_id in (select one.id from private.place_imports as one where one.finished_at < $1)'),
    ('private.owl_import_rows', 'undo_data', 'r.import_id in (select one.id from private.owl_imports as one where one.finished_at < $1 and one.status in (''done'', ''undone''))'),
    ('private.invitations', 'invitations', 'r.accepted_at is null and r.expires_at < $1'),
    ('private.idempotency_keys', 'form_keys', 'r.created_at < $1'),
    ('private.mirroring_sessions', 'mirroring', 'coalesce(r.ended_at, r.expires_at) < $1'),
    ('private.privacy_requests', 'privacy_requests', 'coalesce(r.erased_at, r.created_at) < $1'),
    ('public.notifications', 'notifications', 'r.latest_at < $1'),
    ('private.notification_events', 'notifications', 'r.noted_at < $1'),
    ('public.page_preview_links', 'preview_links', 'least(r.revoked_at, r.expires_at) < $1'),
    ('public.ad_events', 'ad_events', 'r.happened_at < $1'),
    ('public.ad_template_days', 'template_figures', 'r.day < $1::date'),
    ('public.ad_template_overflows', 'template_figures', 'r.day < $1::date'),
    ('public.missing_addresses', 'missing_addresses', 'r.day < $1::date'),
    ('private.missing_candidates', 'missing_addresses', 'r.last_day < $1::date'),
    ('public.redirect_hits', 'redirect_hits', 'r.day < $1::date'),
    ('private.page_vitals', 'page_vitals', 'r.day < $1::date'),
    ('public.search_findings', 'search_findings', 'r.fixed_at < $1'),
    ('public.search_checks', 'search_findings', 'r.status <> ''running'' and r.started_at < $1'),
    ('public.jobs', 'jobs', 'r.finished_at < $1'),
    -- Without a period: they end by themselves.
    ('public.ad_fills', null, 'r.status = ''draft'' and r.created_at < now() - interval ''30 days'' and not exists (select from public.ad_drawings as drawing where drawing.fill_id = r.id)'),
    ('private.contact_imports', null, 'r.status = ''draft'' and r.created_at < now() - interval ''1 day'''),
    ('private.place_imports', null, 'r.status = ''draft'' and r.created_at < now() - interval ''1 day'''),
    ('private.owl_imports', null, 'r.status in (''draft'', ''checking'', ''checked'') and r.created_at < now() - interval ''1 day'''),
    ('private.account_change_permits', null, 'r.expires_at < now()'),
    ('private.ad_template_editors', null, 'r.seen_at < now() - interval ''1 day'''),
    ('private.calendar_cancellations', null, 'r.canceled_at < now() - interval ''60 days'''),
    ('private.checked_files', null, 'r.checked_at < now() - interval ''1 day'''),
    ('private.job_workers', null, 'r.seen_at < now() - interval ''1 day'''),
    ('private.notification_digests', null, 'r.day < current_date - 90'),
    ('private.rate_limits', null, 'r.expires_at < now()'),
    ('private.task_reminders', null, 'r.day < current_date - 30'),
    -- A sign-in ends after thirty days at the latest. private.sign_ins goes with it.
    ('auth.sessions', null, 'r.created_at < now() - interval ''30 days''')
$$;
comment on function private.retention_rules() is
  'Which rows of r are old: $1 is the time before which data of the kind is old. A test asks for a rule, or a reason for none, for every table.';
revoke execute on function private.retention_rules() from public, anon, authenticated;

-- What fields were goes by age and by number.
create or replace function public.remove_old_changes(
  row_limit integer default 5000, kept_for interval default null, kept_changes bigint default 1000000
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  since constant timestamptz := now() - coalesce(kept_for, (
    select make_interval(days => period.days) from public.retention_periods as period where period.kind = 'change_history'
  ));
  excess bigint;
  boundary bigint;
  removed integer;
begin
  select count(*) - kept_changes into excess from private.change_values;
  if excess > 0 then
    select newest_old.act_id into boundary from private.change_values as newest_old
    order by newest_old.act_id, newest_old.entry_id offset least(excess, row_limit) - 1 limit 1;
  end if;
  with old as (
    select act.id from private.acts as act
    where act.id <= boundary or act.happened_at < since
    order by act.id limit row_limit
  ), gone as (
    delete from private.acts as act using old where act.id = old.id returning act.id
  )
  select count(*) into removed from gone;
  return removed;
end
$$;
comment on function public.remove_old_changes(integer, interval, bigint) is
  'Forgets some of the oldest acts, with what their fields were and are. kept_for: by default the period of change_history. The entries of the audit log stay. Answers how many; 0: all is done.';

create function public.remove_expired(row_limit integer default 2000) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  rule record;
  removed integer;
  total integer := 0;
begin
  -- The audit log keeps that they ended.
  perform private.record_expired_mirroring();
  for rule in
    select known.table_name, known.is_old, now() - make_interval(days => period.days) as since
    from private.retention_rules() as known
    left join public.retention_periods as period on period.kind = known.kind
  loop
    execute format('delete from %1$s where ctid = any (array(select r.ctid from %1$s as r where %2$s limit $2))', rule.table_name, rule.is_old)
      using rule.since, row_limit - total;
    get diagnostics removed = row_count;
    total := total + removed;
    exit when total >= row_limit;
  end loop;
  return total;
end
$$;
comment on function public.remove_expired(integer) is
  'Removes some of the rows that are kept no longer, as private.retention_rules() says. Answers how many; fewer than the limit: all is done.';
revoke execute on function public.remove_expired(integer) from public, anon, authenticated;
grant execute on function public.remove_expired(integer) to service_role;

drop function public.remove_old_jobs();
drop function public.remove_old_notifications();
drop function public.thin_ad_events(integer);
