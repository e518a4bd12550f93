import { getUnreadState, markRecordRead } from '@/lib/data/portal/inbox'
import { env } from '@/lib/env'
import { isOwnOrigin } from '@/lib/forms/own-origin'
import { isUuid } from '@/lib/list/query'

const PRIVATE = { headers: { 'Cache-Control': 'private, no-store' } }

/** Every open tab asks every 30 seconds, so it is one call: the function in the database is the guard. */
export async function GET() {
  const unread = await getUnreadState()
  return Response.json(unread, { status: unread === null ? 403 : 200, ...PRIVATE })
}

/** Sent by the page of a record that somebody looks at. Not by rendering it: pages are also rendered before somebody opens them. */
export async function POST(request: Request) {
  const record = new URL(request.url).searchParams.get('record') ?? ''
  if (!isOwnOrigin(request.headers.get('origin'), env.SITE_URL)) return new Response(null, { status: 403 })
  if (!isUuid(record)) return new Response(null, { status: 400 })
  const marked = await markRecordRead(record)
  return Response.json({ marked }, { status: marked === null ? 403 : 200, ...PRIVATE })
}
