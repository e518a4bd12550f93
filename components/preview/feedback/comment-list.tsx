import { CommentPlace } from '@/components/preview/marks/comment-place'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { markIds } from '@/lib/ads/marks'
import { COMMENTS_PER_PAGE, type AdComment, type AdFeedback } from '@/lib/ads/types'
import { previewPaths } from '@/lib/preview-paths'
import { htmlTime, longDate } from '@/lib/time/in-zone'

/** Longer lists are collapsed. */
const SHOWN_AT_ONCE = 3

type Props = {
  groupId: string
  feedback: AdFeedback
  title: string
  /** Address of the film in use. */
  film: string | null
}

export function CommentList({ groupId, feedback, title, film }: Props) {
  const { adId, comments, commentCount, commentPage } = feedback
  if (commentCount === 0) return null
  const isMarked = comments.some((one) => !one.isResolved && (one.film?.isCurrent || one.point?.isCurrent))
  return (
    <details
      id={markIds.comments(adId)}
      // Marks lead into the list.
      open={commentCount <= SHOWN_AT_ONCE || commentPage > 1 || isMarked}
      className="scroll-mt-6"
    >
      <summary className="cursor-pointer py-1 font-medium">
        Comments ({commentCount})<span className="sr-only"> on {title}</span>
      </summary>
      <PageLinks groupId={groupId} feedback={feedback} />
      <ul className="mt-3 grid gap-5">
        {comments.map((comment) => (
          <CommentItem key={comment.id} adId={adId} comment={comment} film={film} />
        ))}
      </ul>
    </details>
  )
}

type ItemProps = { adId: string; comment: AdComment; film: string | null }

function CommentItem({ adId, comment, film }: ItemProps) {
  const { id, number, name, body, createdAt, isResolved, wantsChanges } = comment
  return (
    <li id={markIds.comment(id)} className="scroll-mt-6 border-l-2 pl-4 target:border-primary">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm wrap-anywhere text-muted-foreground">
        <span className="tabular-nums">{number}</span>
        <span className="font-medium text-foreground">{name}</span>
        <time dateTime={htmlTime(createdAt)}>{longDate(createdAt)}</time>
        <CommentPlace adId={adId} film={comment.film} point={comment.point} source={film} />
        {wantsChanges && !isResolved && <Badge tone="todo">Changes requested</Badge>}
        {isResolved && <Badge tone="done">Settled</Badge>}
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{body}</p>
    </li>
  )
}

const LINK = buttonVariants({ variant: 'outline', size: 'sm' })

function PageLinks({ groupId, feedback }: Pick<Props, 'groupId' | 'feedback'>) {
  const { adId, commentCount, commentPage } = feedback
  const last = Math.max(1, Math.ceil(commentCount / COMMENTS_PER_PAGE))
  if (last === 1) return null
  const page = (number: number) => `${previewPaths.comments(groupId, adId, number)}#${markIds.comments(adId)}`
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      {commentPage < last && (
        <a href={page(commentPage + 1)} className={LINK}>
          Older comments
        </a>
      )}
      {commentPage > 1 && (
        <a href={page(commentPage - 1)} className={LINK}>
          Newer comments
        </a>
      )}
    </p>
  )
}
