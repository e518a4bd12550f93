import type { ReactNode } from 'react'
import { Day, OfficeTime } from '@/components/staff/office-time'
import { StatusBadge } from '@/components/staff/status-badge'
import { Badge } from '@/components/ui/badge'
import type { ColdLead, ComingCall, CrmHome } from '@/lib/leads/crm'
import { LEAD_STATUS_LABELS, unconfirmedLabel } from '@/lib/leads/statuses'
import { type LeadArea, type QuoteArea, staffPaths } from '@/lib/portal/staff-paths'
import { formatCents } from '@/lib/quotes/money'
import { formatCount } from '@/lib/text/format'
import { daysBetween } from '@/lib/time/days'
import { shortDay } from '@/lib/time/in-zone'
import { Panel, PanelRow } from './panel'

export const Calls = ({ calls }: { calls: readonly ComingCall[] }) => (
  <Panel id="calls" title="Calls to come" empty="No call is booked." isEmpty={calls.length === 0}>
    <ul className="divide-y">
      {calls.map(({ id, leadId, startsAt, name, business, phone, expiresAt }) => (
        <PanelRow
          key={id}
          href={staffPaths.lead('owl', leadId)}
          title={business}
          side={<OfficeTime at={startsAt} />}
        >
          <span>{name}</span>
          {phone && <span>{phone}</span>}
          {expiresAt && <Badge tone="todo">{unconfirmedLabel(expiresAt)}</Badge>}
        </PanelRow>
      ))}
    </ul>
  </Panel>
)

function expiry(validUntil: string, today: string): string {
  const days = daysBetween(today, validUntil)
  if (days === 0) return 'Expires today'
  return days === 1 ? 'Expires tomorrow' : `Expires ${shortDay(validUntil)}`
}

const SOON_DAYS = 3

type QuotesProps = {
  quotes: CrmHome['quotes']
  /** As in '2026-11-23'. */
  today: string
  area: Extract<QuoteArea, LeadArea>
  /** Below the sum. */
  footer?: ReactNode
}

export const QuotesWaiting = ({ quotes, today, area, footer }: QuotesProps) => (
  <Panel
    id="quotes-waiting"
    title="Quotes waiting"
    count={quotes.count}
    more={{ href: staffPaths.quotes(area), label: 'All quotes' }}
    footer={footer}
    empty="No quotes are waiting for an answer."
    isEmpty={quotes.rows.length === 0}
  >
    <ul className="divide-y">
      {quotes.rows.map((quote) => (
        <PanelRow
          key={quote.id}
          href={staffPaths.quote(area, quote.id)}
          title={quote.recipient || quote.title}
          side={formatCents(quote.totalCents)}
        >
          <span>{quote.number}</span>
          <Badge tone={daysBetween(today, quote.validUntil) <= SOON_DAYS ? 'problem' : 'waiting'}>
            {expiry(quote.validUntil, today)}
          </Badge>
          <span>{quote.seenAt ? 'Seen' : 'Not opened yet'}</span>
        </PanelRow>
      ))}
    </ul>
    <p className="border-t px-4 py-3 text-sm text-muted-foreground">
      {formatCents(quotes.totalCents)} in{' '}
      {quotes.count === 1 ? 'one quote' : `${formatCount(quotes.count)} quotes`}
    </p>
  </Panel>
)

export const GoingCold = ({ cold, today }: { cold: { count: number; rows: ColdLead[] }; today: string }) => (
  <Panel
    id="cold"
    title="Going cold"
    count={cold.count}
    more={{ href: staffPaths.leads('owl', new URLSearchParams({ stage: 'open' })), label: 'Open leads' }}
    empty="Every open lead has activity this week or a next step."
    isEmpty={cold.rows.length === 0}
  >
    <ul className="divide-y">
      {cold.rows.map((lead) => (
        <PanelRow
          key={lead.id}
          href={staffPaths.lead('owl', lead.id)}
          title={lead.business}
          side={lead.valueCents === null ? null : formatCents(lead.valueCents)}
        >
          <StatusBadge status={lead.stage} labels={LEAD_STATUS_LABELS} />
          {lead.nextStepOn && lead.nextStepOn < today ? (
            <span>
              {lead.nextStep ?? 'Next step'}: overdue since <Day on={lead.nextStepOn} />
            </span>
          ) : (
            <span>
              No activity since <OfficeTime at={lead.changedAt} />
            </span>
          )}
          {lead.owner && <span>{lead.owner}</span>}
        </PanelRow>
      ))}
    </ul>
  </Panel>
)
