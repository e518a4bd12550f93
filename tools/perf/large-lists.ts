import { createPgliteConnection } from '@supabase/lite/pglite'
import postgres from 'postgres'
import { type Database } from '../../supabase/local/database.ts'
import { databaseDir } from '../../supabase/local/instance.ts'
import { acquireLock } from '../../supabase/local/lock.ts'
import { toDatabase } from '../../supabase/local/postgres-database.ts'
import { type Settings } from '../../supabase/local/settings.ts'
import { PEOPLE } from '../../supabase/tests/people.ts'
import { insertCompanyRows } from './large-company-rows.ts'
import { insertContent } from './large-content.ts'
import { insertHistoryRows } from './large-history-rows.ts'
import { insertOwlRows } from './large-owl-rows.ts'
import { insertTemplateRows } from './large-template-rows.ts'

const CLIENTS = 200

/** One of the leads, whose page is measured. */
export const MEASURED_LEAD = 'f9000000-0000-4000-8000-000000000001'

/** The same number of ad groups with one ad, contact requests, changes, notifications, pages of the site, sites, deals, users, messages and jobs. A demo manager has one group in a hundred, a designer every second one. */
const insertRows = (first: number, last: number) => `
  set local session_replication_role = replica;
  create temporary table number on commit drop as select generate_series(${first}, ${last}) as n;
  insert into public.parent_groups (name)
  select 'Harbor Markets ' || position from generate_series(1, ${CLIENTS}) as position
  on conflict do nothing;

  with client as (
      select id, row_number() over (order by name) - 1 as position from public.parent_groups
      where name like 'Harbor Markets %'
    ),
    product as (select id, row_number() over (order by name) - 1 as position, count(*) over () as products from public.products)
  insert into public.ad_groups (id, name, parent_group_id, product_id, status, due_date, created_at, updated_at)
  select
    md5('group ' || n)::uuid,
    (array['Spring', 'Summer', 'Autumn', 'Winter'])[1 + n % 4] || ' campaign ' || n,
    client.id,
    product.id,
    (array['planned', 'in_progress', 'in_review', 'approved', 'delivered'])[1 + n % 5],
    case when n % 6 > 0 then date '2026-01-01' + n % 700 end,
    timestamptz '2024-01-01' + n * interval '10 minutes',
    timestamptz '2026-01-01' + n * 7 % 9973 * interval '10 minutes'
  from number
  join client on client.position = n % ${CLIENTS}
  join product on product.position = n % product.products;

  insert into public.ads (ad_group_id, title, created_at, updated_at)
  select ad_group.id, 'Pump top of ' || ad_group.name, ad_group.created_at, ad_group.updated_at
  from number join public.ad_groups as ad_group on ad_group.id = md5('group ' || n)::uuid;

  insert into public.ad_group_assignments (ad_group_id, profile_id)
  select md5('group ' || n)::uuid, '${PEOPLE.project_manager}' from number where n % 100 = 0;
  insert into public.ad_group_assignments (ad_group_id, profile_id)
  select md5('group ' || n)::uuid, '${PEOPLE.graphic_designer}' from number where n % 2 = 0;
  insert into public.ad_comments (ad_id, author_name, body, created_at, resolved_at)
  select ad.id, 'Maren Holt', 'Could the price stand a second longer?', ad.created_at, case when n % 3 > 0 then ad.created_at end
  from number join public.ads as ad on ad.ad_group_id = md5('group ' || n)::uuid where n % 10 = 0;

  insert into public.contact_submissions
    (first_name, last_name, email, business_name, city, state, status, message, created_at,
     landing_path, landing_kind, landing_city, landing_state, referrer_host, campaign)
  select
    (array['Nora', 'Amos', 'Ines', 'Tariq'])[1 + n % 4],
    (array['Whitcomb', 'Lindqvist', 'Okafor'])[1 + n % 3],
    'person-' || n || '@example.com',
    (array['Whitcomb Orchards', 'Harbor Dental', 'Copper Kettle'])[1 + n % 3] || ' ' || n,
    'Detroit',
    'Michigan',
    (array['new', 'contacted', 'won', 'lost'])[1 + n % 4],
    'We open a second house in spring and would like a film about the people who work there, for the site and for the screens at the door.',
    timestamptz '2024-01-01' + n * interval '10 minutes',
    '/video-production-in/town-' || n % 2000 || '-mi',
    'city',
    'Town ' || n % 2000,
    'Michigan',
    'search-' || n % 50 || '.example',
    jsonb_build_object('utm_source', 'mail', 'utm_campaign', 'campaign ' || n % 100)
  from number;

  insert into public.tasks (title, lead_id, assignee_id, due_on, created_at, done_at)
  select
    'Call ' || lead.business_name, lead.id, case when n % 10 = 0 then uuid '${PEOPLE.owl}' else uuid '${PEOPLE.admin}' end,
    date '2026-01-01' + n % 700, lead.created_at, case when n % 3 > 0 then lead.created_at + interval '1 day' end
  from number
  join public.contact_submissions as lead on lower(lead.email) = 'person-' || n || '@example.com'
  where n % 2 = 0;
  insert into public.notes (body, lead_id, author_id, created_at)
  select 'They would like to film in spring, and ask for two dates.', lead.id, '${PEOPLE.owl}', lead.created_at
  from number
  join public.contact_submissions as lead on lower(lead.email) = 'person-' || n || '@example.com'
  where n % 2 = 1;

  update public.contact_submissions set id = '${MEASURED_LEAD}' where email = 'person-2@example.com';

  insert into public.intro_calls (submission_id, starts_at, time_zone, status, created_at)
  select lead.id, date_trunc('hour', lead.created_at) + interval '2 days', 'America/Detroit',
    (array['done', 'missed', 'canceled'])[1 + n % 3], lead.created_at
  from number
  join public.contact_submissions as lead on lower(lead.email) = 'person-' || n || '@example.com';

  insert into public.videographer_applications
    (id, first_name, last_name, email, phone, street, city, state, zip_code, about, status, created_at, updated_at)
  select
    md5('application ' || n)::uuid, (array['Nora', 'Amos', 'Ines', 'Tariq'])[1 + n % 4],
    (array['Whitcomb', 'Lindqvist', 'Okafor'])[1 + n % 3] || ' ' || n, 'films-' || n || '@example.com', '(313) 555-0100',
    '1 Loom St', 'Town ' || n % 2000, (array['MI', 'Ohio', 'IN'])[1 + n % 3], '48201',
    'Ten years of documentaries, and lately kitchens, workshops and one ferry. I light with what is there whenever I can.',
    (array['new', 'approved', 'approved', 'declined', 'declined'])[1 + n % 5],
    timestamptz '2024-01-01' + n * interval '10 minutes', timestamptz '2026-01-01' + n * 7 % 9973 * interval '10 minutes'
  from number;
  insert into public.videographer_application_cameras (application_id, camera_id)
  select md5('application ' || n)::uuid, camera.id from number
  join (select id, row_number() over (order by name) - 1 as position from public.cameras) as camera on camera.position = n % 100;

  ${insertHistoryRows}
  ${insertContent}
  ${insertOwlRows}
  ${insertTemplateRows}
  ${insertCompanyRows}
  select private.fill_search_entries();`

async function openDatabase({ dataDir, databaseUrl }: Settings): Promise<Database> {
  if (databaseUrl) return toDatabase(postgres(databaseUrl, { max: 1, onnotice: () => undefined }))
  return (await createPgliteConnection({ url: databaseDir(dataDir) })).driver
}

/** Writes to the database directly, while no stack runs: through its API this takes minutes. */
export async function fillLists(settings: Settings, first: number, last: number): Promise<void> {
  const lock = acquireLock(settings.dataDir)
  const database = await openDatabase(settings)
  await database.transaction(async (transaction) => {
    await transaction.exec(insertRows(first, last))
  })
  await database.exec('analyze')
  await database.close()
  lock.release()
}
