import { ScreenHeading } from '@/components/staff/headings'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { Day, OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import {
  mailProblem,
  REQUEST_LIST,
  REQUEST_STATE_LABELS,
  type RequestColumn,
} from '@/lib/catalogue/review-requests'
import type { RequestQuery, ReviewRequest } from '@/lib/data/catalogue/review-requests'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { optionsFromLabels } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { companyDay } from '@/lib/time/in-zone'
import { RequestStateBadge } from './review-status'

type RequestListProps = {
  title: string
  description?: string
  query: RequestQuery
  page: ListPage<ReviewRequest>
  views: SavedView[]
  viewActions: SavedViewActions
}

export function RequestList({ title, description, ...props }: RequestListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <StaffLink
        href={staffPaths.reviews()}
        className="justify-self-start text-sm underline underline-offset-4"
      >
        All reviews
      </StaffLink>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <StaffLink href={staffPaths.newReviewRequest()} className={buttonVariants()}>
          Ask for a review
        </StaffLink>
      </div>
      <ListScreen
        {...props}
        spec={REQUEST_LIST}
        toRow={toListRow}
        options={{ state: optionsFromLabels(REQUEST_STATE_LABELS) }}
        hrefOf={(query) => staffPaths.reviewRequests(query)}
        exportHref={(query) => staffPaths.reviewRequestExport(query)}
        bulk={null}
      />
    </div>
  )
}

const TIME_CLASS = 'text-muted-foreground tabular-nums'
const NONE = <span className="text-muted-foreground">None</span>

const toListRow = (request: ReviewRequest): ListRow<RequestColumn> => {
  const problem = mailProblem(request.state, request.mailStatus)
  return {
    id: request.id,
    href: staffPaths.reviewRequest(request.id),
    title: request.contact,
    cells: {
      client: request.client ?? NONE,
      film: request.film ?? NONE,
      state: (
        <span className="grid justify-items-start gap-1">
          <RequestStateBadge state={request.state} />
          {problem && <span className="text-sm text-muted-foreground">{problem}</span>}
        </span>
      ),
      sent: <OfficeTime at={request.sentAt} className={TIME_CLASS} />,
      expires: <Day on={companyDay(request.expiresAt)} />,
      answered: request.answeredAt ? <OfficeTime at={request.answeredAt} className={TIME_CLASS} /> : NONE,
    },
  }
}
