import type { NavigationArea, NavigationLink } from './navigation'

type Breadcrumb = Pick<NavigationLink, 'title' | 'href'>

/** The screens on the way to an address, from the area's home down. Empty for that home and outside every area. */
export function listBreadcrumbs(pathname: string, areas: readonly NavigationArea[]): Breadcrumb[] {
  const area = areas.find(({ home }) => pathname.startsWith(home.replace(/home$/, '')))
  if (!area || pathname === area.home) return []
  const above = area.links
    .filter(({ href }) => href !== area.home && (pathname === href || pathname.startsWith(`${href}/`)))
    .toSorted((a, b) => a.href.length - b.href.length)
  return [{ title: area.label, href: area.home }, ...above.map(({ title, href }) => ({ title, href }))]
}
