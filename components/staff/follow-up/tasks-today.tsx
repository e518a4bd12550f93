import { Day } from '@/components/staff/office-time'
import { Panel } from '@/components/staff/crm/panel'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { markTask } from '@/lib/actions/follow-up'
import type { Area, UserType } from '@/lib/auth/roles'
import type { CrmHome } from '@/lib/leads/crm'
import { TASK_STATE_LABELS } from '@/lib/leads/task-list'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'
import { StepForm } from './step-form'
import { TaskAbout } from './task-about'

type Props = { tasks: CrmHome['tasks']; area: Area; role: UserType }

/** What is overdue and due today, with a button that settles it. */
export function TasksToday({ tasks: { counts, rows }, area, role }: Props) {
  const due = [
    ...rows.filter(({ state }) => state === 'overdue'),
    ...rows.filter(({ state }) => state === 'today'),
  ]
  return (
    <Panel
      id="my-tasks"
      title="My tasks today"
      count={counts.overdue + counts.today}
      more={{ href: staffPaths.tasks(area), label: 'All my tasks' }}
      empty={counts.later > 0 ? `Nothing due today. ${counts.later} for later.` : 'No open tasks.'}
      isEmpty={due.length === 0}
    >
      <ul className="divide-y">
        {due.map((task) => (
          <li
            key={task.id}
            data-item
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3"
          >
            <div className="grid min-w-0 grow basis-48 gap-1">
              <p className="font-medium [overflow-wrap:anywhere]">{task.title}</p>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                {task.state === 'overdue' && task.dueOn && (
                  <Badge tone="problem">
                    Overdue since <Day on={task.dueOn} />
                  </Badge>
                )}
                {task.about && <TaskAbout about={task.about} role={role} />}
              </div>
            </div>
            <StepForm action={markTask.bind(null, task.id)} values={{ done: 'yes' }}>
              Done<span className="sr-only">: {task.title}</span>
            </StepForm>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4 gap-y-1 border-t px-4 py-3 text-sm">
        {(['overdue', 'today'] as const)
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <StaffLink
              key={state}
              href={staffPaths.tasks(area, new URLSearchParams({ state }))}
              className="underline underline-offset-4"
            >
              {TASK_STATE_LABELS[state]}: {formatCount(counts[state])}
            </StaffLink>
          ))}
      </p>
    </Panel>
  )
}
