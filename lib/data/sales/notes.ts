import 'server-only'
import { DataError } from '@/lib/errors'
import type { Subject } from '@/lib/leads/follow-up'
import { createSessionClient } from '@/lib/supabase/server'
import { subjectColumn, toAdded, toWritten, type Written } from './follow-up'

export async function createNote(
  subject: Subject,
  { id, body }: { id: string; body: string },
): Promise<'done' | 'refused'> {
  const client = await createSessionClient()
  const { error } = await client.from('notes').insert({ id, ...subjectColumn(subject), body })
  return toAdded('notes.createNote', error)
}

/** The stored text, when the same person changed it elsewhere after the form was opened. */
export async function editNote(
  id: string,
  version: number,
  body: string,
): Promise<Written | { body: string; version: number }> {
  const client = await createSessionClient()
  const response = await client
    .from('notes')
    .update({ body })
    .eq('id', id)
    .eq('version', version)
    .select('id')
  const written = toWritten('notes.editNote', response)
  if (written !== 'none') return written
  const { data, error } = await client.from('notes').select('body, version').eq('id', id).maybeSingle()
  if (error) throw new DataError('notes.editNote', { cause: error })
  return !data || data.version === version ? 'refused' : data
}

export async function deleteNote(id: string): Promise<'done' | 'refused'> {
  const client = await createSessionClient()
  const response = await client.from('notes').delete().eq('id', id).select('id')
  return toWritten('notes.deleteNote', response) === 'done' ? 'done' : 'refused'
}
