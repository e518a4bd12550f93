'use client'

import { cx } from 'class-variance-authority'
import { type SubmitEvent, useActionState, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { buttonVariants } from '@/components/ui/button-variants'
import { CloseIcon } from '@/components/ui/close-icon'
import { fieldLook } from '@/components/ui/input'
import { ROLE_LABELS } from '@/lib/auth/roles'
import type { Assignee, StaffMember } from '@/lib/data/ads/assignments'
import type { Action, ActionState } from '@/lib/forms/form-state'

type AssigneesFormProps = {
  group: { id: string; name: string }
  assignees: Assignee[]
  staff: StaffMember[]
  action: Action
}

const ROLE_GROUPS = [
  { userType: 'project_manager', label: 'Project managers' },
  { userType: 'graphic_designer', label: 'Graphic designers' },
] as const

export function AssigneesForm({ group, assignees, staff, action }: AssigneesFormProps) {
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
        <p className="text-sm text-muted-foreground">Unassigned</p>
      )}
      <div className="flex max-w-sm gap-2">
        <select
          name="add"
          defaultValue=""
          aria-label={`Add person to ${group.name}`}
          className={cx(fieldLook, 'h-9 px-2!')}
        >
          <option value="">Add person</option>
          {ROLE_GROUPS.map(({ userType, label }) => (
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

const INITIAL_STATE: ActionState = {}

function useAssigneesForm(action: Action) {
  const [posted, formAction] = useActionState(action, INITIAL_STATE)
  const [state, setState] = useState(posted)
  const [isPending, startTransition] = useTransition()
  const form = useRef<HTMLFormElement>(null)

  // The removed button had the focus, so it moves to the select.
  useLayoutEffect(() => {
    if (state !== INITIAL_STATE && document.activeElement === document.body)
      form.current?.querySelector('select')?.focus()
  }, [state])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const element = event.currentTarget
    const data = new FormData(element, event.nativeEvent.submitter)
    startTransition(async () => {
      const result = await action(INITIAL_STATE, data).catch((error: unknown): ActionState => ({
        problem: problemOf(error),
      }))
      startTransition(() => setState(result))
      if (result.done) element.reset()
    })
  }

  return { state, isPending, formProps: { ref: form, action: formAction, onSubmit: submit } }
}

type AssigneeChipProps = { assignee: Assignee; groupName: string }

function AssigneeChip({ assignee: { id, name, userType, isActive }, groupName }: AssigneeChipProps) {
  const kind = isActive && userType ? ROLE_LABELS[userType] : 'Left'
  return (
    <li className="flex items-center gap-2 rounded-md border bg-card pl-2.5 text-sm">
      <span>
        {name} <span className="text-muted-foreground">· {kind}</span>
      </span>
      <button
        type="submit"
        name="remove"
        value={id}
        aria-label={`Take ${name} off ${groupName}`}
        className="grid size-8 place-items-center rounded-md text-muted-foreground hover:bg-secondary hover:text-foreground [&_svg]:size-3.5"
      >
        <CloseIcon />
      </button>
    </li>
  )
}
