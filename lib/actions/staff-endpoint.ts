import 'server-only'
import { canEnter, type Area } from '@/lib/auth/roles'
import { getSignIn } from '@/lib/auth/session'
import { env } from '@/lib/env'
import { isOwnOrigin } from '@/lib/forms/own-origin'
import { log } from '@/lib/observability/log'

/** Browsers send no origin with reads of the same site. */
const READS = ['GET', 'HEAD', 'OPTIONS']

/** For scripts: statuses instead of redirects. */
const refuse = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'Cache-Control': 'private, no-store', 'Content-Type': 'text/plain; charset=utf-8' },
  })

/** The guard of a route handler that scripts of the portal call. Null when the request may go on. */
export async function refuseStaffRequest(request: Request, area: Area): Promise<Response | null> {
  const origin = request.headers.get('origin')
  const mayLackOrigin = origin === null && READS.includes(request.method)
  if (!mayLackOrigin && !isOwnOrigin(origin, env.SITE_URL)) return refuse(403, 'Called from another origin.')
  const signIn = await getSignIn().catch((error: unknown) => {
    log.error('auth.getViewer', error)
    return 'unverified' as const
  })
  if (signIn === 'unverified') return refuse(503, 'Your permissions could not be checked. Try again.')
  const { account, mirroring } = signIn
  if (!account) return refuse(401, 'Your session has ended. Sign in again.')
  if (!canEnter(area, account.role)) return refuse(403, 'You don’t have permission to do this.')
  // Before storage is asked with the secret key. What the database stores it refuses itself.
  if (mirroring?.canChange === false && !READS.includes(request.method))
    return refuse(403, 'You are only looking. Mirror this user with changes allowed to do this.')
  return null
}
