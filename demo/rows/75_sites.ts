import { CITIES } from '../../lib/geo/gazetteer/cities.ts'
import { TOWNS } from '../../lib/geo/gazetteer/zips.ts'
import type { City } from '../../lib/geo/types.ts'
import { zoneAt } from '../../lib/geo/zone-at.ts'
import { SITE_GROUPS, STREETS, WEEKS } from '../sites/groups.ts'

const DEMO_OWL = 'a0000000-0000-4000-8000-000000000003'
const SITES_OF_GROUP = 30

const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`

const stableId = (start: string, number: number) =>
  `${start}-0000-4000-8000-${String(number).padStart(12, '0')}`

const zipOf = ({ name, state }: City) =>
  TOWNS.find((town) => town.name === name && town.state === state)?.zips[0]?.zip

/** The largest cities of each state in turn. */
function citiesOf(states: readonly string[]): City[] {
  const byState = states.map((state) =>
    CITIES.filter((city) => city.state === state && city.county !== null && zipOf(city)),
  )
  const most = Math.max(...byState.map(({ length }) => length))
  return Array.from({ length: most }, (_, place) => byState.flatMap((cities) => cities[place] ?? []))
    .flat()
    .slice(0, SITES_OF_GROUP)
}

const statusOf = (place: number) => {
  if (place % 15 === 13) return { status: 'planned', opens_on: '2027-03-01', closed_on: null }
  if (place % 15 === 14) return { status: 'closed', opens_on: '2011-05-02', closed_on: '2026-08-31' }
  return { status: 'open', opens_on: `${2009 + (place % 14)}-0${1 + (place % 9)}-15`, closed_on: null }
}

const groups = SITE_GROUPS.map(({ states: _, prefix: __, ...group }, index) => ({
  id: stableId('e5000000', index + 1),
  owner_id: index % 3 === 2 ? null : DEMO_OWL,
  ...group,
}))

const sites = SITE_GROUPS.flatMap(({ states, prefix }, groupIndex) =>
  citiesOf(states).map((city, place) => {
    const number = groupIndex * SITES_OF_GROUP + place
    const street = STREETS[number % STREETS.length] ?? ''
    const position = {
      lat: Number((city.lat + ((number % 7) - 3) / 500).toFixed(5)),
      lng: Number((city.lng + ((number % 5) - 2) / 400).toFixed(5)),
    }
    return {
      id: stableId('e6000000', number + 1),
      parent_group_id: stableId('e5000000', groupIndex + 1),
      number: `${prefix}-${101 + place}`,
      name: `${city.name} ${street}`,
      ...statusOf(place),
      street: `${100 + ((number * 37) % 890)} ${street}`,
      city: city.name,
      state: city.state,
      zip: zipOf(city),
      county: city.county,
      latitude: position.lat,
      longitude: position.lng,
      time_zone: zoneAt(position),
      phone: number % 11 === 10 ? null : `(555) 555-0${100 + (number % 100)}`,
      screens: (number * 3) % 13,
      pumps: 4 + ((number * 3) % 5) * 2,
      week_hours: number % 9 === 8 ? null : WEEKS[number % WEEKS.length],
      special_days:
        number % 4 === 0
          ? [
              { day: '2026-11-26', reason: 'Thanksgiving', spans: [{ opens: 420, closes: 840 }] },
              { day: '2026-12-25', reason: 'Christmas', spans: [] },
            ]
          : null,
      created_at: new Date(Date.UTC(2026, 3, 1 + (number % 200), 14)).toISOString(),
    }
  }),
)

/** Groups that own filling stations and shops, and their sites in real cities. Streets and names are invented. */
export const seed = (): string => `
insert into public.parent_groups
  (id, owner_id, name, legal_name, status, website, billing_street, billing_city, billing_state, billing_zip, notes)
select id, owner_id, name, legal_name, status, website, billing_street, billing_city, billing_state, billing_zip, notes
from jsonb_to_recordset(${literal(groups)}) as g (
  id uuid, owner_id uuid, name text, legal_name text, status text, website text, billing_street text, billing_city text,
  billing_state text, billing_zip text, notes text
);

insert into public.sites
  (id, parent_group_id, number, name, status, opens_on, closed_on, street, city, state, zip, county, latitude, longitude,
  time_zone, phone, screens, pumps, week_hours, special_days, created_at, updated_at)
select
  id, parent_group_id, number, name, status, opens_on, closed_on, street, city, state, zip, county, latitude, longitude,
  time_zone, phone, screens, pumps, week_hours, special_days, created_at, created_at
from jsonb_to_recordset(${literal(sites)}) as s (
  id uuid, parent_group_id uuid, number text, name text, status text, opens_on date, closed_on date, street text,
  city text, state text, zip text, county text, latitude double precision, longitude double precision, time_zone text,
  phone text, screens integer, pumps integer, week_hours jsonb, special_days jsonb, created_at timestamptz
);
`
