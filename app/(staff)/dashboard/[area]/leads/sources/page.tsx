import type { Metadata } from 'next'
import { SourceScreen } from '@/components/staff/leads/source-screen'
import { readLeadSources } from '@/lib/data/leads/lead-sources'
import { readSourceQuery } from '@/lib/leads/sources'
import { requireScreen } from '@/lib/portal/require-screen'
import { toLeadArea } from '@/lib/portal/staff-paths'
import { companyToday } from '@/lib/time/in-zone'
import { rangeOf } from '@/lib/time/periods'

export const metadata: Metadata = { title: 'Lead sources' }

export default async function LeadSourcesPage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/leads/sources'>) {
  const { area, screen } = await requireScreen((await params).area, 'leads', 'sources')
  const query = readSourceQuery(await searchParams)
  const range = rangeOf(query.period, companyToday())
  return (
    <SourceScreen
      area={toLeadArea(area)}
      title={screen.title}
      description={screen.description}
      query={query}
      range={range}
      sources={await readLeadSources(query.by, range)}
    />
  )
}
