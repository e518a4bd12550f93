import 'server-only'
import { DataError } from '@/lib/errors'
import type { Subject } from '@/lib/leads/follow-up'
import type { TaskValues } from '@/lib/schemas/follow-up'
import { createSessionClient } from '@/lib/supabase/server'
import { subjectColumn, toAdded, toWritten, type Written } from './follow-up'

const toRow = ({ title, details, dueOn, assigneeId }: TaskValues) => ({
  title,
  details,
  due_on: dueOn,
  assignee_id: assigneeId,
})

export async function createTask(
  subject: Subject,
  { id, ...values }: TaskValues & { id: string },
): Promise<'done' | 'refused'> {
  const client = await createSessionClient()
  const { error } = await client.from('tasks').insert({ id, ...subjectColumn(subject), ...toRow(values) })
  return toAdded('tasks.createTask', error)
}

export type StaleTask = TaskValues & { version: number }

/** The stored task, when somebody changed it after the form was opened. */
export async function editTask(
  id: string,
  version: number,
  values: TaskValues,
): Promise<Written | StaleTask> {
  const client = await createSessionClient()
  const response = await client
    .from('tasks')
    .update(toRow(values))
    .eq('id', id)
    .eq('version', version)
    .select('id')
  const written = toWritten('tasks.editTask', response)
  if (written !== 'none') return written
  const { data, error } = await client
    .from('tasks')
    .select('title, details, due_on, assignee_id, version')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('tasks.editTask', { cause: error })
  if (!data || data.version === version) return 'refused'
  return {
    title: data.title,
    details: data.details,
    dueOn: data.due_on,
    assigneeId: data.assignee_id,
    version: data.version,
  }
}

/** Done or open again. A task that somebody else has set so already counts as done. */
export async function setTaskDone(id: string, isDone: boolean): Promise<'done' | 'refused'> {
  const client = await createSessionClient()
  const change = client.from('tasks').update({ done_at: isDone ? new Date().toISOString() : null })
  const open = change.eq('id', id)
  const response = await (isDone ? open.is('done_at', null) : open.not('done_at', 'is', null)).select('id')
  const written = toWritten('tasks.setTaskDone', response)
  if (written !== 'none') return written
  const { data, error } = await client.from('tasks').select('done_at').eq('id', id).maybeSingle()
  if (error) throw new DataError('tasks.setTaskDone', { cause: error })
  return data && (data.done_at !== null) === isDone ? 'done' : 'refused'
}

export async function deleteTask(id: string): Promise<'done' | 'refused'> {
  const client = await createSessionClient()
  const response = await client.from('tasks').delete().eq('id', id).select('id')
  return toWritten('tasks.deleteTask', response) === 'done' ? 'done' : 'refused'
}
