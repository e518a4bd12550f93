import { ScreenHeading } from '@/components/staff/headings'
import { BulkButton, BulkReports } from '@/components/staff/list/bulk-reports'
import { BulkWorks } from '@/components/staff/list/bulk-works'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook } from '@/components/ui/input'
import {
  PLACE_CHANGE_LABELS,
  PLACE_KIND_LABELS,
  PLACE_LIST,
  PLACE_STATUS_LABELS,
  type PlaceColumn,
  SEARCH_LABELS,
  STATE_NAMES,
  TEXT_LABELS,
} from '@/lib/catalogue/places/place-list'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import type { PlaceQuery, PlaceRow } from '@/lib/data/website/place-page-list'
import type { BulkAction } from '@/lib/list/bulk'
import type { BulkWork } from '@/lib/list/bulk-work'
import { MAX_IN_JOB } from '@/lib/list/selection'
import { listQueryParams, optionsFromLabels } from '@/lib/list/query'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'
import { PlaceStatusBadge } from './place-status'

type Props = {
  title: string
  description?: string
  query: PlaceQuery
  page: ListPage<PlaceRow>
  /** When the page was read, ISO 8601. */
  asOf: string
  works: BulkWork[]
  views: SavedView[]
  viewActions: SavedViewActions
  change: BulkAction
  undo: BulkAction
}

const OPTIONS = {
  state: STATE_NAMES.map((state) => ({ value: state, label: state })),
  kind: optionsFromLabels(PLACE_KIND_LABELS),
  status: optionsFromLabels(PLACE_STATUS_LABELS),
  search: optionsFromLabels(SEARCH_LABELS),
  text: optionsFromLabels(TEXT_LABELS),
}

const CHANGES = (
  <>
    <select
      name="change"
      aria-label="Change of the selected pages"
      className={`${fieldLook} h-11 min-w-0 grow py-0 text-sm! sm:w-auto`}
    >
      {Object.entries(PLACE_CHANGE_LABELS).map(([change, label]) => (
        <option key={change} value={change}>
          {label}
        </option>
      ))}
    </select>
    <BulkButton label="Apply" />
  </>
)

export function PlaceList({
  title,
  description,
  query,
  page,
  asOf,
  works,
  views,
  viewActions,
  change,
  undo,
}: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <div className="flex flex-wrap gap-3">
          <a
            href={staffPaths.placePageFiles(listQueryParams(PLACE_LIST, { ...query, page: 1 }))}
            className={buttonVariants({ variant: 'outline' })}
          >
            Export as Markdown
          </a>
          <StaffLink href={staffPaths.placeImports()} className={buttonVariants({ variant: 'outline' })}>
            Import
          </StaffLink>
          <StaffLink href={staffPaths.newPlacePage()} className={buttonVariants()}>
            New place page
          </StaffLink>
        </div>
      </div>
      <BulkWorks
        list="place-pages"
        nouns={PLACE_LIST.nouns}
        works={works}
        rowHref={(id) => staffPaths.placePage(id)}
        href={staffPaths.placePages(listQueryParams(PLACE_LIST, query))}
      />
      <BulkReports action={change} undo={undo}>
        <ListScreen
          spec={PLACE_LIST}
          query={query}
          page={page}
          toRow={toListRow}
          options={OPTIONS}
          hrefOf={(params) => staffPaths.placePages(params)}
          exportHref={(params) => staffPaths.placePageExport(params)}
          views={views}
          viewActions={viewActions}
          bulk={{ asOf, limit: MAX_IN_JOB, controls: CHANGES }}
        />
      </BulkReports>
    </div>
  )
}

const toListRow = (page: PlaceRow): ListRow<PlaceColumn> => ({
  id: page.id,
  href: staffPaths.placePage(page.id),
  title: page.city ?? page.state,
  cells: {
    state: page.city === null ? <span className="text-muted-foreground">The whole state</span> : page.state,
    status: <PlaceStatusBadge status={page.status} />,
    search: page.isInSearch ? (
      'Yes'
    ) : (
      <span className="text-muted-foreground">
        {page.status === 'draft' ? 'No: a draft' : 'No: too thin'}
      </span>
    ),
    words: <span className="tabular-nums">{formatCount(page.words)}</span>,
    films: <span className="tabular-nums">{formatCount(page.films)}</span>,
    text: TEXT_LABELS[page.isComposed ? 'composed' : 'written'],
    title: page.title,
    address: <span className="[overflow-wrap:anywhere]">{paths.place(page.slug)}</span>,
    changed: <OfficeTime at={page.changedAt} className="text-muted-foreground tabular-nums" />,
  },
})
