import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PeriodForm } from '@/components/staff/charts/period-form'
import { ScreenHeading } from '@/components/staff/headings'
import { Analytics, LoadingAnalytics } from '@/components/staff/template-analytics/analytics'
import { buttonVariants } from '@/components/ui/button-variants'
import { figureParams, readFigureQuery, type FigureQuery } from '@/lib/ads/templates/figures'
import { readTemplateFigures } from '@/lib/data/ads/templates/figures'
import { requireScreen } from '@/lib/portal/require-screen'
import { staffPaths } from '@/lib/portal/staff-paths'
import { companyToday } from '@/lib/time/in-zone'
import { rangeOf } from '@/lib/time/periods'

export const metadata: Metadata = { title: 'Ad template analytics' }

async function Figures({ query }: { query: FigureQuery }) {
  const range = rangeOf(query.period, companyToday())
  return <Analytics query={query} range={range} figures={await readTemplateFigures(query.template, range)} />
}

export default async function TemplateAnalyticsPage({
  searchParams,
}: PageProps<'/dashboard/admin/ad-template-analytics'>) {
  const { screen } = await requireScreen('admin', 'ad-template-analytics')
  const query = readFigureQuery(await searchParams)
  const { period, template } = query
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={screen.title} description={screen.description} />
        <div className="flex flex-wrap items-end gap-3">
          <PeriodForm
            action={staffPaths.templateAnalytics()}
            period={period}
            kept={template ? new URLSearchParams({ template }) : undefined}
          />
          <a
            href={staffPaths.templateAnalyticsExport(figureParams(query))}
            className={buttonVariants({ variant: 'outline' })}
          >
            Export as CSV
          </a>
        </div>
      </div>
      <Suspense key={figureParams(query).toString()} fallback={<LoadingAnalytics />}>
        <Figures query={query} />
      </Suspense>
    </div>
  )
}
