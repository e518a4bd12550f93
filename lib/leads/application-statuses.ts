/** Where an application stands; `held` ones wait for somebody to say whether a person sent them. */
export const APPLICATION_STATUSES = ['new', 'held', 'approved', 'declined', 'spam'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

export const APPLICATION_STATUS_LABELS: Record<ApplicationStatus, string> = {
  new: 'New',
  held: 'Held for review',
  approved: 'Approved',
  declined: 'Declined',
  spam: 'Spam',
}

/** Null for anything that is no status. */
export const toApplicationStatus = (value: unknown): ApplicationStatus | null =>
  APPLICATION_STATUSES.find((status) => status === value) ?? null

/** What staff may make of an application, by where it stands. A decision can be changed, and is never taken back in silence. */
export const NEXT_APPLICATION_STATUSES: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  new: ['approved', 'declined', 'spam'],
  held: ['new', 'spam'],
  approved: ['declined'],
  declined: ['approved'],
  spam: ['new'],
}
