/** Where a camera or lens stands: what applicants add is `pending` until staff have looked at it, and only what is approved is offered. */
const GEAR_STATUSES = ['approved', 'pending', 'declined'] as const
export type GearStatus = (typeof GEAR_STATUSES)[number]

export const GEAR_STATUS_LABELS: Record<GearStatus, string> = {
  approved: 'In the list',
  pending: 'Suggested',
  declined: 'Declined',
}

/** Null for anything that is no status. */
export const toGearStatus = (value: unknown): GearStatus | null =>
  GEAR_STATUSES.find((status) => status === value) ?? null
