import { rowsToRepairFile } from '@/lib/data/ads/fills/rows-to-repair'
import { getFill } from '@/lib/data/ads/templates/fills'
import { isUuid } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'

const HEADERS = { 'Cache-Control': 'private, no-store' }

export async function GET(
  _: Request,
  { params }: RouteContext<'/dashboard/[area]/ad-fills/[id]/errors.csv'>,
) {
  const { area, id } = await params
  await requireScreen(area, 'ad-fills', id)
  const fill = isUuid(id) ? await getFill(id) : null
  return fill
    ? rowsToRepairFile(fill.id)
    : new Response('There are no such rows', { status: 404, headers: HEADERS })
}
