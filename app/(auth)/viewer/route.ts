import { displayName } from '@/lib/auth/account'
import { getSignIn } from '@/lib/auth/session'
import { syncViewerCookie } from '@/lib/auth/viewer-sync'

/** For static pages. Also updates the viewer cookie. */
export async function GET() {
  const { account, mirroring } = await getSignIn()
  await syncViewerCookie(account, mirroring)
  const body = account
    ? { name: displayName(account), email: account.email, role: account.role, mirroring }
    : { viewer: null }
  return Response.json(body, { headers: { 'Cache-Control': 'private, no-store' } })
}
