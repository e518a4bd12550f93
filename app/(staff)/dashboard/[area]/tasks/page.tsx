import type { Metadata } from 'next'
import { MyTasks } from '@/components/staff/follow-up/my-tasks'
import { listPeopleForTasks, listTasks } from '@/lib/data/sales/task-list'
import { TASK_LIST } from '@/lib/leads/task-list'
import { readListQuery } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'

export const metadata: Metadata = { title: 'My tasks' }

export default async function TasksPage({ params, searchParams }: PageProps<'/dashboard/[area]/tasks'>) {
  const { viewer, area, screen } = await requireScreen((await params).area, 'tasks')
  const query = readListQuery(TASK_LIST, await searchParams)
  const [page, people] = await Promise.all([listTasks(query, viewer.id), listPeopleForTasks()])
  return (
    <MyTasks
      area={area}
      viewer={viewer}
      description={screen.description}
      query={query}
      page={page}
      people={people}
    />
  )
}
