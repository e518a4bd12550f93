import { Day } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import type { LeadFacts, LeadOwner } from '@/lib/data/leads/lead-rows'
import { answerOf, hoursText, isStepOverdue } from '@/lib/leads/answer'
import { formatCents } from '@/lib/quotes/money'
import { companyToday } from '@/lib/time/in-zone'

export const NONE = <span className="text-muted-foreground">None</span>

export function FirstAnswer({ lead }: { lead: LeadFacts }) {
  const answer = answerOf(lead)
  switch (answer.kind) {
    case 'answered':
      return answer.isLate ? (
        <Badge tone="over">Late: after {hoursText(answer.hours)}</Badge>
      ) : (
        <span className="text-muted-foreground">After {hoursText(answer.hours)}</span>
      )
    case 'due':
      return <span>Due in {hoursText(answer.hours)}</span>
    case 'overdue':
      return <Badge tone="problem">Overdue for {hoursText(answer.hours)}</Badge>
    case 'none':
      return NONE
  }
}

type NextStepProps = Pick<LeadFacts, 'status' | 'nextStep' | 'nextStepOn'>

export function NextStep({ status, nextStep, nextStepOn }: NextStepProps) {
  if (!nextStep && !nextStepOn) return NONE
  const today = companyToday()
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 [overflow-wrap:anywhere]">
      {nextStep}
      {nextStepOn && (
        <span className="text-muted-foreground">
          <Day on={nextStepOn} />
        </span>
      )}
      {isStepOverdue({ status, nextStepOn }, today) && <Badge tone="problem">Overdue</Badge>}
    </span>
  )
}

export const LeadValue = ({ cents }: { cents: number | null }) =>
  cents === null ? NONE : <span className="tabular-nums">{formatCents(cents)}</span>

type OwnerNameProps = { id: string | null; owners: readonly LeadOwner[] }

export const OwnerName = ({ id, owners }: OwnerNameProps) =>
  id === null ? (
    <span className="text-muted-foreground">Unassigned</span>
  ) : (
    (owners.find((owner) => owner.id === id)?.name ?? 'Former user')
  )
