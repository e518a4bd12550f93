import { OfficeTime } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { ClientApproval } from '@/lib/data/ads/ad-feedback'
import { ClientName } from './client-name'

type Props = {
  approval: ClientApproval
  /** Absent for those who may look only. */
  reopen: ((formData: FormData) => Promise<void>) | undefined
}

function State({ approval: { reopenedAt, isCurrent } }: { approval: ClientApproval }) {
  if (reopenedAt) {
    return (
      <Badge>
        Reopened <OfficeTime at={reopenedAt} />
      </Badge>
    )
  }
  return isCurrent ? <Badge variant="default">Approved</Badge> : <Badge>For an earlier version</Badge>
}

export function ApprovalRow({ approval, reopen }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
      <div className="grid gap-1">
        <ClientName {...approval} />
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
          <OfficeTime at={approval.approvedAt} />
          <State approval={approval} />
        </p>
      </div>
      {reopen && approval.isCurrent && (
        <form action={reopen}>
          <input type="hidden" name="approval" value={approval.id} />
          <Button type="submit" variant="outline" size="sm">
            Reopen<span className="sr-only"> what {approval.name} approved</span>
          </Button>
        </form>
      )}
    </li>
  )
}
