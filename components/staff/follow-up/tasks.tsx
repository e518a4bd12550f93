import { randomUUID } from 'node:crypto'
import { StaffLink } from '@/components/staff/staff-link'
import { addTask } from '@/lib/actions/follow-up'
import type { FollowUp, Subject, Task } from '@/lib/leads/follow-up'
import { companyToday } from '@/lib/time/in-zone'
import { AddTask } from './add-task'
import { NewTaskForm } from './new-task-form'
import { TaskItem } from './task-item'

type Props = {
  subject: Subject
  followUp: FollowUp
  /** Where all done tasks are shown. */
  moreHref: string
}

/** The tasks about one record: add, edit, done, open again, delete. */
export function Tasks({ subject, followUp, moreHref }: Props) {
  const { openTasks, doneTasks, doneCount, people, viewerId } = followUp
  const today = companyToday()
  const item = (task: Task) => (
    <TaskItem key={task.id} task={task} people={people} viewerId={viewerId} today={today} />
  )
  return (
    <section data-items aria-labelledby="tasks" className="grid gap-3">
      <h2 id="tasks" className="type-heading">
        Tasks <span className="font-normal text-muted-foreground tabular-nums">{openTasks.length}</span>
      </h2>
      <AddTask>
        <NewTaskForm
          action={addTask.bind(null, subject)}
          name={`${subject.kind}:${subject.id}`}
          id={randomUUID()}
          people={people}
          viewerId={viewerId}
        />
      </AddTask>
      {openTasks.length === 0 ? (
        <p className="text-muted-foreground">No open tasks.</p>
      ) : (
        <ul className="divide-y border-y">{openTasks.map(item)}</ul>
      )}
      {doneCount > 0 && (
        <details>
          <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
            Done: {doneCount}
          </summary>
          <ul className="mt-2 divide-y border-y">{doneTasks.map(item)}</ul>
          {doneTasks.length < doneCount && (
            <StaffLink
              href={moreHref}
              scroll={false}
              className="mt-2 inline-block text-sm underline underline-offset-4"
            >
              Show older ones
            </StaffLink>
          )}
        </details>
      )}
    </section>
  )
}
