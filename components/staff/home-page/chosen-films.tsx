import { OrderedList, RowButton } from '@/components/staff/board/ordered-list'
import { Badge } from '@/components/ui/badge'
import { VideoThumbnail } from '@/components/video/video-thumbnail'
import type { FilmOption } from '@/lib/data/catalogue/home-slots'

type Props = {
  films: FilmOption[]
  onMove: (film: FilmOption, index: number) => void
  onRemove: (film: FilmOption) => void
}

export const ChosenFilms = ({ films, onMove, onRemove }: Props) => (
  <OrderedList
    rows={films}
    onMove={onMove}
    rowClass="grid-cols-[1.25rem_6rem_minmax(0,1fr)] sm:grid-cols-[1.25rem_6rem_minmax(0,1fr)_auto]"
    renderRow={(film, moves) => (
      <>
        <FilmPicture film={film} />
        <FilmNames film={film} />
        <span className="col-span-full flex gap-1 justify-self-end sm:col-span-1">
          {moves}
          <RowButton label="Remove" title={film.title} onClick={() => onRemove(film)}>
            ×
          </RowButton>
        </span>
      </>
    )}
  />
)

export const FilmPicture = ({ film }: { film: FilmOption }) => (
  <span className="relative block aspect-[384/224] w-24 overflow-hidden rounded-sm bg-muted">
    <VideoThumbnail thumbnail={film.thumbnail} sizes="96px" />
  </span>
)

const STATUS_LABELS = { draft: 'Draft', archived: 'Archived', deleted: 'Deleted' } as const

export const FilmNames = ({ film: { title, client, status } }: { film: FilmOption }) => (
  <span className="grid min-w-0 justify-items-start">
    <span className="line-clamp-2 text-sm [overflow-wrap:anywhere]">{title}</span>
    <span className="line-clamp-1 text-sm [overflow-wrap:anywhere] text-muted-foreground">{client}</span>
    {status !== 'published' && (
      <Badge tone={status === 'draft' ? 'idle' : 'over'}>{STATUS_LABELS[status]}</Badge>
    )}
  </span>
)
