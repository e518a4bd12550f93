-- Old rows go table by table, each in a transaction of its own: a slow or broken one holds up no other.

-- Of an expression: a page or a count would take one of the column alone, and read what is of others.
create index notifications_age_idx on public.notifications ((latest_at at time zone 'UTC'));
-- How often an entry of the calendar changed is kept while its record is there, and after that for as long as a restore can bring the
-- record back: a calendar ignores an entry that returns with a lower SEQUENCE.
create index calendar_changes_time_idx on private.calendar_changes (changed_at);
create index outbox_messages_age_idx on public.outbox_messages ((coalesce(sent_at, created_at)));
create index contact_submissions_closed_idx on public.contact_submissions (updated_at) where status in ('lost', 'spam');
create index videographer_applications_closed_idx on public.videographer_applications (updated_at) where status in ('declined', 'spam');

create or replace function private.retention_rules(out table_name text, out kind text, out is_old text) returns setof record
language sql immutable set search_path = ''
as $$
  values
    ('public.contact_submissions', 'closed_leads', 'r.status in (''lost'', ''spam'') and r.updated_at < $1'),
    ('public.videographer_applications', 'declined_applications', 'r.status in (''declined'', ''spam'') and r.updated_at < $1'),
    ('public.outbox_messages', 'mail', 'coalesce(r.sent_at, r.created_at) < $1'),
    ('private.client_merges', 'change_history', 'r.merged_at < $1'),
    ('private.contact_merges', 'change_history', 'r.merged_at < $1'),
    ('private.gear_merges', 'change_history', 'r.merged_at < $1'),
    ('private.industry_merges', 'change_history', 'r.merged_at < $1'),
    ('private.product_merges', 'change_history', 'r.merged_at < $1'),
    ('private.calendar_changes', 'change_history', 'r.changed_at < $1 and not exists (select from public.ad_groups as one where one.id = r.record_id) and not exists (select from public.tasks as one where one.id = r.record_id) and not exists (select from public.deals as one where one.id = r.record_id) and not exists (select from public.seo_blog_posts as one where one.id = r.record_id) and not exists (select from public.quotes as one where one.id = r.record_id) and not exists (select from public.intro_calls as one where one.id = r.record_id)'),
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
    ('public.notifications', 'notifications', '(r.latest_at at time zone ''UTC'') < ($1 at time zone ''UTC'')'),
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
    ('auth.sessions', null, 'r.created_at < now() - interval ''30 days'''),
    -- Each sign-in, renewal of a token and changed password, with the address of whoever did it.
    ('auth.audit_log_entries', null, 'r.created_at < now() - interval ''90 days''')
$$;

create function public.list_expiring_tables() returns setof text
language sql stable security definer set search_path = ''
as $$ select rule.table_name from private.retention_rules() as rule $$;
comment on function public.list_expiring_tables() is 'For public.remove_expired().';
revoke execute on function public.list_expiring_tables() from public, anon, authenticated;
grant execute on function public.list_expiring_tables() to service_role;

drop function public.remove_expired(integer);
create function public.remove_expired(of_table text, row_limit integer default 1000) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  condition text;
  since timestamptz;
  removed integer;
begin
  select rule.is_old, now() - make_interval(days => period.days) into condition, since
  from private.retention_rules() as rule
  left join public.retention_periods as period on period.kind = rule.kind
  where rule.table_name = of_table;
  if not found then
    raise exception 'This table has no rule' using errcode = 'PT404';
  elsif not coalesce(has_table_privilege(to_regclass(of_table), 'select') and has_table_privilege(to_regclass(of_table), 'delete'), false) then
    -- A table of a hosted auth server, which keeps it to itself.
    return 0;
  end if;
  if of_table = 'private.mirroring_sessions' then
    -- The audit log keeps that they ended.
    perform private.record_expired_mirroring();
  end if;
  execute format('delete from %1$s where ctid = any (array(select r.ctid from %1$s as r where %2$s limit $2))', of_table, condition)
    using since, row_limit;
  get diagnostics removed = row_count;
  return removed;
end
$$;
comment on function public.remove_expired(text, integer) is
  'Removes some of the rows of a table that are kept no longer, as private.retention_rules() says. Answers how many; 0: all is done. Raises PT404 for a table without a rule.';
revoke execute on function public.remove_expired(text, integer) from public, anon, authenticated;
grant execute on function public.remove_expired(text, integer) to service_role;
