import { Check } from 'lucide-react'
import type { AdApproval } from '@/lib/ads/types'
import { longDate } from '@/lib/time/long-date'

export function ApprovalNote({ approval: { name, approvedAt, isCurrent } }: { approval: AdApproval }) {
  if (!isCurrent) {
    return (
      <p className="text-sm wrap-anywhere text-muted-foreground">
        Approved for an earlier version by {name}, {longDate(approvedAt)}
      </p>
    )
  }
  return (
    <p className="flex items-start gap-2 font-medium">
      <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
      <span className="wrap-anywhere">
        Approved by {name}, {longDate(approvedAt)}
      </span>
    </p>
  )
}
