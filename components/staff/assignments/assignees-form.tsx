'use client'

import { cx } from 'class-variance-authority'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook } from '@/components/ui/input'
import type { Assignee, StaffMember } from '@/lib/data/ads/assignments'
import type { Action } from '@/lib/forms/action-state'
import { AssigneeChip } from './assignee-chip'
import { useAssigneesForm } from './use-assignees-form'

type Props = {
  group: { id: string; name: string }
  assignees: Assignee[]
  /** Everyone whom work can be given to. */
  staff: StaffMember[]
  action: Action
}

const KINDS = [
  { userType: 'project_manager', label: 'Project managers' },
  { userType: 'graphic_designer', label: 'Graphic designers' },
] as const

/** Who works on a group: each can be taken off, and others added. */
export function AssigneesForm({ group, assignees, staff, action }: Props) {
  const { state, isPending, formProps } = useAssigneesForm(action)
  const others = staff.filter(({ id }) => assignees.every((assignee) => assignee.id !== id))
  const notice = state.problem ?? state.done?.title
  return (
    <form {...formProps} className={cx('grid gap-2', isPending && 'opacity-60')}>
      <input type="hidden" name="group" value={group.id} />
      {assignees.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {assignees.map((assignee) => (
            <AssigneeChip key={assignee.id} assignee={assignee} groupName={group.name} />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted-foreground">Nobody yet</p>
      )}
      <div className="flex max-w-sm gap-2">
        <select
          name="add"
          defaultValue=""
          aria-label={`Add somebody to ${group.name}`}
          className={cx(fieldLook, 'h-9 px-2!')}
        >
          <option value="">Add somebody</option>
          {KINDS.map(({ userType, label }) => (
            <optgroup key={userType} label={label}>
              {others
                .filter((person) => person.userType === userType)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <button type="submit" className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
          Add
        </button>
      </div>
      <p
        role="status"
        className={cx('text-sm', state.problem ? 'text-destructive' : 'text-muted-foreground')}
      >
        {notice}
      </p>
    </form>
  )
}
