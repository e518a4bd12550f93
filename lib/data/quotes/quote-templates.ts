import 'server-only'
import { DataError, INCOMPLETE, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type QuoteTemplate = { id: string; name: string; lines: number; changedAt: string }

export async function listQuoteTemplates(): Promise<QuoteTemplate[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('quote_templates')
    .select('id, name, updated_at, content')
    .order('name')
  if (error) throw new DataError('quoteTemplates.listQuoteTemplates', { cause: error })
  return data.map(({ id, name, updated_at: changedAt, content }) => {
    const { lines } = content as { lines?: unknown }
    return { id, name, lines: Array.isArray(lines) ? lines.length : 0, changedAt }
  })
}

/** 'conflict' when another template has the name. */
export async function saveQuoteTemplate(quoteId: string, name: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('save_quote_template', { template_name: name, from_quote: quoteId })
  return error?.code === INCOMPLETE ? 'refused' : rpcOutcome('quoteTemplates.saveQuoteTemplate', error)
}

/** 'conflict' when another template has the name. */
export async function renameQuoteTemplate(id: string, name: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('rename_quote_template', { template_id: id, new_name: name })
  return rpcOutcome('quoteTemplates.renameQuoteTemplate', error)
}

export async function deleteQuoteTemplate(id: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('delete_quote_template', { template_id: id })
  return rpcOutcome('quoteTemplates.deleteQuoteTemplate', error)
}
