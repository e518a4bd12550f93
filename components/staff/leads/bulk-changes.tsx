import { BulkButton } from '@/components/staff/list/bulk-reports'
import { fieldLook } from '@/components/ui/input'
import type { LeadOwner } from '@/lib/data/leads/lead-rows'
import { NOBODY } from '@/lib/leads/lead-list'
import { LEAD_STATUS_LABELS, LOST_REASON_LABELS } from '@/lib/leads/statuses'
import { ownerOptions } from './filter-options'

const LOOK = `${fieldLook} h-11 min-w-0 grow py-0 text-sm! sm:w-auto`

type Props = { owners: LeadOwner[]; viewerId: string }

/** Within the form of the list. CSS shows what a change needs, also without JavaScript. */
export const LeadBulkChanges = ({ owners, viewerId }: Props) => (
  <div className="group/change flex w-full flex-wrap items-center gap-2 sm:w-auto">
    <select name="change" aria-label="Change of the selected leads" className={LOOK}>
      <option value="stage">Set stage</option>
      <option value="owner">Set owner</option>
    </select>
    <select
      name="stage"
      aria-label="Stage of the selected leads"
      className={`${LOOK} group-has-[option[value=owner]:checked]/change:hidden`}
    >
      {Object.entries(LEAD_STATUS_LABELS).map(([stage, label]) => (
        <option key={stage} value={stage}>
          {label}
        </option>
      ))}
    </select>
    <select
      name="reason"
      aria-label="Why they were lost"
      className={`${LOOK} hidden group-[:has(option[value=stage]:checked):has(option[value=lost]:checked)]/change:block`}
    >
      <option value="">Why?</option>
      {Object.entries(LOST_REASON_LABELS).map(([reason, label]) => (
        <option key={reason} value={reason}>
          {label}
        </option>
      ))}
    </select>
    <select
      name="owner"
      aria-label="Owner of the selected leads"
      className={`${LOOK} hidden group-has-[option[value=owner]:checked]/change:block`}
    >
      {ownerOptions(
        owners.filter(({ mayOwn }) => mayOwn),
        viewerId,
      ).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
      <option value={NOBODY}>Unassigned</option>
    </select>
    <BulkButton label="Apply" />
  </div>
)
