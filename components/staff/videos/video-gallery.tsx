import { ScreenHeading } from '@/components/staff/headings'
import { BulkWorks } from '@/components/staff/list/bulk-works'
import { LayoutSwitch, ListGrid } from '@/components/staff/list/list-grid'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { VideoThumbnail } from '@/components/video/video-thumbnail'
import { CHECK_LABELS } from '@/lib/catalogue/video-checklist'
import {
  PLACEMENT_LABELS,
  VIDEO_FACT_LABELS,
  VIDEO_LIST,
  VIDEO_STATUS_LABELS,
  type VideoColumn,
  type VideoFilter,
  writePlace,
} from '@/lib/catalogue/video-list'
import type { IndustryOption, NamedClient } from '@/lib/data/catalogue/client-list'
import type { GalleryVideo, VideoChoices, VideoQuery } from '@/lib/data/catalogue/video-gallery'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import {
  type FilterOption,
  layoutOf,
  listQueryParams,
  optionsFromLabels,
  optionsFromRecords,
} from '@/lib/list/query'
import type { BulkWork } from '@/lib/list/bulk-work'
import { MAX_IN_JOB } from '@/lib/list/selection'
import { staffPaths } from '@/lib/portal/staff-paths'
import { industryHeading } from '@/lib/video/labels'
import { BulkChanges, type ChangeAction, ChangeReports } from './bulk-changes'
import { MissingFacts, placeOf, toVideoCard, VideoStatusBadge } from './video-card'

type VideoGalleryProps = {
  title: string
  description?: string
  query: VideoQuery
  page: ListPage<GalleryVideo>
  /** When the page was read, ISO 8601. */
  asOf: string
  works: BulkWork[]
  clients: NamedClient[]
  industries: IndustryOption[]
  choices: VideoChoices
  views: SavedView[]
  viewActions: SavedViewActions
  change: ChangeAction
}

export function VideoGallery({ title, description, asOf, change, ...props }: VideoGalleryProps) {
  const { query, page, views, viewActions, industries } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <StaffLink href={staffPaths.newVideo()} className={buttonVariants()}>
          New video
        </StaffLink>
      </div>
      <BulkWorks
        list="videos"
        gapLabels={CHECK_LABELS}
        nouns={VIDEO_LIST.nouns}
        works={props.works}
        rowHref={(id) => staffPaths.video(id)}
        href={staffPaths.videoGallery(listQueryParams(VIDEO_LIST, query))}
      />
      <ChangeReports action={change}>
        <ListScreen
          spec={VIDEO_LIST}
          query={query}
          page={page}
          toRow={toListRow}
          layoutSwitch={
            <LayoutSwitch
              spec={VIDEO_LIST}
              query={query}
              hrefOf={(other) => staffPaths.videoGallery(listQueryParams(VIDEO_LIST, other))}
            />
          }
          grid={
            layoutOf(VIDEO_LIST, query) === 'grid' ? (
              <ListGrid label={VIDEO_LIST.nouns[1]} cards={page.rows.map(toVideoCard)} canSelect />
            ) : undefined
          }
          options={filterOptions(props)}
          hrefOf={(params) => staffPaths.videoGallery(params)}
          exportHref={(params) => staffPaths.videoExport(params)}
          views={views}
          viewActions={viewActions}
          bulk={{
            asOf,
            limit: MAX_IN_JOB,
            controls: (
              <BulkChanges
                industries={industries.map(({ id, name }) => ({ value: id, label: industryHeading(name) }))}
              />
            ),
          }}
        />
      </ChangeReports>
    </div>
  )
}

function filterOptions({
  clients,
  industries,
  choices: { services, states, cities },
}: Pick<VideoGalleryProps, 'clients' | 'industries' | 'choices'>): Record<VideoFilter, FilterOption[]> {
  const places = states.flatMap((state) => [
    { value: writePlace({ state }), label: state },
    ...cities
      .filter((place) => place.state === state)
      .map((place) => ({ value: writePlace(place), label: `${state}, ${place.city}` })),
  ])
  return {
    status: optionsFromLabels(VIDEO_STATUS_LABELS),
    client: optionsFromRecords(clients),
    industry: industries.map(({ id, name }) => ({ value: id, label: industryHeading(name) })),
    service: services.map((service) => ({ value: service, label: service })),
    place: places,
    placement: optionsFromLabels(PLACEMENT_LABELS),
    missing: Object.entries(VIDEO_FACT_LABELS).map(([value, label]) => ({
      value,
      label: `Without ${label.toLowerCase()}`,
    })),
  }
}

const TIME_CLASS = 'text-muted-foreground tabular-nums'
const NONE = <span className="text-muted-foreground">None</span>

const toListRow = (video: GalleryVideo): ListRow<VideoColumn> => ({
  id: video.id,
  href: staffPaths.video(video.id),
  title: video.title,
  cells: {
    thumbnail: (
      <span className="relative block aspect-video w-24 overflow-hidden rounded-sm bg-muted text-[0.625rem]">
        <VideoThumbnail thumbnail={video.thumbnail} sizes="96px" />
      </span>
    ),
    status: <VideoStatusBadge status={video.status} />,
    clients: video.clients.join(', ') || NONE,
    industries: video.industries.map(industryHeading).join(', ') || NONE,
    service: video.service ?? NONE,
    place: placeOf(video) || NONE,
    placement: video.hasPlacement ? 'On pages of places' : <span className="text-muted-foreground">No</span>,
    missing: video.missing.length > 0 ? <MissingFacts missing={video.missing} /> : NONE,
    created: <OfficeTime at={video.createdAt} className={TIME_CLASS} />,
    changed: <OfficeTime at={video.changedAt} className={TIME_CLASS} />,
  },
})
