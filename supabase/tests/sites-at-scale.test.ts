import { openDatabase } from './harness'
import { planFor } from './query-plan'
import { rowsReadBeyond } from './rows-read'

const database = openDatabase({ isShared: false })

const GROUPS = 200
const SITES = 10_000

const FILL = `
  set local session_replication_role = replica;
  insert into public.parent_groups (name, status)
  select 'Large group ' || lpad(n::text, 3, '0'), case when n % 9 = 0 then 'paused' else 'active' end
  from generate_series(1, ${GROUPS}) as n;
  insert into public.sites
    (parent_group_id, number, name, status, street, city, state, zip, county, latitude, longitude, time_zone, phone, screens,
    week_hours, created_at, updated_at)
  select parent_group.id, 'N-' || n, 'Place ' || n * 7919 % 10007 || ' on Road ' || n % 300,
    case when n % 12 = 0 then 'closed' else 'open' end, n || ' Road', 'City ' || n % 700,
    (array['MI', 'OH', 'TX', 'CA', 'AZ', 'HI'])[1 + n % 6], lpad((n % 99999)::text, 5, '0'), 'County ' || n % 300,
    case when n % 20 > 0 then 40 + n % 100 / 100.0 end, case when n % 20 > 0 then -100 + n % 100 / 100.0 end,
    'America/Chicago', case when n % 10 > 0 then '5550100' end, n % 13,
    case when n % 7 > 0 then '[{"weekday": 1, "opens": 0, "closes": 1440}]'::jsonb end,
    timestamptz '2001-01-01' + n * interval '1 minute', timestamptz '2001-02-01' + n * 7 % 9973 * interval '1 minute'
  from generate_series(1, ${SITES}) as n
  join (
    select id, row_number() over (order by name) as place from public.parent_groups where name like 'Large group %'
  ) as parent_group on parent_group.place = 1 + n % ${GROUPS};
  set local session_replication_role = origin;
  analyze public.parent_groups, public.sites;`

/** As the list reads them. */
const COLUMNS = 'id, name, number, parent_group, status, city, state, latitude, longitude, week_hours'

/** How often a question may read every site and group. */
const QUERIES: [what: string, most: number, query: string][] = [
  ['the first page by name', 0.05, `select ${COLUMNS} from public.site_list order by name, id limit 50`],
  ['the newest', 0.05, `select ${COLUMNS} from public.site_list order by created_at desc, id limit 50`],
  [
    'the sites of one group',
    0.05,
    `select ${COLUMNS} from public.site_list where parent_group_id = (select id from public.parent_groups where name = 'Large group 007')
      order by name, id limit 50`,
  ],
  ['one state', 1.1, `select ${COLUMNS} from public.site_list where state = 'HI' order by name, id limit 50`],
  [
    'those without hours',
    1.1,
    `select ${COLUMNS} from public.site_list where week_hours is null order by name, id limit 50`,
  ],
  [
    'a late page',
    1.1,
    `select ${COLUMNS} from public.site_list order by state, city, name, id limit 50 offset 9000`,
  ],
  [
    'words that few have',
    1.1,
    `select ${COLUMNS} from public.site_list where search_text like '%place 77%' order by name, id limit 50`,
  ],
  ['how many there are', 1.1, `select count(*) from public.site_list where status = 'open'`],
  [
    'a rectangle of the map',
    0.3,
    `select ${COLUMNS} from public.site_list where latitude between 40.2 and 40.3 and longitude between -99.9 and -99.1`,
  ],
  [
    // The text of sites_near, which the plan of a call does not show.
    'the band around a place',
    0.3,
    `select ${COLUMNS} from public.site_list where latitude between 40.5 - 10.0 / 69 and 40.5 + 10.0 / 69`,
  ],
  [
    'groups by the number of their sites',
    2.2,
    'select * from public.site_group_list order by sites desc, name, id limit 50',
  ],
]

/** How often the map may read every site. The associations are those of the demo. */
const POINTS: [wanted: string, most: number][] = [
  ['', 1.1],
  [`of_group => (select id from public.parent_groups where name = 'Large group 007')`, 0.05],
  [`in_state => 'HI'`, 0.3],
  [`words => array['%place 77%']`, 1.1],
  [`without_fact => 'brand'`, 1.2],
  ['near => array[40.5, -99.5, 10]', 1.5],
]

it(`among ${SITES} sites of ${GROUPS} groups each question of the lists reads every row about once`, async () => {
  await database.run(FILL)
  const owl = database.asUser('owl')
  const read: [string, boolean][] = []
  for (const [what, most, query] of QUERIES) {
    const { rowsRead } = await planFor(owl, query)
    read.push([what, rowsRead <= most * SITES + 3 * GROUPS])
  }
  expect(read).toEqual(QUERIES.map(([what]) => [what, true]))

  const one = await planFor(
    owl,
    `select * from public.sites where parent_group_id = (select id from public.parent_groups where name = 'Large group 007')
      and lower(number) = 'n-206'`,
  )
  expect(one.accessPaths).toContain('sites_number_idx')

  for (const [wanted, most] of POINTS) {
    const excess = await rowsReadBeyond(
      database,
      { parent_groups: 2 * GROUPS, brand_associations: 1000, contact_sites: 100, sites: most * SITES },
      () => owl.query(`select public.list_site_points(${wanted})`),
    )
    expect([wanted, excess]).toEqual([wanted, []])
  }
}, 120_000)
