import type { NavigationArea, NavigationLink } from './navigation'

type Breadcrumb = Pick<NavigationLink, 'title' | 'href'>

const isAtOrBelow = (pathname: string, href: string) => pathname === href || pathname.startsWith(`${href}/`)

/**
 * Links to the page and to the screens above it, the nearest last: first those that only cover it, then those whose
 * address it is below.
 */
export function listAncestors(pathname: string, links: readonly NavigationLink[]): NavigationLink[] {
  const below = links.filter(({ href }) => isAtOrBelow(pathname, href))
  const covering = links.filter(
    (link) => !below.includes(link) && link.covers?.some((address) => isAtOrBelow(pathname, address)),
  )
  return [...covering, ...below.toSorted((one, other) => one.href.length - other.href.length)]
}

/** Ancestors of a page inside its area, the area's home first. Empty for the home itself and outside every area. */
export function listBreadcrumbs(pathname: string, areas: readonly NavigationArea[]): Breadcrumb[] {
  const area = areas.find(({ home }) => pathname.startsWith(home.replace(/home$/, '')))
  if (!area || pathname === area.home) return []
  const above = listAncestors(
    pathname,
    area.links.filter(({ href }) => href !== area.home),
  )
  return [{ title: area.label, href: area.home }, ...above.map(({ title, href }) => ({ title, href }))]
}
