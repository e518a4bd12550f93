import { NextResponse, type NextRequest } from 'next/server'
import { deniedPath, signInPath } from '@/lib/auth/landing'
import { readSignIn } from '@/lib/auth/read-sign-in'
import { parseViewer, VIEWER_COOKIE } from '@/lib/auth/viewer-cookie'
import { paths } from '@/lib/paths'
import { noteSilentDatabase } from '@/lib/next-runtime/request-store'
import { POLICY_HEADER } from '@/lib/next-runtime/policy/base-policy'
import { sitePolicyOfRendered } from '@/lib/next-runtime/policy/page-policy'
import { lackedAt } from '@/lib/portal/screens'
import { refreshSession, type Refreshed } from '@/lib/supabase/middleware'

/** Pages rendered per request, and forms posted without JavaScript, whose response is rendered whatever the page. */
export const config = {
  matcher: [
    '/dashboard/:path*',
    '/login',
    '/login/:page',
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

const isLogin = ({ nextUrl }: NextRequest) => nextUrl.pathname === paths.login()

/** For whoever wants nothing in particular there is one page, which is stored for those who are signed out. */
const isPlainLogin = (request: NextRequest) =>
  isLogin(request) && !request.nextUrl.searchParams.has('next') && !request.nextUrl.searchParams.has('view')

/** Renders the page of this request. Next takes the nonce from the header. */
function render(request: NextRequest, policy: string): NextResponse {
  request.headers.set(POLICY_HEADER, policy)
  const isRewritten = isLogin(request) && !(isPlainLogin(request) && request.method === 'POST')
  const { search } = request.nextUrl
  const response = isRewritten
    ? NextResponse.rewrite(new URL(`${paths.login()}/dynamic${search}`, request.url), { request })
    : NextResponse.next({ request })
  response.headers.set(POLICY_HEADER, policy)
  return response
}

function leave(request: NextRequest, policy: string): NextResponse {
  const { pathname, search } = request.nextUrl
  if (!isLogin(request)) return NextResponse.redirect(new URL(signInPath(pathname + search), request.url))
  return isPlainLogin(request) ? NextResponse.next() : render(request, policy)
}

/**
 * Where somebody is led whose role may not open the address; null for the page to decide. The readable cookie only tells whom to ask
 * about: the database answers, so a role that has changed counts at once.
 */
async function denialOf({ nextUrl, cookies }: NextRequest, client: Refreshed['client']) {
  const viewer = parseViewer(cookies.get(VIEWER_COOKIE)?.value)
  if (!viewer || !lackedAt(nextUrl.pathname, viewer.role)) return null
  const account = await readSignIn(client).then(
    (signIn) => signIn.account,
    () => {
      // Else the page waits for it once more.
      noteSilentDatabase()
      return null
    },
  )
  const lacked = account && lackedAt(nextUrl.pathname, account.role)
  return lacked && deniedPath(lacked, account.role)
}

/** Null for the page to render. */
async function answerEarly(request: NextRequest, policy: string, { session, client }: Refreshed) {
  if (!READS.has(request.method) || session === 'unknown') return null
  if (session === 'signed-out') {
    const response = leave(request, policy)
    if (request.cookies.has(VIEWER_COOKIE)) response.cookies.delete(VIEWER_COOKIE)
    return response
  }
  const denied = await denialOf(request, client)
  return denied === null ? null : NextResponse.redirect(new URL(denied, request.url))
}

/**
 * Refreshes the session, and redirects early whoever is signed out or has another role. Not the guard: every page and action has
 * its own.
 */
async function refreshAndRedirect(request: NextRequest, policy: string) {
  const refreshed = await refreshSession(request, isLogin(request))
  const early = await answerEarly(request, policy, refreshed)
  early?.headers.set('Cache-Control', 'private, no-store')
  return refreshed.applyCookies(early ?? render(request, policy))
}

const READS = new Set(['GET', 'HEAD'])

const SESSION_PAGES = new Set([paths.login(), paths.secondStep(), paths.secondFactor(), paths.dashboard()])

const hasSession = ({ nextUrl: { pathname } }: NextRequest) =>
  SESSION_PAGES.has(pathname) || pathname.startsWith(`${paths.dashboard()}/`)

export async function middleware(request: NextRequest) {
  // A GET with a form's content type: a stored page must not be rendered, and stored, with a nonce.
  if (request.method !== 'POST' && request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    return NextResponse.next()
  }
  const policy = sitePolicyOfRendered()
  return hasSession(request) ? refreshAndRedirect(request, policy) : render(request, policy)
}
