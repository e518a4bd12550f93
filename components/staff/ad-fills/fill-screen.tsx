import { OfficeTime } from '@/components/staff/office-time'
import { DeleteRecord } from '@/components/staff/record/delete-record'
import { RecordCrumb } from '@/components/staff/shell/record-crumb'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { FORMATS } from '@/lib/ads/templates/document'
import { FILL_SOURCE_LABELS } from '@/lib/ads/templates/fill-rows'
import { type Fill, FILL_STATUS_LABELS, isAtRest } from '@/lib/ads/templates/fills'
import type { Area } from '@/lib/auth/roles'
import type { FillScreen as Screen } from '@/lib/data/ads/fills/fill-screen'
import { staffPaths, toTemplateArea } from '@/lib/portal/staff-paths'
import { FillActions, type FillWays } from './fill-actions'
import { countsText } from './fill-list'
import { FillProgress } from './fill-progress'
import { FillRows } from './fill-rows'

type Props = {
  area: Area
  screen: Screen
  ways: FillWays & { remove: () => Promise<void>; removeRow: (number: number) => Promise<void> }
}

export function FillScreen({ area, screen, ways }: Props) {
  const { fill, canChange } = screen
  const isResting = isAtRest(fill.status)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <FillHeading area={area} fill={fill} />
      {fill.problem && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4">
          It ended early: {fill.problem}
        </p>
      )}
      {fill.work && (
        <FillProgress fill={fill} ways={canChange ? ways : null} href={staffPaths.adFillRun(area, fill.id)} />
      )}
      {canChange && isResting && <FillActions fill={fill} ways={ways} />}
      <FillRows area={area} screen={screen} removeRow={canChange && isResting ? ways.removeRow : null} />
      {canChange && isResting && (
        <DeleteRecord what="these rows" remove={ways.remove}>
          Ads that they have made stay. After that, they cannot be made again from here.
        </DeleteRecord>
      )}
    </div>
  )
}

const FillHeading = ({ area, fill }: { area: Area; fill: Fill }) => (
  <div className="grid gap-2">
    <RecordCrumb title={fill.group.name} href={staffPaths.adGroup(area, fill.group.id)} />
    <h1 className="type-title [overflow-wrap:anywhere]">Ads from {fill.template.name}</h1>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground">
      <StatusBadge status={fill.status} labels={FILL_STATUS_LABELS} />
      <StaffLink
        href={staffPaths.adTemplate(toTemplateArea(area), fill.template.id, { version: fill.version.number })}
        className="underline underline-offset-4"
      >
        Version {fill.version.number}
      </StaffLink>
      <span>
        {FILL_SOURCE_LABELS[fill.source]} · {fill.formats.map((format) => FORMATS[format].label).join(', ')}
        {fill.hasMotion && ' · with films'}
      </span>
      <span className="tabular-nums">{countsText(fill)}</span>
    </p>
    <p className="text-sm text-muted-foreground">
      {fill.createdBy ?? 'A former user'}, <OfficeTime at={fill.createdAt} />
    </p>
  </div>
)
