import 'server-only'
import { LIST_PAGE_SIZE, readInBatches, searchWords } from '@/lib/data/query/lists'
import { DataError } from '@/lib/errors'
import type { SubjectKind } from '@/lib/leads/follow-up'
import {
  EVERYBODY,
  type ListedTask,
  TASK_LIST,
  TASK_STATES,
  type TaskColumn,
  type TaskFilter,
  type TaskState,
} from '@/lib/leads/task-list'
import { type ListQuery, readListQuery } from '@/lib/list/query'
import { createSessionClient } from '@/lib/supabase/server'

export type TaskQuery = ListQuery<TaskColumn, TaskFilter>

export type TaskPage = { counts: Record<TaskState, number>; rows: ListedTask[] }

type People = readonly { id: string; name: string }[]
/** Who may get tasks about each kind of record. */
export type PeopleByKind = Record<Exclude<SubjectKind, 'parent_group'>, People>

async function readTasks(
  query: TaskQuery,
  viewerId: string,
  first: number,
  count: number,
): Promise<TaskPage> {
  const { text, filters } = query
  const person = filters.person ?? viewerId
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_tasks', {
    words: searchWords(text),
    max_rows: count,
    skip_rows: first,
    ...(person !== EVERYBODY && { of_person: person }),
    ...(filters.state && { in_state: filters.state }),
    ...(filters.about && { about_kind: filters.about }),
  })
  if (error) throw new DataError('taskList.readTasks', { cause: error })
  return data as TaskPage
}

/** One state has pages; without one, the beginning of each open state. */
export const listTasks = (query: TaskQuery, viewerId: string): Promise<TaskPage> =>
  readTasks(query, viewerId, query.filters.state ? (query.page - 1) * LIST_PAGE_SIZE : 0, LIST_PAGE_SIZE)

const FEW = 5

/** The beginning of each open state, for a home. */
export const listTasksToday = (viewerId: string): Promise<TaskPage> =>
  readTasks(readListQuery(TASK_LIST, {}), viewerId, 0, FEW)

/** One state after the other; all but done tasks without a chosen state. */
export async function* exportTasks(query: TaskQuery, viewerId: string): AsyncGenerator<ListedTask[]> {
  const chosen = TASK_STATES.filter((state) =>
    query.filters.state ? state === query.filters.state : state !== 'done',
  )
  for (const state of chosen) {
    const ofState = { ...query, filters: { ...query.filters, state } }
    yield* readInBatches(
      async (first, last) => (await readTasks(ofState, viewerId, first, last - first + 1)).rows,
    )
  }
}

export async function listPeopleForTasks(): Promise<PeopleByKind> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_people_for_tasks')
  if (error) throw new DataError('taskList.listPeopleForTasks', { cause: error })
  return data as unknown as PeopleByKind
}
