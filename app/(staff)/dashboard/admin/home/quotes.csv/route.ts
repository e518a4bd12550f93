import { requireArea } from '@/lib/auth/session'
import { readQuoteFigures } from '@/lib/data/portal/quote-figures'
import { csvResponse } from '@/lib/list/csv'
import { paths } from '@/lib/paths'
import { dollarsText } from '@/lib/quotes/money'
import { packageTitle } from '@/lib/quotes/package-title'
import { companyToday } from '@/lib/time/in-zone'
import { rangeOf, readPeriod } from '@/lib/time/periods'

/** Accepted value by month and package. */
export async function GET(request: Request) {
  await requireArea('admin', paths.roleHome('admin'))
  const period = readPeriod(new URL(request.url).searchParams.get('period') ?? '')
  const { packages } = await readQuoteFigures(rangeOf(period, companyToday()))
  return csvResponse(
    'quotes',
    [packages],
    [
      ['Month', ({ month }) => month.slice(0, 7)],
      ['Package', (row) => packageTitle(row.package)],
      ['Accepted quotes', ({ won }) => String(won)],
      ['Value in dollars without sales tax', ({ value_cents }) => dollarsText(value_cents)],
    ],
  )
}
