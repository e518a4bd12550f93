import 'server-only'
import { searchTextFilter } from '@/lib/data/query/lists'
import { DataError } from '@/lib/errors'
import type { SearchParams } from '@/lib/list/query'
import { readQuoteStart } from '@/lib/quotes/start'
import { createSessionClient } from '@/lib/supabase/server'
import { listQuoteTemplates } from './quote-templates'

/** What a quote can begin from. */
export type QuoteStarts = {
  leads: { id: string; name: string; business: string }[]
  clients: { id: string; name: string }[]
  quotes: { id: string; number: string; title: string; recipient: string }[]
}

const SOME = 8
/** Stages in which nothing is offered any more. */
const CLOSED = ['held', 'spam', 'lost']

/** The newest leads and quotes and the first clients, or those that fit the words. `only` is one lead or client by id. */
async function findQuoteStarts(text: string, only: { lead?: string; client?: string }): Promise<QuoteStarts> {
  const client = await createSessionClient()
  const words = searchTextFilter(text)
  const isOne = only.lead !== undefined || only.client !== undefined

  let leads = client
    .from('contact_submissions')
    .select('id, first_name, last_name, business_name')
    .order('created_at', { ascending: false })
    .limit(SOME)
  leads = only.lead ? leads.eq('id', only.lead) : leads.not('status', 'in', `(${CLOSED.join(',')})`)
  let clients = client.from('clients').select('id, name').order('name').limit(SOME)
  if (only.client) clients = clients.eq('id', only.client)
  let quotes = client
    .from('quotes')
    .select('id, number, title, recipient_name, recipient_business')
    .order('created_at', { ascending: false })
    .limit(SOME)
  if (words && !isOne) {
    leads = leads.or(words)
    clients = clients.or(words)
    quotes = quotes.or(words)
  }
  const nothing = Promise.resolve({ data: [], error: null })
  const [foundLeads, foundClients, foundQuotes] = await Promise.all([
    only.client ? nothing : leads,
    only.lead ? nothing : clients,
    isOne ? nothing : quotes,
  ])
  const error = foundLeads.error ?? foundClients.error ?? foundQuotes.error
  if (error) throw new DataError('quoteStarts.findQuoteStarts', { cause: error })
  return {
    leads: (foundLeads.data ?? []).map((lead) => ({
      id: lead.id,
      name: `${lead.first_name} ${lead.last_name}`,
      business: lead.business_name,
    })),
    clients: foundClients.data ?? [],
    quotes: (foundQuotes.data ?? []).map((quote) => ({
      id: quote.id,
      number: quote.number,
      title: quote.title,
      recipient: quote.recipient_business || quote.recipient_name,
    })),
  }
}

/** What the form of a new quote offers, and what its address chooses. */
export async function readNewQuote(params: SearchParams) {
  const { text, lead, client, contact = '', template = '' } = readQuoteStart(params)
  const [starts, templates] = await Promise.all([
    findQuoteStarts(text, { lead, client }),
    listQuoteTemplates(),
  ])
  return { text, starts, templates, contact, template, isOne: lead !== undefined || client !== undefined }
}
