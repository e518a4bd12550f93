import Link from 'next/link'
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
  if (typeof value !== 'string') return null
  if (column === 'created_at') return longDate(value)
  return column === 'status' && hasKey(REVIEW_STATUS_LABELS, value) ? REVIEW_STATUS_LABELS[value] : null
}

export const ReviewHistory = (props: Props) => <History {...props} table="client_reviews" show={showValue} />

/** Stays at the address of a deleted review, so that the deletion can be undone. */
export const DeletedReview = (props: Props) => (
  <div className="grid gap-8">
    <Link href={staffPaths.reviews()} className="justify-self-start text-sm underline underline-offset-4">
      All reviews
    </Link>
    <div className="grid gap-2">
      <h1 className="type-title">This review was deleted</h1>
      <p className="text-muted-foreground">Undo the deletion below to have it back.</p>
    </div>
    <ReviewHistory {...props} />
  </div>
)
