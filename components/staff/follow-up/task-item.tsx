import type { ReactNode } from 'react'
import { Day, OfficeTime } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import { changeTask, markTask, removeTask } from '@/lib/actions/follow-up'
import { dueState, type Task } from '@/lib/leads/follow-up'
import { ConfirmDelete } from './confirm-delete'
import { LongText } from './linked-text'
import { StepForm } from './step-form'
import { TaskEdit } from './task-edit'

type Props = {
  task: Task
  people: readonly { id: string; name: string }[]
  viewerId: string
  /** As in '2026-11-23'. */
  today: string
  /** What the task is about, where the page does not say so. */
  about?: ReactNode
}

function Due({ dueOn, today }: { dueOn: string; today: string }) {
  const state = dueState(dueOn, today)
  const day = <Day on={dueOn} />
  if (state === 'later') return <span>Due {day}</span>
  return (
    <Badge tone={state === 'today' ? 'todo' : 'problem'}>
      {state === 'today' ? 'Due today' : <span>Overdue since {day}</span>}
    </Badge>
  )
}

export function TaskItem({ task, people, viewerId, today, about }: Props) {
  const isDone = task.doneAt !== null
  return (
    <li data-item data-row tabIndex={-1} className="grid gap-2 py-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
        <div className="grid gap-1.5">
          <p
            className={
              isDone
                ? '[overflow-wrap:anywhere] text-muted-foreground line-through'
                : 'font-medium [overflow-wrap:anywhere]'
            }
          >
            {task.title}
          </p>
          {about}
          <TaskFacts task={task} viewerId={viewerId} today={today} />
        </div>
        <StepForm action={markTask.bind(null, task.id)} values={{ done: isDone ? 'no' : 'yes' }}>
          {isDone ? 'Not done' : 'Done'}
          <span className="sr-only">: {task.title}</span>
        </StepForm>
      </div>
      {task.details && <LongText text={task.details} what="text" />}
      <div className="flex flex-wrap items-start gap-x-2">
        {!isDone && (
          <TaskEdit task={task} people={people} viewerId={viewerId} action={changeTask.bind(null, task.id)} />
        )}
        {task.canDelete && (
          <ConfirmDelete what={`task: ${task.title}`} action={removeTask.bind(null, task.id)} />
        )}
      </div>
    </li>
  )
}

const TaskFacts = ({ task, viewerId, today }: Pick<Props, 'task' | 'viewerId' | 'today'>) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
    {task.doneAt === null && task.dueOn && <Due dueOn={task.dueOn} today={today} />}
    <span>
      {task.assignee ? `For ${task.assigneeId === viewerId ? 'you' : task.assignee}` : 'Unassigned'}
    </span>
    {task.doneAt ? (
      <span>
        Done <OfficeTime at={task.doneAt} />
        {task.doneBy && ` by ${task.doneBy}`}
      </span>
    ) : (
      <span>
        Added <OfficeTime at={task.createdAt} />
        {task.createdBy && ` by ${task.createdBy}`}
      </span>
    )}
  </p>
)
