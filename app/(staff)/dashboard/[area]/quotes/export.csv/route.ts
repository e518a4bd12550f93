import { exportQuotes, listQuotePeople, personName, type QuoteRow } from '@/lib/data/quotes/quote-list'
import { exportList } from '@/lib/list/csv'
import { requireScreen } from '@/lib/portal/require-screen'
import { QUOTE_LIST, type QuoteColumn } from '@/lib/quotes/lists'
import { QUOTE_STATE_LABELS } from '@/lib/quotes/states'

export async function GET(request: Request, { params }: RouteContext<'/dashboard/[area]/quotes/export.csv'>) {
  await requireScreen((await params).area, 'quotes')
  const people = await listQuotePeople()
  const values: Record<QuoteColumn, (quote: QuoteRow) => string> = {
    number: ({ number }) => number,
    title: ({ title }) => title,
    recipient: ({ recipient }) => recipient,
    client: ({ client }) => client ?? '',
    state: ({ state }) => QUOTE_STATE_LABELS[state],
    total: ({ totalCents }) => (totalCents / 100).toFixed(2),
    valid: ({ validUntil }) => validUntil,
    owner: ({ ownerId }) => personName(people, ownerId) ?? '',
    sent: ({ sentAt }) => sentAt ?? '',
    created: ({ createdAt }) => createdAt,
    changed: ({ changedAt }) => changedAt,
  }
  return exportList(QUOTE_LIST, request, { read: exportQuotes, values })
}
