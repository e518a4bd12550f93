import { OfficeTime } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { ClientComment } from '@/lib/data/ads/ad-feedback'
import { ClientName } from './client-name'

type Props = {
  comment: ClientComment
  /** Absent for those who may look only. */
  settle: ((formData: FormData) => Promise<void>) | undefined
}

export function CommentRow({ comment, settle }: Props) {
  const isSettled = comment.resolvedAt !== null
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <ClientName {...comment} />
          <OfficeTime at={comment.createdAt} className="text-muted-foreground" />
          {isSettled && <Badge>Settled</Badge>}
        </p>
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{comment.body}</p>
      </div>
      {settle && (
        <form action={settle}>
          <input type="hidden" name="comment" value={comment.id} />
          <Button
            type="submit"
            name="settled"
            value={isSettled ? 'no' : 'yes'}
            variant={isSettled ? 'ghost' : 'outline'}
            size="sm"
          >
            {isSettled ? 'Open again' : 'Mark as settled'}
            <span className="sr-only"> the comment by {comment.name}</span>
          </Button>
        </form>
      )}
    </li>
  )
}
