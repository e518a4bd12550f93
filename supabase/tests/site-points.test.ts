import { distanceMiles } from '@/lib/geo/distance'
import type { SitePoints } from '@/lib/owl/site-points'
import { openDatabase } from './harness'
import type { Session } from './session'

const database = openDatabase()

const GROUP = 'f4000000-0000-4000-8000-0000000000c1'
const FLINT = { lat: 43.0125, lng: -83.6875 }

/** The same in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

beforeEach(async () => {
  const next = random(41)
  const rows = Array.from({ length: 120 }, (_, n) => {
    const lat = n % 10 === 0 ? null : n % 3 === 0 ? FLINT.lat + next() * 3 - 1.5 : 18 + next() * 50
    const lng =
      n % 3 === 0 ? FLINT.lng + next() * 3 - 1.5 : n % 11 === 0 ? 173 + next() * 6 : -170 + next() * 100
    const status = ['open', 'open', 'planned', 'closed'][n % 4] ?? 'open'
    return `('${GROUP}', 'P-${n}', 'Place ${n % 17} of ${n}', '${status}', '${n % 2 ? 'MI' : 'AK'}', ${lat ?? 'null'},
      ${lat === null ? 'null' : lng}, 'America/Detroit', ${n % 5 === 0 ? 'null' : "'555'"})`
  })
  await database.run(`
    insert into public.parent_groups (id, name) values ('${GROUP}', 'Point Fuel');
    insert into public.sites (parent_group_id, number, name, status, state, latitude, longitude, time_zone, phone)
    values ${rows.join(', ')}`)
})

const pointsOf = async (session: Session, options: string): Promise<SitePoints> => {
  const [row] = await session.query<{ points: SitePoints }>(
    `select public.list_site_points(${options}) as points`,
  )
  if (!row) throw new Error('No points')
  return row.points
}

it.each([
  ['a group', `of_group => '${GROUP}'`, `parent_group_id = '${GROUP}'`],
  ['a state', `in_state => 'AK'`, `state = 'AK'`],
  ['a status', `of_status => 'planned'`, `status = 'planned'`],
  ['sites without a phone number', `without_fact => 'phone'`, 'phone is null'],
  ['sites without a position', `without_fact => 'position'`, 'latitude is null'],
  ['sites without a brand', `without_fact => 'brand'`, 'not carries_brand'],
  ['sites without a contact', `without_fact => 'contact'`, 'not has_contact'],
  ['words', `words => '{%point%,%place 1%}'`, `search_text like all ('{%point%,%place 1%}')`],
  [
    'a rectangle',
    `box => '{42,-84.5,44,-83}'`,
    'latitude between 42 and 44 and longitude between -84.5 and -83',
  ],
  [
    'a rectangle over 180 degrees',
    `box => '{40,172,60,-160}'`,
    'latitude between 40 and 60 and (longitude >= 172 or longitude <= -160)',
  ],
  [
    'a circle',
    `near => '{43.0125,-83.6875,50}'`,
    'id in (select id from public.sites_near(43.0125, -83.6875, 50))',
  ],
  [
    'several together',
    `of_group => '${GROUP}', in_state => 'MI', near => '{43.0125,-83.6875,80}'`,
    `parent_group_id = '${GROUP}' and state = 'MI' and id in (select id from public.sites_near(43.0125, -83.6875, 80))`,
  ],
])('points and list agree on %s', async (_, options, condition) => {
  const owl = database.asUser('owl')
  const rows = await owl.query<{ id: string; name: string; status: string; latitude: number | null }>(
    `select id, name, status, latitude, longitude from public.site_list where ${condition} order by name, id`,
  )
  const placed = rows.filter(({ latitude }) => latitude !== null)
  const points = await pointsOf(owl, options)
  expect(points.ids).toEqual(placed.map(({ id }) => id))
  expect(points.names).toEqual(placed.map(({ name }) => name))
  expect(points.statuses).toBe(placed.map(({ status }) => status.charAt(0)).join(''))
  expect(points.lats).toEqual(placed.map(({ latitude }) => latitude))
  expect(points.lngs).toHaveLength(placed.length)
})

it('counts the sites without a position whatever the area', async () => {
  const owl = database.asUser('owl')
  const inGroup = `of_group => '${GROUP}'`
  expect((await pointsOf(owl, inGroup)).without).toBe(12)
  expect((await pointsOf(owl, `${inGroup}, near => '{43,-83,1}'`)).without).toBe(12)
  expect((await pointsOf(owl, `${inGroup}, without_fact => 'position'`)).without).toBe(12)
})

it('measures as TypeScript does', async () => {
  const owl = database.asUser('owl')
  const sites = await database.sql<{ id: string; lat: number; lng: number }>(
    'select id, latitude as lat, longitude as lng from public.sites where latitude is not null',
  )
  const next = random(7)
  for (let round = 0; round < 60; round += 1) {
    const center = { lat: 18 + next() * 53, lng: round % 6 === 0 ? 175 + next() * 5 : -180 + next() * 115 }
    const miles = round % 2 === 0 ? next() * 100 : next() * 3000
    const near = await owl.query<{ id: string }>('select id from public.sites_near($1, $2, $3) order by id', [
      center.lat,
      center.lng,
      miles,
    ])
    const expected = sites.filter((site) => distanceMiles(center, site) <= miles).map(({ id }) => id)
    expect(near.map(({ id }) => id)).toEqual(expected.toSorted())
  }
})

it('answers more than a thousand sites at once', async () => {
  await database.run(`
    insert into public.sites (parent_group_id, number, name, latitude, longitude, time_zone)
    select '${GROUP}', 'X-' || n, 'Many ' || n, 40, -90, 'America/Chicago' from generate_series(1, 1500) as n`)
  const points = await pointsOf(database.asUser('project_manager'), `of_group => '${GROUP}'`)
  expect(points.ids).toHaveLength(108 + 1500)
})

it('is for staff', async () => {
  expect((await pointsOf(database.asUser('graphic_designer'), '')).ids.length).toBeGreaterThan(100)
  expect(await pointsOf(database.asUser('member'), '')).toMatchObject({ ids: [], without: 0 })
  expect(await database.asAnon().attempt('select public.list_site_points()')).toEqual({ refused: '42501' })
})
