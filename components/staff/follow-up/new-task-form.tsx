'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import type { Action } from '@/lib/forms/form-state'
import { TaskFields } from './task-fields'

type Props = {
  action: Action
  /** Of the subject, for the draft. */
  name: string
  /** Becomes the id of the task, so that sending the form twice adds one. */
  id: string
  people: readonly { id: string; name: string }[]
  viewerId: string
}

export function NewTaskForm({ action, name, id, people, viewerId }: Props) {
  const form = useActionForm(`new-task:${name}`, action)
  return (
    <ActionForm form={form} submit="Add task" pending="Adding…">
      <input type="hidden" name="id" value={form.values.id ?? id} />
      <TaskFields
        values={{ assigneeId: viewerId, ...form.values }}
        errors={form.state.errors}
        people={people}
        viewerId={viewerId}
      />
    </ActionForm>
  )
}
