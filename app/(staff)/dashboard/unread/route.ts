import { countUnread } from '@/lib/data/portal/inbox'

/** Every open tab asks every 30 seconds, so it is one call: the function in the database is the guard. */
export async function GET() {
  const unread = await countUnread()
  return Response.json(
    { unread },
    { status: unread === null ? 403 : 200, headers: { 'Cache-Control': 'private, no-store' } },
  )
}
