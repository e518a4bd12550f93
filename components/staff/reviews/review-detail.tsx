import type { ReactNode } from 'react'
import { SidebarSection } from '@/components/staff/headings'
import { OfficeTime } from '@/components/staff/office-time'
import type { EditControl } from '@/components/staff/record/edit-control'
import { FactList } from '@/components/staff/record/fact-list'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import { DeleteRecord } from '@/components/staff/record/delete-record'
import { StaffLink } from '@/components/staff/staff-link'
import type { Appearance } from '@/lib/catalogue/appearances'
import { RATING_OPTIONS, type ReviewField, type ReviewStatus } from '@/lib/catalogue/reviews'
import type { NamedClient } from '@/lib/data/catalogue/client-list'
import type { ReviewChoices } from '@/lib/data/catalogue/review-choices'
import type { ReviewRecord } from '@/lib/data/catalogue/review-record'
import type { ReviewRequest } from '@/lib/data/catalogue/review-requests'
import type { EditAction } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { longDate } from '@/lib/time/in-zone'
import { LiveReview } from './live-review'
import { PublishReview } from './publish-review'
import { contactOptions, filmOptions } from './review-options'
import { ReviewStatusBadge } from './review-status'

const LABELS: Record<ReviewField, string> = {
  rating: 'Rating',
  description: 'Text',
  client: 'Client',
  contact: 'Person',
  film: 'Film',
  date: 'Date',
}

type ReviewDetailProps = {
  review: ReviewRecord
  choices: ReviewChoices
  clients: readonly NamedClient[]
  /** The request that it answers. */
  request: ReviewRequest | null
  /** Among the reviews of the home page, from 1; null when it is not there. */
  place: number | null
  /** The public pages that show it now. */
  pages: Appearance[]
  actionOf: (field: ReviewField) => EditAction
  statusAction: (to: ReviewStatus) => () => Promise<void>
  /** Puts it before the newest ones, or back among them. */
  choose: () => Promise<void>
  remove: () => Promise<void>
  /** Below the facts. */
  children: ReactNode
}

export function ReviewDetail({ review, choices, clients, request, ...props }: ReviewDetailProps) {
  const { values, version, status } = review
  const controls: Record<ReviewField, EditControl> = {
    rating: { kind: 'select', options: RATING_OPTIONS },
    description: { kind: 'textarea' },
    client: { kind: 'select', options: clients.map(({ id, name }) => [id, name]) },
    contact: { kind: 'select', options: contactOptions(choices) },
    film: { kind: 'select', options: filmOptions(choices) },
    date: { kind: 'date' },
  }
  const editable = (field: ReviewField, shown: ReactNode) => (
    <div key={field} data-review-field={field}>
      <InlineEdit
        label={LABELS[field]}
        value={values[field]}
        version={version}
        control={controls[field]}
        action={props.actionOf(field)}
      >
        {shown}
      </InlineEdit>
    </div>
  )
  const labelOf = (field: 'contact' | 'film') => {
    const control = controls[field]
    if (control.kind !== 'select' || !values[field])
      return <span className="text-muted-foreground">None</span>
    return control.options.find(([id]) => id === values[field])?.[1]
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={staffPaths.reviews()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All reviews
        </StaffLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="type-title [overflow-wrap:anywhere]">Review of {choices.name}</h1>
          <ReviewStatusBadge status={status} />
        </div>
        {request?.answeredAt && <AnsweredRequest request={request} answeredAt={request.answeredAt} />}
      </div>
      <LiveReview
        values={values}
        choices={choices}
        below={props.children}
        side={
          <>
            <PublishReview
              status={status}
              isChosen={review.isChosen}
              place={props.place}
              pages={props.pages}
              actionOf={props.statusAction}
              choose={props.choose}
            />
            <DeleteReview pages={props.pages} remove={props.remove} />
          </>
        }
      >
        <FactList
          facts={[
            ['Rating', editable('rating', `${values.rating} of 5 stars`)],
            [
              'Text',
              editable('description', <span className="whitespace-pre-line">{values.description}</span>),
            ],
            ['Client', editable('client', choices.name)],
            ['Person', editable('contact', labelOf('contact'))],
            ['Film', editable('film', labelOf('film'))],
            ['Date', editable('date', longDate(review.createdAt))],
          ]}
        />
      </LiveReview>
    </div>
  )
}

const AnsweredRequest = ({ request, answeredAt }: { request: ReviewRequest; answeredAt: string }) => (
  <p className="text-muted-foreground">
    {request.contact} sent it on <OfficeTime at={answeredAt} />, with consent to publish it.{' '}
    <StaffLink href={staffPaths.reviewRequest(request.id)} className="underline underline-offset-4">
      The request
    </StaffLink>
  </p>
)

const DeleteReview = ({ pages, remove }: Pick<ReviewDetailProps, 'pages' | 'remove'>) => (
  <SidebarSection id="delete" title="Delete">
    <DeleteRecord what="this review" pages={pages} remove={remove}>
      You can undo this from its page.
    </DeleteRecord>
  </SidebarSection>
)
