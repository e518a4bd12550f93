import type { Table } from './permissions'
import type { Sample } from './sample'

const APPLICANT = `(first_name, last_name, email, phone, street, city, state, zip_code, about)
  values ('Ada', 'Byron', 'ada@example.com', '5551234567', '1 Loom St', 'Flint', 'MI', '48502', 'I film looms.')`
const OWN_APPLICATION = `'f0000000-0000-4000-8000-000000000001'`
const OWN_CAMERA = `'f0000000-0000-4000-8000-000000000002'`
const OWN_LENS = `'f0000000-0000-4000-8000-000000000003'`

/** Of the tables about gear, and of applications that name it. */
export const GEAR_SAMPLES = {
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
  'private.gear_merges': {
    insert: `insert into private.gear_merges values (gen_random_uuid(), gen_random_uuid(), '{}', '{}')`,
    update: `update private.gear_merges set application_ids = '{}'`,
    delete: `delete from private.gear_merges`,
  },
} as const satisfies Partial<Record<Table, Sample>>

export const GEAR_ROWS = `
  insert into public.cameras (id, name, model, status) values (${OWN_CAMERA}, 'Sample camera', 'Sample camera', 'pending');
  insert into public.lenses (id, name, status) values (${OWN_LENS}, 'Sample lens', 'pending');
  insert into public.videographer_applications ${APPLICANT.replace('(first_name', '(id, first_name').replace(`('Ada'`, `(${OWN_APPLICATION}, 'Ada'`)};
  insert into public.videographer_application_cameras values (${OWN_APPLICATION}, ${OWN_CAMERA});
  insert into public.videographer_application_lenses values (${OWN_APPLICATION}, ${OWN_LENS});
`
