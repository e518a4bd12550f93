import { z } from 'zod/mini'
import { isOwnOrigin } from '@/lib/forms/own-origin'
import { getViewer } from '@/lib/auth/session'
import { countPreviewOpen } from '@/lib/data/privileged/preview-feedback'
import { env } from '@/lib/env'
import { senderHash } from '@/lib/forms/client-address'

const answer = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

/** Sent once per browser session. Answers every id alike, so that previews cannot be probed. */
export async function POST(request: Request, { params }: RouteContext<'/preview/ad-group/[id]/opened'>) {
  if (!isOwnOrigin(request.headers.get('origin'), env.SITE_URL)) return answer(403)
  const id = z.uuid().safeParse((await params).id)
  const viewer = await getViewer()
  const isStaff = viewer !== null && viewer.role !== null
  if (id.success && !isStaff) await countPreviewOpen(id.data, await senderHash())
  return answer(204)
}
