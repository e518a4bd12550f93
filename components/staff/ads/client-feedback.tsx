import { CommentPlace } from '@/components/preview/marks/comment-place'
import { OfficeTime } from '@/components/staff/office-time'
import { ListPager } from '@/components/staff/list/list-pager'
import { MailAddress } from '@/components/staff/record/fact-list'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { markIds } from '@/lib/ads/marks'
import type { ClientApproval, ClientComment } from '@/lib/data/ads/ad-feedback'
import type { ListPage } from '@/lib/data/query/lists'

type FeedbackActions = {
  resolve: (formData: FormData) => Promise<void>
  reopen: (formData: FormData) => Promise<void>
}

type ClientFeedbackProps = {
  approvals: readonly ClientApproval[]
  comments: ListPage<ClientComment>
  /** The page of `comments`, from 1. */
  page: number
  pageHref: (page: number) => string
  /** Address of the film in use. */
  film: string | null
  /** Undefined when the user may not change feedback. */
  actions: FeedbackActions | undefined
}

export function ClientFeedback({ approvals, comments, page, pageHref, film, actions }: ClientFeedbackProps) {
  const open = comments.rows.filter(({ resolvedAt }) => resolvedAt === null).length
  return (
    <section aria-labelledby="client-feedback" className="grid gap-6">
      <h2 id="client-feedback" className="type-heading">
        From the client
      </h2>
      {approvals.length === 0 ? (
        <p className="text-muted-foreground">Not approved yet.</p>
      ) : (
        <ul className="divide-y border-y">
          {approvals.map((approval) => (
            <ApprovalRow key={approval.id} approval={approval} reopen={actions?.reopen} />
          ))}
        </ul>
      )}
      <h3 className="font-medium">
        Comments ({comments.total})
        {open > 0 && <span className="font-normal text-muted-foreground">, {open} open</span>}
      </h3>
      {comments.total === 0 ? (
        <p className="text-muted-foreground">No comments yet.</p>
      ) : (
        <ul className="divide-y border-y">
          {comments.rows.map((comment) => (
            <CommentRow key={comment.id} comment={comment} film={film} resolve={actions?.resolve} />
          ))}
        </ul>
      )}
      <ListPager label="Comments" page={page} pageCount={comments.pageCount} hrefOf={pageHref} />
    </section>
  )
}

type ApprovalRowProps = {
  approval: ClientApproval
  reopen: ((formData: FormData) => Promise<void>) | undefined
}

function ApprovalBadge({ approval: { reopenedAt, isCurrent } }: { approval: ClientApproval }) {
  if (reopenedAt) {
    return (
      <Badge>
        Reopened <OfficeTime at={reopenedAt} />
      </Badge>
    )
  }
  return isCurrent ? <Badge tone="done">Approved</Badge> : <Badge tone="over">For an earlier version</Badge>
}

function ApprovalRow({ approval, reopen }: ApprovalRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
      <div className="grid gap-1">
        <ClientName {...approval} />
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
          <OfficeTime at={approval.approvedAt} />
          <ApprovalBadge approval={approval} />
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

type CommentRowProps = {
  comment: ClientComment
  film: string | null
  resolve: ((formData: FormData) => Promise<void>) | undefined
}

function CommentRow({ comment, film, resolve }: CommentRowProps) {
  const isResolved = comment.resolvedAt !== null
  return (
    <li
      id={markIds.comment(comment.id)}
      className="flex scroll-mt-24 flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 target:bg-secondary"
    >
      <div className="grid min-w-0 gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="text-muted-foreground tabular-nums">{comment.number}</span>
          <ClientName {...comment} />
          <OfficeTime at={comment.createdAt} className="text-muted-foreground" />
          <CommentPlace adId={comment.adId} film={comment.film} point={comment.point} source={film} />
          {comment.wantsChanges && !isResolved && <Badge tone="problem">Changes requested</Badge>}
          {isResolved && <Badge tone="done">Settled</Badge>}
        </p>
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{comment.body}</p>
      </div>
      {resolve && (
        <form action={resolve}>
          <input type="hidden" name="comment" value={comment.id} />
          <Button
            type="submit"
            name="settled"
            value={isResolved ? 'no' : 'yes'}
            variant={isResolved ? 'ghost' : 'outline'}
            size="sm"
          >
            {isResolved ? 'Open again' : 'Mark as settled'}
            <span className="sr-only"> the comment by {comment.name}</span>
          </Button>
        </form>
      )}
    </li>
  )
}

type ClientNameProps = { name: string; email: string | null; isDoubtful: boolean }

function ClientName({ name, email, isDoubtful }: ClientNameProps) {
  return (
    <span className="wrap-anywhere">
      <span className="font-medium">{name}</span>
      {email && (
        <>
          , <MailAddress address={email} />
        </>
      )}
      {isDoubtful && (
        <Badge tone="problem" className="ml-2">
          Perhaps not a person
        </Badge>
      )}
    </span>
  )
}
