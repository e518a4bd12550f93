import { ScreenHeading } from '@/components/staff/headings'
import { LayoutSwitch } from '@/components/staff/list/list-grid'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { SiteGroupOption } from '@/lib/data/owl/site-group-list'
import type { SiteQuery, SiteRow } from '@/lib/data/owl/site-list'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { listQueryParams, optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import type { Action } from '@/lib/forms/form-state'
import { readBox, readCircle } from '@/lib/owl/area'
import { summarizeWeek } from '@/lib/owl/hours'
import { formatPosition } from '@/lib/owl/position'
import { MISSING_LABELS, SITE_LIST, SITE_STATUS_LABELS, type SiteColumn, STATES } from '@/lib/owl/sites'
import { zoneLabel } from '@/lib/owl/zones'
import { owlPaths } from '@/lib/portal/owl-paths'
import { shortDay } from '@/lib/time/in-zone'
import { AreaFilter } from './area-filter'
import { SiteMap } from './map/site-map'
import { SiteStatusBadge } from './site-status-badge'

type SiteListProps = {
  title: string
  description?: string
  query: SiteQuery
  page: ListPage<SiteRow>
  isMap: boolean
  groups: SiteGroupOption[]
  views: SavedView[]
  viewActions: SavedViewActions
  areaActions: { showAround: Action; showRectangle: Action }
}

export function SiteList({ title, description, groups, isMap, areaActions, ...props }: SiteListProps) {
  const { query } = props
  const { group } = query.filters
  const { missing, box, near, ...others } = query.filters
  const area = { box: readBox(box), circle: readCircle(near) }
  const hrefOf = (other: SiteQuery) => owlPaths.sites(listQueryParams(SITE_LIST, other))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <div className="flex flex-wrap gap-3">
          <StaffLink href={owlPaths.imports('sites')} className={buttonVariants({ variant: 'outline' })}>
            Import
          </StaffLink>
          <StaffLink href={owlPaths.newSite({ ...(group && { group }) })} className={buttonVariants()}>
            New site
          </StaffLink>
        </div>
      </div>
      <ListScreen
        {...props}
        spec={SITE_LIST}
        toRow={toListRow}
        options={{
          group: optionsFromRecords(groups),
          state: STATES.map(([value, label]) => ({ value, label })),
          status: optionsFromLabels(SITE_STATUS_LABELS),
          missing: optionsFromLabels(MISSING_LABELS),
        }}
        moreFilters={
          <AreaFilter
            {...area}
            {...areaActions}
            withoutBox={hrefOf({ ...query, page: 1, filters: { ...others, missing, near } })}
            withoutCircle={hrefOf({ ...query, page: 1, filters: { ...others, missing, box } })}
          />
        }
        layoutSwitch={<LayoutSwitch spec={SITE_LIST} query={{ ...query, page: 1 }} hrefOf={hrefOf} />}
        map={
          isMap ? (
            <SiteMap
              area={area}
              search={listQueryParams(SITE_LIST, { ...query, page: 1 }).toString()}
              canDraw
              withoutHref={hrefOf({
                ...query,
                layout: undefined,
                filters: { ...others, missing: 'position' },
              })}
            />
          ) : undefined
        }
        hrefOf={(params) => owlPaths.sites(params)}
        exportHref={(params) => owlPaths.siteExport(params)}
        bulk={null}
      />
    </div>
  )
}

const TIME_CLASS = 'text-muted-foreground tabular-nums'
const NONE = <span className="text-muted-foreground">None</span>

const weekText = (site: SiteRow) =>
  site.weekHours && (
    <ul>
      {summarizeWeek(site.weekHours).map(([days, hours]) => (
        <li key={days}>
          {days}: {hours}
        </li>
      ))}
    </ul>
  )

const toListRow = (site: SiteRow): ListRow<SiteColumn> => ({
  id: site.id,
  href: owlPaths.site(site.id),
  title: site.name,
  cells: {
    number: <span className="tabular-nums">{site.number}</span>,
    group: site.group,
    status: <SiteStatusBadge status={site.status} />,
    place: [site.city, site.state].filter(Boolean).join(', ') || NONE,
    screens: site.screens === null ? NONE : <span className="tabular-nums">{site.screens}</span>,
    pumps: site.pumps === null ? NONE : <span className="tabular-nums">{site.pumps}</span>,
    street: site.street ?? NONE,
    zip: site.zip ?? NONE,
    county: site.county ?? NONE,
    position: site.position ? formatPosition(site.position) : NONE,
    timeZone: zoneLabel(site.timeZone),
    phone: site.phone ?? NONE,
    hours: weekText(site) ?? NONE,
    opensOn: site.opensOn ? shortDay(site.opensOn) : NONE,
    closedOn: site.closedOn ? shortDay(site.closedOn) : NONE,
    created: <OfficeTime at={site.createdAt} className={TIME_CLASS} />,
    changed: <OfficeTime at={site.changedAt} className={TIME_CLASS} />,
  },
})
