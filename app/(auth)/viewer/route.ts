import { displayName } from '@/lib/auth/account'
import { getSignIn } from '@/lib/auth/session'
import { syncViewerCookie } from '@/lib/auth/viewer-sync'

/** Tells the header and the banner of a static page who is signed in, and brings the readable cookie up to date. */
export async function GET() {
  const { account, mirroring } = await getSignIn()
  await syncViewerCookie(account, mirroring)
  const body = account
    ? { name: displayName(account), email: account.email, role: account.role, mirroring }
    : { viewer: null }
  return Response.json(body, { headers: { 'Cache-Control': 'private, no-store' } })
}
