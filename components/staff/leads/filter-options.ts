import type { LeadOwner } from '@/lib/data/leads/lead-rows'
import {
  LEAD_STATE_OPTIONS,
  type LeadFilter,
  NOBODY,
  OVERDUE_LABELS,
  STAGE_FILTER_LABELS,
} from '@/lib/leads/lead-list'
import { LANDING_KIND_LABELS } from '@/lib/leads/origin'
import { type FilterOption, optionsFromLabels, optionsFromRecords } from '@/lib/list/query'

/** Oneself first. Empty without a right to own leads. */
export const ownerOptions = (owners: readonly LeadOwner[], viewerId: string): FilterOption[] => [
  ...owners.filter(({ id }) => id === viewerId).map(({ id }) => ({ value: id, label: 'Me' })),
  ...optionsFromRecords(owners.filter(({ id }) => id !== viewerId)),
]

export const leadFilterOptions = (
  owners: readonly LeadOwner[],
  viewerId: string,
): Record<LeadFilter, FilterOption[]> => ({
  stage: optionsFromLabels(STAGE_FILTER_LABELS),
  owner: [{ value: NOBODY, label: 'Unassigned' }, ...ownerOptions(owners, viewerId)],
  overdue: optionsFromLabels(OVERDUE_LABELS),
  kind: optionsFromLabels(LANDING_KIND_LABELS),
  state: LEAD_STATE_OPTIONS,
})
