import { choiceFilter, isUuid, type ListSpec } from '@/lib/list/query'
import { isDay } from './brand-matrix/query'
import { BRAND_ROLE_LABELS } from './brand-roles'
import { STATES } from './sites'

export const CARRIED_LIST = {
  name: 'carried-brands',
  nouns: ['brand association', 'brand associations'],
  searchLabel: 'Brand, site or group',
  columns: {
    brand: { label: 'Brand', sort: 'up' },
    role: { label: 'Role', sort: 'up' },
    number: { label: 'Site number', sort: 'up' },
    site: { label: 'Site', sort: 'up' },
    group: { label: 'Site group', sort: 'up' },
    place: { label: 'City', isHiddenByDefault: true },
    first: { label: 'First day', sort: 'down' },
    last: { label: 'Last day', sort: 'down' },
    created: { label: 'Created', sort: 'down', isHiddenByDefault: true },
    changed: { label: 'Changed', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    group: { label: 'Site group', anyLabel: 'Any site group', accepts: isUuid },
    brand: { label: 'Brand', anyLabel: 'Any brand', accepts: isUuid },
    role: choiceFilter('Role', 'Any role', BRAND_ROLE_LABELS),
    state: choiceFilter('State', 'Any state', Object.fromEntries(STATES)),
    on: { label: 'On this day', anyLabel: '', accepts: isDay, isDay: true },
  },
  order: { by: 'first', isDescending: true },
} as const satisfies ListSpec

export type CarriedColumn = keyof typeof CARRIED_LIST.columns
export type CarriedFilter = keyof typeof CARRIED_LIST.filters
