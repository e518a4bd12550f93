import 'server-only'
import { notFound, redirect } from 'next/navigation'
import type { Account } from '@/lib/auth/account'
import type { Area, UserType } from '@/lib/auth/roles'
import { requireArea, requireViewer } from '@/lib/auth/session'
import { findRoute, pathnameOf, type Screen } from './screens'

type ScreenAccess = { viewer: Account & { role: UserType }; area: Area; screen: Screen }

/**
 * Guard of pages that several areas share. Redirects users without access and moved paths; unknown screens are not
 * found.
 * @param query goes along with a redirect
 */
export async function requireScreenAt(pathname: string, query = ''): Promise<ScreenAccess> {
  const route = findRoute(pathname)
  const from = pathname + query
  if (route.area === null) {
    await requireViewer(from)
    notFound()
  }
  const viewer = await requireArea(route.area, from)
  if (route.kind === 'redirect') redirect(route.to + query)
  if (route.kind === 'unknown') notFound()
  if (route.screen.access) await requireArea(route.screen.access, from)
  return { viewer, area: route.area, screen: route.screen }
}

/** @param areaName first segment below `/dashboard`; `path` holds the others */
export const requireScreen = (areaName: string, ...path: string[]): Promise<ScreenAccess> =>
  requireScreenAt(pathnameOf(areaName, ...path))
