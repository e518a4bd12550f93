import type { AdFeedback as Feedback, SeenFiles } from '@/lib/ads/types'
import type { NamedFile } from '@/lib/ads/file-names'
import type { FormAction } from '@/lib/forms/form-state'
import { ApprovalNote } from './approval-note'
import { ApproveForm } from './approve-form'
import { CommentForm } from './comment-form'
import { CommentList } from './comment-list'

type WithoutForm<Given extends unknown[]> = (
  ...given: [...Given, ...Parameters<FormAction>]
) => ReturnType<FormAction>

export type FeedbackActions = {
  comment: WithoutForm<[adId: string]>
  approve: WithoutForm<[adId: string, seen: SeenFiles]>
}

type Props = {
  feedback: Feedback
  /** Those of the ad, as they are downloaded. */
  files: readonly NamedFile[]
  title: string
  actions: FeedbackActions
  contactEmail: string
}

/** What the client said about an ad, and where they say more. */
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
