import { Badge } from '@/components/ui/badge'
import type { ClientApproval, OpenComment } from '@/lib/data/ads/ad-feedback'

type Props = {
  /** Of one ad. */
  approvals: readonly ClientApproval[]
  comments: readonly OpenComment[]
}

export function FeedbackBadges({ approvals, comments }: Props) {
  const open = comments.length
  const wantsChanges = comments.some((comment) => comment.wantsChanges)
  const isApproved = approvals.some(({ isCurrent }) => isCurrent)
  const wasApproved = approvals.some(({ reopenedAt }) => reopenedAt === null)
  return (
    <>
      {isApproved && <Badge tone="done">Approved by the client</Badge>}
      {!isApproved && wasApproved && <Badge tone="over">Approved for an earlier version</Badge>}
      {wantsChanges && <Badge tone="problem">Changes requested</Badge>}
      {open > 0 && <Badge tone="todo">{open === 1 ? '1 open comment' : `${open} open comments`}</Badge>}
    </>
  )
}
