import 'server-only'
import type { TemplateDocument } from '@/lib/ads/templates/document'
import { DataError, isRefused, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

type NewTemplate = {
  /** New: the same form sent twice makes one template. */
  id: string
  name: string
  description: string
  /** Null for all clients. */
  clientId: string | null
  document: TemplateDocument
}

export async function createTemplate(template: NewTemplate): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('create_ad_template', {
    new_id: template.id,
    named: template.name,
    described: template.description,
    // The generated types do not know that it may be null.
    of_client: template.clientId as string,
    document: template.document,
  })
  return isRefused(error) ? 'refused' : rpcOutcome('templateChanges.createTemplate', error)
}

type Failure = Exclude<RpcOutcome, 'done'>

function failureOf(operation: string, error: { code: string }): Failure {
  const outcome = rpcOutcome(operation, error)
  if (outcome === 'done') throw new DataError(operation, { cause: error })
  return outcome
}

/**
 * 'conflict' when somebody saved another draft since `madeFrom`, the version of the draft. A draft that is stored already is saved.
 */
export async function saveTemplateDraft(
  id: string,
  madeFrom: number,
  document: TemplateDocument,
): Promise<{ version: number } | Failure> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('save_ad_template_draft', {
    saved_id: id,
    made_from: madeFrom,
    document,
  })
  return error ? failureOf('templateChanges.saveTemplateDraft', error) : { version: data }
}

/** Answers the number of the version: the newest one again, where the draft equals it. 'conflict' as `saveTemplateDraft`. */
export async function publishTemplate(
  id: string,
  madeFrom: number,
  note: string,
): Promise<{ number: number } | Failure> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('publish_ad_template', {
    published_id: id,
    made_from: madeFrom,
    about: note,
  })
  return error ? failureOf('templateChanges.publishTemplate', error) : { number: data }
}

/** @param tab a UUID that the tab has made. Names who else has the editor open; `isSelf` for another tab of the same person. */
export async function noteTemplateEditor(
  id: string,
  tab: string,
): Promise<{ name: string; isSelf: boolean }[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('note_ad_template_editor', { edited_id: id, own_tab: tab })
  if (error) throw new DataError('templateChanges.noteTemplateEditor', { cause: error })
  return data.map(({ name, is_self: isSelf }) => ({ name, isSelf }))
}

export async function leaveTemplateEditor(id: string, tab: string): Promise<void> {
  const client = await createSessionClient()
  const { error } = await client.rpc('leave_ad_template_editor', { left_id: id, own_tab: tab })
  if (error) throw new DataError('templateChanges.leaveTemplateEditor', { cause: error })
}
