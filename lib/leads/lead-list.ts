import { STATES } from '@/lib/content/states'
import { isUuid, type ListQuery, type ListSpec, readListQuery } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'
import { LANDING_KIND_LABELS } from './origin'
import { LEAD_STATUS_LABELS } from './statuses'

/** `open`: every stage before won and lost. */
export const STAGE_FILTER_LABELS = { open: 'Open', ...LEAD_STATUS_LABELS } as const

export const OVERDUE_LABELS = {
  any: 'Anything overdue',
  answer: 'First answer overdue',
  step: 'Next step overdue',
  due: 'First answer due',
  kept: 'Answered in time, last 7 days',
} as const

export const NOBODY = 'nobody'

const STATE_NAMES: readonly string[] = STATES.map(({ name }) => name)

export const LEAD_LIST = {
  name: 'leads',
  nouns: ['lead', 'leads'],
  searchLabel: 'Name, business, email or message',
  columns: {
    name: { label: 'Name', sort: 'up' },
    business: { label: 'Business', sort: 'up' },
    stage: { label: 'Stage', sort: 'up' },
    owner: { label: 'Owner' },
    step: { label: 'Next step', sort: 'up' },
    value: { label: 'Value', sort: 'down' },
    answer: { label: 'First answer', sort: 'up' },
    created: { label: 'Received', sort: 'down' },
    place: { label: 'Place', isHiddenByDefault: true },
    email: { label: 'Email', isHiddenByDefault: true },
    landing: { label: 'First page', isHiddenByDefault: true },
    changed: { label: 'Changed', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    stage: {
      label: 'Stage',
      anyLabel: 'Any stage',
      accepts: (value) => hasKey(STAGE_FILTER_LABELS, value),
    },
    owner: {
      label: 'Owner',
      anyLabel: 'Any owner',
      accepts: (value) => value === NOBODY || isUuid(value),
    },
    overdue: {
      label: 'Overdue',
      anyLabel: 'Overdue or not',
      accepts: (value) => hasKey(OVERDUE_LABELS, value),
    },
    kind: {
      label: 'First page',
      anyLabel: 'Any first page',
      accepts: (value) => hasKey(LANDING_KIND_LABELS, value),
    },
    state: { label: 'State', anyLabel: 'Any state', accepts: (value) => STATE_NAMES.includes(value) },
  },
  order: { by: 'created', isDescending: true },
} as const satisfies ListSpec

export type LeadColumn = keyof typeof LEAD_LIST.columns
export type LeadFilter = keyof typeof LEAD_LIST.filters

export const defaultLeadQuery = (): ListQuery<LeadColumn, LeadFilter> => readListQuery(LEAD_LIST, {})

export const LEAD_STATE_OPTIONS = STATE_NAMES.map((name) => ({ value: name, label: name }))
