import { readLeadSources } from '@/lib/data/leads/lead-sources'
import { readSourceQuery, SOURCE_DIMENSIONS, sourceLabel } from '@/lib/leads/sources'
import { csvResponse } from '@/lib/list/csv'
import { toSearchParams } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { dollarsText } from '@/lib/quotes/money'
import { companyToday } from '@/lib/time/in-zone'
import { rangeOf } from '@/lib/time/periods'
import { shareText } from '@/lib/text/format'

const MAX_ROWS = 10_000

export async function GET(
  request: Request,
  { params }: RouteContext<'/dashboard/[area]/leads/sources/export.csv'>,
) {
  await requireScreen((await params).area, 'leads', 'sources')
  const { by, period } = readSourceQuery(toSearchParams(new URL(request.url).searchParams))
  const range = rangeOf(period, companyToday())
  const sources = await readLeadSources(by, range, MAX_ROWS)
  return csvResponse(
    'lead-sources',
    [sources.names],
    [
      [SOURCE_DIMENSIONS[by].label, ({ name }) => sourceLabel(by, name)],
      ['Leads', ({ leads }) => String(leads)],
      ['Share', ({ leads }) => shareText(leads, sources.total.leads)],
      ['Won', ({ won }) => String(won)],
      ['Won share', ({ won, leads }) => shareText(won, leads)],
      ['Won value in dollars', ({ value_cents }) => dollarsText(value_cents)],
    ],
  )
}
