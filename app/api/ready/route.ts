import { checkReadiness } from '@/lib/data/check-readiness'

export const dynamic = 'force-dynamic'

/** Names the part that is not ready, for monitors; the log has the reason. */
export async function GET() {
  const parts = await checkReadiness()
  const isReady = Object.values(parts).every((state) => state !== 'failed')
  return Response.json(
    { status: isReady ? 'ready' : 'not ready', ...parts },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
