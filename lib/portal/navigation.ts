import { canEnter, ownArea, type Area, type UserType } from '@/lib/auth/roles'
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
  SIDEBAR_GROUPS,
  type SidebarGroup,
} from './screens'

export type NavigationLink = {
  title: string
  href: string
  /** Relative to its area. */
  path: string
  /** Addresses of screens that belong to it, although they are not below its own. */
  covers?: string[]
}

/** Made on the server: the table of screens is larger than what one person may open. */
export type NavigationArea = {
  area: Area
  label: string
  home: string
  /** All that the command palette finds. */
  links: NavigationLink[]
  /** Those of the sidebar, in its groups. The first one has no heading. */
  sidebar: { heading: string | null; links: NavigationLink[] }[]
}

const OWN_PATHS = new Set(OWN_SCREENS.map(({ path }) => path))

/** Account and own screens are in every area, so only those of the user's role are linked. */
const isOfOtherRole = (screen: Screen, role: UserType) =>
  (screen.path === 'settings' && screenHref(screen) !== paths.settings(role)) ||
  (OWN_PATHS.has(screen.path) && screen.area !== ownArea(role))

/** The address of a record without its id covers all records. */
const coveredBy = (area: Area, path: string): Pick<NavigationLink, 'covers'> => {
  const covers = SCREENS.filter((screen) => screen.area === area && screen.parent === path).map((screen) =>
    screenHref(screen).replace(/\/\[id\]$/, ''),
  )
  return covers.length > 0 ? { covers } : {}
}

const toLink = (screen: Screen): NavigationLink => ({
  title: screen.title,
  href: screenHref(screen),
  path: screen.path,
  ...coveredBy(screen.area, screen.path),
})

function navigationOf(area: Area, role: UserType): NavigationArea {
  const entries = SCREENS.filter(
    (screen) =>
      screen.area === area &&
      !isRecordScreen(screen) &&
      lackedAccess(screen, role) === null &&
      !isOfOtherRole(screen, role),
  ).map((screen) => ({ group: screen.pinned, link: toLink(screen) }))
  const linksIn = (wanted: SidebarGroup) =>
    entries.filter(({ group }) => group === wanted).map(({ link }) => link)
  return {
    area,
    label: AREA_LABELS[area],
    home: paths.screen(area, 'home'),
    links: entries.map(({ link }) => link),
    sidebar: (Object.keys(SIDEBAR_GROUPS) as SidebarGroup[])
      .map((group) => ({ heading: SIDEBAR_GROUPS[group], links: linksIn(group) }))
      .filter(({ links }) => links.length > 0),
  }
}

/** The areas a role may enter, its own first. Empty without a role. */
export function navigationFor(role: UserType | null): NavigationArea[] {
  if (role === null) return []
  const own = ownArea(role)
  return AREAS.filter((area) => canEnter(area, role))
    .toSorted((a, b) => Number(b === own) - Number(a === own))
    .map((area) => navigationOf(area, role))
}
