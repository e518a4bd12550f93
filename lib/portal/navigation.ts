import { canEnter, type Area, type UserType } from '@/lib/auth/roles'
import { paths } from '@/lib/paths'
import { OWN_SCREENS } from './screens/shared'
import {
  lackedAccess,
  screenHref,
  AREA_LABELS,
  AREAS,
  isRecordScreen,
  type Screen,
  SCREENS,
  type SidebarGroup,
} from './screens'

export type NavigationLink = {
  title: string
  href: string
  /** Relative to its area. */
  path: string
  /** Where the sidebar has it. Null: only the command palette does. */
  pinned: SidebarGroup | null
  /** Addresses of screens that belong to it, although they are not below its own. */
  covers?: string[]
}

export type NavigationArea = { area: Area; label: string; home: string; links: NavigationLink[] }

const homeOf = (area: Area) => paths.screen(area, 'home')

const OWN_PATHS = new Set(OWN_SCREENS.map(({ path }) => path))

/** Account and own screens are in every area, so only those of the user's role are linked. */
const isOfOtherRole = (screen: Screen, role: UserType) =>
  (screen.path === 'settings' && screenHref(screen) !== paths.settings(role)) ||
  (OWN_PATHS.has(screen.path) && homeOf(screen.area) !== paths.roleHome(role))

/** The address of a record without its id covers all records. */
const coveredBy = (area: Area, path: string): Pick<NavigationLink, 'covers'> => {
  const covers = SCREENS.filter((screen) => screen.area === area && screen.parent === path).map((screen) =>
    screenHref(screen).replace(/\/\[id\]$/, ''),
  )
  return covers.length > 0 ? { covers } : {}
}

const linksOf = (area: Area, role: UserType): NavigationLink[] =>
  SCREENS.filter(
    (screen) =>
      screen.area === area &&
      !isRecordScreen(screen) &&
      lackedAccess(screen, role) === null &&
      !isOfOtherRole(screen, role),
  ).map((screen) => ({
    title: screen.title,
    href: screenHref(screen),
    path: screen.path,
    pinned: screen.pinned ?? null,
    ...coveredBy(area, screen.path),
  }))

/** The areas a role may enter, its own first. Empty without a role. */
export function navigationFor(role: UserType | null): NavigationArea[] {
  if (role === null) return []
  const own = paths.roleHome(role)
  return AREAS.filter((area) => canEnter(area, role))
    .toSorted((a, b) => Number(homeOf(b) === own) - Number(homeOf(a) === own))
    .map((area) => ({
      area,
      label: AREA_LABELS[area],
      home: homeOf(area),
      links: linksOf(area, role),
    }))
}
