import { Check } from 'lucide-react'
import type { AdApproval, AdComment, AdFeedback as Feedback, ApprovedFiles } from '@/lib/ads/types'
import type { NamedFile } from '@/lib/ads/file-names'
import type { FormAction } from '@/lib/forms/form-state'
import { longDate } from '@/lib/time/in-zone'
import { ApproveForm } from './approve-form'
import { CommentForm } from './comment-form'

type WithoutForm<Given extends unknown[]> = (
  ...given: [...Given, ...Parameters<FormAction>]
) => ReturnType<FormAction>

export type FeedbackActions = {
  comment: WithoutForm<[adId: string]>
  approve: WithoutForm<[adId: string, seen: ApprovedFiles]>
}

type Props = {
  feedback: Feedback
  files: readonly NamedFile[]
  title: string
  actions: FeedbackActions
  contactEmail: string
}

export function AdFeedback({ feedback, files, title, actions, contactEmail }: Props) {
  const { adId, approval, comments } = feedback
  const seen = { static: feedback.static?.sha256 ?? null, motion: feedback.motion?.sha256 ?? null }
  const approvable = files.map(({ name, kind }) => ({ name, version: feedback[kind]?.version ?? 1 }))
  return (
    <div className="mt-8 grid gap-x-8 gap-y-5 border-t pt-5 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        {approval && <ApprovalNote approval={approval} />}
        {approvable.length > 0 && (
          <ApproveForm
            adId={adId}
            title={title}
            files={approvable}
            isApproved={approval?.isCurrent ?? false}
            action={actions.approve.bind(null, adId, seen)}
            contactEmail={contactEmail}
          />
        )}
      </div>
      <div className="grid content-start gap-4">
        {comments.length > 0 && <CommentList comments={comments} title={title} />}
        <CommentForm
          adId={adId}
          title={title}
          action={actions.comment.bind(null, adId)}
          contactEmail={contactEmail}
        />
      </div>
    </div>
  )
}

function ApprovalNote({ approval: { name, approvedAt, isCurrent } }: { approval: AdApproval }) {
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

/** Longer lists are collapsed. */
const SHOWN_AT_ONCE = 3

function CommentList({ comments, title }: { comments: readonly AdComment[]; title: string }) {
  return (
    <details open={comments.length <= SHOWN_AT_ONCE}>
      <summary className="cursor-pointer py-1 font-medium">
        Comments ({comments.length})<span className="sr-only"> on {title}</span>
      </summary>
      <ul className="mt-3 grid gap-5">
        {comments.map(({ id, name, body, createdAt, isResolved }) => (
          <li key={id} className="border-l-2 pl-4">
            <p className="text-sm wrap-anywhere text-muted-foreground">
              <span className="font-medium text-foreground">{name}</span>,{' '}
              <time dateTime={createdAt}>{longDate(createdAt)}</time>
              {isResolved && ' · Settled'}
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{body}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
