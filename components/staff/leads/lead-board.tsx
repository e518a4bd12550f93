import { Board } from '@/components/staff/board/board'
import type { BoardActions, BoardQuestion } from '@/components/staff/board/moves'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import type { LeadColumnOfBoard } from '@/lib/data/leads/lead-board'
import type { LeadFacts, LeadOwner } from '@/lib/data/leads/lead-rows'
import { withMoreCards } from '@/lib/leads/board-columns'
import { isOpenStage, LEAD_STATUS_LABELS, LOST_REASON_LABELS, type LeadStage } from '@/lib/leads/statuses'
import { staffPaths, type LeadArea } from '@/lib/portal/staff-paths'
import { formatCents } from '@/lib/quotes/money'
import { FirstAnswer, NextStep, OwnerName } from './lead-facts'

type Props = {
  area: LeadArea
  columns: LeadColumnOfBoard[]
  owners: LeadOwner[]
  /** The filter of the board, which is that of the list. */
  filter: URLSearchParams
  shownCards: Partial<Record<LeadStage, number>>
  actions: BoardActions
}

const WHY_LOST: BoardQuestion = { label: 'Why was it lost?', options: Object.entries(LOST_REASON_LABELS) }

export function LeadBoard({ area, columns, owners, filter, shownCards, actions }: Props) {
  const listOf = (stage: LeadStage) => {
    const query = new URLSearchParams(filter)
    query.set('stage', stage)
    return query
  }
  const boardWithMore = (stage: LeadStage) => {
    const query = withMoreCards(filter, shownCards, stage)
    return query && staffPaths.leadBoard(area, query)
  }
  return (
    <Board
      label="Leads by stage"
      actions={actions}
      isOrdered
      columns={columns.map(({ stage, total, valueCents, cards }) => ({
        id: stage,
        title: LEAD_STATUS_LABELS[stage],
        summary: formatCents(valueCents),
        total,
        question: stage === 'lost' ? WHY_LOST : undefined,
        allHref: staffPaths.leads(area, listOf(stage)),
        moreHref: boardWithMore(stage),
        cards: cards.map((lead) => ({
          id: lead.id,
          name: lead.name,
          content: (
            <LeadCard lead={lead} owners={owners} href={staffPaths.lead(area, lead.id, listOf(stage))} />
          ),
        })),
      }))}
    />
  )
}

type LeadCardProps = { lead: LeadFacts; owners: LeadOwner[]; href: string }

function LeadCard({ lead, owners, href }: LeadCardProps) {
  return (
    <>
      <StaffLink
        href={href}
        // Otherwise dragging the link would drag its URL and not the card.
        draggable={false}
        className="font-medium break-words underline-offset-4 hover:underline"
      >
        {lead.name}
      </StaffLink>
      <p className="text-sm break-words text-muted-foreground">{lead.businessName}</p>
      {lead.firstAnsweredAt === null && isOpenStage(lead.status) && (
        <p className="text-sm">
          <span className="sr-only">First answer: </span>
          <FirstAnswer lead={lead} />
        </p>
      )}
      {lead.lostReason && (
        <p>
          <Badge>{LOST_REASON_LABELS[lead.lostReason]}</Badge>
        </p>
      )}
      {(lead.nextStep ?? lead.nextStepOn) && (
        <p className="text-sm">
          <NextStep {...lead} />
        </p>
      )}
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted-foreground">
        <span>
          <span className="sr-only">Owner: </span>
          <OwnerName id={lead.ownerId} owners={owners} />
        </span>
        {lead.valueCents !== null && <span className="tabular-nums">{formatCents(lead.valueCents)}</span>}
      </p>
    </>
  )
}
