import { ScreenHeading } from '@/components/staff/headings'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { fieldLook } from '@/components/ui/input'
import type { GearQuery, GearRow } from '@/lib/data/leads/gear-list'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { GEAR_STATUS_LABELS, MAX_GEAR_NAME_LENGTH } from '@/lib/leads/gear'
import { GEAR_KIND_LABELS, GEAR_LIST, type GearColumn } from '@/lib/leads/gear-list'
import { optionsFromLabels } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'

type BulkAction = (formData: FormData) => Promise<void>

type Props = {
  title: string
  description?: string
  query: GearQuery
  page: ListPage<GearRow>
  asOf: string
  views: SavedView[]
  viewActions: SavedViewActions
  approve: BulkAction
  decline: BulkAction
  merge: BulkAction
}

export function GearList({ title, description, asOf, approve, decline, merge, ...props }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ScreenHeading title={title} description={description} />
      <ListScreen
        {...props}
        spec={GEAR_LIST}
        toRow={toListRow}
        options={{ kind: optionsFromLabels(GEAR_KIND_LABELS), status: optionsFromLabels(GEAR_STATUS_LABELS) }}
        hrefOf={(query) => staffPaths.gear(query)}
        exportHref={(query) => staffPaths.gearExport(query)}
        bulk={{ asOf, controls: <GearControls approve={approve} decline={decline} merge={merge} /> }}
      />
    </div>
  )
}

const GearControls = ({ approve, decline, merge }: Pick<Props, 'approve' | 'decline' | 'merge'>) => (
  <>
    <Button type="submit" formAction={approve} variant="outline" size="sm">
      Approve
    </Button>
    <Button type="submit" formAction={decline} variant="ghost" size="sm">
      Decline
    </Button>
    <div className="flex gap-2">
      <input
        name="into"
        aria-label="Name of the entry that they become"
        placeholder="Same as…"
        maxLength={MAX_GEAR_NAME_LENGTH}
        autoComplete="off"
        className={`${fieldLook} h-9 w-44 min-w-0 text-sm!`}
      />
      <Button type="submit" formAction={merge} variant="outline" size="sm">
        Merge
      </Button>
    </div>
  </>
)

const toListRow = (gear: GearRow): ListRow<GearColumn> => ({
  id: gear.id,
  href: staffPaths.gearEntry(gear.id),
  title: gear.name,
  cells: {
    kind: GEAR_KIND_LABELS[gear.kind],
    brand: gear.brand,
    status: (
      <Badge variant={gear.status === 'pending' ? 'secondary' : 'outline'}>
        {GEAR_STATUS_LABELS[gear.status]}
      </Badge>
    ),
    uses: <span className="tabular-nums">{gear.uses}</span>,
    created: <OfficeTime at={gear.createdAt} className="text-muted-foreground tabular-nums" />,
  },
})
