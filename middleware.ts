import { NextResponse, type NextRequest } from 'next/server'
import { signInPath } from '@/lib/auth/landing'
import { VIEWER_COOKIE } from '@/lib/auth/viewer-cookie'
import { paths } from '@/lib/paths'
import { POLICY_HEADER } from '@/lib/next-runtime/policy/base-policy'
import { policyOfRendered } from '@/lib/next-runtime/policy/site-policy'
import { refreshSession } from '@/lib/supabase/middleware'

/** The pages that are made for each request, and forms that were sent without script, which make a page of any kind so. */
export const config = {
  matcher: [
    '/dashboard/:path*',
    '/login',
    '/auth/:path*',
    '/intro-call/:path*',
    '/preview/ad-group/:id/:path*',
    { source: '/:path*', has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }] },
  ],
  runtime: 'nodejs',
}

/** Signed-out visitors are saved a render. Never the guard: every page and action has its own. */
async function keepSession(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  // Pages of the portal verify a session themselves, and send whoever has none here.
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

/** Gives every page of a request its nonce, which Next reads from the policy on the request, and keeps sessions alive. */
export async function middleware(request: NextRequest) {
  // Asked for as if it were a form: a stored page must not be rendered, and kept, with a nonce.
  if (request.method !== 'POST' && request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    return NextResponse.next()
  }
  const policy = policyOfRendered()
  request.headers.set(POLICY_HEADER, policy)
  const response = hasSession(request) ? await keepSession(request) : NextResponse.next({ request })
  response.headers.set(POLICY_HEADER, policy)
  return response
}
