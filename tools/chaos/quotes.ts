import { randomBytes, randomUUID } from 'node:crypto'
import { openDatabase, openDatabaseAs } from './films.ts'
import type { ChaosSite } from './site.ts'

export type OpenQuote = { id: string; token: string; leadId: string }

/** Quotes for new leads, each sent to an address of its own. */
export async function sendQuotes(site: ChaosSite, count: number): Promise<OpenQuote[]> {
  const staff = await openDatabaseAs(site)
  const server = openDatabase(site)
  const quotes: OpenQuote[] = []
  for (let number = 0; number < count; number += 1) {
    const [id, leadId, token] = [randomUUID(), randomUUID(), randomBytes(16).toString('base64url')]
    await server
      .from('contact_submissions')
      .insert({
        id: leadId,
        first_name: 'Ada',
        last_name: 'Byron',
        email: `ada@${token.toLowerCase().replace(/[^a-z\d]/g, 'x')}.example`,
        business_name: `Looms ${token}`,
        message: 'A film about looms.',
      })
      .throwOnError()
    const content = { lines: [{ kind: 'own', title: 'Filming', quantity: 1, unit_price_cents: 100_000 }] }
    await staff
      .rpc('create_quote', {
        new_id: id,
        for_lead: leadId,
        // The database takes null for these.
        ...({ for_client: null, for_contact: null } as unknown as {
          for_client: string
          for_contact: string
        }),
        quote_title: 'Looms',
        content,
      })
      .throwOnError()
    await staff.rpc('send_quote', { sent_id: id, made_from: 1, token }).throwOnError()
    quotes.push({ id, token, leadId })
  }
  return quotes
}

/** What is wrong with quotes that were all accepted: each must be accepted once, with two letters, and its lead won. */
export async function listQuoteFaults(site: ChaosSite, quotes: readonly OpenQuote[]): Promise<string[]> {
  const server = openDatabase(site)
  const ids = quotes.map(({ id }) => id)
  const leadIds = quotes.map(({ leadId }) => leadId)
  const [stored, acceptances, letters, leads] = await Promise.all([
    server.from('quotes').select('id, client_id').in('id', ids).eq('status', 'accepted').throwOnError(),
    server.from('quote_acceptances').select('quote_id').in('quote_id', ids).throwOnError(),
    server
      .from('outbox_messages')
      .select('about_id')
      .in('about_id', ids)
      .in('kind', ['quote_accepted', 'quote_accepted_notice'])
      .throwOnError(),
    server.from('contact_submissions').select('id').in('id', leadIds).eq('status', 'won').throwOnError(),
  ])
  const clients = new Set(stored.data.map(({ client_id }) => client_id))
  const counts: [what: string, found: number, expected: number][] = [
    ['accepted quotes', stored.data.length, quotes.length],
    ['acceptances', acceptances.data.length, quotes.length],
    ['letters', letters.data.length, 2 * quotes.length],
    ['won leads', leads.data.length, quotes.length],
    ['clients', clients.size, quotes.length],
  ]
  return counts
    .filter(([, found, expected]) => found !== expected)
    .map(([what, found, expected]) => `${found} ${what} instead of ${expected}`)
}
