import { type Access, type Area, areaOf, canEnter, ROLE_LABELS, type UserType } from '@/lib/auth/roles'
import { paths } from '@/lib/paths'
import { ADMIN_SCREENS, SUPER_ADMIN_SCREENS } from './screens/admin'
import { GRAPHIC_DESIGNER_SCREENS, PROJECT_MANAGER_SCREENS } from './screens/ads'
import { OWL_SCREENS } from './screens/owl'

/** Headings of the sidebar, in its order. The first entries of a day have none. */
export const SIDEBAR_GROUPS = {
  day: null,
  incoming: 'Inbox',
  production: 'Production',
  sites: 'Sites and deals',
  website: 'Website',
  company: 'Company',
} as const
export type SidebarGroup = keyof typeof SIDEBAR_GROUPS

export type Screen = {
  area: Area
  /** Relative to the area; `[id]` stands for one record. */
  path: string
  title: string
  /** One sentence. Absent on the screen of one record. */
  description?: string
  /** Where the sidebar has it. */
  pinned?: SidebarGroup
  /** Path of the screen above it, where its own path does not say so. */
  parent?: string
  /** Set when the screen is not below its area. */
  href?: string
  /** What somebody needs besides access to the area. */
  access?: Access
}

export type AreaScreens = readonly Omit<Screen, 'area'>[]

const BY_AREA: Record<Area, AreaScreens> = {
  'super-admin': SUPER_ADMIN_SCREENS,
  admin: ADMIN_SCREENS,
  'project-manager': PROJECT_MANAGER_SCREENS,
  'graphic-designer': GRAPHIC_DESIGNER_SCREENS,
  owl: OWL_SCREENS,
}

export const AREA_LABELS: Record<Area, string> = {
  'super-admin': ROLE_LABELS.super_admin,
  admin: ROLE_LABELS.admin,
  'project-manager': ROLE_LABELS.project_manager,
  'graphic-designer': ROLE_LABELS.graphic_designer,
  owl: ROLE_LABELS.owl,
}

export const AREAS = Object.keys(BY_AREA) as Area[]

/** Every screen of the portal. Navigation, command palette, guards and their tests read this table. */
export const SCREENS: readonly Screen[] = AREAS.flatMap((area) =>
  BY_AREA[area].map((screen) => ({ area, ...screen })),
)

/** Contains `[id]` for the screen of a record. */
export const screenHref = ({ area, path, href }: Screen): string => href ?? paths.screen(area, path)

/** What the role lacks to enter the screen; null when nothing. */
export const lackedAccess = (
  { area, access = area }: Pick<Screen, 'area' | 'access'>,
  role: UserType | null,
): Access | null => [area, access].find((needed) => !canEnter(needed, role)) ?? null

export const isRecordScreen = ({ path }: Pick<Screen, 'path'>): boolean => path.includes('[id]')

/** Throws for an unknown screen, so that no page exists without an entry in the table. */
export function getScreen(area: Area, path: string): Screen {
  const screen = SCREENS.find((candidate) => candidate.area === area && candidate.path === path)
  if (!screen) throw new Error(`The portal has no screen ${area}/${path}`)
  return screen
}

export type Route =
  | { kind: 'screen'; area: Area; screen: Screen }
  /** A former path, or the root of an area. */
  | { kind: 'redirect'; area: Area; to: string }
  /** `area` is null outside every area. */
  | { kind: 'unknown'; area: Area | null }

type Redirect = { from: RegExp; to: string; area: Area }

const REDIRECTS: readonly Redirect[] = [
  { from: /^graphic-design\/ad\/([^/]+)$/, to: 'ads/$1', area: 'graphic-designer' },
  { from: /^graphic-design(?:\/(.*))?$/, to: '$1', area: 'graphic-designer' },
  { from: /^graphic-designer\/ad\/([^/]+)$/, to: 'ads/$1', area: 'graphic-designer' },
  { from: /^project-manager\/ad\/([^/]+)$/, to: 'ads/$1', area: 'project-manager' },
  // next.config.ts leads to both what was without `/dashboard/owl`.
  { from: /^owl\/parent-groups((?:\/.*)?)$/, to: 'site-groups$1', area: 'owl' },
  { from: /^owl\/locations((?:\/.*)?)$/, to: 'sites$1', area: 'owl' },
]

export const pathnameOf = (...parts: string[]): string => [paths.dashboard(), ...parts].join('/')

/** `[id]` stands for any part. */
function isAddressOf(screen: Screen, pathname: string): boolean {
  const asked = pathname.split('/')
  const parts = screenHref(screen).split('/')
  return (
    asked.length === parts.length && parts.every((part, index) => part === '[id]' || part === asked[index])
  )
}

const findScreen = (pathname: string): Screen | undefined =>
  SCREENS.find((screen) => screenHref(screen) === pathname) ??
  SCREENS.find((screen) => isAddressOf(screen, pathname))

/** Names win over ids: `sites/new` is not the site with the id 'new'. */
export function findRoute(pathname: string): Route {
  const screen = findScreen(pathname)
  if (screen) return { kind: 'screen', area: screen.area, screen }

  const below = pathname.slice(paths.dashboard().length + 1)
  const redirect = REDIRECTS.find(({ from }) => from.test(below))
  if (redirect) {
    const to = paths.screen(redirect.area, below.replace(redirect.from, redirect.to) || 'home')
    // A path below a former one may be as unknown as any other.
    return findScreen(to)
      ? { kind: 'redirect', area: redirect.area, to }
      : { kind: 'unknown', area: redirect.area }
  }

  const area = areaOf(pathname)
  if (area === below) return { kind: 'redirect', area, to: paths.screen(area, 'home') }
  return { kind: 'unknown', area }
}

/** What the role lacks to open an address of the portal; null when nothing, or when only the page can say. */
export function lackedAt(pathname: string, role: UserType | null): Access | null {
  const route = findRoute(pathname)
  if (route.kind === 'screen') return lackedAccess(route.screen, role)
  return route.area && lackedAccess({ area: route.area }, role)
}
