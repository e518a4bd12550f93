import { StaffLink } from '@/components/staff/staff-link'
import { BEFORE_LABELS, byTemplate, figureParams, type FigureQuery } from '@/lib/ads/templates/figures'
import type { TemplateFigures } from '@/lib/data/ads/templates/figures'
import { staffPaths } from '@/lib/portal/staff-paths'
import type { DateRange } from '@/lib/time/periods'
import { FigureCharts } from './figure-charts'
import { FigureTiles } from './figure-tiles'
import { TemplateTable } from './template-table'
import { WhoAndWhere } from './who-and-where'

type Props = { query: FigureQuery; range: DateRange; figures: TemplateFigures }

/** The figures of one template, or of all. */
export function Analytics({ query: { period, template }, range, figures }: Props) {
  const before = BEFORE_LABELS[period]
  const isCompared = before !== null
  const one = template ? figures.templates[0] : undefined
  if (template && !one) {
    return (
      <p className="rounded-md border bg-card p-6 text-muted-foreground">
        This template no longer exists.{' '}
        <StaffLink href={staffPaths.templateAnalytics()} className="underline underline-offset-4">
          Figures of all templates
        </StaffLink>
      </p>
    )
  }
  const isEmpty = figures.figures.length === 0 && figures.layers.length === 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {one && (
        <div className="grid gap-2">
          <h2 className="type-heading [overflow-wrap:anywhere]">{one.name}</h2>
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <StaffLink
              href={staffPaths.adTemplate('project-manager', one.id)}
              className="underline underline-offset-4"
            >
              Open the template
            </StaffLink>
            <StaffLink
              href={staffPaths.adLibrary('project-manager', new URLSearchParams({ template: one.id }))}
              className="underline underline-offset-4"
            >
              All its ads
            </StaffLink>
            <StaffLink
              href={staffPaths.templateAnalytics(figureParams({ period, template: null }))}
              className="underline underline-offset-4"
            >
              Figures of all templates
            </StaffLink>
          </p>
        </div>
      )}
      {isEmpty ? (
        <p className="rounded-md border bg-card p-6 text-muted-foreground">
          No ad was made from {one ? 'this template' : 'a template'} in this time
          {before && `, nor in ${before}`}.{' '}
          <StaffLink
            href={staffPaths.adTemplates('project-manager')}
            className="underline underline-offset-4"
          >
            Go to the templates
          </StaffLink>
        </p>
      ) : (
        <>
          <div className="grid gap-3">
            <FigureTiles figures={byTemplate(figures.figures)(template)} isCompared={isCompared} />
            <p className="max-w-3xl text-sm text-muted-foreground">
              {before && `Compared with ${before}. `}
              An ad counts as approved on the day when its client approved it first. Opens and downloads count
              once per browser session, without those of staff; an archive counts for each ad in it.
            </p>
          </div>
          <FigureCharts figures={figures} period={period} range={range} />
          {!one && <TemplateTable figures={figures} period={period} isCompared={isCompared} />}
          <WhoAndWhere figures={figures} template={template} isCompared={isCompared} />
        </>
      )}
    </div>
  )
}

/** Stands where the figures will be. */
export const LoadingAnalytics = () => (
  <div role="status" className="grid gap-10">
    <span className="sr-only">The figures are being counted.</span>
    {['h-64', 'h-56', 'h-80'].map((height) => (
      <div key={height} aria-hidden="true" className={`animate-pulse rounded-md bg-card ${height}`} />
    ))}
  </div>
)
