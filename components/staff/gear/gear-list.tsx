import { ScreenHeading } from '@/components/staff/headings'
import { BulkButton, BulkReports } from '@/components/staff/list/bulk-reports'
import { BulkWorks } from '@/components/staff/list/bulk-works'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { StatusBadge } from '@/components/staff/status-badge'
import { fieldLook } from '@/components/ui/input'
import type { GearQuery, GearRow } from '@/lib/data/leads/gear-list'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { GEAR_STATUS_LABELS, MAX_GEAR_NAME_LENGTH } from '@/lib/leads/gear'
import { GEAR_CHANGE_LABELS, GEAR_KIND_LABELS, GEAR_LIST, type GearColumn } from '@/lib/leads/gear-list'
import type { BulkAction } from '@/lib/list/bulk'
import type { BulkWork } from '@/lib/list/bulk-work'
import { listQueryParams, optionsFromLabels } from '@/lib/list/query'
import { MAX_IN_JOB } from '@/lib/list/selection'
import { staffPaths } from '@/lib/portal/staff-paths'

type Props = {
  title: string
  description?: string
  query: GearQuery
  page: ListPage<GearRow>
  asOf: string
  works: BulkWork[]
  views: SavedView[]
  viewActions: SavedViewActions
  change: BulkAction
  undo: BulkAction
}

const { kind, status } = GEAR_LIST.filters

const OPTIONS = { kind: optionsFromLabels(kind.choices), status: optionsFromLabels(status.choices) }

export function GearList({ title, description, asOf, works, change, undo, ...props }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ScreenHeading title={title} description={description} />
      <BulkWorks
        list="gear"
        nouns={GEAR_LIST.nouns}
        works={works}
        rowHref={staffPaths.gearEntry}
        href={staffPaths.gear(listQueryParams(GEAR_LIST, props.query))}
      />
      <BulkReports action={change} undo={undo}>
        <ListScreen
          {...props}
          spec={GEAR_LIST}
          toRow={toListRow}
          options={OPTIONS}
          hrefOf={(query) => staffPaths.gear(query)}
          exportHref={(query) => staffPaths.gearExport(query)}
          bulk={{ asOf, limit: MAX_IN_JOB, controls: <GearChanges /> }}
        />
      </BulkReports>
    </div>
  )
}

const LOOK = `${fieldLook} h-11 min-w-0 grow py-0 text-sm! sm:w-auto`

/** Within the form of the list. CSS shows what a change needs, also without JavaScript. */
const GearChanges = () => (
  <div className="group/change flex w-full flex-wrap items-center gap-2 sm:w-auto">
    <select name="change" aria-label="Change of the selected entries" className={LOOK}>
      {optionsFromLabels(GEAR_CHANGE_LABELS).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <input
      name="into"
      aria-label="Name of the entry that they become"
      placeholder="Same as…"
      maxLength={MAX_GEAR_NAME_LENGTH}
      autoComplete="off"
      className={`${LOOK} hidden group-has-[option[value=merge]:checked]/change:block`}
    />
    <BulkButton label="Apply" />
  </div>
)

const toListRow = (gear: GearRow): ListRow<GearColumn> => ({
  id: gear.id,
  href: staffPaths.gearEntry(gear.id),
  title: gear.name,
  cells: {
    kind: GEAR_KIND_LABELS[gear.kind],
    brand: gear.brand,
    status: <StatusBadge status={gear.status} labels={GEAR_STATUS_LABELS} />,
    uses: <span className="tabular-nums">{gear.uses}</span>,
    created: <OfficeTime at={gear.createdAt} className="text-muted-foreground tabular-nums" />,
  },
})
