import { NextResponse, type NextRequest } from 'next/server'
import { signInPath } from '@/lib/auth/landing'
import { VIEWER_COOKIE } from '@/lib/auth/viewer-cookie'
import { paths } from '@/lib/paths'
import { POLICY_HEADER } from '@/lib/next-runtime/policy/base-policy'
import { sitePolicyOfRendered } from '@/lib/next-runtime/policy/page-policy'
import { refreshSession } from '@/lib/supabase/middleware'

/** Pages rendered per request, and forms posted without JavaScript, whose response is rendered whatever the page. */
export const config = {
  matcher: [
    '/dashboard/:path*',
    '/login',
    '/auth/:path*',
    '/get-started/estimate',
    '/intro-call/:path*',
    '/preview/ad-group/:id/:path*',
    '/review/:path*',
    '/quote/:path*',
    '/draft/:path*',
    { source: '/:path*', has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }] },
  ],
  runtime: 'nodejs',
}

/** Refreshes the session and redirects signed-out visitors early. Not the guard: every page and action has its own. */
async function refreshAndRedirect(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const { session, applyCookies } = await refreshSession(request, pathname === paths.login())
  if (session !== 'signed-out' || request.method !== 'GET')
    return applyCookies(NextResponse.next({ request }))

  const response =
    pathname === paths.login()
      ? NextResponse.next({ request })
      : NextResponse.redirect(new URL(signInPath(pathname + search), request.url))
  if (request.cookies.has(VIEWER_COOKIE)) response.cookies.delete(VIEWER_COOKIE)
  response.headers.set('Cache-Control', 'private, no-store')
  return applyCookies(response)
}

const hasSession = ({ nextUrl: { pathname } }: NextRequest) =>
  pathname === paths.login() || pathname === paths.dashboard() || pathname.startsWith(`${paths.dashboard()}/`)

export async function middleware(request: NextRequest) {
  // A GET with a form's content type: a stored page must not be rendered, and stored, with a nonce.
  if (request.method !== 'POST' && request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    return NextResponse.next()
  }
  const policy = sitePolicyOfRendered()
  request.headers.set(POLICY_HEADER, policy)
  const response = hasSession(request) ? await refreshAndRedirect(request) : NextResponse.next({ request })
  response.headers.set(POLICY_HEADER, policy)
  return response
}
