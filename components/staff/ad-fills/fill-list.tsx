import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { FILL_SOURCE_LABELS } from '@/lib/ads/templates/fill-rows'
import { type Fill, FILL_STATUS_LABELS, ROW_STATUS_LABELS, type RowStatus } from '@/lib/ads/templates/fills'
import type { Area } from '@/lib/auth/roles'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'

/** As in '38 made, 2 to repair'. */
export const countsText = ({ counts }: Pick<Fill, 'counts'>): string =>
  (Object.keys(ROW_STATUS_LABELS) as RowStatus[])
    .flatMap((status) =>
      counts[status] ? [`${formatCount(counts[status])} ${ROW_STATUS_LABELS[status].toLowerCase()}`] : [],
    )
    .join(', ') || 'No rows'

type Props = { area: Area; fills: readonly Fill[] }

export const FillList = ({ area, fills }: Props) =>
  fills.length > 0 && (
    <section aria-labelledby="fills" className="grid gap-3">
      <h2 id="fills" className="type-heading">
        Filled before
      </h2>
      <ul className="divide-y border-y">
        {fills.map((fill) => (
          <li
            key={fill.id}
            className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
          >
            <span className="[overflow-wrap:anywhere]">
              <StaffLink href={staffPaths.adFillRun(area, fill.id)} className="underline underline-offset-4">
                {fill.template.name}
              </StaffLink>{' '}
              <span className="text-muted-foreground">
                version {fill.version.number} · {FILL_SOURCE_LABELS[fill.source]}
              </span>
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StatusBadge status={fill.status} labels={FILL_STATUS_LABELS} />
              <span className="text-sm tabular-nums">{countsText(fill)}</span>
            </span>
            <span className="text-sm text-muted-foreground">
              {fill.createdBy ?? 'Former user'},{' '}
              <OfficeTime at={fill.finishedAt ?? fill.createdAt} className="tabular-nums" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
