import { NextResponse, type NextRequest } from 'next/server'
import { signInPath } from '@/lib/auth/landing'
import { VIEWER_COOKIE } from '@/lib/auth/viewer-cookie'
import { paths } from '@/lib/paths'
import { refreshSession } from '@/lib/supabase/middleware'

export const config = { matcher: ['/dashboard/:path*', '/login'], runtime: 'nodejs' }

/** Keeps sessions alive and saves signed-out visitors a render. Never the guard: every page and action has its own. */
export async function middleware(request: NextRequest) {
  const { session, carry } = await refreshSession(request)
  if (session !== 'signed-out' || request.method !== 'GET') return carry(NextResponse.next({ request }))

  const { pathname, search } = request.nextUrl
  const response =
    pathname === paths.login()
      ? NextResponse.next({ request })
      : NextResponse.redirect(new URL(signInPath(pathname + search), request.url))
  if (request.cookies.has(VIEWER_COOKIE)) response.cookies.delete(VIEWER_COOKIE)
  response.headers.set('Cache-Control', 'private, no-store')
  return carry(response)
}
