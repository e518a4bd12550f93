import { DeletedRecord } from '@/components/staff/record/delete-record'
import { History } from '@/components/staff/record/history'
import { StaffLink } from '@/components/staff/staff-link'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { GearMerge } from '@/lib/data/leads/gear-record'
import type { Action } from '@/lib/forms/form-state'
import { GEAR_STATUS_LABELS, toGearStatus } from '@/lib/leads/gear'
import { staffPaths } from '@/lib/portal/staff-paths'

type Props = { table: 'cameras' | 'lenses'; entries: HistoryEntry[]; moreHref: string | null; undo: Action }

export const GearHistory = (props: Props) => <History show={showStatus} {...props} />

function showStatus(column: string, value: unknown) {
  const status = column === 'status' ? toGearStatus(value) : null
  return status && GEAR_STATUS_LABELS[status]
}

export const DeletedGear = ({ merge, ...props }: Props & { merge: GearMerge | null }) => (
  <DeletedRecord
    list={{ href: staffPaths.gear(), label: 'All cameras and lenses' }}
    title={merge ? 'This entry was merged' : 'This entry was deleted'}
    text={merge ? <MergedInto merge={merge} /> : undefined}
  >
    <GearHistory {...props} />
  </DeletedRecord>
)

const MergedInto = ({ merge: { into, applications } }: { merge: GearMerge }) => (
  <>
    {into ? (
      <>
        Applications name{' '}
        <StaffLink href={staffPaths.gearEntry(into.id)} className="underline underline-offset-4">
          {into.name}
        </StaffLink>{' '}
        instead.
      </>
    ) : (
      'The entry that it became is gone, too.'
    )}{' '}
    Undo the deletion below to restore it
    {applications > 0 && ` in ${applications} ${applications === 1 ? 'application' : 'applications'}`}.
  </>
)
