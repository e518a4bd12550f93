import { exportTasks } from '@/lib/data/sales/task-list'
import { type ListedTask, TASK_LIST, TASK_STATE_LABELS, type TaskColumn } from '@/lib/leads/task-list'
import { exportList } from '@/lib/list/csv'
import { requireScreen } from '@/lib/portal/require-screen'

const VALUES: Record<TaskColumn, (task: ListedTask) => string> = {
  title: ({ title }) => title,
  details: ({ details }) => details ?? '',
  about: ({ about }) => about?.label ?? '',
  due: ({ dueOn }) => dueOn ?? '',
  state: ({ state }) => TASK_STATE_LABELS[state],
  assignee: ({ assignee }) => assignee ?? '',
  created: ({ createdAt }) => createdAt,
  done: ({ doneAt }) => doneAt ?? '',
}

export async function GET(request: Request, { params }: RouteContext<'/dashboard/[area]/tasks/export.csv'>) {
  const { viewer } = await requireScreen((await params).area, 'tasks')
  return exportList(TASK_LIST, request, {
    read: (query) => exportTasks(query, viewer.id),
    values: VALUES,
  })
}
