import 'server-only'
import { LIST_PAGE_SIZE, searchWords, toListPage } from '@/lib/data/query/lists'
import { readBatches } from '@/lib/data/query/row-order'
import { DataError } from '@/lib/errors'
import type { SubjectKind } from '@/lib/leads/follow-up'
import {
  EVERYBODY,
  type ListedTask,
  TASK_STATES,
  type TaskColumn,
  type TaskFilter,
  type TaskState,
} from '@/lib/leads/task-list'
import type { ListQuery } from '@/lib/list/query'
import { createSessionClient } from '@/lib/supabase/server'

export type TaskQuery = ListQuery<TaskColumn, TaskFilter>

type Client = Awaited<ReturnType<typeof createSessionClient>>

type Tasks = { counts: Record<TaskState, number>; rows: ListedTask[] }
export type TaskPage = Tasks & { pageCount: number }

type People = readonly { id: string; name: string }[]
/** Who may get tasks about each kind of record. */
export type PeopleByKind = Record<Exclude<SubjectKind, 'parent_group'>, People>

async function readTasks(
  client: Client,
  query: TaskQuery,
  viewerId: string,
  first: number,
  count: number,
  after?: ListedTask | null,
): Promise<Tasks> {
  const { text, filters } = query
  const person = filters.person ?? viewerId
  const { data, error } = await client.rpc('list_tasks', {
    words: searchWords(text),
    max_rows: count,
    skip_rows: first,
    ...(after && {
      after_task: { id: after.id, doneAt: after.doneAt, dueOn: after.dueOn, createdAt: after.createdAt },
    }),
    ...(person !== EVERYBODY && { of_person: person }),
    ...(filters.state && { in_state: filters.state }),
    ...(filters.about && { about_kind: filters.about }),
  })
  if (error) throw new DataError('taskList.readTasks', { cause: error })
  return data as Tasks
}

/** Tasks of each open state, where no state is chosen. */
const FIRST_TASKS = 25

/** One state has pages; without one, the first tasks of each open state. */
export async function listTasks(query: TaskQuery, viewerId: string): Promise<TaskPage> {
  const state = query.filters.state as TaskState | undefined
  const [first, count] = state ? [(query.page - 1) * LIST_PAGE_SIZE, LIST_PAGE_SIZE] : [0, FIRST_TASKS]
  const { counts, rows } = await readTasks(await createSessionClient(), query, viewerId, first, count)
  const { pageCount } = toListPage(rows, state ? counts[state] : null, LIST_PAGE_SIZE)
  return { counts, rows, pageCount }
}

async function* readStates(
  client: Client,
  query: TaskQuery,
  viewerId: string,
  states: readonly TaskState[],
  size?: number,
): AsyncGenerator<ListedTask[]> {
  for (const state of states) {
    const ofState = { ...query, filters: { ...query.filters, state } }
    yield* readBatches<ListedTask, ListedTask>(async (after, count) => {
      const { rows } = await readTasks(client, ofState, viewerId, 0, count, after)
      return { rows, after: rows.at(-1) ?? null }
    }, size)
  }
}

/** One state after the other; all but done tasks without a chosen state. The request's session is read before the first row. */
export async function exportTasks(
  query: TaskQuery,
  viewerId: string,
  size?: number,
): Promise<AsyncGenerator<ListedTask[]>> {
  const { state: chosen } = query.filters
  const states = TASK_STATES.filter((state) => (chosen ? state === chosen : state !== 'done'))
  return readStates(await createSessionClient(), query, viewerId, states, size)
}

export async function listPeopleForTasks(): Promise<PeopleByKind> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_people_for_tasks')
  if (error) throw new DataError('taskList.listPeopleForTasks', { cause: error })
  return data as unknown as PeopleByKind
}
