import { PEOPLE } from './people'
import type { Table } from './permissions'
import type { Sample } from './sample'

const ASSIGNED_GROUP = `'e2000000-0000-4000-8000-000000000001'`
const ASSIGNED_AD = `'e3000000-0000-4000-8000-000000000101'`
const COMMENT = `'f0000000-0000-4000-8000-000000000011'`
const OTHER_COMMENT = `'f0000000-0000-4000-8000-000000000012'`
const APPROVAL = `'f0000000-0000-4000-8000-000000000013'`
const OTHER_APPROVAL = `'f0000000-0000-4000-8000-000000000014'`

/** Of the tables about ads. */
export const AD_SAMPLES = {
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
  'public.brands': {
    insert: `insert into public.brands (name, kind) values ('Newcomer', 'food')`,
    update: `update public.brands set notes = 'Sample' where name = 'Carried by nobody'`,
    delete: `delete from public.brands where name = 'Carried by nobody'`,
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
  'private.checked_files': {
    insert: `insert into private.checked_files (path, kind, content_type, bytes, sha256)
      values (${ASSIGNED_GROUP} || '/other.png', 'static', 'image/png', 1, repeat('0', 64))`,
    update: `update private.checked_files set bytes = 2`,
    delete: `delete from private.checked_files`,
  },
  'private.feedback_mails': {
    insert: `insert into private.feedback_mails (ad_group_id, next_at) values ('e2000000-0000-4000-8000-000000000002', now())`,
    update: `update private.feedback_mails set next_at = now()`,
    delete: `delete from private.feedback_mails`,
  },
} as const satisfies Partial<Record<Table, Sample>>

/** Rows of theirs that the seeds do not have. */
export const AD_ROWS = `
  insert into public.parent_groups (name) values ('Empty group');
  insert into public.products (name) values ('Unsold product');
  insert into public.brands (name, kind) values ('Carried by nobody', 'fuel');
  insert into public.ad_files (path, ad_id, kind, content_type, bytes, sha256)
    values (${ASSIGNED_GROUP} || '/old.png', ${ASSIGNED_AD}, 'static', 'image/png', 1, repeat('0', 64));
  insert into public.ad_comments (id, ad_id, author_name, body)
    values (${COMMENT}, ${ASSIGNED_AD}, 'Dana', 'Darker, please.'), (${OTHER_COMMENT}, ${ASSIGNED_AD}, 'Dana', 'Thank you.');
  insert into public.ad_comment_contacts values (${COMMENT}, 'dana@example.com');
  insert into public.ad_approvals (id, ad_id, author_name, static_sha256)
    values (${APPROVAL}, ${ASSIGNED_AD}, 'Dana', repeat('2', 64)), (${OTHER_APPROVAL}, ${ASSIGNED_AD}, 'Dana', repeat('3', 64));
  insert into public.ad_approval_contacts values (${APPROVAL}, 'dana@example.com');
  insert into public.ad_preview_opens values (${ASSIGNED_GROUP}, 3, now());
  insert into private.checked_files (path, kind, content_type, bytes, sha256)
    values (${ASSIGNED_GROUP} || '/checked.png', 'static', 'image/png', 1, repeat('0', 64));
  insert into private.feedback_mails (ad_group_id, next_at) values (${ASSIGNED_GROUP}, now());
`
