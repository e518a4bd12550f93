import { Day } from '@/components/staff/office-time'
import { StatusBadge } from '@/components/staff/status-badge'
import { Badge } from '@/components/ui/badge'
import { toAdGroupStatus, AD_GROUP_STATUS_LABELS } from '@/lib/ads/types'
import type { Area, UserType } from '@/lib/auth/roles'
import { canEnter } from '@/lib/auth/roles'
import type { Company } from '@/lib/leads/crm'
import { LEAD_STATUS_LABELS } from '@/lib/leads/statuses'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCents } from '@/lib/quotes/money'
import { QUOTE_STATE_LABELS, quoteState } from '@/lib/quotes/states'
import { companyDay } from '@/lib/time/in-zone'
import { Panel, PanelRow } from './panel'

type Props = { company: Company; role: UserType; today: string }

export const CompanyContacts = ({ company }: Props) => (
  <Panel
    id="contacts"
    title="Contacts"
    count={company.contactCount}
    more={{ href: staffPaths.newContact('owl'), label: 'New contact' }}
    empty="No contacts yet."
    isEmpty={company.contacts.length === 0}
  >
    <ul className="divide-y">
      {company.contacts.map(({ id, name, position, email, phone }) => (
        <PanelRow key={id} href={staffPaths.contact('owl', id)} title={name}>
          {position && <span>{position}</span>}
          {email && <span>{email}</span>}
          {phone && <span>{phone}</span>}
        </PanelRow>
      ))}
    </ul>
  </Panel>
)

export const CompanyLeads = ({ company: { leads, leadCount } }: Props) =>
  leads && (
    <Panel
      id="leads"
      title="Leads"
      count={leadCount ?? 0}
      empty="No leads from this client."
      isEmpty={leads.length === 0}
    >
      <ul className="divide-y">
        {leads.map(({ id, name, stage, valueCents, createdAt }) => (
          <PanelRow
            key={id}
            href={staffPaths.lead('owl', id)}
            title={name}
            side={valueCents === null ? null : formatCents(valueCents)}
          >
            <StatusBadge status={stage} labels={LEAD_STATUS_LABELS} />
            <Day on={companyDay(createdAt)} />
          </PanelRow>
        ))}
      </ul>
    </Panel>
  )

export function CompanyQuotes({ company, role, today }: Props) {
  const { quotes, quoteCount, quoteSums } = company
  return (
    <Panel
      id="quotes"
      title="Quotes"
      count={quoteCount}
      more={
        role === 'project_manager'
          ? undefined
          : { href: staffPaths.newQuote('owl', { client: company.id }), label: 'New quote' }
      }
      empty="No quotes yet."
      isEmpty={quotes.length === 0}
    >
      <ul className="divide-y">
        {quotes.map(({ id, number, title, status, totalCents, validUntil }) => (
          <PanelRow
            key={id}
            href={staffPaths.quote('owl', id)}
            title={title}
            side={totalCents === null ? null : formatCents(totalCents)}
          >
            <span>{number}</span>
            <StatusBadge
              status={quoteState({ status, validUntil: validUntil ?? today, seenAt: null }, today)}
              labels={QUOTE_STATE_LABELS}
            />
            {status === 'sent' && validUntil && (
              <span>
                Valid until <Day on={validUntil} />
              </span>
            )}
          </PanelRow>
        ))}
      </ul>
      <p className="border-t px-4 py-3 text-sm text-muted-foreground tabular-nums">
        {formatCents(quoteSums.sent)} waiting, {formatCents(quoteSums.accepted)} accepted
      </p>
    </Panel>
  )
}

export const CompanyVideos = ({ company: { videos, videoCount }, role }: Props) => (
  <Panel
    id="videos"
    title="Videos"
    count={videoCount}
    empty={role === 'owl' ? 'No published video shows this client.' : 'No videos for this client.'}
    isEmpty={videos.length === 0}
  >
    <ul className="divide-y">
      {videos.map(({ id, slug, title, isPublished }) => (
        <PanelRow
          key={id}
          href={canEnter('admin', role) ? staffPaths.video(id) : isPublished ? paths.video(slug) : null}
          title={title}
          side={isPublished ? null : <Badge tone="idle">Not published</Badge>}
        />
      ))}
    </ul>
  </Panel>
)

export const CompanyReviews = ({ company: { reviews, reviewCount }, role }: Props) => (
  <Panel
    id="reviews"
    title="Reviews"
    count={reviewCount}
    empty="No review yet."
    isEmpty={reviews.length === 0}
  >
    <ul className="divide-y">
      {reviews.map(({ id, rating, description }) => (
        <PanelRow
          key={id}
          href={canEnter('admin', role) ? staffPaths.review(id) : null}
          title={`${rating} of 5 stars`}
        >
          {description}
        </PanelRow>
      ))}
    </ul>
  </Panel>
)

/** The area in which the role sees ad groups. */
const adArea = (role: UserType): Area => (canEnter('admin', role) ? 'admin' : 'project-manager')

export const CompanyAdGroups = ({ company: { adGroups, adGroupCount }, role }: Props) =>
  adGroups && (
    <Panel
      id="ad-groups"
      title="Ad groups"
      count={adGroupCount ?? 0}
      empty="No ad groups for this client."
      isEmpty={adGroups.length === 0}
    >
      <ul className="divide-y">
        {adGroups.map(({ id, name, status }) => (
          <PanelRow
            key={id}
            href={staffPaths.adGroup(adArea(role), id)}
            title={name}
            side={
              <StatusBadge status={toAdGroupStatus(status) ?? 'planned'} labels={AD_GROUP_STATUS_LABELS} />
            }
          />
        ))}
      </ul>
    </Panel>
  )
