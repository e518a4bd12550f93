/** Where a group of ads stands, from its first plan on. */
export const AD_GROUP_STATUSES = ['planned', 'in_progress', 'in_review', 'approved', 'delivered'] as const
export type AdGroupStatus = (typeof AD_GROUP_STATUSES)[number]

export const AD_GROUP_STATUS_LABELS: Record<AdGroupStatus, string> = {
  planned: 'Planned',
  in_progress: 'In progress',
  in_review: 'In review',
  approved: 'Approved',
  delivered: 'Delivered',
}

/** In these the work is done, and a date that has passed is no longer missed. */
export const DONE_STATUSES: readonly AdGroupStatus[] = ['approved', 'delivered']

/** Null for anything that is no status. */
export const toAdGroupStatus = (value: unknown): AdGroupStatus | null =>
  AD_GROUP_STATUSES.find((status) => status === value) ?? null

/**
 * Whether the work should have been done before today.
 *
 * @param dueDate as in '2026-12-04'; null when none was agreed
 * @param today on the company's calendar, in the same form
 */
export const isOverdue = (dueDate: string | null, status: AdGroupStatus, today: string): boolean =>
  dueDate !== null && dueDate < today && !DONE_STATUSES.includes(status)
