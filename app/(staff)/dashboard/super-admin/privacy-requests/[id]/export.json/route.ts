import { requireArea } from '@/lib/auth/session'
import { exportPerson } from '@/lib/data/people/privacy-requests'
import { staffPaths } from '@/lib/portal/staff-paths'
import { isUuid } from '@/lib/list/query'

type Context = RouteContext<'/dashboard/super-admin/privacy-requests/[id]/export.json'>

const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }

export async function GET(_: Request, { params }: Context) {
  const { id } = await params
  await requireArea('super-admin', staffPaths.privacyRequest(id))
  const parts = isUuid(id) ? await exportPerson(id) : null
  if (!parts) return new Response('There is no such request', { status: 404, headers: PRIVATE })
  return Response.json(parts, {
    headers: { ...PRIVATE, 'Content-Disposition': 'attachment; filename="personal-data.json"' },
  })
}
