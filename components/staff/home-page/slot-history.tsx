import { History } from '@/components/staff/record/history'
import type { FilmOption } from '@/lib/data/catalogue/home-slots'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { Action } from '@/lib/forms/form-state'

type Props = {
  entries: HistoryEntry[]
  /** All films that the entries name. */
  films: FilmOption[]
  moreHref: string | null
  undo: Action
}

export function SlotHistory({ films, ...props }: Props) {
  const titles = new Map(films.map(({ id, title }) => [id, title]))
  return (
    <History
      {...props}
      table="home_slots"
      names={titles}
      show={(column, value) => {
        if (column !== 'video_ids' || !Array.isArray(value)) return null
        if (value.length === 0) return 'No films chosen'
        return value.map((id) => titles.get(String(id)) ?? 'Deleted film').join(', ')
      }}
    />
  )
}
