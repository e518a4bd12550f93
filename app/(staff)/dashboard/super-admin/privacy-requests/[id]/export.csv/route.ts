import { requireArea } from '@/lib/auth/session'
import { exportPerson } from '@/lib/data/people/privacy-requests'
import { csvResponse } from '@/lib/list/csv'
import { exportLines } from '@/lib/portal/privacy-requests'
import { staffPaths } from '@/lib/portal/staff-paths'
import { isUuid } from '@/lib/list/query'

type Context = RouteContext<'/dashboard/super-admin/privacy-requests/[id]/export.csv'>

const PRIVATE = { 'Cache-Control': 'private, no-store' }
const HEADINGS = ['Kind', 'Table', 'Record', 'Field', 'Value']

export async function GET(_: Request, { params }: Context) {
  const { id } = await params
  await requireArea('super-admin', staffPaths.privacyRequest(id))
  const parts = isUuid(id) ? await exportPerson(id) : null
  if (!parts) return new Response('There is no such request', { status: 404, headers: PRIVATE })
  return csvResponse(
    'personal-data',
    [exportLines(parts)],
    HEADINGS.map((heading, index) => [heading, (line) => line[index] ?? '']),
  )
}
