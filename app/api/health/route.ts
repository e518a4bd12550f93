export const dynamic = 'force-dynamic'

/** Liveness only: a restart would not fix what `/api/ready` checks. */
export function GET() {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}
