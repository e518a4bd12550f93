import { checkReadiness } from '@/lib/data/check-readiness'

export const dynamic = 'force-dynamic'

/** Which part is not ready, for monitors and for whoever is paged; why it is not stands in the log. */
export async function GET() {
  const parts = await checkReadiness()
  const isReady = Object.values(parts).every((state) => state !== 'failed')
  return Response.json(
    { status: isReady ? 'ready' : 'not ready', ...parts },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
