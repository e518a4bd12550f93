import { DONE_STATUSES, type AdGroupStatus } from './statuses'

/**
 * Whether the work should have been done before today.
 *
 * @param dueDate as in '2026-12-04'; null when none was agreed
 * @param today on the company's calendar, in the same form
 */
export const isOverdue = (dueDate: string | null, status: AdGroupStatus, today: string): boolean =>
  dueDate !== null && dueDate < today && !DONE_STATUSES.includes(status)
