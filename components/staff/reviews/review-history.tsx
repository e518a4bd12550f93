import { DeletedRecord } from '@/components/staff/record/delete-record'
import { History } from '@/components/staff/record/history'
import { REVIEW_STATUS_LABELS } from '@/lib/catalogue/reviews'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { Action } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { hasKey } from '@/lib/text/untrusted'
import { longDate } from '@/lib/time/in-zone'

type Props = {
  entries: HistoryEntry[]
  moreHref: string | null
  /** Of clients, people and films, by id. */
  names: ReadonlyMap<string, string>
  undo: Action
}

function showValue(column: string, value: unknown): string | null {
  if (column === 'is_chosen') return value === true ? 'Shown first' : 'By date'
  if (typeof value !== 'string') return null
  if (column === 'created_at') return longDate(value)
  return column === 'status' && hasKey(REVIEW_STATUS_LABELS, value) ? REVIEW_STATUS_LABELS[value] : null
}

export const ReviewHistory = (props: Props) => <History {...props} table="client_reviews" show={showValue} />

export const DeletedReview = (props: Props) => (
  <DeletedRecord list={{ href: staffPaths.reviews(), label: 'All reviews' }} title="This review was deleted">
    <ReviewHistory {...props} />
  </DeletedRecord>
)
