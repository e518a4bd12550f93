import { usePathname } from 'next/navigation'
import { areaOf } from '@/lib/auth/roles'
import type { NavigationArea } from '@/lib/portal/navigation'
import { paths } from '@/lib/paths'

/** Pages of the owls that have the whole width. */
const WITHOUT_SIDEBAR: readonly string[] = [paths.roleHome('owl'), paths.settings('owl')]

/** The area whose sidebar stands beside this page; null beside none. */
export function useSidebarArea(areas: NavigationArea[]): NavigationArea | null {
  const pathname = usePathname()
  if (WITHOUT_SIDEBAR.includes(pathname)) return null
  return areas.find(({ area }) => area === areaOf(pathname)) ?? null
}
