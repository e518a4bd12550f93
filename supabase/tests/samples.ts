import { AD_ROWS, AD_SAMPLES } from './ad-samples'
import { DEAL_ROWS, DEAL_SAMPLES } from './deal-samples'
import { OWL_ROWS, OWL_SAMPLES } from './owl-samples'
import { LOYALTY_ROWS, LOYALTY_SAMPLES } from './loyalty-samples'
import type { Table } from './permissions'
import { QUOTE_ROWS, QUOTE_SAMPLES } from './quote-samples'
import type { Sample } from './sample'

const PUBLISHED = 'not draft and not archived'
const OF_PUBLISHED_VIDEO = `video_id in (select id from public.videos where ${PUBLISHED})`
const APPLICANT = `(first_name, last_name, email, phone, street, city, state, zip_code, about)
  values ('Ada', 'Byron', 'ada@example.com', '5551234567', '1 Loom St', 'Flint', 'MI', '48502', 'I film looms.')`
const OWN_APPLICATION = `'f0000000-0000-4000-8000-000000000001'`
const OWN_CAMERA = `'f0000000-0000-4000-8000-000000000002'`
const CLIENT = `'c0000000-0000-4000-8000-000000000002'`
const OWN_LENS = `'f0000000-0000-4000-8000-000000000003'`
const FILM = `'d0000000-0000-4000-8000-000000000001'`
const UPLOAD = `(video_id, path, file_name, content_type, bytes)
  values (${FILM}, ${FILM} || '/original-KEY', 'pots.mp4', 'video/mp4', 100)`
const PROBE = `(video_id, path, file_name, content_type, playable, width, height, duration_ms, has_audio, fast_start, bytes, sha256)
  values (${FILM}, ${FILM} || '/original-KEY', 'pots.mp4', 'video/mp4', true, 1920, 1080, 9000, false, true, 100, repeat('a', 64))`
const PAGE = `(city, state, slug, title) values ('Ludington', 'Michigan', 'ludington-mi', 'Ludington')`
const PREVIEW = `(page_kind, page_id, token_hash) values ('article', 'f0000000-0000-4000-8000-000000000001', repeat('HASH', 64))`
const VERSION = `(page_kind, page_id, number, content) values ('article', 'f0000000-0000-4000-8000-000000000001', NUMBER, '{}')`

const RENDITION = '(video_id, kind, file, made_from, width, height, bytes, sha256)'
const FACTS = `'film.mp4', 640, 360, 1, repeat('0', 64)`

export const SAMPLES: Record<Table, Sample> = {
  ...AD_SAMPLES,
  ...QUOTE_SAMPLES,
  ...OWL_SAMPLES,
  ...LOYALTY_SAMPLES,
  ...DEAL_SAMPLES,
  'public.videos': {
    insert: `insert into public.videos (slug, name_internal) values ('new-film', 'New film')`,
    update: `update public.videos set city = 'Flint' where slug = 'lakeshore-roasters-first-pour'`,
    delete: `delete from public.videos where slug = 'lakeshore-roasters-first-pour'`,
    reach: { pub: PUBLISHED },
  },
  'public.video_clients': {
    insert: `insert into public.video_clients values ('d0000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000002')`,
    update: `update public.video_clients set client_id = 'c0000000-0000-4000-8000-000000000003' where client_id = 'c0000000-0000-4000-8000-000000000001'`,
    delete: `delete from public.video_clients where video_id = 'd0000000-0000-4000-8000-000000000001'`,
    reach: { pub: OF_PUBLISHED_VIDEO },
  },
  'public.video_industries': {
    insert: `insert into public.video_industries values ('d0000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000002')`,
    update: `update public.video_industries set industry_id = 'b0000000-0000-4000-8000-000000000004' where industry_id = 'b0000000-0000-4000-8000-000000000010'`,
    delete: `delete from public.video_industries where video_id = 'd0000000-0000-4000-8000-000000000001' and industry_id = 'b0000000-0000-4000-8000-000000000003'`,
    reach: { pub: OF_PUBLISHED_VIDEO },
  },
  'public.captions': {
    insert: `insert into public.captions (video_id, kind, language, label) values ('d0000000-0000-4000-8000-000000000002', 'captions', 'it', 'Italiano')`,
    update: `update public.captions set label = 'Sample' where video_id = 'd0000000-0000-4000-8000-000000000001'`,
    delete: `delete from public.captions where video_id = 'd0000000-0000-4000-8000-000000000001'`,
    reach: { pub: OF_PUBLISHED_VIDEO },
  },
  'public.video_renditions': {
    insert: `insert into public.video_renditions ${RENDITION} values ('d0000000-0000-4000-8000-000000000001', 'loop', 'new.mp4', ${FACTS})`,
    update: `update public.video_renditions set public_file = 'mine.mp4'`,
    delete: `delete from public.video_renditions`,
    reach: { pub: OF_PUBLISHED_VIDEO },
  },
  'public.jobs': {
    insert: `insert into public.jobs (kind) values ('sweep')`,
    update: `update public.jobs set priority = 9`,
    delete: `delete from public.jobs`,
    reach: { own: 'created_by = $1' },
  },
  'public.slug_redirects': {
    insert: `insert into public.slug_redirects (kind, slug, target_id) values ('video', 'older-film', 'd0000000-0000-4000-8000-000000000002')`,
    update: `update public.slug_redirects set target_id = 'd0000000-0000-4000-8000-000000000002' where slug = 'old-film'`,
    delete: `delete from public.slug_redirects where slug = 'old-film'`,
  },
  'public.path_redirects': {
    insert: `insert into public.path_redirects (path, target) values ('/new-path', '/videos')`,
    update: `update public.path_redirects set target = '/blog' where path = '/old-path'`,
    delete: `delete from public.path_redirects where path = '/old-path'`,
  },
  'public.redirect_hits': {
    insert: `insert into public.redirect_hits values ('/old-path', '2026-01-02', 1)`,
    update: `update public.redirect_hits set hits = 5`,
    delete: `delete from public.redirect_hits`,
  },
  'public.missing_addresses': {
    insert: `insert into public.missing_addresses values ('/nothing', '2026-01-02', 1)`,
    update: `update public.missing_addresses set hits = 5`,
    delete: `delete from public.missing_addresses`,
  },
  'public.ignored_addresses': {
    insert: `insert into public.ignored_addresses (path) values ('/nothing')`,
    update: `update public.ignored_addresses set created_at = now()`,
    delete: `delete from public.ignored_addresses`,
  },
  'public.search_checks': {
    insert: `insert into public.search_checks default values`,
    update: `update public.search_checks set pages_read = 5`,
    delete: `delete from public.search_checks`,
  },
  'public.search_findings': {
    insert: `insert into public.search_findings (kind, path, detail) values ('thin', '/new', 'Thin')`,
    update: `update public.search_findings set detail = 'Thinner'`,
    delete: `delete from public.search_findings`,
  },
  'public.search_ignores': {
    insert: `insert into public.search_ignores (kind, path, reason) values ('thin', '/new', 'Fine')`,
    update: `update public.search_ignores set reason = 'Better'`,
    delete: `delete from public.search_ignores`,
  },
  'public.film_uploads': {
    insert: `insert into public.film_uploads ${UPLOAD.replace('KEY', 'new')}`,
    update: `update public.film_uploads set received = 50`,
    delete: `delete from public.film_uploads`,
  },
  'public.film_probes': {
    insert: `insert into public.film_probes ${PROBE.replace('KEY', 'new')}`,
    update: `update public.film_probes set playable = true, error = null`,
    delete: `delete from public.film_probes`,
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
  'public.website_asset_slots': {
    insert: `insert into public.website_asset_slots (slot) values ('another-slot')`,
    update: `update public.website_asset_slots set version_id = null where slot = 'hero-film'`,
    delete: `delete from public.website_asset_slots where slot = 'hero-film'`,
  },
  'public.website_asset_versions': {
    insert: `insert into public.website_asset_versions (slot_id, files, file_name) select id, '{"webp": "people/b.webp"}', 'b.png' from public.website_asset_slots where slot = 'portrait-1'`,
    update: `update public.website_asset_versions set file_name = 'c.png'`,
    delete: `delete from public.website_asset_versions`,
  },
  'public.home_slots': {
    insert: `insert into public.home_slots (place) values ('another-place')`,
    update: `update public.home_slots set video_ids = '{d0000000-0000-4000-8000-000000000001}' where place = 'portfolio'`,
    delete: `delete from public.home_slots where place = 'portfolio'`,
  },
  'public.page_preview_links': {
    insert: `insert into public.page_preview_links ${PREVIEW.replace('HASH', 'b')}`,
    update: `update public.page_preview_links set revoked_at = now()`,
    delete: `delete from public.page_preview_links`,
  },
  'public.page_versions': {
    insert: `insert into public.page_versions ${VERSION.replace('NUMBER', '2')}`,
    update: `update public.page_versions set note = 'Sample'`,
    delete: `delete from public.page_versions`,
  },
  'public.service_geo_pages': {
    insert: `insert into public.service_geo_pages ${PAGE}`,
    update: `update public.service_geo_pages set title = 'Motor City' where slug = 'detroit-mi'`,
    delete: `delete from public.service_geo_pages where slug = 'detroit-mi'`,
    reach: { pub: `status = 'published'` },
  },
  'public.seo_blog_posts': {
    insert: `insert into public.seo_blog_posts (title) values ('New post')`,
    update: `update public.seo_blog_posts set dont_feature = true where title = 'Sample post'`,
    delete: `delete from public.seo_blog_posts where title = 'Sample post'`,
    reach: { pub: `status = 'published'` },
  },
  'public.contact_submissions': {
    insert: `insert into public.contact_submissions (first_name, last_name, email, business_name, message) values ('A', 'B', 'a@b.example', 'C', 'D')`,
    update: `update public.contact_submissions set status = 'contacted'`,
    delete: `delete from public.contact_submissions`,
  },
  'public.outbox_messages': {
    insert: `insert into public.outbox_messages (kind, about_id, payload) values ('contact_notice', gen_random_uuid(), '{}')`,
    update: `update public.outbox_messages set status = 'waiting'`,
    delete: `delete from public.outbox_messages`,
  },
  'public.cameras': {
    insert: `insert into public.cameras (name, model) values ('New camera', 'New camera')`,
    update: `update public.cameras set status = 'approved' where name = 'Sample camera'`,
    delete: `delete from public.cameras where name = 'Sample camera'`,
    reach: { pub: `status = 'approved'` },
  },
  'public.lenses': {
    insert: `insert into public.lenses (name) values ('New lens')`,
    update: `update public.lenses set status = 'approved' where name = 'Sample lens'`,
    delete: `delete from public.lenses where name = 'Sample lens'`,
    reach: { pub: `status = 'approved'` },
  },
  'public.videographer_applications': {
    insert: `insert into public.videographer_applications ${APPLICANT}`,
    update: `update public.videographer_applications set status = 'approved'`,
    delete: `delete from public.videographer_applications`,
  },
  'public.videographer_application_cameras': {
    insert: `insert into public.videographer_application_cameras select ${OWN_APPLICATION}, id from public.cameras where name = 'Sony FX3'`,
    update: `update public.videographer_application_cameras set camera_id = camera_id`,
    delete: `delete from public.videographer_application_cameras`,
  },
  'public.videographer_application_lenses': {
    insert: `insert into public.videographer_application_lenses select ${OWN_APPLICATION}, id from public.lenses where name = 'Sony FE 50mm F1.4 GM'`,
    update: `update public.videographer_application_lenses set lens_id = lens_id`,
    delete: `delete from public.videographer_application_lenses`,
  },
  'public.intro_calls': {
    insert: `insert into public.intro_calls (submission_id, starts_at, time_zone) values ('f0000000-0000-4000-8000-000000000001', '2030-01-07 15:00Z', 'UTC')`,
    update: `update public.intro_calls set status = 'canceled' where starts_at = '2030-01-07 14:00Z'`,
    delete: `delete from public.intro_calls`,
  },
  'public.company_hours': {
    insert: `insert into public.company_hours values (6, '10:00', '12:00')`,
    update: `update public.company_hours set closes = '16:00' where weekday = 5`,
    delete: `delete from public.company_hours where weekday = 1`,
  },
  'public.saved_views': {
    insert: `insert into public.saved_views (list, name, query) values ('ad-groups', 'New', 'status=planned')`,
    update: `update public.saved_views set query = ''`,
    delete: `delete from public.saved_views`,
    reach: { own: 'owner_id = $1' },
  },
  'public.company_closed_days': {
    insert: `insert into public.company_closed_days (day) values ('2030-12-25')`,
    update: `update public.company_closed_days set reason = 'New Year' where day = '2030-01-01'`,
    delete: `delete from public.company_closed_days where day = '2030-01-01'`,
  },
  'public.tasks': {
    insert: `insert into public.tasks (title, client_id) values ('Call', ${CLIENT})`,
    update: `update public.tasks set title = 'Write'`,
    delete: `delete from public.tasks where created_by is null`,
    reach: { own: 'assignee_id = $1', other: 'lead_id is null' },
  },
  'public.notes': {
    insert: `insert into public.notes (body, client_id) values ('They like blue.', ${CLIENT})`,
    update: `update public.notes set body = 'They like green.'`,
    delete: `delete from public.notes where author_id is null`,
    reach: { own: 'author_id = $1', other: 'lead_id is null' },
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
  'private.place_imports': {
    insert: `insert into private.place_imports (file_name) values ('a.zip')`,
    update: `update private.place_imports set status = 'done'`,
    delete: `delete from private.place_imports`,
  },
  'private.place_import_files': {
    insert: `insert into private.place_import_files (import_id, number, file_name) values ('f2000000-0000-4000-8000-000000000001', 2, 'b.md')`,
    update: `update private.place_import_files set number = 3`,
    delete: `delete from private.place_import_files`,
  },
  'private.invitations': {
    insert: `insert into private.invitations (email) values ('new@fieldlight.example')`,
    update: `update private.invitations set accepted_at = null`,
    delete: `delete from private.invitations`,
  },
  'private.address_changes': {
    insert: `insert into private.address_changes (kind, page_id, old_slug, new_slug, actor_id)
      values ('video', gen_random_uuid(), 'old', 'new', gen_random_uuid())`,
    update: `update private.address_changes set undone_at = now()`,
    delete: `delete from private.address_changes`,
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
  'private.lead_changes': {
    insert: `insert into private.lead_changes (lead_id, changes) values ('f0000000-0000-4000-8000-000000000001', '{}')`,
    update: `update private.lead_changes set changes = '{}'`,
    delete: `delete from private.lead_changes`,
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
  'private.missing_candidates': {
    insert: `insert into private.missing_candidates values ('/x', 1, current_date)`,
    update: `update private.missing_candidates set hits = 2`,
    delete: `delete from private.missing_candidates`,
  },
  'private.gear_merges': {
    insert: `insert into private.gear_merges values (gen_random_uuid(), gen_random_uuid(), '{}', '{}')`,
    update: `update private.gear_merges set application_ids = '{}'`,
    delete: `delete from private.gear_merges`,
  },
  'private.product_merges': {
    insert: `insert into private.product_merges values (gen_random_uuid(), gen_random_uuid(), '{}')`,
    update: `update private.product_merges set ad_group_ids = '{}'`,
    delete: `delete from private.product_merges`,
  },
  'private.content_tables': {
    insert: `insert into private.content_tables (table_name) values ('nothing')`,
    update: `update private.content_tables set table_name = table_name`,
    delete: `delete from private.content_tables where table_name = 'videos'`,
  },
  'private.task_reminders': {
    insert: `insert into private.task_reminders (profile_id, day) select id, '2030-01-02' from public.profiles limit 1`,
    update: `update private.task_reminders set sent_at = now()`,
    delete: `delete from private.task_reminders`,
  },
  'private.search_pages': {
    insert: `insert into private.search_pages (path, is_listed) values ('/new', true)`,
    update: `update private.search_pages set status = 200`,
    delete: `delete from private.search_pages`,
  },
  'private.search_targets': {
    insert: `insert into private.search_targets (path, kind, pages, sources) values ('/new', 'page', 1, '{/a}')`,
    update: `update private.search_targets set status = 200`,
    delete: `delete from private.search_targets`,
  },
  'private.search_noted': {
    insert: `insert into private.search_noted values ('thin', '/new', '', 'Thin')`,
    update: `update private.search_noted set detail = 'Thinner'`,
    delete: `delete from private.search_noted`,
  },
  'private.job_workers': {
    insert: `insert into private.job_workers (id, kinds) values (gen_random_uuid(), '{sweep}')`,
    update: `update private.job_workers set kinds = '{}'`,
    delete: `delete from private.job_workers`,
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
}

/** Rows that the seeds do not have: without them 'sees nothing' would prove nothing. */
export const EXTRA_ROWS = `${AD_ROWS}${QUOTE_ROWS}${OWL_ROWS}${LOYALTY_ROWS}${DEAL_ROWS}  insert into public.clients (name) values ('Secret client');
  insert into public.film_uploads ${UPLOAD.replace('KEY', 'kept')};
  insert into public.film_probes ${PROBE.replace('KEY', 'kept')};
  insert into public.captions (video_id, kind, language, label)
    select id, 'captions', 'fr', 'Français' from public.videos
    where draft or archived or id = 'd0000000-0000-4000-8000-000000000001';
  insert into public.website_asset_versions (slot_id, files, file_name)
    select id, '{"webp": "people/a.webp"}', 'a.png' from public.website_asset_slots where slot = 'portrait-1';
  insert into public.contacts (id, first_name, last_name) values ('e0000000-0000-4000-8000-000000000099', 'No', 'Review');
  insert into public.client_reviews (rating, description, status, client_id)
    values (1, 'Not for visitors', 'hidden', 'c0000000-0000-4000-8000-000000000002');
  insert into public.service_geo_pages ${PAGE.replaceAll('Ludington', 'Manistee').replace('ludington', 'manistee')};
  insert into public.seo_blog_posts (title, status) values ('Sample post', 'published'), ('Sample draft', 'draft');
  insert into public.page_preview_links ${PREVIEW.replace('HASH', 'a')};
  insert into public.page_versions ${VERSION.replace('NUMBER', '1')};
  insert into public.contact_submissions (first_name, last_name, email, business_name, message)
    values ('Ada', 'Byron', 'ada@example.com', 'Analytical Engines', 'A film about looms.');
  insert into public.outbox_messages (kind, about_id, payload, status)
    values ('contact_notice', gen_random_uuid(), '{}', 'failed');
  insert into public.slug_redirects (kind, slug, target_id) values ('video', 'old-film', 'd0000000-0000-4000-8000-000000000001');
  insert into public.path_redirects (path, target) values ('/old-path', '/videos');
  insert into public.redirect_hits values ('/old-path', '2026-01-01', 1);
  insert into public.missing_addresses values ('/gone', '2026-01-01', 1);
  insert into public.ignored_addresses (path) values ('/gone');
  insert into public.cameras (id, name, model, status) values (${OWN_CAMERA}, 'Sample camera', 'Sample camera', 'pending');
  insert into public.lenses (id, name, status) values (${OWN_LENS}, 'Sample lens', 'pending');
  insert into public.videographer_applications ${APPLICANT.replace('(first_name', '(id, first_name').replace(`('Ada'`, `(${OWN_APPLICATION}, 'Ada'`)};
  insert into public.videographer_application_cameras values (${OWN_APPLICATION}, ${OWN_CAMERA});
  insert into public.videographer_application_lenses values (${OWN_APPLICATION}, ${OWN_LENS});
  insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
    values ('f0000000-0000-4000-8000-000000000001', 'Nora', 'Whitcomb', 'nora@example.com', 'Whitcomb Orchards', 'The harvest.');
  insert into public.intro_calls (submission_id, starts_at, time_zone)
    values ('f0000000-0000-4000-8000-000000000001', '2030-01-07 14:00Z', 'America/Detroit');
  insert into private.lead_changes (lead_id, changes) values ('f0000000-0000-4000-8000-000000000001', '{}');
  insert into public.saved_views (owner_id, list, name, query)
    select id, 'ad-groups', 'Mine', 'assignee=me' from public.profiles;
  insert into public.tasks (title, client_id, assignee_id)
    select 'Call', ${CLIENT}, id from public.profiles where user_type is not null;
  insert into public.notes (body, client_id, author_id)
    select 'They like red.', ${CLIENT}, id from public.profiles;
  insert into public.notes (body, client_id) values ('They like green.', ${CLIENT});
  insert into public.company_closed_days (day, reason) values ('2030-01-01', 'Holiday');
  insert into private.mirroring_sessions (session_id, expires_at) values (gen_random_uuid(), now() + interval '1 hour');
  insert into private.address_changes (kind, page_id, old_slug, new_slug, actor_id)
    values ('video', gen_random_uuid(), 'old', 'new', gen_random_uuid());
  insert into private.audit_log (actor_id, action, table_name, row_key)
    values (gen_random_uuid(), 'insert', 'videos', '{}');
  insert into private.place_imports (id, file_name) values ('f2000000-0000-4000-8000-000000000001', 'a.zip');
  insert into private.place_import_files (import_id, number, file_name) values ('f2000000-0000-4000-8000-000000000001', 1, 'a.md');
  insert into private.contact_imports (id, file_name, headers)
    values ('f0000000-0000-4000-8000-000000000001', 'people.csv', '{Name}');
  insert into private.contact_import_rows (import_id, number, cells)
    values ('f0000000-0000-4000-8000-000000000001', 2, '{Ada}');
  insert into private.idempotency_keys values ('contact', gen_random_uuid(), gen_random_uuid());
  insert into public.video_renditions ${RENDITION}
    select id, 'film', id || '.mp4', ${FACTS} from public.videos;
  insert into public.jobs (kind, created_by) select 'sweep', id from public.profiles;
  insert into private.task_reminders (profile_id, day) select id, '2030-01-01' from public.profiles;
  insert into private.job_workers (id, kinds) values (gen_random_uuid(), '{sweep}');
  insert into public.search_checks (status, finished_at) values ('done', now());
  insert into public.search_findings (kind, path, detail) values ('thin', '/old', 'Thin');
  insert into public.search_ignores (kind, path, reason) values ('thin', '/old', 'Fine');
  insert into private.search_pages (path, is_listed) values ('/old', true);
  insert into private.search_targets (path, kind, pages, sources) values ('/old', 'page', 1, '{/a}');
  insert into private.search_noted values ('thin', '/old', '', 'Thin');
  insert into private.rate_limits values ('contact', 'somebody', array[now()], now() + interval '1 minute');
`
