import type { ReactNode } from 'react'
import { FactList } from '@/components/staff/record/fact-list'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { buttonVariants } from '@/components/ui/button-variants'
import type { LedgerSummary } from '@/lib/data/owl/loyalty-ledger'
import type { LoyaltyProgram } from '@/lib/data/owl/loyalty-record'
import type { EditAction } from '@/lib/forms/form-state'
import { PROGRAM_STATUS_LABELS, zoneLabel } from '@/lib/owl/loyalty/lists'
import { owlPaths } from '@/lib/portal/owl-paths'
import { formatCents } from '@/lib/quotes/money'
import type { ProgramField } from '@/lib/schemas/loyalty'
import { loyaltyFields } from '@/lib/schemas/loyalty-fields'
import { countOf, formatCount } from '@/lib/text/format'

type Props = {
  program: LoyaltyProgram
  summary: LedgerSummary
  actionOf: (field: ProgramField) => EditAction
  children: ReactNode
}

export function ProgramDetail({ program, summary, actionOf, children }: Props) {
  const { id, name, status, version, group, timeZone } = program
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={owlPaths.loyaltyPrograms()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All loyalty programs
        </StaffLink>
        <InlineEdit
          label="Name"
          value={name}
          version={version}
          control={{ kind: 'text', maxLength: loyaltyFields.name.max }}
          action={actionOf('name')}
        >
          <h1 className="type-title [overflow-wrap:anywhere]">{name}</h1>
        </InlineEdit>
        <InlineEdit
          label="Status"
          value={status}
          version={version}
          control={{ kind: 'select', options: Object.entries(PROGRAM_STATUS_LABELS) }}
          action={actionOf('status')}
        >
          <StatusBadge status={status} labels={PROGRAM_STATUS_LABELS} />
        </InlineEdit>
        <div className="flex flex-wrap gap-2">
          <StaffLink
            href={owlPaths.loyaltySimulator(id)}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Simulator
          </StaffLink>
          <StaffLink
            href={owlPaths.loyaltyLedger(id)}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Ledger
          </StaffLink>
        </div>
      </div>
      <FactList
        facts={[
          ['Site group', group.name],
          ['Time zone', zoneLabel(timeZone)],
          [
            'Members',
            `${formatCount(summary.members)}, with ${countOf(summary.entries, 'entry', 'entries')}`,
          ],
          ['Open points', formatCount(summary.points)],
          ['Rewards', `${formatCents(summary.costCents)} so far`],
        ]}
      />
      {children}
    </div>
  )
}
