import { REGIONS } from '@/lib/geo/regions'
import { isUuid, type ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'
import { readBox, readCircle } from './area'
import { dayOrderProblem } from './day-order'

export const SITE_STATUS_LABELS = { planned: 'Planned', open: 'Open', closed: 'Closed' } as const
export type SiteStatus = keyof typeof SITE_STATUS_LABELS

export const toSiteStatus = (value: string): SiteStatus | null =>
  hasKey(SITE_STATUS_LABELS, value) ? value : null

/** What is wrong with the first and the last day of a site; null for nothing. */
export const siteDaysProblem = (first: string | null, last: string | null, status: string): string | null =>
  dayOrderProblem(first, last) ?? (last && status === 'planned' ? 'A planned site has no last day' : null)

export const MISSING_LABELS = {
  brand: 'Without a brand today',
  position: 'Without a position',
  contact: 'Without a contact',
  hours: 'Without opening hours',
  phone: 'Without a phone number',
  street: 'Without a street',
} as const
type MissingFact = keyof typeof MISSING_LABELS

export const toMissingFact = (value: string | undefined): MissingFact | null =>
  value !== undefined && hasKey(MISSING_LABELS, value) ? value : null

/** Two letters and name. */
export const STATES = REGIONS.map(({ abbreviation, name }) => [abbreviation, name] as const)

export const SITE_LIST = {
  name: 'sites',
  nouns: ['site', 'sites'],
  searchLabel: 'Number, name, address or group',
  columns: {
    name: { label: 'Name', sort: 'up' },
    number: { label: 'Number', sort: 'up' },
    group: { label: 'Site group', sort: 'up' },
    status: { label: 'Status', sort: 'up' },
    place: { label: 'City', sort: 'up' },
    screens: { label: 'Screens', sort: 'down' },
    pumps: { label: 'Pumps', sort: 'down' },
    street: { label: 'Street', isHiddenByDefault: true },
    zip: { label: 'ZIP code', sort: 'up', isHiddenByDefault: true },
    county: { label: 'County', sort: 'up', isHiddenByDefault: true },
    position: { label: 'Position', isHiddenByDefault: true },
    timeZone: { label: 'Time zone', sort: 'up', isHiddenByDefault: true },
    phone: { label: 'Phone', isHiddenByDefault: true },
    hours: { label: 'Opening hours', isHiddenByDefault: true },
    opensOn: { label: 'First day', sort: 'down', isHiddenByDefault: true },
    closedOn: { label: 'Last day', sort: 'down', isHiddenByDefault: true },
    created: { label: 'Created', sort: 'down', isHiddenByDefault: true },
    changed: { label: 'Changed', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    group: { label: 'Site group', anyLabel: 'Any site group', accepts: isUuid },
    state: {
      label: 'State',
      anyLabel: 'Any state',
      accepts: (value) => STATES.some(([state]) => state === value),
    },
    status: {
      label: 'Status',
      anyLabel: 'Any status',
      accepts: (value) => toSiteStatus(value) !== null,
    },
    missing: {
      label: 'Missing',
      anyLabel: 'Complete or not',
      accepts: (value) => toMissingFact(value) !== null,
    },
    box: { label: 'Rectangle', anyLabel: 'Everywhere', accepts: (value) => readBox(value) !== null },
    near: { label: 'Around', anyLabel: 'Everywhere', accepts: (value) => readCircle(value) !== null },
  },
  layouts: ['table', 'map'],
  order: { by: 'name', isDescending: false },
} as const satisfies ListSpec

export type SiteColumn = keyof typeof SITE_LIST.columns
export type SiteFilter = keyof typeof SITE_LIST.filters

export const SITE_FIELDS = [
  'name',
  'number',
  'group',
  'status',
  'opensOn',
  'closedOn',
  'address',
  'county',
  'position',
  'timeZone',
  'phone',
  'screens',
  'pumps',
  'notes',
] as const
export type SiteField = (typeof SITE_FIELDS)[number]
/** As forms post them; empty without a value. The address has a line for the street and one for the rest. */
export type SiteValues = Record<SiteField, string>
