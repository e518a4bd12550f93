import { openDatabase } from './harness'
import { rowsReadBeyond } from './rows-read'

const database = openDatabase({ isShared: false })

const ROWS = 20_000

/** Applications that name a camera each, and leads with a past call each. */
const FILL = `
  set local session_replication_role = replica;
  insert into public.videographer_applications
    (first_name, last_name, email, phone, street, city, state, zip_code, about, status, created_at)
  select 'Inez', 'Number ' || n, 'n' || n || '@example.com', '7', '1 Loom St', 'City ' || n % 900, 'MI', '48502',
    repeat('I film looms. ', 30), (array['new', 'approved', 'approved', 'declined', 'declined'])[1 + n % 5],
    now() - n * interval '10 minutes'
  from generate_series(1, ${ROWS}) as n;
  insert into public.videographer_application_cameras (application_id, camera_id)
  select application.id, camera.id from public.videographer_applications as application,
    (select id from public.cameras where status = 'approved' limit 1) as camera
  on conflict do nothing;
  insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
  select md5('scale ' || n)::uuid, 'Nora', 'Number ' || n, 'n' || n || '@example.com', 'Business ' || n % 900,
    repeat('A film about looms. ', 20)
  from generate_series(1, ${ROWS}) as n;
  insert into public.intro_calls (submission_id, starts_at, time_zone, status, created_at)
  select md5('scale ' || n)::uuid, date_trunc('hour', now()) - n * interval '1 hour', 'America/Chicago',
    (array['done', 'missed', 'canceled'])[1 + n % 3], now() - n * interval '1 hour'
  from generate_series(1, ${ROWS}) as n;
  set local session_replication_role = origin;
  analyze public.videographer_applications, public.videographer_application_cameras, public.contact_submissions,
    public.videographer_application_lenses, public.lenses, public.intro_calls;`

beforeAll(() => database.run(`begin; ${FILL} commit`), 120_000)

const SMALL = 1000

/** Rows are counted once; where no index gives the order of the filter, the page reads them a second time. */
const APPLICATIONS = { videographer_applications: 1.1 * ROWS }

/** How many rows a screen may read from each table. */
const SCREENS: [call: string, most: Record<string, number>][] = [
  [`search_applications()`, APPLICATIONS],
  [`search_applications(sort_by => 'name', descending => false)`, APPLICATIONS],
  [`search_applications(sort_by => 'place')`, APPLICATIONS],
  [`search_applications(sort_by => 'changed')`, APPLICATIONS],
  [`search_applications(with_status => 'new')`, APPLICATIONS],
  [`search_applications('{looms}')`, APPLICATIONS],
  [`search_applications(with_gear => 'suggested')`, {}],
  [`get_application_overview()`, APPLICATIONS],
  [`search_calls()`, { intro_calls: 2.1 * ROWS }],
  [`search_calls(sort_by => 'booked', descending => true)`, { intro_calls: 1.1 * ROWS }],
  [`search_calls(with_when => 'today')`, {}],
  [`search_calls('{looms}')`, { intro_calls: 1.1 * ROWS, contact_submissions: 1.1 * ROWS }],
  [`get_call_overview()`, { intro_calls: 1.1 * ROWS }],
]

it.each(SCREENS)(`%s reads a page of ${ROWS} rows and little else`, async (call, most) => {
  const beyond = await rowsReadBeyond(
    database,
    {
      ...Object.fromEntries(
        ['cameras', 'contact_submissions', 'intro_calls', 'lenses', 'videographer_applications'].map(
          (table) => [table, SMALL],
        ),
      ),
      videographer_application_cameras: 4 * SMALL,
      videographer_application_lenses: SMALL,
      company_hours: SMALL,
      company_closed_days: SMALL,
      ...most,
    },
    () => database.asUser('admin').query(`select * from public.${call}`),
  )
  expect(beyond).toEqual([])
})
