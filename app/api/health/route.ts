export const dynamic = 'force-dynamic'

/** Says that the process answers, and asks nothing else: a restart helps against none of what `/api/ready` looks at. */
export function GET() {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}
