import { getViewer } from '@/lib/auth/session'
import { markReviewLinkOpened } from '@/lib/data/privileged/review-links'
import { env } from '@/lib/env'
import { senderHash } from '@/lib/forms/client-address'
import { isOwnOrigin } from '@/lib/forms/own-origin'

const answer = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

/**
 * Sent by the page's script, because mail scanners open links, too. Answers every token alike, so that links cannot be
 * probed. Staff who look at the page do not count.
 */
export async function POST(request: Request, { params }: RouteContext<'/review/[token]/opened'>) {
  if (!isOwnOrigin(request.headers.get('origin'), env.SITE_URL)) return answer(403)
  const { token } = await params
  const viewer = await getViewer()
  const isStaff = viewer !== null && viewer.role !== null
  if (!isStaff) await markReviewLinkOpened(token, await senderHash())
  return answer(204)
}
