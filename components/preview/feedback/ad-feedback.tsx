import { Check, MessageSquareWarning } from 'lucide-react'
import { approvedFiles, seenFiles } from '@/lib/ads/decision'
import type { NamedFile } from '@/lib/ads/file-names'
import type { AdApproval, AdFeedback as Feedback, SeenAd, SeenFiles } from '@/lib/ads/types'
import type { FormAction } from '@/lib/forms/form-state'
import { longDate } from '@/lib/time/in-zone'
import { AnswerForm } from './answer-form'
import { CommentList } from './comment-list'

type WithoutForm<Given extends unknown[]> = (
  ...given: [...Given, ...Parameters<FormAction>]
) => ReturnType<FormAction>

export type FeedbackActions = {
  answer: WithoutForm<[adId: string, seen: SeenFiles]>
  approveRest: WithoutForm<[ads: SeenAd[]]>
}

type Props = {
  groupId: string
  feedback: Feedback
  files: readonly NamedFile[]
  title: string
  /** Address of the film in use. */
  film: string | null
  actions: FeedbackActions
  contactEmail: string
}

export function AdFeedback({ groupId, feedback, files, title, film, actions, contactEmail }: Props) {
  const { adId, approval } = feedback
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 border-t pt-6 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <DecisionNote feedback={feedback} />
        <AnswerForm
          adId={adId}
          title={title}
          files={approvedFiles(feedback, files)}
          has={{ picture: feedback.static !== null, film: feedback.motion !== null }}
          isApproved={approval?.isCurrent ?? false}
          action={actions.answer.bind(null, adId, seenFiles(feedback))}
          contactEmail={contactEmail}
        />
      </div>
      <CommentList groupId={groupId} feedback={feedback} title={title} film={film} />
    </div>
  )
}

function changedSince({ isPictureCurrent, isFilmCurrent }: AdApproval): string {
  if (isPictureCurrent) return 'The film has changed since.'
  return isFilmCurrent ? 'The picture has changed since.' : 'Picture and film have changed since.'
}

function DecisionNote({ feedback }: { feedback: Feedback }) {
  const { approval, wantsChanges } = feedback
  return (
    <>
      {wantsChanges && (
        <p className="flex items-start gap-2 font-medium">
          <MessageSquareWarning aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
          You asked for changes. The team is on it.
        </p>
      )}
      {approval?.isCurrent && (
        <p className="flex items-start gap-2 font-medium">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
          <span className="wrap-anywhere">
            Approved by {approval.name}, {longDate(approval.approvedAt)}
          </span>
        </p>
      )}
      {approval && !approval.isCurrent && (
        <p className="text-sm wrap-anywhere text-muted-foreground">
          Approved for an earlier version by {approval.name}, {longDate(approval.approvedAt)}.{' '}
          {changedSince(approval)}
        </p>
      )}
    </>
  )
}
