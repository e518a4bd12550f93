import { STATES } from '@/lib/content/states'
import { choiceFilter, type ListSpec } from '@/lib/list/query'
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from './statuses'

export const APPLICATION_LIST = {
  name: 'applications',
  nouns: ['application', 'applications'],
  searchLabel: 'Name, place, address or words of the application',
  columns: {
    name: { label: 'Name', sort: 'up' },
    place: { label: 'Place', sort: 'up' },
    status: { label: 'Status', sort: 'up' },
    cameras: { label: 'Cameras' },
    lenses: { label: 'Lenses', isHiddenByDefault: true },
    created: { label: 'Received', sort: 'down' },
    email: { label: 'Email', isHiddenByDefault: true },
    phone: { label: 'Phone', isHiddenByDefault: true },
    website: { label: 'Website', isHiddenByDefault: true },
    source: { label: 'Came from', isHiddenByDefault: true },
    changed: { label: 'Changed', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    status: choiceFilter('Status', 'Any status', APPLICATION_STATUS_LABELS),
    state: choiceFilter(
      'State',
      'Any state',
      Object.fromEntries(STATES.map(({ abbreviation, name }) => [abbreviation, name])),
    ),
    gear: choiceFilter('Gear', 'Any gear', { suggested: 'With suggested gear' }),
  },
  order: { by: 'created', isDescending: true },
} as const satisfies ListSpec

export type ApplicationColumn = keyof typeof APPLICATION_LIST.columns
export type ApplicationFilter = keyof typeof APPLICATION_LIST.filters

/** Applicants type the name of their state or its abbreviation. */
export const stateSpellings = (abbreviation: string): string[] =>
  STATES.filter((state) => state.abbreviation === abbreviation)
    .flatMap((state) => [state.abbreviation, state.name])
    .map((spelling) => spelling.toLowerCase())

/** What staff may set for many at once. */
export const SET_STATUS_LABELS = {
  approved: 'Approve',
  declined: 'Decline',
  spam: 'Mark as spam',
  new: 'Not spam',
} as const satisfies Partial<Record<ApplicationStatus, string>>
