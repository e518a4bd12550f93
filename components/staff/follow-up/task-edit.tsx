'use client'

import type { Action, FormValues } from '@/lib/forms/form-state'
import type { Task } from '@/lib/leads/follow-up'
import { EditForm } from './edit-form'
import { TaskFields } from './task-fields'
import { useEditForm } from './use-edit-form'

type Props = {
  task: Task
  people: readonly { id: string; name: string }[]
  viewerId: string
  action: Action
}

const toValues = ({ title, details, dueOn, assigneeId, assignee }: Task): FormValues => ({
  title,
  details: details ?? '',
  dueOn: dueOn ?? '',
  assigneeId: assigneeId ?? '',
  assigneeName: assignee ?? '',
})

export function TaskEdit({ task, people, viewerId, action }: Props) {
  const form = useEditForm(task, action)
  return (
    <EditForm form={form} what={`task: ${task.title}`}>
      <TaskFields
        // Remounts the fields when the record changed; an open form keeps what it was opened with.
        key={form.seen.version}
        values={{ ...toValues(form.seen), ...form.values }}
        errors={form.state.errors}
        people={people}
        viewerId={viewerId}
      />
    </EditForm>
  )
}
