import type { Metadata } from 'next'
import { HomePlaces } from '@/components/staff/home-page/home-places'
import { SlotHistory } from '@/components/staff/home-page/slot-history'
import { ScreenHeading } from '@/components/staff/headings'
import { undoRecordChange } from '@/lib/actions/undo-change'
import { requireArea } from '@/lib/auth/session'
import { getHomeFilms } from '@/lib/data/catalogue/home-films'
import { listFilmOptions, listHomeSlots } from '@/lib/data/catalogue/home-slots'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { firstValue } from '@/lib/list/query'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { changeHomeSlot, searchFilms } from './actions'

const screen = getScreen('admin', 'home-page')

export const metadata: Metadata = { title: screen.title }

const SOME = 10
const ALL = 199

export default async function HomePageScreen({ searchParams }: PageProps<'/dashboard/admin/home-page'>) {
  await requireArea('admin', screenHref(screen))
  const query = await searchParams
  const [slots, shown] = await Promise.all([listHomeSlots(), getHomeFilms()])
  const open = slots.find(({ id }) => id === firstValue(query.slot))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <HomePlaces
        slots={slots}
        shown={shown}
        openId={open?.id ?? null}
        actions={{ search: searchFilms, save: changeHomeSlot }}
        history={open ? await readHistory(open.id, query.history === 'all') : null}
      />
    </div>
  )
}

async function readHistory(id: string, isWhole: boolean) {
  const { entries, hasMore } = await listRecordHistory('home_slots', id, isWhole ? ALL : SOME)
  const ids = entries.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after].flat()))
  const films = await listFilmOptions([...new Set(ids.filter((value) => typeof value === 'string'))])
  return (
    <SlotHistory
      entries={entries}
      films={films}
      moreHref={hasMore && !isWhole ? staffPaths.homePage({ slot: id, history: 'all' }) : null}
      undo={undoRecordChange.bind(null, 'home_slots', id)}
    />
  )
}
