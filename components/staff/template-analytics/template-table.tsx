import { StaffLink } from '@/components/staff/staff-link'
import {
  byTemplate,
  figureParams,
  MEASURES,
  type MeasureName,
  measureOf,
  valueText,
} from '@/lib/ads/templates/figures'
import type { TemplateFigures } from '@/lib/data/ads/templates/figures'
import { staffPaths } from '@/lib/portal/staff-paths'
import { countOf } from '@/lib/text/format'
import type { Period } from '@/lib/time/periods'

const COLUMNS: readonly MeasureName[] = [
  'made',
  'clients',
  'approved',
  'median',
  'p90',
  'firstVersion',
  'comments',
  'opens',
  'downloads',
]
const CELL = 'px-3 py-2.5 text-right'

type Props = { figures: TemplateFigures; period: Period; isCompared: boolean }

/** One row for each template; its name leads to its own figures. */
export function TemplateTable({ figures: { templates, templateCount, figures }, period, isCompared }: Props) {
  const of = byTemplate(figures)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="templates-heading" className="type-heading">
        By template
      </h2>
      <div
        className="overflow-x-auto rounded-md border bg-card"
        tabIndex={0}
        role="region"
        aria-labelledby="templates-heading"
      >
        <table className="w-full text-sm">
          <thead className="border-b">
            <tr>
              <th scope="col" className="px-3 py-2.5 text-left align-bottom font-medium">
                Template
              </th>
              {COLUMNS.map((name) => (
                <th key={name} scope="col" className={`${CELL} align-bottom font-medium`}>
                  {measureOf(name).short ?? MEASURES[name].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {templates.map(({ id, name, client, isArchived }) => {
              const { now, before } = of(id)
              return (
                <tr key={id} className="border-b last:border-0">
                  <th
                    scope="row"
                    className="min-w-52 px-3 py-2.5 text-left font-normal [overflow-wrap:anywhere]"
                  >
                    <StaffLink
                      href={staffPaths.templateAnalytics(figureParams({ period, template: id }))}
                      className="underline underline-offset-4"
                    >
                      {name}
                    </StaffLink>
                    <span className="block text-muted-foreground">
                      {[client ?? 'For all clients', isArchived && 'archived'].filter(Boolean).join(', ')}
                    </span>
                  </th>
                  {COLUMNS.map((measure) => (
                    <td key={measure} className={`${CELL} align-top whitespace-nowrap tabular-nums`}>
                      {valueText(measure, now)}
                      {isCompared && measureOf(measure).of(before) !== null && (
                        <span className="block text-muted-foreground">
                          {valueText(measure, before)} before
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {templateCount > templates.length && (
        <p className="text-sm text-muted-foreground">
          {countOf(templateCount - templates.length, 'more is', 'more are')} in the export.
        </p>
      )}
    </div>
  )
}
