import { getViewer } from '@/lib/auth/session'
import { markQuoteSeen } from '@/lib/data/privileged/quotes'
import { env } from '@/lib/env'
import { isOwnOrigin } from '@/lib/forms/own-origin'

const answer = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

/** Sent by the page's script, because mail scanners open links, too. Staff who look at the page do not count. */
export async function POST(request: Request, { params }: RouteContext<'/quote/[token]/seen'>) {
  if (!isOwnOrigin(request.headers.get('origin'), env.SITE_URL)) return answer(403)
  const { token } = await params
  const viewer = await getViewer()
  const isStaff = viewer !== null && viewer.role !== null
  if (!isStaff) await markQuoteSeen(token)
  return answer(204)
}
