import { refuseStaffRequest } from '@/lib/actions/staff-endpoint'
import { listSitePoints } from '@/lib/data/owl/site-points'
import { readListQuery, toSearchParams } from '@/lib/list/query'
import { SITE_LIST } from '@/lib/owl/sites'

/** The map asks for it after the page is there: 10,000 sites would keep the page back. */
export async function GET(request: Request) {
  const refusal = await refuseStaffRequest(request, 'owl')
  if (refusal) return refusal
  const { text, filters } = readListQuery(SITE_LIST, toSearchParams(new URL(request.url).searchParams))
  const points = await listSitePoints({ text, ...filters })
  return Response.json(points, { headers: { 'Cache-Control': 'private, no-store' } })
}
