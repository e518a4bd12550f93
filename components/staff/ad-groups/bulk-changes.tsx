import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook } from '@/components/ui/input'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/statuses'
import type { StaffMember } from '@/lib/data/ads/assignments'

type BulkAction = (formData: FormData) => Promise<void>
export type BulkActions = { changeStatus: BulkAction; assignPerson: BulkAction }

type Props = { staff: StaffMember[]; actions: BulkActions }

const FIELD = `${fieldLook} h-9 w-auto! py-0 text-sm!`
const BUTTON = buttonVariants({ size: 'sm' })

/** What can be done to many ad groups at once. */
export function BulkChanges({ staff, actions }: Props) {
  return (
    <>
      <div className="flex gap-2">
        <select name="newStatus" aria-label="Status of the chosen ad groups" className={FIELD}>
          {Object.entries(AD_GROUP_STATUS_LABELS).map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </select>
        <button type="submit" formAction={actions.changeStatus} className={BUTTON}>
          Set status
        </button>
      </div>
      <div className="flex gap-2">
        <select name="person" aria-label="Person for the chosen ad groups" className={FIELD}>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" formAction={actions.assignPerson} className={BUTTON}>
          Assign
        </button>
      </div>
    </>
  )
}
