import { mayEnter, type Area, type UserType } from '@/lib/auth/roles'
import { paths } from '@/lib/paths'
import { screenHref, AREA_LABELS, AREAS, isRecordScreen, SCREENS } from './screens'

export type NavigationLink = {
  title: string
  href: string
  /** Stands in the sidebar; the others are found through the command palette. */
  pinned: boolean
}

export type NavigationArea = { area: Area; label: string; home: string; links: NavigationLink[] }

const homeOf = (area: Area) => paths.screen(area, 'home')

/** Every area has its settings, but they are the same person's: one's own address of them is enough. */
const isOtherSettings = (href: string, role: UserType) =>
  href.endsWith('/settings') && href !== paths.settings(role)

const linksOf = (area: Area, role: UserType): NavigationLink[] =>
  SCREENS.filter((screen) => screen.area === area && !isRecordScreen(screen))
    .map((screen) => ({ title: screen.title, href: screenHref(screen), pinned: screen.pinned ?? false }))
    .filter(({ href }) => !isOtherSettings(href, role))

/** What someone may open, one's own area first, and nothing else. Empty without a role. */
export function navigationFor(role: UserType | null): NavigationArea[] {
  if (role === null) return []
  const own = paths.roleHome(role)
  return AREAS.filter((area) => mayEnter(area, role))
    .toSorted((a, b) => Number(homeOf(b) === own) - Number(homeOf(a) === own))
    .map((area) => ({
      area,
      label: AREA_LABELS[area],
      home: homeOf(area),
      links: linksOf(area, role),
    }))
}
