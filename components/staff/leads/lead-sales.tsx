import type { ReactNode } from 'react'
import { Day, OfficeTime } from '@/components/staff/office-time'
import type { EditControl } from '@/components/staff/record/edit-control'
import { FactList } from '@/components/staff/record/fact-list'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import type { NamedClient } from '@/lib/data/catalogue/client-list'
import type { LeadRecord } from '@/lib/data/leads/lead-record'
import type { LeadOwner } from '@/lib/data/leads/lead-rows'
import { leadFields, type LeadField } from '@/lib/leads/lead-fields'
import { LOST_REASON_LABELS } from '@/lib/leads/statuses'
import { Badge } from '@/components/ui/badge'
import { isStepOverdue } from '@/lib/leads/answer'
import { companyToday } from '@/lib/time/in-zone'
import { LeadValue, NONE, OwnerName } from './lead-facts'
import type { LeadActions } from './lead-screen'
import { StageForm } from './stage-form'

type Props = { lead: LeadRecord; owners: LeadOwner[]; clients: NamedClient[]; actions: LeadActions }

export function LeadSales({ lead, owners, clients, actions }: Props) {
  const editable = (field: LeadField, control: EditControl, shown: ReactNode) => (
    <InlineEdit
      key={field}
      label={leadFields[field].label}
      value={lead.values[field]}
      version={lead.version}
      control={control}
      action={actions.edit(field)}
    >
      {shown}
    </InlineEdit>
  )
  const text = (field: LeadField): EditControl => ({ kind: 'text', maxLength: leadFields[field].max })
  const people = owners
    .filter(({ id, mayOwn }) => mayOwn || id === lead.ownerId)
    .map(({ id, name }) => [id, name] as const)
  const isLost = lead.status === 'lost'
  return (
    <section aria-labelledby="sales" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="sales" className="type-heading">
        Sale
      </h2>
      <StageForm lead={lead} action={actions.setStatus} />
      <FactList
        facts={[
          [
            'Owner',
            editable(
              'owner',
              { kind: 'select', options: [['', 'Unassigned'], ...people] },
              <OwnerName id={lead.ownerId} owners={owners} />,
            ),
          ],
          ['Next step', editable('nextStep', text('nextStep'), lead.nextStep ?? NONE)],
          ['Next step on', editable('nextStepOn', { kind: 'date' }, <StepDay lead={lead} />)],
          ['Value', editable('value', text('value'), <LeadValue cents={lead.valueCents} />)],
          [
            'Lost because',
            isLost &&
              editable(
                'lostReason',
                { kind: 'select', options: Object.entries(LOST_REASON_LABELS) },
                lead.lostReason ? LOST_REASON_LABELS[lead.lostReason] : NONE,
              ),
          ],
          [
            'Note',
            isLost &&
              editable(
                'lostNote',
                { kind: 'textarea' },
                lead.values.lostNote ? (
                  <span className="whitespace-pre-line">{lead.values.lostNote}</span>
                ) : (
                  NONE
                ),
              ),
          ],
          [
            'Client',
            editable(
              'client',
              { ...text('client'), suggestions: clients.map(({ name }) => name) } as EditControl,
              lead.values.client || NONE,
            ),
          ],
          ['Stage since', <OfficeTime key="since" at={lead.stageChangedAt} />],
        ]}
      />
    </section>
  )
}

function StepDay({ lead }: { lead: LeadRecord }) {
  if (!lead.nextStepOn) return NONE
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Day on={lead.nextStepOn} />
      {isStepOverdue(lead, companyToday()) && <Badge tone="problem">Overdue</Badge>}
    </span>
  )
}
