import { areaOf, type Area } from '@/lib/auth/roles'
import { paths } from '@/lib/paths'
import { screenHref, isRecordScreen, SCREENS } from './screens'
import type { Screen } from './types'

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
  { from: /^owl\/parent-groups((?:\/.*)?)$/, to: 'site-groups$1', area: 'owl' },
  { from: /^owl\/locations((?:\/.*)?)$/, to: 'sites$1', area: 'owl' },
]

export const pathnameOf = (...parts: string[]): string => [paths.dashboard(), ...parts].join('/')

const withoutId = (address: string) => address.replace(/\/[^/]+$/, '/[id]')

function findScreen(pathname: string): Screen | undefined {
  const named = SCREENS.find((screen) => !isRecordScreen(screen) && screenHref(screen) === pathname)
  return (
    named ?? SCREENS.find((screen) => isRecordScreen(screen) && screenHref(screen) === withoutId(pathname))
  )
}

/** Names win over ids: `sites/new` is not the site with the id 'new'. */
export function findRoute(pathname: string): Route {
  const screen = findScreen(pathname)
  if (screen) return { kind: 'screen', area: screen.area, screen }

  const below = pathname.slice(paths.dashboard().length + 1)
  const redirect = REDIRECTS.find(({ from }) => from.test(below))
  if (redirect) {
    const path = below.replace(redirect.from, redirect.to)
    return { kind: 'redirect', area: redirect.area, to: paths.screen(redirect.area, path || 'home') }
  }

  const area = areaOf(pathname)
  if (area === below) return { kind: 'redirect', area, to: paths.screen(area, 'home') }
  return { kind: 'unknown', area }
}
