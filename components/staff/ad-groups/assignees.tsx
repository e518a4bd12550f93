import { Button } from '@/components/ui/button'
import { fieldLook } from '@/components/ui/input'
import { ROLE_LABELS } from '@/lib/auth/roles'
import type { Assignee, StaffMember } from '@/lib/data/ads/assignments'
import { SidebarSection } from '@/components/staff/headings'

type Props = {
  people: Assignee[]
  /** Null when the user may not assign. */
  staff: StaffMember[] | null
  assign: (formData: FormData) => Promise<void>
  /** Null when the user may not unassign. */
  unassign: ((profileId: string, formData: FormData) => Promise<void>) | null
}

const roleOf = ({ userType }: StaffMember) => (userType ? ROLE_LABELS[userType] : 'No role')

function AssignForm({ staff, assign }: { staff: StaffMember[]; assign: Props['assign'] }) {
  return (
    <form action={assign} className="flex gap-2">
      <select
        name="profileId"
        required
        defaultValue=""
        aria-label="Person to assign"
        className={`${fieldLook} h-11`}
      >
        <option value="">Choose a person</option>
        {staff.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}, {roleOf(person)}
          </option>
        ))}
      </select>
      <Button type="submit" variant="secondary">
        Assign
      </Button>
    </form>
  )
}

export function Assignees({ people, staff, assign, unassign }: Props) {
  const others = staff?.filter(({ id }) => !people.some((person) => person.id === id)) ?? []
  return (
    <SidebarSection id="assignees" title="Working on it">
      {people.length === 0 ? (
        <p className="text-muted-foreground">
          {staff ? 'No one is assigned yet.' : 'You are not assigned to it.'}
        </p>
      ) : (
        <ul className="divide-y border-y">
          {people.map((person) => (
            <li key={person.id} className="flex items-center justify-between gap-3 py-2">
              <div className="min-w-0">
                <p className="[overflow-wrap:anywhere]">{person.name}</p>
                <p className="text-sm text-muted-foreground">
                  {person.isActive ? roleOf(person) : 'Deactivated'}
                </p>
              </div>
              {unassign && (
                <form action={unassign.bind(null, person.id)}>
                  <Button type="submit" variant="ghost" size="sm">
                    Remove<span className="sr-only"> {person.name}</span>
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && <AssignForm staff={others} assign={assign} />}
    </SidebarSection>
  )
}
