import { requireArea } from '@/lib/auth/session'
import { describeGate } from '@/lib/catalogue/places/gate'
import {
  PLACE_LIST,
  PLACE_STATUS_LABELS,
  type PlaceColumn,
  TEXT_LABELS,
} from '@/lib/catalogue/places/place-list'
import { exportPlacePages, type PlaceRow } from '@/lib/data/website/place-page-list'
import { exportList } from '@/lib/list/csv'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'

const VALUES: Record<PlaceColumn, (page: PlaceRow) => string> = {
  place: ({ city, state }) => city ?? state,
  state: ({ state }) => state,
  status: ({ status }) => PLACE_STATUS_LABELS[status],
  search: (page) => describeGate({ ...page, isPublished: page.status === 'published' }),
  words: ({ words }) => String(words),
  films: ({ films }) => String(films),
  text: ({ isComposed }) => TEXT_LABELS[isComposed ? 'composed' : 'written'],
  title: ({ title }) => title,
  address: ({ slug }) => paths.place(slug),
  changed: ({ changedAt }) => changedAt,
}

export async function GET(request: Request) {
  await requireArea('admin', staffPaths.placePages())
  return exportList(PLACE_LIST, request, { read: exportPlacePages, values: VALUES })
}
