import { displayName } from '@/lib/auth/account'
import { getViewer } from '@/lib/auth/session'
import { syncViewerCookie } from '@/lib/auth/viewer-sync'

/** Tells the header of a static page who is signed in, and brings the readable cookie up to date. */
export async function GET() {
  const account = await getViewer()
  await syncViewerCookie(account)
  const body = account
    ? { name: displayName(account), email: account.email, role: account.role }
    : { viewer: null }
  return Response.json(body, { headers: { 'Cache-Control': 'private, no-store' } })
}
