import { isUuid, type ListSpec } from '@/lib/list/query'
import { toQuoteState } from './states'

/** Cents: from, and below. */
export const VALUE_BANDS = {
  small: { label: 'Below $2,500', from: 0, below: 250_000 },
  middle: { label: '$2,500 to $5,000', from: 250_000, below: 500_000 },
  large: { label: '$5,000 to $10,000', from: 500_000, below: 1_000_000 },
  largest: { label: '$10,000 and more', from: 1_000_000, below: null },
} as const
type ValueBand = keyof typeof VALUE_BANDS

export const toValueBand = (value: string | undefined): ValueBand | null =>
  (Object.keys(VALUE_BANDS) as ValueBand[]).find((band) => band === value) ?? null

export const EXPIRING_LABELS = { week: 'In the next 7 days', month: 'In the next 30 days' } as const
export const EXPIRING_DAYS = { week: 7, month: 30 } as const
type Expiring = keyof typeof EXPIRING_DAYS

export const toExpiring = (value: string | undefined): Expiring | null =>
  value === 'week' || value === 'month' ? value : null

export const FOR_LABELS = { lead: 'A lead', client: 'A client' } as const

export const QUOTE_LIST = {
  name: 'quotes',
  nouns: ['quote', 'quotes'],
  searchLabel: 'Number, title, person or business',
  columns: {
    number: { label: 'Number', sort: 'down', isNumber: true },
    title: { label: 'Title', sort: 'up' },
    recipient: { label: 'For', sort: 'up' },
    client: { label: 'Client', isHiddenByDefault: true },
    state: { label: 'Status' },
    total: { label: 'Total', sort: 'down' },
    valid: { label: 'Valid until', sort: 'up' },
    owner: { label: 'Owner' },
    sent: { label: 'Sent', sort: 'down' },
    created: { label: 'Created', sort: 'down', isHiddenByDefault: true },
    changed: { label: 'Changed', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    status: { label: 'Status', anyLabel: 'Any status', accepts: (value) => toQuoteState(value) !== null },
    owner: { label: 'Owner', anyLabel: 'Anyone', accepts: isUuid },
    for: { label: 'For', anyLabel: 'Leads and clients', accepts: (value) => value in FOR_LABELS },
    client: { label: 'Client', anyLabel: 'Any client', accepts: isUuid },
    expiring: { label: 'Expires', anyLabel: 'Any day', accepts: (value) => toExpiring(value) !== null },
    value: { label: 'Total', anyLabel: 'Any total', accepts: (value) => toValueBand(value) !== null },
  },
  order: { by: 'created', isDescending: true },
} as const satisfies ListSpec

export type QuoteColumn = keyof typeof QUOTE_LIST.columns
export type QuoteFilter = keyof typeof QUOTE_LIST.filters
