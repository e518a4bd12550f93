import type { AdComment } from '@/lib/ads/types'
import { longDate } from '@/lib/time/long-date'

/** More than these are folded away, so that one long conversation does not push the other ads off the page. */
const SHOWN_AT_ONCE = 3

export function CommentList({ comments, title }: { comments: readonly AdComment[]; title: string }) {
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
