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
 * @param areaName first segment below `/dashboard`; `path` holds the others
 */
export async function requireScreen(areaName: string, ...path: string[]): Promise<ScreenAccess> {
  const pathname = pathnameOf(areaName, ...path)
  const route = findRoute(pathname)
  if (route.area === null) {
    await requireViewer(pathname)
    notFound()
  }
  const viewer = await requireArea(route.area, pathname)
  if (route.kind === 'redirect') redirect(route.to)
  if (route.kind === 'unknown') notFound()
  if (route.screen.access) await requireArea(route.screen.access, pathname)
  return { viewer, area: route.area, screen: route.screen }
}
