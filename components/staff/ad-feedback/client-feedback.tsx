import type { ClientApproval, ClientComment } from '@/lib/data/ads/ad-feedback'
import { ApprovalRow } from './approval-row'
import { CommentRow } from './comment-row'

export type FeedbackActions = {
  settle: (formData: FormData) => Promise<void>
  reopen: (formData: FormData) => Promise<void>
}

type Props = {
  approvals: readonly ClientApproval[]
  comments: readonly ClientComment[]
  /** Absent for those who may look only. */
  actions: FeedbackActions | undefined
}

/** What clients said about one ad on the preview of its group. */
export function ClientFeedback({ approvals, comments, actions }: Props) {
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null).length
  return (
    <section aria-labelledby="client-feedback" className="grid gap-6">
      <h2 id="client-feedback" className="type-heading">
        From the client
      </h2>
      {approvals.length === 0 ? (
        <p className="text-muted-foreground">Nobody has approved this ad.</p>
      ) : (
        <ul className="divide-y border-y">
          {approvals.map((approval) => (
            <ApprovalRow key={approval.id} approval={approval} reopen={actions?.reopen} />
          ))}
        </ul>
      )}
      <h3 className="font-medium">
        Comments ({comments.length})
        {open > 0 && <span className="font-normal text-muted-foreground">, {open} open</span>}
      </h3>
      {comments.length === 0 ? (
        <p className="text-muted-foreground">Nobody has commented on this ad.</p>
      ) : (
        <ul className="divide-y border-y">
          {comments.map((comment) => (
            <CommentRow key={comment.id} comment={comment} settle={actions?.settle} />
          ))}
        </ul>
      )}
    </section>
  )
}
