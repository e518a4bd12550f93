import { isUuid, type ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'

export const SITE_GROUP_STATUS_LABELS = {
  prospect: 'Prospect',
  active: 'Active',
  paused: 'Paused',
  former: 'Former',
} as const
export type SiteGroupStatus = keyof typeof SITE_GROUP_STATUS_LABELS

export const toSiteGroupStatus = (value: string): SiteGroupStatus | null =>
  hasKey(SITE_GROUP_STATUS_LABELS, value) ? value : null

export const GROUP_MISSING_LABELS = { contact: 'Without a contact', step: 'Without a next step' } as const

export const toGroupMissing = (value: string | undefined): keyof typeof GROUP_MISSING_LABELS | null =>
  value !== undefined && hasKey(GROUP_MISSING_LABELS, value) ? value : null

export const SITE_GROUP_LIST = {
  name: 'site-groups',
  nouns: ['site group', 'site groups'],
  searchLabel: 'Name or city',
  columns: {
    name: { label: 'Name', sort: 'up' },
    status: { label: 'Status', sort: 'up' },
    sites: { label: 'Sites', sort: 'down' },
    openSites: { label: 'Open sites', sort: 'down' },
    owner: { label: 'Owner', sort: 'up' },
    legalName: { label: 'Legal name', sort: 'up', isHiddenByDefault: true },
    place: { label: 'City', isHiddenByDefault: true },
    website: { label: 'Website', isHiddenByDefault: true },
    created: { label: 'Created', sort: 'down', isHiddenByDefault: true },
    changed: { label: 'Changed', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    status: {
      label: 'Status',
      anyLabel: 'Any status',
      accepts: (value) => toSiteGroupStatus(value) !== null,
    },
    owner: { label: 'Owner', anyLabel: 'Any owner', accepts: (value) => value === 'none' || isUuid(value) },
    missing: {
      label: 'Missing',
      anyLabel: 'Complete or not',
      accepts: (value) => toGroupMissing(value) !== null,
    },
  },
  order: { by: 'name', isDescending: false },
} as const satisfies ListSpec

export type SiteGroupColumn = keyof typeof SITE_GROUP_LIST.columns
export type SiteGroupFilter = keyof typeof SITE_GROUP_LIST.filters

export const SITE_GROUP_FIELDS = [
  'name',
  'legalName',
  'status',
  'owner',
  'website',
  'billingAddress',
  'notes',
] as const
export type SiteGroupField = (typeof SITE_GROUP_FIELDS)[number]
/** As forms post them; empty without a value. */
export type SiteGroupValues = Record<SiteGroupField, string>
