import { z } from 'zod/mini'
import { isOwnOrigin } from '@/lib/forms/own-origin'
import { getViewer } from '@/lib/auth/session'
import { countAdDownload } from '@/lib/data/privileged/ad-events'
import { env } from '@/lib/env'
import { senderHash } from '@/lib/forms/client-address'

const answer = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

const downloaded = z.object({ id: z.uuid(), ad: z.nullable(z.uuid()) })

/** Sent once per browser session for each ad, and once for the archive. Answers every id alike, as `opened` does. */
export async function POST(request: Request, { params }: RouteContext<'/preview/ad-group/[id]/downloaded'>) {
  if (!isOwnOrigin(request.headers.get('origin'), env.SITE_URL)) return answer(403)
  const ad = new URL(request.url).searchParams.get('ad')
  const what = downloaded.safeParse({ ...(await params), ad })
  const viewer = await getViewer()
  const isStaff = viewer !== null && viewer.role !== null
  if (what.success && !isStaff) await countAdDownload(what.data.id, what.data.ad, await senderHash())
  return answer(204)
}
