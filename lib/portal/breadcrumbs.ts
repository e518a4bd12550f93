import type { NavigationArea, NavigationLink } from './navigation'

export type Crumb = Pick<NavigationLink, 'title' | 'href'>
/** `siblings` are what stands beside it, itself included; empty when it stands alone. */
export type Breadcrumb = Crumb & { siblings: Crumb[] }

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

const toCrumb = ({ title, href }: NavigationLink): Crumb => ({ title, href })

const together = (crumbs: Crumb[]) => (crumbs.length > 1 ? crumbs : [])

/** Screens below the same one; of those at the top the group of the sidebar. */
function siblingsOf(link: NavigationLink, links: readonly NavigationLink[], area: NavigationArea): Crumb[] {
  const parentOf = ({ href }: NavigationLink) =>
    listAncestors(
      href,
      links.filter((other) => other.href !== href),
    ).at(-1)
  const parent = parentOf(link)
  const beside = parent
    ? links.filter((other) => parentOf(other) === parent)
    : area.sidebar.find((group) => group.links.some(({ href }) => href === link.href))?.links
  return together((beside ?? []).map(toCrumb))
}

/** Ancestors of a page inside its area, the area's home first. Empty for the home itself and outside every area. */
export function listBreadcrumbs(pathname: string, areas: readonly NavigationArea[]): Breadcrumb[] {
  const area = areas.find(({ home }) => pathname.startsWith(home.replace(/home$/, '')))
  if (!area || pathname === area.home) return []
  const links = area.links.filter(({ href }) => href !== area.home)
  const homes = areas.map(({ label, home }) => ({ title: label, href: home }))
  return [
    { title: area.label, href: area.home, siblings: together(homes) },
    ...listAncestors(pathname, links).map((link) => ({
      ...toCrumb(link),
      siblings: siblingsOf(link, links, area),
    })),
  ]
}
