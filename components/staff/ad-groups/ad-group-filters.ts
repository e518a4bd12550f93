import { labelled, named } from '@/components/staff/list/filter-options'
import { DUE_LABELS, type AdGroupFilter } from '@/lib/ads/ad-group-list'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/statuses'
import type { AdCatalogue } from '@/lib/data/ads/ad-catalogue'
import type { StaffMember } from '@/lib/data/ads/assignments'
import type { FilterOption } from '@/lib/list/types'

/** `staff` is empty for designers: they see who is assigned only where it is themselves. */
export function adGroupFilters(
  { clients, products }: AdCatalogue,
  staff: StaffMember[],
  viewerId: string,
): Record<AdGroupFilter, FilterOption[]> {
  const others = staff.filter(({ id }) => id !== viewerId)
  return {
    status: labelled(AD_GROUP_STATUS_LABELS),
    client: named(clients),
    product: named(products),
    due: labelled(DUE_LABELS),
    assignee: [{ value: viewerId, label: 'Me' }, ...named(others)],
  }
}
