import { Day } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import { type AdGroupStatus, isOverdue } from '@/lib/ads/types'
import { companyToday } from '@/lib/time/in-zone'

type Props = {
  /** As '2026-12-04'. */
  dueDate: string | null
  status: AdGroupStatus
}

export function DueDate({ dueDate, status }: Props) {
  if (dueDate === null) return <span className="text-muted-foreground">No date</span>
  const today = companyToday()
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Day on={dueDate} />
      {isOverdue(dueDate, status, today) && <Badge tone="problem">Overdue</Badge>}
    </span>
  )
}
