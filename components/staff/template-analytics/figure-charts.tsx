import { Bars } from '@/components/staff/charts/bars'
import type { Series } from '@/components/staff/charts/chart-frame'
import { Lines } from '@/components/staff/charts/lines'
import type { TemplateFigures } from '@/lib/data/ads/templates/figures'
import { bucketLabel, bucketsBetween, type DateRange, type Period } from '@/lib/time/periods'

const BUCKET_NAMES = { day: 'Day', week: 'Week from', month: 'Month' }

/** The first templates of the table, and all others together. */
function toSeries({ made, templates }: TemplateFigures, days: readonly string[]): Series[] {
  const byTemplate = Map.groupBy(made, ({ template }) => template)
  const valuesOf = (template: string | null) => {
    const ads = new Map(byTemplate.get(template)?.map((row) => [row.day, row.ads]))
    return days.map((day) => ads.get(day) ?? 0)
  }
  const shown = templates.filter(({ id }) => byTemplate.has(id))
  return [
    ...shown.map(({ id, name }) => ({ name, values: valuesOf(id) })),
    ...(byTemplate.has(null) ? [{ name: 'All others', values: valuesOf(null) }] : []),
  ]
}

type Props = { figures: TemplateFigures; period: Period; range: DateRange }

/** When ads were made, and what clients did with them. */
export function FigureCharts({ figures, period, range }: Props) {
  const { made, events } = figures
  const [first = range.until] = [...made, ...events].map(({ day }) => day).toSorted()
  const since = period === 'all' ? first : range.since
  const days = bucketsBetween(since, range.until, range.bucket)
  const byDay = new Map(events.map((row) => [row.day, row]))
  const eventsOf = (name: 'opens' | 'downloads' | 'zipDownloads') =>
    days.map((day) => byDay.get(day)?.[name] ?? 0)
  const shared = {
    bucketName: BUCKET_NAMES[range.bucket],
    buckets: days.map((day) => bucketLabel(day, range.bucket)),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {made.length > 0 && (
        <Bars id="ads-made" title="Ads made, by template" series={toSeries(figures, days)} {...shared} />
      )}
      {events.length > 0 && (
        <Lines
          id="client-events"
          title="What clients did"
          series={[
            { name: 'Preview opens', values: eventsOf('opens') },
            { name: 'Ads downloaded one by one', values: eventsOf('downloads') },
            { name: 'Ads downloaded in an archive', values: eventsOf('zipDownloads') },
          ]}
          {...shared}
        />
      )}
    </div>
  )
}
