import type { ReactNode } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/types'
import type { ClientRecord } from '@/lib/data/catalogue/client-record'
import { paths } from '@/lib/paths'
import { screenHref, getScreen } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'

const LINK = 'underline underline-offset-4'
const contacts = screenHref(getScreen('admin', 'add-contact'))

/** What names the client, with links. */
export function ClientUses({ client }: { client: ClientRecord }) {
  const askForReview = (
    <StaffLink
      href={staffPaths.newReviewRequest({ client: client.id })}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      Ask for a review
    </StaffLink>
  )
  return (
    <>
      <Uses id="films" title="Films" more={staffPaths.videoGallery()}>
        {client.films.map(({ id, slug, title, isPublished }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            {isPublished ? (
              <StaffLink href={paths.video(slug)} className={LINK}>
                {title}
              </StaffLink>
            ) : (
              <span>{title}</span>
            )}
            {!isPublished && <Badge tone="idle">Not published</Badge>}
          </li>
        ))}
      </Uses>
      <Uses id="reviews" title="Reviews" more={staffPaths.reviews()} action={askForReview}>
        {client.reviews.map(({ id, rating, description }) => (
          <li key={id} className="grid gap-1 py-2">
            <span className="text-sm text-muted-foreground">{rating} of 5 stars</span>
            <StaffLink href={staffPaths.review(id)} className={`${LINK} [overflow-wrap:anywhere]`}>
              {description}
            </StaffLink>
          </li>
        ))}
      </Uses>
      <Uses id="contacts" title="Contacts" more={contacts}>
        {client.contacts.map(({ id, name, position }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <StaffLink href={staffPaths.contact('admin', id)} className={LINK}>
              {name}
            </StaffLink>
            {position && <span className="text-sm text-muted-foreground">{position}</span>}
          </li>
        ))}
      </Uses>
      <Uses id="ad-groups" title="Ad groups" more={staffPaths.adGroups('admin')}>
        {client.adGroups.map(({ id, name, status }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <StaffLink href={staffPaths.adGroup('admin', id)} className={`${LINK} [overflow-wrap:anywhere]`}>
              {name}
            </StaffLink>
            <StatusBadge status={status} labels={AD_GROUP_STATUS_LABELS} />
          </li>
        ))}
      </Uses>
    </>
  )
}

type UsesProps = { id: string; title: string; more: string; action?: ReactNode; children: ReactNode[] }

const Uses = ({ id, title, more, action, children }: UsesProps) => (
  <section aria-labelledby={id} className="grid gap-2">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id={id} className="type-heading">
        {title} <span className="font-normal text-muted-foreground tabular-nums">{children.length}</span>
      </h2>
      {action}
    </div>
    {children.length > 0 ? (
      <ul className="divide-y border-y">{children}</ul>
    ) : (
      <p className="text-muted-foreground">
        None.{' '}
        <StaffLink href={more} className={LINK}>
          All {title.toLowerCase()}
        </StaffLink>
      </p>
    )}
  </section>
)
