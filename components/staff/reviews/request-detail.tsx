import { FactList } from '@/components/staff/record/fact-list'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import { isOpenRequest, mailProblem } from '@/lib/catalogue/review-requests'
import type { ReviewRequest } from '@/lib/data/catalogue/review-requests'
import { staffPaths } from '@/lib/portal/staff-paths'
import { RequestStateBadge } from './review-status'

type Props = {
  request: ReviewRequest
  sendAgain: () => Promise<void>
  withdraw: () => Promise<void>
}

export function RequestDetail({ request, sendAgain, withdraw }: Props) {
  const { state, contact, position, reviewId } = request
  const isOpen = isOpenRequest(state)
  const problem = mailProblem(state, request.mailStatus)
  const time = (at: string | null) => at && <OfficeTime at={at} className="tabular-nums" />
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={staffPaths.reviewRequests()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All review requests
        </StaffLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="type-title [overflow-wrap:anywhere]">{contact}</h1>
          <RequestStateBadge state={state} />
        </div>
        {problem && (
          <p role="status" className="border-l-2 border-destructive py-1 pl-4">
            {problem}{' '}
            <StaffLink href={staffPaths.unsentMail()} className="underline underline-offset-4">
              Mail that was not sent
            </StaffLink>
          </p>
        )}
      </div>
      <FactList
        facts={[
          ['Position', position],
          ['Client', request.client],
          ['Film', request.film],
          ['Asked', time(request.createdAt)],
          ['Last email', request.sentAt !== request.createdAt && time(request.sentAt)],
          ['Opened', time(request.openedAt)],
          ['Answered', time(request.answeredAt)],
          ['Withdrawn', time(request.withdrawnAt)],
          [state === 'expired' ? 'Link ended' : 'Link ends', state !== 'answered' && time(request.expiresAt)],
          [
            'Review',
            reviewId && (
              <StaffLink href={staffPaths.review(reviewId)} className="underline underline-offset-4">
                Read the review
              </StaffLink>
            ),
          ],
        ]}
      />
      {state !== 'answered' && (
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-2">
            <form action={sendAgain}>
              <Button type="submit" variant="outline" size="sm">
                Send again
              </Button>
            </form>
            {isOpen && (
              <form action={withdraw}>
                <Button type="submit" variant="outline" size="sm">
                  Withdraw the link
                </Button>
              </form>
            )}
          </div>
          <p className="text-sm text-muted-foreground">
            {isOpen
              ? 'A new email has a new link, and the earlier one stops working. A withdrawn link stops working at once.'
              : 'A new email has a new link that works for 60 days.'}
          </p>
        </div>
      )}
    </div>
  )
}
