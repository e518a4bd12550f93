import { ScreenHeading } from '@/components/staff/headings'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { Day, OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { RATING_OPTIONS, REVIEW_LIST, REVIEW_STATUS_LABELS, type ReviewColumn } from '@/lib/catalogue/reviews'
import type { ReviewedOptions, ReviewQuery, ReviewRow } from '@/lib/data/catalogue/review-list'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { companyDay } from '@/lib/time/in-zone'
import { ReviewStatusBadge } from './review-status'

type ReviewListProps = {
  title: string
  description?: string
  query: ReviewQuery
  page: ListPage<ReviewRow>
  /** The clients and films that reviews name. */
  named: ReviewedOptions
  views: SavedView[]
  viewActions: SavedViewActions
}

export function ReviewList({ title, description, named, ...props }: ReviewListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <div className="flex flex-wrap gap-2">
          <StaffLink href={staffPaths.reviewRequests()} className={buttonVariants({ variant: 'outline' })}>
            Review requests
          </StaffLink>
          <StaffLink href={staffPaths.newReview()} className={buttonVariants()}>
            New review
          </StaffLink>
        </div>
      </div>
      <ListScreen
        {...props}
        spec={REVIEW_LIST}
        toRow={toListRow}
        options={{
          status: optionsFromLabels(REVIEW_STATUS_LABELS),
          rating: RATING_OPTIONS.map(([value, label]) => ({ value, label })),
          client: optionsFromRecords(named.client),
          film: optionsFromRecords(named.film),
        }}
        hrefOf={(query) => staffPaths.reviews(query)}
        exportHref={(query) => staffPaths.reviewExport(query)}
        bulk={null}
      />
    </div>
  )
}

const NONE = <span className="text-muted-foreground">None</span>

const toListRow = (review: ReviewRow): ListRow<ReviewColumn> => ({
  id: review.id,
  href: staffPaths.review(review.id),
  title: review.client,
  cells: {
    rating: (
      <span className="whitespace-nowrap tabular-nums">
        {review.rating}
        <span className="text-muted-foreground"> of 5</span>
      </span>
    ),
    text: (
      <span className="line-clamp-2 max-w-md [overflow-wrap:anywhere] md:min-w-44">{review.description}</span>
    ),
    contact: review.contact ?? NONE,
    film: review.film ?? NONE,
    status: <ReviewStatusBadge status={review.status} />,
    date: <Day on={companyDay(review.createdAt)} />,
    changed: <OfficeTime at={review.changedAt} className="text-muted-foreground tabular-nums" />,
  },
})
