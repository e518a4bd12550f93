import type { Table } from './permissions'
import type { Sample } from './sample'

const PAGE = `(city, state, slug, title) values ('Ludington', 'Michigan', 'ludington-mi', 'Ludington')`
const PREVIEW = `(page_kind, page_id, token_hash) values ('article', 'f0000000-0000-4000-8000-000000000001', repeat('HASH', 64))`
const VERSION = `(page_kind, page_id, number, content) values ('article', 'f0000000-0000-4000-8000-000000000001', NUMBER, '{}')`

/** Of the tables about pages, their addresses and what stands on them. */
export const WEBSITE_SAMPLES = {
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
  'private.missing_candidates': {
    insert: `insert into private.missing_candidates values ('/x', 1, current_date)`,
    update: `update private.missing_candidates set hits = 2`,
    delete: `delete from private.missing_candidates`,
  },
  'private.address_changes': {
    insert: `insert into private.address_changes (kind, page_id, old_slug, new_slug, actor_id)
      values ('video', gen_random_uuid(), 'old', 'new', gen_random_uuid())`,
    update: `update private.address_changes set undone_at = now()`,
    delete: `delete from private.address_changes`,
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
  'private.search_pages': {
    insert: `insert into private.search_pages (path, is_listed) values ('/new', true)`,
    update: `update private.search_pages set status = 200`,
    delete: `delete from private.search_pages`,
  },
  'private.search_entries': {
    insert: `insert into private.search_entries (kind, record_id, title, context, title_key, words, created_at)
      values ('brand', gen_random_uuid(), 'New', '', 'new', ' new / ', now())`,
    update: `update private.search_entries set title = 'Other'`,
    delete: `delete from private.search_entries`,
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
} as const satisfies Partial<Record<Table, Sample>>

export const WEBSITE_ROWS = `
  insert into public.website_asset_versions (slot_id, files, file_name)
    select id, '{"webp": "people/a.webp"}', 'a.png' from public.website_asset_slots where slot = 'portrait-1';
  insert into public.service_geo_pages ${PAGE.replaceAll('Ludington', 'Manistee').replace('ludington', 'manistee')};
  insert into public.seo_blog_posts (title, status) values ('Sample post', 'published'), ('Sample draft', 'draft');
  insert into public.page_preview_links ${PREVIEW.replace('HASH', 'a')};
  insert into public.page_versions ${VERSION.replace('NUMBER', '1')};
  insert into public.slug_redirects (kind, slug, target_id) values ('video', 'old-film', 'd0000000-0000-4000-8000-000000000001');
  insert into public.path_redirects (path, target) values ('/old-path', '/videos');
  insert into public.redirect_hits values ('/old-path', '2026-01-01', 1);
  insert into public.missing_addresses values ('/gone', '2026-01-01', 1);
  insert into public.ignored_addresses (path) values ('/gone');
  insert into private.address_changes (kind, page_id, old_slug, new_slug, actor_id)
    values ('video', gen_random_uuid(), 'old', 'new', gen_random_uuid());
  insert into private.place_imports (id, file_name) values ('f2000000-0000-4000-8000-000000000001', 'a.zip');
  insert into private.place_import_files (import_id, number, file_name) values ('f2000000-0000-4000-8000-000000000001', 1, 'a.md');
  insert into public.search_checks (status, finished_at) values ('done', now());
  insert into public.search_findings (kind, path, detail) values ('thin', '/old', 'Thin');
  insert into public.search_ignores (kind, path, reason) values ('thin', '/old', 'Fine');
  insert into private.search_pages (path, is_listed) values ('/old', true);
  insert into private.search_targets (path, kind, pages, sources) values ('/old', 'page', 1, '{/a}');
  insert into private.search_noted values ('thin', '/old', '', 'Thin');
`
