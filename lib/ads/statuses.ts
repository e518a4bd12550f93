export const AD_GROUP_STATUSES = ['planned', 'in_progress', 'in_review', 'approved', 'delivered'] as const
export type AdGroupStatus = (typeof AD_GROUP_STATUSES)[number]

export const AD_GROUP_STATUS_LABELS: Record<AdGroupStatus, string> = {
  planned: 'Planned',
  in_progress: 'In progress',
  in_review: 'In review',
  approved: 'Approved',
  delivered: 'Delivered',
}

export const DONE_STATUSES: readonly AdGroupStatus[] = ['approved', 'delivered']

export const toAdGroupStatus = (value: unknown): AdGroupStatus | null =>
  AD_GROUP_STATUSES.find((status) => status === value) ?? null

/** Both days are in the company's time zone, as '2026-12-04'. */
export const isOverdue = (dueDate: string | null, status: AdGroupStatus, today: string): boolean =>
  dueDate !== null && dueDate < today && !DONE_STATUSES.includes(status)
