import { AD_EVENT_ROWS, AD_EVENT_SAMPLES } from './ad-event-samples'
import { AD_ROWS, AD_SAMPLES } from './ad-samples'
import { AD_TEMPLATE_ROWS, AD_TEMPLATE_SAMPLES } from './ad-template-samples'
import { DEAL_ROWS, DEAL_SAMPLES } from './deal-samples'
import { GEAR_ROWS, GEAR_SAMPLES } from './gear-samples'
import { LEAD_ROWS, LEAD_SAMPLES } from './lead-samples'
import { LOYALTY_ROWS, LOYALTY_SAMPLES } from './loyalty-samples'
import { OWL_ROWS, OWL_SAMPLES } from './owl-samples'
import type { Table } from './permissions'
import { QUOTE_ROWS, QUOTE_SAMPLES } from './quote-samples'
import type { Sample } from './sample'
import { VIDEO_ROWS, VIDEO_SAMPLES } from './video-samples'
import { WEBSITE_ROWS, WEBSITE_SAMPLES } from './website-samples'

const BULK_CHANGE = `'b1000000-0000-4000-8000-000000000001'`

export const SAMPLES: Record<Table, Sample> = {
  ...AD_SAMPLES,
  ...AD_TEMPLATE_SAMPLES,
  ...AD_EVENT_SAMPLES,
  ...QUOTE_SAMPLES,
  ...OWL_SAMPLES,
  ...LOYALTY_SAMPLES,
  ...DEAL_SAMPLES,
  ...VIDEO_SAMPLES,
  ...WEBSITE_SAMPLES,
  ...LEAD_SAMPLES,
  ...GEAR_SAMPLES,
  'public.jobs': {
    insert: `insert into public.jobs (kind) values ('sweep')`,
    update: `update public.jobs set priority = 9`,
    delete: `delete from public.jobs`,
    reach: { own: 'created_by = $1' },
  },
  'public.clients': {
    insert: `insert into public.clients (name) values ('Newcomer')`,
    update: `update public.clients set featured_logo = false where name = 'Tilth & Twine'`,
    delete: `delete from public.clients where name = 'Tilth & Twine'`,
    reach: { shown: `name <> 'Secret client'` },
  },
  'public.industries': {
    insert: `insert into public.industries (name) values ('fishing')`,
    update: `update public.industries set name = 'software' where name = 'technology'`,
    delete: `delete from public.industries where name = 'education'`,
  },
  'public.client_reviews': {
    insert: `insert into public.client_reviews (rating, description, client_id) values (5, 'Good', 'c0000000-0000-4000-8000-000000000001')`,
    update: `update public.client_reviews set rating = 1 where client_id = 'c0000000-0000-4000-8000-000000000001'`,
    delete: `delete from public.client_reviews where client_id = 'c0000000-0000-4000-8000-000000000001'`,
    reach: { pub: `status = 'published'` },
  },
  'public.review_requests': {
    insert: `insert into public.review_requests (contact_id, token_hash) values ('e0000000-0000-4000-8000-000000000001', repeat('a', 64))`,
    update: `update public.review_requests set withdrawn_at = now()`,
    delete: `delete from public.review_requests`,
  },
  'public.contacts': {
    insert: `insert into public.contacts (first_name, last_name) values ('New', 'Comer')`,
    update: `update public.contacts set position = 'Chief' where last_name = 'Vance'`,
    delete: `delete from public.contacts where last_name = 'Vance'`,
    reach: { shown: `id in (select contact_id from public.client_reviews where status = 'published')` },
  },
  'public.contact_details': {
    insert: `insert into public.contact_details (contact_id) values ('e0000000-0000-4000-8000-000000000099')`,
    update: `update public.contact_details set phone = null where contact_id = 'e0000000-0000-4000-8000-000000000001'`,
    delete: `delete from public.contact_details where contact_id = 'e0000000-0000-4000-8000-000000000001'`,
  },
  'public.contact_duties': {
    insert: `insert into public.contact_duties (contact_id) values ('e0000000-0000-4000-8000-000000000099')`,
    update: `update public.contact_duties set reach = 'Michigan' where contact_id = 'e0000000-0000-4000-8000-000000000001'`,
    delete: `delete from public.contact_duties where contact_id = 'e0000000-0000-4000-8000-000000000001'`,
  },
  'public.contact_sites': {
    insert: `insert into public.contact_sites (contact_id, site_id)
      select 'e0000000-0000-4000-8000-000000000099', id from public.sites`,
    update: `update public.contact_sites set site_id = site_id`,
    delete: `delete from public.contact_sites`,
  },
  'public.saved_views': {
    insert: `insert into public.saved_views (list, name, query) values ('ad-groups', 'New', 'status=planned')`,
    update: `update public.saved_views set query = ''`,
    delete: `delete from public.saved_views`,
    reach: { own: 'owner_id = $1' },
  },
  'public.notifications': {
    insert: `insert into public.notifications (profile_id, kind, about_kind, about_id)
      select id, 'lead_assignment', 'lead', gen_random_uuid() from public.profiles`,
    update: `update public.notifications set read_at = now()`,
    delete: `delete from public.notifications`,
    reach: { own: 'profile_id = $1' },
  },
  'public.notification_settings': {
    insert: `insert into public.notification_settings (profile_id, kind, delivery) select id, 'job_done', 'mail' from public.profiles`,
    update: `update public.notification_settings set delivery = 'nothing'`,
    delete: `delete from public.notification_settings`,
    reach: { own: 'profile_id = $1' },
  },
  'public.notification_mutes': {
    insert: `insert into public.notification_mutes (profile_id, about_id, about_kind)
      select id, gen_random_uuid(), 'lead' from public.profiles`,
    update: `update public.notification_mutes set muted_at = now()`,
    delete: `delete from public.notification_mutes`,
    reach: { own: 'profile_id = $1' },
  },
  'private.notification_events': {
    insert: `insert into private.notification_events (profile_id, event_key) select id, 'other' from public.profiles`,
    update: `update private.notification_events set noted_at = now()`,
    delete: `delete from private.notification_events`,
  },
  'private.handovers': {
    insert: `insert into private.handovers (profile_id, list, act, record_ids) select id, 'leads', 'other', '{}' from public.profiles`,
    update: `update private.handovers set record_ids = '{}'`,
    delete: `delete from private.handovers`,
  },
  'private.notification_digests': {
    insert: `insert into private.notification_digests (profile_id, day, sent_at) select id, '2027-01-12', now() from public.profiles`,
    update: `update private.notification_digests set sent_at = now()`,
    delete: `delete from private.notification_digests`,
  },
  'public.profiles': {
    insert: `insert into public.profiles (id, email) values (gen_random_uuid(), 'new@fieldlight.example')`,
    update: `update public.profiles set user_type = 'super_admin'`,
    delete: `delete from public.profiles`,
    reach: { own: 'id = $1' },
  },
  'private.mirroring_sessions': {
    insert: `insert into private.mirroring_sessions (session_id, expires_at) values (gen_random_uuid(), now() + interval '1 hour')`,
    update: `update private.mirroring_sessions set ended_at = now()`,
    delete: `delete from private.mirroring_sessions`,
  },
  'private.contact_imports': {
    insert: `insert into private.contact_imports (file_name, headers) values ('a.csv', '{Name}')`,
    update: `update private.contact_imports set status = 'done'`,
    delete: `delete from private.contact_imports`,
  },
  'private.contact_import_rows': {
    insert: `insert into private.contact_import_rows (import_id, number, cells) values ('f0000000-0000-4000-8000-000000000001', 3, '{Bea}')`,
    update: `update private.contact_import_rows set number = 4`,
    delete: `delete from private.contact_import_rows`,
  },
  'private.invitations': {
    insert: `insert into private.invitations (email) values ('new@fieldlight.example')`,
    update: `update private.invitations set accepted_at = null`,
    delete: `delete from private.invitations`,
  },
  'private.audit_log': {
    insert: `insert into private.audit_log (actor_id, action, table_name, row_key) values (gen_random_uuid(), 'delete', 'videos', '{}')`,
    update: `update private.audit_log set actor_id = gen_random_uuid()`,
    delete: `delete from private.audit_log`,
  },
  'private.contact_import_clients': {
    insert: `insert into private.contact_import_clients (import_id, client_id)
      values ('f0000000-0000-4000-8000-000000000001', gen_random_uuid())`,
    update: `update private.contact_import_clients set is_kept = true`,
    delete: `delete from private.contact_import_clients`,
  },
  'private.client_merges': {
    insert: `insert into private.client_merges values (gen_random_uuid(), gen_random_uuid(), '{}', '{}', '{}', '{}', '{}', '{}')`,
    update: `update private.client_merges set film_ids = '{}'`,
    delete: `delete from private.client_merges`,
  },
  'private.industry_merges': {
    insert: `insert into private.industry_merges values (gen_random_uuid(), gen_random_uuid(), '{}', '{}', '{}', '{}')`,
    update: `update private.industry_merges set film_ids = '{}'`,
    delete: `delete from private.industry_merges`,
  },
  'private.contact_merges': {
    insert: `insert into private.contact_merges values (gen_random_uuid(), gen_random_uuid())`,
    update: `update private.contact_merges set moved_rows = '{}'`,
    delete: `delete from private.contact_merges`,
  },
  'private.product_merges': {
    insert: `insert into private.product_merges values (gen_random_uuid(), gen_random_uuid(), '{}')`,
    update: `update private.product_merges set ad_group_ids = '{}'`,
    delete: `delete from private.product_merges`,
  },
  'private.acts': {
    insert: `insert into private.acts (actor_id) values (gen_random_uuid())`,
    update: `update private.acts set tables = '{videos}'`,
    delete: `delete from private.acts`,
  },
  'private.change_values': {
    insert: `insert into private.change_values (act_id, entry_id, changed_values) select id, 7, '{}' from private.acts`,
    update: `update private.change_values set changed_values = '{"name": [null, "x"]}'`,
    delete: `delete from private.change_values`,
  },
  'private.content_tables': {
    insert: `insert into private.content_tables (table_name) values ('nothing')`,
    update: `update private.content_tables set table_name = table_name`,
    delete: `delete from private.content_tables where table_name = 'videos'`,
  },
  'private.bulk_changes': {
    insert: `insert into private.bulk_changes (id, list, query, change, verb, person_id, begun_with, seen_at, total)
      select gen_random_uuid(), 'leads', '', '{}', 'changed', id, '{}', now(), 1 from public.profiles limit 1`,
    update: `update private.bulk_changes set total = 2`,
    delete: `delete from private.bulk_changes`,
  },
  'private.bulk_change_rows': {
    insert: `insert into private.bulk_change_rows (change_id, position, row_id) values (${BULK_CHANGE}, 2, gen_random_uuid())`,
    update: `update private.bulk_change_rows set outcome = 'done'`,
    delete: `delete from private.bulk_change_rows`,
  },
  'private.job_workers': {
    insert: `insert into private.job_workers (id, kinds) values (gen_random_uuid(), '{sweep}')`,
    update: `update private.job_workers set kinds = '{}'`,
    delete: `delete from private.job_workers`,
  },
  'public.retention_periods': {
    insert: `insert into public.retention_periods (kind, title, reason, days, shortest, longest, is_public)
      values ('new', 'New', 'None', 1, 1, 1, true)`,
    update: `update public.retention_periods set days = longest`,
    delete: `delete from public.retention_periods`,
    reach: { pub: 'is_public' },
  },
  'private.privacy_requests': {
    insert: `insert into private.privacy_requests (address_hash) values (repeat('b', 64))`,
    update: `update private.privacy_requests set exported_at = now()`,
    delete: `delete from private.privacy_requests`,
  },
  'private.page_vitals': {
    insert: `insert into private.page_vitals (day, page, metric, loads) values ('2027-01-12', 'home', 'LCP', '{1}')`,
    update: `update private.page_vitals set loads = '{2}'`,
    delete: `delete from private.page_vitals`,
  },
  'private.idempotency_keys': {
    insert: `insert into private.idempotency_keys (scope, key, result_id) values ('contact', gen_random_uuid(), gen_random_uuid())`,
    update: `update private.idempotency_keys set scope = 'other'`,
    delete: `delete from private.idempotency_keys`,
  },
  'private.rate_limits': {
    insert: `insert into private.rate_limits (scope, address_hash, hits, expires_at) values ('contact', 'new', '{}', now())`,
    update: `update private.rate_limits set hits = '{}'`,
    delete: `delete from private.rate_limits`,
  },
  'private.sign_ins': {
    insert: `insert into private.sign_ins (session_id) select id from auth.sessions`,
    update: `update private.sign_ins set second_step_at = now()`,
    delete: `delete from private.sign_ins`,
  },
  'private.second_factors': {
    insert: `insert into private.second_factors (id, secret, last_step) select id, repeat('x', 64), 1 from public.profiles`,
    update: `update private.second_factors set last_step = 0`,
    delete: `delete from private.second_factors`,
  },
  'private.passkeys': {
    insert: `insert into private.passkeys (profile_id, credential_id, public_key, counter, name)
      select id, id, 'key', 0, 'Phone' from public.profiles`,
    update: `update private.passkeys set counter = 0`,
    delete: `delete from private.passkeys`,
  },
  'private.recovery_codes': {
    insert: `insert into private.recovery_codes (profile_id, code_hash) select id, repeat('a', 64) from private.second_factors`,
    update: `update private.recovery_codes set used_at = null`,
    delete: `delete from private.recovery_codes`,
  },
  'private.second_factor_roles': {
    insert: `insert into private.second_factor_roles (user_type) values ('owl')`,
    update: `update private.second_factor_roles set created_at = now()`,
    delete: `delete from private.second_factor_roles`,
  },
  'private.account_change_permits': {
    insert: `insert into private.account_change_permits (user_id) select id from public.profiles`,
    update: `update private.account_change_permits set expires_at = now()`,
    delete: `delete from private.account_change_permits`,
  },
}

/** Rows that the seeds do not have: without them 'sees nothing' would prove nothing. */
export const EXTRA_ROWS = `${AD_ROWS}${AD_TEMPLATE_ROWS}${AD_EVENT_ROWS}${QUOTE_ROWS}${OWL_ROWS}${LOYALTY_ROWS}${DEAL_ROWS}${VIDEO_ROWS}${WEBSITE_ROWS}${LEAD_ROWS}${GEAR_ROWS}  insert into public.clients (name) values ('Secret client');
  insert into public.contacts (id, first_name, last_name) values ('e0000000-0000-4000-8000-000000000099', 'No', 'Review');
  update public.contact_duties set parent_group_id = site.parent_group_id, site_ids = array[site.id]
    from public.sites as site
    where site.name = 'Site with a brand' and contact_id = 'e0000000-0000-4000-8000-000000000001';
  insert into public.client_reviews (rating, description, status, client_id)
    values (1, 'Not for visitors', 'hidden', 'c0000000-0000-4000-8000-000000000002');
  insert into public.saved_views (owner_id, list, name, query)
    select id, 'ad-groups', 'Mine', 'assignee=me' from public.profiles;
  insert into public.notifications (profile_id, kind, about_kind, about_id)
    select id, 'job_done', 'video', gen_random_uuid() from public.profiles;
  insert into public.notification_settings (profile_id, kind, delivery) select id, 'quote_seen', 'digest' from public.profiles;
  insert into public.notification_mutes (profile_id, about_id, about_kind)
    select id, gen_random_uuid(), 'ad' from public.profiles;
  insert into private.notification_events (profile_id, event_key) select id, 'one' from public.profiles;
  insert into private.handovers (profile_id, list, act, record_ids) select id, 'leads', 'one', '{}' from public.profiles;
  insert into private.notification_digests (profile_id, day, sent_at) select id, '2027-01-11', now() from public.profiles;
  insert into private.acts (actor_id) values (gen_random_uuid());
  insert into private.change_values (act_id, entry_id, changed_values) select max(id), 1, '{}' from private.acts;
  insert into private.mirroring_sessions (session_id, expires_at) values (gen_random_uuid(), now() + interval '1 hour');
  insert into private.audit_log (actor_id, action, table_name, row_key)
    values (gen_random_uuid(), 'insert', 'videos', '{}');
  insert into private.contact_imports (id, file_name, headers)
    values ('f0000000-0000-4000-8000-000000000001', 'people.csv', '{Name}');
  insert into private.contact_import_rows (import_id, number, cells)
    values ('f0000000-0000-4000-8000-000000000001', 2, '{Ada}');
  insert into private.idempotency_keys values ('contact', gen_random_uuid(), gen_random_uuid());
  insert into public.jobs (kind, created_by) select 'sweep', id from public.profiles;
  insert into private.job_workers (id, kinds) values (gen_random_uuid(), '{sweep}');
  insert into private.privacy_requests (address, address_hash) values ('somebody@example.com', repeat('a', 64));
  insert into private.page_vitals (day, page, metric, loads) values ('2027-01-11', 'home', 'LCP', '{1}');
  insert into private.bulk_changes (id, list, query, change, verb, person_id, begun_with, seen_at, total)
    select ${BULK_CHANGE}, 'leads', '', '{}', 'changed', id, '{}', now(), 1 from public.profiles limit 1;
  insert into private.bulk_change_rows (change_id, position, row_id) values (${BULK_CHANGE}, 1, gen_random_uuid());
  insert into private.rate_limits values ('contact', 'somebody', array[now()], now() + interval '1 minute');
`
