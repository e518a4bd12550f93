import { PEOPLE } from './people'
import type { Reach, Table } from './permissions'

/** Statements that try each verb on a table, and conditions that say which rows a limited reach covers. */
export type Sample = {
  insert: string
  update: string
  delete: string
  reach?: Partial<Record<Exclude<Reach, 'none' | 'all'>, string>>
}

const PUBLISHED = 'not draft and not archived'
const OF_PUBLISHED_VIDEO = `video_id in (select id from public.videos where ${PUBLISHED})`
const APPLICANT = `(first_name, last_name, email, phone, street, city, state, zip_code, about)
  values ('Ada', 'Byron', 'ada@example.com', '5551234567', '1 Loom St', 'Flint', 'MI', '48502', 'I film looms.')`
const OWN_APPLICATION = `'f0000000-0000-4000-8000-000000000001'`
const OWN_CAMERA = `'f0000000-0000-4000-8000-000000000002'`
const OWN_LENS = `'f0000000-0000-4000-8000-000000000003'`
const ASSIGNED_GROUP = `'e2000000-0000-4000-8000-000000000001'`
const ASSIGNED_AD = `'e3000000-0000-4000-8000-000000000101'`
const COMMENT = `'f0000000-0000-4000-8000-000000000011'`
const OTHER_COMMENT = `'f0000000-0000-4000-8000-000000000012'`
const APPROVAL = `'f0000000-0000-4000-8000-000000000013'`
const OTHER_APPROVAL = `'f0000000-0000-4000-8000-000000000014'`
const PAGE = `(city, state, slug, title) values ('Ludington', 'Michigan', 'ludington-mi', 'Ludington')`

export const SAMPLES: Record<Table, Sample> = {
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
    delete: `delete from public.video_industries where video_id = 'd0000000-0000-4000-8000-000000000002'`,
    reach: { pub: OF_PUBLISHED_VIDEO },
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
  },
  'public.contacts': {
    insert: `insert into public.contacts (first_name, last_name) values ('New', 'Comer')`,
    update: `update public.contacts set position = 'Chief' where last_name = 'Vance'`,
    delete: `delete from public.contacts where last_name = 'Vance'`,
    reach: { shown: 'id in (select contact_id from public.client_reviews)' },
  },
  'public.contact_details': {
    insert: `insert into public.contact_details (contact_id) values ('e0000000-0000-4000-8000-000000000099')`,
    update: `update public.contact_details set phone = null where contact_id = 'e0000000-0000-4000-8000-000000000001'`,
    delete: `delete from public.contact_details where contact_id = 'e0000000-0000-4000-8000-000000000001'`,
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
    update: `update public.intro_calls set status = 'canceled'`,
    delete: `delete from public.intro_calls`,
  },
  'public.company_hours': {
    insert: `insert into public.company_hours values (6, '10:00', '12:00')`,
    update: `update public.company_hours set closes = '16:00' where weekday = 5`,
    delete: `delete from public.company_hours where weekday = 1`,
  },
  'public.parent_groups': {
    insert: `insert into public.parent_groups (name) values ('Newcomer')`,
    update: `update public.parent_groups set name = 'Renamed' where name = 'Kinetic Row'`,
    delete: `delete from public.parent_groups where name = 'Empty group'`,
  },
  'public.products': {
    insert: `insert into public.products (name) values ('Newcomer')`,
    update: `update public.products set name = 'Renamed' where name = 'Social Ads'`,
    delete: `delete from public.products where name = 'Unsold product'`,
  },
  'public.ad_groups': {
    insert: `insert into public.ad_groups (name, parent_group_id, product_id)
      select 'New group', parent_group.id, product.id from public.parent_groups as parent_group, public.products as product limit 1`,
    update: `update public.ad_groups set status = 'approved' where id = ${ASSIGNED_GROUP}`,
    delete: `delete from public.ad_groups where id = ${ASSIGNED_GROUP}`,
  },
  'public.ads': {
    insert: `insert into public.ads (ad_group_id, title) values (${ASSIGNED_GROUP}, 'New ad')`,
    update: `update public.ads set title = 'Renamed' where id = ${ASSIGNED_AD}`,
    delete: `delete from public.ads where id = ${ASSIGNED_AD}`,
  },
  'public.ad_files': {
    insert: `insert into public.ad_files (path, ad_id, kind, content_type, bytes, sha256)
      values (${ASSIGNED_GROUP} || '/new.png', ${ASSIGNED_AD}, 'static', 'image/png', 1, repeat('0', 64))`,
    update: `update public.ad_files set bytes = 2`,
    delete: `delete from public.ad_files where path like '%/old.png'`,
  },
  'public.ad_group_assignments': {
    insert: `insert into public.ad_group_assignments (ad_group_id, profile_id) values (${ASSIGNED_GROUP}, '${PEOPLE.owl}')`,
    update: `update public.ad_group_assignments set created_at = now() where profile_id = '${PEOPLE.project_manager}'`,
    delete: `delete from public.ad_group_assignments where profile_id = '${PEOPLE.project_manager}'`,
    reach: { own: 'profile_id = $1' },
  },
  'public.ad_comments': {
    insert: `insert into public.ad_comments (ad_id, author_name, body) values (${ASSIGNED_AD}, 'Dana', 'Brighter, please.')`,
    update: `update public.ad_comments set resolved_at = now() where id = ${COMMENT}`,
    delete: `delete from public.ad_comments where id = ${COMMENT}`,
  },
  'public.ad_comment_contacts': {
    insert: `insert into public.ad_comment_contacts values (${OTHER_COMMENT}, 'dana@example.com')`,
    update: `update public.ad_comment_contacts set email = 'other@example.com' where comment_id = ${COMMENT}`,
    delete: `delete from public.ad_comment_contacts where comment_id = ${COMMENT}`,
  },
  'public.ad_approvals': {
    insert: `insert into public.ad_approvals (ad_id, author_name, static_sha256) values (${ASSIGNED_AD}, 'Dana', repeat('1', 64))`,
    update: `update public.ad_approvals set reopened_at = now() where id = ${APPROVAL}`,
    delete: `delete from public.ad_approvals where id = ${APPROVAL}`,
  },
  'public.ad_approval_contacts': {
    insert: `insert into public.ad_approval_contacts values (${OTHER_APPROVAL}, 'dana@example.com')`,
    update: `update public.ad_approval_contacts set email = 'other@example.com' where approval_id = ${APPROVAL}`,
    delete: `delete from public.ad_approval_contacts where approval_id = ${APPROVAL}`,
  },
  'public.ad_preview_opens': {
    insert: `insert into public.ad_preview_opens values ('e2000000-0000-4000-8000-000000000002', 1, now())`,
    update: `update public.ad_preview_opens set opens = 99 where ad_group_id = ${ASSIGNED_GROUP}`,
    delete: `delete from public.ad_preview_opens where ad_group_id = ${ASSIGNED_GROUP}`,
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
export const EXTRA_ROWS = `
  insert into public.clients (name) values ('Secret client');
  insert into public.contacts (id, first_name, last_name) values ('e0000000-0000-4000-8000-000000000099', 'No', 'Review');
  insert into public.service_geo_pages ${PAGE.replaceAll('Ludington', 'Manistee').replace('ludington', 'manistee')};
  insert into public.seo_blog_posts (title, status) values ('Sample post', 'published'), ('Sample draft', 'draft');
  insert into public.contact_submissions (first_name, last_name, email, business_name, message)
    values ('Ada', 'Byron', 'ada@example.com', 'Analytical Engines', 'A film about looms.');
  insert into public.outbox_messages (kind, about_id, payload, status)
    values ('contact_notice', gen_random_uuid(), '{}', 'failed');
  insert into public.cameras (id, name, model, status) values (${OWN_CAMERA}, 'Sample camera', 'Sample camera', 'pending');
  insert into public.lenses (id, name, status) values (${OWN_LENS}, 'Sample lens', 'pending');
  insert into public.videographer_applications ${APPLICANT.replace('(first_name', '(id, first_name').replace(`('Ada'`, `(${OWN_APPLICATION}, 'Ada'`)};
  insert into public.videographer_application_cameras values (${OWN_APPLICATION}, ${OWN_CAMERA});
  insert into public.videographer_application_lenses values (${OWN_APPLICATION}, ${OWN_LENS});
  insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
    values ('f0000000-0000-4000-8000-000000000001', 'Nora', 'Whitcomb', 'nora@example.com', 'Whitcomb Orchards', 'The harvest.');
  insert into public.intro_calls (submission_id, starts_at, time_zone)
    values ('f0000000-0000-4000-8000-000000000001', '2030-01-07 14:00Z', 'America/Detroit');
  insert into public.parent_groups (name) values ('Empty group');
  insert into public.products (name) values ('Unsold product');
  insert into public.ad_files (path, ad_id, kind, content_type, bytes, sha256)
    values (${ASSIGNED_GROUP} || '/old.png', ${ASSIGNED_AD}, 'static', 'image/png', 1, repeat('0', 64));
  insert into public.ad_comments (id, ad_id, author_name, body)
    values (${COMMENT}, ${ASSIGNED_AD}, 'Dana', 'Darker, please.'), (${OTHER_COMMENT}, ${ASSIGNED_AD}, 'Dana', 'Thank you.');
  insert into public.ad_comment_contacts values (${COMMENT}, 'dana@example.com');
  insert into public.ad_approvals (id, ad_id, author_name, static_sha256)
    values (${APPROVAL}, ${ASSIGNED_AD}, 'Dana', repeat('2', 64)), (${OTHER_APPROVAL}, ${ASSIGNED_AD}, 'Dana', repeat('3', 64));
  insert into public.ad_approval_contacts values (${APPROVAL}, 'dana@example.com');
  insert into public.ad_preview_opens values (${ASSIGNED_GROUP}, 3, now());
  insert into public.saved_views (owner_id, list, name, query)
    select id, 'ad-groups', 'Mine', 'assignee=me' from public.profiles;
  insert into public.company_closed_days (day, reason) values ('2030-01-01', 'Holiday');
  insert into private.mirroring_sessions (session_id, expires_at) values (gen_random_uuid(), now() + interval '1 hour');
  insert into private.audit_log (actor_id, action, table_name, row_key)
    values (gen_random_uuid(), 'insert', 'videos', '{}');
  insert into private.idempotency_keys values ('contact', gen_random_uuid(), gen_random_uuid());
  insert into private.rate_limits values ('contact', 'somebody', array[now()], now() + interval '1 minute');
`
